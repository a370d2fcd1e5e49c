"""Snapshots of the games in memory, now and then, so that the next program opens them at once (R-47)."""

from __future__ import annotations

import asyncio
import logging

from teocalli.core.errors import TeocalliError
from teocalli.server.game_session import GameSession
from teocalli.server.threads import Writer, run_uncancellable
from teocalli.store import NoSuchGameError, Snapshot, Store
from teocalli.table import snapshots

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 50
"""Events after which a game gets a new snapshot: so many are played again at most when it is opened."""


class Remembering:
    """Stores snapshots beside everything else; a game without one is opened more slowly, and nothing else."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self._store = store
        self._writer = writer
        self._tasks: set[asyncio.Task[None]] = set()

    def remember(self, game: GameSession) -> None:
        """Take a snapshot of a game, if one is due."""
        if game.table is None or game.table.version - game.remembered < SNAPSHOT_EVERY:
            return
        game.remembered = game.table.version
        task = asyncio.create_task(self._remember(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for the snapshots that are under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _remember(self, game: GameSession) -> None:
        try:
            async with game.looking:
                if game.table is None or game.views is None:
                    return
                name = game.table.match.game.name
                version, data = await run_uncancellable(game.views.snapshot)
            program = await run_uncancellable(snapshots.program_of, name)
            await self._writer.write(self._store.keep_snapshot, game.id, Snapshot(version, program, data))
        except NoSuchGameError:
            return
        except (TeocalliError, TimeoutError, OSError, TypeError, ValueError) as error:
            log.warning("game %s gets no snapshot: %s", game.id, error)
