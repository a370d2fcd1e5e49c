"""Gymnasium's environments: one seat of a game against chosen opponents.

Importing this module registers every installed game: `gymnasium.make("teocalli/NAME-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from teocalli.adapters.episode import RENDER_FPS, RENDER_MODES, Episode, check_render_mode
from teocalli.adapters.page import page
from teocalli.core.errors import IllegalAction, TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.players.registry import Player, check_player, make_player

Seen = dict[str, NDArray[Any]]


def spaces_of(game: Game) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation and action spaces of a seat, in every environment."""
    layout, actions = game.observation, game.num_distinct_actions
    if layout is None:
        raise TeocalliError("error-no-observation", game=game.name)
    low, high = np.array(layout.low, np.int16), np.array(layout.high, np.int16)
    seen = spaces.Box(low, high, dtype=np.int16)
    return spaces.Dict(observation=seen, action_mask=spaces.Box(0, 1, (actions,), np.int8)), spaces.Discrete(actions)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the others are played by computer players. Each game has a class of its own."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}  # noqa: RUF012 - Gymnasium's
    game_name: ClassVar[str]

    def __init__(
        self,
        render_mode: str | None = None,
        *,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "greedy",
        rewards: str = "victory",
        illegal_reward: float = -1.0,
    ) -> None:
        """`seat` is a number or "random"; `opponents` are one specification for all other seats, or one for each.

        Raises `TeocalliError` for unknown options or players, as `load_game` and `make_player` do.
        """
        self.game = load_game(self.game_name, players, options)
        self.render_mode = check_render_mode(render_mode)
        self.opponents = self._named(opponents)
        self._seat_wanted = self._checked_seat(seat)
        self._illegal_reward = float(illegal_reward)
        self._episode = Episode(self.game, rewards)
        self._running = self._shown = False
        self.seat = 0
        self.observation_space, self.action_space = spaces_of(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a game and go to the first decision of your own seat."""
        super().reset(seed=seed)
        self.seat = self._seat_wanted if self._seat_wanted >= 0 else self._below(self.game.players)
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        seeds = [self._below(2**31) for _ in others]
        self._players: dict[int, Player] = {
            seat: make_player(name, number) for seat, name, number in zip(others, self.opponents, seeds, strict=True)
        }
        self._episode.begin(self._below)
        self._let_others_play()
        self._running, self._shown = not self._episode.over, True
        self._show()
        return self._episode.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an action and go to the next decision of your own seat, or to the end.

        An action outside the space raises an `AssertionError`, as in Gymnasium's own environments; an illegal action
        ends the episode with `illegal_reward`, and `info["illegal_action"]` says what was legal.
        """
        if not self._running:
            raise ResetNeeded("reset() must be called before step(), and after the end of an episode")
        assert self.action_space.contains(action), f"{action!r} ({type(action)}) invalid"
        try:
            reward = self._episode.act(int(action))[self.seat]
        except IllegalAction as refusal:
            self._running = False
            seen = self._episode.observe(self.seat)
            return seen, self._illegal_reward, True, False, {**self._info(), "illegal_action": str(refusal)}
        reward += self._let_others_play()
        self._running = not self._episode.over
        self._show()
        return self._episode.observe(self.seat), reward, self._episode.over, False, self._info()

    def render(self) -> Any:
        """The position as your own seat may see it: text with the terminal's colours, or the board in pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        if not self._shown:
            raise ResetNeeded("reset() must be called before render()")
        return self._episode.shown_as(self.render_mode, self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _let_others_play(self) -> float:
        """Until the own seat decides, or the game is over; the own rewards meanwhile."""
        reward = 0.0
        while not self._episode.over and (seat := self._episode.state.current_player) != self.seat:
            state = self._episode.state
            known = state.determinized_for(seat, self._below(2**31)) if self.game.has_secrets else state
            reward += self._episode.act(self._players[seat].choose(known))[self.seat]
        return reward

    def _info(self) -> dict[str, Any]:
        state = self._episode.state
        return {"action_mask": self._episode.mask(self.seat), "seat": self.seat, "points": state.points()}

    def _below(self, n: int) -> int:
        return int(self.np_random.integers(n))

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        count = self.game.players - 1
        named = [opponents] * count if isinstance(opponents, str) else list(opponents)
        if len(named) != count:
            raise TeocalliError("error-agents", count=count, given=len(named))
        for name in named:
            check_player(name, self.game)
        return named

    def _checked_seat(self, seat: int | str) -> int:
        if seat == "random":
            return -1
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise TeocalliError("error-own-seat", last=self.game.players - 1, value=shown(seat))
        return seat


_SEATS = """\
`players` seats, of which `seat` is one's own (a number, or "random"). The others are played by `opponents`: one
computer player for all of them or a list, as people write them (`random`, `greedy`, `level:4`, `mcts:1000p`). A player
with a time (`mcts:1s`) plays differently in each run; all others follow from the seed. `info` holds `action_mask`,
`seat` and `points` (by seat)."""

_ILLEGAL = """\
One outside the space is an `AssertionError`; one that is not legal now ends the episode with `illegal_reward` (−1), and
`info["illegal_action"]` says what was legal. `env.action_space.sample(info["action_mask"])` gives a legal one."""


def environment_class(name: str) -> type[SeatEnv]:
    """The environment of a game; its docstring documents it. Raises `TeocalliError` for an unknown game."""
    making = f'import gymnasium\nimport teocalli.adapters.gymnasium\n\nenv = gymnasium.make("teocalli/{name}-v0")'
    told = {"__doc__": page(game_class(name), making, _SEATS, _ILLEGAL), "game_name": name, "__module__": __name__}
    return type("".join(part.capitalize() for part in name.split("_")) + "Env", (SeatEnv,), told)


def register_games() -> None:
    """Register every game with an observation with Gymnasium, as `teocalli/NAME-v0`."""
    for name in known_games():
        if game_class(name).observation is not None and f"teocalli/{name}-v0" not in gymnasium.registry:
            made: Any = environment_class(name)
            gymnasium.register(f"teocalli/{name}-v0", entry_point=made)


register_games()
