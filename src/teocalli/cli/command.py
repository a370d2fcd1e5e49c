"""The `teocalli` command: what it offers, and how every call ends."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Annotated, Any, ClassVar, NoReturn

import typer

from teocalli.cli import failures, language, streams
from teocalli.cli.arguments import Language
from teocalli.cli.lazy import LazyCommand, LazyGroup
from teocalli.core.errors import TeocalliError

PROGRAM = "teocalli"

EPILOG = """\b
Examples:
  teocalli                          play in the browser
  teocalli serve                    let friends join by link
  teocalli play uxmal               play in the terminal against a computer player
  teocalli play uxmal --seats person,greedy,random --option draw=open
  teocalli show game.json --at 40   a position of a saved game
  teocalli simulate uxmal --games 200 --players greedy,random --seed 1

\b
Exit status: 0 success; 1 a record does not replay; 2 wrong option, broken or
foreign file, or output that cannot be written; 70 internal error; 130 interrupted
with Ctrl-C."""


class CarefulGroup(LazyGroup):
    """Ends every call with an exit status and at most one line about what went wrong."""

    lazy: ClassVar[Mapping[str, LazyCommand]] = {
        "play": LazyCommand("play:play", "Play in the terminal."),
        "serve": LazyCommand("serve:serve", "Host games for people elsewhere, who join by link."),
        "backup": LazyCommand("keeping:backup", "Copy the database of the games.", "BACKUP_EPILOG"),
        "export": LazyCommand("keeping:export", "Write all games and people into a file.", "EXPORT_EPILOG"),
        "import": LazyCommand("keeping:import_", "Import games and people from a file.", "EXPORT_EPILOG"),
        "options": LazyCommand("options:options", "Explain the rule options of a game."),
        "show": LazyCommand("records:show", "Print a position of a saved game.", "SHOW_EPILOG"),
        "verify": LazyCommand("records:verify", "Replay a saved game and check every word.", "VERIFY_EPILOG"),
        "trace": LazyCommand("records:trace", "Print every position of a saved game, for programs.", "TRACE_EPILOG"),
        "analyse": LazyCommand("analyse:analyse", "Evaluate a position and show the best lines."),
        "review": LazyCommand("review:review", "Review a finished game: mistakes, luck and skill."),
        "puzzles": LazyCommand("puzzles:app", "Find positions with one right decision."),
        "simulate": LazyCommand("simulate:simulate", "Have computer players play many games."),
        "engine": LazyCommand("engine:engine", "Let other programs use the computer players."),
        "new-game": LazyCommand("new_game:new_game", "Write the package of a new game."),
        "components": LazyCommand("components:app", "Check the tiles and tables of your own box."),
        "balance": LazyCommand("balance:balance", "Measure how other rules or tiles change a game."),
        "arena": LazyCommand("arena:app", "Play matches and measure relative strength."),
        "explorer": LazyCommand("explorer:app", "Look up what was played in many games, and how it turned out."),
        "learn": LazyCommand("learn:learn", "Learn a game by self-play."),
    }

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Run the command line and leave the program."""
        language.use_environment()
        try:
            streams.prepare()
            status = super().main(*args, **{**kwargs, "prog_name": PROGRAM, "standalone_mode": False})
            sys.stdout.flush()
        except (Exception, KeyboardInterrupt) as error:
            status = failures.end(error, _command_of(error))
        except SystemExit as leaving:
            status = failures.status_of(leaving)
        failures.close_output()
        sys.exit(status if isinstance(status, int) else 0)


def _command_of(error: BaseException) -> str:
    """The command whose help explains what is wrong."""
    context = getattr(error, "ctx", None)
    return context.command_path if context is not None else PROGRAM


app = typer.Typer(
    cls=CarefulGroup,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"{PROGRAM} {version_of(PROGRAM)}")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog=EPILOG)
def main(
    context: typer.Context,
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, metavar="PORT", help="Port of the browser table (default: a free one)."),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Print the address, but do not open a browser.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Folder for the games of the browser table.")
    ] = None,
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and exit.")
    ] = False,
    _lang: Language = None,
) -> None:
    """Play board games exactly by their rules.

    Without a command, Teocalli starts the table in the browser: it listens on this computer only, prints its
    address and opens it. Ctrl-C stops it; no game is lost.
    """
    if context.invoked_subcommand is None:
        from teocalli.server import run as serve  # noqa: PLC0415 - the server takes long to load, the other commands need none

        spoken = language.texts().language
        serve(host="127.0.0.1", port=port, open_browser=not no_browser, data=data, language=spoken)
    elif port is not None or no_browser or data is not None:
        raise TeocalliError("error-cli-table-option", command=context.invoked_subcommand)
