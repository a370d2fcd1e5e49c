"""Looks after the tournaments whose rounds are played: opens tables, takes results, lets the next round begin.

Whatever it does follows from what is stored, and is stored once: a table is opened by a key of its own, an event added
to the version that was read. So several processes may do it at once, and after a fall the next look goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.server.sessions import Sessions
from teocalli.server.threads import run_uncancellable
from teocalli.server.tournament_room import TournamentRoom
from teocalli.server.tournament_tables import key_of, not_waited_for, open_table, outcome_of
from teocalli.store import NoSuchGameError
from teocalli.table.clock import LAG_MS
from teocalli.table.company import Asker, Sight
from teocalli.table.moment import Moment
from teocalli.table.table import Table
from teocalli.tournaments.rounds import Outcome
from teocalli.tournaments.tournament import Tournament

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""Time between two looks at all tournaments that are played."""

VOID = Outcome(void=True)


@dataclass(frozen=True, slots=True)
class Looked:
    """How a game stood when it was looked at: its version, who was gone, and when somebody's time ends."""

    version: int
    gone: frozenset[int]
    deadline: int | None

    def is_as(self, version: int, gone: frozenset[int], now: int) -> bool:
        """Whether there is nothing new."""
        is_up = self.deadline is not None and now >= self.deadline + LAG_MS
        return (self.version, self.gone) == (version, gone) and not is_up


@dataclass(frozen=True, slots=True)
class Seated:
    """A table of a tournament, and the numbers of those who sit there."""

    id: str
    tournament: Tournament
    entrants: tuple[int, ...]

    @property
    def gone(self) -> frozenset[int]:
        """Who of them has withdrawn."""
        return frozenset(each for each in self.entrants if self.tournament.entrants[each].gone)

    def not_waited_for(self, table: Table) -> list[Event]:
        """What is done about those who are not there."""
        return not_waited_for(self.tournament, table, self.entrants)

    def look(self, table: Table, _: Sight) -> tuple[Looked, Outcome | None]:
        """How the table stands, and how its game has ended."""
        deadline = None if table.clock is None else table.clock.deadline
        return Looked(table.version, self.gone, deadline), outcome_of(table)


class Director:
    """Looks after all tournaments of a database, as one of perhaps several processes. `room`: where they are kept."""

    def __init__(self, room: TournamentRoom, games: Sessions) -> None:
        self.room = room
        self._games = games
        self._looked: dict[str, Looked] = {}
        self._stir = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_again_and_again())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def wake(self) -> None:
        """Something has changed: look at once."""
        self._stir.set()

    async def _look_again_and_again(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), LOOK_SECONDS)
            self._stir.clear()
            try:
                running = await run_uncancellable(self.room.kept.running)
            except TeocalliError as error:
                log.warning("the tournaments cannot be looked at: %s", error)
                continue
            for tournament_id in running:
                await self._attend_safely(tournament_id)

    async def _attend_safely(self, tournament_id: str) -> None:
        """What is wrong with one tournament is no harm to the others."""
        try:
            while await self.attend(tournament_id):
                pass
        except TeocalliError as error:
            log.warning("tournament %s: %s", tournament_id, error)
        except Exception:
            log.exception("tournament %s cannot be looked after", tournament_id)

    async def attend(self, tournament_id: str) -> bool:
        """Do what is due at a tournament; True if a round has begun by that, at which there is more to do."""
        tournament = await self.room.get(tournament_id)
        if tournament.closed or not tournament.rounds:
            return False
        tournament = await self._place(tournament_id, tournament)
        tournament = await self._take_results(tournament_id, tournament)
        if not tournament.may_go_on or not (tournament.rules.by_itself or await self._is_hostless(tournament)):
            return False
        rounds = len(tournament.rounds)

        def pair(now: Tournament) -> list[Event]:
            return now.pair(None) if now.may_go_on and len(now.rounds) == rounds else []

        return not (await self.room.change(tournament_id, pair)).closed

    async def _is_hostless(self, tournament: Tournament) -> bool:
        """Whether nobody is left who could begin the next round."""
        return not await run_uncancellable(self.room.kept.are_there, [tournament.host])

    async def _place(self, tournament_id: str, tournament: Tournament) -> Tournament:
        """Open the tables of the round that are not open yet."""
        number = len(tournament.rounds) - 1
        played = tournament.rounds[number]
        opened: dict[int, str] = {}
        for table in played.open_tables:
            if table not in played.games:
                moment = Moment(self._games.clock.now())
                made = await run_uncancellable(open_table, tournament_id, tournament, number, table, moment)
                opened[table] = await self._games.open(*made, key_of(tournament_id, number, table))
        if not opened:
            return tournament

        def place(now: Tournament) -> list[Event]:
            return [event for table, game in opened.items() for event in now.place(number, table, game)]

        return await self.room.change(tournament_id, place)

    async def _take_results(self, tournament_id: str, tournament: Tournament) -> Tournament:
        """Take the results of games that have ended. Where all tables have the same draws the seed may be told then,
        before the round is over: after a fall that is done again.
        """
        number = len(tournament.rounds) - 1
        played = tournament.rounds[number]
        playing = {table: played.games[table] for table in played.open_tables}
        if not playing:
            return tournament
        versions = await run_uncancellable(self.room.kept.game_versions, list(playing.values()))
        found: dict[int, Outcome] = {}
        for table, game in playing.items():
            seated = Seated(tournament_id, tournament, played.tables[table])
            outcome = await self._outcome(seated, game, versions.get(game))
            if outcome is not None:
                found[table] = outcome
        if len(found) == len(playing) and played.seed is not None:
            for game in played.games.values():
                with contextlib.suppress(TeocalliError):
                    await self._games.decide(game, Table.unseal)
        if not found:
            return tournament

        def finish(now: Tournament) -> list[Event]:
            return [event for table, outcome in found.items() for event in now.finish(number, table, outcome)]

        return await self.room.change(tournament_id, finish)

    async def _outcome(self, seated: Seated, game: str, version: int | None) -> Outcome | None:
        """How a game has ended, once somebody who need not be waited for is not; None as long as it goes on. A game
        that is gone or damaged is nobody's fault.
        """
        if version is None:
            return VOID
        before = self._looked.get(game)
        if before is not None and before.is_as(version, seated.gone, self._games.clock.now()):
            return None
        try:
            await self._games.decide(game, seated.not_waited_for)
            looked, outcome = await self._games.read(game, seated.look, Asker(seated.id))
        except NoSuchGameError:
            return VOID
        except TeocalliError as error:
            if error.code != "error-game-broken":
                raise
            return VOID
        self._looked[game] = looked
        if outcome is not None:
            del self._looked[game]
        return outcome
