"""Games as OpenSpiel's, for its algorithms and bots. Importing this module registers every known game.

`pyspiel.load_game("teocalli_NAME(players=3)")`; a game's options are parameters. Chance is explicit: the draws of the
set-up come first, one after another.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

import numpy as np
import pyspiel

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.options import Option
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.core.spaces import Observation
from teocalli.core.state import CHANCE, State
from teocalli.core.texts import Texts

_MOST_SETUP_DRAWS = 500
_DIGEST = 12
_Type = pyspiel.GameType


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"teocalli_{game}"


class SpielGame(pyspiel.Game):
    """A game for a number of players and options, with OpenSpiel's interface. Each game has a class of its own."""

    game_name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises `OptionError` (a `ValueError`) for unknown options."""
        kind = game_class(self.game_name)
        given = {**_parameters(kind), **(params or {})}
        options = {option.name: _value(option, given[option.name]) for option in kind.option_set}
        self.rules = load_game(self.game_name, given["players"], options)
        super().__init__(_type_of(kind, self.rules), _info_of(self.rules), dict(params or {}))

    def new_initial_state(self, *_: Any) -> SpielState:
        """The initial position: a chance node if the set-up draws anything."""
        return SpielState(self, self.rules)

    def max_chance_nodes_in_history(self) -> int:
        """Chance is not counted separately, so the number of all decisions, plus the draws of the set-up."""
        return self.rules.max_game_length + _MOST_SETUP_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer; it takes no parameters."""
        if params:
            raise ValueError(f"observations have no parameters, but these were given: {params}")
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.rules)


class _Shared:
    """A game that copies of a state have in common."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


class _Undrawn(Exception):  # noqa: N818 - it is no error
    """The set-up asks for a draw that has not been made."""

    def __init__(self, below: int) -> None:
        self.below = below


class SpielState(pyspiel.State):
    """A position with what each seat remembers. Before the set-up is drawn there is no position."""

    def __init__(self, game: SpielGame, rules: Game) -> None:
        super().__init__(game)
        self._shared = _Shared(rules)
        self._draws: list[int] = []
        self._below = 0
        self._memories = [b""] * rules.players
        self.position: State | None = None
        self._set_up()

    def _set_up(self) -> None:
        """Draw the set-up as far as chance has decided, and whatever leaves it no choice."""
        game = self._shared.game
        while self.position is None:
            rest = iter(self._draws)
            try:
                self.position = game.new_initial_state(game.draw_setup(partial(_next_draw, rest)))
            except _Undrawn as wanted:
                self._below = wanted.below
                if wanted.below > 1:
                    return
                self._draws.append(0)

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or the end, which Teocalli shares."""
        return CHANCE if self.position is None else self.position.current_player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.is_terminal()

    def returns(self) -> list[float]:
        """±1 with shared victories split, only for people and bots; zeros before the end."""
        players = self._shared.game.players
        return [0.0] * players if self.position is None else self.position.returns()[:players]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes and their probabilities."""
        if self.position is None:
            return [(number, 1 / self._below) for number in range(self._below)]
        return self.position.chance_outcomes()

    def information_state(self, player: int) -> str:
        """What a seat sees now and saw at each of its decisions, with what it did: perfect recall of its own play."""
        if self.position is None:
            return f"player {player}, set-up"
        seen = _digest(self.position.observation(player).tobytes())
        view = self._shared.game.view(self.position, player)["position"]
        return f"player {player}, before {self._memories[player].hex()}, now {seen.hex()} {json.dumps(view)}"

    def __str__(self) -> str:
        if self.position is None:
            return f"set-up {self._draws}"
        return json.dumps(self.position.summary())

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            if not 0 <= action < self._below:
                raise TeocalliError("error-argument", name="action", low=0, high=self._below - 1, value=action)
            self._draws.append(action)
            self._set_up()
            return
        player = self.position.current_player
        if player >= 0:
            seen = self.position.observation(player).tobytes()
            self._memories[player] = _digest(self._memories[player] + seen + action.to_bytes(4, "little"))
        self.position.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"draw:{action}"
        return self._shared.game.action_to_string(self.position, action)


class SpielObserver:
    """What a seat sees: as a tensor, the fields of the game's observation; as text, the view or the information state.

    The tensor covers what a seat itself sees (public and private), without recall.
    """

    def __init__(self, kind: Any, game: Game) -> None:
        """`kind` is an `IIGObservationType`."""
        self._game, self._kind = game, kind
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        layout = game.observation
        if layout is not None and kind.public_info and own and not kind.perfect_recall:
            self._allocate(layout)

    def _allocate(self, layout: Observation) -> None:
        self._numbers = np.zeros(layout.size, np.int16)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; zeros before there is a position."""
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0)
            return
        state.position.observe_into(player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if self._kind.public_info and self._kind.perfect_recall:
            return state.information_state(player)
        if state.position is None:
            return "set-up" if self._kind.public_info else ""
        if self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        open_view = self._game.view(state.position, None)["position"]
        if self._kind.private_info == pyspiel.PrivateInfoType.NONE:
            return json.dumps(open_view) if self._kind.public_info else ""
        own_view = self._game.view(state.position, player)["position"]
        if self._kind.public_info:
            return json.dumps(own_view)
        own = {key: value for key, value in own_view.items() if open_view[key] != value}
        return json.dumps(own) if own else ""


def _next_draw(rest: Any, below: int) -> int:
    for number in rest:
        return int(number)
    raise _Undrawn(below)


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=_DIGEST).digest()


def _parameters(game: type[Game]) -> dict[str, Any]:
    """Parameters with their defaults: players, and each option of the game."""
    players = max(2, game.player_counts[0])
    return {"players": players, **{option.name: _default(option) for option in game.option_set}}


def _default(option: Option) -> Any:
    """Whole numbers are numbers there; OpenSpiel reads them so from a text."""
    numeric = option.numbers is not None or all(str(value).isdigit() for value in option.values)
    return int(option.default) if numeric and not isinstance(option.default, bool) else option.default


def _value(option: Option, given: Any) -> Any:
    return given if isinstance(option.default, bool) else str(given)


def _type_of(kind: type[Game], game: Game | None = None) -> Any:
    """OpenSpiel's description, for a game once it is made: then it is known whether anything is hidden."""
    hidden, alone = game is not None and game.has_secrets, game is not None and game.players < game.seats
    return _Type(
        short_name=short_name(kind.name),
        long_name=Texts("en").format(f"{kind.name}-title"),
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Type.Information.IMPERFECT_INFORMATION if hidden else _Type.Information.PERFECT_INFORMATION,
        utility=_Type.Utility.GENERAL_SUM if alone else _Type.Utility.ZERO_SUM,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=kind.player_counts[1],
        min_num_players=kind.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(kind),
    )


def _info_of(game: Game) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_distinct_actions,
        max_chance_outcomes=game.num_distinct_actions,  # chance has its numbers among the actions
        num_players=game.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if game.players == game.seats else None,
        max_game_length=game.max_game_length,
    )


def register_games() -> None:
    """Register every game with an observation with OpenSpiel, as `teocalli_NAME`."""
    registered = set(pyspiel.registered_names())
    for name in known_games():
        kind = game_class(name)
        if kind.observation is not None and short_name(name) not in registered:
            # A class, since OpenSpiel lets go of it only when Python has ended; by its name pickle finds it.
            own = type(short_name(name), (SpielGame,), {"game_name": name, "__module__": __name__})
            globals()[short_name(name)] = own
            pyspiel.register_game(_type_of(kind), own)


register_games()
