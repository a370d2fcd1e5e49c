"""The levels of a game's opponents: settings in one data file of the game's house, `levels.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from teocalli.core.errors import TeocalliError
from teocalli.core.frozen import frozen
from teocalli.core.game import Game
from teocalli.core.house import data_file
from teocalli.core.yamltext import read_yaml
from teocalli.players.settings import NO_NETWORK, SearchSettings
from teocalli.players.weights import OWN, own_fit, own_tables

FILE = "levels.yaml"


@dataclass(frozen=True)
class Level:
    """One level. Without `search` it is the player `greedy`; `blunders`: share of decisions taken at random, 0–1."""

    number: int
    search: SearchSettings | None
    blunders: float

    @property
    def learnt(self) -> bool:
        """Whether it uses learnt weights that come with the game, which not every table has."""
        return self.search is not None and self.search.network == OWN


@dataclass(frozen=True)
class Levels:
    """The levels of a game, weakest first, and `search`: the settings for every search of this game."""

    search: Mapping[str, Any]
    levels: tuple[Level, ...]

    @property
    def thorough(self) -> SearchSettings | None:
        """The search of the highest level that uses the built-in evaluation: hints and reviews know what its values
        mean.
        """
        searches = [level.search for level in self.levels if level.search and level.search.network == NO_NETWORK]
        return searches[-1] if searches else None

    def level(self, number: int) -> Level:
        """A level by number, from 1. Raises `TeocalliError` (`error-unknown-level`), which names the known ones."""
        if not 1 <= number <= len(self.levels):
            known = ", ".join(str(level.number) for level in self.levels) or "–"
            raise TeocalliError("error-unknown-level", level=number, known=known)
        return self.levels[number - 1]


def levels_of(game: Game) -> Levels:
    """The levels of a game. A game without the file has none, and searches use the default settings.

    A level with learnt weights is included only if the game comes with weights for its players and options.
    """
    loaded = _load(type(game), game.players == 1)
    return loaded if not _learnt(loaded) or own_fit(game) else _without_learnt(loaded)


def levels_somewhere(game: type[Game]) -> Levels:
    """The levels a game has at any table; for those with learnt weights, `own_tables` says where."""
    loaded = _load(game, False)
    return loaded if not _learnt(loaded) or own_tables(game) else _without_learnt(loaded)


def _learnt(levels: Levels) -> bool:
    return any(level.learnt for level in levels.levels)


def _without_learnt(levels: Levels) -> Levels:
    return Levels(levels.search, tuple(level for level in levels.levels if not level.learnt))


@cache
def _load(game: type[Game], alone: bool) -> Levels:
    source = data_file(game, FILE)
    if not source.is_file():
        return Levels({}, ())
    data = read_yaml(source.read_bytes()).value
    base = frozen({**data["search"], **(data.get("alone", {}) if alone else {})})
    return Levels(base, tuple(_level(number, base, entry) for number, entry in data["levels"].items()))


def _level(number: int, base: Mapping[str, Any], entry: Mapping[str, Any]) -> Level:
    settings = SearchSettings.of({**base, **entry["search"]}) if "search" in entry else None
    return Level(number, settings, entry.get("blunders", 0.0))
