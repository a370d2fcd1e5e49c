"""What a file holds from which a game goes on: a record, or a position summary, which becomes a record."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from teocalli.core.errors import PositionError
from teocalli.core.game import Game
from teocalli.core.limits import LimitFault, read_json
from teocalli.core.match import Match
from teocalli.core.options import OptionValue
from teocalli.core.record import Record
from teocalli.core.registry import game_class, known_games, load_game

Options = Callable[[type[Game]], Mapping[str, OptionValue]]


def no_options(_game: type[Game]) -> Mapping[str, OptionValue]:
    """The rule options as they are by default."""
    return {}


def record_in(text: str | bytes, options: Options = no_options) -> Record:
    """The record that a text holds; of a position summary one that begins from it, by rule options for its game.

    Raises `RecordError` for what is neither, `PositionError` for a summary that is wrong or of no known game.
    """
    summary = summary_in(text)
    return Record.parse(text) if summary is None else _record_from(summary, options)


def summary_in(text: str | bytes) -> dict[str, Any] | None:
    """The JSON object in a text that is no record and names a decision, as position summaries do."""
    try:
        data = read_json(text)
    except (json.JSONDecodeError, LimitFault):
        return None
    return data if isinstance(data, dict) and "format" not in data and "decision" in data else None


def _record_from(summary: dict[str, Any], options: Options) -> Record:
    """A record that begins from a position; whose it is, the keys of the summary say."""
    for name in known_games():
        game = game_class(name)
        if (players := game.players_in_summary(summary)) is not None:
            match = Match.from_position(load_game(name, players, options(game)), summary)
            return match.record([""] * players)
    raise PositionError("error-position-game", known=", ".join(known_games()))
