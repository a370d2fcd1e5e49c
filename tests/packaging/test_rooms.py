"""Rooms import what docs/architecture.md allows.

import-linter checks the Python modules; it cannot read Cython, so that is done here, and so is the comparison of
import-linter's contracts with the table of the document.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.checkout import PACKAGE, pyproject, read

IMPORT = re.compile(r"^\s*(?:from|cimport|import)\s+teocalli\.(\w+)", re.MULTILINE)


def allowed_imports() -> dict[str, set[str]]:
    """Room → rooms it may import, as the document's table says."""
    rows = re.findall(r"^\| `(\w+)/` \| .*\| ([^|]+) \|$", read("docs/architecture.md"), re.MULTILINE)
    rooms = [name for name, _ in rows]
    allowed = {name: set(re.findall(r"`(\w+)`", cell)) for name, cell in rows}
    # "Everything" leaves out the games and the checks: only the registry and the tests know those.
    everything = set(rooms) - {"games", "testing"}
    allowed["server"] = everything - {"server", "cli"}
    allowed["cli"] = everything - {"cli"}
    return allowed


ALLOWED = allowed_imports()


def ranks(layers: list[str]) -> Iterator[tuple[int, list[str]]]:
    """Each layer with its siblings, the highest first."""
    return enumerate([room.strip() for room in layer.split("|")] for layer in layers)


def forbidden_by(contract: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Pairs (importer, imported) that a contract of import-linter forbids."""
    if contract["type"] == "forbidden":
        pairs = product(contract["source_modules"], contract["forbidden_modules"])
        yield from ((a.removeprefix("teocalli."), b.removeprefix("teocalli.")) for a, b in pairs)
        return
    for (rank, siblings), (other, rooms) in product(ranks(contract["layers"]), repeat=2):
        if rank >= other:
            yield from ((a, b) for a, b in product(siblings, rooms) if a != b)


def test_the_contracts_say_what_the_document_says() -> None:
    contracts = [each for each in pyproject()["tool"]["importlinter"]["contracts"] if each["type"] != "independence"]
    forbidden = {pair for contract in contracts for pair in forbidden_by(contract)}
    expected = {(a, b) for a, b in product(ALLOWED, repeat=2) if a != b and b not in ALLOWED[a]}
    assert forbidden == expected


def test_every_room_is_in_the_document() -> None:
    rooms = {folder.name for folder in PACKAGE.iterdir() if folder.is_dir() and not folder.name.startswith("__")}
    assert rooms == set(ALLOWED)


@pytest.mark.parametrize(
    "source", sorted(PACKAGE.rglob("*.p[xy][dxi]")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_a_compiled_module_imports_only_rooms_below(source: Path) -> None:
    room = source.relative_to(PACKAGE).parts[0]
    imported = set(IMPORT.findall(source.read_text(encoding="utf-8"))) - {room}
    assert imported <= ALLOWED.get(room, set())
