"""The options of Tentacolor (spec §7): what a table may agree on. All of them combine (TC-41)."""

from fathoms.core.options import Option, Values, first_player, switch

FREE, MATCH_IF_ABLE = range(2)  # laying
LONGEST, RECYCLE = range(2)  # pile_empty
BOOK = 0  # goal; other numbers are themselves

OPTIONS = (
    switch("expert", "TC-32"),
    Option("laying", {"match_if_able": MATCH_IF_ABLE, "free": FREE}, "match_if_able", "TC-11"),
    Option("pile_empty", {"longest": LONGEST, "recycle": RECYCLE}, "longest", "TC-36"),
    Option("goal", {"book": BOOK, 4: 4, 5: 5, 6: 6}, "book", "TC-07"),
    first_player("TC-05"),
)
PRESETS: dict[str, Values] = {
    "first-game": {"goal": 4},
    "expert": {"expert": "on"},
    "deep-sea": {"expert": "on", "goal": 6, "pile_empty": "recycle"},
}
