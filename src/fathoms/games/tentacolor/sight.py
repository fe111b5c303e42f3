"""What a seat may know (spec §6, TC-42, TC-43): its own hand and tip, what lies open, and what follows from play."""

from fathoms.core.chance import draw, hide_generator
from fathoms.core.sets import pick, size
from fathoms.core.state import NOBODY, ONLOOKERS
from fathoms.games.tentacolor.names import BOX, CARD_COUNT, HAND, PILE, PLACE_COUNT
from fathoms.games.tentacolor.rules.cards import pull, put_in
from fathoms.games.tentacolor.rules.knowledge import first_set, in_doubt, places, suspect_anything, unseen_in
from fathoms.games.tentacolor.rules.setup import free_tips
from fathoms.games.tentacolor.state import COMPLETED, RAN_OUT, Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat, or SPECTATOR, may not know."""
    forget(s, seat)
    for i in range(len(ONLOOKERS) * PLACE_COUNT):
        if i // PLACE_COUNT != seat + 1:
            s.could[i] = 0
    hide_generator(s)


def forget(s: State, seat: int) -> None:
    """Takes away every hidden card and tip that a seat does not know the place of; the numbers stay."""
    doubted = in_doubt(s, seat)
    for other in range(s.seats):
        if other != seat:
            forget_hand(s, other, doubted)
            if not is_tip_shown(s, other):
                s.tip[other] = NOBODY
    s.box &= ~doubted
    for i in range(CARD_COUNT):
        s.pile[i] = NOBODY


def forget_hand(s: State, seat: int, doubted: int) -> None:
    """TC-42: of a hand only the cards stay that are not in doubt, in front."""
    n = HAND * seat
    for i in range(HAND * seat, HAND * seat + s.held[seat]):
        card = s.hand[i]
        s.hand[i] = NOBODY
        if card != NOBODY and (doubted >> card) & 1 == 0:
            s.hand[n] = card
            n += 1


def is_tip_shown(s: State, seat: int) -> bool:
    """TC-34, TC-37: the winner's tip is revealed, and with an empty pile every tip."""
    return s.over == RAN_OUT or (s.over > COMPLETED and (s.winners >> seat) & 1 == 1)


def redeal(b: Box, s: State, seat: int) -> None:
    """Deals afresh what the seat cannot know; the caller has keyed the generator anew.

    Every deal that the seat's knowledge allows can come out, and no other. All are equally likely as long as the
    places of one card are among those of the next, which only Shoals, recycling and who could not go on with a series
    (TC-11) can disturb, and nearly so otherwise.
    """
    forget(s, seat)
    gather(s, seat)
    while not deal_hidden(s, seat):
        forget(s, seat)
        gather(s, seat)
    put_in_order(s)
    let_others_suspect_anything(s, seat)
    if s.expert:
        redeal_tips(b, s, seat)


def gather(s: State, seat: int) -> None:
    """All cards whose place the seat does not know are taken together with the pile."""
    cards = in_doubt(s, seat) | unseen_in(s, seat, PILE)
    s.left = 0
    for card in range(CARD_COUNT):
        if (cards >> card) & 1:
            s.pile[s.left] = card
            s.left += 1


def deal_hidden(s: State, seat: int) -> bool:
    """Fills hands and box from the gathered cards; False where no card or no place was left that would do.

    The cards that are surely not in the pile come first, the best known before the others.
    """
    outside = in_doubt(s, seat) & ~unseen_in(s, seat, PILE)
    doubt = 2
    while outside:
        i = 0
        while i < s.left:
            card = s.pile[i]
            where = places(s, seat, card) if (outside >> card) & 1 else 0
            if size(where) == doubt:
                free = free_slots(s, where)
                if free == 0:
                    return False
                fill_slot(s, where, draw(s, free), pull(s, i))
                outside &= ~(1 << card)
            else:
                i += 1
        doubt += 1
    place = scarcest(s, seat)
    while place != NOBODY:
        count = candidates(s, seat, place)
        if count == 0:
            return False
        i = nth_candidate(s, seat, place, draw(s, count))
        fill_slot(s, 1 << place, 0, pull(s, i))
        place = scarcest(s, seat)
    return True


def free_slots(s: State, where: int) -> int:
    """How many cards are missing in these places."""
    count = 0
    for other in range(s.seats):
        if (where >> other) & 1:
            for i in range(HAND * other, HAND * other + s.held[other]):
                count += s.hand[i] == NOBODY
    if (where >> BOX) & 1:
        count += s.boxed - size(s.box)
    return count


def fill_slot(s: State, where: int, n: int, card: int) -> None:
    """Puts a card where the n-th is missing in these places."""
    for other in range(s.seats):
        if (where >> other) & 1:
            for i in range(HAND * other, HAND * other + s.held[other]):
                if s.hand[i] == NOBODY:
                    if n == 0:
                        s.hand[i] = card
                    n -= 1
    if n >= 0:
        s.box |= 1 << card


def scarcest(s: State, seat: int) -> int:
    """Of the places where a card is missing, the one that the fewest cards can fill; NOBODY if all is dealt."""
    best = NOBODY
    fewest = CARD_COUNT + 1
    for place in range(PILE):
        if free_slots(s, 1 << place) > 0:
            count = candidates(s, seat, place)
            if count < fewest:
                fewest = count
                best = place
    return best


def may_be_in(s: State, seat: int, card: int, place: int) -> int:
    """1 if one of the gathered cards may be in that place, for all the seat knows."""
    return (s.could[first_set(seat) + place] >> card) & 1


def candidates(s: State, seat: int, place: int) -> int:
    """How many of the gathered cards may be in a place."""
    count = 0
    for i in range(s.left):
        count += may_be_in(s, seat, s.pile[i], place)
    return count


def nth_candidate(s: State, seat: int, place: int, n: int) -> int:
    """Where among the gathered cards the n-th lies that may be in a place."""
    for i in range(s.left):
        if may_be_in(s, seat, s.pile[i], place):
            if n == 0:
                return i
            n -= 1
    return NOBODY


def put_in_order(s: State) -> None:
    """Hands are ascending again."""
    for seat in range(s.seats):
        for n in range(s.held[seat]):
            put_in(s.hand, HAND * seat, n, s.hand[HAND * seat + n])


def let_others_suspect_anything(s: State, seat: int) -> None:
    """Of the new deal the others know their own hands, and what lies open."""
    for other in range(-1, s.seats):
        if other != seat:
            suspect_anything(s, other)
            s.could[first_set(other) + BOX] = s.hidden


def redeal_tips(b: Box, s: State, seat: int) -> None:
    """TC-32, TC-43: the other tips are dealt again until none has a colour that is ruled out."""
    fits = False
    while not fits:
        for other in range(s.seats):
            if other != seat and not is_tip_shown(s, other):
                s.tip[other] = NOBODY
        fits = True
        for other in range(s.seats):
            if s.tip[other] == NOBODY:
                free = free_tips(s)
                s.tip[other] = pick(free, draw(s, size(free)))
                if b.tip_colours[s.tip[other]] & s.ruled_out[other]:
                    fits = False
