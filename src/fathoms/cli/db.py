"""`fathoms db`: what the web table keeps is moved, saved and brought forward."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from fathoms.cli.common import Data, Database, Language, kept_at, say

app = typer.Typer(name="db", no_args_is_help=True, rich_markup_mode="markdown")
Archive = Annotated[Path, typer.Argument(help="cli-option-archive")]


@app.callback()
def store_command() -> None:
    """Look after what the web table keeps.

    Examples: `fathoms db backup /var/backups/fathoms` · `fathoms db export all.jsonl.gz`
    """


@app.command()
def migrate(data: Data = None, database: Database = "", language: Language = "") -> None:
    """Bring a store forward to this version's format, before servers are started.

    Example: `fathoms db migrate --database postgresql://fathoms@db/fathoms`
    """
    from fathoms.server.archive import migrated

    where = kept_at(data, database)
    say(language, "cli-migrated", format=str(migrated(where)))


@app.command("export")
def export_store(file: Archive, data: Data = None, database: Database = "", language: Language = "") -> None:
    """Write everything that is kept, and the key, to one file; the server may go on meanwhile.

    Example: `fathoms db export all.jsonl.gz --data /var/lib/fathoms`
    """
    from fathoms.server.archive import export

    count = asyncio.run(export(kept_at(data, database), file))
    say(language, "cli-exported", count=count, path=str(file))


@app.command("import")
def import_store(file: Archive, data: Data = None, database: Database = "", language: Language = "") -> None:
    """Read such a file into an empty store, of either kind.

    Example: `fathoms db import all.jsonl.gz --database postgresql://fathoms@db/fathoms`
    """
    from fathoms.server.archive import bring

    count = asyncio.run(bring(file, kept_at(data, database)))
    say(language, "cli-imported", count=count)


@app.command()
def backup(
    folder: Annotated[Path, typer.Argument(help="cli-option-backups")],
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    """Write everything to a new file in a folder, named after this second, and read it again to be sure of it.

    Example: `fathoms db backup /var/backups/fathoms --data /var/lib/fathoms`
    """
    from fathoms.server.archive import back_up

    path = asyncio.run(back_up(kept_at(data, database), folder))
    say(language, "cli-written", path=str(path))


@app.command()
def restore(file: Archive, data: Data = None, database: Database = "", language: Language = "") -> None:
    """Read such a file instead of everything that is kept now, while no server runs.

    Example: `fathoms db restore /var/backups/fathoms/fathoms-20260101-030000.jsonl.gz --data /var/lib/fathoms`
    """
    from fathoms.server.archive import bring

    count = asyncio.run(bring(file, kept_at(data, database), instead=True))
    say(language, "cli-imported", count=count)
