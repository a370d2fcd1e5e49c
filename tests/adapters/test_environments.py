"""Gymnasium's and PettingZoo's own checks, and what their users count on."""

from __future__ import annotations

import pickle
import re
import warnings
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env import AECEnv

from teocalli.adapters import pettingzoo as zoo
from teocalli.adapters.gymnasium import SeatEnv, environment_class, register_games
from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.core.game import Game
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.pictures import board_pixels, engine
from tests.long import with_further
from tests.packaging.checkout import read

GAMES = known_games()
PAGE = read("docs/environments.md")
SEATED = [("uxmal", 2), ("teotihuacan", 1)]
FURTHER = [("uxmal", 3), ("uxmal", 4), ("teotihuacan", 2), ("teotihuacan", 3), ("teotihuacan", 4)]


def made(name: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"teocalli/{name}-v0", **settings)


def aec(name: str, **settings: Any) -> AECEnv[Any, Any, Any]:
    env: AECEnv[Any, Any, Any] = getattr(zoo, f"{name}_v0").env(**settings)
    return env


@pytest.mark.parametrize("seated", with_further(SEATED, FURTHER))
def test_gymnasium_accepts_the_environment(seated: tuple[str, int]) -> None:
    name, players = seated
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = made(name, players=players, opponents="random", render_mode="ansi", seat="random")
        check_env(env.unwrapped)


@pytest.mark.parametrize("seated", with_further(SEATED, FURTHER))
def test_pettingzoo_accepts_the_environment(seated: tuple[str, int]) -> None:
    name, players = seated
    api_test(aec(name, players=players), num_cycles=120)
    seed_test(lambda: aec(name, players=players), num_cycles=60)


@pytest.mark.parametrize("seated", with_further(SEATED[:1], [*SEATED[1:], *FURTHER]))
def test_pettingzoo_accepts_the_pictures(seated: tuple[str, int]) -> None:
    name, players = seated
    render_test(lambda render_mode: aec(name, players=players, render_mode=render_mode))


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[float], dict[str, Any]]:
    """All rewards of a game in which everybody chooses at random, and what was told last."""
    env.action_space.seed(seed)
    seen, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, _, info = env.step(action)
        rewards.append(float(reward))
    return rewards, info


@pytest.mark.parametrize("kind", ["victory", "margin", "points"])
def test_rewards_of_one_seat(kind: str) -> None:
    env = made("uxmal", players=3, seat=1, opponents=["greedy", "random"], rewards=kind)
    rewards, info = play(env, 4)
    points = info["points"]
    own = points[1]
    best = max(points[0], points[2])
    if kind == "points":
        assert sum(rewards) == own
    else:
        assert not any(rewards[:-1])
        assert rewards[-1] == (own - best if kind == "margin" else {True: 1, False: -0.5}[own > best])


def told(result: tuple[list[float], dict[str, Any]]) -> tuple[list[float], list[int]]:
    return result[0], result[1]["points"]


def test_the_same_seed_gives_the_same_game() -> None:
    """With hidden hands the opponents think on what they know (U6)."""
    settings: dict[str, Any] = {"players": 3, "options": {"hands": "hidden"}, "opponents": "mcts:20p"}
    env = made("uxmal", rewards="points", **settings)
    assert told(play(env, 5)) == told(play(env, 5))
    assert told(play(env, 5)) != told(play(env, 6))


def test_wrong_actions_follow_gymnasium() -> None:
    env = made("uxmal").unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for outside in (-1, 10**6, 0.5, "build"):
        with pytest.raises(AssertionError):
            env.step(outside)
    _, reward, terminated, truncated, info = env.step(4000)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "build" in info["illegal_action"]
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_wrong_actions_follow_pettingzoo() -> None:
    env = aec("uxmal")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(4000)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {name: -1 if name == agent else 0 for name in env.agents}
    raw = zoo.uxmal_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(4000)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 7}, {"options": {"variant": "none"}}, {"seat": 2}, {"seat": True}, {"opponents": ["random"] * 2},
        {"opponents": "nobody"}, {"rewards": "gold"}, {"render_mode": "depth_array"},
    ],
)  # fmt: skip
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TeocalliError):
        environment_class("uxmal")(**wrong)
    for_all = {"players", "options", "rewards", "render_mode"}
    if set(wrong) <= for_all:
        with pytest.raises(TeocalliError):
            zoo.uxmal_v0.env(**wrong)


