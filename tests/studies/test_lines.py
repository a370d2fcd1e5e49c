"""What studies keep: a line for each piece of work, also after one that was cut off in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from studies.lines import keep_line, read_lines


@pytest.mark.parametrize("cut", ["", '{"game": 1', '{"game": 0}\n{"ga', '{"game": 0}\n'])
def test_what_was_cut_off_is_dropped_and_what_was_whole_stays(cut: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(cut, encoding="utf-8")
    whole = read_lines(file)
    for number in (7, 8):
        keep_line(file, {"game": number})
    assert read_lines(file) == [*whole, {"game": 7}, {"game": 8}]
    assert file.read_text(encoding="utf-8").count("\n") == len(whole) + 2
