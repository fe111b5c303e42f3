"""What a person sees: every component once, wherever it is, also when it is crowded."""

from collections import Counter
from itertools import pairwise

import pytest

from fathoms.core.scene import Container, Piece
from fathoms.core.trial import Trial
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import AREAS, LANE_COUNT, LANES, PIRATES, SPACES
from fathoms.games.kraken_attack.scene import BOARD, KIT, scene
from fathoms.games.kraken_attack.state import State
from fathoms.games.kraken_attack.tests.positions import BOX, acting, broken, may, play, position, rolls, sea


def containers(s: State, seat: int = 0) -> dict[str, Container]:
    return {c.id: c for c in scene(BOX, s, seat).containers}


def board(s: State) -> list[Piece]:
    return [*containers(s)["sea"].pieces]


def at(pieces: list[Piece], start: str) -> list[Piece]:
    return [p for p in pieces if p.id.startswith(start)]


def test_every_component_is_on_the_table() -> None:
    """KA-02 to KA-07: eight tentacles and rails, four holes to come, the Kraken, three tokens, six dice."""
    pieces = board(position())
    count = Counter(p.kind for p in pieces if not p.spot)
    assert count["tentacle-purple"] == count["tentacle-red"] == 4
    assert (count["rail"], count["hole"], count["kraken"], count["kraken-attack-token"]) == (8, 4, 1, 3)
    dice = [*at(pieces, "die-"), *containers(position())["roll"].pieces]
    assert sorted(p.id for p in dice) == [f"die-{side}-{k}" for side in ("purple", "red") for k in range(3)]


def test_cards_of_every_seat_lie_in_rows_beside_their_piles() -> None:
    """KA-10: two face up, eight in the pile."""
    on = containers(position(), seat=1)
    for seat in range(4):
        assert [p.kind[:5] for p in on[f"cards-{seat}"].pieces] == ["card-", "card-"]
        assert [p.count for p in on[f"pile-{seat}"].pieces] == [8]
        assert on[f"cards-{seat}"].kind == ("hand" if seat == 1 else "row")
        assert on[f"cards-{seat}"].seat == seat


def test_a_die_keeps_its_name_from_the_track_to_the_pool() -> None:
    """KA-48: the red die of space 2 is the second red die."""
    assert [p.id for p in at(board(position(track=1)), "die-red")] == ["die-red-1", "die-red-2"]
    joined = position(track=2)
    assert [p.id for p in at(board(joined), "die-red")] == ["die-red-2"]
    assert "die-red-1" in [p.id for p in containers(joined)["roll"].pieces]


def test_the_dice_show_what_was_rolled_and_what_samuel_ignores() -> None:
    """KA-13, KA-56: faces up; an ignored Eye is small."""
    s = rolls("eye star blank blank", track=4, seat=0)
    s.ignored = [1, 0]
    dice = containers(s)["roll"].pieces
    assert [p.kind for p in dice] == ["die-purple-star", "die-purple-eye", "die-red-blank", "die-red-blank"]
    assert [p.label for p in dice] == ["label-die", "label-die-ignored", "label-die", "label-die"]
    assert dice[1].scale < 1


