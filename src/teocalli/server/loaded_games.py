"""Games in memory: their changes one after the other, a notice to their feeds at each, and the bots' turns.

All methods are for the event loop's thread. What takes time (replaying, making a view) runs in worker threads, under
the game's lock, so that it is never in two threads at once (R-26). What is written is written by a thread of its own,
from a changed copy of the table: who looks at a game never waits for the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.server.bots import BotRoom
from teocalli.server.game_session import GameSession
from teocalli.server.hints import Hints
from teocalli.server.loading import asking_of, catch_up, load_table, standing_of, told
from teocalli.server.plan_room import PlanRoom
from teocalli.server.present import ServerTime
from teocalli.server.remembering import Remembering
from teocalli.server.threads import Writer, run_uncancellable
from teocalli.server.together import Followers, Together
from teocalli.server.views import SeenView
from teocalli.store import (
    BUSY_TIMEOUT_MS,
    Append,
    ConflictError,
    NoSuchGameError,
    Planning,
    Servers,
    Settled,
    Store,
    StoreError,
    Talk,
)
from teocalli.table.company import SCREEN, Asker, Sight
from teocalli.table.table import Table

log = logging.getLogger(__name__)

KEPT_GAMES = 100
"""Games that nobody uses are forgotten, the longest unused first, until only so many are in memory (R-48)."""

RETRY_SECONDS = 5.0
"""Time until a bot's decision that could not be stored is tried again."""

T = TypeVar("T")
Settling = Callable[[], Settled | None]
"""The plans that a change carries out, asked once it is made."""


@dataclass(frozen=True, slots=True)
class Request:
    """Who wants to change a game, and what: key, kind of event and word.

    `version`: that of the view they have seen, None where it does not matter.
    """

    asker: Asker
    what: tuple[str, str, str | None]
    version: int | None = None


