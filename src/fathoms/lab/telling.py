"""Measured numbers in words: shares, intervals, names of measures, and warnings."""

from collections.abc import Iterable, Sequence

from babel.numbers import format_decimal

from fathoms.core.game import AnyGame
from fathoms.core.typography import NO_BREAK, per_cent
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.arena import wilson
from fathoms.lab.measures import SECONDS, SHARE, Change, Measure, Played, stalled


def decimal(words: Words, value: float, places: int) -> str:
    """A number with so many places, as the language writes it."""
    return format_decimal(value, format=f"#,##0.{'0' * places}", locale=words.language).rstrip(".")


def whole(words: Words, count: float) -> str:
    """A count, or a number without places."""
    return decimal(words, count, 0)


def number(words: Words, value: float) -> str:
    """A number as people read it."""
    return decimal(words, value, 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2)


def percent(words: Words, share: float, places: int = 1) -> str:
    """A share."""
    return decimal(words, 100 * share, places) + per_cent(words.language)


def percent_axis(words: Words, value: float) -> str:
    """A share on an axis."""
    return percent(words, value, 0 if value >= 0.05 or value == 0 else 1)


def shift_axis(words: Words, value: float) -> str:
    """A difference in parts of what was before, on an axis."""
    said = percent(words, value, 0).replace("-", "−")
    return f"+{said}" if value > 0 else said if value else "0"


def number_axis(words: Words, value: float) -> str:
    """A number on an axis."""
    return decimal(words, value, 0 if value == int(value) else 1)


def shown(words: Words, kind: str, value: float) -> str:
    """A value of a measure of that kind."""
    return percent(words, value) if kind == SHARE else number(words, value)


def signed(words: Words, kind: str, value: float) -> str:
    """A difference, with its sign; of shares in percent points."""
    text = decimal(words, 100 * value, 1) if kind == SHARE else number(words, value)
    return text.replace("-", "−") if value < 0 else f"+{text}"


def minute_ticks(most: float) -> list[float]:
    """Round times on an axis of actions, nine at most."""
    for step in (5, 10, 15, 30, *(60 << k for k in range(30))):
        if most * SECONDS / 60 / step <= 9:
            break
    each = step * 60 / SECONDS
    return [each * k for k in range(int(most / each) + 1)]


def minutes(actions: float) -> str:
    """How long so many decisions take people."""
    if actions * SECONDS < 60:
        return NO_BREAK.join([f"{round(actions * SECONDS)}", "s" if actions else "min"])
    whole_minutes = round(actions * SECONDS / 60)
    hours, rest = divmod(whole_minutes, 60)
    return NO_BREAK.join([f"{hours}", "h", f"{rest:02}"] if hours else [f"{rest}", "min"])


def name_of(words: Words, measure: Measure | Change) -> str:
    """What a measure measures."""
    about = dict(measure.about)
    if "verb" in about:
        about["verb"] = verb_said(words, str(about["verb"]))
    if "side" in about:
        about["side"] = side_said(words, map(int, str(about["side"]).split()))
    return words.say(f"measure-{measure.key}", **about)


def side_said(words: Words, seats: Iterable[int]) -> str:
    """Who wins together: a seat, or the seats of a team."""
    return " + ".join(words.say(f"seat-{seat}") for seat in seats)


def verb_said(words: Words, verb: str) -> str:
    """What a verb does, whatever it is done to: "Cannon: …"."""
    return words.outline(f"choice-{verb}".replace("_", "-"))


def act_said(words: Words, game: AnyGame, phrase: str) -> str:
    """What a verb does, or a single action: "cannon", "cannon P3"."""
    return (
        verb_said(words, phrase)
        if phrase in game.verbs.verbs
        else words.tell(game.verbs.message(game.verbs.number(phrase)))
    )


def news_said(words: Words, news: str) -> str:
    """What a kind of news tells, whomever it is about: "… plays …"."""
    return words.outline(f"news-{news}".replace("_", "-")).removesuffix(".")


def range_of(words: Words, kind: str, low: float, high: float) -> str:
    """An interval."""
    return words.say("lab-range", low=shown(words, kind, low), high=shown(words, kind, high))


def share(words: Words, hits: float, of: int) -> str:
    """A share of so many, with its interval."""
    low, high = wilson(hits, of)
    return f"{percent(words, hits / of)} ({range_of(words, SHARE, low, high)})"


def with_interval(words: Words, measure: Measure) -> str:
    """A measure with its interval."""
    low, high = measure.interval
    return f"{shown(words, measure.kind, measure.mean)} ({range_of(words, measure.kind, low, high)})"


def difference_of(words: Words, change: Change) -> str:
    """A difference with its interval."""
    low, high = signed(words, change.kind, change.low), signed(words, change.kind, change.high)
    return words.say("lab-difference", by=signed(words, change.kind, change.difference), low=low, high=high)


def level_said(words: Words, level: str) -> str:
    """What a level is called, where it has a name."""
    return next((words.say(key) for key in (f"ui-level-{level}", f"lab-level-{level}") if key in words), level)


def sentence(said: str) -> str:
    """Something said as a sentence begins."""
    return said[:1].upper() + said[1:]


def seats_said(words: Words, variant: AnyVariant) -> str:
    """How many play."""
    return words.say("lab-seats", count=variant.seats)


def warnings(words: Words, runs: Sequence[tuple[str, Played]], where: str = "") -> list[str]:
    """Where bots stall, said once of all such runs."""
    stuck = [(what, played) for what, played in runs if stalled(played)]
    if not stuck:
        return []
    cut, games = sum(int(played.cut.sum()) for _, played in stuck), sum(played.games for _, played in stuck)
    about = {"cut": whole(words, cut), "games": whole(words, games), "share": percent(words, cut / games)}
    what = where + "; ".join(what for what, _ in stuck)
    return [words.say("lab-stalls", what=what, most=whole(words, stuck[0][1].most), **about)]
