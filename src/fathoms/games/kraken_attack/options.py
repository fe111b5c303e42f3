"""The options of Kraken Attack!, and what does not go together."""

from fathoms.core.message import Message
from fathoms.core.options import AnyOption, Option, Values, first_player, switch
from fathoms.games.kraken_attack.names import ATTACK_TOKENS, WHIRLPOOL_TOKENS
from fathoms.games.kraken_attack.state import Box

AS_IN_DIAGRAM, FAR_OUT = range(2)  # start
BY_PLAYERS, AT_RANDOM = range(2)  # whirlpool_placement

OPTIONS: tuple[AnyOption, ...] = (
    Option("start", {"diagram": AS_IN_DIAGRAM, "bubbles": FAR_OUT}, "diagram", "KA-03"),
    switch("powers", "KA-68", default="on"),
    Option("tokens_to_win", {n: n for n in (ATTACK_TOKENS, 1)}, ATTACK_TOKENS, "KA-66"),
    Option("whirlpools", {n: n for n in range(WHIRLPOOL_TOKENS + 1)}, 0, "KA-70"),
    Option("whirlpool_placement", {"players": BY_PLAYERS, "random": AT_RANDOM}, "players", "KA-83"),
    switch("solo", "KA-76", default=lambda seats: "on" if seats == 1 else "off"),
    switch("billy_sweeps_kraken", "KA-63"),
    first_player("KA-11"),
)
PRESETS: dict[str, Values] = {
    "young-sailors": {"powers": "off", "tokens_to_win": 1},
    "experienced": {"whirlpools": 1},
    "dread": {"whirlpools": WHIRLPOOL_TOKENS},
}


def clash(seats: int, values: Values, box: Box) -> Message | None:
    """KA-01: one player plays solo, and only one."""
    if (seats == 1) != (values["solo"] == "on"):
        return Message("clash-solo", {"count": str(seats)})
    return None
