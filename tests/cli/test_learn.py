"""`learn`: a course in a folder, what is printed, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Call


def test_a_course_is_kept_told_and_gone_on_with(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "course"
    short = ("learn", "uxmal", "--out", str(folder), "--batches", "2", "--greedy", "--ladder", "0", "--seed", "5")
    told = call(*short, "--rounds", "1")
    assert (told.status, told.err) == (0, "")
    assert str(folder / "00.weights") in told.out
    assert "<svg" in (folder / "report.html").read_text(encoding="utf-8")
    assert json.loads((folder / "course.json").read_text(encoding="utf-8"))["seed"] == 5
    played = {file: file.stat().st_mtime_ns for file in (folder / "games").iterdir()}
    again = call("learn", "uxmal", "--out", str(folder), "--batches", "2", "--greedy", "--ladder", "0", "--rounds", "1")
    assert again.out == told.out
    assert {file: file.stat().st_mtime_ns for file in (folder / "games").iterdir()} == played
    other = call(*short, "--playouts", "7", "--rounds", "1")
    assert other.status == 2
    assert "playouts" in other.err
    assert call("learn", "uxmal", "--out", str(tmp_path)).status == 2
