"""What is seen: the whirlpool of any board, its pieces and the paths through them."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from fathoms.core.scene import USUAL, Container
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.aim import aim
from fathoms.games.treasure_hunting_kraken.names import CENTRE, NOWHERE, SPACES
from fathoms.games.treasure_hunting_kraken.picture import picture
from fathoms.games.treasure_hunting_kraken.places import cut
from fathoms.games.treasure_hunting_kraken.scene import KIT, manner, path, scene, spoken
from fathoms.games.treasure_hunting_kraken.state import Box, State
from fathoms.games.treasure_hunting_kraken.tests.boards import editions
from fathoms.games.treasure_hunting_kraken.tests.positions import (
    BOX,
    SHORT,
    TRIAL,
    number,
    play,
    position,
    trial,
    turn_of,
)
from fathoms.games.treasure_hunting_kraken.waters import spaces_of


def container(b: Box, s: State, name: str, seat: int = 0) -> Container:
    return next(c for c in scene(b, s, seat).containers if c.id == name)


def kinds(b: Box, s: State, name: str, seat: int = 0) -> dict[str, str]:
    """The pieces of a container: id and kind."""
    return {p.id: p.kind for p in container(b, s, name, seat).pieces}


def test_every_kind_of_piece_is_a_symbol_of_the_sheet() -> None:
    art = (GAME.folder / "art.svg").read_text(encoding="utf-8")
    assert [kind for kind in KIT if f'<symbol id="{kind}"' not in art] == []


@pytest.mark.parametrize(("box", "sizes"), [(BOX, [24, 12, 6]), (SHORT.box, [20, 10])])
def test_the_spaces_of_both_boards_are_cut_to_measure(box: Box, sizes: list[int]) -> None:
    assert [cut(box, k) for k in range(box.rings)] == [(size, 1) for size in sizes]


@settings(deadline=None, max_examples=30)
@given(editions())
def test_any_board_is_laid_out_with_room_for_each_space(edition: dict[str, Any]) -> None:
    """TH-51: all spaces on the board and apart from each other, everything in the kit."""
    on = trial(3, edition=edition)
    b = on.box
    free = next(SPACES[x] for x in spaces_of(b) if b.base[x] == NOWHERE)
    s = position("X", free, free, pillar=[3] * b.bases, points=12, on=on)
    pieces = container(b, s, "sea").pieces
    assert all(p.kind in KIT and 0 <= p.x <= 1000 and 0 <= p.y <= 1000 for p in pieces)
    middles = [(p.x, p.y) for p in pieces if p.id.startswith("space-")]
    assert len(middles) == len(spaces_of(b)) - 1
    for i, (x, y) in enumerate(middles):
        assert all((x - u) ** 2 + (y - v) ** 2 > 24**2 for u, v in middles[:i])  # thirty spaces on the fourth ring


@pytest.mark.parametrize("options", [{}, {"board": "short"}, {"preset": "furious-kraken"}])
def test_every_choice_has_a_path_of_its_own_all_through_a_game(options: dict[str, Any]) -> None:
    for seed in range(6):
        table = GAME.table(seats=4, seed=seed, **options)
        dice = random.Random(seed)
        for _ in range(150):
            seat = table.waiting[0]
            s = table.view(seat)
            ids = scene(table.box, s, seat).ids()
            assert len(ids) == len(set(ids))
            actions = table.legal_numbers(seat)
            paths = [path(table.box, s, seat, a) for a in actions]
            assert len(set(paths)) == len(paths)
            assert all(step in ids or step.startswith("do-") for p in paths for step in p)
            table.play(seat, dice.choice(actions))
            if table.over:
                break


def test_only_the_seat_to_act_sees_where_it_may_sail() -> None:
    s = position("B10", "A4", points=10)
    spots = [p.id for p in container(BOX, s, "sea", 0).pieces if p.spot and p.kind.startswith("may")]
    assert spots == ["to-B11", "to-B9", "to-C5", "to-A20", "to-A21"]
    for other in (1, -1):
        assert not [p for p in container(BOX, s, "sea", other).pieces if p.spot]


def test_a_space_several_moves_away_is_one_click_and_costs_what_it_says() -> None:
    """TH-14 to TH-17: each move of a route is legal when its turn comes, and the price is what they take."""
    s = position("B10", "A4", points=10)
    shown = scene(BOX, s, 0)
    spots = {p.id: p for p in shown.containers[0].pieces if p.spot}
    assert len(shown.routes) == 15
    for route in shown.routes:
        there = play(position("B10", "A4", points=11), *route.actions)
        assert route.id == f"to-{SPACES[there.at[0]]}"
        assert spots[f"{route.id}/price"].count == route.about["price"] == 11 - there.points
        assert spots[route.id].kind.startswith("far")
        assert len(route.actions) > 1
    assert not scene(BOX, s, 1).routes and not scene(BOX, s, -1).routes


def test_a_sailing_says_whether_it_ends_the_turn() -> None:
    """TH-08, TH-22, TH-24: with the last point; not before the treasure, nor home with it."""
    s = position("A4", "A18", points=2)
    assert spoken(BOX, s, 0, GAME.verbs.number("backward")).about["last"] == 1
    assert spoken(BOX, s, 0, GAME.verbs.number("forward")).about["last"] == 0
    assert [(route.id, (route.about or {})["last"]) for route in scene(BOX, s, 0).routes] == [("to-A6", 1)]
    beside = position("A4", "A6", points=3)  # whom one may attack with the last points
    assert spoken(BOX, beside, 0, GAME.verbs.number("forward")).about["last"] == 0
    assert spoken(BOX, position("C1", "A4", points=7), 0, GAME.verbs.number("inward")).about["last"] == 0


def test_the_long_way_home_or_to_the_treasure_is_a_wish_of_its_own() -> None:
    """TH-22, TH-24: the game is won with it, so it need not be found on the board."""
    s = position("A3", "A18", points=12, holder=0)
    assert {route.id: route.key for route in scene(BOX, s, 0).routes if route.manner == USUAL} == {
        "to-A0": "choice-sail-home"
    }
    assert not [route for route in scene(BOX, position("A3", "A18", points=3), 0).routes if route.manner]


def test_a_ship_that_the_kraken_holds_is_seen_on_the_board() -> None:
    """TH-45: until its next roll."""
    s = position("A4", "A18", gripped=[0, 1, 0, 0])
    assert [p.id for p in container(BOX, s, "sea").pieces if p.kind == "kraken-hit"] == ["grip-1"]


def test_a_route_stops_where_one_must_decide() -> None:
    """TH-22: in the centre, with the treasure before the bow."""
    s = position("C1", "A4", points=12)
    assert all("inward" not in route.actions[:-1] for route in scene(BOX, s, 0).routes)


def test_swords_lie_on_what_may_be_attacked_and_a_space_means_sailing() -> None:
    """TH-28: the ship itself bars no space; and as dice cannot be taken back, it is clicked twice."""
    s = position("A4", "A5", points=6)
    spots = {p.id: p.kind for p in container(BOX, s, "sea").pieces if p.spot}
    assert (spots["attack-1"], spots["to-A5"][:3]) == ("attack-target", "may")
    assert path(BOX, s, 0, GAME.verbs.number("attack 1")) == ("attack-1", "attack-1")


@pytest.mark.parametrize("count", [2, 3, 4])
def test_ships_on_one_space_lie_side_by_side_and_shrink(count: int) -> None:
    """TH-19: every one can be seen and clicked."""
    ships = [p for p in container(BOX, position(*["A0"] * count), "sea").pieces if p.id.startswith("ship-")]
    assert len({(p.x, p.y) for p in ships}) == count
    assert all(p.scale < 1 for p in ships)


def test_the_treasure_is_in_the_centre_or_on_deck_and_never_twice() -> None:
    """TH-22, TH-23: and lies at the bow of the ship that has it, whichever way that sails."""
    free, held = position("X", "A4"), position("X", "A4", holder=0)
    assert kinds(BOX, free, "sea")["treasure"] == "treasure"
    assert "loot-0" not in kinds(BOX, free, "deck-0")
    assert kinds(BOX, held, "deck-0")["loot-0"] == "treasure"
    assert kinds(BOX, held, "sea")["treasure"] == "treasure-aboard"
    for space, side in (("A2", -1), ("A12", 1)):
        on = {p.id: p for p in container(BOX, position(space, "A4", holder=0), "sea").pieces}
        assert (on["treasure"].x - on["ship-0"].x) * side > 0


def test_the_light_of_the_centre_goes_with_the_treasure() -> None:
    """TH-22: where it was is dark, and one sees at a glance that it is gone."""
    light = {"light", "glow"}
    assert light <= kinds(BOX, position("X", "A4"), "sea").keys()
    assert not light & kinds(BOX, position("X", "A4", holder=0), "sea").keys()


def test_the_treasure_is_seen_behind_whoever_has_come_for_it() -> None:
    """TH-22: the ship that asks whether to take it hides no more than its rim."""
    on = {p.id: p for p in container(BOX, position("X", "A4", phase="finding"), "sea").pieces}
    assert on["ship-0"].y - on["treasure"].y > 80


def test_a_pillar_wears_its_die_and_the_tentacles_rise_in_a_rage() -> None:
    """TH-37, TH-42: what is left of the pillar; arms up only while Enraged."""
    calm = kinds(BOX, position("A4", "A4", pillar={"B5": 2}, dial=1), "sea")
    assert (calm["pillar-B5"], calm["left-B5"], calm["tentacle-B0"]) == ("coral-pillar", "die-2", "tentacle-low")
    rage = kinds(BOX, position("A4", "A4", dial=3), "sea")
    assert rage["tentacle-B0"] != "tentacle-low"
    assert rage["kraken"] == "kraken-enraged"
    assert "pillar-B5" not in rage


def test_the_deck_shows_die_and_troubles_and_the_points_go_down() -> None:
    """TH-12, TH-13: what the next roll will suffer."""
    s = position("A4", "A5", lost=[0, 2, 0, 0], gripped=[0, 1, 0, 0], die=[5, 3, 0, 0], points=5, total=5)
    assert kinds(BOX, s, "deck-1") == {"die-1": "die-3", "lost-1": "lost-defence", "gripped-1": "kraken-hit"}
    assert list(kinds(BOX, play(s, "backward"), "points").values()) == ["point"] * 3 + ["point-spent"] * 2


def test_the_krakens_dice_lie_there_while_it_is_enraged() -> None:
    """TH-41, TH-43: both of them, once they are rolled."""
    s = position("A12", "A4", dial=2)
    assert kinds(BOX, s, "kraken-dice") == {}
    assert list(kinds(BOX, turn_of(0, s, 4, 10, 1), "kraken-dice").values()) == ["kraken-die-4", "kraken-die-10"]
    assert kinds(BOX, position("A12", "A4", dial=4, kraken=[4, 10]), "kraken-dice") == {}


def test_a_space_is_called_by_what_is_printed_on_it_where_one_may_sail_there_too() -> None:
    """TH-11, TH-46: wind and coral are explained, near and far."""
    spots = {p.id: p.label for p in container(BOX, position("B0", "A4", points=3), "sea").pieces if p.spot}
    assert (spots["to-B1"], spots["to-B2"], spots["to-B3"]) == ("label-coral", "label-wind", "")


def test_the_price_of_the_next_space_is_shown_only_with_the_choice() -> None:
    """While a turn is told nothing can be chosen, and no price lies on the board."""
    pieces = container(BOX, position("A4", "A9", points=2), "sea").pieces
    prices = {p.id: p.count for p in pieces if p.kind == "cost"}
    assert prices == {"to-A5/price": 1, "to-A6/price": 2, "to-A3/price": 2}
    assert all(p.spot for p in pieces if p.id in prices)


def test_where_several_ways_lead_outward_their_spaces_say_their_names() -> None:
    """TH-17: the choices differ in nothing else."""

    def said(space: str) -> set[str]:
        s = position(space, "A20", points=9)
        return {p.parts[0].figure for p in container(BOX, s, "sea").pieces if p.kind == "space-name"}

    assert said("X") == {"C0", "C1", "C2", "C3", "C4", "C5"}
    assert said("A5") == set()


@pytest.mark.parametrize(
    ("space", "holder", "said"),
    [
        ("A4", -1, ("aim-far", 3)),
        ("C1", -1, ("aim-far", 1)),
        ("X", -1, ("aim", 0)),
        ("X", 0, ("aim-home", 3)),
        ("A4", 0, ("aim-home", 0)),
        ("A4", 1, ("aim-chase", 0)),
        ("C1", 1, ("aim-chase", -2)),
    ],
)
def test_the_aim_says_how_many_rings_there_are_to_go(space: str, holder: int, said: tuple[str, int]) -> None:
    """TH-16, TH-17, TH-22, TH-24: inward to the treasure, outward with it; to a rival that has it from where one is."""
    message = aim(BOX, position(space, "A9", holder=holder), 0)
    assert (message.key, message.about["rings"]) == said


@pytest.mark.parametrize(
    ("dial", "said"),
    [(0, (3, 0)), (2, (1, 0)), (3, (0, 0)), (4, (2, 1)), (5, (1, 1))],
)
def test_the_aim_says_what_the_kraken_does_next(dial: int, said: tuple[int, int]) -> None:
    """TH-05, TH-42, TH-46: rage, or coral, and in how many rounds; a rage that is on first."""
    about = aim(BOX, position("A4", "A9", dial=dial), 0).about
    assert (about["rounds"], about["coral"]) == said


def test_the_treasure_is_what_one_clicks_to_take_it() -> None:
    """TH-22: and leaving it is a button."""
    s = play(position("C1", "A4", points=7), "inward")
    assert [path(BOX, s, 0, a) for a in TRIAL.variant.legal(s, 0)] == [("treasure",), ("do-leave",)]
    assert s.at[0] == CENTRE
    assert number("X") == CENTRE


def test_a_turn_that_has_yet_to_begin_is_drawn_without_points_and_choices() -> None:
    """TH-06: the dice of nobody lie there."""
    s = position("A4", "A4", phase="starting")
    assert not [p for p in container(BOX, s, "sea").pieces if p.spot]
    assert kinds(BOX, s, "points") == {}
    assert "die-0" not in kinds(BOX, s, "deck-0")
    assert "0 of 0 points left" in str(picture(BOX, s, 0, GAME.words("en")))


def test_nobody_has_points_left_before_the_roll() -> None:
    """TH-08, TH-10: while the dial moves, the next player's tile shows none of the points spent before."""
    t = GAME.table(seats=2, seed=1)
    for _ in range(12):
        for event in t.play(t.waiting[0], "end"):
            if event.kind.name in ("dial_turns", "out_of_reach"):
                assert event.after is not None
                assert kinds(BOX, event.after, "points") == {}
                assert "point" not in [fact.kind for tile in scene(BOX, event.after, 0).seats for fact in tile.facts]
            if event.kind.name.startswith("rolled"):
                assert event.after is not None
                assert event.after.total == event.after.points


