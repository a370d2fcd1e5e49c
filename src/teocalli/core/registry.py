"""The games that Teocalli knows, one line each."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.options import OptionValue

_GAMES: dict[str, str | type[Game]] = {
    "uxmal": "teocalli.games.uxmal.game:UxmalGame",
    "teotihuacan": "teocalli.games.teotihuacan.game:TeotihuacanGame",
}


def known_games() -> list[str]:
    """Names of all games, in the order of the registry."""
    return list(_GAMES)


def register_game(game: type[Game]) -> None:
    """Make a game of one's own known under its name."""
    _GAMES[game.name] = game


def game_class(name: str) -> type[Game]:
    """The class of a game. Raises `TeocalliError` (`error-unknown-game`), which names the known ones."""
    found = _GAMES.get(name) if isinstance(name, str) else None
    if found is None:
        raise TeocalliError("error-unknown-game", name=shown(name), known=", ".join(_GAMES))
    if isinstance(found, str):
        module, _, attribute = found.partition(":")
        found = getattr(import_module(module), attribute)
        assert isinstance(found, type)
        _GAMES[name] = found
    return found


def load_game(name: str, players: int | None = None, options: Mapping[str, OptionValue] | None = None) -> Game:
    """A game by name, for a number of players (default: the lowest) and with options (default: the specification's).

    Raises `TeocalliError` for an unknown game and `OptionError` for a wrong count or option.
    """
    found = game_class(name)
    return found(found.player_counts[0] if players is None else players, options)