def test_agents_take_turns_until_the_end_and_share_the_result() -> None:
    env = aec("uxmal", players=4, rewards="points")
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        mask = seen["action_mask"]
        done = terminated or truncated
        env.step(None if done else int(np.flatnonzero(mask)[0]))
    assert list(total.values()) == env.unwrapped._episode.state.points()


def test_an_environment_can_be_copied_by_pickle() -> None:
    raw = zoo.teotihuacan_v0.raw_env(players=3, rewards="margin")
    again = pickle.loads(pickle.dumps(raw))
    assert (again.game.players, again.metadata["name"]) == (3, "teotihuacan_v0")


@pytest.mark.parametrize("name", GAMES)
def test_pictures_show_the_table_as_the_terminal_does(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = made(name, render_mode="ansi", players=2)
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str)
    assert "Player 2" in shown
    assert "\x1b[" in shown
    people = made(name, render_mode="human", players=2)
    people.reset(seed=1)
    assert capsys.readouterr().out == shown + "\n"


def test_pixels_show_the_board_as_a_picture() -> None:
    """Those of the board alone (`board_pixels`), of the same size throughout; another position looks different."""
    env = made("uxmal", render_mode="rgb_array", opponents="random")
    env.action_space.seed(1)
    _, info = env.reset(seed=1)
    first = env.render()
    assert isinstance(first, np.ndarray)
    assert first.shape == (860, 768, 3)
    assert first.dtype == np.uint8
    for _ in range(4):
        info = env.step(env.action_space.sample(info["action_mask"]))[4]
    shown = env.render()
    assert isinstance(shown, np.ndarray)
    assert shown.shape == first.shape
    assert (shown != first).any()
    state = env.unwrapped._episode.state  # type: ignore[attr-defined]
    assert (shown == board_pixels(state, seat=0, width=768)).all()
    agents = aec("teotihuacan", players=3, render_mode="rgb_array")
    agents.reset(seed=1)
    assert agents.render().shape == (604, 768, 3)
    assert env.metadata["render_fps"] == agents.metadata["render_fps"] == 4


def test_pixels_that_cannot_be_had_are_said(heap: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    words = zoo.environment("heap").raw_env(render_mode="rgb_array")
    with pytest.raises(ResetNeeded):
        words.render()
    words.reset(seed=1)
    with pytest.raises(TeocalliError) as refusal:
        words.render()
    assert refusal.value.code == "error-no-picture-drawing"
    monkeypatch.setattr(engine, "find_spec", lambda name: None if name == "PIL" else find_spec(name))
    for make in (environment_class("heap"), zoo.environment("heap").raw_env):
        with pytest.raises(TeocalliError, match=r"teocalli\[environments,pictures\]"):
            make(render_mode="rgb_array")
        assert make(render_mode="ansi").render_mode == "ansi"


@pytest.mark.parametrize("name", GAMES)
def test_the_docstring_is_the_page(name: str) -> None:
    """Spaces, rewards, options and versions, with every field and option."""
    game = game_class(name)
    assert game.observation is not None
    for page in (environment_class(name).__doc__, getattr(zoo, f"{name}_v0").raw_env.__doc__):
        assert page is not None
        assert all(f"| `{field.name}` |" in page for field in game.observation.fields)
        assert all(f"- `{option.name}`: " in page for option in game.option_set)
        assert f"Discrete({game.num_distinct_actions})" in page
        assert "- v0: " in page


def test_a_game_of_ones_own_is_an_environment(heap: type[Game]) -> None:
    """Nothing has to be written for it; without a drawing its data are shown."""
    register_games()
    _, info = play(made("heap", players=3, opponents="random"), 2)
    assert sum(info["points"]) > 0
    assert issubclass(environment_class("heap"), SeatEnv)
    api_test(zoo.environment("heap").env(players=4), num_cycles=50)
    assert "heap_v0" in dir(zoo)


def test_names_that_are_no_environment() -> None:
    with pytest.raises(AttributeError):
        zoo.chess_v0  # noqa: B018
    assert load_game("uxmal").observation is not None


@pytest.mark.parametrize("code", re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
def test_the_examples_of_the_page_run(code: str) -> None:
    exec(compile(code, "docs/environments.md", "exec"), {})


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_layout(name: str) -> None:
    layout = game_class(name).observation
    assert layout is not None
    assert "\n".join(layout.table()) in PAGE
    assert f"{layout.size} numbers" in PAGE
