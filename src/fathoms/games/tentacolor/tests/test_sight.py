"""What a seat may know (spec §6, TC-42, TC-43), and what is dealt afresh."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathoms.core.chance import SEARCH, answering, key
from fathoms.core.state import NOBODY, clone
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import BOX, CARD_COUNT, CARDS, HAND, PILE, PLACE_COUNT
from fathoms.games.tentacolor.position import census
from fathoms.games.tentacolor.rules.knowledge import first_set, learn, places
from fathoms.games.tentacolor.state import GIVING, State
from fathoms.games.tentacolor.tests import positions
from fathoms.games.tentacolor.tests.positions import box, go_on, hand, play, position, seen, top


def may_be(s: State, seat: int, card: str) -> set[int]:
    """Where a seat thinks a card may be."""
    where = places(s, seat, CARDS.index(card))
    return {place for place in range(PLACE_COUNT) if (where >> place) & 1}


def suppose(s: State, seat: int, card: str, *places: int) -> None:
    """A seat has learnt that a card is in one of these places."""
    for place in places:
        learn(s, seat, CARDS.index(card), place)
    for place in places:
        s.could[first_set(seat) + place] |= 1 << CARDS.index(card)


def deals(s: State, seat: int, count: int = 400) -> list[State]:
    """That many deals of what the seat cannot know."""
    dealt = []
    for k in range(count):
        fresh = clone(s)
        key(fresh.rng, 1, k, SEARCH)
        GAME.sight.redeal(positions.BOX, fresh, seat)
        dealt.append(fresh)
    return dealt


def passing(*hands: str) -> State:
    """Seat 0 is about to give a card, with as many seats as hands."""
    return position(*[""] * len(hands), hands=hands, phase="giving")


def test_others_see_backs_only() -> None:
    """TC-09, TC-42: hands, pile and generator are hidden, their sizes are not."""
    s = position("", "RO-1", hands=("RV-1 RV-2", "BV-1"), phase="starting")
    go_on(s)
    view = seen(s, 1)
    assert (hand(view, 0), hand(view, 1)) == ("", "BV-1")
    assert (view.held, view.left) == (s.held, s.left)
    assert view.pile == [NOBODY] * CARD_COUNT
    assert view.rng == [0] * 4
    assert hand(seen(s, -1), 1) == ""


def test_the_giver_knows_the_card_until_it_may_have_gone_on() -> None:
    """TC-42: seat 0 gives GB-1 to seat 1, who keeps it or gives it to seat 2."""
    s = passing("GB-1 YV-1", "BV-1", "RO-1", "RO-2")
    play(s, "give GB-1", chance=top(s, "YG-1"))
    assert hand(seen(s, 0), 1) == "GB-1"
    assert hand(seen(s, 2), 1) == hand(seen(s, -1), 1) == ""
    play(s, "lay YG-1", "give BV-1")
    assert may_be(s, 0, "GB-1") == {1, 2}
    assert hand(seen(s, 0), 1) == ""
    for deal in deals(s, 0, 60):
        assert "GB-1" in hand(deal, 1) + hand(deal, 2)


def test_the_giver_sees_the_card_laid() -> None:
    """TC-42: then it lies open to all."""
    s = passing("GB-1 YV-1", "BV-1", "RO-1")
    play(s, "give GB-1", "lay GB-1")
    assert [may_be(s, seat, "GB-1") for seat in range(-1, 3)] == [set()] * 4


def test_with_two_players_what_does_not_come_back_is_still_there() -> None:
    """TC-42: the one card left to the opponent must be the one given."""
    s = passing("GB-1 YV-1", "BV-1")
    play(s, "give GB-1", "lay YG-1", "give BV-1", chance=top(s, "YG-1"))
    assert hand(seen(s, 0), 1) == "GB-1"


def test_a_card_that_may_have_gone_round_is_in_one_of_the_other_hands() -> None:
    """TC-42: four players, one round later, never seen again."""
    s = passing("GB-1 YV-1", "BV-1", "RO-1", "RO-2")
    said = "give GB-1", "lay YG-1", "give BV-1", "lay YG-2", "give BV-1", "lay YG-3", "give BV-1"
    play(s, *said, chance=top(s, "YG-1 YG-2 YG-3"))
    assert may_be(s, 0, "GB-1") == {1, 2, 3}
    found = Counter(seat for deal in deals(s, 0, 600) for seat in range(1, 4) if "GB-1" in hand(deal, seat))
    assert sum(found.values()) == 600
    assert all(150 < found[seat] < 250 for seat in (1, 2, 3))


def test_a_shoal_shows_its_discard_to_nobody_else() -> None:
    """TC-22, TC-42: only who threw it away knows it; for the others it may be in the box or in the pile."""
    s = position("", "", "", hands=("OG-4 YV-1 OY-1", "BV-1", "RV-1"))
    play(s, "lay OG-4", "shoal 2")
    assert box(seen(s, 2)) == "RV-1"
    assert [box(seen(s, viewer)) for viewer in (-1, 0, 1)] == [""] * 3
    assert seen(s, 0).boxed == 1
    assert may_be(s, 0, "RV-1") == {1, 2, BOX, PILE}


def test_who_surely_knew_the_card_knows_it_in_the_box() -> None:
    """TC-22, TC-42: seat 0 gave GB-1, it did not come back, and then a Shoal took it."""
    s = passing("GB-1 YV-1", "BV-1")
    play(s, "give GB-1", "lay YG-1", "give BV-1", "lay OG-4", chance=top(s, "YG-1 OG-4"))
    assert box(seen(s, 0)) == box(seen(s, 1)) == "GB-1"
    assert box(seen(s, -1)) == ""


def test_a_bitten_card_is_known_to_all() -> None:
    """TC-18, TC-42: it lay open."""
    s = position("", "RO-1", hands=("OB-4 YV-1 OY-1", "BV-1"))
    play(s, "lay OB-4")
    assert [box(seen(s, viewer)) for viewer in (-1, 0, 1)] == ["RO-1"] * 3


def test_after_recycling_open_cards_are_in_the_pile_or_with_who_drew() -> None:
    """TC-40, TC-42: seat 2 has drawn nothing since, so it holds none of them."""
    s = position(
        "RO-1 GB-1", "YV-2", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), left=0, pile_empty="recycle", phase="starting"
    )
    go_on(s, chance=answering(s.boxed))  # the first card after those of the box
    assert may_be(s, 1, "RO-1") == {0, PILE}
    assert may_be(s, 1, "BV-2") == {0, 2}
    assert may_be(s, 0, "RO-1") == {0}
    for deal in deals(s, 1, 100):
        assert hand(deal, 2) in ("RV-1", "RV-2", "BV-2")


def test_who_must_go_on_and_does_not_cannot() -> None:
    """TC-11, TC-42: seat 0 lays off red, so neither card left is red, kept or given."""
    s = position("RO-1 RG-1", "", "", hands=("YV-1 GB-1 OV-1", "BV-1", "BV-2"))
    assert 0 in may_be(s, 2, "RV-1")
    play(s, "lay OV-1", "give YV-1")
    assert may_be(s, 2, "RV-1") == {1, PILE}
    assert may_be(s, 2, "YB-1") == {0, 1, PILE}
    assert may_be(s, 1, "RV-1") == {2, PILE}
    for deal in deals(s, 2, 60):
        assert "R" not in hand(deal, 0)


def test_a_redeal_is_uniform() -> None:
    """TC-42: any unseen card is as likely as another in a hand of which nothing is known."""
    s = position("", "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), phase="starting")
    go_on(s, chance=top(s, "GB-1"))
    found = Counter(hand(deal, 1) for deal in deals(s, 0, 2850))
    assert len(found) == 57
    assert 25 <= min(found.values()) <= max(found.values()) <= 85


def test_what_is_known_of_two_cards_is_dealt_evenly() -> None:
    """TC-42: one may be with 1 or 2, the other with 1, 2 or 3, and none of them holds two: four deals."""
    s = position("", "", "", "", hands=("RV-1 RV-2", "GB-1", "BV-1", "YV-1"))
    suppose(s, 0, "GB-1", 1, 2)
    suppose(s, 0, "BV-1", 1, 2, 3)
    found: Counter[tuple[int, int]] = Counter()
    for deal in deals(s, 0, 800):
        where = {hand(deal, seat): seat for seat in (1, 2, 3)}
        found[where["GB-1"], where["BV-1"]] += 1
    assert set(found) == {(1, 2), (1, 3), (2, 1), (2, 3)}
    assert all(150 < n < 250 for n in found.values())


def test_tips_are_secret_until_revealed() -> None:
    """TC-32, TC-34: own tip only; the winner's tip is then seen by all, the others stay secret."""
    s = position(
        "YB-1 YV-1 RY-1 OY-1 YG-1", "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T2 T1 T3", phase="starting"
    )
    assert seen(s, 1).tip == [-1, 0, -1, -1]
    assert seen(s, -1).tip == [-1] * 4
    go_on(s)
    assert seen(s, 2).tip == [1, -1, 2, -1]


