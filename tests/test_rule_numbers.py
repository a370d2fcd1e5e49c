"""Every rule number has a test that names it and a place in the code that names it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAST = {"U": 26, "T": 93}  # U1 to U26, T1 to T93
GAMES = {"U": "uxmal", "T": "teotihuacan"}
RULES = [(letter, number) for letter, last in LAST.items() for number in range(1, last + 1)]
LONGEST_RANGE = 10
THIS = Path(__file__)


def names_in(text: str, letter: str) -> set[int]:
    """Rule numbers that a text names: U7, u7_, and the whole of short ranges such as U14–U16."""
    case = letter + letter.lower()
    names = re.findall(rf"(?<![A-Za-z0-9])[{case}](\d+)(?![0-9A-Za-z])", text.replace("_", " "))
    found = {int(number) for number in names}
    for first, last in re.findall(rf"{letter}(\d+)[–-]{letter}(\d+)", text):
        if int(last) - int(first) < LONGEST_RANGE:  # "U1–U26" says nothing about a place
            found |= set(range(int(first), int(last) + 1))
    return found


@cache
def rules_with_tests(letter: str) -> set[int]:
    """Rules that the name or the docstring of a test function names."""
    found: set[int] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if path == THIS:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= names_in(node.name + " " + (ast.get_docstring(node) or ""), letter)
    return found


@cache
def rules_in_code(letter: str) -> set[int]:
    """Rules that a docstring or comment of the game's code names."""
    code = ROOT / "src" / "teocalli" / "games" / GAMES[letter]
    sources = [path for suffix in ("*.py", "*.pyx", "*.pxd") for path in code.rglob(suffix)]
    assert sources
    return set().union(*(names_in(path.read_text(), letter) for path in sources))


@pytest.mark.parametrize(("letter", "rule"), RULES)
def test_every_rule_has_a_test_that_names_it(letter: str, rule: int) -> None:
    assert rule in rules_with_tests(letter), f"no test names {letter}{rule}"


@pytest.mark.parametrize(("letter", "rule"), RULES)
def test_every_rule_has_a_place_in_the_code_that_names_it(letter: str, rule: int) -> None:
    assert rule in rules_in_code(letter), f"no docstring in src/teocalli/games/{GAMES[letter]} names {letter}{rule}"


def test_names_are_read_from_texts() -> None:
    assert names_in("test_u16_two_pairs", "U") == {16}
    assert names_in("Claims (U14–U16, U19).", "U") == {14, 15, 16, 19}
    assert names_in("Uxmal (U1–U26)", "U") == {1, 26}
    assert names_in("U2x, MU3, UTF8, U, T7", "U") == set()
    assert names_in("test_t5_t6_tiles T34–T36", "T") == {5, 6, 34, 35, 36}
