"""What people see: scenes, pictures and hints."""

import pytest

from fathoms.core.message import Fill, Message
from fathoms.core.state import NOBODY
from fathoms.core.words import languages
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.actions import VERBS
from fathoms.games.barrakuda.aim import aim
from fathoms.games.barrakuda.scene import BOARD, KIT, path, scene, spoken
from fathoms.games.barrakuda.state import CHOOSING, State
from fathoms.games.barrakuda.tests.positions import (
    BLUE,
    BOX,
    RED,
    YELLOW,
    at,
    dive,
    falling,
    play,
    position,
    resolving,
    seen,
)


def test_a_chosen_card_lies_open_to_its_owner_and_closed_to_the_rest() -> None:
    """BK-10: the same place shows the card, or a back; who still chooses, the seats say alone."""
    s = position(3)
    assert not [c.id for c in scene(BOX, seen(s, RED), RED).containers if c.id.startswith("chosen")]
    play(s, "play 4", seat=RED)
    assert "card-0-4" in scene(BOX, seen(s, RED), RED).ids()
    for other in (BLUE, YELLOW, -1):
        ids = scene(BOX, seen(s, other), other).ids()
        assert "ready-0" in ids
        assert not [name for name in ids if name.startswith("card-0")]


@pytest.mark.parametrize(
    ("plates", "said"),
    [
        (
            ("gold", 1, "take_back", 2),
            "Dark plate, alone or first here: 1 gold. Light plate, all who stand here: 2 cards back.",
        ),
        (("vault_up_to", 7, "none", 0), "Dark plate, alone or first here: lock up to 7 gold."),
    ],
)
def test_what_a_wreck_gives_is_said_as_one_says_it(plates: tuple[str, int, str, int], said: str) -> None:
    """BK-40, BK-44: a number before its thing, and nothing about a plate that is not there."""
    special, count, general, number = plates
    about: dict[str, Fill] = {"special": special, "special_count": count, "general": general, "general_count": number}
    assert GAME.words("en").tell(Message("explain-wreck", about)) == said


def said(s: State, seat: int, phrase: str) -> dict[str, Fill]:
    """What a choice is said about."""
    return dict(spoken(BOX, s, seat, VERBS.number(phrase)).about)


def test_a_dive_says_what_waits_there() -> None:
    """BK-30, BK-36, BK-40: both plates, gold that was lost, and the barracuda."""
    s = position(gold={"5": 2}, barracuda="5")
    plates: dict[str, Fill] = {"special": "vault_up_to", "special_count": 7, "general": "none", "general_count": 0}
    assert said(s, RED, "play 5") == {"wreck": "5", **plates, "gold": 2, "fish": 1}
    assert (said(s, RED, "play 4")["gold"], said(s, RED, "play 4")["fish"]) == (0, 0)


def test_whoever_steers_the_barracuda_sees_what_it_bites() -> None:
    """BK-26, BK-33: not whom it obeys, nor an empty bag; at home it brings cards back."""
    s = position(phase="steering", place=at(2, 2, 2, 1), bag=[5, 4, 1, 0], controller=RED, distance=2, barracuda="2")
    bitten = [tuple(said(s, RED, f"steer {wreck}")[what] for what in ("count", "other", "gold")) for wreck in "21"]
    assert bitten == [(2, BLUE, 5), (0, NOBODY, 0)]
    assert said(s, RED, "steer 6")["lair"] == 1


def test_whoever_locks_gold_sees_how_full_the_vault_will_be() -> None:
    """BK-50, BK-62: the one it goes to."""
    s = position(vault=[3, 0], bag=[9, 0])
    assert [said(s, RED, f"vault {gold}")["held"] for gold in (2, 5)] == [5, 8]
    assert [said(s, RED, phrase)["full"] for phrase in ("vault 4", "vault 5", "vault_all")] == [0, 1, 1]


def test_a_team_aims_at_its_own_vault() -> None:
    """BK-80: which two fill together."""
    assert [aim(BOX, position(4, {"team_mode": "on"}), seat).key for seat in (RED, -1)] == ["aim-team", "aim-teams"]


