"""What players may agree on before a match, and the matches that have a name."""

from fathoms.core.options import Datum, Option, Values, first_player, switch

SUM, LOWEST, HIGHEST, SINGLE = range(4)
NEXT_ROLL, NEXT_OWN_TURN = range(2)
UNLIMITED = 0  # attacks
MUST_RETURN, WINS = range(2)
ONCE, EACH = range(2)

OPTIONS = (
    Datum("board", ("whirlpool", "board"), "TH-01", ("maelstrom", "short")),
    first_player("TH-03"),
    Datum("dial", ("dial", "segments"), "TH-40"),
    Option("kraken_roll", {"sum": SUM, "lowest": LOWEST, "highest": HIGHEST, "single": SINGLE}, "sum", "TH-43"),
    Option("kraken_timing", {"next_roll": NEXT_ROLL, "next_own_turn": NEXT_OWN_TURN}, "next_roll", "TH-45"),
    switch("penalty_stacks", "TH-12", default="on"),
    Option("attacks_per_turn", {"unlimited": UNLIMITED, 1: 1}, "unlimited", "TH-34"),
    Option("start_steal", {"must_return": MUST_RETURN, "wins": WINS}, "must_return", "TH-25"),
    switch("tantrum_restores", "TH-46", default="on"),
    Option("two_tentacles", {"once": ONCE, "each": EACH}, "once", "TH-42"),
    Datum("cost_forward", ("costs", "forward"), "TH-15"),
    Datum("cost_backward", ("costs", "backward"), "TH-15"),
    Datum("cost_inward", ("costs", "inward"), "TH-16"),
    Datum("cost_outward", ("costs", "outward"), "TH-17"),
    Datum("cost_attack", ("costs", "attack"), "TH-28"),
    Datum("wind_factor", ("numbers", "wind_factor"), "TH-11"),
    Datum("lost_defence", ("numbers", "lost_defence"), "TH-12"),
    Datum("min_points", ("numbers", "min_points"), "TH-12"),
    Datum("kraken_points", ("numbers", "kraken_points"), "TH-13"),
    Datum("pillar_hp", ("numbers", "pillar_hp"), "TH-46"),
)

PRESETS: dict[str, Values] = {
    "first-voyage": {"board": "short", "attacks_per_turn": 1, "kraken_roll": "lowest"},
    "short-trip": {"board": "short"},
    "few-fights": {"attacks_per_turn": 1},
    "furious-kraken": {
        "dial": ["tantrum", "dormant", "enraged", "dormant"],
        "two_tentacles": "each",
    },
}
