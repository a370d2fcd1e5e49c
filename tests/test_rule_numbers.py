"""Every rule number has a test that names it and a place in the code that names it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = range(1, 27)  # U1 to U26
LONGEST_RANGE = 4
CODE = ROOT / "src" / "teocalli" / "uxmal"
THIS = Path(__file__)


def names_in(text: str) -> set[int]:
    """Rule numbers that a text names: U7, u7_, and the whole of short ranges such as U14–U16."""
    found = {int(number) for number in re.findall(r"(?<![A-Za-z0-9])[Uu](\d+)(?![0-9A-Za-z])", text.replace("_", " "))}
    for first, last in re.findall(r"U(\d+)[–-]U(\d+)", text):
        if int(last) - int(first) <= LONGEST_RANGE:  # "U1–U26" says nothing about a place
            found |= set(range(int(first), int(last) + 1))
    return found


@cache
def rules_with_tests() -> set[int]:
    """Rules that the name or the docstring of a test function names."""
    found: set[int] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if path == THIS:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= names_in(node.name + " " + (ast.get_docstring(node) or ""))
    return found


@cache
def rules_in_code() -> set[int]:
    """Rules that a docstring or comment of the game's code names."""
    sources = [path for suffix in ("*.py", "*.pyx", "*.pxd") for path in CODE.glob(suffix)]
    assert sources
    return set().union(*(names_in(path.read_text()) for path in sources))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_that_names_it(rule: int) -> None:
    assert rule in rules_with_tests(), f"no test names U{rule}"


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_place_in_the_code_that_names_it(rule: int) -> None:
    assert rule in rules_in_code(), f"no docstring in src/teocalli/uxmal names U{rule}"


def test_names_are_read_from_texts() -> None:
    assert names_in("test_u16_two_pairs") == {16}
    assert names_in("Claims (U14–U16, U19).") == {14, 15, 16, 19}
    assert names_in("Uxmal (U1–U26)") == {1, 26}
    assert names_in("U2x, MU3, UTF8, U") == set()
