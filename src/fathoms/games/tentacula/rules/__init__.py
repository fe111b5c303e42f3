"""The rules of Tentacula, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.games.tentacula import actions as do
from fathoms.games.tentacula.names import (
    ANIMAL_COUNT,
    GEM_COUNT,
    NOBODY,
    STASH_COUNT,
)
from fathoms.games.tentacula.rules.course import (
    ask_row,
    ask_votes,
    ask_who,
    can_play,
    cast_vote,
    close_round,
    draw_tile,
    end_turn,
    place,
    show,
    start_turn,
    take,
)
from fathoms.games.tentacula.rules.fish import (
    MOVES,
    ask_move,
    call_help,
    can_hide,
    decline,
    goal,
    make_move,
)
from fathoms.games.tentacula.rules.reef import show_top
from fathoms.games.tentacula.rules.setting import (
    ask_chips,
    ask_stash,
    is_taken,
    lay_out,
    pick_chip,
    pick_stash,
    take_usual,
)
from fathoms.games.tentacula.rules.theft import give_up, rob, roll_again, settle_theft
from fathoms.games.tentacula.state import (
    AT_DOLPHIN,
    AT_SHARK,
    DRAWING,
    LOSING,
    NEXT,
    PICKING_CHIPS,
    PICKING_STASH,
    PLACING,
    REROLLING,
    SHOWING,
    SWIMMING,
    THEFT,
    VOTING,
    Box,
    State,
)

__all__ = ["apply", "legal", "setup"]


def setup(b: Box, s: State) -> None:
    """Lays the game out; then the team chooses."""
    lay_out(b, s)
    play_on(b, s)


# --- what happens by itself -------------------------------------------------------------------------------


def play_on(b: Box, s: State) -> None:
    """Spec §4: the game takes its course until somebody has something to decide, or it is over."""
    while s.waiting == 0 and s.over == 0:
        if s.top == NOBODY and s.pile != 0 and s.gate != NOBODY:
            show_top(b, s)
        elif s.phase == SWIMMING:
            if s.move == NOBODY:
                ask_move(b, s)
            else:
                make_move(b, s)
        elif s.phase == THEFT:
            follow_up(b, s)
        elif s.phase == NEXT:
            ask_who(s)
        elif s.phase == PLACING:
            ask_row(b, s)
        elif s.phase == DRAWING:
            draw_tile(b, s)
        elif s.phase == VOTING:
            ask_votes(s)
        elif s.phase == PICKING_CHIPS:
            ask_chips(b, s)
        else:
            ask_stash(s)


def follow_up(b: Box, s: State) -> None:
    """TN-49, TN-56 to TN-58: thefts one by one, each settled at once; then the turn or the round is over."""
    if s.rolled:
        settle_theft(b, s)
    elif s.thefts > 0:
        rob(b, s)
    elif s.round_over:
        close_round(b, s)
    else:
        end_turn(s)


# --- what a seat may do -----------------------------------------------------------------------------------


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    n = 0
    if s.phase == SWIMMING:
        n = legal_moves(b, s, out)
    elif s.phase == NEXT:
        out[0] = do.TURN
        n = 1
    elif s.phase == PLACING:
        n = both(do.PLACE, out)
    elif s.phase == DRAWING:
        n = both(do.TAKE, out)
    elif s.phase == SHOWING:
        n = legal_faces(b, s.tile[seat], out)
    elif s.phase == REROLLING:
        n = both(do.KEEP, out)
    elif s.phase == VOTING:
        for other in range(s.seats):
            if can_play(s, other):
                out[n] = do.CAST_VOTE + other
                n += 1
    elif s.phase == PICKING_STASH or s.phase == PICKING_CHIPS:
        n = legal_setting(s, out)
    else:
        n = legal_gems(b, s, out)
    return n


def both(first: int, out: MutableSequence[int]) -> int:
    """A choice between an action and the next one."""
    out[0] = first
    out[1] = first + 1
    return 2


def legal_faces(b: Box, face: int, out: MutableSequence[int]) -> int:
    """TN-63: the animals on the two faces of a tile."""
    n = 0
    for animal in range(ANIMAL_COUNT):
        if b.face_animal[face] == animal or b.face_animal[face ^ 1] == animal:
            out[n] = do.SHOW + animal
            n += 1
    return n


def legal_setting(s: State, out: MutableSequence[int]) -> int:
    """D1: the set-up choices, and all that is left of them in one go."""
    out[0] = do.BEGIN
    n = 1
    if s.phase == PICKING_STASH:
        for stash in range(STASH_COUNT):
            out[n] = do.PICK_STASH + stash
            n += 1
    else:
        for animal in range(ANIMAL_COUNT):
            if not is_taken(s, animal):
                out[n] = do.PICK_CHIP + animal
                n += 1
    return n


def legal_moves(b: Box, s: State, out: MutableSequence[int]) -> int:
    """TN-39 to TN-42: any fish by the tile's animal or by shell move; none only if the tile's animal moves none."""
    n = 0
    for move in range(MOVES):
        if goal(b, s, move) != NOBODY:
            out[n] = do.SWIM + move
            n += 1
    if n == 0 or out[0] >= do.SHELL_MOVE:
        out[n] = do.STAY
        n += 1
    return n


def legal_gems(b: Box, s: State, out: MutableSequence[int]) -> int:
    """TN-45, TN-47, TN-50: the gems that dolphin or shark may carry, or that may be given up."""
    n = 0
    for gem in range(GEM_COUNT):
        if s.phase == AT_DOLPHIN and can_hide(b, s, gem):
            out[n] = do.CALL_DOLPHIN + gem
            n += 1
        elif s.phase == AT_SHARK and s.cave[gem] > 0:
            out[n] = do.CALL_SHARK + gem
            n += 1
        elif s.phase == LOSING and s.chest[gem] > 0:
            out[n] = do.LOSE + gem
            n += 1
    if s.phase != LOSING:
        out[n] = do.DECLINE
        n += 1
    return n


# --- what it does -----------------------------------------------------------------------------------------


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action, and all that follows from it without a choice."""
    s.waiting = 0
    if action < do.PLACE:
        apply_before_turn(s, seat, action)
    elif action < do.SWIM:
        place(s, action - do.PLACE)
    elif action <= do.STAY:
        s.move = action - do.SWIM
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
    """Special squares, thefts, and the drawing of tiles."""
    if action < do.DECLINE:
        call_help(b, s, (action - do.CALL_DOLPHIN) % GEM_COUNT)
    elif action == do.DECLINE:
        decline(s)
    elif action == do.KEEP:
        s.phase = THEFT
    elif action == do.ROLL:
        roll_again(s)
    elif action < do.TAKE:
        give_up(s, action - do.LOSE)
    elif action < do.SHOW:
        take(b, s, action - do.TAKE)
    else:
        show(b, s, action - do.SHOW)
