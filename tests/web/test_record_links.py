"""Records in links: what is packed is read again, and what comes from anybody is bounded and refused in words."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.checkout import PACKAGE
from tests.texts.test_browser_agrees import node

FIXTURES = Path(__file__).parents[1] / "fixtures"
LONGEST = FIXTURES / "teotihuacan" / "games" / "34-4p-technology-1.json"


@pytest.fixture
def evaluate(tmp_path: Path) -> Any:
    """Evaluates JavaScript with what `record-link.js` exports; `tried` gives why a link is refused."""
    shutil.copy(PACKAGE / "web" / "static" / "app" / "record-link.js", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')

    def run(expression: str, given: object = None) -> Any:
        script = tmp_path / "run.mjs"
        script.write_text(
            'import * as links from "./record-link.js";'
            "const tried = (link) => links.readLink(link).then(() => null, ({ reason }) => reason);"
            f"const given = {json.dumps(given)}; console.log(JSON.stringify(await ({expression})));"
        )
        done = subprocess.run([node(), script], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    return run


def fragment(data: bytes) -> str:
    """A link's fragment with these bytes, compressed."""
    return "#r=" + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def test_a_long_game_fits_into_a_link_and_is_read_again(evaluate: Any) -> None:
    text = LONGEST.read_text(encoding="utf-8")
    made = "links.fragmentOf(given, 20).then(async (link) => [link, await links.readLink('http://x/open' + link)])"
    link, held = evaluate(made, text)
    assert len(link) < 4000
    record = json.loads(text)
    assert json.loads(held["text"]) == record
    assert (held["game"], held["players"], held["n"]) == ("teotihuacan", record["players"], 20)
    assert zlib.decompress(base64.urlsafe_b64decode(link[3 : link.index("&")] + "===")).decode() == held["text"]


def test_links_of_others_are_bounded_and_refused(evaluate: Any) -> None:
    good = fragment(json.dumps({"game": "uxmal", "players": ["Lina", 3]}).encode())
    wrong = good[:20] + ("A" if good[20] != "A" else "B") + good[21:]
    links = {
        good: None,
        good + "&n=7": None,
        good + "&n=x": "damaged",
        good[:-4]: "damaged",
        wrong: "damaged",
        "#r=": "damaged",
        "#r=%%%": "damaged",
        "": "damaged",
        fragment(b"\xff\xfe"): "damaged",
        fragment(b"[1]"): "damaged",
        fragment(b"null"): "damaged",
        "#r=" + "A" * 8000: "long",
        fragment(b"0" * 4_000_000): "large",
    }
    assert evaluate("Promise.all(given.map(tried))", list(links)) == list(links.values())
