"""The rules of Kraken Attack!, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.games.kraken_attack import actions as do
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    AREA_COUNT,
    CANNON,
    CANNON_SPACE,
    EYE,
    LANE_COUNT,
    MOVE,
    PIRATE_COUNT,
    PISTOL,
    PURPLE,
    RED,
    REPAIR,
    SABER,
    SLOT_COUNT,
    SPACE_COUNT,
    SYMBOLS,
)
from fathoms.games.kraken_attack.rules.crew import (
    broadside,
    can_afford,
    can_hit,
    can_move,
    can_repair,
    can_sweep,
    hit,
    move,
    play_card,
    repair,
)
from fathoms.games.kraken_attack.rules.powers import may_sweep
from fathoms.games.kraken_attack.rules.sea import dice_showing
from fathoms.games.kraken_attack.rules.setup import (
    board,
    is_calm,
    is_taken,
    pick_pirate,
    put_whirlpool,
    setup,
    take_usual,
)
from fathoms.games.kraken_attack.rules.turn import go_on, ignore_eyes, stop, summon
from fathoms.games.kraken_attack.state import (
    ACTING,
    ARRIVING,
    BOARDING,
    CHOOSING,
    EYES,
    PICKING,
    WHIRLPOOLS,
    Box,
    State,
)

__all__ = ["apply", "go_on", "legal", "setup"]

USES = tuple(do.VERBS.verbs[symbol].first for symbol in SYMBOLS[:ACTION_SYMBOLS])  # a symbol's verb has its name


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    n = 0
    if s.phase == ACTING:
        n = legal_uses(b, s, out)
    elif s.phase == CHOOSING:
        for slot in range(SLOT_COUNT):
            out[n] = do.CARD + slot
            n += 1
    elif s.phase == ARRIVING:
        for lane in range(LANE_COUNT):
            out[n] = do.SUMMON + lane
            n += 1
    elif s.phase == EYES:
        for purple in range(dice_showing(s, PURPLE, EYE) + 1):
            for red in range(dice_showing(s, RED, EYE) + 1):
                out[n] = do.IGNORE + do.IGNORE_PURPLE * purple + red
                n += 1
    else:
        n = legal_setup(s, out)
    return n


def legal_setup(s: State, out: MutableSequence[int]) -> int:
    """KA-83: the set-up choices, and all that is left of them in one go."""
    out[0] = do.BEGIN
    n = 1
    if s.phase == PICKING:
        for pirate in range(PIRATE_COUNT):
            if not is_taken(s, pirate):
                out[n] = do.PIRATE + pirate
                n += 1
    elif s.phase == BOARDING:
        for area in range(AREA_COUNT):
            out[n] = do.BOARD + area
            n += 1
    elif s.phase == WHIRLPOOLS:
        for lane in range(LANE_COUNT):
            for space in range(CANNON_SPACE, SPACE_COUNT):
                if is_calm(s, lane, space):
                    out[n] = do.WHIRLPOOL + do.WHIRLPOOL_LANE * lane + space - CANNON_SPACE
                    n += 1
    return n


def legal_uses(b: Box, s: State, out: MutableSequence[int]) -> int:
    """KA-30 to KA-43: every use of the card that has a target now, or none at all."""
    n = 0
    for symbol in range(ACTION_SYMBOLS):
        if can_afford(b, s, symbol):
            for target in range(LANE_COUNT):
                if has_target(b, s, symbol, target):
                    out[n] = USES[symbol] + target
                    n += 1
            if symbol == CANNON and may_sweep(s):
                n = legal_sweeps(b, s, out, n)
    out[n] = do.STOP
    return n + 1


def has_target(b: Box, s: State, symbol: int, target: int) -> bool:
    """KA-32, KA-39: the area can be entered, the rail rebuilt, the piece hit."""
    if symbol == MOVE:
        return target < AREA_COUNT and can_move(b, s, target)
    if symbol == REPAIR:
        return can_repair(b, s, target)
    return can_hit(b, s, symbol, target)


def legal_sweeps(b: Box, s: State, out: MutableSequence[int], n: int) -> int:
    """KA-61: Billy's cannon with everything else on that side."""
    for lane in range(LANE_COUNT):
        if can_sweep(b, s, lane):
            out[n] = do.BROADSIDE + lane
            n += 1
    return n


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action, and what follows by itself."""
    if do.BEGIN <= action < do.WHIRLPOOL_END:
        apply_setup(s, action)
    elif do.IGNORE <= action < do.IGNORE_END:
        eyes = action - do.IGNORE
        ignore_eyes(s, eyes // do.IGNORE_PURPLE, eyes % do.IGNORE_PURPLE)
    elif do.CARD <= action < do.CARD_END:
        play_card(s, action - do.CARD)
    elif do.MOVE <= action < do.REPAIR_END:
        apply_use(s, action)
    elif action == do.STOP:
        stop(b, s)
    elif do.SUMMON <= action < do.SUMMON_END:
        summon(s, action - do.SUMMON)
    go_on(b, s)


def apply_setup(s: State, action: int) -> None:
    """KA-83: one of the set-up choices, or all that is left of them."""
    if action == do.BEGIN:
        take_usual(s)
    elif do.PIRATE <= action < do.PIRATE_END:
        pick_pirate(s, action - do.PIRATE)
    elif do.BOARD <= action < do.BOARD_END:
        board(s, action - do.BOARD)
    elif do.WHIRLPOOL <= action < do.WHIRLPOOL_END:
        spot = action - do.WHIRLPOOL
        put_whirlpool(s, spot // do.WHIRLPOOL_LANE, spot % do.WHIRLPOOL_LANE + CANNON_SPACE)


def apply_use(s: State, action: int) -> None:
    """One action of the card being played."""
    if do.MOVE <= action < do.MOVE_END:
        move(s, action - do.MOVE)
    elif do.CANNON <= action < do.CANNON_END:
        hit(s, CANNON, action - do.CANNON)
    elif do.BROADSIDE <= action < do.BROADSIDE_END:
        broadside(s, action - do.BROADSIDE)
    elif do.PISTOL <= action < do.PISTOL_END:
        hit(s, PISTOL, action - do.PISTOL)
    elif do.SABER <= action < do.SABER_END:
        hit(s, SABER, action - do.SABER)
    elif do.REPAIR <= action < do.REPAIR_END:
        repair(s, action - do.REPAIR)
