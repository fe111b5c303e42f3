"""The page that reports, comparisons and sweeps are written on: one file, light, dark and on paper, nothing fetched."""

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from fathoms.core.folders import WEB
from fathoms.core.words import Words

FONT = "fraunces-700.woff2"
STYLE = Path(__file__).parent / "page.css"


@dataclass(frozen=True)
class Figure:
    """A plain sentence, the plot that shows it, a note on how it was measured, and the numbers behind it."""

    caption: str
    drawn: str
    note: str = ""
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    wide: bool = False

    def html(self, words: Words) -> str:
        """The figure on the page."""
        parts = [f"<figcaption>{escape(self.caption)}</figcaption>", self.drawn]
        if self.note:
            parts.append(f'<p class="note">{escape(self.note)}</p>')
        if self.rows:
            numbers = table(self.heads, self.rows)
            parts.append(f"<details><summary>{escape(words.say('lab-numbers'))}</summary>{numbers}</details>")
        return f'<figure class="card{" wide" if self.wide else ""}">{"".join(parts)}</figure>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Numbers under their headings."""
    head = "".join(f'<th scope="col">{escape(said)}</th>' for said in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


@dataclass(frozen=True)
class Tile:
    """A number at a glance: what it is of, and whether it is fine or to be watched."""

    number: str
    said: str
    state: str
    watch: bool = False


@dataclass(frozen=True)
class Section:
    """A question, and the figures that answer it."""

    key: str
    title: str
    figures: Sequence[Figure] = ()
    lead: str = ""
    text: str = ""  # HTML that stands for itself


def page(
    words: Words,
    *,
    title: str,
    eyebrow: str,
    verdict: Sequence[str],
    sections: Sequence[Section],
    tiles: Sequence[Tile] = (),
    door: Path,
    art: str = "",
) -> str:
    """The whole page; `verdict` are sentences, their first words up to a colon are bold."""
    parts = [
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(title)}</title><style>{style()}</style></head><body>{art}<main>",
        f'<header><div><p class="eyebrow">{escape(eyebrow)}</p><h1>{escape(title)}</h1></div>',
        f'<img class="door" alt="" src="data:image/svg+xml;base64,{b64encode(door.read_bytes()).decode()}"></header>',
        f'<div class="card verdict">{"".join(f"<p>{bold(said)}</p>" for said in verdict)}</div>',
    ]
    if tiles:
        parts.append('<ul class="tiles">')
        for tile in tiles:
            kind = " watch" if tile.watch else ""
            parts.append(
                f'<li class="card{kind}"><b>{escape(tile.number)}</b><span>{escape(tile.said)}</span>'
                f'<span class="state">{escape(tile.state)}</span></li>'
            )
        parts.append("</ul>")
    shown = [section for section in sections if section.figures or section.text]
    if len(shown) > 2:
        links = "".join(f'<a href="#{section.key}">{escape(section.title)}</a>' for section in shown)
        parts.append(f'<nav aria-label="{escape(words.say("lab-contents"), quote=True)}">{links}</nav>')
    for section in shown:
        lead = f'<p class="lead">{escape(section.lead)}</p>' if section.lead else ""
        figures = "".join(figure.html(words) for figure in section.figures)
        grid = f'<div class="grid">{figures}</div>' if figures else ""
        heading = f'<section id="{section.key}"><h2>{escape(section.title)}</h2>'
        parts.append(f"{heading}{lead}{grid}{section.text}</section>")
    return "".join([*parts, "</main></body></html>\n"])


def bold(said: str) -> str:
    """A sentence whose first words, up to a colon, are bold."""
    first, colon, rest = said.partition(":")
    return f"<b>{escape(first)}:</b>{escape(rest)}" if colon else escape(said)


def style() -> str:
    """The colours and sizes of the product with its font inside, and how the page is set."""
    font = b64encode((WEB / "fonts" / FONT).read_bytes()).decode()
    text = (WEB / "css" / "tokens.css").read_text(encoding="utf-8")
    text = text.replace(f"url(../fonts/{FONT})", f"url(data:font/woff2;base64,{font})")
    return text + STYLE.read_text(encoding="utf-8")


def seat_colours() -> str:
    """What the seats wear, for a drawing that stands alone."""
    return "".join(re.findall(r"--seat-\d:\s*[^;]+;", (WEB / "css" / "tokens.css").read_text(encoding="utf-8")))
