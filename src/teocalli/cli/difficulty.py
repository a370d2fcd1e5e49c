"""Levels of difficulty on the command line: choosing one, and saying which one is played."""

from __future__ import annotations

from typing import Annotated

import typer

from teocalli.cli.language import say
from teocalli.core.difficulty import OWN
from teocalli.core.errors import OptionError
from teocalli.core.game import Game
from teocalli.core.options import OptionValue

Level = Annotated[
    str | None,
    typer.Option(
        "--difficulty",
        metavar="LEVEL",
        help="A difficulty level, if the game has any: it sets several rule options; --option can still change them.",
    ),
]


def players_for(game: type[Game], level: str | None) -> int | None:
    """How many players a game has that is to be of a level, if nobody says; None without a level."""
    return None if level is None or game.difficulties is None else game.difficulties.players[0]


def level_options(game: type[Game], level: str | None, players: int) -> dict[str, OptionValue]:
    """The rule options of a level in a game of so many players; none without a level.

    Raises `OptionError` for an unknown level and where there are no levels.
    """
    if level is None:
        return {}
    if game.difficulties is None:
        raise OptionError("error-no-difficulties", game=game.name)
    return game.difficulties.settings(level, players)


def level_line(game: Game) -> str | None:
    """Which level the options of a game amount to; None where there are no levels."""
    level = game.difficulty
    if level is None:
        return None
    return say("difficulty-is", level=say("difficulty-own" if level == OWN else f"difficulty-{game.name}-{level}"))
