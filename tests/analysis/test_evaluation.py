"""What a position is worth: chances add up, the end is exact, and equal questions get equal answers."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from teocalli.analysis import Evaluation, Evaluator
from teocalli.analysis.chance_event import ends_of
from teocalli.core.registry import load_game
from teocalli.core.state import State
from teocalli.players.adviser import make_adviser
from teocalli.players.chances import PointsModel, points_model
from teocalli.players.search_player import SearchPlayer
from tests.analysis.positions import expected, heap, heap_end, nearly_over
from tests.players.positions import middle, random_game

POSITIONS = {
    "a decision": lambda: middle("uxmal", players=3),
    "a decision with a worker": lambda: middle("teotihuacan", players=2),
    "alone against the game": lambda: middle("teotihuacan", players=1),
    "a draw": lambda: _draw("uxmal"),
    "several draws": lambda: _draw("teotihuacan"),
    "another game": lambda: heap(3),
}


def _draw(name: str) -> State:
    rng = random.Random(3)
    game = random_game(load_game(name, 2), rng)
    return next(state for state in game[len(game) // 2 :] if state.is_chance_node())


@pytest.mark.parametrize("make", POSITIONS.values(), ids=POSITIONS)
def test_chances_of_any_position_add_up(make: Callable[[], State]) -> None:
    state = make()
    found = Evaluator(playouts=8).evaluate(state)
    assert sum(found.chances) == pytest.approx(1)
    assert len(found.chances) == len(found.points) == state.game.seats
    assert min(found.chances) >= 0
    assert found == Evaluator(playouts=8).evaluate(state)
    assert Evaluation.from_json(json.loads(json.dumps(found.to_json()))) == found


def test_after_the_end_the_result_is_what_it_is_worth() -> None:
    state = heap(3, actions=99)
    found = Evaluator(playouts=1).evaluate(state)
    assert (found.chances, found.points) == expected(state)
    assert found.solved
    assert found.playouts == 0


@pytest.mark.parametrize("seed", range(4))
def test_what_is_solved_is_what_looking_at_everything_finds(seed: int) -> None:
    state = nearly_over("uxmal", seed)
    shares, points = expected(state)
    found = Evaluator(playouts=5).evaluate(state)
    assert found.solved
    assert found.chances == pytest.approx(shares, abs=1e-4)
    assert found.points == pytest.approx(points, abs=1e-4)


def test_a_search_that_proves_a_line_knows_its_points_and_victories() -> None:
    state = heap_end(2, seed=2)
    settings = make_adviser(state.game).settings.changed(seconds=0, playouts=20_000, exact=0, margin_weight=0)
    line = SearchPlayer(settings, 1).analyse(state).lines[0]
    shares, _ = expected(state)
    assert line.proven
    assert line.victory[state.current_player] == pytest.approx(shares[state.current_player])
    assert sum(line.points) > 0


def test_compared_actions_get_equally_many_playouts() -> None:
    state = middle("uxmal")
    searcher = Evaluator(playouts=60).searcher(state)
    first = {line.action: line.visits for line in searcher.analyse(state).lines}
    rare = min(state.legal_actions(), key=lambda action: first.get(action, 0))
    best = max(first, key=lambda action: first[action])
    report = searcher.compare([best, rare], 200)
    visits = {line.action: line.visits for line in report.lines}
    assert abs(visits[best] - visits[rare]) <= 1
    assert all(visits[action] == count for action, count in first.items() if action not in (best, rare))


def test_draws_that_can_all_be_looked_at_have_their_probabilities() -> None:
    state = heap(2)
    thrown = next(action for action in state.legal_actions() if state.child(action).is_chance_node())
    draw = state.child(thrown)
    ends = ends_of(draw, seed=1)
    assert sum(weight for weight, _ in ends) == pytest.approx(1)
    assert len(ends) == len({end.to_bytes() for _, end in ends})
    assert not any(end.is_chance_node() for _, end in ends)
    assert len(ends_of(draw, seed=1, most=2)) <= 2


def test_points_that_stand_become_points_that_are_expected() -> None:
    model = PointsModel((10.0, 20.0), share=(0.0, 0.5, 0.0), curve=(0.0, 4.0, 0.0))
    assert model.points([2, 4], 0.5) == pytest.approx([2 + 0.5 * (10 + 1 + 2), 4 + 0.5 * (20 + 2 + 2)])
    assert model.points([2, 4], 1) == [2, 4]
    assert points_model(heap().game).points([3, 5], 0.2) == [3, 5]
