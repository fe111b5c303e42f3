"""The rules of Kraken Attack!, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.games.kraken_attack import actions as do
from fathoms.games.kraken_attack.names import (
    AREA_COUNT,
    CANNON,
    EYE,
    LANE_COUNT,
    MOVE,
    PIRATE_COUNT,
    PISTOL,
    REPAIR,
    SABER,
    SLOTS,
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
from fathoms.games.kraken_attack.rules.setting import (
    board,
    is_calm,
    is_taken,
    pick_pirate,
    put_whirlpool,
    setup,
    take_usual,
)
from fathoms.games.kraken_attack.rules.turn import ignore_eyes, stop, summon
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

__all__ = ["apply", "legal", "setup"]


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
        for purple in range(s.roll[EYE] + 1):
            for red in range(s.roll[6 + EYE] + 1):
                out[n] = do.IGNORE + 4 * purple + red
                n += 1
    else:
        n = legal_setting(s, out)
    return n


def legal_setting(s: State, out: MutableSequence[int]) -> int:
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
            for space in range(1, 4):
                if is_calm(s, lane, space):
                    out[n] = do.PUT_WHIRLPOOL + 3 * lane + space - 1
                    n += 1
    return n


def legal_uses(b: Box, s: State, out: MutableSequence[int]) -> int:
    """KA-30 to KA-43: every use of the card that has a target now, or none at all."""
    n = 0
    if can_afford(b, s, MOVE):
        for area in range(AREA_COUNT):
            if can_move(b, s, area):
                out[n] = do.GO + area
                n += 1
    if can_afford(b, s, CANNON):
        n = legal_hits(b, s, CANNON, do.FIRE_CANNON, out, n)
        for lane in range(LANE_COUNT):
            if can_sweep(b, s, lane):
                out[n] = do.BROADSIDE + lane
                n += 1
    if can_afford(b, s, PISTOL):
        n = legal_hits(b, s, PISTOL, do.FIRE_PISTOL, out, n)
    if can_afford(b, s, SABER):
        n = legal_hits(b, s, SABER, do.SWING_SABER, out, n)
    if can_afford(b, s, REPAIR):
        for lane in range(LANE_COUNT):
            if can_repair(b, s, lane):
                out[n] = do.FIX + lane
                n += 1
    out[n] = do.STOP
    return n + 1


def legal_hits(b: Box, s: State, weapon: int, first: int, out: MutableSequence[int], n: int) -> int:
    """KA-39: every lane with a target for the weapon."""
    for lane in range(LANE_COUNT):
        if can_hit(b, s, weapon, lane):
            out[n] = first + lane
            n += 1
    return n


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action."""
    if action < do.PLAY_CARD:
        apply_before_card(b, s, action)
    elif action < do.GO:
        play_card(s, action - do.PLAY_CARD)
    elif action < do.FIRE_CANNON:
        move(s, action - do.GO)
    elif action < do.BROADSIDE:
        hit(s, CANNON, action - do.FIRE_CANNON)
    elif action < do.FIRE_PISTOL:
        broadside(s, action - do.BROADSIDE)
    elif action < do.SWING_SABER:
        hit(s, PISTOL, action - do.FIRE_PISTOL)
    elif action < do.FIX:
        hit(s, SABER, action - do.SWING_SABER)
    elif action < do.STOP:
        repair(s, action - do.FIX)
    elif action == do.STOP:
        stop(b, s)
    else:
        summon(b, s, action - do.SUMMON)


def apply_before_card(b: Box, s: State, action: int) -> None:
    """The set-up choices, and Samuel's Eyes."""
    if action == do.BEGIN:
        take_usual(b, s)
    elif action < do.BOARD:
        pick_pirate(b, s, action - do.PICK_PIRATE)
    elif action < do.PUT_WHIRLPOOL:
        board(b, s, action - do.BOARD)
    elif action < do.IGNORE:
        spot = action - do.PUT_WHIRLPOOL
        put_whirlpool(b, s, spot // 3, spot % 3 + 1)
    else:
        ignore_eyes(b, s, (action - do.IGNORE) // 4, (action - do.IGNORE) % 4)
