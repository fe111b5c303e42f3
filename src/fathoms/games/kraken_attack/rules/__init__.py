"""The rules of Kraken Attack!, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.games.kraken_attack import actions as do
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    AREA_COUNT,
    CANNON,
    DICE,
    EYE,
    LANE_COUNT,
    MOVE,
    PIRATE_COUNT,
    PISTOL,
    REPAIR,
    SABER,
    SLOTS,
    SPACE_COUNT,
    ZONES,
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

USES = (do.GO, do.FIRE_CANNON, do.FIRE_PISTOL, do.SWING_SABER, do.FIX)  # the first action of each symbol


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    n = 0
    if s.phase == ACTING:
        n = legal_uses(b, s, out)
    elif s.phase == CHOOSING:
        for slot in range(SLOTS):
            out[n] = do.PLAY_CARD + slot
            n += 1
    elif s.phase == ARRIVING:
        for lane in range(LANE_COUNT):
            out[n] = do.SUMMON + lane
            n += 1
    elif s.phase == EYES:
        for purple in range(dice_showing(s, 0, EYE) + 1):
            for red in range(dice_showing(s, 1, EYE) + 1):
                out[n] = do.IGNORE + (DICE + 1) * purple + red
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
                out[n] = do.PICK_PIRATE + pirate
                n += 1
    elif s.phase == BOARDING:
        for area in range(AREA_COUNT):
            out[n] = do.BOARD + area
            n += 1
    elif s.phase == WHIRLPOOLS:
        for lane in range(LANE_COUNT):
            for space in range(1, SPACE_COUNT):
                if is_calm(s, lane, space):
                    out[n] = do.PUT_WHIRLPOOL + ZONES * lane + space - 1
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
    if action < do.PLAY_CARD:
        apply_before_card(s, action)
    elif action < do.GO:
        play_card(s, action - do.PLAY_CARD)
    elif action < do.STOP:
        apply_use(s, action)
    elif action == do.STOP:
        stop(b, s)
    else:
        summon(s, action - do.SUMMON)
    go_on(b, s)


def apply_use(s: State, action: int) -> None:
    """One action of the card being played."""
    if action < do.FIRE_CANNON:
        move(s, action - do.GO)
    elif action < do.BROADSIDE:
        hit(s, CANNON, action - do.FIRE_CANNON)
    elif action < do.FIRE_PISTOL:
        broadside(s, action - do.BROADSIDE)
    elif action < do.SWING_SABER:
        hit(s, PISTOL, action - do.FIRE_PISTOL)
    elif action < do.FIX:
        hit(s, SABER, action - do.SWING_SABER)
    else:
        repair(s, action - do.FIX)


def apply_before_card(s: State, action: int) -> None:
    """The set-up choices, and Samuel's Eyes."""
    if action == do.BEGIN:
        take_usual(s)
    elif action < do.BOARD:
        pick_pirate(s, action - do.PICK_PIRATE)
    elif action < do.PUT_WHIRLPOOL:
        board(s, action - do.BOARD)
    elif action < do.IGNORE:
        spot = action - do.PUT_WHIRLPOOL
        put_whirlpool(s, spot // ZONES, spot % ZONES + 1)
    else:
        eyes = action - do.IGNORE
        ignore_eyes(s, eyes // (DICE + 1), eyes % (DICE + 1))
