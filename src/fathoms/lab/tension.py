"""Whether a game is open to the end: chances in its course, who leads, by how much it is won, how near a loss was."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from fathoms.core.words import Words
from fathoms.lab.measures import NUMBER, SHARE, Measure, Played, quantile
from fathoms.lab.plots import bands, columns
from fathoms.lab.plots import walk as walked
from fathoms.lab.sheet import Figure
from fathoms.lab.study import POINTS, Array
from fathoms.lab.telling import minutes, percent, percent_axis, range_of, seats_said, share, whole, with_interval
from fathoms.lab.worth import kings_figure

if TYPE_CHECKING:
    from fathoms.lab.report import Study

MIDDLE = (0.1, 0.25, 0.5, 0.75, 0.9)  # quantiles that bands show
LATELY = 0.9  # of a game: a chance from there on was near the end
SEALED = 0.9  # a chance with which a game is as good as decided


def near_misses(run: Played) -> tuple[int, int]:
    """Of the games a team lost, in how many it was ahead near the end."""
    lost = run.winners == 0
    late = run.chances[lost][:, int(LATELY * POINTS) : -1, 0]
    return int((late.max(1) > 0.5).sum()) if lost.any() else 0, int(lost.sum())


def fallen(chances: Array, below: float) -> Array:
    """Of each game, after what part of it a chance was first below something; all of it where it never was."""
    low = chances < below
    return np.where(low.any(1), low.argmax(1), POINTS - 1) / (POINTS - 1)


def sealed(chances: Array) -> Array:
    """Of each game, from what part of it on somebody had SEALED for good, or a team that or next to nothing."""
    clear = chances.max(2) >= SEALED
    if chances.shape[2] == 1:
        clear |= chances[:, :, 0] <= 1 - SEALED
    open_still = ~clear[:, ::-1]
    return (POINTS - np.where(open_still.any(1), open_still.argmax(1), POINTS)).clip(0, POINTS - 1) / (POINTS - 1)


def median_share(words: Words, values: Array) -> str:
    """The median of shares with its interval."""
    middle, low, high = quantile(values, 0.5)
    return f"{percent(words, middle, 0)} ({range_of(words, SHARE, low, high)})"


def tension_figures(words: Words, study: Study) -> Iterator[Figure]:
    """Whether it is open to the end."""
    main = study.main
    finished = ~main.cut
    if not finished.any():
        return
    team_plays = main.variant.game.cooperative
    chances = main.chances[finished]
    if team_plays:
        of_winner = chances[:, :, 0]
    else:
        first = [int(np.log2(mask & -mask)) if mask else 0 for mask in main.winners[finished].astype(int)]
        of_winner = chances[np.arange(len(first)), :, first]
    of_winner = of_winner[:, :-1]  # at the very end all is known
    ten, quarter, half, three, ninety = np.quantile(of_winner, MIDDLE, axis=0)
    near_end = int(LATELY * (len(half) - 1))
    even = float(of_winner[:, 0].mean()) if team_plays else main.even
    if team_plays:
        caption = words.say(
            "report-team-tension",
            low=percent(words, quarter[near_end]),
            high=percent(words, three[near_end]),
            share=percent(words, even),
        )
    else:
        about = {"half": percent(words, half[near_end]), "leads": with_interval(words, main.measures["leads"])}
        caption = words.say("report-tension-caption", decided=percent(words, float(np.median(main.decided))), **about)
    layers = [(ten, ninety, "far"), (quarter, three, "near")]
    drawn = bands(
        caption,
        layers,
        half,
        partial(percent_axis, words),
        even,
        words.say("report-at-start" if team_plays else "report-even"),
        words.say("report-half-above"),
        words.say("report-of-game"),
    )
    won = of_winner[main.winners[finished] != 0]
    back = int((won.min(1) < even / 2).sum())
    note = words.say("report-bands", seats=seats_said(words, main.variant), games=whole(words, len(of_winner)))
    if len(won):
        note += " " + words.say("report-comeback", share=share(words, back, len(won)))
    note += " " + words.say("report-sealed", part=median_share(words, sealed(chances)))
    body = [
        [percent(words, k / len(half), 0), *(percent(words, float(q[k])) for q in (ten, quarter, half, three, ninety))]
        for k in range(0, len(half), 4)
    ]
    yield Figure(caption, drawn, note, [words.say("report-of-game"), *(percent(words, q, 0) for q in MIDDLE)], body)
    if not team_plays and main.variant.seats > 1:
        yield decided_figure(words, main)
        yield leader_figure(words, main)
        if main.has_points:
            yield margin_figure(words, main)
        yield beaten_figure(words, main)
    if study.kings is not None:
        yield kings_figure(words, main, study.kings)
    yield typical_figure(words, main)


def decided_figure(words: Words, main: Played) -> Figure:
    """When the winner took the lead for good."""
    tenths = np.bincount(np.minimum(9, (10 * main.decided[~main.cut]).astype(int)), minlength=10)
    total = int(tenths.sum())
    late = int(tenths[9])
    caption = words.say("report-decided", share=share(words, late, total))
    labels = [str(10 * k + 10) for k in range(10)]
    drawn = columns(
        caption,
        labels,
        [int(t) / total for t in tenths],
        words.say("report-of-game-percent"),
        9,
        percent(words, late / total),
    )
    body = [[percent(words, (k + 1) / 10, 0), share(words, int(t), total)] for k, t in enumerate(tenths)]
    return Figure(
        caption, drawn, words.say("report-decided-note"), [words.say("report-of-game"), words.say("report-share")], body
    )


def leader_figure(words: Words, main: Played) -> Figure:
    """How often who is ahead wins, by how much of the game is played."""
    finished = ~main.cut
    chances, winners = main.chances[finished], main.winners[finished].astype(int)
    ahead = chances.argmax(2)
    wins = {part: int(((winners >> ahead[:, int(part * (POINTS - 1))]) & 1).sum()) for part in (0.25, 0.5, 0.75, 0.9)}
    said = {part: share(words, hits, len(winners)) for part, hits in wins.items()}
    caption = words.say("report-leader", quarter=said[0.25], half=said[0.5], ninety=said[0.9])
    labels = [percent(words, part, 0) for part in wins]
    shares = [hits / len(winners) for hits in wins.values()]
    drawn = columns(caption, labels, shares, words.say("report-of-game"), 1, percent(words, shares[1]))
    body = [[label, told] for label, told in zip(labels, said.values(), strict=True)]
    heads = [words.say("report-of-game"), words.say("report-share")]
    return Figure(caption, drawn, words.say("report-leader-note"), heads, body)


def margin_figure(words: Words, main: Played) -> Figure:
    """By how much it is won."""
    ahead = main.margin[~main.cut].astype(int)
    close = int((ahead <= 1).sum())
    caption = words.say(
        "report-margin",
        title=words.say("score-title"),
        margin=with_interval(words, Measure("margin", NUMBER, ahead.astype(float), {})),
        share=share(words, close, len(ahead)),
    )
    low, high = int(ahead.min()), int(ahead.max())
    counts = np.bincount(ahead - low, minlength=high - low + 1)
    labels = [str(k).replace("-", "−") for k in range(low, high + 1)]
    shares = [int(n) / len(ahead) for n in counts]
    most = int(counts.argmax())
    drawn = columns(caption, labels, shares, words.say("report-ahead"), most, percent(words, shares[most]))
    body = [[label, share(words, int(n), len(ahead))] for label, n in zip(labels, counts, strict=True)]
    note = words.say("report-margin-note", seats=seats_said(words, main.variant), games=whole(words, len(ahead)))
    return Figure(caption, drawn, note, [words.say("report-ahead"), words.say("report-share")], body)


def beaten(main: Played) -> Array:
    """Of each game that was won, the best chance that anybody who lost it had with nine tenths played."""
    won = main.winners != 0
    late = main.chances[won][:, int(LATELY * (POINTS - 1))]
    winners = (main.winners[won, None].astype(int) >> np.arange(late.shape[1])) & 1
    lost = winners.sum(1) < late.shape[1]
    return np.asarray(np.where(winners == 1, 0.0, late)[lost].max(1))


def beaten_figure(words: Words, main: Played) -> Figure:
    """How near the best of those who lost was."""
    chances = beaten(main)
    above = int((chances > main.even).sum())
    caption = words.say(
        "report-beaten",
        half=median_share(words, chances),
        share=share(words, above, len(chances)),
        even=percent(words, main.even),
    )
    tenths = np.bincount(np.minimum(9, (10 * chances).astype(int)), minlength=10)
    labels = [str(10 * k + 10) for k in range(10)]
    shares = [int(n) / len(chances) for n in tenths]
    most = int(tenths.argmax())
    drawn = columns(caption, labels, shares, words.say("report-beaten-axis"), most, percent(words, shares[most]))
    body = [[percent(words, (k + 1) / 10, 0), share(words, int(n), len(chances))] for k, n in enumerate(tenths)]
    note = words.say("report-margin-note", seats=seats_said(words, main.variant), games=whole(words, len(chances)))
    return Figure(caption, drawn, note, [words.say("report-beaten-axis"), words.say("report-share")], body)


def short_of(main: Played, won: bool) -> tuple[list[str], Array] | None:
    """What is full at the end of every game that was won (or lost), and how much of it all others lacked.

    None where nothing that is counted decides: then it is a place, a pile or a bite that ends a game.
    """
    sheets = [sheet for sheet, cut in zip(main.sheets, main.cut, strict=True) if not cut]
    so = (main.winners[~main.cut] != 0) == won
    if so.all() or not so.any():
        return None
    lack = np.array([[max(0, line.of - line.count) for line in sheet] for sheet in sheets])
    counted = np.array([line.of > 0 for line in sheets[0]])
    full = counted & (lack[so] == 0).all(0) & (lack[~so] > 0).any(0)
    names = [line.label for line, does in zip(sheets[0], full, strict=True) if does]
    return (names, lack[~so][:, full].sum(1)) if names else None


def short_figures(words: Words, main: Played) -> Iterator[Figure]:
    """How much lost games lacked of being won, and won ones of being lost."""
    for won, key in ((True, "report-missed"), (False, "report-spared")):
        found = short_of(main, won)
        if found is None:
            continue
        names, lack = found
        what = " + ".join(words.say(name) for name in names)
        one = int((lack == 1).sum())
        middle, low, high = quantile(lack, 0.5)
        half = f"{whole(words, middle)} ({words.say('lab-range', low=whole(words, low), high=whole(words, high))})"
        caption = words.say(key, what=what, share=share(words, one, len(lack)), half=half)
        counts = np.bincount(lack)
        labels = [str(k) for k in range(1, len(counts))]
        shares = [int(n) / len(lack) for n in counts[1:]]
        drawn = columns(caption, labels, shares, words.say("report-lacked"), 0, percent(words, shares[0]))
        body = [[label, share(words, int(n), len(lack))] for label, n in zip(labels, counts[1:], strict=True)]
        note = words.say("report-margin-note", seats=seats_said(words, main.variant), games=whole(words, len(lack)))
        yield Figure(caption, drawn, note, [words.say("report-lacked"), words.say("report-share")], body)


def typical_figure(words: Words, main: Played) -> Figure:
    """The game of median length, chance by chance."""
    order = np.argsort(main.lengths, kind="stable")
    game = int(order[len(order) // 2])
    curves = main.chances[game].T
    together = main.variant.game.cooperative
    names = (
        [words.say("review-team")] if together else [words.say(f"seat-{seat}") for seat in range(main.variant.seats)]
    )
    caption = words.say(
        "report-typical", length=whole(words, int(main.lengths[game])), time=minutes(float(main.lengths[game]))
    )
    lines_of = [[float(v) for v in curve] for curve in curves]
    drawn = walked(caption, lines_of, names, partial(percent_axis, words), words.say("report-of-game"))
    return Figure(caption, drawn, words.say("report-typical-note", game=game, seed=main.seed), wide=True)
