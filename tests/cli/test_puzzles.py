"""`puzzles`: made in a file that goes on, and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from teocalli.analysis.puzzles import PuzzleFile, Source, shipped
from teocalli.core.registry import game_class
from tests.cli.conftest import Call

QUICK = ("--depth", "0.02", "--jobs", "1")


def test_puzzles_are_made_and_checked(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "few.jsonl"
    made = call("puzzles", "make", "uxmal", "--count", "1", "--out", path, *QUICK)
    assert (made.status, made.err) == (0, "")
    assert str(path) in made.out
    kept = path.read_bytes()
    assert call("puzzles", "make", "uxmal", "--count", "1", "--out", path, *QUICK).out == made.out
    assert path.read_bytes() == kept
    checked = call("puzzles", "check", path, "--depth", "0.02")
    assert checked.status in {0, 1}  # so few playouts may be wrong
    assert checked.out.startswith("Puzzle")


def test_a_check_that_fails_says_so_by_its_status(call: Call, tmp_path: Path) -> None:
    found = shipped(game_class("uxmal"))
    assert found is not None
    source = found.sources[0]
    wrong = source.to_json()
    wrong["puzzles"] = [wrong["puzzles"][0] | {"words": ["take:X9"]}]
    path = tmp_path / "wrong.jsonl"
    path.write_text(f"{json.dumps(found.heading.to_json())}\n{json.dumps(wrong)}\n", encoding="utf-8")
    ended = call("puzzles", "check", path)
    assert ended.status == 1
    assert "not legal" in ended.out
    assert "1 of 1 puzzles does not hold." in ended.out


def test_ctrl_c_says_in_one_line_what_is_kept(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(file: PuzzleFile, count: int, **_: Any) -> Iterator[Source]:
        file.add(Source(0, None, []))
        yield file.sources[-1]
        raise KeyboardInterrupt

    monkeypatch.setattr("teocalli.cli.commands.puzzles.make_puzzles", interrupted)
    path = tmp_path / "few.jsonl"
    ended = call("puzzles", "make", "uxmal", "--out", path)
    assert (ended.status, ended.out, ended.err.count("\n")) == (130, "", 1)
    assert str(path) in ended.err
    assert len(path.read_text().splitlines()) == 2


def test_foreign_files_and_unknown_games_are_refused(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    assert "There is no file" in call("puzzles", "check", path).complaint
    path.write_text("{}\n")
    assert "line 1" in call("puzzles", "check", path).complaint
    assert "line 1" in call("puzzles", "make", "uxmal", "--out", path).complaint
    assert call("puzzles", "make", "chess", "--out", path).status == 2
    assert path.read_text() == "{}\n"
