"""The characters of lines that meet: none, light (1) or heavy (2) in each of four directions."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

NONE, LIGHT, HEAVY = 0, 1, 2

Meeting = tuple[int, int, int, int]
"""The weights of the lines that go up, right, down and left."""

_DIRECTIONS = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}
_WEIGHTS = {"LIGHT": LIGHT, "HEAVY": HEAVY}


def meeting_character(meeting: Meeting, *, ascii_only: bool) -> str:
    """The character in which these lines meet."""
    return _ascii(meeting) if ascii_only else _CHARACTERS[meeting]


def _ascii(meeting: Meeting) -> str:
    up, right, down, left = meeting
    if not any(meeting):
        return " "
    if not (up or down):
        return "=" if max(left, right) == HEAVY else "-"
    if not (left or right):
        return "#" if max(up, down) == HEAVY else "|"
    return "#" if HEAVY in meeting else "+"


def _named_meetings() -> Iterator[tuple[Meeting, str]]:
    """Read the meetings from the names that Unicode gives its box drawings ("DOWN LIGHT AND RIGHT UP HEAVY")."""
    yield (NONE,) * 4, " "
    for code in range(0x2500, 0x2580):
        name = unicodedata.name(chr(code)).removeprefix("BOX DRAWINGS ")
        if set(name.split()) <= {"LIGHT", "HEAVY", "AND", *_DIRECTIONS}:
            yield _read(name), chr(code)


def _read(name: str) -> Meeting:
    weights = [NONE] * 4
    weight = NONE
    for part in name.split(" AND "):
        words = part.split()
        weight = next((_WEIGHTS[word] for word in words if word in _WEIGHTS), weight)
        for word in words:
            for direction in _DIRECTIONS.get(word, ()):
                weights[direction] = weight
    up, right, down, left = weights
    return up, right, down, left


_CHARACTERS = dict(_named_meetings())
