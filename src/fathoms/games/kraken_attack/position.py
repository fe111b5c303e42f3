"""Written positions of Kraken Attack!: what follows from what is written, and what is never made or lost."""

from fathoms.core.errors import BadPosition, did_you_mean
from fathoms.core.message import Message
from fathoms.core.position import check_bounds, check_number, check_waiting
from fathoms.core.sets import all_of
from fathoms.core.state import NOBODY, clone
from fathoms.games.kraken_attack.names import (
    CANNON_SPACE,
    CARDS,
    DECK,
    EYE,
    FACE_COUNT,
    FUNNY,
    PIRATES,
    PISTOL_SPACE,
    SIDES,
    SLOT_COUNT,
    SPACE_COUNT,
)
from fathoms.games.kraken_attack.rules.cards import card_in_play, fill, pile_height, show_back, symbol_count
from fathoms.games.kraken_attack.rules.powers import power_of_turn
from fathoms.games.kraken_attack.rules.sea import dice_showing, end, is_sunk
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

SETTING_UP = (PICKING, BOARDING, WHIRLPOOLS)
CARD_PLAYED = (ACTING, GRIMACING, ARRIVING)


# --- what follows ----------------------------------------------------------------------------------


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what is not written: the usual set-up, cards in printed order, and what follows from the rest."""
    if "phase" not in written:
        s.phase = CHOOSING
    if "first" not in written and s.first_player == NOBODY:
        s.first = 0
    check_bounds(s, "first", 0, s.seats - 1)
    if s.phase in SETTING_UP:
        set_up_so_far(s, written)
    if "player" not in written:
        s.player = s.first
    check_numbers(b, s)
    asked = 1 << s.player if PHASES[s.phase].asks and not s.over else 0
    if "waiting" not in written:
        s.waiting = asked
    check_waiting(s, asked)
    if s.phase not in SETTING_UP:
        man_the_ship(s)
        put_whirlpools(s, written)
        bring_dice(b, s, written)
        if s.phase != DEALING:
            lay_cards(s, written)
            use_card(b, s, written)
    if s.over and "winners" not in written:
        end(s, s.over, all_of(s.seats) if s.over == WON else 0)


def set_up_so_far(s: State, written: frozenset[str]) -> None:
    """KA-08, KA-09, KA-83: so many have set up as have a place; whoever boards has a pirate."""
    if s.phase == WHIRLPOOLS:
        man_the_ship(s)
        if "placed" not in written:
            s.placed = whirlpools_at_sea(s)
        return
    if "placed" not in written:
        s.placed = sum(crew != NOBODY for crew in (s.pirate if s.solo and s.phase == PICKING else s.area))
    check_bounds(s, "placed", 0, crew_size(s) - 1)
    for member in crew_in_turn(s)[: picked(s)]:
        if s.pirate[member] == NOBODY:
            s.pirate[member] = free_pirate(s)
    if "player" not in written and not s.solo:
        s.player = crew_in_turn(s)[s.placed]


def crew_in_turn(s: State) -> list[int]:
    """KA-83: crew members in the order in which they set up."""
    return [(s.first + i) % crew_size(s) for i in range(crew_size(s))]


def picked(s: State) -> int:
    """KA-08, KA-83: how many have picked a pirate, `placed` having set up; alone, both pirates come first."""
    if s.phase != BOARDING:
        return s.placed
    return crew_size(s) if s.solo else s.placed + 1


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
    else:
        check_bounds(s, "placed", 0, s.whirlpools)
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
    check_numbers(b, s)
    check_roll(s)
    check_crew(s)
    check_set_up(s)
    check_cards(s)
    check_card_in_play(s)
    check_kraken(b, s)
    setting_up = s.phase in SETTING_UP
    crew = sum(pirate != NOBODY for pirate in s.pirate)
    cards = sum(card != NOBODY for card in (*s.up[: SLOT_COUNT * s.seats], *in_piles(s)))
    return {
        "pirates": max(crew, crew_size(s)) if setting_up else crew,
        "cards": cards if any(card != NOBODY for card in (*s.up, *s.pile)) else DECK * crew_size(s),
        **{f"{side}-dice": dice_of(b, s, colour) for colour, side in enumerate(SIDES)},
        "pieces": sum(0 <= space < SPACE_COUNT for space in s.space),
        "whirlpools": whirlpools_at_sea(s) + whirlpools_to_come(s),
    }


def check_numbers(b: Box, s: State) -> None:
    """KA-02, KA-25, KA-31, KA-45, KA-83: players sit at the table, no count is beyond what there is."""
    height = pile_height(s)
    for name, low, high in (
        ("first", 0, s.seats - 1),
        ("player", 0, s.seats - 1),
        ("placed", 0, max(crew_size(s), s.whirlpools)),
        ("rail", 0, 1),
        ("hole", 0, b.holes_to_sink),
        ("tokens", 0, s.tokens_to_win),
        ("used", 0, max(b.symbols) + 1),
        ("faces", 0, max(b.symbols)),
        ("unseen", 0, height),
        ("top", 0, height - 1),
    ):
        check_bounds(s, name, low, high)
    if s.phase == WHIRLPOOLS and s.whirlpools == 0:
        others = [phase.name for phase in PHASES if phase is not PHASES[WHIRLPOOLS]]
        why = Message("position-name", {"given": PHASES[WHIRLPOOLS].name, "instead": did_you_mean("", others)})
        raise BadPosition("error-position", name="phase", why=why)


def check_roll(s: State) -> None:
    """KA-13, KA-56: no more dice were rolled than there are, and no more Eyes ignored than rolled."""
    check_bounds(s, "roll", 0, max(s.dice))
    for colour in range(len(SIDES)):
        rolled = sum(s.roll[FACE_COUNT * colour : FACE_COUNT * (colour + 1)])
        check_number("roll", rolled, 0, s.dice[colour])
        check_number("ignored", s.ignored[colour], 0, dice_showing(s, colour, EYE))


def in_piles(s: State) -> list[int]:
    """KA-10, KA-77: what lies where a draw pile has cards."""
    return [card for seat in range(s.seats) for card in s.pile[DECK * seat : DECK * seat + pile_height(s)]]


def dice_of(b: Box, s: State, colour: int) -> int:
    """KA-05, KA-06: dice of a colour in the pool and on the track ahead."""
    return s.dice[colour] + b.track_die[s.track + 1 :].count(colour)


def whirlpools_at_sea(s: State) -> int:
    """KA-70: tokens on spaces that a whirlpool may take."""
    return sum((spaces >> CANNON_SPACE).bit_count() for spaces in s.whirl)


def whirlpools_to_come(s: State) -> int:
    """KA-70, KA-83: none is put down before all pawns are on deck; then one after another."""
    return max(0, s.whirlpools - s.placed) if s.phase == WHIRLPOOLS else s.whirlpools if s.phase in SETTING_UP else 0


def check_crew(s: State) -> None:
    """KA-08, KA-09: every pirate only once, and on deck exactly those who sail."""
    for chair in range(crew_size(s), len(s.pirate)):
        if s.pirate[chair] != NOBODY:
            raise BadPosition("error-no-seat", given=str(chair), last=str(crew_size(s) - 1))
    for pirate, name in enumerate(PIRATES):
        sailing = s.pirate.count(pirate)
        if sailing > 1:
            raise BadPosition("position-pirate-twice", pirate=name)
        if s.area[pirate] != NOBODY and not sailing:
            raise BadPosition("position-stranger", pirate=name)
        if s.area[pirate] == NOBODY and sailing and s.phase not in SETTING_UP:
            raise BadPosition("position-ashore", pirate=name)


def check_set_up(s: State) -> None:
    """KA-08, KA-09, KA-83: pirates are picked and put on deck in turn, and `placed` says how many have been."""
    if s.phase == WHIRLPOOLS:
        check_bounds(s, "placed", 0, s.whirlpools - 1)
        check_bounds(s, "placed", whirlpools_at_sea(s), whirlpools_at_sea(s))
    if s.phase not in (PICKING, BOARDING):
        return
    aboard = 0 if s.solo and s.phase == PICKING else s.placed
    for i, member in enumerate(crew_in_turn(s)):
        has_pirate = s.pirate[member] != NOBODY
        has_place = has_pirate and s.area[s.pirate[member]] != NOBODY
        if has_pirate != (i < picked(s)) or has_place != (i < aboard):
            raise BadPosition("position-setting-up")
    if not s.solo:
        player = crew_in_turn(s)[s.placed]
        check_bounds(s, "player", player, player)


def check_card_in_play(s: State) -> None:
    """KA-29, KA-44: a card that is played lies in a slot, and the pawn of its pirate acts."""
    if s.phase in CARD_PLAYED:
        check_bounds(s, "slot", 0, SLOT_COUNT - 1)
        actor = card_in_play(s) // DECK
        check_bounds(s, "actor", actor, actor)


def check_cards(s: State) -> None:
    """KA-10, KA-77: every card in one place, before the seat that sails with its pirate."""
    seen = set()
    for cards, row in ((s.up, SLOT_COUNT), (s.pile, DECK)):
        for i, card in enumerate(cards):
            if card == NOBODY:
                continue
            if card in seen:
                raise BadPosition("position-card-twice", card=CARDS[card])
            if card // DECK not in (s.pirate if s.solo else [s.pirate[i // row]]):
                raise BadPosition("position-card-elsewhere", card=CARDS[card], seat=i // row)
            seen.add(card)
    backs = [card // DECK for card in could_be_on_top(s) if card != NOBODY]
    if s.back not in (backs or [NOBODY]):
        raise BadPosition("position-back")


def could_be_on_top(s: State) -> list[int]:
    """KA-79: alone, the cards of which one is on top of the pile; with others a back tells nothing."""
    if not s.solo:
        return []
    return s.pile[: s.unseen[0] or pile_height(s)]


def check_kraken(b: Box, s: State) -> None:
    """KA-47, KA-49, KA-55, KA-65, KA-66: on its track, or come from its end; and a game that must be over is."""
    at_ship = s.kraken != NOBODY
    comes = s.phase == ARRIVING and not s.over
    at_end = s.track == b.track_end
    on_track = 0 <= s.track <= b.track_end
    if not on_track or ((at_ship or comes) and not at_end) or (s.tokens and not at_ship) or (comes and at_ship):
        raise BadPosition("position-track", last=str(b.track_end))
    if is_sunk(b, s) != (s.over == SUNK) or (s.tokens >= s.tokens_to_win) != (s.over == WON):
        raise BadPosition("position-over", holes=str(b.holes_to_sink), tokens=str(s.tokens_to_win))
