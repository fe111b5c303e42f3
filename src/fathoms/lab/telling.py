"""Measured numbers in words: shares, intervals, names of measures, and warnings."""

from collections.abc import Sequence

from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.measures import SECONDS, SHARE, Change, Measure, Played, stalled


def number(value: float) -> str:
    """A number as people read it."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def percent(share: float) -> str:
    """A share."""
    return f"{100 * share:.1f} %"


def shown(kind: str, value: float) -> str:
    """A value of a measure of that kind."""
    return percent(value) if kind == SHARE else number(value)


def signed(kind: str, value: float) -> str:
    """A difference, with its sign; of shares in percent points."""
    text = f"{100 * value:+.1f}" if kind == SHARE else ("+" if value >= 0 else "") + number(value)
    return text.replace("-", "−")


def minute_ticks(most: float) -> list[float]:
    """Round times on an axis of actions, nine at most."""
    for step in (5, 10, 15, 30, 60, 120, 240):
        if most * SECONDS / 60 / step <= 9:
            break
    each = step * 60 / SECONDS
    return [each * k for k in range(int(most / each) + 1)]


def minutes(actions: float) -> str:
    """How long so many decisions take people."""
    whole = round(actions * SECONDS / 60)
    return f"{whole} min" if whole < 60 else f"{whole // 60} h {whole % 60:02}"


def name_of(words: Words, measure: Measure | Change) -> str:
    """What a measure measures."""
    return words.say(f"measure-{measure.key}", **measure.about)


def range_of(words: Words, kind: str, low: float, high: float) -> str:
    """An interval."""
    return words.say("lab-range", low=shown(kind, low), high=shown(kind, high))


def difference_of(words: Words, change: Change) -> str:
    """A difference with its interval."""
    low, high = signed(change.kind, change.low), signed(change.kind, change.high)
    return words.say("lab-difference", by=signed(change.kind, change.difference), low=low, high=high)


def level_said(words: Words, level: str) -> str:
    """What a level is called, where it has a name."""
    key = f"ui-level-{level}"
    return words.say(key) if key in words else level


def sentence(said: str) -> str:
    """Something said as a sentence begins."""
    return said[:1].upper() + said[1:]


def seats_said(words: Words, variant: AnyVariant) -> str:
    """How many play."""
    return words.say("lab-seats", count=variant.seats)


def warnings(words: Words, runs: Sequence[tuple[str, Played]]) -> list[str]:
    """Where bots stall, said once for each run."""
    return [
        words.say(
            "lab-stalls",
            what=what,
            share=percent(float(played.cut.mean())),
            cut=f"{int(played.cut.sum()):,}",
            games=f"{played.games:,}",
            most=f"{played.most:,}",
        )
        for what, played in runs
        if stalled(played)
    ]
