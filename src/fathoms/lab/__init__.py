"""Measure, compare, tune."""

from collections.abc import Callable

CUT_OFF = 3_000  # actions after which a watched game is cut off
Tick = Callable[[int], None]  # hears of games played
