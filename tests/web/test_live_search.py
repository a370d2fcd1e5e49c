"""The search for a position's lines, as a page follows it: what is known stays until more is found."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.checkout import PACKAGE
from tests.texts.test_browser_agrees import node

STATIC = PACKAGE / "web" / "static"
FEEDS = """
import { LiveSearch } from "./live-search.js";
const feeds = [];
globalThis.EventSource = class {
  static CLOSED = 2;
  constructor(address) {
    this.address = address;
    this.heard = {};
    feeds.push(this);
  }
  addEventListener(name, hear) {
    this.heard[name] = hear;
  }
  close() {
    this.readyState = 2;
  }
};
const found = (at, playouts, status = "thinking") => ({
  at, status, threads: 2, seat: 0, evaluation: {}, lines: [{ word: `after ${playouts}` }], playouts, seconds: 1,
});
const tell = (told) => feeds.at(-1).heard.found({ data: JSON.stringify(told) });
const seen = [];
const look = (search) => {
  const { status, playouts, lines } = search.found.value ?? {};
  const open = feeds.filter((feed) => feed.readyState !== 2).length;
  seen.push([status ?? null, playouts ?? null, lines?.[0].word ?? null, open]);
};
"""


@pytest.fixture
def seen(tmp_path: Path) -> Any:
    """Runs a script with a search and feeds, and gives what it looked at."""
    signals = tmp_path / "node_modules" / "@preact" / "signals"
    signals.mkdir(parents=True)
    shutil.copy(STATIC / "vendor" / "preact-signals-core" / "signals-core.module.js", signals / "index.js")
    (signals / "package.json").write_text('{"type": "module", "exports": "./index.js"}')
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "request.js").write_text('export const newKey = () => "page";')
    room = tmp_path / "analysis"
    room.mkdir()
    shutil.copy(STATIC / "app" / "analysis" / "live-search.js", room)
    (room / "room-api.js").write_text('export const roomApi = { feedAddress: (...given) => given.join(" ") };')

    def run(script: str) -> Any:
        file = room / "run.mjs"
        file.write_text(f"{FEEDS}\n{script}\nconsole.log(JSON.stringify([seen, feeds.map((f) => f.address)]));")
        done = subprocess.run([node(), file], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    return run


def test_what_a_hint_found_stays_until_the_search_that_goes_on_has_found_more(seen: Any) -> None:
    looked, addresses = seen("""
        const search = new LiveSearch("game", false);
        search.know(found("n4", 5000, "stopped"));
        search.lookAt("n4");
        look(search);
        search.toggle();
        tell(found("n4", 200));
        look(search);
        tell(found("n4", 6000));
        look(search);
        tell(found("n4", 10, "complete"));
        look(search);
    """)
    assert looked == [
        ["stopped", 5000, "after 5000", 0],
        ["thinking", 5000, "after 5000", 1],
        ["thinking", 6000, "after 6000", 1],
        ["complete", 10, "after 10", 0],
    ]
    assert addresses == ["game n4 page 1"]


def test_a_search_goes_along_and_knows_where_it_has_been(seen: Any) -> None:
    looked, addresses = seen("""
        const search = new LiveSearch("game", true);
        search.lookAt("n4");
        tell(found("n4", 200));
        search.lookAt("n5");
        look(search);
        tell(found("n4", 300));
        look(search);
        search.lookAt("n4");
        look(search);
        search.toggle();
        search.lookAt("n5");
        look(search);
    """)
    assert looked == [
        [None, None, None, 1],
        [None, None, None, 1],  # it is of the position before
        ["thinking", 200, "after 200", 1],
        [None, None, None, 0],
    ]
    assert addresses == ["game n4 page 1", "game n5 page 1", "game n4 page 1"]
