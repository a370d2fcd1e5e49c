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
                                                      behind a proxy that speaks https
  teocalli serve --database postgresql://games@localhost/games

Everybody opens the address that is printed, or takes its QR code with a phone. Whoever opens a table invites the others
by link. docs/security.md says what is promised to them; docs/serving.md shows how to serve the whole internet."""


def serve(
    *,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Address of this computer to listen on.")] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, metavar="PORT", help="Port to listen on (default: 8480, or a free one)."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address that people open, if it differs from the one listened on."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where games are kept: sqlite:///FILE or postgresql://…")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Folder for games, if no database is named.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Print the address and open no browser.")] = False,
    json_log: Annotated[bool, typer.Option("--json-log", help="Log every request as one line of JSON.")] = False,
    _lang: Language = None,
) -> None:
    """Host games for people elsewhere: each joins by a link and has a seat of their own."""
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
        open_browser=not no_browser,
        language=texts().language,
    )
