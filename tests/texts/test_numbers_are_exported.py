"""Numbers of the compiled rules come to Python from the compiled modules; no Python file copies them."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
EXPORTING = sorted(
    path.with_suffix("") for path in SOURCES.rglob("rules/*.pxd") if "cpdef enum" in path.read_text(encoding="utf-8")
)
TOLD = sorted(path for path in SOURCES.rglob("*.py") if "tell" in path.parts)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def numbers_in(tree: ast.Module) -> list[str]:
    """Module-level names that stand for numbers written out."""
    given = [node for node in tree.body if isinstance(node, ast.Assign)]
    return [
        ast.unparse(node) for node in given if any(type(getattr(n, "value", None)) is int for n in ast.walk(node.value))
    ]


def test_both_games_export_their_numbers() -> None:
    assert {path.parents[1].name for path in EXPORTING} >= {"uxmal", "teotihuacan"}


@pytest.mark.parametrize("path", EXPORTING, ids=name_of)
def test_stubs_name_what_is_exported(path: Path) -> None:
    stub = ast.parse(path.with_suffix(".pyi").read_text(encoding="utf-8"))
    named = {ast.unparse(node.target) for node in stub.body if isinstance(node, ast.AnnAssign)}
    named |= {node.name for node in stub.body if isinstance(node, ast.ClassDef)}
    assert {name for name in vars(import_module(name_of(path))) if not name.startswith("_")} == named


@pytest.mark.parametrize("path", TOLD, ids=name_of)
def test_what_is_told_has_no_numbers_of_its_own(path: Path) -> None:
    assert not numbers_in(ast.parse(path.read_text(encoding="utf-8")))


def test_numbers_are_noticed() -> None:
    assert numbers_in(ast.parse("TO_OFFER, TO_BESIDE = 5, 6\nSIZE = 8\nBOARDS = {'a': (1, 2)}\nNAME = 'x'")) == [
        "TO_OFFER, TO_BESIDE = (5, 6)",
        "SIZE = 8",
        "BOARDS = {'a': (1, 2)}",
    ]
