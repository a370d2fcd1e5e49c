"""`components`: checking a file of one's own, and writing one to begin with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call


def test_what_is_written_is_sound_and_can_be_played_with(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "box.yaml"
    path.write_text(call("components", "write").out)
    ended = call("components", "check", path)
    assert (ended.status, ended.err) == (0, "")
    assert ["Tiles", "29", "29", "29"] in [line.split() for line in ended.out.splitlines()]
    assert "Everything is the same as in ours." in ended.out
    played = call("simulate", "uxmal", "-n", "1", "--players", "random,random", "--option", f"components={path}")
    assert played.status == 0


def test_differences_and_faults_are_listed_with_their_lines(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "box.yaml"
    path.write_text(call("components", "write").out.replace("SJ-M", "SS-M").replace("[5, 3, 1]", "[6, 3, 1]"))
    ended = call("components", "check", path, "--lang", "de")
    assert ended.status == 1
    assert "Ebene 1, Rang 1: 6 Punkte (bei uns 5)" in ended.out
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if "SS-M" in text)
    assert f"Zeile {line}: " in ended.out
    told = json.loads(call("components", "check", path, "--json").out)
    assert (told["sound"], told["faults"][0]["where"]) == (False, "tiles/0")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["check", "nowhere.yaml"], "There is no file"),
        (["check", "nowhere.yaml", "--game", "teotihuacan"], "uxmal"),
        (["write", "--game", "chess"], "chess"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(call: Call, args: list[str], says: str) -> None:
    ended = call("components", *args)
    assert ended.status == 2
    assert says in ended.complaint