def test_four_pawns_on_one_area_stand_apart_inside_it() -> None:
    """KA-09: no two feet closer than 50 units, on every area."""
    for area, name in enumerate(AREAS):
        pawns = at(board(position(area=[name] * len(PIRATES))), "pawn-")
        assert len(pawns) == 4
        left, right = ((354, 488), (512, 646))[area % 2]
        top, bottom = ((290, 560), (560, 828))[area // 2]
        for p in pawns:
            assert left <= p.x <= right
            assert top <= p.y <= bottom
        for p in pawns:
            assert all(abs(p.x - q.x) + abs(p.y - q.y) > 50 for q in pawns if q is not p)
        assert [p.y for p in pawns] == sorted(p.y for p in pawns)


def test_many_holes_on_one_area_lie_apart() -> None:
    """KA-25: four in one place, and none left to come."""
    holes = at(board(position(hole={"D": 4}, over="sunk")), "hole-")
    assert len(holes) == 4
    assert len({(p.x, p.y) for p in holes}) == 4
    assert all(512 <= p.x <= 646 for p in holes)


def test_rails_break_in_place() -> None:
    """KA-21: the same piece, another look."""
    kinds = {p.id: p.kind for p in at(board(position(rail=broken("R3"))), "rail-")}
    assert kinds.pop("rail-R3") == "rail-broken"
    assert set(kinds.values()) == {"rail"}


def test_the_kraken_is_one_figure_on_track_and_in_lane() -> None:
    """KA-49, KA-55: it moves from the arch into the lane; its tokens go with it."""
    track = at(board(position(track=5)), "kraken")[0]
    assert track.y < 250
    s = position(track=8, kraken="R3", tokens=2, space=sea("0 0 0 0", "0 0 2 0"))
    lane = at(board(s), "kraken")[0]
    assert lane.id == track.id
    assert lane.x > 646
    tokens = at(board(s), "token-")
    assert [abs(t.x - lane.x) < 60 and abs(t.y - lane.y) < 60 for t in tokens] == [True, True, False]


def test_whirlpools_are_seen_and_spaces_offered_only_while_they_are_placed() -> None:
    """KA-70: 24 spots less the one taken."""
    table = GAME.table(seats=2, first_player=0, whirlpools=2)
    for seat, pirate in enumerate(("samuel", "billy")):
        table.play(seat, f"pirate {pirate}")
        table.play(seat, "board A")
    assert len(at(board(table.state), "space-")) == 24
    assert containers(table.state)["whirlpools"].pieces[0].count == 2
    table.play(0, "whirlpool P2 pistol")
    assert len(at(board(table.state), "space-")) == 23
    assert len(at(board(table.state), "whirlpool-P2-pistol")) == 1
    table.play(1, "whirlpool P3 pistol")
    assert at(board(table.state), "space-") == []
    assert "whirlpools" not in containers(table.state)


def ticked(s: State, seat: int) -> list[str]:
    """The symbols of the card being played that are ticked off, each with how it is called."""
    (card,) = (p for p in containers(s, seat)[f"cards-{seat}"].pieces if p.label == "label-card-played")
    kinds = [part.kind for part in card.parts]
    return [before for before, kind in pairwise(kinds) if kind == "badge-spent"]


def test_the_card_being_played_stays_where_it_lies_and_the_other_one_waits() -> None:
    """KA-29: one card a turn; Billy's broadside is asked for beside them."""
    s = acting("BI-09", "A", space=sea("1 1 0 0", "0 0 0 0"))
    on = containers(s, 3)
    labels = {piece.id: piece.label for piece in on["cards-3"].pieces}
    assert labels.pop("card-BI-09") == "label-card-played"
    assert list(labels.values()) == ["label-card-barred"]
    assert [p.id for p in on["uses"].pieces] == ["use-broadside"]
    assert {p.label for p in on["cards-0"].pieces} == {"label-card"}


def test_what_was_used_of_a_card_is_ticked_off() -> None:
    """KA-30, KA-42: the symbol itself, else a Wild that pays for it."""
    s = acting("EL-06", "A", space=sea("2 2 0 0", "0 0 0 0"))  # move, pistol, wild
    assert ticked(s, 2) == []
    for phrase, gone in [
        ("pistol P1", ["badge-pistol"]),
        ("pistol P2", ["badge-pistol", "badge-wild"]),
        ("move B", ["badge-move", "badge-pistol", "badge-wild"]),
    ]:
        play(s, phrase)
        assert ticked(s, 2) == gone


def test_what_astrid_may_use_twice_is_ticked_off_after_the_second_time() -> None:
    """KA-57: one symbol of her card counts double, whichever she likes."""
    s = acting("AS-02", "A", space=sea("0 0 0 0", "0 0 0 0"))  # move among others
    play(s, "move B")
    assert ticked(s, 1) == []
    play(s, "move D")
    assert ticked(s, 1) == ["badge-move"]


@pytest.mark.parametrize("option", ["off", "on"])
def test_a_broadside_that_would_sweep_the_kraken_is_offered_by_the_option_alone(option: str) -> None:
    """KA-63: beside the target only the Kraken lies in range of a cannon."""
    s = acting("BI-09", "A", kraken="P2", space=sea("1 1 0 0", "0 0 0 0"), billy_sweeps_kraken=option)
    offered = "use-broadside" in [p.id for p in containers(s, 3)["uses"].pieces]
    assert offered == any(phrase.startswith("broadside") for phrase in may(s))


def test_a_drawn_card_lies_in_its_row_as_soon_as_it_is_told() -> None:
    """KA-45: the played card is gone from the middle, two lie in the row again."""
    table = GAME.table(seats=2, seed=1, first_player=0, powers="off")
    table.play(0, "begin")
    table.play(0, "card 1")
    drawn = next(e.after for e in table.play(0, "stop") if e.kind.name == "draws_card")
    assert drawn is not None
    assert [p.label for p in containers(drawn)["cards-0"].pieces] == ["label-card", "label-card"]


def test_solo_shows_one_pile_with_the_back_that_lends_its_power() -> None:
    """KA-77, KA-79: eighteen cards, the top card's pirate to see."""
    table = GAME.table(seats=1, seed=2)
    table.play(0, "begin")
    back = containers(table.state)["pile-0"].pieces[0]
    assert back.count == 18
    assert back.kind == f"card-back-{PIRATES[table.state.back]}"


def test_pieces_on_the_board_lie_on_the_board() -> None:
    """KA-03: whatever space and track they are on."""
    for space in SPACES:
        for track in range(9):
            for p in board(position(space=[space] * LANE_COUNT, track=track, hole=[1, 1, 1, 0])):
                assert -20 <= p.x <= BOARD[0] + 20, p
                assert -20 <= p.y <= BOARD[1], p
                assert p.kind in KIT


def test_a_longer_or_shorter_track_uses_the_same_arch() -> None:
    """KA-05: an edition's track of 2 or 16 spaces begins and ends where the usual one does."""
    for count in (2, 5, 16):
        trial = Trial(GAME.variant(seats=2, edition={"track": {"spaces": [""] * count}}))
        ends = []
        for track in (0, count - 1):
            s = trial.position(track=track)
            ends.append(next(p.x for p in scene(trial.box, s, 0).containers[0].pieces if p.id == "kraken"))
        assert ends == [88, 864]


def test_a_card_that_an_edition_changed_shows_its_own_symbols() -> None:
    """KA-30: nobody is shown a card that lies."""
    box = GAME.open_box({"cards": {"samuel": {"SA-01": "C W F"}}})
    row = next(c for c in scene(box, position(), 0).containers if c.id == "cards-0")
    assert [p.id for p in row.pieces] == ["card-SA-01", "card-SA-02"]
    assert [part.kind for part in row.pieces[0].parts] == ["badge-cannon", "badge-wild", "icon-funny-face"]


@pytest.mark.parametrize("space", [1, 2, 3])
def test_one_clicks_the_piece_one_hits(space: int) -> None:
    """KA-34 to KA-36: the space says which weapon; only a broadside needs its badge first."""
    s = acting("BI-04", "A", space=[SPACES[space]] * LANE_COUNT)
    paths = {p: GAME.scene.path(BOX, s, 3, GAME.verbs.number(p)) for p in may(s)}
    verb = ("", "cannon", "pistol", "saber")[space]
    assert paths[f"{verb} P1"] == ("tentacle-P1",)
    assert paths["move B"] == ("area-B",)
    assert paths["stop"] == ("do-stop",)
    if space == 1:
        assert paths["broadside P2"] == ("use-broadside", "tentacle-P2")
    assert len(LANES) == 2 * len(AREAS)


@pytest.mark.parametrize(("option", "offered"), [("off", False), ("on", True)])
def test_a_broadside_is_offered_at_the_kraken_where_the_option_says_so(option: str, offered: bool) -> None:
    """KA-63: beside a lone target on its side there is only the Kraken, in cannon range."""
    s = acting("BI-01", "A", space=sea("1 0 1 0", "0 0 0 0"), kraken="P3", billy_sweeps_kraken=option)
    badges = [p.id for c in scene(BOX, s, 3).containers for p in c.pieces if p.id == "use-broadside"]
    assert bool(badges) is offered


def test_samuel_ignores_the_eyes_that_one_taps() -> None:
    """KA-56: the dice that show an Eye are the choice, whatever else was rolled; none of them has a button."""
    s = rolls("star eye eye", track=2, seat=0)
    paths = {p: GAME.scene.path(BOX, s, 0, GAME.verbs.number(p)) for p in may(s)}
    assert paths["ignore 0 0"] == ("do-ignore-0-0",)
    shown = {piece.id: piece.about for c in GAME.scene.scene(BOX, s, 0).containers for piece in c.pieces}
    for number in (1, 2):
        tapped = paths[f"ignore 0 {number}"]
        assert len(set(tapped)) == number
        assert [shown[die] for die in tapped] == [{"side": "red", "face": "eye"}] * number


def test_a_broadside_is_called_by_its_side() -> None:
    """KA-61, KA-63: whichever tentacle is aimed at, the same goes; only who aims at the Kraken hits it, too."""
    s = acting("BI-01", "C", space=sea("1 0 1 1", "0 0 0 0"), kraken="P3")
    said = {lane: GAME.scene.spoken(BOX, s, 0, GAME.verbs.number(f"broadside {lane}")) for lane in ("P3", "P4")}
    assert {lane: message.about for lane, message in said.items()} == {
        "P3": {"side": "purple", "kraken": 1},
        "P4": {"side": "purple", "kraken": 0},
    }
    assert GAME.words("en").say(said["P4"].key, **said["P4"].about) == "Broadside: the purple side"


def test_who_aims_at_the_kraken_reads_its_name() -> None:
    """KA-55: a tentacle is called by its lane."""
    s = acting("BI-01", "C", space=sea("1 0 1 1", "0 0 0 0"), kraken="P3")
    said = {lane: GAME.scene.spoken(BOX, s, 0, GAME.verbs.number(f"cannon {lane}")) for lane in ("P3", "P4")}
    assert {lane: GAME.words("en").tell(message) for lane, message in said.items()} == {
        "P3": "Cannon: the Kraken!",
        "P4": "Cannon: purple shell",
    }


def test_the_aim_says_when_the_kraken_can_be_hit() -> None:
    """KA-38, KA-55: not on the bubbles."""
    far, near = (acting("BI-01", "C", space=sea(f"0 0 {space} 0", "0 0 0 0"), kraken="P3") for space in (0, 1))
    assert [GAME.aim(BOX, s, 0).key for s in (position(), far, near)] == ["aim", "aim", "aim-near"]


def test_light_lies_on_the_lanes_that_ones_own_pirate_reaches() -> None:
    """KA-34 to KA-40: of the area it stands on; nobody's who only watches."""
    s = position(area={"samuel": "A", "astrid": "D"})
    lit = {seat: [p.id for p in at([*containers(s, seat)["sea"].pieces], "reach-")] for seat in (0, 1, -1)}
    assert lit == {0: ["reach-P1", "reach-P2"], 1: ["reach-R3", "reach-R4"], -1: []}


def test_the_place_where_the_kraken_may_rise_says_how_far_it_is_and_who_can_hit_it_there() -> None:
    """KA-34 to KA-36, KA-49: two pirates on B, nobody on A."""
    s = acting("SA-07", "B", track=8, space=sea("0 1 2 3", "3 2 1 0"))
    play(s, "stop")
    said = {lane: GAME.scene.spoken(BOX, s, 0, GAME.verbs.number(f"summon {lane}")) for lane in ("P1", "R2")}
    near = {lane: (it.about["near"], it.about["count"]) for lane, it in said.items()}
    assert near == {"P1": (0, 0), "R2": (2, 2)}
