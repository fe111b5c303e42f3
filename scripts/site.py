"""The documentation's pages that have their home elsewhere: manuals, rules, what stands at the root, the reference.

MkDocs calls this as a hook. Nothing is copied: a page is read from its home, and its links lead to pages of the site.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
HOMES = {
    "index.md": "README.md",
    "architecture.md": "ARCHITECTURE.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
    "changelog.md": "CHANGELOG.md",
    "license.md": "LICENSE",
    "CITATION.cff": "CITATION.cff",
}
GAMES = sorted(path.parent.name for path in (ROOT / "src/fathoms/games").glob("*/spec.md"))
for _game in GAMES:
    HOMES[f"play/{_game}.md"] = f"src/fathoms/games/{_game}/manual/en.md"
    HOMES[f"rules/{_game}.md"] = f"src/fathoms/games/{_game}/spec.md"
for _path in sorted((ROOT / "src/fathoms/games").glob("*/editions/*.toml")):
    HOMES[f"editions/{_path.name}"] = _path.relative_to(ROOT).as_posix()
REFERENCE = {
    "core": "What all games share; it knows no game.",
    "games": "The list of games. What they are made of has a page a game.",
    "batched": "Thousands of games stepped in one call; [For researchers](../research.md) shows them at work.",
    "bots": "Players of any game, the coach and the review.",
    "lab": "Measuring, comparing and tuning by mass simulation.",
    "adapters": "Environments of other libraries; [For researchers](../research.md) shows them at work.",
}
LINK = re.compile(r"(\]\(|src=\")(?![a-z]+:|#)([^)\"#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds every page whose home is not `docs/`."""
    for page, home in HOMES.items():
        files.append(File.generated(config, page, content=(ROOT / home).read_text(encoding="utf-8")))
    for package, about in REFERENCE.items():
        files.append(File.generated(config, f"api/{package}.md", content=reference(package, "*.py", about)))
    for game in GAMES:
        about = f"Its [rules, sentence by sentence](../rules/{game}.md), are what these functions cite."
        files.append(File.generated(config, f"api/{game}.md", content=reference(f"games.{game}", "**/*.py", about)))
    icon = ROOT / "src/fathoms/web/favicon.svg"
    files.append(File.generated(config, "pictures/favicon.svg", abs_src_path=str(icon)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Turns links between files of the project into links of the site."""
    place = page.file.src_uri
    home = HOMES.get(place, f"docs/{place}")
    if home == "LICENSE":
        return f"# Licence\n\n{markdown}"
    return LINK.sub(lambda link: link[1] + moved(link[2], home, place), markdown)


def moved(link: str, home: str, place: str) -> str:
    """A link between files of the project, as a link between pages of the site."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(home), link))
    pages = {file: page for page, file in HOMES.items()}
    page = pages.get(target, target.removeprefix("docs/"))
    return posixpath.relpath(page, posixpath.dirname(place) or ".")


def reference(package: str, which: str, about: str) -> str:
    """The page of a package: each of its modules, from their docstrings, without tests."""
    folder = ROOT / "src/fathoms" / package.replace(".", "/")
    modules = [path.relative_to(ROOT / "src") for path in sorted(folder.glob(which)) if path.stat().st_size]
    names = [
        ".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in modules if "tests" not in path.parts
    ]
    return "\n\n".join([f"# fathoms.{package}", about, *(f"::: {name}" for name in names)])
