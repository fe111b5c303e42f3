"""Written positions of Kraken Attack!: what follows from what is written, and what is never made or lost."""

from pathlib import Path

from fathoms.core.errors import BadPosition
from fathoms.core.message import Message
from fathoms.core.state import clone
from fathoms.games.kraken_attack.names import (
    CANNON_SPACE,
    CARDS,
    DECK,
    FUNNY,
    NOBODY,
    PIRATES,
    PISTOL_SPACE,
    SIDES,
    SLOT_COUNT,
    SPACE_COUNT,
)
from fathoms.games.kraken_attack.rules.cards import card_in_play, fill, pile_height, show_back, symbol_count
from fathoms.games.kraken_attack.rules.powers import power_of_turn
from fathoms.games.kraken_attack.rules.sea import end, everybody, is_sunk
from fathoms.games.kraken_attack.rules.setup import USUAL_AREA, USUAL_LANE, crew_size, drop_whirlpool, free_pirate
from fathoms.games.kraken_attack.state import (
    ACTING,
    ARRIVING,
    BOARDING,
    CHOOSING,
    DEALING,
    GRIMACING,
    PHASES,
    PICKING,
    SUNK,
    WHIRLPOOLS,
    WON,
    Box,
    State,
)

HOME = Path(__file__).parent
SETTING_UP = (PICKING, BOARDING, WHIRLPOOLS)
CARD_PLAYED = (ACTING, GRIMACING, ARRIVING)


# --- what follows ----------------------------------------------------------------------------------


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what is not written: the usual set-up, cards in printed order, and what follows from the rest."""
    if "phase" not in written:
        s.phase = CHOOSING
    if "first" not in written and s.first_player == NOBODY:
        s.first = 0
    if "player" not in written:
        s.player = s.first
    if "waiting" not in written:
        s.waiting = 1 << s.player if PHASES[s.phase].asks and not s.over else 0
    if s.phase not in SETTING_UP:
        man_the_ship(s)
        put_whirlpools(s, written)
        bring_dice(b, s, written)
        if s.phase != DEALING:
            lay_cards(s, written)
            use_card(b, s, written)
    if s.over and "winners" not in written:
        end(s, s.over, everybody(s) if s.over == WON else 0)


def man_the_ship(s: State) -> None:
    """KA-08, KA-09: whoever has no pirate takes the next one; a pawn without a place takes its usual one."""
    for member in range(crew_size(s)):
        if s.pirate[member] == NOBODY:
            s.pirate[member] = free_pirate(s)
        if s.area[s.pirate[member]] == NOBODY:
            s.area[s.pirate[member]] = USUAL_AREA[member]


def put_whirlpools(s: State, written: frozenset[str]) -> None:
    """KA-70: unless they are written, whirlpools open where they usually do."""
    if "placed" not in written:
        s.placed = whirlpools_at_sea(s)
    elif not 0 <= s.placed <= s.whirlpools:
        about = {"given": str(s.placed), "low": "0", "high": str(s.whirlpools)}
        raise BadPosition("error-position", name="placed", why=Message("edition-number", about))
    if "whirl" not in written:
        while s.placed < s.whirlpools:
            drop_whirlpool(s, USUAL_LANE[s.placed], PISTOL_SPACE)


def bring_dice(b: Box, s: State, written: frozenset[str]) -> None:
    """KA-48, KA-49: a Kraken that comes, or has come, is at the end of its track; dice it has met are in the pool."""
    if "track" not in written and (s.kraken != NOBODY or s.phase == ARRIVING):
        s.track = b.track_end
    if "dice" not in written:
        s.dice = [b.dice[colour] + b.track_die[: s.track + 1].count(colour) for colour in range(len(SIDES))]


def lay_cards(s: State, written: frozenset[str]) -> None:
    """KA-10: where no card lies open, the next of the deck does; the rest is the pile, in printed order, and known."""
    for seat in range(s.seats):
        left = [card for card in deck(s, seat) if card not in s.up and card not in s.pile]
        for i in range(SLOT_COUNT * seat, SLOT_COUNT * seat + SLOT_COUNT):
            if s.up[i] == NOBODY and left:
                s.up[i] = left.pop(0)
        if s.pile[DECK * seat] == NOBODY:
            s.pile[DECK * seat : DECK * seat + len(left)] = reversed(left)
        if "top" not in written:
            s.top[seat] = pile_height(s) - 1
    if "back" not in written:
        show_back(s)


def deck(s: State, seat: int) -> list[int]:
    """KA-10, KA-77: the cards of a seat in printed order."""
    full = clone(s)
    fill(full, seat)
    return full.pile[DECK * seat : DECK * seat + full.unseen[seat]]


def use_card(b: Box, s: State, written: frozenset[str]) -> None:
    """KA-29, KA-44, KA-82: the turn's power; of a card in play (the left one, unless written) its pawn and Faces."""
    if "power" not in written:
        s.power = power_of_turn(s)
    if s.phase not in CARD_PLAYED:
        return
    if "slot" not in written:
        s.slot = 0
    if "actor" not in written:
        s.actor = card_in_play(s) // DECK
    if "faces" not in written and s.phase != ACTING:
        made = 1 if s.phase == ARRIVING else 0
        s.faces = max(0, symbol_count(b, card_in_play(s), FUNNY) - made)


