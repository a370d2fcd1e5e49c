"""Engine and twin play the same games side by side; they must agree on every position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.fixtures.store import load_record, load_trace, stored_games
from tests.teotihuacan.lockstep import agree
from tests.teotihuacan.walk import options, player_counts, seeds, styles


@pytest.mark.parametrize("path", stored_games("teotihuacan"), ids=lambda path: path.stem)
def test_engine_reproduces_stored_trace_and_record(path: Path) -> None:
    """Every position; names, options, words and result come out as they went in (R-41)."""
    match = Match.from_record(Record.load(path))
    expected = load_trace(path)
    assert len(expected) == len(match.words) + 1
    for number, summary in enumerate(expected):
        found = match.state_at(number).summary()
        wrong = {key: (found.get(key), summary[key]) for key in summary if found.get(key) != summary[key]}
        assert not wrong, f"after word {number}: {match.words[:number][-1:]}"
        assert found.keys() == summary.keys()
    stored = load_record(path)
    assert match.record(stored["players"]).to_json() == stored


@settings(max_examples=30)
@given(player_counts, options, styles, seeds)
def test_engine_and_twin_agree_on_whole_games(players: int, chosen: dict[str, Any], style: str, seed: int) -> None:
    """`python -m tests.teotihuacan.lockstep` plays many more."""
    assert agree(players, chosen, style, seed) > 60
