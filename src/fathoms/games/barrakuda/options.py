"""The options of Barrakuda (spec §7), its presets, and what does not go together."""

from fathoms.core.message import Message
from fathoms.core.options import AnyOption, Datum, Option, Subset, Values, switch
from fathoms.core.state import SEATS
from fathoms.games.barrakuda.names import (
    DIVE_WRECKS,
    GOLD,
    LAYOUTS,
    VAULT_ALL,
    VAULT_UP_TO,
    WRECK_COUNT,
)
from fathoms.games.barrakuda.state import Box

RANDOM = len(LAYOUTS)  # layout: after those that the box draws
LIMITED, UNLIMITED = range(2)  # reserve_limit
AT_ONCE, END_OF_ROUND = range(2)  # last_card_return, end_check
GREEDY, HIGHEST_SUM = range(2)  # route_tie
PRIVATE, TABLE = range(2)  # team_chat: the team-mate's ears, or the whole table's

TEAM_SEATS = SEATS  # two against two
MOST_EXTRA = 2  # extra wrecks, unless one asks for more

OPTIONS: tuple[AnyOption, ...] = (
    Option("target", {8: 8, 10: 10}, 8, "BK-62"),
    switch("team_mode", "BK-80"),
    Subset("extra_wrecks", range(1, WRECK_COUNT + 1), "BK-70"),
    switch("extra_wrecks_free", "BK-70"),
    Option("layout", {**{name: k for k, name in enumerate(LAYOUTS)}, "random": RANDOM}, "first_game", "BK-02"),
    Datum("custom_layout", ("layouts", "custom", "rows"), "BK-02"),
    Option("starting_gold", {2: 2, 3: 3}, 2, "BK-04"),
    Option("reserve_limit", {"limited": LIMITED, "unlimited": UNLIMITED}, "limited", "BK-53"),
    Option("last_card_return", {"at_once": AT_ONCE, "end_of_round": END_OF_ROUND}, "at_once", "BK-15"),
    Option("route_tie", {"greedy": GREEDY, "highest_sum": HIGHEST_SUM}, "greedy", "BK-22"),
    Option("end_check", {"at_once": AT_ONCE, "end_of_round": END_OF_ROUND}, "at_once", "BK-62"),
    Option("team_chat", {"private": PRIVATE, "table": TABLE}, "private", "BK-81"),
)

PRESETS: dict[str, Values] = {
    "first-game": {},
    "long-dive": {"target": 10, "layout": "reef"},
    "deep-trench": {"layout": "trench", "extra_wrecks": (4, 6)},
    "pickpockets": {"extra_wrecks": (1, 3), "layout": "lagoon"},
    "unknown-waters": {"layout": "random", "starting_gold": 3},
    "two-boats": {"team_mode": "on"},
}


def clash(seats: int, values: Values, box: Box) -> Message | None:
    """BK-02, BK-62, BK-70, BK-80: what keeps these options from being played, or a game with them from being won."""
    if values["team_mode"] == "on" and seats != TEAM_SEATS:
        return Message("clash-teams", {"given": str(seats), "wanted": str(TEAM_SEATS)})
    if len(values["extra_wrecks"]) > MOST_EXTRA and values["extra_wrecks_free"] == "off":
        return Message("clash-extra-wrecks")
    if values["custom_layout"] is not None and values["layout"] != "custom":
        return Message("clash-custom-layout", {"given": values["layout"]})
    deeds = deeds_on_floor(box, values)
    if VAULT_UP_TO not in deeds and VAULT_ALL not in deeds:
        return Message("clash-no-vault")
    if GOLD not in deeds:
        return Message("clash-no-gold")
    least = least_gold(seats, values, box)
    return Message("clash-gold", {"given": str(box.gold), "least": str(least)}) if box.gold < least else None


def deeds_on_floor(box: Box, values: Values) -> set[int]:
    """BK-70, R38: what can be done on the wrecks 1 to 5 as they lie."""
    faces = [wreck + WRECK_COUNT * (wreck + 1 in values["extra_wrecks"]) for wreck in range(DIVE_WRECKS)]
    return {deed for face in faces for deed in (box.special[face], box.general[face])}


def least_gold(seats: int, values: Values, box: Box) -> int:
    """R39: enough for every bag at the start, and one more than can lie in all vaults without a winner."""
    bags: int = seats * values["starting_gold"]
    if values["reserve_limit"] == "unlimited":
        return bags
    vaults, target = (2, box.team_target) if values["team_mode"] == "on" else (seats, values["target"])
    return max(bags, vaults * (target - 1) + 1)
