"""What the boards of all games share: going by arrows, and what counts as new."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.checkout import PACKAGE
from tests.texts.test_browser_agrees import node

BOARD = PACKAGE / "web" / "static" / "app" / "board"
ENTRY = {"forced": False}


@pytest.fixture
def evaluate(tmp_path: Path) -> Any:
    """Evaluates JavaScript with everything that `arrows.js` and `changes.js` export."""
    for name in ("arrows.js", "changes.js"):
        shutil.copy(BOARD / name, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')

    def run(expression: str, given: object = None) -> Any:
        script = tmp_path / "run.mjs"
        imports = 'import * as arrows from "./arrows.js"; import * as changes from "./changes.js";'
        body = f"const given = {json.dumps(given)}; console.log(JSON.stringify({expression}));"
        script.write_text(f"{imports} {body}")
        done = subprocess.run([node(), script], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    return run


def test_arrows_go_straight_on_where_possible(evaluate: Any) -> None:
    """What lies straight ahead comes before what is nearer and aside; nothing lies behind."""
    places = {"here": [0, 0], "ahead": [3, 0], "aside": [1, 1], "behind": [-1, 0], "below": [0, 2]}
    go = """["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => arrows.nearestAhead(
        Object.keys(given), "here", arrows.directionOf({ key }),
        (name) => ({ x: given[name][0], y: given[name][1] })))"""
    assert evaluate(go, places) == ["ahead", "behind", "below", None]


def log_of(*turns: int) -> list[dict[str, Any]]:
    """A log with an entry for each of these turns."""
    return [{"n": n, "turn": turn, **ENTRY} for n, turn in enumerate(turns, start=1)]


def test_what_others_did_since_one_s_turn_is_new_in_the_present_only(evaluate: Any) -> None:
    log = log_of(1, 1, 2, 3, 3)
    table = {"view": {"n": 5, "log": log}, "shown": {"n": 5}, "news": log[2:], "looking": False, "replaying": False}
    tables = [table, table | {"looking": True}, table | {"replaying": True}, table | {"news": []}]
    ask = "given.flatMap((table) => [table.view.log[4], null].map((last) => changes.startOfNews(table, last)))"
    assert evaluate(ask, tables) == [2, None, 3, None, 3, None, 3, None]


def test_what_followed_by_itself_belongs_to_the_last_choice(evaluate: Any) -> None:
    log = [*log_of(1, 2, 2), {"n": 4, "turn": 2, "forced": True}]
    assert evaluate("changes.lastChosen(given, given[3])", log) == 3


def test_lists_are_compared_thing_by_thing_and_once(evaluate: Any) -> None:
    assert evaluate("changes.beyond(['a', 'b'], ['a', 'a', 'c'])") == ["a", "c"]
    count = """(() => { let calls = 0; const [before, after] = [{}, {}];
        const compared = changes.comparedOnce("nothing", () => ++calls);
        const pairs = [[null, after], [before, after], [before, after], [after, before]];
        return pairs.map((two) => compared(...two)); })()"""
    assert evaluate(count) == ["nothing", 1, 1, 2]
