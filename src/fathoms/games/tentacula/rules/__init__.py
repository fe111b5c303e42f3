"""The rules of Tentacula, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.games.tentacula import actions as do
from fathoms.games.tentacula.names import GEM_COUNT, NOBODY, STASH_COUNT
from fathoms.games.tentacula.rules.course import (
    ask_row,
    ask_who,
    cast_vote,
    close_round,
    count_votes,
    draw_from_reef,
    draw_tile,
    end_turn,
    needs_reef,
    ready,
    show,
    start_turn,
)
from fathoms.games.tentacula.rules.ending import arrive, end, in_cave, in_chest, is_home, is_lost, lacking
from fathoms.games.tentacula.rules.fish import ask_move, call_help, decline, make_move, offer, open_moves
from fathoms.games.tentacula.rules.setting import (
    ask_chips,
    ask_stash,
    free_chips,
    lay_out,
    pick_chip,
    pick_stash,
    take_usual,
)
from fathoms.games.tentacula.rules.theft import count_exposed, give_up, rob, roll_again, settle_theft
from fathoms.games.tentacula.state import (
    AT_DOLPHIN,
    AT_SHARK,
    CHEST_BARE,
    DRAWING,
    GOING_ON,
    LOSING,
    NEXT,
    OVER,
    PICKING_CHIPS,
    PICKING_STASH,
    PLACING,
    SHOWING,
    SWIMMING,
    THEFT,
    VOTING,
    Box,
    State,
)

__all__ = ["apply", "legal", "setup"]

FIRST = (  # action in each phase
    do.BEGIN,
    do.BEGIN,
    do.TURN,
    do.CAST_VOTE,
    do.PLACE,
    do.SWIM,
    do.CALL_DOLPHIN,
    do.CALL_SHARK,
    NOBODY,
    do.KEEP,
    do.LOSE,
    do.TAKE,
    do.SHOW,
)
BOTH = 0b11  # of two actions


def setup(b: Box, s: State) -> None:
    """Lays the game out; then the team chooses."""
    lay_out(b, s)
    while s.waiting == 0:
        prepare(b, s)


# --- what happens by itself -------------------------------------------------------------------------------


def play_on(b: Box, s: State) -> None:
    """Spec §4: the game takes its course until somebody has something to decide, or it is over."""
    while s.waiting == 0 and s.over == 0:
        if s.phase == SWIMMING:
            if s.move == NOBODY:
                ask_move(b, s)
            else:
                make_move(b, s)
        elif AT_DOLPHIN <= s.phase <= THEFT:
            follow_up(b, s)
        elif s.phase == VOTING:
            count_votes(s)
        elif needs_reef(s):
            draw_from_reef(s)
        else:
            prepare(b, s)


def prepare(b: Box, s: State) -> None:
    """All that can come before the first turn, and much of it again before later ones."""
    if s.phase == NEXT:
        ask_who(s)
    elif s.phase == PLACING:
        ask_row(b, s)
    elif s.phase == DRAWING:
        draw_tile(b, s)
    elif s.phase == PICKING_CHIPS:
        ask_chips(b, s)
    else:
        ask_stash(s)


def follow_up(b: Box, s: State) -> None:
    """TN-43 to TN-58: after a move help, then thefts one by one, each settled at once; so at the end of a round."""
    chest = in_chest(s)
    lacks = lacking(b, s)
    if is_home(s):
        arrive(s, chest, lacks)
    elif is_lost(s, chest, lacks):
        end(s, CHEST_BARE)
    elif s.phase != THEFT:
        offer(s, chest & lacks if s.phase == AT_DOLPHIN else in_cave(s))
    elif s.rolled:
        settle_theft(s, chest)
    elif s.thefts > 0:
        rob(b, s, chest)
    elif s.round_over == GOING_ON:
        end_turn(s)
    elif s.round_over == OVER:
        count_exposed(b, s)
    else:
        close_round(b, s, lacks)


# --- what a seat may do -----------------------------------------------------------------------------------


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    action = FIRST[s.phase]
    offers = offered(b, s, seat)
    n = 0
    while offers:
        if offers & 1:
            out[n] = action
            n += 1
        offers >>= 1
        action += 1
    return n


def offered(b: Box, s: State, seat: int) -> int:
    """The set of open actions, counted from the first of the phase."""
    if s.phase == SWIMMING:
        return open_moves(b, s)
    if s.phase == NEXT:
        return 1
    if s.phase == VOTING:
        return ready(s)
    if s.phase == SHOWING:
        return 1 << b.face_animal[s.tile[seat]] | 1 << b.face_animal[s.tile[seat] ^ 1]
    if s.phase == PICKING_STASH or s.phase == PICKING_CHIPS:
        return offered_setting(s)
    if s.phase == AT_DOLPHIN or s.phase == AT_SHARK or s.phase == LOSING:
        return offered_gems(b, s)
    return BOTH


def offered_setting(s: State) -> int:
    """D1: the set-up choices, and all that is left of them in one go."""
    if s.phase == PICKING_STASH:
        return 1 | ((1 << STASH_COUNT) - 1) << do.PICK_STASH
    return 1 | free_chips(s) << do.PICK_CHIP


def offered_gems(b: Box, s: State) -> int:
    """TN-45, TN-47, TN-50: the gems that dolphin or shark may carry, unless declined, or that may be given up."""
    if s.phase == LOSING:
        return in_chest(s)
    if s.phase == AT_SHARK:
        return in_cave(s) | 1 << do.DECLINE - do.CALL_SHARK
    return in_chest(s) & lacking(b, s) | 1 << do.DECLINE - do.CALL_DOLPHIN


# --- what it does -----------------------------------------------------------------------------------------


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action, and all that follows from it without a choice."""
    s.waiting = 0
    if action < do.PLACE:
        apply_before_turn(s, seat, action)
    elif action <= do.STAY or do.TAKE <= action < do.SHOW:
        s.move = action - FIRST[s.phase]
    else:
        apply_rest(b, s, action)
    play_on(b, s)


def apply_before_turn(s: State, seat: int, action: int) -> None:
    """Set-up, and who plays next."""
    if action == do.BEGIN:
        take_usual(s)
    elif action < do.PICK_CHIP:
        pick_stash(s, action - do.PICK_STASH)
    elif action < do.TURN:
        pick_chip(s, seat, action - do.PICK_CHIP)
    elif action == do.TURN:
        start_turn(s, seat)
    else:
        cast_vote(s, seat, action - do.CAST_VOTE)


def apply_rest(b: Box, s: State, action: int) -> None:
    """Special squares, thefts, and the turtle's tile."""
    if action < do.DECLINE:
        call_help(s, (action - do.CALL_DOLPHIN) % GEM_COUNT)
    elif action == do.DECLINE:
        decline(s)
    elif action == do.KEEP:
        s.phase = THEFT
    elif action == do.ROLL:
        roll_again(s)
    elif action < do.TAKE:
        give_up(s, action - do.LOSE)
    else:
        show(b, s, action - do.SHOW)
