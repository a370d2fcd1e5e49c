"""Every public method of what is compiled, called with arguments that nobody should give."""

from __future__ import annotations

import importlib
import inspect
import math
import random
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

from teocalli.core import playout
from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.games.teotihuacan import components as teotihuacan_components
from teocalli.games.teotihuacan import report as teotihuacan_report
from teocalli.games.teotihuacan import state as teotihuacan_state
from teocalli.games.teotihuacan.rules import tables as teotihuacan_tables
from teocalli.games.uxmal import report as uxmal_report
from teocalli.games.uxmal import state as uxmal_state
from teocalli.games.uxmal.rules import tables as uxmal_tables
from teocalli.players import endgame, greedy, search
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings
from tests.players.positions import GAMES, begin, go_on, random_game, some_game

INNER = ("policy", "tree_reuse", "tree", "turns")
MODULES = (
    *(playout, endgame, greedy, search, *(importlib.import_module(f"teocalli.players.{name}") for name in INNER)),
    *(teotihuacan_report, teotihuacan_state, teotihuacan_tables, uxmal_report, uxmal_state, uxmal_tables),
)
ALLOWED = (TeocalliError, TypeError, NotImplementedError, AttributeError, MemoryError)
"""What a wrong call may end with: a refusal, or Python's word for an argument of a wrong kind."""
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 8, 9, 63, 64, 100, 127, 128, 255, 1000, 2**15, 2**16, 2**31 - 1, 2**31, 2**32, 2**63)
ODD = (*NUMBERS, *(-number for number in NUMBERS), 2**64, 10**30, 10**5000, True, math.nan, math.inf, -1.5, 0.01)
LATER = ("think", "random_playouts", "choose", "values", "solve", "analyse", "random_game")


class Called(Exception):  # noqa: N818 - it says which call it was
    """A call that ended with something else than it may."""


