"""Games in memory: one lock each for its writes, a notice to its feeds at each change, and the bots' turns.

All methods are for the event loop's thread. What takes time (replaying, saving, making a view) runs in worker threads,
under the game's lock, so that it is never in two threads at once (R-26).
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from teocalli.core.errors import TeocalliError
from teocalli.server.bots import BotRoom
from teocalli.server.hints import Hints
from teocalli.server.loading import load_table
from teocalli.server.views import Views
from teocalli.store import ConflictError, Store
from teocalli.table.events import ACTION, UNDO, Event
from teocalli.table.table import Table

log = logging.getLogger(__name__)

KEPT_GAMES = 100
"""Games that nobody uses are forgotten, the longest unused first, until only so many are in memory (R-48)."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stored:
    """How a game stands in the database."""

    version: int
    hash: str


class LiveGame:
    """A game in memory. `table` is None until it is loaded and after saving it failed; `stored` tells what is saved."""

    def __init__(self, game_id: str) -> None:
        self.id = game_id
        self.table: Table | None = None
        self.views: Views | None = None
        self.lock = asyncio.Lock()
        self.users = 0
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

    async def change(self) -> None:
        """Wait for the next change."""
        await self._changed.wait()

    def keep(self, table: Table) -> None:
        """Take a table that stands as it is stored."""
        self.table = table
        self.views = Views(self.id, table)
        self.notify()

    def forget(self) -> None:
        """Drop the table, so that it is loaded anew."""
        self.table = None
        self.views = None


