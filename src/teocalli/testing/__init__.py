"""Conformance checks for every game: `check_game("uxmal", players=3, options={…}, games=20, seed=1)`.

A game of your own gets them all by naming itself; what they demand is the contract of `docs/engine.md`.
"""

from teocalli.testing.conformance import CheckedGames, ConformanceError, check_game

__all__ = ["CheckedGames", "ConformanceError", "check_game"]
