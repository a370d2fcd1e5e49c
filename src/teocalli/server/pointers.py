"""What people point at, for a moment: told to those who look at the game, kept nowhere."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

MOST_POINTING = 50
"""People whose last sign is remembered, until everybody was told."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Somebody points at something: `at` is its name on the game's board; `speaker` and `seat` say who."""

    room: str
    speaker: str
    seat: int | None
    name: str
    at: str

    def told(self) -> dict[str, Any]:
        """What those are told who may see it."""
        return {"room": self.room, "speaker": self.speaker, "seat": self.seat, "name": self.name, "at": self.at}


class Pointers:
    """The last sign of everybody who points at something in one game."""

    def __init__(self) -> None:
        self.serial = 0
        self._last: OrderedDict[str, tuple[int, Sign]] = OrderedDict()

    def put(self, sign: Sign) -> None:
        """Take a sign; the one before of the same person does not count any more."""
        self.serial += 1
        self._last.pop(sign.speaker, None)
        self._last[sign.speaker] = (self.serial, sign)
        if len(self._last) > MOST_POINTING:
            self._last.popitem(last=False)

    def after(self, serial: int, rooms: Collection[str]) -> list[Sign]:
        """The signs in these rooms that came after one."""
        return [sign for number, sign in self._last.values() if number > serial and sign.room in rooms]
