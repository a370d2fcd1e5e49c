"""What this server process and the others on the same database do together.

Each decision is in the database before it is acknowledged; here the others learn of it, by a call on the bus at once,
or else by the next look at the database. Who looks at a game stands there too, and at which process its bots play.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Iterable, Sequence

from teocalli.core.errors import TeocalliError
from teocalli.server.bus import Bus, Hear
from teocalli.server.game_session import GameSession
from teocalli.server.pointers import Sign
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import Looking, Servers, StoreError

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""Time between two looks at the database; so long a call that was lost is late at most."""
GATHERING_SECONDS = 0.1
"""Who comes and goes is told after so long, so that many at once are told together."""
DECLINED_SECONDS = 1.0
"""So long after a claim was declined none is made for the same game."""


class Followers:
    """Whoever keeps games in memory and follows what others do to them."""

    def games(self) -> Iterable[GameSession]:
        """All games in memory."""
        raise NotImplementedError

    def in_use(self) -> list[GameSession]:
        """Those that somebody needs at present."""
        return [game for game in self.games() if not game.idle]

    def game_in_use(self, game_id: str) -> GameSession | None:
        """The game with that id, if somebody needs it at present."""
        raise NotImplementedError

    async def hear_talk(self, games: Sequence[GameSession]) -> None:
        """Look what was said last at these games."""
        raise NotImplementedError

    async def follow(self, game: GameSession) -> None:
        """Look whether a game has changed, and let its bots play on if nobody does."""
        raise NotImplementedError


