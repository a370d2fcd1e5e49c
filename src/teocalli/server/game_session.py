"""One game in memory: its table as it is stored, who needs it, and a notice at each change."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from teocalli.server.views import Views
from teocalli.table.table import Table


@dataclass(frozen=True, slots=True)
class Stored:
    """How a game stands in the database."""

    version: int
    hash: str


class GameSession:
    """A game in memory. `table` is None until it is loaded; `stored` tells what is saved.

    Whoever changes the game holds `changing`, also while the change is written; whoever looks at the table, or puts
    another in its place, holds `looking`, for a moment. Who needs both takes `changing` first.
    """

    def __init__(self, game_id: str) -> None:
        self.id = game_id
        self.table: Table | None = None
        self.views: Views | None = None
        self.changing = asyncio.Lock()
        self.looking = asyncio.Lock()
        self.users = 0
        # By person, how often they look at the game at present; "" for people whom nobody knows.
        self.looking_on: Counter[str] = Counter()
        self.stored: Stored | None = None
        self.deleted = False
        self.bots: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return self.users == 0 and self.bots is None

    def notify(self) -> None:
        """Wake everybody who waits for a change; the table stands as it is stored."""
        if self.table is not None:
            self.stored = Stored(self.table.version, self.table.match.state.hash())
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    @contextmanager
    def presence_of(self, person: str) -> Iterator[None]:
        """Let everybody know that somebody looks at the game."""
        self.looking_on[person] += 1
        self.notify()
        try:
            yield
        finally:
            self.looking_on -= Counter([person])
            self.notify()

    def presence(self) -> dict[str, Any] | None:
        """The seats whose people look at the game, and how many others do; None where nobody is known."""
        company = self.table.company if self.table is not None else None
        if company is None:
            return None
        seats = sorted(seat for person in self.looking_on if (seat := company.seat_of(person)) is not None)
        return {"seats": seats, "watching": sum(company.seat_of(person) is None for person in self.looking_on)}

    async def change(self) -> None:
        """Wait for the next change."""
        await self._changed.wait()

    def keep(self, table: Table) -> None:
        """Take a table that stands as it is stored."""
        self.table = table
        if self.views is None:
            self.views = Views(self.id, table)
        else:
            self.views.turn_to(table)
        self.notify()

    def forget(self) -> None:
        """Drop the table, so that it is loaded anew."""
        self.table = None
        self.views = None
