"""Position summaries read back: the small game, and the check that holds every game to it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.core.game import Game
from teocalli.table.setting_up import checked, first_summary
from teocalli.testing import ConformanceError, check_game
from tests.positions_from_summaries import mutated, read_back, refusal
from tests.set_ups import check_form


def test_heap_is_read_back(heap: type[Game]) -> None:
    game = heap(3)
    state = game.new_initial_state(["first:1"])
    rng, taken = random.Random(5), 0
    while True:
        assert read_back(game, state) == state
        for _ in range(4):
            taken += refusal(game, mutated(state.summary(), rng)) is None
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    assert taken
    assert heap.players_in_summary(state.summary()) == 3
    assert heap.players_in_summary({"phase": 1}) is None


def test_a_game_that_reads_something_else_is_found(heap: type[Game]) -> None:
    class Forgetful(heap):  # type: ignore[valid-type, misc]
        def beyond_summary(self, state: Any) -> dict[str, Any]:
            return {}

        def position_from_summary(self, summary: Any) -> Any:
            return super().position_from_summary({**summary, "points": [0] * self.players, "legal": summary["legal"]})

    with pytest.raises(ConformanceError, match="complete summary"):
        check_game(Forgetful(2), games=2)


def test_heap_is_set_up_by_its_form_alone(heap: type[Game]) -> None:
    """A game tells in a few lines what can be entered; nothing of a page knows it."""
    game = heap(3)
    first = first_summary(game, 1)
    state = game.position_from_summary(first)
    assert [group.seat for group in check_form(game, state).groups] == [None, None]
    changed = checked(game, {**first, "piles": [0, 0, 1], "thrown": 1, "decision": "turn"})
    assert changed["fault"]["where"] == "thrown"
    sound = checked(game, {**first, "piles": [0, 0, 1], "points": [2, 0, 7]})
    assert sound["view"]["position"]["piles"] == [0, 0, 1]
    assert sound["record"]["position"]["points"] == [2, 0, 7]
    assert checked(game, {**first, "piles": [0, 0, 0]})["over"]
