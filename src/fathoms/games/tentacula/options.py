"""How Tentacula may be played: the options, what their values are to the rules, and the presets."""

from fathoms.core.options import Option, Values, switch
from fathoms.games.tentacula.names import LEVEL_1, LEVEL_2, LEVEL_3, PRO, SNAILS, STASHES

CHOOSE, RANDOM = -1, -2  # stash
BY_PLAYERS, AT_RANDOM = range(2)  # chips
ANY_SNAIL = -1  # snail_removed
REARMOST, EITHER_ROW = range(2)  # take_rule
TURNED, SAME = range(2)  # outside_orientation
ALWAYS, UNLESS_STASH_COMPLETE = range(2)  # bare_chest
EACH_ROLL, ONCE = range(2)  # seahorse_round_end
FREE, VOTE, CLOCKWISE = range(3)  # turn_choice

OPTIONS = (
    Option("difficulty", {1: LEVEL_1, 2: LEVEL_2, 3: LEVEL_3, "pro": PRO}, 1, "TN-06"),
    switch("first_game_shell", "TN-06"),
    Option(
        "stash",
        {"choose": CHOOSE, "random": RANDOM, **{name: stash for stash, name in enumerate(STASHES)}},
        "choose",
        "TN-03",
    ),
    Option("chips", {"choose": BY_PLAYERS, "random": AT_RANDOM}, "choose", "TN-04"),
    Option(
        "snail_removed",
        {"random": ANY_SNAIL, **{int(name): snail for snail, name in enumerate(SNAILS)}},
        "random",
        "TN-07",
    ),
    Option("take_rule", {"rearmost": REARMOST, "either_row": EITHER_ROW}, "rearmost", "TN-54"),
    Option("outside_orientation", {"turned": TURNED, "same": SAME}, "turned", "TN-29"),
    Option("bare_chest", {"always": ALWAYS, "unless_stash_complete": UNLESS_STASH_COMPLETE}, "always", "TN-83"),
    Option("seahorse_round_end", {"each_roll": EACH_ROLL, "once": ONCE}, "each_roll", "TN-60"),
    Option("turn_choice", {"free": FREE, "vote": VOTE, "clockwise": CLOCKWISE}, "free", "TN-21"),
)

PRESETS: dict[str, Values] = {
    "first-voyage": {"difficulty": 1, "stash": "A"},
    "grand-adventure": {"difficulty": 2},
    "big-challenge": {"difficulty": 3},
    "pros": {"difficulty": "pro", "stash": "random", "chips": "random"},
}
