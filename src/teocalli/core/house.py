"""Where the files of a game lie: everything of a game is in its package (docs/adding-a-game.md)."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from teocalli.core.game import Game


def package_of(game: type[Game]) -> str:
    """The package in which a game lives."""
    return game.__module__.rpartition(".")[0]


def data_file(game: type[Game], name: str) -> Traversable:
    """A file of the game's data, which need not be there."""
    return _file(game, "data", name)


def help_file(game: type[Game], name: str) -> Traversable:
    """A page of help, which need not be there: the rules (`en`) or a turn on one page (`turn-en`) in a language."""
    return _file(game, "help", f"{name}.md")


def data_folder(game: type[Game], name: str) -> Traversable:
    """A folder of the game's house, which need not be there."""
    return _file(game, name)


def web_folder(game: type[Game]) -> Path:
    """The folder of the game's drawing for the browser, which need not be there."""
    return Path(str(_file(game, "web")))


def terminal_module(game: type[Game]) -> ModuleType | None:
    """The game's drawing for terminals (`terminal`), which need not be there."""
    package = package_of(game)
    name = f"{package}.terminal"
    return import_module(name) if package and find_spec(name) else None


def guide_module(game: type[Game]) -> ModuleType | None:
    """The game's `guide`, which leads its automaton at a table (docs/companion.md); it need not be there."""
    package = package_of(game)
    name = f"{package}.guide"
    return import_module(name) if package and find_spec(name) else None


def _file(game: type[Game], *place: str) -> Traversable:
    package = package_of(game)
    return files(package).joinpath(*place) if package else Path("/nowhere", *place)
