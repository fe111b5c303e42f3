"""Measure, compare, tune."""

CUT_OFF = 3_000  # actions after which a watched game is cut off
