"""Where marks stand on a board, and how arrows run: they hide nothing that is matched there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.checkout import PACKAGE
from tests.texts.test_browser_agrees import node

CALL = """
import * as placing from "./placing.js";
import { readFileSync } from "node:fs";
const calls = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(calls.map(([name, ...given]) => placing[name](...given))));
"""


@pytest.fixture
def call(tmp_path: Path) -> Any:
    """Calls functions of `placing.js` by name, all at once."""
    shutil.copy(PACKAGE / "web" / "static" / "app" / "board" / "placing.js", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    script = tmp_path / "call.mjs"
    script.write_text(CALL)

    def run(*calls: list[Any]) -> Any:
        done = subprocess.run([node(), script], input=json.dumps(calls), capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    return run


def box(left: float, top: float, width: float = 60, height: float = 60) -> dict[str, float]:
    return {"left": left, "top": top, "width": width, "height": height}


def line(number: int, *steps: tuple[int, list[list[str]]]) -> dict[str, Any]:
    """A line: who acts, and at which places."""
    told = [{"seat": seat, "traces": [{"from": [], "to": to} for to in places]} for seat, places in steps]
    return {"number": number, "steps": told}


def test_lines_that_begin_at_one_place_share_a_mark(call: Any) -> None:
    """A word that acts nowhere passes the mark on to the next of the same player, never to one of somebody else."""
    lines = [
        line(1, (0, [["c3"]]), (1, [["a1"]])),
        line(2, (0, [["c3", "d3"]])),
        line(3, (0, []), (0, [["c3"]])),
        line(4, (0, []), (1, [["c3"]])),
    ]
    (shared,) = call(["sharedPlaces", lines])
    assert shared == [{"to": ["c3"], "numbers": [1, 3]}, {"to": ["c3", "d3"], "numbers": [2]}]


def test_places_that_are_one_have_one_box(call: Any) -> None:
    assert call(["around", [box(0, 60), None, box(60, 0)]], ["around", [None]]) == [box(0, 0, 120, 120), None]


def test_a_mark_stands_where_it_hides_no_icon(call: Any) -> None:
    """The first corner is taken if it is free; else one that is; else that where least is hidden."""
    place, size = box(100, 100), {"width": 20, "height": 20}
    icons = [box(85, 85, 30, 30), box(140, 85, 40, 20), box(85, 140, 20, 40), box(140, 140, 40, 40)]
    (points,) = call(["edgePoints", place])
    free, evaded, crowded = call(
        ["leastHiding", points, size, []],
        ["leastHiding", points, size, icons],
        ["leastHiding", points[:4], size, icons],
    )
    assert free == box(90, 90, 20, 20)
    assert evaded == box(120, 90, 20, 20)
    assert crowded["left"] in (90, 150)


def ends_of(told: dict[str, Any]) -> list[tuple[float, ...]]:
    """Where an arrow begins, and where its tip is."""
    return [tuple(map(float, re.findall(r"-?[\d.]+", told[path])[:2])) for path in ("line", "head")]


def test_arrows_leave_out_what_both_places_hold(call: Any) -> None:
    """From edge to edge; between small places side by side beside them; between large ones a little inside."""
    far, near, large = call(
        ["arrow", box(0, 0), box(300, 0)],
        ["arrow", box(0, 0, 30, 30), box(31, 0, 30, 30)],
        ["arrow", box(0, 0, 200, 200), box(208, 0, 200, 200)],
    )
    assert ends_of(far) == [(60, 30), (300, 30)]
    (left, above), (right, too) = ends_of(near)
    assert (left, right) == (15, 46)
    assert above == too == 30
    assert ends_of(large) == [(174, 100), (234, 100)]


def test_arrows_to_and_fro_lie_side_by_side(call: Any) -> None:
    there, back = call(["arrow", box(0, 0), box(300, 0)], ["arrow", box(300, 0), box(0, 0)])
    assert there["points"][0]["y"] * back["points"][0]["y"] != 30 * 30
    assert (there["points"][0]["y"] - 30) * (back["points"][0]["y"] - 30) < 0
