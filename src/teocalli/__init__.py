"""Teocalli: the pyramid-building board games Uxmal and Teotihuacan, exactly by their rules.

>>> import teocalli
>>> game = teocalli.load_game("uxmal", players=2)
>>> state = game.new_initial_state(["track:SJMET", "first:0"])
>>> game.legal_words(state)
['build']
"""

from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import known_games, load_game, register_game
from teocalli.core.state import CHANCE, TERMINAL, State

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "State",
    "TeocalliError",
    "__version__",
    "known_games",
    "load_game",
    "register_game",
]