def test_the_reveal_shows_all_cards_before_anybody_moves() -> None:
    """BK-11: for one moment every chosen card lies open, and nowhere else."""
    t = GAME.table(seats=2, seed=1)
    t.play(RED, "play 4")
    revealed = next(event for event in t.play(BLUE, "play barracuda") if event.kind.name == "revealed")
    assert revealed.after is not None
    for seat in (RED, BLUE, -1):
        containers = {c.id: [p.id for p in c.pieces] for c in scene(BOX, revealed.after, seat).containers}
        assert containers["chosen-0"] == ["card-0-4"]
        assert containers["chosen-1"] == ["card-1-barracuda"]
        ids = [name for names in containers.values() for name in names]
        assert len(ids) == len(set(ids))


def test_four_divers_the_barracuda_and_gold_all_find_room_on_one_wreck() -> None:
    """BK-34, BK-42: every piece has its own place."""
    s = position(place=at(4, 4, 4, 4), lying=[1, 3], barracuda="4", gold={"4": 4})
    board = scene(BOX, s, RED).containers[0]
    places = [(p.x, p.y) for p in board.pieces if p.kind.startswith(("diver", "gold", "barracuda"))]
    assert len(places) == 9
    assert len(set(places)) == 9


@pytest.mark.parametrize("seed", range(40))
def test_every_floor_fits_the_board(seed: int) -> None:
    """BK-02: any of the shapes, with dice, reserve and centre, each on water of its own."""
    s = GAME.table(seats=4, seed=seed, layout="random").state
    s = dive(s, "1234", to=2)
    pieces = [p for p in scene(BOX, s, RED).containers[0].pieces if p.kind.startswith(("wreck", "reserve", "centre"))]
    for p in pieces:
        w, h, ax, ay = KIT[p.kind]
        assert p.x - ax * p.scale >= 0
        assert p.y - ay * p.scale >= 100
        assert p.x + (w - ax) * p.scale <= BOARD[0]
        assert p.y + (h - ay) * p.scale <= BOARD[1]
    for one in pieces:
        for two in pieces:
            if one is not two:
                assert max(abs(one.x - two.x), abs(one.y - two.y)) > 180 * one.scale


def test_the_two_cards_drawn_are_backs_to_the_others() -> None:
    """BK-58: and the victim does not see them twice."""
    s = resolving(3, {"extra_wrecks": [1]}, place=at(1, 0, 0), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "meddle 1", seat=RED, chance=falling(2, 3))
    for seat in (RED, BLUE):
        ids = scene(BOX, seen(s, seat), seat).ids()
        assert ids.count("card-1-3") == ids.count("card-1-5") == 1
    assert {"drawn-0", "drawn-1"} <= set(scene(BOX, seen(s, YELLOW), YELLOW).ids())
    assert path(BOX, s, RED, VERBS.number("lay 3")) == ("card-1-3",)


@pytest.mark.parametrize("language", languages())
def test_the_picture_fits_a_terminal_and_keeps_secrets(language: str) -> None:
    """BK-10: 72 columns at most; only one's own choice is starred."""
    words = GAME.words(language)
    extra = {"extra_wrecks": range(1, 7), "extra_wrecks_free": "on"}
    for layout in ("first_game", "lagoon", "trench"):
        s = position(
            options={"layout": layout, **extra}, place=at(4, 4, 4, 4), lying=[0, 1, 2, 3], barracuda="4", gold={"4": 4}
        )
        play(s, "play 3", seat=RED)
        for seat in (RED, BLUE, -1):
            text = str(GAME.picture(BOX, seen(s, seat), seat, words))
            assert max(len(line) for line in text.splitlines()) <= 72
            assert ("3*" in text) == (seat == RED)
            assert "$$$$" in text
            assert "><))>" in text


def test_hints_weigh_the_card_chosen_in_secret_by_its_owner_only() -> None:
    """BK-10, BK-21: gold promised, gold at stake; others' choices are not looked at."""
    s = position(2, bag=[6, 2])
    play(s, "play 4", seat=RED)
    out = [0] * len(GAME.hints.HINTS.names)
    GAME.hints.hints(BOX, s, RED, out)
    hints = dict(zip(GAME.hints.HINTS.names, out, strict=True))
    assert s.phase == CHOOSING
    assert (hints["dive_gold"], hints["dive_crowd"], hints["dive_prey"], hints["bankable"]) == (3, 1, 2, 6)
    assert hints["dive_risk"] == 6 * 2  # of twelve rolls two send it from 6 to 4
    before = list(out)
    s.card[BLUE] = 3
    GAME.hints.hints(BOX, s, RED, out)
    assert out == before
