"""The shipped conformance checks: our game and a tiny third one pass them, broken games do not."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.game import Game
from teocalli.core.playout import random_playouts
from teocalli.core.spaces import ActionGroup, Field, Observation
from teocalli.core.state import State
from teocalli.testing import ConformanceError, check_game
from tests.fixtures.plan import OWN
from tests.long import some_of, with_further
from tests.twin import teotihuacan
from tests.twin.uxmal import OPTION_VALUES


@pytest.mark.parametrize("players", with_further([2], [3, 4]))
def test_uxmal_conforms(players: int) -> None:
    checked = check_game("uxmal", players=players, games=4, seed=players)
    assert checked.games == 4
    assert checked.positions > 4 * 88


VALUES = [{name: value} for name, values in OPTION_VALUES.items() for value in values[1:]]


@pytest.mark.parametrize("options", some_of([{"components": OWN}, *VALUES], 6), ids=lambda value: str(value)[:40])
def test_uxmal_conforms_with_every_option(options: dict[str, Any]) -> None:
    check_game("uxmal", players=3, options=options, games=1, seed=1)


@pytest.mark.parametrize("players", with_further([3], [1, 2, 4]))
def test_teotihuacan_conforms(players: int) -> None:
    checked = check_game("teotihuacan", players=players, games=1, seed=players)
    assert checked.positions > 120


ALTERNATIVES = {name: values[-1] for name, values in teotihuacan.OPTIONS.items()}


@pytest.mark.parametrize(
    ("players", "without"),
    with_further([(2, "draft")], [(1, "first_game"), (3, "first_game"), (4, "draft")], several=True),
)
def test_teotihuacan_conforms_with_every_option(players: int, without: str) -> None:
    """All options off their defaults at once; a first game and a draft exclude each other."""
    options = {name: value for name, value in ALTERNATIVES.items() if name != without}
    check_game("teotihuacan", players=players, options=options, games=1, seed=players)


@pytest.mark.parametrize("size", ["small", "large"])
def test_a_tiny_third_game_conforms_by_naming_itself(heap: type[Game], size: str) -> None:
    checked = check_game("heap", options={"size": size}, games=40)
    assert checked.positions > 200


def broken(heap: type[Game], **methods: Any) -> Game:
    """Heap with some methods replaced."""
    game: Game = type("BrokenHeap", (heap,), methods)(2)
    return game


def wrong_word(self: Game, state: State, action: int) -> str:
    return "one"


def spaced_word(self: Game, state: State, action: int) -> str:
    return f"word {action}"


def any_action(self: Game, state: State, word: str) -> int:
    return 0


def lossy_bytes(self: Game, data: bytes) -> State:
    return load_game("heap").new_initial_state(["first:0"])


def open_view(self: Game, state: State, seat: int | None) -> dict[str, Any]:
    shown = [self.preview(state, action) for action in state.legal_actions()]
    return {"position": {}, "projection": [], "legal": shown}


def empty_summary(self: Game, state: State) -> dict[str, Any]:
    return {"legal": []}


def any_setup(self: Game, setup: list[str]) -> State:
    return load_game("heap").new_initial_state(["first:0"])


def silent_log(self: Game, *_: Any) -> list[Any]:
    return []


@pytest.mark.parametrize(
    ("methods", "says"),
    [
        ({"action_to_string": wrong_word}, "word of its own"),
        ({"action_to_string": spaced_word}, "word of its own"),
        ({"string_to_action": any_action}, "word"),
        ({"state_from_bytes": lossy_bytes}, "Bytes give the position back"),
        ({"view": open_view}, "choices to the seat that decides alone"),
        ({"summarise": empty_summary}, "summary"),
        ({"new_initial_state": any_setup}, "Set-up words"),
        ({"log_lines": silent_log}, "logged"),
        ({"max_game_length": 3}, "max_game_length"),
        ({"num_distinct_actions": 3}, "names exactly those that are legal"),
        ({"observation": Observation([Field("piles", (15,), 2)])}, "within the bounds.*\n.*piles holds 0 … "),
        ({"observation": Observation([Field("piles", (16,), 100)])}, "has 15 numbers, not 16"),
        ({"action_groups": (ActionGroup("take", 11),)}, "groups of actions"),
    ],
)
def test_a_breach_is_found_and_named(heap: type[Game], methods: dict[str, Any], says: str) -> None:
    with pytest.raises(ConformanceError, match=says) as caught:
        check_game(broken(heap, **methods), games=10)
    assert "heap" in str(caught.value)
    assert "first:" in str(caught.value)


def test_compiled_play_of_the_tiny_game(heap: type[Game]) -> None:
    """Compiled playouts and matches reach a game through the base class alone."""
    game = load_game("heap", options={"size": "large"})
    decisions, chance_events = random_playouts(game.new_initial_state(["first:1"]), 1000, 7)
    assert 4000 < decisions < 20000
    assert 1000 < chance_events < decisions
