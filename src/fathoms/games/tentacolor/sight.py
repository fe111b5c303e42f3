"""What a seat may know (spec §6, TC-42, TC-43): its own hand and tip, what lies open, and what follows from play."""

from collections.abc import MutableSequence

from fathoms.core.chance import draw
from fathoms.games.tentacolor.names import CARD_COUNT, HAND, NOBODY, SEATS, TIP_COUNT
from fathoms.games.tentacolor.rules.cards import put_in
from fathoms.games.tentacolor.rules.knowledge import BOX, EACH, PILE, PLACES, anywhere, knows, learn, places
from fathoms.games.tentacolor.rules.setting import nth_free_tip
from fathoms.games.tentacolor.state import COMPLETED, RAN_OUT, Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat may not know (-1: a spectator)."""
    forget(s, seat)
    onlooker = seat if seat >= 0 else SEATS
    for card in range(CARD_COUNT):
        s.could[card] = places(s, onlooker, card) << PLACES * onlooker
    for i in range(4):
        s.rng[i] = 0


def forget(s: State, seat: int) -> None:
    """Takes away every hidden card and tip that a seat does not know the place of; the numbers stay."""
    onlooker = seat if seat >= 0 else SEATS
    for other in range(s.seats):
        if other != seat:
            keep_known(s, onlooker, s.hand, HAND * other, s.held[other])
            if not is_tip_shown(s, other):
                s.tip[other] = NOBODY
    keep_known(s, onlooker, s.box, 0, s.boxed)
    for i in range(CARD_COUNT):
        s.pile[i] = NOBODY


def keep_known(s: State, onlooker: int, cards: MutableSequence[int], first: int, count: int) -> None:
    """TC-42: of `count` cards from `first` on only the known ones stay, in front."""
    n = first
    for i in range(first, first + count):
        card = cards[i]
        cards[i] = NOBODY
        if card != NOBODY and knows(s, onlooker, card):
            cards[n] = card
            n += 1


def is_tip_shown(s: State, seat: int) -> bool:
    """TC-34, TC-37: the winner's tip is revealed, and with an empty pile every tip."""
    return s.over == RAN_OUT or (s.over > COMPLETED and (s.winners >> seat) & 1 == 1)


def redeal(b: Box, s: State, seat: int) -> None:
    """Deals afresh what the seat cannot know; the caller has keyed the generator anew.

    Every deal that the seat's knowledge allows can come out, and no other. All are equally likely as long as the
    places of one card are among those of the next, which only Shoals, recycling and `match_if_able` can disturb, and
    nearly so otherwise.
    """
    onlooker = seat if seat >= 0 else SEATS
    forget(s, seat)
    gather(s, onlooker)
    while not deal_hidden(s, onlooker):
        forget(s, seat)
        gather(s, onlooker)
    put_in_order(s)
    know_own_hands(s, onlooker)
    if s.expert:
        redeal_tips(b, s, seat)


def gather(s: State, onlooker: int) -> None:
    """All cards whose place the onlooker does not know are taken together with the pile."""
    s.left = 0
    for card in range(CARD_COUNT):
        if not knows(s, onlooker, card) or places(s, onlooker, card) == 1 << PILE:
            s.pile[s.left] = card
            s.left += 1


def deal_hidden(s: State, onlooker: int) -> bool:
    """Fills hands and box from the gathered cards; False where no card or no place was left that would do.

    The cards that are surely not in the pile come first, the best known before the others.
    """
    for doubt in range(2, PLACES):
        i = 0
        while i < s.left:
            where = places(s, onlooker, s.pile[i])
            if where >> PILE == 0 and how_many(where) == doubt:
                free = free_slots(s, where)
                if free == 0:
                    return False
                fill_slot(s, where, draw(s, free), pull(s, i))
            else:
                i += 1
    place = scarcest(s, onlooker)
    while place != NOBODY:
        count = candidates(s, onlooker, place)
        if count == 0:
            return False
        i = nth_candidate(s, onlooker, place, draw(s, count))
        fill_slot(s, 1 << place, 0, pull(s, i))
        place = scarcest(s, onlooker)
    return True


def pull(s: State, i: int) -> int:
    """Takes card i from the gathered ones; returns it."""
    card = s.pile[i]
    s.left -= 1
    s.pile[i] = s.pile[s.left]
    s.pile[s.left] = NOBODY
    return card


def how_many(where: int) -> int:
    """The number of places in a bit mask."""
    count = 0
    for place in range(PLACES):
        count += (where >> place) & 1
    return count


def free_slots(s: State, where: int) -> int:
    """How many cards are missing in these places."""
    count = 0
    for other in range(s.seats):
        if (where >> other) & 1:
            for i in range(HAND * other, HAND * other + s.held[other]):
                count += s.hand[i] == NOBODY
    if (where >> BOX) & 1:
        for i in range(s.boxed):
            count += s.box[i] == NOBODY
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
    if (where >> BOX) & 1:
        for i in range(s.boxed):
            if s.box[i] == NOBODY:
                if n == 0:
                    s.box[i] = card
                n -= 1


def scarcest(s: State, onlooker: int) -> int:
    """Of the places where a card is missing, the one that the fewest cards can fill; NOBODY if all is dealt."""
    best = NOBODY
    fewest = CARD_COUNT + 1
    for place in range(PILE):
        if free_slots(s, 1 << place) > 0:
            count = candidates(s, onlooker, place)
            if count < fewest:
                fewest = count
                best = place
    return best


def candidates(s: State, onlooker: int, place: int) -> int:
    """How many of the gathered cards may be in a place."""
    count = 0
    for i in range(s.left):
        count += (places(s, onlooker, s.pile[i]) >> place) & 1
    return count


def nth_candidate(s: State, onlooker: int, place: int, n: int) -> int:
    """Where among the gathered cards the n-th lies that may be in a place."""
    for i in range(s.left):
        if (places(s, onlooker, s.pile[i]) >> place) & 1:
            if n == 0:
                return i
            n -= 1
    return NOBODY


def put_in_order(s: State) -> None:
    """Hands and box are ascending again."""
    for seat in range(s.seats):
        for n in range(s.held[seat]):
            put_in(s.hand, HAND * seat, n, s.hand[HAND * seat + n])
    for n in range(s.boxed):
        put_in(s.box, 0, n, s.box[n])


def know_own_hands(s: State, onlooker: int) -> None:
    """What the other seats know of the new deal: their own hands, and what lies open."""
    mine = ((1 << PLACES) - 1) << PLACES * onlooker
    for card in range(CARD_COUNT):
        if places(s, onlooker, card):
            s.could[card] = s.could[card] & mine | (anywhere(s) | EACH << BOX) & ~mine
    for other in range(s.seats):
        for i in range(HAND * other, HAND * other + s.held[other]):
            learn(s, other, s.hand[i], other)


def redeal_tips(b: Box, s: State, seat: int) -> None:
    """TC-32, TC-43: the other tips are dealt again until none has a colour that is ruled out."""
    fits = False
    while not fits:
        hidden = 0
        for other in range(s.seats):
            if other != seat and not is_tip_shown(s, other):
                s.tip[other] = NOBODY
                hidden += 1
        free = TIP_COUNT - s.seats + hidden
        fits = True
        for other in range(s.seats):
            if s.tip[other] == NOBODY:
                s.tip[other] = nth_free_tip(s, draw(s, free))
                free -= 1
                if b.tip_colours[s.tip[other]] & s.ruled_out[other]:
                    fits = False
