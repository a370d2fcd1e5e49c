"""PettingZoo's environments (AEC): `from teocalli.adapters.pettingzoo import NAME_v0`, then `NAME_v0.env()`.

Every installed game has such a name; `environment(NAME)` returns the same for one registered later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from teocalli.adapters.episode import RENDER_FPS, RENDER_MODES, Episode, check_render_mode
from teocalli.adapters.gymnasium import spaces_of
from teocalli.adapters.page import page
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.registry import game_class, known_games, load_game

_VERSION = "_v0"


class raw_env(AECEnv[str, dict[str, NDArray[Any]], int], EzPickle):  # noqa: N801 - PettingZoo's name
    """A game in which every player is an agent. Each game has a class of its own."""

    metadata: ClassVar[dict[str, Any]] = {}
    game_name: ClassVar[str]

    def __init__(
        self,
        render_mode: str | None = None,
        *,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        rewards: str = "victory",
    ) -> None:
        """Raises `TeocalliError` for unknown options, as `load_game` does."""
        EzPickle.__init__(self, render_mode, players=players, options=options, rewards=rewards)
        super().__init__()
        self.game = load_game(self.game_name, players, options)
        self.render_mode = check_render_mode(render_mode)
        self._episode = Episode(self.game, rewards)
        self._begun = False
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        self._random, _ = seeding.np_random(None)
        self._spaces = {agent: spaces_of(self.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: `observation` and `action_mask`."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game and go to its first decision."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._episode.begin(lambda n: int(self._random.integers(n)))
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.agent_selection = self._deciding()
        self._show()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees now; its mask is empty while another one is to move."""
        return self._episode.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Carry out an action of the agent whose turn it is. Raises `IllegalAction`; with the wrappers of `env`,
        an illegal action ends the game instead.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards = self._episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=False))
        if self._episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._deciding()
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        """The position as a spectator may see it: text with the terminal's colours, or the board in pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        if not self._begun:
            raise ResetNeeded("reset() must be called before render()")
        return self._episode.shown_as(self.render_mode, None)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Does nothing: no resources are held."""

    def _deciding(self) -> str:
        """The agent that decides; after the end the first, for PettingZoo takes leave of each in turn."""
        return self.possible_agents[0 if self._episode.over else self._episode.state.current_player]


def _wrapped(raw: Callable[..., raw_env]) -> Callable[..., AECEnv[Any, Any, Any]]:
    def env(**settings: Any) -> AECEnv[Any, Any, Any]:
        """The environment with PettingZoo's usual wrappers: an illegal action ends the game."""
        wrapped: Any = wrappers.TerminateIllegalWrapper(raw(**settings), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))

    return env


_SEATS = """\
The agents are `player_0`, `player_1` …, one for each person; a seat that the game itself plays is none. Their order is
that of the game's decisions: the same agent may decide several times running. `players` is their number."""

_ILLEGAL = """\
`env()` ends the game at an illegal action: −1 for the agent, 0 for the others; `raw_env()` raises
`IllegalAction`. `env.action_space(agent).sample(observation["action_mask"])` gives a legal one."""


def environment(game: str) -> SimpleNamespace:
    """`env` and `raw_env` of a game, as PettingZoo's modules have them. Raises `TeocalliError` for an unknown game."""
    kind: type[Game] = game_class(game)
    name = f"{game}{_VERSION}"
    making = f"from teocalli.adapters.pettingzoo import {name}\n\nenv = {name}.env(players={kind.player_counts[1]})"
    metadata = {"render_modes": list(RENDER_MODES), "name": name, "is_parallelizable": False, "render_fps": RENDER_FPS}
    told = {"__doc__": page(kind, making, _SEATS, _ILLEGAL), "game_name": game, "metadata": metadata}
    made = type("raw_env", (raw_env,), {**told, "__module__": __name__, "__reduce__": _reduced})
    return SimpleNamespace(env=_wrapped(made), raw_env=made, __doc__=made.__doc__, __name__=name)


def _reduced(made: raw_env) -> tuple[Any, ...]:
    return _again, (made.game_name, made._ezpickle_args, made._ezpickle_kwargs)


def _again(game: str, arguments: tuple[Any, ...], settings: dict[str, Any]) -> raw_env:
    made: raw_env = getattr(__import__(__name__, fromlist=["_"]), f"{game}{_VERSION}").raw_env(*arguments, **settings)
    return made


def __getattr__(name: str) -> SimpleNamespace:
    if not name.endswith(_VERSION) or name.removesuffix(_VERSION) not in known_games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = environment(name.removesuffix(_VERSION))
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *(f"{name}{_VERSION}" for name in known_games())})
