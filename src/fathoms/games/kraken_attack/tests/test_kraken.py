"""Funny Faces, the track, and the Kraken at the ship (KA-47 to KA-55, KA-66, KA-67, KA-69)."""

import pytest

from fathoms.core.state import clone
from fathoms.core.trial import Trial
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import LANE_COUNT, LANES, SPACES
from fathoms.games.kraken_attack.state import ARRIVING, CHOOSING, SUNK, WON
from fathoms.games.kraken_attack.tests.positions import (
    BOX,
    acting,
    broken,
    dice,
    go_on,
    may,
    play,
    position,
    sea,
    spaces,
    struck,
)


@pytest.mark.parametrize("track", range(8))
def test_a_face_moves_the_kraken_one_space_along_its_track(track: int) -> None:
    """KA-47: from any space but the last."""
    s = acting("SA-07", "A", track=track)
    play(s, "stop")
    assert (s.track, s.kraken) == (track + 1, -1)


def test_dice_join_the_pool_on_their_spaces() -> None:
    """KA-48: the pool along the track is that of the table in §2.4."""
    s = position()
    pools = [tuple(s.dice)]
    for track in range(8):
        s = acting("SA-07", "A", track=track)
        play(s, "stop")
        pools.append(tuple(s.dice))
    assert pools == [(1, 1), (1, 1), (1, 2), (1, 2), (2, 2), (2, 2), (2, 3), (2, 3), (3, 3)]


def test_a_new_die_is_first_rolled_in_the_next_turn() -> None:
    """KA-48: three dice fall after the Face, not before."""
    s = acting("SA-07", "A", track=1, space=["bubbles"] * LANE_COUNT)
    play(s, "stop", chance=dice("blank star star"))
    assert spaces(s) == sea("0 0 0 0", "2 0 0 0")
    assert s.roll[6] == 2


def test_at_the_end_of_the_track_any_of_the_eight_may_be_replaced() -> None:
    """KA-49: on any space, bubbles included."""
    s = acting("SA-07", "A", track=8)
    play(s, "stop")
    assert s.phase == ARRIVING
    assert s.player == 0
    assert may(s) == [f"summon {lane}" for lane in LANES]


@pytest.mark.parametrize("lane", range(8))
def test_the_kraken_takes_exactly_that_place(lane: int) -> None:
    """KA-49, KA-50: same lane, same space; the board still holds eight pieces, one of them the Kraken."""
    s = acting("SA-07", "A", track=8, space=sea("0 1 2 3", "3 2 1 0"))
    play(s, "stop", f"summon {LANES[lane]}")
    assert s.kraken == lane
    assert spaces(s) == sea("0 1 2 3", "3 2 1 0")
    figures = [p.id for p in GAME.scene.scene(BOX, s, 0).containers[0].pieces if "tentacle" in p.id]
    assert len(figures) == 7
    assert f"tentacle-{LANES[lane]}" not in figures


def test_the_face_that_brings_it_does_not_move_it() -> None:
    """KA-51: on the Saber space it does not strike either."""
    s = acting("SA-07", "A", track=8, space=sea("3 0 0 0", "0 0 0 0"))
    play(s, "stop", "summon P1")
    assert s.space[0] == 3
    assert s.rail == broken()


def test_two_faces_on_one_card_come_one_after_the_other() -> None:
    """KA-49, KA-52: the first brings the Kraken, the second moves it (an edition's card)."""
    trial = Trial(GAME.variant(seats=2, edition={"cards": {"samuel": {"SA-07": "W F F"}}}))
    s = trial.position(phase="acting", up={0: ["SA-07"]}, track=8, space=sea("1 0 0 0", "0 0 0 0"))
    trial.play(s, "stop")
    assert (s.phase, s.space[0]) == (ARRIVING, 1)
    trial.play(s, "summon P1", chance=dice())
    assert (s.kraken, s.space[0], s.player) == (0, 2, 1)


@pytest.mark.parametrize("phase", ["dealing", "starting", "surging", "grimacing"])
def test_what_comes_by_itself_goes_on_until_somebody_must_decide(phase: str) -> None:
    """KA-12: from any step of it, with nobody waiting, to the next choice of a card."""
    s = position(phase=phase)
    assert s.waiting == 0
    go_on(s)
    assert (s.phase, s.waiting) == (CHOOSING, 1 << s.player)
    assert s.player == (1 if phase == "grimacing" else 0)


def test_what_comes_by_itself_stops_where_the_kraken_arrives() -> None:
    """KA-49: the player of the card says where."""
    s = acting("SA-07", "A", phase="grimacing", track=8)
    assert (s.waiting, s.faces) == (0, 1)
    go_on(s)
    assert (s.phase, s.waiting) == (ARRIVING, 0b1)


