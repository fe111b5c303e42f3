"""The pirates' powers (KA-56 to KA-64, KA-82), one function each, for rules, refusals and hints alike."""

from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack.names import (
    ASTRID,
    BILLY,
    CANNON_SPACE,
    ELENA,
    EYE,
    PISTOL,
    PURPLE,
    RED,
    SAMUEL,
    SIDE_LANES,
)
from fathoms.games.kraken_attack.rules.sea import dice_showing
from fathoms.games.kraken_attack.state import State


def power_of_turn(s: State) -> int:
    """KA-68, KA-79, KA-82: the player's own pirate's; alone, that on top of the pile; nobody's if powers are off."""
    if s.powers == 0:
        return NOBODY
    return s.back if s.solo else s.pirate[s.player]


def may_ignore_eyes(s: State) -> bool:
    """KA-56: Samuel, where an Eye has been rolled."""
    return s.power == SAMUEL and dice_showing(s, PURPLE, EYE) + dice_showing(s, RED, EYE) > 0


def extra_uses(s: State, shown: int) -> int:
    """KA-57: Astrid uses one action symbol twice, if the card shows any that she may have meant."""
    return 1 if s.power == ASTRID and shown > 0 else 0


def aims_anywhere(power: int, weapon: int) -> bool:
    """KA-60, KA-64: Elena's Pistol reaches every lane, wherever she stands."""
    return power == ELENA and weapon == PISTOL


def may_sweep(s: State) -> bool:
    """KA-61: Billy's Cannon may push back more than its target."""
    return s.power == BILLY


def swept(s: State, target: int) -> int:
    """KA-61, KA-63: lanes swept with the target: of its side, a piece on the Cannon space, the Kraken by option."""
    lanes = 0
    if may_sweep(s):
        bow = target // SIDE_LANES * SIDE_LANES
        for lane in range(bow, bow + SIDE_LANES):
            if lane != target and s.space[lane] == CANNON_SPACE:
                if lane != s.kraken or s.billy_sweeps_kraken:
                    lanes |= 1 << lane
    return lanes
