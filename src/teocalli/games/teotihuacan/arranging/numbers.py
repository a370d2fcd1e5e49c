"""Names of a summary as numbers of the compiled position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from teocalli.core.errors import message, shown
from teocalli.core.summary_reading import Part
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.notation import Worker
from teocalli.games.teotihuacan.rules.position import DIE_CREW, DIE_MOVED, DIE_WORSHIP, PALACE

PLENTY = 10_000
"""More than a game can bring of anything."""
MARKS = {"moved": DIE_MOVED, "crew": DIE_CREW, "bot": DIE_WORSHIP}
"""What a die bears beyond its summary."""
ASCENDING = 6
"""The power of a worker that ascends (T53)."""
_WORKER = re.compile(r"[1-8]\.[1-6](w[1-9]?)?")
WORSHIP = (2, 3, 4, 7)
"""Boards but the Palace where a worker can be locked (T30)."""

Die = tuple[int, int, int, int]


def number_of(part: Part, names: Sequence[str]) -> int:
    """The number, from 1, of one of these names."""
    return names.index(part.one_of(names)) + 1


def numbers_of(part: Part, names: Sequence[str], least: int = 0, most: int | None = None) -> list[int]:
    """Their numbers, from 1, in their order, none twice."""
    found: list[int] = []
    for entry in part.items(least, most):
        number = number_of(entry, names)
        if number in found:
            entry.refuse(message("teotihuacan-position-twice", name=shown(entry.value, 20)))
        found.append(number)
    return found


def technologies(part: Part, least: int, most: int) -> list[int]:
    """Technologies, ascending, counted from 0 (T6)."""
    known = [str(number) for number in parts.standard().technologies]
    found: list[int] = []
    for entry in part.items(least, most):
        number = str(entry.value) if isinstance(entry.value, int) and not isinstance(entry.value, bool) else "?"
        Part(number, entry.where).one_of(known)
        if found and known.index(number) <= found[-1]:
            part.refuse(message("teotihuacan-position-ascending"))
        found.append(known.index(number))
    return found


def kinds(part: Part) -> list[int]:
    """How many tiles of each kind of Discovery tile are counted here (T68)."""
    names = parts.standard().kinds
    counted = dict.fromkeys(names, 0)
    for kind, number in part.pairs():
        if kind not in counted:
            part.refuse(message("position-unknown", key=shown(kind, 20), known=" ".join(names)))
        counted[kind] = number.whole(0, copies()[names.index(kind)])
    return list(counted.values())


def copies() -> list[int]:
    """How many tiles there are of each kind."""
    return [tile["copies"] for tile in parts.standard().data["discovery_tiles"]]


def is_worker(text: Any) -> bool:
    """Whether a text has the form of a worker."""
    return isinstance(text, str) and _WORKER.fullmatch(text) is not None


def worker(part: Part, royals: Sequence[int], *, ascending: bool = False) -> Die:
    """A worker of a summary as board, power, lock, marks; only with `ascending` may it be about to ascend (T53)."""
    if not is_worker(part.value):
        part.refuse(message("teotihuacan-position-worker", value=shown(part.value, 20)))
    read = Worker.read(part.value)
    if read.power == ASCENDING and not ascending:
        part.refuse(message("teotihuacan-position-power", value=shown(part.value, 20)))
    return read.board, read.power, _lock(part, read, royals), 0


def marked_worker(part: Part, royals: Sequence[int]) -> Die:
    """A worker as it stands under `beyond`: how summaries write it, then the names of its marks."""
    text, *marks = part.items(1, 1 + len(MARKS))
    board, power, lock, _ = worker(text, royals, ascending=True)
    return board, power, lock, sum({MARKS[mark.one_of(list(MARKS))] for mark in marks})


def _lock(part: Part, read: Worker, royals: Sequence[int]) -> int:
    """Which Worship space a locked worker has (T30, T32)."""
    if not read.locked:
        return 0
    if read.board == PALACE and read.royal in royals:
        return list(royals).index(read.royal) + 1
    if read.board not in WORSHIP or read.royal:
        reason = "teotihuacan-position-royal" if read.board == PALACE else "teotihuacan-position-lock"
        part.refuse(message(reason, value=shown(part.value, 20), royals=", ".join(f"1.Pw{n}" for n in royals)))
    return 1


def with_marks(die: Die, text: str) -> list[str]:
    """A worker with what it bears beyond its summary."""
    return [text, *[name for name, bit in MARKS.items() if die[3] & bit]]


Plain = dict[str, Any]