class LoadedGames(Followers):
    """All games that are in memory, and the way to the others: loading, storing, forgetting, and letting bots play.

    `patience`: seconds that a change waits at most for those before it that are being written.
    """

    def __init__(
        self,
        store: Store,
        bots: BotRoom,
        hints: Hints,
        *,
        patience: float = BUSY_TIMEOUT_MS / 1000,
        clock: ServerTime | None = None,
        together: Together | None = None,
    ) -> None:
        self.clock = clock or ServerTime()
        self._store = store
        self._talk = Talk(store)
        self._plans = PlanRoom(Planning(store), self._store_decision)
        self._together = together or Together(Servers(store), None)
        self._writer = Writer(patience)
        self._remembering = Remembering(store, self._writer)
        # In the order of their last use.
        self._games: OrderedDict[str, GameSession] = OrderedDict()
        self._bots = bots
        self._hints = hints
        self._closing = False

    def start(self) -> None:
        """Follow what other server processes do on the same database."""
        self._together.start(self)

    def games(self) -> Iterable[GameSession]:
        """All games in memory."""
        return list(self._games.values())

    def game_in_use(self, game_id: str) -> GameSession | None:
        """The game with that id, if somebody needs it at present."""
        game = self._games.get(game_id)
        return None if game is None or game.idle else game

    async def follow(self, game: GameSession) -> None:
        """Look whether another process has changed a game that is in memory, and let its bots play if nobody does."""
        async with game.looking:
            try:
                game.is_planned = None  # somebody may have planned something there
                await self._load(game)
                self._let_bots_play(game)
                await self.hear_talk([game])
            except NoSuchGameError:
                game.deleted = True
                game.forget()
                game.notify()
                self._let_go(game.id)

    async def hear_talk(self, games: Sequence[GameSession]) -> None:
        """Look what was said last at games that are in memory."""
        newest = await run_uncancellable(self._talk.newest, [game.id for game in games])
        for game in games:
            game.hear(newest[game.id])

    async def rest(self) -> None:
        """End the bots' turns and wake the feeds, so that they end; what people still do is stored."""
        self._closing = True
        self._hints.close()
        running = [game.bots for game in self._games.values() if game.bots is not None]
        for task in running:
            task.cancel()
        for game in self._games.values():
            game.notify()
        await asyncio.gather(*running, return_exceptions=True)

    async def close(self) -> None:
        """End everything, when nobody asks for anything any more."""
        await self.rest()
        await self._plans.finish()
        await self._remembering.finish()
        await self._together.stop()
        self._writer.close()

    @property
    def closing(self) -> bool:
        """Whether the server is about to stop."""
        return self._closing

    @property
    def hears(self) -> bool:
        """Whether calls of other server processes come here."""
        return self._together.hears

    @property
    def in_memory(self) -> int:
        """Number of games in memory."""
        return len(self._games)

    @property
    def lookers(self) -> int:
        """How many feeds are open, counted for each game that they follow."""
        return sum(game.lookers.total for game in self._games.values())

    def seen_by(self, game_id: str) -> set[str]:
        """Who has a game before their eyes, at this process. May be asked from any thread."""
        game = self._games.get(game_id)
        return set() if game is None else game.lookers.seeing

    @property
    def bots_at_work(self) -> int:
        """Number of games in which bots are to move."""
        return sum(game.bots is not None for game in self._games.values())

    @asynccontextmanager
    async def using(self, game_id: str) -> AsyncIterator[GameSession]:
        """Keep a game in memory for a while. It need not be loaded, nor exist."""
        game = self._games.get(game_id)
        if game is None:
            game = self._games[game_id] = GameSession(game_id, self.clock, self._together.looked)
        game.users += 1
        try:
            yield game
        finally:
            game.users -= 1
            self._tidy(game)

    async def _create(self, table: Table, events: Sequence[Event], key: str | None) -> str:
        name = table.match.game.name
        made = name, events, key, standing_of(table), asking_of(None, table)
        game_id, new = await self._write(self._store.create, *made)
        if new:
            async with self.using(game_id) as game, game.looking:
                game.keep(table)
        return game_id

    async def view_of(self, game_id: str, asker: Asker = SCREEN) -> SeenView:
        """Give the view of a game as the asker sees it.

        Raises `NoSuchGameError` also where the game is hidden from the asker.
        """
        async with self.using(game_id) as game:
            return await self._view(game, asker)

    async def read(self, game_id: str, look: Callable[[Table, Sight], T], asker: Asker = SCREEN) -> T:
        """Look at a loaded game as the asker sees it, in a worker thread, while nobody changes it."""
        async with self.using(game_id) as game, self._table(game, asker) as table:
            return await run_uncancellable(told, game_id, look, table, _sight(game_id, table, asker))

    async def _change(self, game_id: str, request: Request, change: Callable[[Table], list[Event]]) -> SeenView:
        async with self.using(game_id) as game:
            async with game.changing:
                if await self._change_at_once(game, request, change):
                    return await self.seen(game, request.asker)
                if not await self._knows(game, request):
                    try:
                        await self._commit(game, change, request.version)
                    except TeocalliError:
                        # Another process was quicker, perhaps with this very request, which is refused only therefore.
                        if not await self._knows(game, request):
                            raise
            return await self._view(game, request.asker)

    async def _change_at_once(
        self, game: GameSession, request: Request, change: Callable[[Table], list[Event]]
    ) -> bool:
        """Change the table in memory without looking first whether it is the newest; storing the events finds out.

        False where that comes to nothing: then it must be looked at properly, also to say why.
        """
        table = game.table
        if table is None or table.pending:
            return False
        try:
            _sight(game.id, table, request.asker)
            if table.knows(*request.what):
                return False
            if game.lookers.heard(request.asker.person):
                self._together.heard(game.id)
            self._let_bots_play(game)
            await self._commit(game, change, request.version, table)
            return True
        except (ConflictError, NoSuchGameError):
            return False
        except StoreError:
            raise
        except TeocalliError:
            return False

    async def seen(self, game: GameSession, asker: Asker) -> SeenView:
        """The view of a table that has just been stored, without looking whether another program has changed it since.

        Raises as `view_of`.
        """
        async with game.looking:
            if game.table is not None and not game.table.pending:
                return await self._made(game, asker)
        return await self._view(game, asker)

    async def _made(self, game: GameSession, asker: Asker) -> SeenView:
        """The view of the table in memory; `looking` is held. What takes long is made in a thread."""
        assert game.views is not None
        sight = _sight(game.id, _table(game), asker)
        if game.views.is_soon_told:
            return told(game.id, game.views.newest, sight)
        return await run_uncancellable(told, game.id, game.views.newest, sight)

    async def _knows(self, game: GameSession, request: Request) -> bool:
        async with self._table(game, request.asker, changing=True) as table:
            return table.knows(*request.what)

    async def _commit(
        self,
        game: GameSession,
        change: Callable[[Table], list[Event]],
        version: int | None = None,
        trusted: Table | None = None,
        settling: Settling = lambda: None,
    ) -> None:
        """Change a copy of the table, store its events, then put it in the table's place; `changing` is held.

        `trusted`: the table to change, if nobody is to look first whether it is the newest. `settling` is asked after
        the change what its events settle. Raises `ConflictError` if the table is no longer the one of `version`.
        """
        async with game.looking:
            table = trusted or await self._load(game)
            if version is not None and version != table.version:
                raise ConflictError(game.id)
            changed = table.copy()
            changed.tell(game.moment())
            events = change(changed)
        if not events:
            return
        standing = standing_of(changed)
        moved = standing if standing != standing_of(table) else None
        asking = asking_of(table, changed)
        await self._append(Append(game.id, table.version, events, moved, settling(), asking))
        async with game.looking:
            if game.table is table:  # else it was loaded anew meanwhile
                game.keep(changed)
        self._stored(game, changed)

    def _stored(self, game: GameSession, changed: Table) -> None:
        """A change is in the database: what is thought about the position before is for nobody."""
        self._hints.drop(game.id)
        self._remembering.remember(game)
        self._together.changed(game.id)
        if changed.to_move is None:
            self._bots.forget(game.id)

    async def _append(self, append: Append) -> None:
        try:
            await self._writer.write_together(self._store.append_all, append)
        except TimeoutError:
            raise StoreError("error-storage", reason="database is locked") from None

    async def _write(self, function: Callable[..., T], *args: Any) -> T:
        try:
            return await self._writer.write(function, *args)
        except TimeoutError:
            raise StoreError("error-storage", reason="database is locked") from None

    async def _load(self, game: GameSession) -> Table:
        """Give the table as it is stored, also if another program plays on the same database; `looking` is held."""
        if game.table is not None:
            version = self._store.version_at_once(game.id)
            if version is None:
                version = await run_uncancellable(self._store.version, game.id)
            if version > game.table.version:
                await self._catch_up(game, game.table)
            elif version < game.table.version:  # somebody has put an older database in its place
                game.forget()
        if game.table is None:
            loaded = await run_uncancellable(load_table, self._store, game.id)
            game.remembered = loaded.remembered
            game.keep(loaded.table, loaded.history)
        self._remembering.remember(game)
        return _table(game)

    async def _catch_up(self, game: GameSession, table: Table) -> None:
        """Follow what another program has done; `looking` is held."""
        try:
            game.keep(await run_uncancellable(catch_up, self._store, game.id, table))
        except TeocalliError:
            game.forget()
            raise
        self._hints.drop(game.id)
        if _table(game).bot_to_move is None:
            self._bots.stop(game.id)

    @asynccontextmanager
    async def _table(self, game: GameSession, asker: Asker, *, changing: bool = False) -> AsyncIterator[Table]:
        """Hold the table as it is stored, with nothing pending, to look at it; `changing`: the caller holds that.

        Raises `NoSuchGameError` where the table is hidden from the asker (R-01).
        """
        while True:
            async with game.looking:
                table = await self._load(game)
                _sight(game.id, table, asker)
                if game.lookers.heard(asker.person):
                    self._together.heard(game.id)
                if not table.pending:
                    self._let_bots_play(game)
                    yield table
                    return
            if changing:
                await self._commit(game, Table.follow_up)
            else:
                async with game.changing:
                    await self._commit(game, Table.follow_up)

    async def _view(self, game: GameSession, asker: Asker) -> SeenView:
        async with self._table(game, asker):
            return await self._made(game, asker)

    def _let_bots_play(self, game: GameSession) -> None:
        """Go on without the people: by what they planned, or by bots."""
        if not self._closing:
            self._plans.look(game)
        if game.bots is None and _table(game).bot_to_move is not None and not self._closing:
            game.bots = asyncio.create_task(self._play_bots(game))

    async def _play_bots(self, game: GameSession) -> None:
        """Play for the bots until a person is asked. A failure is logged; who opens the game next lets them go on."""
        try:
            if not await self._together.claim(game.id):
                return  # they play at another process
            try:
                while await self._play_bot(game):
                    pass
            finally:
                await self._together.release(game.id)
        except TeocalliError as error:
            log.warning("game %s: the bots stop: %s", game.id, error)
        except Exception as error:
            log.error("game %s: the bots stop: %r", game.id, error)
            log.debug("where they stopped", exc_info=error)
        finally:
            game.bots = None
            if not self._closing:
                self._plans.look(game)

    async def _play_bot(self, game: GameSession) -> bool:
        """Let one bot decide once, without holding the game while it thinks; False if no bot is to move."""
        async with game.looking:
            table = game.table
            seat = table.bot_to_move if table is not None else None
            if table is None or seat is None:
                return False
            mark, state = table.mark, table.match.state.clone()
        action, origin = await self._bots.choose(game.id, seat, state, urgent=table.has_persons)

        def decide(changed: Table) -> list[Event]:
            # What people decide meanwhile about other things changes nothing about the position it was asked for.
            if changed.mark is not mark or changed.bot_to_move != seat:
                raise ConflictError(game.id)
            return changed.act_for_bot(action, origin)

        await self._store_decision(game, decide)
        return True

    async def _store_decision(
        self, game: GameSession, change: Callable[[Table], list[Event]], settling: Settling = lambda: None
    ) -> bool:
        """Carry out what was decided beforehand; False if the game has moved on. While it cannot be written, try again
        for those who look at the game.
        """
        while True:
            try:
                async with game.changing:
                    await self._commit(game, change, settling=settling)
                return True
            except ConflictError:
                return False
            except NoSuchGameError:
                raise
            except StoreError as error:
                log.warning("game %s: what was decided cannot be stored: %s", game.id, error)
                if game.users == 0 or self._closing:
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    def _tidy(self, left: GameSession) -> None:
        """After a game was left: forget it if it turned out not to be there, and the longest unused of too many."""
        if self._games.get(left.id) is not left:
            return
        self._games.move_to_end(left.id)
        if not left.idle:
            return
        if left.table is None:
            del self._games[left.id]
            self._let_go(left.id)
        surplus = max(0, len(self._games) - KEPT_GAMES)
        for game_id in [game.id for game in islice(filter(_is_idle, self._games.values()), surplus)]:
            del self._games[game_id]
            self._let_go(game_id)

    def _let_go(self, game_id: str) -> None:
        """A game leaves memory, and with it all that is thought about it."""
        self._hints.drop(game_id)
        self._bots.forget(game_id)


def _sight(game_id: str, table: Table, asker: Asker) -> Sight:
    sight = table.sight(asker)
    if sight is None:
        raise NoSuchGameError(game_id)
    return sight


def _is_idle(game: GameSession) -> bool:
    return game.idle


def _table(game: GameSession) -> Table:
    assert game.table is not None
    return game.table
