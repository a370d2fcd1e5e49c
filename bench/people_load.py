"""Many live games of people at one server, each with a cookie and a browser's habits: `python -m bench.people_load
[--games 300] [--clients 4] [--seconds 30] [--database URL]` prints JSON.

As `bench.server_load`, but the server is one for people. Everybody at a table has a feed and a seat; whoever's turn it
is acts, once a second and game. All others hear of it by their feeds, and read the view as they may see it, like the
page does: with the mark of the story that they know. The generator shares the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.server_load import LEGAL, STORY, VERSION, Connection, processor_of, server

COOKIE = re.compile(rb"set-cookie: ([^;]+);", re.IGNORECASE)
NOTICE = re.compile(rb'data: {"version": ?(\d+)')
OPENED_AT_ONCE = 8
PATIENCE_SECONDS = 60
RESTED_SECONDS = 3.0
"""A connection that rested for longer may have been closed by the server, and is opened anew."""


@dataclass
class Measured:
    """What the generator has seen: seconds until actions were answered, and until others had read what came of them."""

    answered: list[float] = field(default_factory=list)
    known: list[float] = field(default_factory=list)
    refused: int = 0

    def told(self, seconds: float, processor: float, own: float) -> dict[str, Any]:
        """The figures, as those of `bench.server_load`."""
        actions = len(self.answered)
        return {
            "actions": actions,
            "actions_per_second": round(actions / seconds, 1),
            "views_read_per_second": round(len(self.known) / seconds, 1),
            "refused": self.refused,
            "median_ms": _at(self.answered, 0.5),
            "p99_ms": _at(self.answered, 0.99),
            "others_know_median_ms": _at(self.known, 0.5),
            "others_know_p99_ms": _at(self.known, 0.99),
            "processor_ms_per_action": round(1000 * processor / actions, 2),
            "generator_ms_per_action": round(1000 * own / actions, 2),
        }


def _at(seconds: list[float], share: float) -> float:
    took = sorted(seconds)
    return round(1000 * took[min(len(took) - 1, int(share * len(took)))], 1)


class Guest:
    """Somebody at a table: their cookie, what they know of the game, and a connection to ask by."""

    def __init__(self, address: str, number: int, measured: Measured) -> None:
        # Everybody asks from an address of their own, as behind a proxy.
        self._headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self._address = address
        self.name = f"P{number}"
        self._measured = measured
        self.view = b""
        self._asked = 0.0
        self._asking = asyncio.Lock()

    async def come(self) -> None:
        """Connect, and be known from now on."""
        self._connection = await Connection(self._address, self._headers).open()
        self._asked = time.monotonic()
        await self._connection.send("POST", "/api/me", {"name": self.name})
        await self._connection.body()
        found = COOKIE.search(self._connection.head)
        assert found is not None
        self._headers["Cookie"] = found[1].decode()

    async def ask(self, method: str, path: str, body: object = None) -> int:
        """Ask for something that is answered with the view, and know that; one thing after the other."""
        async with self._asking:
            return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: object) -> int:
        if time.monotonic() - self._asked > RESTED_SECONDS:
            self._connection.close()
            await self._connection.open()
        self._asked = time.monotonic()
        mark = STORY.search(self.view)
        status = await self._connection.send(method, path, body, mark[1].decode() if mark else "")
        answer = await self._connection.body()
        if status in (200, 201):
            self.view = answer
        return status

    @property
    def version(self) -> int:
        """The version of what they know."""
        found = VERSION.search(self.view)
        return int(found[1]) if found else 0

    async def follow(self, game_id: str, table: Table) -> None:
        """Hear what is new, and read it."""
        feed = await Connection(self._address, self._headers).open()
        await feed.send("GET", f"/api/games/{game_id}/feed")
        table.following += 1
        try:
            while line := await feed.line():
                heard = NOTICE.match(line)
                if not heard:
                    continue
                async with self._asking:  # who is just acting is answered with the view
                    if int(heard[1]) <= self.version:
                        continue
                    await self._ask("GET", f"/api/games/{game_id}", None)
                    if table.acted:
                        self._measured.known.append(time.perf_counter() - table.acted)
                    table.news.set()
        finally:
            feed.close()


class Table:
    """A game of so many people, from its opening on."""

    def __init__(self, address: str, first: int, clients: int, measured: Measured) -> None:
        self._measured = measured
        self.guests = [Guest(address, first + number, measured) for number in range(clients)]
        self.news = asyncio.Event()
        self.acted = 0.0
        self.following = 0
        self._followers: list[asyncio.Task[None]] = []

    async def open(self, game: str) -> None:
        """Let everybody sit down and follow."""
        for guest in self.guests:
            await guest.come()
        host, *others = self.guests
        seats = [{"kind": "person"}] * len(self.guests)
        new = {"game": game, "seats": seats, "options": {}, "public": True, "key": uuid.uuid4().hex}
        assert await host.ask("POST", "/api/games", new) == 201
        self.id = json.loads(host.view)["id"]
        for guest in others:
            sitting = {"name": guest.name, "seat": None, "key": uuid.uuid4().hex}
            assert await guest.ask("POST", f"/api/games/{self.id}/seats", sitting) == 200
        self._followers = [asyncio.create_task(guest.follow(self.id, self)) for guest in self.guests]
        while self.following < len(self.guests) or any(guest.version < others[-1].version for guest in self.guests):
            await asyncio.sleep(0.05)

    async def play(self, end: float, chooser: random.Random) -> None:
        """Act once a second until the game or the time is over."""
        due = time.monotonic() + chooser.random()
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            mover = next((guest for guest in self.guests if LEGAL.search(guest.view)), None)
            if mover is None:
                return
            word = chooser.choice(json.loads(mover.view)["legal"])["word"]
            request = {"version": mover.version, "word": word, "key": uuid.uuid4().hex}
            self.acted = time.perf_counter()
            status = await mover.ask("POST", f"/api/games/{self.id}/actions", request)
            self._measured.answered.append(time.perf_counter() - self.acted)
            self._measured.refused += status != 200
            await self._known(mover.version)
            due = max(due + 1, time.monotonic())

    async def _known(self, version: int) -> None:
        """Wait until all know of it."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while any(guest.version < version for guest in self.guests):
                self.news.clear()
                await self.news.wait()

    async def leave(self) -> None:
        """Cease to follow."""
        for follower in self._followers:
            follower.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._followers, return_exceptions=True)