# --- what is never made or lost --------------------------------------------------------------------


def census(b: Box, s: State) -> dict[str, int]:
    """Pirates, cards, dice wherever they lie, one piece a lane, whirlpools; all of them in places that can be."""
    check_crew(s)
    check_cards(s)
    check_kraken(b, s)
    setting_up = s.phase in SETTING_UP
    crew = sum(pirate != NOBODY for pirate in s.pirate)
    cards = sum(card != NOBODY for card in (*s.up, *s.pile))
    return {
        "pirates": max(crew, crew_size(s)) if setting_up else crew,
        "cards": cards or DECK * crew_size(s),
        **{f"{side}-dice": dice_of(b, s, colour) for colour, side in enumerate(SIDES)},
        "pieces": sum(0 <= space < SPACE_COUNT for space in s.space),
        "whirlpools": max(whirlpools_at_sea(s), s.whirlpools) if setting_up else whirlpools_at_sea(s),
    }


def dice_of(b: Box, s: State, colour: int) -> int:
    """KA-05, KA-06: dice of a colour in the pool and on the track ahead."""
    return s.dice[colour] + b.track_die[s.track + 1 :].count(colour)


def whirlpools_at_sea(s: State) -> int:
    """KA-70: tokens on spaces that a whirlpool may take."""
    return sum((spaces >> CANNON_SPACE).bit_count() for spaces in s.whirl)


def check_crew(s: State) -> None:
    """KA-08, KA-09: every pirate only once, and on deck exactly those who sail."""
    for pirate, name in enumerate(PIRATES):
        sailing = s.pirate.count(pirate)
        if sailing > 1:
            raise BadPosition("position-pirate-twice", home=HOME, pirate=name)
        if s.area[pirate] != NOBODY and not sailing:
            raise BadPosition("position-stranger", home=HOME, pirate=name)
        if s.area[pirate] == NOBODY and sailing and s.phase not in SETTING_UP:
            raise BadPosition("position-ashore", home=HOME, pirate=name)


def check_cards(s: State) -> None:
    """KA-10, KA-77: every card in one place, before the seat that sails with its pirate."""
    seen = set()
    for cards, row in ((s.up, SLOT_COUNT), (s.pile, DECK)):
        for i, card in enumerate(cards):
            if card == NOBODY:
                continue
            if card in seen:
                raise BadPosition("position-card-twice", home=HOME, card=CARDS[card])
            if card // DECK not in (s.pirate if s.solo else [s.pirate[i // row]]):
                raise BadPosition("position-card-elsewhere", home=HOME, card=CARDS[card], seat=i // row)
            seen.add(card)


def check_kraken(b: Box, s: State) -> None:
    """KA-47, KA-49, KA-55, KA-65, KA-66: on its track, or come from its end; and a game that must be over is."""
    at_ship = s.kraken != NOBODY
    if not 0 <= s.track <= b.track_end or (at_ship and s.track != b.track_end) or (s.tokens and not at_ship):
        raise BadPosition("position-track", home=HOME, last=str(b.track_end))
    if is_sunk(b, s) != (s.over == SUNK) or (s.tokens >= s.tokens_to_win) != (s.over == WON):
        about = {"holes": str(b.holes_to_sink), "tokens": str(s.tokens_to_win)}
        raise BadPosition("position-over", home=HOME, **about)