def test_an_empty_pile_lays_all_tips_open() -> None:
    """TC-37: they decide who wins."""
    s = position("RO-1", "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T2 T1 T3", left=0, phase="starting")
    go_on(s)
    assert seen(s, -1).tip == s.tip


def test_a_tip_is_redealt_without_the_colours_ruled_out() -> None:
    """TC-43: seat 0's tip has no yellow, so it is T4, for seat 1 holds T1 itself."""
    s = position("", "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T4 T1 T3", ruled_out={0: ["yellow"]})
    dealt = [deal.tip for deal in deals(s, 1, 60)]
    assert {tip[0] for tip in dealt} == {3}
    assert {tip[2] for tip in dealt} == {1, 2}


def where(s: State, card: int) -> int:
    """The place of a card, -1 in a tentacle."""
    for seat in range(s.seats):
        if card in s.hand[HAND * seat : HAND * seat + s.held[seat]]:
            return seat
    return BOX if (s.box >> card) & 1 else PILE if card in s.pile[: s.left] else -1


def is_sound(s: State) -> bool:
    """Nobody believes anything wrong, everybody knows the own hand, and no tip has a colour ruled out."""
    for card in range(CARD_COUNT):
        place = where(s, card)
        for onlooker in range(-1, s.seats):
            believed = places(s, onlooker, card)
            if believed == 0:
                assert place in (-1, BOX), CARDS[card]
            else:
                assert (believed >> place) & 1, CARDS[card]
            if place == onlooker >= 0:
                assert believed == 1 << place
    for seat in range(s.seats):
        if s.expert:
            assert positions.BOX.tip_colours[s.tip[seat]] & s.ruled_out[seat] == 0
    return True