def test_fetching_the_treasure_and_bringing_it_home_are_the_usual_wish() -> None:
    """TH-22, TH-24: said as what they are; another space as that, with what is left and the wind there."""
    s = turn_of(0, position("C3", "B0", points=8))
    inward = GAME.verbs.number("inward")
    assert (spoken(BOX, s, 0, inward).key, manner(BOX, s, 0, inward)) == ("choice-sail-treasure", "usual")
    home = turn_of(0, position("A23", "B0", points=3, holder=0))
    forward = GAME.verbs.number("forward")
    assert (spoken(BOX, home, 0, forward).key, manner(BOX, home, 0, forward)) == ("choice-sail-home", "usual")
    said = spoken(BOX, position("A2", "B0", points=3), 0, forward)
    assert GAME.words("en").tell(said) == "Sail forward to A3 (wind) for 1 point"
    assert (said.about["left"], said.about["wind"]) == (2, 1)


def test_a_way_goes_from_space_to_space_and_past_no_pillar() -> None:
    """TH-15, TH-16, TH-20: where the ship will have been."""
    s = position("A3", "A9", points=10, pillar={"B1": 6})
    via = {route.id: list(route.via) for route in scene(BOX, s, 0).routes}
    assert via["to-B2"] == ["space-A4"]
    assert via["to-B3"] == ["space-A4", "space-B2"]


