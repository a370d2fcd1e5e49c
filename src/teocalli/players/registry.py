"""The players Teocalli knows, by their specification (`specification.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from teocalli.core.chance import generator
from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.players.greedy import Greedy
from teocalli.players.levels import levels_of
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import NO_NETWORK, SearchSettings
from teocalli.players.specification import settings_of
from teocalli.players.weights import network_for

LEVELS = 7
"""The highest number of levels a game may have."""


class Player(Protocol):
    """Chooses a legal action when it is to move. Sees only the position, never what is still undrawn."""

    def choose(self, state: State) -> int:
        """A legal action in `state`, at a player's decision."""
        ...


class RandomPlayer:
    """The player `random`: every legal action with equal probability."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = generator(seed)

    def choose(self, state: State) -> int:
        """A legal action at random. Raises `TeocalliError` (`error-no-decision`) if no player is to move."""
        if state.current_player < 0:
            raise TeocalliError("error-no-decision")
        return self._random.choice(state.legal_actions())


class Blunderer:
    """A player that makes the share `blunders` (0–1) of its decisions at random."""

    def __init__(self, player: Player, blunders: float, seed: int | None) -> None:
        self.player = player
        self._blunders = blunders
        self._random = generator(seed)

    def choose(self, state: State) -> int:
        """The player's choice, or a random legal action. Raises as the player does."""
        if self._random.random() < self._blunders and state.current_player >= 0:
            return self._random.choice(state.legal_actions())
        return self.player.choose(state)


class DeferredPlayer:
    """A player that is created only when the game is known: at its first decision, and again for another game."""

    def __init__(self, make: Callable[[Game], Player]) -> None:
        self._make = make
        self._game: Game | None = None
        self._player: Player | None = None

    def of(self, game: Game) -> Player:
        """The player for a game. Raises `TeocalliError` if the game does not know it."""
        if self._player is None or self._game is not game:
            self._player, self._game = self._make(game), game
        return self._player

    def choose(self, state: State) -> int:
        """The choice of the player for the state's game."""
        return self.of(state.game).choose(state)


def known_players() -> list[str]:
    """Names of the players without a budget, weakest first."""
    return list(_PLAIN)


def known_specifications() -> list[str]:
    """How every kind of player is written."""
    return [*_PLAIN, *(f"{name}:1s" for name in _SEARCHES), "level:1", "…", f"level:{LEVELS}"]


def make_player(specification: str, seed: int | None = None) -> Player:
    """A player from its specification.

    Raises `TeocalliError`: `error-unknown-player`, which names the known ones, `error-player-part` for a part
    without meaning, `error-search-setting` and `error-search-budget` for an impossible setting.
    """
    name, *parts = specification.split(":") if isinstance(specification, str) else [str(specification)]
    if name in _PLAIN and not parts:
        return _PLAIN[name](seed)
    if name in _SEARCHES:
        return _searcher(specification, name, parts, seed)
    if name == "level" and parts and parts[0] in _NUMBERS:
        return _level(specification, int(parts[0]), parts[1:], seed)
    raise TeocalliError(
        "error-unknown-player", name=shown(specification) or "–", known=", ".join(known_specifications())
    )


def check_player(specification: str, game: Game) -> None:
    """Raises `TeocalliError` as `make_player` does, and where the game has no such level, it takes no settings, or the
    learnt weights do not fit the game.
    """
    player = make_player(specification)
    made = player.of(game) if isinstance(player, DeferredPlayer) else player
    if isinstance(made, SearchPlayer) and made.settings.network != NO_NETWORK:
        network_for(made.settings.network, game)


def _searcher(specification: str, name: str, parts: Sequence[str], seed: int | None) -> Player:
    given = settings_of(specification, list(parts))
    SearchSettings.of({**_SEARCHES[name], **given})
    return DeferredPlayer(
        lambda game: SearchPlayer(SearchSettings.of({**levels_of(game).search, **_SEARCHES[name], **given}), seed)
    )


def _level(specification: str, number: int, parts: Sequence[str], seed: int | None) -> Player:
    given = settings_of(specification, list(parts))
    if given:
        SearchSettings.of({"playouts": 1, **given})
    if given.get("seconds") and "playouts" not in given:
        given["playouts"] = 0  # whoever gives more time wants it to be used

    def make(game: Game) -> Player:
        levels = levels_of(game)
        level = levels.level(number)
        if given and level.search is None:
            known = ", ".join(str(other.number) for other in levels.levels if other.search) or "–"
            raise TeocalliError("error-level-settings", level=number, part=shown(":".join(parts), 40), known=known)
        own: Player = Greedy(seed) if level.search is None else SearchPlayer(level.search.changed(**given), seed)
        return Blunderer(own, level.blunders, seed) if level.blunders else own

    return DeferredPlayer(make)


_PLAIN: dict[str, Callable[[int | None], Player]] = {"random": RandomPlayer, "greedy": Greedy}
_SEARCHES: dict[str, dict[str, int]] = {"flat": {"depth": 1}, "mcts": {}}
_NUMBERS = [str(number) for number in range(1, LEVELS + 1)]
