"""`serve`: a server for people who are elsewhere."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer

from teocalli.cli.arguments import Language
from teocalli.cli.language import texts

EPILOG = """\b
Examples:
  teocalli serve                                      for everybody on the same network
  teocalli serve --public-url https://games.example.org --host 127.0.0.1
                                                      behind a proxy that handles https
  teocalli serve --database postgresql://games@localhost/games --workers 4

Everybody opens the address that is printed, or scans its QR code with a phone. Whoever opens a table invites the others
by link. docs/security.md says what is promised to them; docs/serving.md shows how to serve games on the internet."""


Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Address of this computer to listen on.")]
Port = Annotated[
    int | None,
    typer.Option(min=1, max=65535, metavar="PORT", help="Port to listen on (default: 8480, or a free one)."),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="The address people open, if it differs from the one listened on."),
]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="Where games are kept: sqlite:///FILE or postgresql://…")
]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Folder for games, if no database is given.")]
Bus = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Redis or Valkey through which several processes on one database notify each other: redis://…"
        " (default: PostgreSQL does it).",
    ),
]
Workers = Annotated[
    int, typer.Option(min=1, max=64, metavar="NUMBER", help="Number of server processes; PostgreSQL only.")
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Print the address, but do not open a browser.")]
JsonLog = Annotated[bool, typer.Option("--json-log", help="Log every request as one line of JSON.")]


def serve(
    *,
    host: Host = "0.0.0.0",
    port: Port = None,
    public_url: PublicUrl = None,
    database: Database = None,
    data: Data = None,
    bus: Bus = None,
    workers: Workers = 1,
    no_browser: NoBrowser = False,
    json_log: JsonLog = False,
    _lang: Language = None,
) -> None:
    """Host games for people elsewhere: each joins by link and has a seat of their own."""
    from teocalli.server import run_for_people  # noqa: PLC0415 - the server takes long to load
    from teocalli.server.logs import log_as_json  # noqa: PLC0415

    if json_log:
        log_as_json()
    else:
        logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    run_for_people(
        host,
        port,
        public_url=public_url,
        data=data,
        database=database,
        bus=bus,
        workers=workers,
        json_log=json_log,
        open_browser=not no_browser,
        language=texts().language,
    )
