"""Nothing outside `games/` knows a game: neither its name nor a word that only it has."""

from __future__ import annotations

import re

import pytest

from teocalli.core.registry import game_class, known_games
from tests.packaging.checkout import PACKAGE

NAMES = {option.name for game in known_games() for option in game_class(game).option_set}
OPTIONS = sorted(name for name in NAMES if "_" in name)
WORDS = re.compile(
    rf"{'|'.join(known_games())}|\b(?:{'|'.join(OPTIONS)})\b"
    r"|\b(?:teotibot|idols?|priests?|temples?|pyramids?|eclipses?|era|cocoa)\b"
    rf"|--(?:{'|'.join(sorted(NAMES))})\b"
    r"|--idol|\b(?:ux|teo)-[a-z]",
    re.IGNORECASE,
)
EXAMPLE = re.compile(r"^(?:  )?\"?(?:  )?(?:diff <\()?teocalli \w+|^>>> |^\s*\"\"\"Teocalli: |check_game\(")
"""Examples that a person reads: of the command line's help, and of the library's docstrings."""
LEVEL = re.compile("High priest")
"""What an opponent's level is called, in every game."""
KINDS = {".py", ".pyx", ".pxd", ".pyi", ".js", ".css", ".html", ".ftl", ".json", ".svg"}

SOURCES = [
    path
    for path in sorted(PACKAGE.rglob("*"))
    if path.suffix in KINDS and path.relative_to(PACKAGE).parts[0] != "games" and "vendor" not in path.parts
]


def known_in(text: str) -> list[str]:
    """The lines that know a game."""
    return [line for line in text.splitlines() if WORDS.search(LEVEL.sub("", line)) and not EXAMPLE.search(line)]


@pytest.mark.parametrize("folder", sorted({path.relative_to(PACKAGE).parts[0] for path in SOURCES}))
def test_nothing_outside_games_knows_one(folder: str) -> None:
    here = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] == folder]
    found = {str(path.relative_to(PACKAGE)): known_in(path.read_text(encoding="utf-8")) for path in here}
    assert not {path: lines for path, lines in found.items() if lines}


@pytest.mark.parametrize(
    "line",
    [
        "if game == 'uxmal':",
        "color: var(--idol-s);",
        "summary.get('era')",
        ".teo-board {",
        "own_worship",
        "--components",
    ],
)
def test_what_knows_a_game_is_found(line: str) -> None:
    assert known_in(line) == [line]