async def load(
    address: str, process: int, *, games: int, clients: int, seconds: float, game: str = "uxmal"
) -> dict[str, Any]:
    """Let so many tables play for so long, and give what came of it; a game that ends is not followed by another."""
    measured, opening = Measured(), asyncio.Semaphore(OPENED_AT_ONCE)
    tables = [Table(address, number * clients, clients, measured) for number in range(games)]

    async def opened(table: Table) -> None:
        async with opening:
            await table.open(game)

    await asyncio.gather(*map(opened, tables))
    before, own = processor_of(process), time.process_time()
    end = time.monotonic() + seconds
    await asyncio.gather(*(table.play(end, random.Random(number)) for number, table in enumerate(tables)))
    spent = processor_of(process) - before, time.process_time() - own
    await asyncio.gather(*(table.leave() for table in tables))
    return measured.told(seconds, *spent)


def main() -> None:
    """Measure as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench.people_load", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="uxmal")
    parser.add_argument("--database", default="", help="PostgreSQL instead of SQLite in a temporary folder")
    chosen: dict[str, Any] = vars(parser.parse_args())
    with TemporaryDirectory() as folder, server(Path(folder), chosen.pop("database"), people=True) as found:
        print(json.dumps(asyncio.run(load(*found, **chosen))))


if __name__ == "__main__":
    main()
