"""Counts of continuations: engine, twin and the stored numbers agree."""

from __future__ import annotations

from typing import Any

import pytest

from tests.perft.count import count, engine_at, positions, twin_at, twin_count

FEW = 60_000  # continuations that the twin counts in reasonable time
SOME = 200_000  # continuations that the engine counts here; `make perft` counts them all


@pytest.mark.parametrize("entry", positions(), ids=lambda entry: entry["name"])
def test_engine_and_twin_count_the_stored_numbers(entry: dict[str, Any]) -> None:
    state, twin = engine_at(entry), twin_at(entry)
    assert entry["counts"]
    for depth, stored in enumerate(entry["counts"], start=1):
        if stored <= SOME:
            assert count(state, depth) == stored
        if stored <= FEW:
            assert twin_count(twin, depth) == stored
