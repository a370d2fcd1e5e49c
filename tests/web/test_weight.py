"""The page stays light: what a browser reads before anything can be done, as it is sent."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from teocalli.core.house import web_folder
from teocalli.core.registry import game_class, known_games
from teocalli.core.texts import LANGUAGES, catalogue
from teocalli.server.pages import SAID_ELSEWHERE
from teocalli.web import INDEX, STATIC

GOAL = 400_000
"""Bytes at most, the goal of docs/benchmarks.md; what is no file, such as the game itself, is measured there."""

IMPORT = re.compile(r"^(?:import|export)\b[^;]*?from \"([^\"]+)\"", re.MULTILINE)


def names_of_modules() -> dict[str, str]:
    """The import map: what a name, or the beginning of one, stands for."""
    found = re.search(r'<script type="importmap">(.*?)</script>', INDEX.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    names: dict[str, str] = json.loads(found[1])["imports"]
    return names


def file_of(name: str, importer: Path) -> Path:
    """The file that a module means by a name."""
    if name.startswith("."):
        return (importer.parent / name).resolve()
    names = names_of_modules()
    folder = next((each for each in names if each.endswith("/") and name.startswith(each)), None)
    address = names[folder] + name.removeprefix(folder) if folder else names[name]
    return STATIC / address.removeprefix("/static/")


def modules(first: Path) -> set[Path]:
    """A module and all that it needs to begin."""
    found, waiting = {first}, [first]
    while waiting:
        module = waiting.pop()
        for name in IMPORT.findall(module.read_text(encoding="utf-8")):
            file = file_of(name, module)
            if file not in found:
                found.add(file)
                waiting.append(file)
    return found


def sent(content: bytes) -> int:
    """How many bytes of something are sent."""
    return len(gzip.compress(content, compresslevel=9))


@pytest.mark.parametrize("game", known_games())
def test_the_page_with_a_table_stays_under_its_goal(game: str) -> None:
    house = Path(str(web_folder(game_class(game))))
    needed = modules(STATIC / "app/main.js") | modules(STATIC / "app/pages/game.js")
    assert STATIC / "vendor/preact/hooks.module.js" in needed
    late = {STATIC / "app/offline.js", STATIC / "app/pages/start.js"}
    assert not late & needed
    styles = re.findall(r'href="/static/(styles/[\w-]+\.css)"', INDEX.read_text(encoding="utf-8"))
    drawing = {house / f"{game}.css", *modules(house / "index.js")}
    files = {INDEX, STATIC / "app/theme.js", *needed, *drawing, *(STATIC / name for name in styles)}
    texts = max(sent(catalogue(language, SAID_ELSEWHERE).encode()) for language in LANGUAGES)
    font = (STATIC / "fonts/inter.woff2").stat().st_size
    assert 200_000 < sum(sent(file.read_bytes()) for file in files) + font + texts < GOAL
