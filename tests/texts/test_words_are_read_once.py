"""Words of a game's notation are put together and taken apart in its `notation`; everything else asks for parts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src" / "teocalli"
DISSECTING = {"split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith"}
DISSECTING_PATTERNS = {"match", "search", "fullmatch", "findall", "finditer", "sub"}
NO_WORDS = {
    "games/teotihuacan/components.py",  # names of kinds in the data file
    "games/teotihuacan/rules/decisions.py",  # names of numbers
    "games/teotihuacan/terminal/choices.py",  # rule numbers at the end of a help text
    "games/uxmal/reading.py",  # places in a YAML file
    "games/uxmal/setup.py",  # set-up words, which no other file reads
    "games/uxmal/terminal/lines.py",  # names of characters in Unicode
}
"""Files of games that take other texts apart."""


def dissected(path: Path) -> Iterator[str]:
    """Every expression of a file that takes a text apart."""
    return takes_apart(path.read_text(encoding="utf-8"))


def takes_apart(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            pattern = ast.unparse(node.func.value) == "re" and node.func.attr in DISSECTING_PATTERNS
            if pattern or node.func.attr in DISSECTING:
                yield ast.unparse(node)
        elif isinstance(node, ast.Subscript) and re.search(r"\bword$", ast.unparse(node.value)):
            yield ast.unparse(node)


def own(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def is_notation(path: Path) -> bool:
    return path.name == "notation.py" or path.parent.name == "notation"


def test_no_game_takes_words_apart_but_in_its_notation() -> None:
    """In a game nothing else takes a text apart at all."""
    for path in sorted((SOURCES / "games").rglob("*.py")):
        if not is_notation(path) and own(path) not in NO_WORDS:
            assert not list(dissected(path)), path


def test_nobody_else_takes_words_apart() -> None:
    """Typing a word may be begun, and a beginning that the game names (`family`) may be left out."""
    for path in sorted(SOURCES.rglob("*.py")):
        if not path.is_relative_to(SOURCES / "games"):
            assert not [what for what in dissected(path) if re.search(r"word\b.*\.(r?split|r?partition)\(", what)], path


@pytest.mark.parametrize("path", sorted(NO_WORDS))
def test_what_is_excepted_takes_a_text_apart(path: str) -> None:
    assert list(dissected(SOURCES / path))


@pytest.mark.parametrize(
    "line", ['kind = word.partition(":")[0]', "board = word[-1]", 're.match("T", text)', 'tile.startswith("ST")']
)
def test_taking_apart_is_noticed(line: str) -> None:
    assert list(takes_apart(line))
