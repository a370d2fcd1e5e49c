"""Whatever ends a server while it looks after a tournament: nothing is lost, and no round is made twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import select

from teocalli.players.registry import make_player
from teocalli.server.bots import PATIENCE_SECONDS, BotRoom
from teocalli.server.director import Director
from teocalli.server.hints import Hints
from teocalli.server.sessions import Sessions
from teocalli.server.threads import ThinkingRoom
from teocalli.server.tournament_room import TournamentRoom
from teocalli.store import People, Store, Tournaments, database_url
from teocalli.store.schema import GAMES
from teocalli.table.table import Table
from teocalli.tournaments.rules import Rules
from teocalli.tournaments.tournament import PAIRED, Tournament
from tests.awaiting import awaited
from tests.long import with_further

T = TypeVar("T")
ENTRANTS = 6
MOST_WRITES = 40
"""More than a whole tournament here takes."""


class KilledError(Exception):
    """The server has ended."""


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A database."""
    kind = request.param
    opened = Store(database_url(tmp_path) if kind == "sqlite" else str(request.getfixturevalue("postgresql")))
    yield opened
    opened.close()


def server(store: Store) -> tuple[Director, TournamentRoom, Sessions]:
    """What a server process has, as it starts."""
    thinking = ThinkingRoom()
    games = Sessions(store, BotRoom(make_player, thinking, PATIENCE_SECONDS), Hints(room=thinking))
    room = TournamentRoom(Tournaments(store))
    return Director(room, games), room, games


async def begun(store: Store, room: TournamentRoom, host: str, key: str) -> str:
    """A tournament whose first round is made: two rounds with the same draws, and who goes loses."""
    rules = Rules("swiss", 2, 2, alike=True, absent="lose")
    cup = await room.open(host, "Cup", {"game": "uxmal", "options": {}, "clock": None}, rules, key)
    people = People(store)
    for number in range(ENTRANTS):
        person = people.add(f"P{number}", f"{key} {number}").id
        await room.change(cup, partial(Tournament.join, person=person, name=f"P{number}", key=None))
    await room.change(cup, lambda now: now.start(iter(()), "start"))
    return cup


async def withdraw_one_of_each(room: TournamentRoom, cup: str) -> None:
    """At each table of the first round the first one withdraws, so that its game ends."""
    for table in (await room.get(cup)).rounds[0].tables:
        await room.change(cup, partial(Tournament.leave, number=table[0], key=None))


async def attended(director: Director, cup: str) -> None:
    """Do all that is due."""
    while await director.attend(cup):
        pass


class Killing:
    """Ends the server once so many things have been written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = MOST_WRITES
        for kind, name in ((Tournaments, "append"), (Store, "create"), (Store, "append_all")):
            monkeypatch.setattr(kind, name, self._counted(getattr(kind, name)))

    def _counted(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **named: Any) -> Any:
            done = write(*args, **named)
            self.left -= 1
            if self.left == 0:
                raise KilledError
            return done

        return counted


def tables_in(store: Store, cup: str) -> int:
    """How many games a tournament has in the database."""
    with store.reading() as connection:
        return len(connection.execute(select(GAMES.c.id).where(GAMES.c.host == cup)).all())


async def check_whole(store: Store, cup: str) -> None:
    """Every round was made once, every table has one game, and the draws are told where all have finished."""
    _, room, games = server(store)
    tournament = await room.get(cup)
    kinds = Counter(event.kind for event in room.kept.events(cup))
    assert kinds[PAIRED] == len(tournament.rounds) == 2
    assert tables_in(store, cup) == sum(len(each.tables) for each in tournament.rounds) == 4
    assert tournament.rounds[0].is_over
    for game in tournament.rounds[0].games.values():
        table = await _table(games, game)
        assert (table.sealed, table.seed) == (False, tournament.rounds[0].seed)
    assert (await _table(games, tournament.rounds[1].games[0])).sealed


async def _table(games: Sessions, game: str) -> Table:
    seen: list[Table] = []
    await games.decide(game, lambda table: seen.append(table) or [])  # type: ignore[func-returns-value]
    return seen[0]


CASES = with_further([("sqlite", 1)], [("sqlite", 2), ("postgresql", 1), ("postgresql", 2)], several=True)


@pytest.mark.parametrize(("store", "first"), CASES, indirect=["store"])
def test_it_is_killed_after_things_that_it_writes(store: Store, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """After every second one, and looks again after its start."""
    host = People(store).add("Host", f"host device {first}").id  # PostgreSQL's database is there for all tests
    killing = Killing(monkeypatch)

    async def attempt(number: int) -> bool:
        director, room, _ = server(store)
        killing.left = MOST_WRITES
        cup = await begun(store, room, host, f"killed {number}")
        fell = False
        for due in (None, withdraw_one_of_each):
            if due is not None:
                await due(room, cup)
            killing.left = number if not fell else MOST_WRITES
            try:
                await attended(director, cup)
                number, killing.left = killing.left, MOST_WRITES
            except KilledError:
                fell = True
                director, room, _ = server(store)
                killing.left = MOST_WRITES
                await attended(director, cup)
            killing.left = MOST_WRITES
        await check_whole(store, cup)
        return fell

    async def attempts() -> int:
        number = first
        while await attempt(number):
            number += 2
        return number

    assert awaited(attempts()) >= 10


def test_several_processes_do_it_at_once(store: Store) -> None:
    host = People(store).add("Host", "another device").id

    async def together() -> None:
        processes = [server(store) for _ in range(3)]
        cup = await begun(store, processes[0][1], host, "together")
        await asyncio.gather(*(attended(director, cup) for director, _, _ in processes))
        assert tables_in(store, cup) == 3
        await withdraw_one_of_each(processes[0][1], cup)
        for _ in range(2):  # whoever was slower at a game looks again
            looks = (attended(director, cup) for director, _, _ in processes)
            for error in await asyncio.gather(*looks, return_exceptions=True):
                assert error is None or getattr(error, "code", "") == "error-stale", error
        await check_whole(store, cup)

    awaited(together())


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_one_that_is_damaged_is_no_harm_to_others(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Whichever of the two is looked at first."""
    host = People(store).add("Host", "third device").id

    async def look() -> Tournament:
        director, room, _ = server(store)
        damaged, sound = [await begun(store, room, host, f"damaged {number}") for number in range(2)]
        odd = type("Odd", (), {"kind": "odd", "payload": {}, "key": None})()
        room.kept.append(damaged, room.kept.version(damaged), [odd], running=True)
        director.start()
        director.wake()
        while "cannot be read" not in caplog.text or not (await room.get(sound)).rounds[0].games:
            await asyncio.sleep(0.02)
        await director.stop()
        return await room.get(sound)

    assert len(awaited(look()).rounds[0].games) == 3
