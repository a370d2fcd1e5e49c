"""Players and their dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any, TypeVar

Result = TypeVar("Result")
Flow = Generator[tuple[str, int | None, list[str]], str, Result]
"""Yields (decision, seat, words) where somebody has a choice, is sent the word, and ends with a result."""


class Worker:
    """A die of a player. `locked`: None, "w" on a Worship space, "w4" on Royal tile 4."""

    def __init__(self, board: int, power: int, locked: str | None = None) -> None:
        self.board, self.power, self.locked = board, power, locked

    @property
    def word(self) -> str:
        return f"{self.board}.{self.power}"

    @property
    def shown(self) -> str:
        return self.word + (self.locked or "")


class Player:
    def __init__(self) -> None:
        self.vp = self.cocoa = self.wood = self.stone = self.gold = 0
        self.blue = self.red = self.green = self.avenue = self.track = 0
        self.techs: list[int] = []
        self.starting: list[str] = []
        self.unused: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.wheel = True
        self.workers: list[Worker] = []

    def shown(self) -> dict[str, Any]:
        return {
            "vp": self.vp,
            "cocoa": self.cocoa,
            "wood": self.wood,
            "stone": self.stone,
            "gold": self.gold,
            "blue": self.blue,
            "red": self.red,
            "green": self.green,
            "avenue": self.avenue,
            "track": self.track,
            "techs": sorted(self.techs),
            "starting": sorted(self.starting, key=lambda tile: int(tile[2:])),
            "unused": {kind: n for kind, n in sorted(self.unused.items()) if n},
            "used": {kind: n for kind, n in sorted(self.used.items()) if n},
            "wheel": self.wheel,
            "workers": sorted(worker.shown for worker in self.workers),
        }
