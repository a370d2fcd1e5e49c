"""Live analyses: one search for each room that somebody looks at, ever deeper, as long as somebody looks.

A search takes a place where bots think. It keeps it while nobody waits for one, else for a moment only, and then goes
on where it was. What it found is kept for a while after its reader has gone: whoever steps along a line comes again.

For the event loop's thread; the searches have threads of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from teocalli.analysis import Analysis, Findings
from teocalli.core.errors import TeocalliError
from teocalli.core.names import Name
from teocalli.core.state import State
from teocalli.server.lines_told import LINES, found_told
from teocalli.server.threads import ThinkingRoom, run_uncancellable

log = logging.getLogger(__name__)

PAUSE = 0.4
"""Seconds between two looks at what was found."""
SLICE_SECONDS = 2.0
"""So long a search may go on while others wait for its place."""
MOST_ROOMS = 8
"""Rooms with a search: one more is refused while somebody looks at each of them (R-48)."""
NODES = 400_000
"""Size of a room's tree."""
KEPT_SECONDS = 30.0
"""So long what was found is kept for a reader who comes again."""

Place = tuple[str, str]
"""A game, and the room's own name: each page has one."""


class RoomSearch:
    """The search of one room. `turn` counts the positions it was sent to: it is each reader's own while they look."""

    def __init__(self, analysis: Analysis, threads: int) -> None:
        self.analysis = analysis
        self.threads = threads
        self.turn = 0
        self.looked = 0
        self.state: State | None = None
        self.thinking = False
        self.error: Exception | None = None
        self.task: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()

    def turn_to(self, state: State | None) -> int:
        """Send it to another position, None: to none; whoever looked at the one before is done."""
        self.turn += 1
        self.state = state
        self.error = None
        moved, self.moved = self.moved, asyncio.Event()
        moved.set()
        return self.turn

    async def news(self) -> None:
        """Wait for a moment, or until it is sent elsewhere."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.moved.wait(), PAUSE)


class LiveAnalyses:
    """The searches of all rooms."""

    def __init__(self, thinking: ThinkingRoom) -> None:
        self._thinking = thinking
        self._rooms: OrderedDict[Place, RoomSearch] = OrderedDict()
        self._closing = False

    @property
    def at_work(self) -> int:
        """Rooms that somebody looks at."""
        return sum(room.state is not None for room in self._rooms.values())

    def check_room(self, place: Place) -> None:
        """Raise `TeocalliError` (`error-analyses-busy`) where somebody looks at as many rooms as there can be."""
        if place not in self._rooms and self.at_work >= MOST_ROOMS:
            raise TeocalliError("error-analyses-busy")

    async def watch(
        self, place: Place, state: State, names: Sequence[Name], threads: int
    ) -> AsyncGenerator[dict[str, Any]]:
        """Send a room's search to a position, and tell what is found as often as there is news, until the room is sent
        elsewhere or the reader goes. Raises `TeocalliError` (`error-analyses-busy`).
        """
        room = self._room(place, state, min(threads, self._thinking.most_threads))
        turn = room.turn_to(state.clone())
        if room.task is None or room.task.done():
            room.task = asyncio.create_task(self._work(room))
        told: object = None
        try:
            while room.turn == turn and not self._closing:
                found = await run_uncancellable(room.analysis.findings, names, LINES) if room.looked == turn else None
                news = (None if found is None else found.playouts, room.thinking, room.error)
                if news != told and room.turn == turn:
                    told = news
                    yield found_told(_status(room, found), found, self._thinking.most_threads)
                await room.news()
        finally:
            if room.turn == turn:
                room.turn_to(None)
                asyncio.get_running_loop().call_later(KEPT_SECONDS, self._forget, place, room, room.turn)

    async def close(self) -> None:
        """End all searches."""
        self._closing = True
        for room in self._rooms.values():
            room.turn_to(None)
        await asyncio.gather(*(room.task for room in self._rooms.values() if room.task), return_exceptions=True)
        self._rooms.clear()

    def _room(self, place: Place, state: State, threads: int) -> RoomSearch:
        known = self._rooms.get(place)
        if known is not None and known.threads == threads:
            self._rooms.move_to_end(place)
            return known
        if known is not None:
            self._forget(place, known, known.turn_to(None))
        self.check_room(place)
        for each, idle in list(self._rooms.items()):
            if len(self._rooms) >= MOST_ROOMS:
                self._forget(each, idle, idle.turn)
        room = self._rooms[place] = RoomSearch(Analysis(state.game, threads=threads, nodes=NODES), threads)
        return room

    def _forget(self, place: Place, room: RoomSearch, turn: int) -> None:
        """Let what was found go, unless somebody looks again."""
        if room.turn == turn and room.state is None and self._rooms.get(place) is room:
            del self._rooms[place]

    async def _work(self, room: RoomSearch) -> None:
        """Think about where the room is, slice by slice, until nobody looks any more."""
        while room.state is not None and not self._closing:
            turn = room.turn
            async with self._thinking.search(0, room.threads):
                if room.turn == turn:
                    await self._slice(room, turn, room.state)
            if room.turn == turn and room.analysis.wait(0):
                await self._rest(room, turn)

    async def _slice(self, room: RoomSearch, turn: int, state: State) -> None:
        """Think until the room is sent elsewhere, nothing remains to be found, or others have waited long enough."""
        analysis = room.analysis
        await run_uncancellable(analysis.go_on if room.looked == turn else lambda: analysis.look_at(state))
        room.looked, room.thinking = turn, True
        began = asyncio.get_running_loop().time()
        try:
            while room.turn == turn and not analysis.wait(0):
                await room.news()
                late = asyncio.get_running_loop().time() - began > SLICE_SECONDS
                if late and self._thinking.is_awaited:
                    break
        except Exception as error:
            log.error("a live analysis stops: %r", error)
            log.debug("where it stopped", exc_info=error)
            room.error = error
        finally:
            room.thinking = False
            await run_uncancellable(analysis.stop)

    @staticmethod
    async def _rest(room: RoomSearch, turn: int) -> None:
        """Nothing remains to be found here."""
        while room.turn == turn:
            await room.moved.wait()


def _status(room: RoomSearch, found: Findings | None) -> str:
    if room.error is not None:
        return "failed"
    if found is not None and found.complete:
        return "complete"
    return "thinking" if room.thinking else "waiting"
