"""The rules of Tentacula, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.core.sets import all_of, lowest
from fathoms.core.state import NOBODY
from fathoms.games.tentacula import actions as do
from fathoms.games.tentacula.names import INSIDE, OUTSIDE, STASH_COUNT
from fathoms.games.tentacula.rules.course import (
    cast_vote,
    close_round,
    count_votes,
    draw_from_reef,
    end_turn,
    needs_reef,
    ready,
    show,
    start_turn,
    take_from,
)
from fathoms.games.tentacula.rules.ending import arrive, end, is_home, is_lost
from fathoms.games.tentacula.rules.fish import ask_move, make_move, open_moves
from fathoms.games.tentacula.rules.gems import in_chest, lacking
from fathoms.games.tentacula.rules.powers import call_help, carried, decline, fetched, offer, showable
from fathoms.games.tentacula.rules.setup import free_chips, pick_chip, pick_stash, prepare, setup, take_usual
from fathoms.games.tentacula.rules.theft import count_exposed, give_up, rob, roll_again
from fathoms.games.tentacula.state import (
    AT_DOLPHIN,
    AT_SHARK,
    CHEST_BARE,
    LOSING,
    NEXT,
    OVER,
    PICKING_CHIPS,
    PICKING_STASH,
    PLACING,
    REROLLING,
    SHOWING,
    SWIMMING,
    TAKING,
    THEFT,
    VOTING,
    Box,
    State,
)

__all__ = ["apply", "go_on", "legal", "setup"]

BOTH_ROWS = 1 << INSIDE | 1 << OUTSIDE
ANY_STASH = all_of(STASH_COUNT)


# --- what happens by itself -------------------------------------------------------------------------------


def go_on(b: Box, s: State) -> None:
    """Spec §4: the game takes its course until somebody has something to decide, or it is over."""
    while s.waiting == 0 and s.over == 0:
        if s.phase == SWIMMING:
            move_on(b, s)
        if s.phase == AT_DOLPHIN or s.phase == AT_SHARK or s.phase == THEFT:
            follow_up(b, s)
        if s.phase == REROLLING or s.phase == LOSING:
            s.waiting = 1 << s.player
        if s.phase == VOTING:
            count_votes(s)
        if needs_reef(s):
            draw_from_reef(s)
        if s.phase == TAKING:
            s.waiting = 1 << s.drawer
        prepare(b, s)


def move_on(b: Box, s: State) -> None:
    """TN-39, TN-42: the move is chosen if there is a choice, and made."""
    if s.move == NOBODY:
        ask_move(b, s)
    if s.move != NOBODY:
        make_move(b, s)


def follow_up(b: Box, s: State) -> None:
    """TN-43, TN-49, TN-56, TN-80, TN-83: what comes of a move, and of the end of a round."""
    chest = in_chest(s)
    lacks = lacking(b, s)
    if is_home(s):
        arrive(s, chest, lacks)
    elif is_lost(s, chest, lacks):
        end(s, CHEST_BARE)
    else:
        if s.phase != THEFT:
            offer(s, carried(s, chest, lacks) if s.phase == AT_DOLPHIN else fetched(s, lacks))
        if s.phase == THEFT:
            settle(b, s, chest, lacks)


def settle(b: Box, s: State, chest: int, lacks: int) -> None:
    """TN-49, TN-56 to TN-58: thefts one by one, each settled at once; then the turn or the round is over."""
    if s.round_over == OVER:
        count_exposed(b, s)
    if s.thefts > 0:
        rob(b, s, chest)
    elif s.round_over:
        close_round(b, s, lacks)
    else:
        end_turn(s)


# --- what a seat may do -----------------------------------------------------------------------------------


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    actions = open_actions(b, s, seat)
    n = 0
    while actions:
        out[n] = lowest(actions)
        n += 1
        actions &= actions - 1
    return n


def open_actions(b: Box, s: State, seat: int) -> int:
    """The set of actions open to a waiting seat."""
    if s.phase == SWIMMING:
        return open_moves(b, s) << do.SWIM
    if s.phase == NEXT:
        return 1 << do.TURN
    if s.phase == PLACING:
        return BOTH_ROWS << do.PLACE
    if s.phase == TAKING:
        return BOTH_ROWS << do.TAKE
    if s.phase == SHOWING:
        return showable(b, s, seat) << do.SHOW
    if s.phase == REROLLING:
        return 1 << do.KEEP | 1 << do.ROLL
    if s.phase == VOTING:
        return ready(s) << do.VOTE
    if s.phase == PICKING_STASH:
        return 1 << do.BEGIN | ANY_STASH << do.STASH
    if s.phase == PICKING_CHIPS:
        return 1 << do.BEGIN | free_chips(s) << do.CHIP
    return open_gems(b, s)


def open_gems(b: Box, s: State) -> int:
    """TN-45, TN-47, TN-50: the gems that dolphin or shark may carry, unless declined, or that may be given up."""
    chest = in_chest(s)
    lacks = lacking(b, s)
    if s.phase == AT_SHARK:
        return fetched(s, lacks) << do.SHARK | 1 << do.DECLINE
    if s.phase == AT_DOLPHIN:
        return carried(s, chest, lacks) << do.DOLPHIN | 1 << do.DECLINE
    return chest << do.LOSE


# --- what it does -----------------------------------------------------------------------------------------


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action, and all that follows from it without a choice."""
    s.waiting = 0
    if do.BEGIN <= action < do.VOTE_END:
        apply_before_turn(s, seat, action)
    elif do.PLACE <= action < do.PLACE_END:
        s.move = action - do.PLACE
    elif do.SWIM <= action <= do.STAY:
        s.move = action - do.SWIM
    else:
        apply_rest(b, s, action)
    go_on(b, s)


def apply_before_turn(s: State, seat: int, action: int) -> None:
    """Set-up, and who plays next."""
    if action == do.BEGIN:
        take_usual(s)
    elif do.STASH <= action < do.STASH_END:
        pick_stash(s, action - do.STASH)
    elif do.CHIP <= action < do.CHIP_END:
        pick_chip(s, seat, action - do.CHIP)
    elif action == do.TURN:
        start_turn(s, seat)
    else:
        cast_vote(s, seat, action - do.VOTE)


def apply_rest(b: Box, s: State, action: int) -> None:
    """Special squares, thefts, and the drawing of tiles."""
    if do.DOLPHIN <= action < do.SHARK_END:
        call_help(s, action - (do.SHARK if s.phase == AT_SHARK else do.DOLPHIN))
    elif action == do.DECLINE:
        decline(s)
    elif action == do.KEEP:
        s.phase = THEFT
    elif action == do.ROLL:
        roll_again(s)
    elif do.LOSE <= action < do.LOSE_END:
        give_up(s, action - do.LOSE)
    elif do.TAKE <= action < do.TAKE_END:
        take_from(s, action - do.TAKE)
    else:
        show(b, s, action - do.SHOW)