@settings(max_examples=40, deadline=None)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 150),
    expert=st.booleans(),
    recycle=st.booleans(),
    match=st.booleans(),
)
def test_nobody_is_ever_wrong_and_no_deal_contradicts_what_a_seat_knows(
    seats: int, seed: int, plies: int, expert: bool, recycle: bool, match: bool
) -> None:
    """TC-42, TC-43: however a game went, the truth is among what each seat thinks possible, and so is every redeal."""
    options: dict[str, Any] = {
        "expert": expert,
        "pile_empty": "recycle" if recycle else "longest",
        "laying": "match_if_able" if match else "free",
    }
    variant = GAME.variant(seats=seats, **options)
    s = variant.blank()
    variant.begin(s, seed)
    dice = random.Random(seed)
    for _ in range(plies):
        if s.over:
            break
        variant.step(s, s.player, dice.choice(variant.legal(s, s.player)))
    assert is_sound(s)
    for viewer in range(-1, seats):
        deal = deals(seen(s, viewer), viewer, 1)[0]
        assert is_sound(deal)
        assert census(positions.BOX, deal) == census(positions.BOX, s)
        view = seen(deal, viewer)
        view.draws = s.draws
        assert view == seen(s, viewer)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_news_keeps_secrets(viewer: int) -> None:
    """TC-09, TC-27, TC-42: a drawn card is named to who drew it, a given one to the two it concerns."""
    table = GAME.table(seats=3, seed=3, first_player=0)
    lines = table.lines(table.steps[0].news, viewer)
    drew = next(line for line in lines if line.key.startswith("news-drew"))
    assert ("card" in drew.about) == (viewer == 0)
    while table.state.phase != GIVING:
        table.play(0, table.legal(0)[0])
    lines = table.lines(table.play(0, table.legal(0)[0]), viewer)
    gave = next(line for line in lines if line.key.startswith("news-gave"))
    assert ("card" in gave.about) == (viewer in (0, 1))