class Zoo:
    """Things to call and things to hand over: positions of several games, players, and what is no such thing."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.games: list[Game] = [some_game(name, rng) for name in (*GAMES, *GAMES)]
        self.states: list[State] = []
        for game in self.games:
            played = random_game(game, rng)
            self.states += [begin(game, rng), played[-1], *rng.sample(played, min(4, len(played)))]
        self.states += [mid for state in self.states[:12] for mid in self._mid(state)]
        self.players = [self._player(state) for state in rng.sample(self.states, 6)]

    def _mid(self, state: State) -> list[State]:
        """Positions in which something waits that asks nobody: only for looking at."""
        if not isinstance(state, teotihuacan_state.TeotihuacanState) or state.is_terminal():
            return []
        steps = teotihuacan_report.carry_out(state, self.rng.choice(state.legal_actions()))
        return [position for _, _, position, _ in steps[:3]]

    def _player(self, state: State) -> Any:
        settings = SearchSettings(playouts=10, nodes=1000, exact=100, horizon=0)
        return self.rng.choice(
            (
                lambda: SearchPlayer(settings, 1),
                lambda: greedy.Greedy(1, 3),
                lambda: endgame.EndgameSolver(state, 50),
                lambda: search.Search(settings, random.Random(1)),
            )
        )()

    def target(self) -> Any:
        kind = self.rng.random()
        if kind < 0.5:
            return self.rng.choice(self.states)
        return self.rng.choice(self.players if kind < 0.75 else [*self.games, *MODULES])

    def argument(self) -> Any:
        kind = self.rng.random()
        if kind < 0.45:
            return self.rng.choice(ODD)
        if kind < 0.7:
            return self.rng.choice(self.states)
        if kind < 0.8:
            state = self.rng.choice(self.states)
            return self.rng.choice([*state.legal_actions(), 0])
        return self.rng.choice(self._things())

    def _things(self) -> list[Any]:
        state = self.rng.choice(self.states)
        return [
            *(
                None,
                "",
                "SJMET",
                "SJMEE",
                "x" * 300,
                "\ud800",
                b"",
                b"\x00" * 500,
                [],
                {},
                (),
                object(),
                getattr(state, "tables", None),
            ),
            *(
                state.game,
                state.to_bytes(),
                state.to_bytes()[12:],
                [0] * 1000,
                {"laid": [(99, 99, 99)]},
                state.game.options,
            ),
            *(["A", "B"], random.Random(1), SearchSettings(playouts=3), teotihuacan_components.standard()),
            *(table_of(state), players_of(state)),
        ]


def table_of(state: State) -> Any:
    """A table that can be arranged, with something wrong in it most of the time."""
    if not isinstance(state, teotihuacan_state.TeotihuacanState):
        return {}
    table = state.table()
    table["laid"] = [(tile, place, 0) for tile, place in zip(range(1, 31), table["places"], strict=False)]
    for key in random.Random(len(table["places"])).sample(sorted(table), 2):
        if isinstance(table[key], list):
            table[key] = [*table[key], *table[key], 99]
    return table


def players_of(state: State) -> Any:
    """What lies before the players, for `assign_seats`, once too often."""
    if not isinstance(state, teotihuacan_state.TeotihuacanState):
        return []
    return [state.player_table(0)] * 5


def methods_of(target: Any) -> list[str]:
    """Names of everything public that can be called, and what Python calls on its own."""
    names = [name for name in dir(target) if not name.startswith("_") and callable(getattr(target, name, None))]
    return names + ([] if inspect.ismodule(target) else ["__init__", "__eq__", "__reduce__", "__copy__", "_walk"])


def call_once(zoo: Zoo, tell: Callable[[str], None]) -> None:
    """One call. Raises `Called` if it ends in a way in which no call may end."""
    target = zoo.target()
    name = zoo.rng.choice(methods_of(target))
    function = getattr(target, name, None)
    count = wanted(function) if zoo.rng.random() < 0.9 else zoo.rng.choice((0, 1, 1, 1, 2, 2, 3, 4))
    arguments = [zoo.argument() for _ in range(count)]
    if not callable(function) or is_pythons_own(function) or too_long(name, arguments):
        return
    said = f"{describe(target)}.{name}({', '.join(describe(argument) for argument in arguments)})"
    tell(said)
    try:
        function(*arguments)
    except ALLOWED as error:
        tell(f"{type(error).__name__}: {str(error)[:100]}")
    except Exception as error:
        raise Called(f"{said}: {type(error).__name__}: {error}") from error


def is_pythons_own(function: Any) -> bool:
    """Whether a call would only look up the name of a number, for which Python has a refusal of its own."""
    return inspect.isclass(function) and issubclass(function, Enum)


def wanted(function: Any) -> int:
    """How many arguments a function takes; compiled ones say it in the first line of their docstring only."""
    try:
        return len(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        said = (getattr(function, "__doc__", None) or "").partition("\n")[0].partition("(")[2].rpartition(")")[0]
        return len([part for part in said.split(",") if part.strip() not in ("", "self", "/")])


def too_long(name: str, arguments: list[Any]) -> bool:
    """What is right but takes for ever is left out: long searches, many playouts."""
    numbers = [value for value in arguments if isinstance(value, int | float) and not isinstance(value, bool)]
    return name in LATER and not all(value <= 100 for value in numbers)


def describe(value: Any) -> str:
    """A value for the report of a crash."""
    if isinstance(value, State):
        return f"<{value.game.name} {getattr(value, 'decision', '')} {value.to_bytes().hex()}>"
    if isinstance(value, int) and abs(value) > 10**40:
        return "10**…"
    return value.__name__ if inspect.ismodule(value) else repr(value)[:200]


def call_wrongly(amount: int, rng: random.Random) -> Iterator[int]:
    """Call so often; the last call stands on the standard error stream before it is made."""
    zoo = Zoo(rng)
    for number in range(amount):
        if number % 500 == 499:
            zoo = Zoo(rng)
        call_once(zoo, lambda said: print(said, file=sys.stderr, flush=True))
        # The positions are still such as can be played.
        state = rng.choice(zoo.states)
        if not state.is_terminal() and state.legal_actions():
            go_on(state.clone(), rng)
        yield number