def test_at_the_ship_every_face_moves_it_one_space() -> None:
    """KA-52: from Cannon to Pistol; on Saber it strikes."""
    s = acting("SA-07", "A", kraken="R2", space=sea("0 0 0 0", "0 1 0 0"))
    play(s, "stop")
    assert s.space[5] == 2
    s = acting("SA-07", "A", kraken="R2", space=sea("0 0 0 0", "0 3 0 0"))
    play(s, "stop")
    assert (s.space[5], s.rail) == (0, broken("R2"))


def test_dice_move_the_kraken_like_the_tentacle_it_replaced() -> None:
    """KA-53: its symbol and its colour's Eye."""
    s = struck(position(kraken="R3", space=["bubbles"] * LANE_COUNT), red="crab eye", purple="crab")
    assert spaces(s) == sea("0 0 1 0", "1 1 2 1")


def test_its_own_attack_gives_no_token() -> None:
    """KA-54: back on the bubbles, none the wiser."""
    s = struck(position(kraken="R3", tokens=1, space=sea("0 0 0 0", "0 0 3 0")), red="crab")
    assert (s.space[6], s.tokens, s.rail) == (0, 1, broken("R3"))


@pytest.mark.parametrize(("space", "verb"), [(1, "cannon"), (2, "pistol"), (3, "saber")])
def test_the_kraken_is_pushed_back_like_a_tentacle(space: int, verb: str) -> None:
    """KA-55: a token, back to the bubbles, and it stays in its lane."""
    s = acting("AS-06", "A", kraken="P2", space={lane: SPACES[space] if lane == "P2" else "bubbles" for lane in LANES})
    play(s, f"{verb} P2")
    assert (s.tokens, s.space[1], s.kraken, s.over) == (1, 0, 1, 0)


def test_a_tentacle_pushed_back_gives_no_token() -> None:
    """KA-55: only the Kraken does."""
    s = acting("AS-06", "A", kraken="P2", space=sea("1 0 0 0", "0 0 0 0"))
    play(s, "cannon P1")
    assert s.tokens == 0


def test_the_third_token_wins_at_once() -> None:
    """KA-66: Billy's extras are left, the Face is not made, no card is drawn, nobody is on turn."""
    s = acting("BI-07", "A", kraken="P1", tokens=2, space=sea("1 0 1 0", "0 0 0 0"))
    before = clone(s)
    play(s, "broadside P1")
    assert (s.over, s.winners, s.waiting) == (WON, 0b1111, 0)
    assert spaces(s) == sea("0 0 1 0", "0 0 0 0")
    assert (s.up, s.pile) == (before.up, before.pile)


def test_winners_are_all_who_sit_at_the_table() -> None:
    """KA-66: together, however many."""
    at = {"kraken": "P1", "tokens": 2, "space": sea("3 0 0 0", "0 0 0 0")}
    s = position(seats=2, phase="acting", up={0: ["SA-04"]}, **at)
    play(s, "saber P1")
    assert s.winners == 0b11


def test_the_ship_sinks_on_a_face_before_any_card_is_drawn() -> None:
    """KA-65: KA-45 is not carried out."""
    s = acting("SA-07", "A", kraken="P1", rail=broken("P1"), hole=[3, 0, 0, 0], space=sea("3 0 0 0", "0 0 0 0"))
    before = clone(s)
    play(s, "stop")
    assert (s.over, s.space[0]) == (SUNK, 0)
    assert s.up == before.up


def test_however_the_ship_sinks_the_game_ends_in_the_same_phase() -> None:
    """KA-65: by the dice or through a Funny Face, the next thing would have been to choose a card."""
    s = acting("SA-07", "A", kraken="P1", rail=broken("P1"), hole=[3, 0, 0, 0], space=sea("3 0 0 0", "0 0 0 0"))
    by_dice = struck(clone(s), purple="star")
    play(s, "stop")
    assert by_dice.over == s.over == SUNK
    assert by_dice.phase == s.phase == CHOOSING


def test_a_game_is_never_won_and_lost_at_once() -> None:
    """KA-67: whoever wins has a ship afloat, whoever sinks has not driven the Kraken away."""
    endings = set()
    stout = {"ship": {"holes_to_sink": 12}}  # a ship that lets even chance win sometimes
    ends, _ = GAME.fast.finals(GAME.variant(seats=2, edition=stout, tokens_to_win=1), 2000, seed=4)
    for row in ends:
        endings.add(int(row["over"]))
        assert (row["over"] == WON) == (row["tokens"] == 1)
        assert (row["over"] == SUNK) == (sum(row["hole"]) == 12)
    assert endings == {WON, SUNK}


def test_in_the_short_game_the_first_hit_wins_and_no_tokens_are_used() -> None:
    """KA-69: and KA-66 with `tokens_to_win = 1`."""
    s = acting("SA-04", "A", tokens_to_win=1, kraken="P1", space=sea("3 0 0 0", "0 0 0 0"))
    assert not [p for p in GAME.scene.scene(BOX, s, 0).containers[0].pieces if p.kind == "kraken-attack-token"]
    play(s, "saber P1")
    assert s.over == WON
