"""`backup`, `export` and `import`: what a database holds, to keep it or to go on elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from teocalli.cli.arguments import Language
from teocalli.cli.language import say
from teocalli.core.errors import TeocalliError
from teocalli.store import DATABASE_FILE, Store, back_up, data_directory, database_url, read_archive, write_archive

BACKUP_EPILOG = """\b
Example:
  teocalli backup games-of-today.sqlite3

The copy is a complete database, even if a server is writing meanwhile: teocalli serve --database
sqlite:///games-of-today.sqlite3 continues with it. For PostgreSQL, use pg_dump or teocalli export --all."""

EXPORT_EPILOG = """\b
Example, from SQLite to PostgreSQL:
  teocalli export --all games.jsonl
  teocalli import games.jsonl --database postgresql://games@localhost/games

The file contains everything, including the secret seeds of running games: keep it to yourself."""

Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Folder of the games, if no database is given.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="The database: sqlite:///FILE or postgresql://…")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    data: Data = None,
    _lang: Language = None,
) -> None:
    """Copy the database of the games into a file, even while a server is running."""
    back_up(data_directory(data) / DATABASE_FILE, file)
    print(say("cli-backup-done", file=str(file)))


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    everything: Annotated[bool, typer.Option("--all", help="All games and people.")] = False,
    database: Database = None,
    data: Data = None,
    _lang: Language = None,
) -> None:
    """Write all games and people into a file, which can be imported into another database."""
    if not everything:
        raise TeocalliError("error-cli-export")
    store = Store(database or database_url(data_directory(data)))
    try:
        print(say("cli-export-done", count=write_archive(store, file), file=str(file)))
    finally:
        store.close()


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by teocalli export.")],
    database: Database = None,
    data: Data = None,
    _lang: Language = None,
) -> None:
    """Import games and people from a file; existing ones are kept."""
    store = Store(database or database_url(data_directory(data)))
    try:
        print(say("cli-import-done", count=read_archive(store, file)))
    finally:
        store.close()
