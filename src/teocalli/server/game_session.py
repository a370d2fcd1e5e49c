"""One game in memory: its table as it is stored, who needs it, and a notice at each change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from teocalli.server.pointers import Pointers, Sign
from teocalli.server.present import Presence, ServerTime
from teocalli.server.views import Views
from teocalli.table.company import Asker
from teocalli.table.history import History
from teocalli.table.moment import Moment
from teocalli.table.table import Table
from teocalli.table.talking import Room, talking


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

    def __init__(self, game_id: str, clock: ServerTime, looked: Callable[[str], None] = lambda _: None) -> None:
        """`looked` is told the game's id when somebody comes to look at it, or goes."""
        self.id = game_id
        self._looked = looked
        self.table: Table | None = None
        self.views: Views | None = None
        self.changing = asyncio.Lock()
        self.looking = asyncio.Lock()
        self.users = 0
        self.lookers = Presence(clock)
        self.stored: Stored | None = None
        # Number of the event up to which the database has a snapshot, or soon will.
        self.remembered = 0
        # Another process has changed the game while that was being looked at.
        self.called_again = False
        self.deleted = False
        self.bots: asyncio.Task[None] | None = None
        # By room, the number of what was said last; None before it is known.
        self.talk: dict[str, int] | None = None
        self.pointers = Pointers()
        # Whether anybody plans their next turn, None before it is known; for which position plans were looked at.
        self.is_planned: bool | None = None
        self.planned_at: object = None
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
    def presence_of(self, person: str, *, seeing: bool = True) -> Iterator[None]:
        """Let everybody know that somebody looks at the game; `seeing`: the page is before their eyes."""
        self.lookers.come(person, seeing=seeing)
        self._looked(self.id)
        self.notify()
        try:
            yield
        finally:
            self.lookers.go(person, seeing=seeing)
            self._looked(self.id)
            self.notify()

    def presence(self) -> dict[str, Any] | None:
        """Who looks at the game, and who does not; None where nobody is known."""
        company = self.table.company if self.table is not None else None
        return None if company is None else self.lookers.shown(company)

    def heard_by(self, asker: Asker) -> frozenset[Room]:
        """The rooms whose talk somebody hears at present."""
        sight = None if self.table is None or self.table.company is None else self.table.sight(asker)
        return frozenset() if self.table is None or sight is None else talking(self.table, sight).hears

    def hear(self, newest: Mapping[str, int]) -> None:
        """Something was said in these rooms."""
        before = self.talk or {}
        self.talk = {**before, **newest}
        if self.talk != before:
            self.notify()

    def point(self, sign: Sign) -> None:
        """Somebody points at something."""
        self.pointers.put(sign)
        self.notify()

    def moment(self) -> Moment:
        """What the table is told about the present."""
        return self.lookers.moment(None if self.table is None else self.table.company)

    async def change(self) -> None:
        """Wait for the next change."""
        await self._changed.wait()

    def keep(self, table: Table, history: History | None = None) -> None:
        """Take a table that stands as it is stored, with what is told of it already."""
        self.table = table
        if self.views is None:
            self.views = Views(self.id, table, history)
        else:
            self.views.turn_to(table)
        self.notify()

    def forget(self) -> None:
        """Drop the table, so that it is loaded anew."""
        self.table = None
        self.views = None
