"""Counts of continuations: engine, twin and the stored numbers agree."""

from __future__ import annotations

import pytest

from tests.perft.count import Entry, count, engine_at, positions, twin_counts

FEW = {"uxmal": 60_000, "teotihuacan": 600}  # continuations that the twin counts in reasonable time
SOME = 200_000  # continuations that the engine counts here; `make perft` counts them all
REPLAYS = 60  # positions that a twin without copies reaches by playing all words again


@pytest.mark.parametrize("entry", positions(), ids=lambda entry: entry["name"])
def test_engine_and_twin_count_the_stored_numbers(entry: Entry) -> None:
    state, game = engine_at(entry), entry.get("game", "uxmal")
    inner = 1
    assert entry["counts"]
    for depth, stored in enumerate(entry["counts"], start=1):
        if stored <= SOME:
            assert count(state, depth) == stored
        if stored <= FEW[game] and (game == "uxmal" or inner <= REPLAYS):
            assert twin_counts(entry, depth) == stored
        inner = stored


def test_both_games_are_counted() -> None:
    counted = [entry.get("game", "uxmal") for entry in positions()]
    assert min(counted.count("uxmal"), counted.count("teotihuacan")) >= 9
