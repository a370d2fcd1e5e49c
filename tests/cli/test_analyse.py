"""`analyse`: what a position of a saved game is worth, in words and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teocalli.core.record import Record
from tests.cli.conftest import SPEC, Call

RECORD = sorted(SPEC.glob("*.json"))[0]
QUICK = ("--seconds", "0.05", "--threads", "1")


def test_it_says_what_a_position_is_worth_and_how_it_could_go_on(call: Call) -> None:
    ended = call("analyse", RECORD, "--at", "56", *QUICK, "--lines", "2")
    assert (ended.status, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[0].startswith("Position 56 of ")
    assert lines[1].count("%") == 2
    assert [line[:2] for line in lines if line[:1].isdigit() and line[1:2] == "."] == ["1.", "2."]
    below = [line for line in lines[2:-1] if line and line[1:2] != "."]
    assert all(line.startswith("   ") for line in below)


def test_for_programs_it_gives_the_same_as_json(call: Call) -> None:
    told = json.loads(call("analyse", RECORD, "--at", "56", *QUICK, "--json").out)
    assert sum(told["evaluation"]["chances"]) == pytest.approx(1, abs=1e-4)
    assert len(told["evaluation"]["points"]) == 2
    assert told["position"] == 56
    legal = json.loads(call("show", RECORD, "--at", "56", "--json").out)["legal"]
    assert all(line["word"] in legal and line["word"] == line["steps"][0]["word"] for line in told["lines"])


def test_the_last_position_of_a_finished_game_is_its_result(call: Call) -> None:
    told = json.loads(call("analyse", RECORD, *QUICK, "--json").out)
    saved = json.loads(RECORD.read_text(encoding="utf-8"))
    assert told["evaluation"]["points"] == saved["scores"]
    assert told["evaluation"]["solved"]
    assert told["complete"]
    assert (told["lines"], told["seat"]) == ([], None)


def test_a_position_that_there_is_not_and_a_running_game_of_persons_are_refused(call: Call, tmp_path: Path) -> None:
    assert "no position 999" in call("analyse", RECORD, "--at", "999").complaint
    record = Record.load(RECORD)
    record.words, record.scores, record.winners = record.words[:20], None, None
    record.seats = ["person", "person"]
    record.save(tmp_path / "running.json")
    ended = call("analyse", tmp_path / "running.json", *QUICK)
    assert ended.status == 2
    assert "once it is over" in ended.complaint
