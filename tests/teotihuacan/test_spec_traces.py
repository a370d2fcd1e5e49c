"""Complete games of the specification, reproduced position by position (R-41)."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from teocalli.teotihuacan.game import TeotihuacanGame

FOLDER = Path(__file__).parents[1] / "fixtures" / "teotihuacan" / "spec"
RECORDS = sorted(FOLDER.glob("*.json"))


def trace_of(path: Path) -> list[dict[str, Any]]:
    with gzip.open(path.with_suffix(".trace.jsonl.gz"), "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_of_the_specification_is_reproduced(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    game = TeotihuacanGame(len(record["players"]), record["options"])
    state = game.new_initial_state([])
    expected = trace_of(path)
    assert len(expected) == len(record["words"]) + 1
    assert state.summary() == expected[0]
    for number, (word, summary) in enumerate(zip(record["words"], expected[1:], strict=True), start=1):
        state.apply_action(game.string_to_action(state, word))
        found = state.summary()
        wrong = {
            key: (found.get(key), summary.get(key)) for key in found | summary if found.get(key) != summary.get(key)
        }
        assert not wrong, f"after word {number}, {word}"
    assert state.points() == record["scores"]
    assert state.winners() == record["winners"]
