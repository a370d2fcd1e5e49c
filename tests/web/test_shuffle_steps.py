"""What the browser does when all shuffle together, and that it notices a server that does not keep its word (R-06)."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.packaging.checkout import PACKAGE
from tests.texts.test_browser_agrees import node

APP = PACKAGE / "web" / "static" / "app"
SCRIPT = """
import { readFileSync } from "node:fs";
import { sha256 } from "./sha256.js";
import { isAsSeen, keepNumber, nextStep, numberFor, ownNumber, promisesOf } from "./shuffle-steps.js";
const { texts, views } = JSON.parse(readFileSync(0, "utf8"));
const [fresh, promised, telling, told, other, cheated, dealt, swapped] = views;
const hashes = texts.map((text) => sha256(new TextEncoder().encode(text)));
const first = numberFor(fresh, null);
keepNumber("g", first);
const own = ownNumber("g");
const as = (view, hash) => JSON.parse(JSON.stringify(view).replaceAll("OWN", hash));
const seen = { ...own, seen: promisesOf(as(telling, own.hash)) };
console.log(JSON.stringify({
  hashes,
  promise: own.hash === sha256(Uint8Array.from(own.number.match(/../g), (digits) => parseInt(digits, 16))),
  steps: [fresh, promised, telling, told, other, cheated, dealt].map((view) => nextStep(as(view, own.hash), own)),
  again: [nextStep(as(telling, own.hash), seen), nextStep(as(swapped, own.hash), seen)],
  same: numberFor(fresh, own).number === own.number,
  anew: numberFor(fresh, seen).number !== own.number,
  asSeen: [[dealt, own], [dealt, null], [dealt, seen], [swapped, seen]].map(([view, kept]) =>
    isAsSeen(as({ ...view, shuffle: { ...view.shuffle, dealt: true } }, own.hash), kept)),
}));
"""


def view(mine: str | None, theirs: str | None, *, told: bool = False, dealt: bool = False, seed: str = "S") -> Any:
    """A view of seat 0 with what two have promised."""
    numbers = [{"seat": 0, "hash": mine, "told": told}, {"seat": 1, "hash": theirs, "told": False}]
    shuffle = {"round": 1, "dealt": dealt, "telling": mine is not None and theirs is not None, "numbers": numbers}
    return {"id": "g", "viewer": 0, "seed_hash": seed, "shuffle": shuffle}


def test_a_number_is_promised_kept_and_told_once_and_to_no_server_that_changes_what_it_said(tmp_path: Path) -> None:
    for name in ("sha256.js", "shuffle-steps.js"):
        shutil.copy(APP / name, tmp_path)
    (tmp_path / "settings.js").write_text("export const remember = () => {}; export const remembered = () => null;")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "run.mjs").write_text(SCRIPT)
    fresh = view(None, None) | {"seed_hash": "S"}
    views = [
        fresh,
        view("OWN", None),
        view("OWN", "b"),
        view("OWN", "b", told=True),
        view("elsewhere", "b"),
        view("OWN", "b", seed="another"),
        view("OWN", "b", dealt=True),
        view("OWN", "c"),
    ]
    texts = ["", "abc", "é" * 200, "x" * 55, "x" * 56, "x" * 64]
    given = json.dumps({"texts": texts, "views": views})
    done = subprocess.run([node(), tmp_path / "run.mjs"], input=given, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found.pop("hashes") == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    assert found == {
        "promise": True,
        "steps": ["promise", None, "tell", None, "elsewhere", "changed", None],
        "again": ["tell", "changed"],
        "same": True,
        "anew": True,
        "asSeen": [None, None, True, False],
    }
