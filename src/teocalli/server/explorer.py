"""What explorers' databases tell the page: one's own in the data folder, else the one that comes with the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from teocalli.arena.explorer import ExplorerFile, Filter, moves_at, shipped, traits_told
from teocalli.arena.explorer.asking import contents
from teocalli.core.game import Game
from teocalli.core.registry import load_game
from teocalli.core.state import State

NOTHING = {"games": 0, "levels": [], "players": []}
"""What is told of a game without a database."""


class Explorers:
    """The databases of all games; each is opened when something is asked, so that a new one counts at once."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where one's own databases lie, `{game}.sqlite`."""
        self._folder = folder

    def traits(self, game: str, levels: Sequence[str], players: int | None) -> dict[str, Any]:
        """What came of what was done. Raises `TeocalliError` for an unknown game and a broken database."""
        known = load_game(game)
        file = self._opened(game)
        if file is None:
            return {**NOTHING, "game": game, "traits": []}
        with file:
            return {**contents(file), "traits": traits_told(file, known, Filter(tuple(levels), players))}

    def moves(self, game: Game, state: State, words: int, levels: Sequence[str], *, any_count: bool) -> dict[str, Any]:
        """What was played at a position after so many words. Raises `TeocalliError` for a broken database."""
        file = self._opened(game.name)
        if file is None:
            return {**NOTHING, "game": game.name, "alike": []}
        with file:
            wanted = Filter.like(game, levels=levels, any_count=any_count)
            return {**contents(file), "alike": moves_at(file, game, state, words, wanted)}

    def _opened(self, game: str) -> ExplorerFile | None:
        own = self._folder / f"{game}.sqlite"
        if own.is_file():
            return ExplorerFile.open(own)
        path = shipped(game)
        return None if path is None else ExplorerFile.open(path, frozen=True)
