"""`explorer`: databases are made and added to by one command, and say what they hold; what cannot be is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teocalli.core.record import Record
from tests.cli.conftest import SPEC, Call

MAKE = ("explorer", "make", "uxmal", "--level", "1", "--out")


@pytest.fixture
def made(call: Call, tmp_path: Path) -> Path:
    file = tmp_path / "few.sqlite"
    ended = call(*MAKE, file, "--games", "2")
    assert (ended.status, ended.err) == (0, "")
    assert f"2 games in “{file}”" in ended.out.replace("\n", " ")
    return file


def test_games_are_made_and_the_same_command_goes_on(call: Call, made: Path) -> None:
    games = made.parent / "few.games" / "level-1-players-2" / "games.jsonl"
    first = games.read_text()
    assert "3 games in" in call(*MAKE, made, "--games", "3").out
    assert games.read_text().startswith(first)
    assert "3 games in" in call("explorer", "build", made, made.parent / "few.games").out  # each counts once
    told = json.loads(call("explorer", "show", made, "--level", "1", "--trait", "turns", "--json").out)
    assert (told["games"], told["players"], [each["level"] for each in told["levels"]]) == (3, [2], ["level:1"])
    (kind,) = told["traits"]
    assert sum(row["games"] for row in kind["rows"] if row["value"].startswith("build.")) == 6


def test_a_position_is_looked_up_in_the_language_that_is_asked_for(call: Call, made: Path, tmp_path: Path) -> None:
    record = call("arena", "record", made.parent / "few.games" / "level-1-players-2", "0").out
    (tmp_path / "one.json").write_text(record)
    ended = call("explorer", "show", made, "--at", tmp_path / "one.json", "--n", "2", "--lang", "de")
    assert ended.status == 0
    assert "Uxmal: 2 Partien" in ended.out
    for text in ("Genau diese Stellung (2 Mal)", "Gleich viele Plättchen gelegt (2 Mal)", "Gewonnen", "95-%-Intervall"):
        assert text in ended.out
    word = Record.parse(record).words[2 + 2]
    told = json.loads(call("explorer", "show", made, "--at", tmp_path / "one.json", "--n", "2", "--json").out)
    assert [word] in [move["words"] for move in told["alike"][0]["moves"]]
    ended = call("explorer", "show", "uxmal")
    assert (ended.status, "Level 3" in ended.out, "Where the first tile was laid" in ended.out) == (0, True, True)


def test_what_cannot_be_is_said_in_a_sentence(call: Call, made: Path, tmp_path: Path) -> None:
    record = next((SPEC.parent.parent / "teotihuacan" / "spec").rglob("*.json"))
    for arguments, complaint in (
        (("show", tmp_path / "none.sqlite"), "There is no file"),
        (("show", made, "--level", "6"), "has no games of “level:6”"),
        (("show", made, "--players", "3"), "has no games with 3 players"),
        (("show", made, "--trait", "nonsense"), "There is no kind of trait"),
        (("show", record), "is not an explorer database"),
        (("show", made, "--at", record), "The record is a game of teotihuacan"),
        (("build", made, tmp_path / "none"), "There is no file"),
        (("make", "uxmal", "--level", "99", "--out", made), "99"),
    ):
        ended = call("explorer", *arguments)
        assert ended.status == 2, arguments
        assert complaint in ended.err.replace("\n", " "), ended.err
