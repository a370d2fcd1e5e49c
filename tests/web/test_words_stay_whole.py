"""The browser is told what a word of the notation says, part by part, and takes none apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.packaging.checkout import PACKAGE

CUTS = r"split|startsWith|endsWith|exec|test|match|matchAll|replace|replaceAll|search|substring|charAt"
CUTTING = re.compile(rf"\.(?:{CUTS})\(|new RegExp")
"""How texts are cut or looked into."""
CUT_WORD = re.compile(
    rf"\b\w*(?:word|kind|tile|place|field|target|action)(?:Of\([^)]*\))?\??(?:\.(?:{CUTS}|slice|indexOf|at)\(|\[\d)",
    re.I,
)
"""The same of something that is called like a word or a part of one."""

ELSEWHERE = {
    "games/teotihuacan/web/pieces.js": 'attribute(element, "box").split(" ")',
    "games/teotihuacan/web/icons/symbol.js": "/^[①-⑧]+$/.test(String(token))",
    "games/teotihuacan/web/guide/automaton.js": "name.startsWith(beginning)",
}
"""What games look into besides: numbers in an attribute, signs of boards, names of an enumeration of the rules."""


def sources(folder: str) -> Iterator[tuple[str, str]]:
    """The browser's code below a folder of the package: name and text, without comments."""
    for path in sorted(PACKAGE.glob(f"{folder}/**/*.js")):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
        yield path.relative_to(PACKAGE).as_posix(), text


def hits(pattern: re.Pattern[str], folder: str) -> list[str]:
    """Lines in which something is cut."""
    return [
        f"{name}: {line.strip()}"
        for name, text in sources(folder)
        for line in text.replace(ELSEWHERE.get(name, "\0"), "").splitlines()
        if pattern.search(line)
    ]


def test_games_look_into_no_text() -> None:
    """What a word, a tile or a key means comes with it (`tile`, `place`, `turn` …) or is looked up."""
    assert hits(CUTTING, "games/*/web") == []


def test_the_frame_takes_no_word_apart() -> None:
    assert hits(CUT_WORD, "web/static/app") == []


def test_what_is_looked_for_would_be_found() -> None:
    """Lines as they once stood in the browser's code."""
    once = (
        'const kind = preview.word.split(":")[0];',
        'const isFree = Number(word.endsWith("*"));',
        "const number = Number(tile.slice(1));",
        "const goal = goalWord.at(-1);",
    )
    assert [line for line in once if not CUT_WORD.search(line)] == []
    assert CUTTING.search("const [, tile] = /^(T)/.exec(part);")


def test_every_exception_is_still_needed() -> None:
    for name, line in ELSEWHERE.items():
        assert line in Path(PACKAGE / name).read_text(encoding="utf-8")
