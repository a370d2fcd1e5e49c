"""Options that several commands share, and how they become what the engine wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer

from teocalli.cli import language
from teocalli.core.errors import OptionError, TeocalliError
from teocalli.core.game import Game
from teocalli.core.options import Option, OptionValue
from teocalli.core.own_components import own_data
from teocalli.core.registry import installed_games
from teocalli.players import known_specifications

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(installed_games())}.")]
RecordFile = Annotated[
    str, typer.Argument(metavar="RECORD", help="A saved game or a position; - reads it from standard input.")
]
FinishedGame = Annotated[
    str, typer.Argument(metavar="RECORD", help="The record of a finished game; - reads it from standard input.")
]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A rule option, or NAME=FILE where it takes a file of your own; may be given several times.",
    ),
]
Seed = Annotated[
    int | None, typer.Option(metavar="NUMBER", help="Seed for all draws; if left out, draws are truly random.")
]
MatchSeed = Annotated[
    int | None,
    typer.Option(metavar="NUMBER", help="Seed for the whole match; if left out, one is drawn and printed."),
]
Entrants = Annotated[
    str,
    typer.Option(
        "--players",
        "-p",
        metavar="LIST",
        help=f"Who plays, separated by commas: {', '.join(known_specifications())}, external:COMMAND.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", min=1, max=256, metavar="COUNT", help="Number of processes that play.")
]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        is_eager=True,
        callback=language.use,
        help="Language: en, de or fr (default: from the environment).",
    ),
]


def split_list(text: str) -> list[str]:
    """The parts of a list written with commas, without the spaces around them."""
    return [part.strip() for part in text.split(",")]


def rule_options(game: type[Game], pairs: Iterable[str] | None) -> dict[str, OptionValue]:
    """Read rule options as written on the command line. Raises `TeocalliError`, which says what would be right."""
    return dict(_rule_option(game, pair) for pair in pairs or [])


def _rule_option(game: type[Game], pair: str) -> tuple[str, OptionValue]:
    name, sign, value = (part.strip() for part in pair.partition("="))
    if not sign:
        raise OptionError("error-option-form", text=pair[:60])
    option = game.option_set[name]
    if option.own and value not in option.values:
        return name, _own_data(game, option, value)
    return name, option.parse(value)


def _own_data(game: type[Game], option: Option, path: str) -> Any:
    """The content of a user's own file; the module of the option's name in the game's package reads it."""
    return own_data(game, option).load_file(path)


def check_no_game_options(given: Sequence[object]) -> None:
    """Refuse what only a new game can be given when a saved one goes on."""
    if any(value is not None and value != [] for value in given):
        raise TeocalliError("error-cli-load-options")
