"""The games Teocalli knows: those of all installed packages, found by their entry points, and those registered."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.options import OptionValue

log = logging.getLogger(__name__)

GROUP = "teocalli.games"
"""The group of entry points: the name of a game = "package.module:Class"."""

_OURS = "teocalli"
_LAST = 1000


class Registry:
    """Games by name. A class is loaded when first needed; one that cannot be loaded does not affect the others."""

    def __init__(self, found: Mapping[str, EntryPoint]) -> None:
        self._found = dict(found)
        self._classes: dict[str, type[Game]] = {}
        self._failures: dict[str, TeocalliError] = {}
        self.packages = self._packages()

    def add(self, game: type[Game]) -> None:
        """Register a class under its name, replacing any other of that name."""
        self._classes[game.name] = game
        self._failures.pop(game.name, None)
        self.packages = self._packages()

    def names(self) -> list[str]:
        """Names of all games, loadable or not: the installed ones in their order, then the registered ones."""
        return [*self._found, *(name for name in self._classes if name not in self._found)]

    def known(self) -> list[str]:
        """Names of the games that can be played."""
        return [name for name in self.names() if self._is_loadable(name)]

    def _packages(self) -> tuple[str, ...]:
        """Packages in which games live, each once; for those not loaded yet, where their entry points lead."""
        places = (
            self._classes[name].__module__ if name in self._classes else self._found[name].module
            for name in self.names()
        )
        return tuple(dict.fromkeys(package for place in places if (package := place.rpartition(".")[0])))

    def game_class(self, name: str) -> type[Game]:
        """The class of that name. Raises `TeocalliError` (`error-unknown-game`, `error-game-not-loaded`)."""
        if not isinstance(name, str) or name not in self.names():
            raise TeocalliError("error-unknown-game", name=shown(name), known=", ".join(self.known()) or "–")
        if name in self._failures:
            raise self._failures[name]
        if name not in self._classes:
            self._classes[name] = self._loaded(name)
        return self._classes[name]

    def _is_loadable(self, name: str) -> bool:
        try:
            self.game_class(name)
        except TeocalliError:
            return False
        return True

    def _loaded(self, name: str) -> type[Game]:
        entry = self._found[name]
        try:
            return _playable(entry.load(), name)
        except Exception as error:  # whatever the package of somebody else does, the other games go on
            self._failures[name] = failure = _not_loaded(entry, error)
            log.warning("%s", failure)
            log.debug("game %s", name, exc_info=error)
            raise failure from error


def _playable(loaded: object, name: str) -> type[Game]:
    """The class that an entry point led to. Raises `TypeError` for what is no game of that name."""
    if not (isinstance(loaded, type) and issubclass(loaded, Game)):
        raise TypeError(f"{loaded!r} is no subclass of teocalli.Game")
    if inspect.isabstract(loaded):
        raise TypeError(f"{loaded.__name__} lacks {', '.join(sorted(loaded.__abstractmethods__))}")
    if loaded.name != name:
        raise TypeError(f"{loaded.__name__} calls itself {loaded.name!r}, its entry point {name!r}")
    return loaded


def _not_loaded(entry: EntryPoint, error: Exception) -> TeocalliError:
    reason = shown(f"{type(error).__name__}: {error}", 300)
    return TeocalliError("error-game-not-loaded", name=shown(entry.name), package=_package(entry), reason=reason)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module


def _installed() -> dict[str, EntryPoint]:
    """Entry points by the games' names: ours first, then by the place that their package asks for, then by name."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=_rank):
        if entry.name in found:
            log.warning("%s brings a second game %s, which is left out", _package(entry), entry.name)
        found.setdefault(entry.name, entry)
    return found


def _rank(entry: EntryPoint) -> tuple[bool, int, str, str]:
    return _package(entry) != _OURS, _place(entry), entry.name, _package(entry)


def _place(entry: EntryPoint) -> int:
    """What `LISTED` in the `__init__.py` of the game's package says: lower numbers come first in lists."""
    try:
        place = getattr(import_module(entry.module.rpartition(".")[0]), "LISTED", _LAST)
    except Exception:  # said when the game is asked for
        return _LAST
    return place if isinstance(place, int) else _LAST


_registry = Registry(_installed())


def known_games() -> list[str]:
    """Names of all games that can be played, in the order of lists. Loads them all."""
    return _registry.known()


def installed_games() -> list[str]:
    """The same names without loading the games, so some of them may turn out not to be loadable."""
    return _registry.names()


def game_packages() -> tuple[str, ...]:
    """The packages that contain games; no game is loaded for this."""
    return _registry.packages


def register_game(game: type[Game]) -> None:
    """Register a game of your own under its name."""
    _registry.add(game)


def game_class(name: str) -> type[Game]:
    """The class of a game. Raises `TeocalliError`.

    `error-unknown-game` names the known ones; `error-game-not-loaded` says why an installed one cannot be loaded.
    """
    return _registry.game_class(name)


def load_game(name: str, players: int | None = None, options: Mapping[str, OptionValue] | None = None) -> Game:
    """A game by name, for a number of players (default: the lowest) and with options (default: the specification's).

    Raises `TeocalliError` for an unknown game and `OptionError` for a wrong count or option.
    """
    found = game_class(name)
    return found(found.player_counts[0] if players is None else players, options)
