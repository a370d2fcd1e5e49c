"""Positions at the command line: summaries read back, records that begin from one, games played from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import SPEC, Call

GAME = SPEC / "01-2p-standard.json"
BUSY = SPEC.parents[1] / "teotihuacan" / "spec" / "07-4p-busy.json"


@pytest.fixture
def position(call: Call, tmp_path: Path) -> Path:
    """A summary as `show --json` prints it, at the beginning of a turn."""
    path = tmp_path / "position.json"
    path.write_text(call("show", GAME, "--at", "40", "--json").out)
    return path


def test_show_reads_the_summary_that_it_printed(call: Call, position: Path) -> None:
    assert call("show", position, "--json").out == position.read_text()
    assert call("show", "-", "--json", typed=position.read_text()).out == position.read_text()
    drawn, first = call("show", GAME, "--at", "40").out, call("show", position).out
    assert drawn.splitlines()[1:8] == first.splitlines()[2:9]
    assert first.splitlines()[1] == "This game starts from a position that was set up."


def test_show_says_what_is_wrong_and_what_is_odd(call: Call, position: Path) -> None:
    told = json.loads(position.read_text())
    position.write_text(json.dumps({**told, "phase": 3}))
    ended = call("show", position)
    assert ended.status == 2
    assert ended.complaint.startswith("The position is wrong at “levels”: phase 3 begins when level 1 is complete")
    position.write_text(json.dumps({**told, "scores": [9, 0]}))
    assert "No game can lead to this position: There are points before the first scoring." in call("show", position).out
    assert "No game can lead to this position" in call("verify", position).out


def test_rule_options_are_for_positions_alone(call: Call, position: Path) -> None:
    told = json.loads(position.read_text())
    assert "a tile has been drawn" in call("show", position, "-o", "draw=open").complaint
    assert "has its own options" in call("show", GAME, "-o", "draw=open").complaint
    position.write_text(json.dumps({**told, "hands": 7, "decision": "turn", "track": None, "symbols": None}))
    assert "nor the position summary of a known game" in call("show", position).complaint


def test_a_record_begins_in_the_middle_of_a_turn(call: Call, tmp_path: Path) -> None:
    """What the summary does not tell goes along, so that the game goes on as it would have."""
    path = tmp_path / "from.json"
    path.write_text(call("show", BUSY, "--at", "150", "--record").out)
    record = json.loads(path.read_text())
    assert (record["version"], record["words"]) == (2, [])
    assert record["players"] == json.loads(BUSY.read_text())["players"]
    record["words"] = json.loads(BUSY.read_text())["words"][150:160]
    path.write_text(json.dumps(record))
    assert call("show", path, "--json").out == call("show", BUSY, "--at", "160", "--json").out
    assert "All 10 words are correct" in call("verify", path).out
    record["words"][3] = "build"
    path.write_text(json.dumps(record))
    assert call("verify", path).out.startswith("Word 4 is wrong: “build” is not possible at position 3.")


def test_games_are_simulated_from_a_position(call: Call, position: Path, tmp_path: Path) -> None:
    ended = call(
        *("simulate", "uxmal", "-n", "2", "-p", "greedy,random", "--seed", "1"),
        *("--position", position, "--records", tmp_path / "games"),
    )
    assert ended.status == 0
    kept = tmp_path / "games" / "uxmal-1.json"
    assert json.loads(kept.read_text())["position"] == json.loads(position.read_text())
    assert "so is the result" in call("verify", kept).out
    other = call("simulate", "uxmal", "-p", "greedy,random,random", "--position", position)
    assert other.complaint == "The position is for 2 players and the game uxmal."


def test_a_position_is_analysed(call: Call, position: Path) -> None:
    ended = call("analyse", position, "--seconds", "0.1", "--threads", "1", "--json")
    found = json.loads(ended.out)
    assert found["position"] == 0
    assert found["lines"][0]["word"] in json.loads(position.read_text())["legal"]
