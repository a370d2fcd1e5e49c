"""One game in the hands of an environment: chance drawn from its generator, rewards, observations and pictures."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from teocalli.adapters.vector import REWARDS
from teocalli.core.errors import TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.house import terminal_module
from teocalli.core.showing import board_pixels, check_pixels
from teocalli.core.state import State
from teocalli.core.texts import Texts

PIXELS = "rgb_array"
RENDER_MODES = ("ansi", "human", PIXELS)
"""How an environment can show itself: as text that it gives, as text that it prints after every step, as the board in
pixels.
"""
RENDER_FPS = 4
"""Pictures a second, where they are shown one after the other: decisions are small."""
PICTURE_WIDTH = 768
"""Pixels; the height follows from the board's shape."""
_WIDTH, _HEIGHT = 120, 60


class Episode:
    """A game that goes on from one player's decision to the next."""

    def __init__(self, game: Game, rewards: str) -> None:
        """Raises `TeocalliError`: `error-rewards`, and `error-no-observation` for a game without one."""
        if rewards not in REWARDS:
            raise TeocalliError("error-rewards", value=shown(rewards), known=", ".join(REWARDS))
        if game.observation is None:
            raise TeocalliError("error-no-observation", game=game.name)
        self.game = game
        self._kind = rewards
        self._size = game.observation.size

    def begin(self, randbelow: Callable[[int], int]) -> None:
        """Set up a game and go to its first decision; `randbelow(n)` gives 0 … n−1 whenever chance decides."""
        self._randbelow = randbelow
        self.state = self.game.new_initial_state(self.game.draw_setup(randbelow))
        self._points = self.state.points()
        self._settle()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_terminal()

    def act(self, action: int) -> list[float]:
        """Carry out a legal action and go to the next decision; the rewards by seat."""
        self.state.apply_action(action)
        self._settle()
        before, self._points = self._points, self.state.points()
        return rewards_of(self._kind, before, self.state)

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat sees, and what it may do; nothing where another one decides."""
        seen = np.empty(self._size, np.int16)
        self.state.observe_into(seat, seen)
        return {"observation": seen, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that is legal for a seat now."""
        mask = np.zeros(self.game.num_distinct_actions, np.int8)
        mask[self.state.legal_actions(seat)] = 1
        return mask

    def drawing(self, seat: int | None) -> str:
        """The position as a seat may see it (None: a spectator), as the terminal shows it."""
        console = Console(
            file=io.StringIO(), width=_WIDTH, height=_HEIGHT, color_system="256", force_terminal=True, highlight=False,
            markup=False, emoji=False, legacy_windows=False, force_jupyter=False,
        )  # fmt: skip
        drawing = terminal_module(type(self.game))
        view, texts = self.game.view(self.state, seat), Texts("en")
        names = [texts.format("name-player", {"number": number + 1}) for number in range(self.game.seats)]
        with console.capture() as captured:
            if hasattr(drawing, "draw"):
                console.print(drawing.draw(self.game, view, names, texts, console))  # type: ignore[union-attr]
            else:
                console.print(Text("\n".join(f"{key}: {json.dumps(value)}" for key, value in view["position"].items())))
        return captured.get()

    def shown_as(self, mode: str | None, seat: int | None) -> Any:
        """What `render` gives of the position as a seat may see it (None: a spectator); the mode for people prints it
        instead.

        Raises `TeocalliError` (`error-no-picture-drawing`) for pixels of a game whose board is no picture.
        """
        if mode == PIXELS:
            return board_pixels(self.state, seat, PICTURE_WIDTH)
        if mode == "human":
            print(self.drawing(seat))
            return None
        return self.drawing(seat)

    def _settle(self) -> None:
        while self.state.is_chance_node():
            outcomes, weights = self.state.chance_weights()
            self.state.apply_action(_picked(outcomes, weights, self._randbelow(sum(weights))))


def rewards_of(kind: str, before: Sequence[int], state: State) -> list[float]:
    """The rewards by seat of the action that led to a position, before which the points were these."""
    points = state.points()
    if kind == "points":
        return [float(new - old) for old, new in zip(before, points, strict=True)]
    if not state.is_terminal():
        return [0.0] * len(points)
    if kind == "victory":
        return state.returns()
    return [float(own - max([*points[:seat], *points[seat + 1 :]])) for seat, own in enumerate(points)]


def check_render_mode(mode: str | None) -> str | None:
    """The form of the picture. Raises `TeocalliError`: `error-render-mode`, which names those that there are, and
    `error-no-pixels` where something is missing that pixels need.
    """
    if mode == PIXELS:
        check_pixels()
    if mode is not None and mode not in RENDER_MODES:
        raise TeocalliError("error-render-mode", value=shown(mode), known=", ".join(RENDER_MODES))
    return mode


def _picked(outcomes: Sequence[int], weights: Sequence[int], pick: int) -> int:
    for outcome, weight in zip(outcomes, weights, strict=True):
        pick -= weight
        if pick < 0:
            return outcome
    raise AssertionError("weights sum to more than the pick")
