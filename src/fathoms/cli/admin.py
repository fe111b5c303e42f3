"""`fathoms admin`: an eye on matches and guests, and a hand where it is needed."""

import time
from functools import partial
from typing import Annotated

import typer

from fathoms.cli.common import Data, Database, Language, console, kept_at, say
from fathoms.core.errors import BadOption
from fathoms.core.words import words

app = typer.Typer(name="admin", no_args_is_help=True, rich_markup_mode="markdown")
MatchName = Annotated[str, typer.Argument(metavar="MATCH", help="cli-option-match")]
GuestName = Annotated[str, typer.Option("--guest", help="cli-option-admin-guest")]


@app.command("list")
def list_matches(
    guest: GuestName = "",
    most: Annotated[int, typer.Option(min=1, help="cli-option-listed")] = 20,
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    """List the matches that were changed last: id, time, game, how it stands, and who plays with their guest's id.

    Examples: `fathoms admin list --most 50` · `fathoms admin list --guest Kx0… --data /var/lib/fathoms`
    """
    from fathoms.server.admin import with_store

    said = words(language)
    for one in with_store(kept_at(data, database), lambda store: store.latest(guest, most)):
        present = one.present
        state = "over" if present.over else "gathering" if present.gathering else "running"
        changed = time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.changed))
        people = [f"{seat.name or '–'} ({', '.join(seat.guests)})" for seat in present.seats if seat.guests]
        line = (one.match.id, changed, one.match.game, said.say(f"admin-{state}"), *people)
        console.print("  ".join(line), soft_wrap=True, markup=False)


@app.command()
def end(match: MatchName, data: Data = None, database: Database = "", language: Language = "") -> None:
    """Break a match off; servers may go on meanwhile.

    Example: `fathoms admin end m_CbTT5Ba6jr4cZaOWyWPg --data /var/lib/fathoms`
    """
    from fathoms.server.admin import end, with_store

    with_store(kept_at(data, database), partial(end, match=match))
    say(language, "admin-ended", match=match)


@app.command()
def ban(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="cli-option-banned")],
    lift: Annotated[bool, typer.Option("--lift", help="cli-option-lift")] = False,
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    """Keep a guest out of every table, or let them in again with --lift; a new browser is a new guest.

    Examples: `fathoms admin ban Kx0… --data /var/lib/fathoms` · `fathoms admin ban Kx0… --lift`
    """
    from fathoms.server.admin import ban, with_store

    with_store(kept_at(data, database), partial(ban, guest=guest, banned=not lift))
    say(language, "admin-admitted" if lift else "admin-banned", guest=guest)


@app.command()
def delete(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="cli-option-match")] = "",
    guest: GuestName = "",
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    """Remove a match for good, or with --guest all that is kept of a person; matches of others lose only them.

    Examples: `fathoms admin delete m_CbTT5Ba6jr4cZaOWyWPg` · `fathoms admin delete --guest Kx0…`
    """
    from fathoms.server.admin import delete, delete_guest, with_store

    if bool(match) == bool(guest):
        raise BadOption("error-match-or-guest")
    where = kept_at(data, database)
    if match:
        with_store(where, partial(delete, match=match))
        say(language, "admin-deleted", match=match)
    else:
        gone, left = with_store(where, partial(delete_guest, guest=guest))
        say(language, "admin-guest-deleted", gone=gone, left=left)
