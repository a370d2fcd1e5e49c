"""The live feed of tournaments: tells whoever follows one that it has a newer version, never what it is.

What changes here, or at a process that calls this one, is looked at at once; whatever else others have done to the
database, by a look every now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterator

from teocalli.server.feed import Notice
from teocalli.server.threads import run_uncancellable
from teocalli.server.together import LOOK_SECONDS, Together
from teocalli.store import NoSuchGameError, StoreError, Tournaments

log = logging.getLogger(__name__)


class Followed:
    """A tournament that somebody follows. `version`: None once it is gone, 0 before it is known."""

    def __init__(self) -> None:
        self.users = 0
        self.version: int | None = 0
        self._changed = asyncio.Event()

    def learn(self, version: int | None) -> None:
        """It has so many events now; whoever waits is woken if that is new."""
        if version != self.version:
            self.version = version
            self.wake()

    def wake(self) -> None:
        """Wake everybody who waits for a change."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def change(self) -> None:
        """Wait for the next change."""
        await self._changed.wait()


class TournamentFeed:
    """Follows those tournaments of a database that somebody follows here. For the event loop's thread."""

    def __init__(self, kept: Tournaments, together: Together) -> None:
        self._kept = kept
        self._together = together
        self._followed: dict[str, Followed] = {}
        self._stir = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        together.tell_also(self.hear)

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_again_and_again())

    async def stop(self) -> None:
        """Look no more, and let everybody who follows go."""
        self._closing = True
        for each in self._followed.values():
            each.wake()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def changed(self, tournament_id: str) -> None:
        """A tournament has changed here, or is gone."""
        self.hear(tournament_id)
        self._together.changed(tournament_id)

    def hear(self, changed: str | None) -> None:
        """Something has changed that perhaps is a tournament; None: calls may have been missed."""
        if changed is None or changed in self._followed:
            self._stir.set()

    async def watch(self, tournament_id: str, person: str | None) -> AsyncGenerator[Notice, None]:
        """Tell a tournament's version at once and whenever there is a newer one, and that it is gone.

        Raises `NoSuchGameError` if it is not there for this person, `StoreError`.
        """
        if person is None or not await run_uncancellable(self._kept.may_see, tournament_id, person):
            raise NoSuchGameError(tournament_id)
        told: int | None = 0
        with self._following(tournament_id) as followed:
            while not self._closing and told is not None:
                if followed.version == told:
                    await followed.change()
                    continue
                told = followed.version
                yield ("gone", {}) if told is None else ("version", {"version": told})

    @contextlib.contextmanager
    def _following(self, tournament_id: str) -> Iterator[Followed]:
        followed = self._followed.setdefault(tournament_id, Followed())
        followed.users += 1
        self._stir.set()
        try:
            yield followed
        finally:
            followed.users -= 1
            if followed.users == 0:
                del self._followed[tournament_id]

    async def _look_again_and_again(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), LOOK_SECONDS)
            self._stir.clear()
            try:
                await self._look()
            except StoreError as error:
                log.warning("the tournaments cannot be followed: %s", error)

    async def _look(self) -> None:
        looked_at = dict(self._followed)
        if looked_at:
            versions = await run_uncancellable(self._kept.versions, list(looked_at))
            for tournament_id, followed in looked_at.items():
                followed.learn(versions.get(tournament_id))
