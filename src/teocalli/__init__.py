"""Teocalli: the pyramid-building board games Uxmal and Teotihuacan, exactly by their rules.

>>> import teocalli
>>> game = teocalli.load_game("uxmal", players=2)
>>> state = game.new_initial_state(["track:SJMET", "first:0"])
>>> game.legal_words(state)
['build']
"""

from __future__ import annotations

# As in `typing`, which takes long to load: nothing is loaded here, so that commands begin at once.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

    from teocalli.core.errors import IllegalAction, TeocalliError
    from teocalli.core.game import Game
    from teocalli.core.match import Match
    from teocalli.core.record import Record
    from teocalli.core.registry import known_games, load_game, register_game
    from teocalli.core.state import CHANCE, TERMINAL, State
    from teocalli.core.variations import Variations

__version__ = "0.1.0"

_PLACES = {
    "CHANCE": "state",
    "Game": "game",
    "IllegalAction": "errors",
    "Match": "match",
    "Record": "record",
    "State": "state",
    "TERMINAL": "state",
    "TeocalliError": "errors",
    "Variations": "variations",
    "known_games": "registry",
    "load_game": "registry",
    "register_game": "registry",
}
"""Where each name is; it is loaded when it is first asked for."""


def __getattr__(name: str) -> Any:
    from importlib import import_module  # noqa: PLC0415

    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"teocalli.core.{_PLACES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})


__all__ = [
    "CHANCE",
    "TERMINAL",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "State",
    "TeocalliError",
    "Variations",
    "__version__",
    "known_games",
    "load_game",
    "register_game",
]