class Together:
    """One process among the others on a database."""

    def __init__(self, servers: Servers, bus: Bus | None) -> None:
        self.id = secrets.token_hex(8)
        self._servers = servers
        self._bus = bus
        self._several = servers.may_be_several
        self._followers: Followers | None = None
        self._told_also: list[Hear] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._following: dict[str, asyncio.Task[None]] = {}
        self._stir = asyncio.Event()
        # Games of whose lookers the others do not know the newest.
        self._untold: set[str] = set()
        self._told: set[str] = set()
        self._declined: dict[str, float] = {}

    def start(self, followers: Followers) -> None:
        """Begin to follow what the others do."""
        self._followers = followers
        self._tasks = [asyncio.create_task(self._look_again_and_again())]
        if self._bus is not None:
            self._tasks.append(asyncio.create_task(self._bus.run(self._hear)))

    def tell_also(self, hear: Hear) -> None:
        """Let somebody hear what others have changed that is no game."""
        self._told_also.append(hear)

    async def stop(self) -> None:
        """Cease, and leave to the others what this process had."""
        tasks = [*self._tasks, *self._following.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._several and self._tasks:
            with contextlib.suppress(StoreError):
                await run_writing(self._servers.leave, self.id)
        self._tasks = []

    @property
    def hears(self) -> bool:
        """Whether calls of the others come here."""
        return self._bus is not None and self._bus.connected

    # What this process tells.

    def changed(self, changed_id: str) -> None:
        """Something with this id has changed here."""
        if self._bus is not None:
            self._bus.call(f"{self.id} {changed_id}")

    def pointed(self, game_id: str, sign: Sign) -> None:
        """Somebody points at something here; what is lost on the way is lost."""
        if self._bus is not None:
            self._bus.call(f"{self.id} {game_id} {json.dumps(sign.told())}")

    def looked(self, game_id: str) -> None:
        """Somebody has come to look at a game here, or has gone."""
        if self._several:
            self._untold.add(game_id)
            self._stir.set()

    def heard(self, game_id: str) -> None:
        """Somebody asked for something who does not look at the game; that may be told later."""
        if self._several:
            self._untold.add(game_id)

    async def claim(self, game_id: str) -> bool:
        """Whether the bots of a game play here and nowhere else, from now on. Raises `StoreError`."""
        if not self._several:
            return True
        if self._declined.get(game_id, 0.0) > time.monotonic():
            return False
        mine = await run_writing(self._servers.claim, self.id, game_id)
        if not mine:
            self._declined[game_id] = time.monotonic() + DECLINED_SECONDS
        return mine

    async def release(self, game_id: str) -> None:
        """Let the bots of a game play at any process; what cannot be said now is when this process ends."""
        if self._several:
            with contextlib.suppress(StoreError):
                await run_writing(self._servers.release, self.id, game_id)

    # What it hears.

    def _hear(self, call: str | None) -> None:
        if call is None:
            self._stir.set()
            self._tell_also(None)
            return
        speaker, game_id, sign = (*call.split(" ", 2), "", "")[:3]
        if speaker == self.id or self._followers is None:
            return
        game = self._followers.game_in_use(game_id)
        if game is not None and sign:
            game.point(Sign(**json.loads(sign)))
        elif game is not None:
            self._untold_elsewhere(game)
        else:
            self._tell_also(game_id)

    def _tell_also(self, changed: str | None) -> None:
        for hear in self._told_also:
            hear(changed)

    def _untold_elsewhere(self, game: GameSession) -> None:
        """Follow a game, once at a time; a call that comes meanwhile is not forgotten."""
        running = self._following.get(game.id)
        if running is not None and not running.done():
            game.called_again = True
            return
        self._following[game.id] = asyncio.create_task(self._follow(game))

    async def _follow(self, game: GameSession) -> None:
        assert self._followers is not None
        try:
            game.called_again = True
            while game.called_again:
                game.called_again = False
                await self._followers.follow(game)
                await self._learn([game])
        except TeocalliError as error:
            log.warning("game %s cannot be followed: %s", game.id, error)
        finally:
            self._following.pop(game.id, None)

    async def _look_again_and_again(self) -> None:
        while True:
            try:
                await self._look()
            except StoreError as error:
                log.warning("the other servers cannot be followed: %s", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._stir.wait()
                await asyncio.sleep(GATHERING_SECONDS)
            self._stir.clear()

    async def _look(self) -> None:
        """Tell the others who looks at which game here, and follow what they have done."""
        assert self._followers is not None
        if self._several:
            await self._tell()
        games = self._followers.in_use()
        if not games:
            return
        versions = await run_uncancellable(self._servers.versions, [game.id for game in games])
        for game in games:
            table = game.table
            if table is not None and (versions.get(game.id) != table.version or self._bots_rest(game)):
                self._untold_elsewhere(game)
        if self._several:
            await self._followers.hear_talk(games)
        await self._learn(games)

    def _bots_rest(self, game: GameSession) -> bool:
        """Whether bots are to play, and do not play here."""
        return game.bots is None and game.table is not None and game.table.bot_to_move is not None

    async def _tell(self) -> None:
        assert self._followers is not None
        known = await run_writing(self._servers.beat, self.id)
        here = {game.id: game for game in self._followers.games()}
        told = set(self._untold) if known else self._untold | set(here)
        told |= self._told - set(here)  # they have left memory
        if not told:
            return
        lookers = {game_id: here[game_id].lookers.told() if game_id in here else [] for game_id in told}
        self._untold -= told
        try:
            await run_writing(self._servers.tell_lookers, self.id, lookers)
        except StoreError:
            self._untold |= told
            raise
        self._told = (self._told | told) & set(here)
        for game_id in told:
            self.changed(game_id)

    async def _learn(self, games: Sequence[GameSession]) -> None:
        """Learn who looks at games at other processes."""
        if self._several:
            found = await run_uncancellable(self._servers.lookers_elsewhere, self.id, [game.id for game in games])
            for game in games:
                if game.lookers.learn(_sums(found.get(game.id, []))):
                    game.notify()


def _sums(lookers: Sequence[Looking]) -> dict[str, Looking]:
    """By person, what all processes know of them."""
    sums: dict[str, Looking] = {}
    for each in lookers:
        known = sums.get(each.person, Looking(each.person, 0, 0))
        sums[each.person] = Looking(each.person, known.here + each.here, max(known.seen, each.seen))
    return sums