def test_the_end_of_a_turn_says_what_is_lost_and_whether_the_wind_blows() -> None:
    """TH-08, TH-11: points that are left, and where the next turn begins."""
    end = GAME.verbs.number("end")
    said = [spoken(BOX, position(space, "B0", points=2), 0, end).about for space in ("A3", "A4")]
    assert said == [{"points": 2, "wind": 1, "rage": 0}, {"points": 2, "wind": 0, "rage": 0}]


def test_before_a_rage_a_choice_says_where_the_tentacles_reach() -> None:
    """TH-42: to sail there, or to stay; in a calm there is nothing to say."""
    forward, end = GAME.verbs.number("forward"), GAME.verbs.number("end")
    for space, dial, said in (("A10", 2, [1, 0]), ("A11", 2, [1, 1]), ("A15", 2, [0, 1]), ("A11", 1, [0, 0])):
        s = position(space, "A4", points=2, dial=dial)
        assert [spoken(BOX, s, 0, action).about["rage"] for action in (forward, end)] == said


def test_a_fight_says_what_there_is_to_win() -> None:
    """TH-32, TH-33, TH-37: points, the treasure, what is left of a pillar."""
    s = position("A4", "A5", points=6, pillar={"B1": 6})
    attack = GAME.verbs.number("attack 1")
    assert spoken(BOX, s, 0, attack).about == {"other": 1, "price": 3, "treasure": 0, "lost": 2}
    assert spoken(BOX, position("A4", "A5", points=6, holder=1), 0, attack).about["treasure"] == 1
    b5 = position("B4", "A20", pillar={"B5": 4})
    assert spoken(BOX, b5, 0, GAME.verbs.number("pillar B5")).about["left"] == 4


def test_what_the_points_no_longer_pay_is_barred() -> None:
    """TH-14: and nothing is before a turn has points."""
    barred = [p.id for p in container(BOX, position("A4", "A9", points=3), "costs").pieces if "barred" in p.label]
    assert barred == ["cost-inward", "cost-outward"]
    waiting = container(BOX, position("A4", "A9", phase="starting"), "costs").pieces
    assert not [p.id for p in waiting if "barred" in p.label]
