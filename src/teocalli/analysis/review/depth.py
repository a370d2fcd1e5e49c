"""How deep a review looks: playouts for every decision and for every end of a draw."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.core.game import Game
from teocalli.players.levels import levels_of

USUAL = 500
"""Playouts for a decision of a game whose levels do not search."""
FEWEST = 16
OF_LEVEL, OF_DRAW = 3, 3


@dataclass(frozen=True)
class Depth:
    """Playouts of a review: `decision` for each that was asked, `draw` for each way in which draws may end."""

    decision: int
    draw: int

    @classmethod
    def of(cls, game: Game, factor: float = 1.0) -> Depth:
        """A third of the playouts of the game's highest level by worth, times `factor`; a third of these for draws."""
        search = levels_of(game).thorough
        base = search.playouts if search is not None and search.playouts else USUAL
        decision = max(FEWEST, round(factor * base / OF_LEVEL))
        return cls(decision, max(FEWEST, decision // OF_DRAW))
