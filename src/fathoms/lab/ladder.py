"""The arena's results as they come in, and as a picture."""

from collections.abc import Iterator, Sequence
from html import escape

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fathoms.core.words import FALLBACK, Words
from fathoms.games import AnyVariant, game
from fathoms.lab.arena import USUAL, Row, arena
from fathoms.lab.measures import SHARE
from fathoms.lab.telling import level_said, percent, range_of, whole


def show(
    console: Console,
    variants: Sequence[AnyVariant],
    levels: Sequence[str],
    *,
    games: int,
    seed: int,
    guest: str | None,
    language: str,
) -> Iterator[Row]:
    """Plays, prints and yields each result as soon as it is there."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("")
        for variant in variants:

            def tick(what: str, done: int, of: int, name: str = variant.game.name) -> None:
                progress.update(task, description=f"{name}: {what}", completed=done, total=of)

            for row in arena([variant], levels, games=games, seed=seed, guest=guest, progress=tick):
                progress.console.print(in_a_line(row, language), soft_wrap=True)
                yield row


def in_a_line(row: Row, language: str) -> str:
    """One result in a line."""
    words = game(row.game).words(language)
    line = words.say(
        "arena-line",
        what=what(words, row),
        share=percent(words, row.share),
        games=whole(words, row.games),
        range=range_of(words, SHARE, row.low, row.high),
    )
    return words.say("arena-cut", line=line, count=whole(words, row.unfinished)) if row.unfinished else line


def what(words: Words, row: Row) -> str:
    """Who played what."""
    unusual = [] if row.options == USUAL else [row.options]
    where = ", ".join([words.say("title"), words.say("lab-seats", count=row.seats), *unusual])
    return words.say("labelled", title=where, what=who(words, row))


def who(words: Words, row: Row) -> str:
    """Who played."""
    player, rival = level_said(words, row.player), level_said(words, row.rival)
    if not row.rival:
        return words.say("arena-team", player=player)
    return words.say("report-guest" if row.guest else "report-beats", player=player, rival=rival)


def as_svg(rows: Sequence[Row], language: str = FALLBACK) -> str:
    """Every result as a point with its interval, one line each."""
    high = 24 * len(rows) + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {high}" font-family="sans-serif" font-size="13">',
        f'<rect width="900" height="{high}" fill="#fbf3e2"/>',
    ]
    for share in range(0, 101, 25):
        x = 480 + 4 * share
        parts.append(f'<line x1="{x}" x2="{x}" y1="10" y2="{high - 30}" stroke="#9fb3ba"/>')
        parts.append(f'<text x="{x}" y="{high - 12}" text-anchor="middle" fill="#5c6f76">{share} %</text>')
    for i, row in enumerate(rows):
        y = 24 * i + 28
        label = escape(what(game(row.game).words(language), row))
        low, mid, top = (480 + 400 * share for share in (row.low, row.share, row.high))
        parts.append(f'<text x="470" y="{y + 4}" text-anchor="end" fill="#16242b">{label}</text>')
        parts.append(f'<line x1="{low:.1f}" x2="{top:.1f}" y1="{y}" y2="{y}" stroke="#e4572e" stroke-width="3"/>')
        parts.append(f'<circle cx="{mid:.1f}" cy="{y}" r="5" fill="#16242b"/>')
    return "\n".join([*parts, "</svg>\n"])