class LiveGames:
    """All games that are in memory, and the way to the others."""

    def __init__(self, store: Store, bots: BotRoom, hints: Hints) -> None:
        self._store = store
        # In the order of their last use.
        self._games: OrderedDict[str, LiveGame] = OrderedDict()
        self._bots = bots
        self._hints = hints
        self._closing = False

    async def close(self) -> None:
        """End the bots' turns and wake the feeds, so that they end."""
        self._closing = True
        self._hints.close()
        running = [game.bots for game in self._games.values() if game.bots is not None]
        for task in running:
            task.cancel()
        for game in self._games.values():
            game.notify()
        await asyncio.gather(*running, return_exceptions=True)

    @property
    def closing(self) -> bool:
        """Whether the server is about to stop."""
        return self._closing

    @property
    def in_memory(self) -> int:
        """Number of games in memory."""
        return len(self._games)

    @asynccontextmanager
    async def using(self, game_id: str) -> AsyncIterator[LiveGame]:
        """Keep a game in memory for a while. It need not be loaded, nor exist."""
        game = self._games.setdefault(game_id, LiveGame(game_id))
        game.users += 1
        try:
            yield game
        finally:
            game.users -= 1
            self._tidy(game)

    async def create(self, table: Table, events: Sequence[Event], key: str | None) -> bytes:
        """Store a new table and give its view; with a known key the view of the game it made before."""
        game_id, new = await whole(self._store.create, table.match.game.name, events, key)
        async with self.using(game_id) as game, game.lock:
            if new:
                game.keep(table)
            return await self._view(game)

    async def view(self, game_id: str) -> tuple[int, bytes]:
        """Give version and view of a game."""
        async with self.using(game_id) as game, game.lock:
            view = await self._view(game)
            return _table(game).version, view

    async def act(self, game_id: str, version: int, word: str, key: str) -> bytes:
        """Carry out a person's word and give the view after it (R-25)."""
        return await self._change(game_id, version, (key, ACTION, word), lambda table: table.act(word, key))

    async def undo(self, game_id: str, version: int, key: str) -> bytes:
        """Take back the last decision and give the view after it."""
        return await self._change(game_id, version, (key, UNDO, None), lambda table: table.undo(key))

    async def delete(self, game_id: str) -> None:
        """Delete a game, also a broken one (R-45)."""
        async with self.using(game_id) as game, game.lock:
            await whole(self._store.delete, game_id)
            game.deleted = True
            game.forget()
            game.notify()
            self._games.pop(game_id, None)
            self._let_go(game_id)

    async def hint(self, game_id: str, version: int) -> dict[str, Any]:
        """Find what the person who is to decide could do best. What is asked about an older version is refused."""
        async with self.using(game_id) as game:
            async with game.lock:
                await self._load(game)
                table = _table(game)
                if version != table.version:
                    raise ConflictError(game_id)
                table.check_person_to_move()
                names = [seat.name for seat in table.seats]
                answer = self._hints.begin(game_id, version, table.match.state.clone(), names)
            return await asyncio.shield(answer)

    async def read(self, game_id: str, look: Callable[[Table], T]) -> T:
        """Look at a loaded game in a worker thread, while nobody changes it."""
        async with self.using(game_id) as game, game.lock:
            await self._load(game)
            return await whole(look, _table(game))

    async def _change(
        self, game_id: str, version: int, request: tuple[str, str, str | None], change: Callable[[Table], list[Event]]
    ) -> bytes:
        async with self.using(game_id) as game, game.lock:
            await self._load(game)
            table = _table(game)
            if not table.knows(*request):
                if version != table.version:
                    raise ConflictError(game_id)
                await self._commit(game, change)
            return await self._view(game)

    async def _commit(self, game: LiveGame, change: Callable[[Table], list[Event]]) -> None:
        """Change a table and store its events; the table is forgotten if that fails half way."""
        table = _table(game)
        before = table.version
        try:
            await whole(lambda: self._store.append(game.id, before, change(table)))
        except BaseException:
            if table.version != before:
                game.forget()
            raise
        self._hints.drop(game.id)
        if table.to_move is None:
            self._bots.forget(game.id)
        game.notify()

    async def _load(self, game: LiveGame) -> None:
        """See to it that the table in memory is as it is stored, also if another program plays on the same database."""
        if game.table is not None and game.table.version != await whole(self._store.version, game.id):
            game.forget()
        if game.table is None:
            game.keep(await whole(load_table, self._store, game.id))
            if _table(game).pending:
                await self._commit(game, Table.follow_up)
        self._let_bots_play(game)

    async def _view(self, game: LiveGame) -> bytes:
        await self._load(game)
        assert game.views is not None
        return await whole(game.views.newest)

    def _let_bots_play(self, game: LiveGame) -> None:
        if game.bots is None and _table(game).bot_to_move is not None and not self._closing:
            game.bots = asyncio.create_task(self._play_bots(game))

    async def _play_bots(self, game: LiveGame) -> None:
        """Play for the bots until a person is asked. A failure is logged; who opens the game next lets them go on."""
        try:
            while await self._play_bot(game):
                pass
        except TeocalliError as error:
            log.warning("game %s: the bots stop: %s", game.id, error)
        except Exception as error:
            log.error("game %s: the bots stop: %r", game.id, error)
            log.debug("where they stopped", exc_info=error)
        finally:
            game.bots = None

    async def _play_bot(self, game: LiveGame) -> bool:
        """Let one bot decide once, without holding the lock while it thinks; False if no bot is to move."""
        async with game.lock:
            table = game.table
            seat = table.bot_to_move if table is not None else None
            if table is None or seat is None:
                return False
            version, state = table.version, table.match.state.clone()
        action, origin = await self._bots.choose(game.id, seat, state, urgent=table.has_persons)
        async with game.lock:
            if game.table is table and table.version == version:
                await self._commit(game, lambda changed: changed.act_for_bot(action, origin))
        return True

    def _tidy(self, left: LiveGame) -> None:
        """After a game was left: forget it if it turned out not to be there, and the longest unused of too many."""
        if self._games.get(left.id) is left:
            self._games.move_to_end(left.id)
            if left.idle and left.table is None:
                del self._games[left.id]
                self._let_go(left.id)
        surplus = len(self._games) - KEPT_GAMES
        if surplus > 0:
            idle = [game.id for game in self._games.values() if game.idle]
            for game_id in idle[:surplus]:
                del self._games[game_id]
                self._let_go(game_id)

    def _let_go(self, game_id: str) -> None:
        """A game leaves memory, and with it all that is thought about it."""
        self._hints.drop(game_id)
        self._bots.forget(game_id)


def _table(game: LiveGame) -> Table:
    assert game.table is not None
    return game.table


async def whole(function: Callable[..., T], *args: Any) -> T:
    """Run a function in a worker thread; if the waiting task is cancelled, wait for the function's end nevertheless.

    What the function changes is guarded by the task's lock, which must not open before.
    """
    work = asyncio.create_task(asyncio.to_thread(function, *args))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise
