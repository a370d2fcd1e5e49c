"""The players that Teocalli knows, by the name that people write."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from teocalli.core.errors import TeocalliError
from teocalli.core.state import State
from teocalli.players.greedy import Greedy


class Player(Protocol):
    """Chooses a legal action where it is to decide. Sees the position only, never what is still undrawn."""

    def choose(self, state: State) -> int:
        """A legal action of `state`, where a player decides."""
        ...


class RandomPlayer:
    """The player `random`: every legal action with equal probability."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, state: State) -> int:
        """A legal action at random. Raises `TeocalliError` (`error-no-decision`) where no player decides."""
        if state.current_player < 0:
            raise TeocalliError("error-no-decision")
        return self._random.choice(state.legal_actions())


_PLAYERS: dict[str, Callable[[int | None], Player]] = {"random": RandomPlayer, "greedy": Greedy}


def known_players() -> list[str]:
    """Names of all players, the weakest first."""
    return list(_PLAYERS)


def make_player(name: str, seed: int | None = None) -> Player:
    """A player by name. Raises `TeocalliError` (`error-unknown-player`), which names the known ones."""
    try:
        maker = _PLAYERS[name]
    except (KeyError, TypeError):
        raise TeocalliError("error-unknown-player", name=str(name)[:60], known=", ".join(_PLAYERS)) from None
    return maker(seed)
