"""Where the browser draws things agrees with how the rules number them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from teocalli import load_game
from tests.packaging.checkout import PACKAGE
from tests.texts.test_browser_agrees import node

CALL = """
import * as geometry from "./geometry.js";
import { readFileSync } from "node:fs";
const calls = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(calls.map(([name, ...given]) => geometry[name](...given))));
"""


def called(folder: Path, game: str, calls: list[list[Any]]) -> list[Any]:
    """What functions of a game's `geometry.js` return, called by name."""
    shutil.copy(PACKAGE / "games" / game / "web" / "geometry.js", folder)
    (folder / "package.json").write_text('{"type": "module"}')
    script = folder / "call.mjs"
    script.write_text(CALL)
    done = subprocess.run([node(), script], input=json.dumps(calls), capture_output=True, text=True, check=True)
    results: list[Any] = json.loads(done.stdout)
    return results


@pytest.mark.parametrize("stair", "nesw")
def test_t3_a_stairway_s_steps_lead_inwards(stair: str, tmp_path: Path) -> None:
    """Step 0 lies beside the grid of eight rows and columns, steps 1 to 4 on it, each nearer to the middle."""
    cells = called(tmp_path, "teotihuacan", [["stepCell", stair, step] for step in range(5)])
    across = "row" if stair in "ns" else "column"
    along = "column" if stair in "ns" else "row"
    expected = range(-1, 4) if stair in "nw" else range(8, 3, -1)
    assert [cell[across] for cell in cells] == list(expected)
    assert {cell[along] for cell in cells} == {3}


def test_t2_a_place_is_built_when_its_four_cells_are(tmp_path: Path) -> None:
    levels = ["00000000"] * 8
    levels[3] = "00110000"
    levels[4] = "00110000"
    place = {"level": 1, "row": 1, "column": 1}
    lower = ["isBuilt", [*levels[1:], "00000000"], place]
    upper = ["isBuilt", [*levels[2:], "00000000", "00000000"], place]
    assert called(tmp_path, "teotihuacan", [lower, upper]) == [True, False]


def test_u3_the_fields_of_a_seat_are_read_as_its_tile_is_written(tmp_path: Path) -> None:
    """Clockwise from the upper left field, as in the word of a tile."""
    game = load_game("uxmal", players=2)
    state = game.new_initial_state(["track:SJMET", "first:0"])
    state.apply_action(state.string_to_action("build"))
    state.apply_action(min(state.legal_actions()))
    state.apply_action(min(state.legal_actions()))
    summary = state.summary()
    built = [
        f"{column}{row}"
        for row in range(1, 9)
        for at, column in enumerate("abcdefgh")
        if summary["levels"][8 - row][at] == "1"
    ]
    seat = min(built)
    [fields] = called(tmp_path, "uxmal", [["seatFields", seat]])
    assert sorted(fields) == sorted(built)
    column, row = seat[0], seat[1]
    right, above = chr(ord(column) + 1), int(row) + 1
    assert fields == [f"{column}{above}", f"{right}{above}", f"{right}{row}", seat]


@pytest.mark.parametrize(("front", "hidden"), [("1", False), ("2", True)])
def test_only_a_higher_field_in_front_hides_a_part(front: str, hidden: bool, tmp_path: Path) -> None:
    """Two neighbours of one level stand side by side; the lowest row has nothing in front."""
    position = {"levels": ["00000000"] * 6 + ["00100000", f"00{front}00000"], "symbols": ["--------"] * 8}
    assert called(tmp_path, "uxmal", [["partlyHidden", position, "c2"], ["partlyHidden", position, "c1"]]) == [
        hidden,
        False,
    ]
