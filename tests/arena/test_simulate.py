"""Simulation: reproducible, fair to every seat, and its games are real ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from teocalli.arena.simulate import Simulation
from teocalli.arena.statistics import summarise
from teocalli.core.errors import TeocalliError

PLAN = Simulation("uxmal", {}, ("greedy", "random"), games=10, seed=1)


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(PLAN.results()) == list(replace(PLAN).results())


def test_another_seed_gives_other_games() -> None:
    assert [r.words for r in PLAN.results()] != [r.words for r in replace(PLAN, seed=2).results()]


def test_more_games_begin_with_the_same_ones() -> None:
    assert list(replace(PLAN, games=12).results())[:10] == list(PLAN.results())


def test_the_number_of_processes_changes_nothing() -> None:
    assert list(PLAN.results(jobs=2)) == list(PLAN.results())


@pytest.mark.parametrize("count", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(count: int) -> None:
    plan = replace(PLAN, entrants=("random",) * count)
    seatings = [plan.seating(index) for index in range(3 * count)]
    assert seatings[0] == tuple(range(count))
    for seat in range(count):
        assert Counter(seating[seat] for seating in seatings) == dict.fromkeys(range(count), 3)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_records_of_simulated_games_replay(count: int) -> None:
    plan = Simulation("uxmal", {"draw": "open", "components": "random"}, ("random",) * count, games=3, seed=7)
    for result in plan.results():
        match = plan.record(result).replay()
        assert match.state.is_terminal()
        assert sum(match.state_at(n).current_player >= 0 for n in range(len(match.words))) == result.decisions


def test_turns_are_counted_once_each() -> None:
    for result in Simulation("uxmal", {"draw": "open"}, ("random", "random"), games=3, seed=7).results():
        begun = [w for w in result.words if w == "build" or w.partition(":")[0] in {"place", "move", "honour", "curse"}]
        assert result.turns == len(begun)


def test_greedy_beats_random_in_98_of_100_games() -> None:
    greedy, random = summarise(replace(PLAN, games=100).results()).standings
    assert greedy.wins >= 98
    assert greedy.points.mean > 2 * random.points.mean


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"entrants": ("greedy", "deep")}, "error-unknown-player"),
        ({"entrants": ("greedy",)}, "error-player-count"),
        ({"entrants": ("greedy",) * 5}, "error-player-count"),
        ({"options": {"draw": "twice"}}, "error-option-value"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(TeocalliError) as refusal:
        replace(PLAN, **change).check()
    assert refusal.value.code == code
