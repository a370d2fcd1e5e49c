"""Many live games at one server: how long an action takes when each game has one a second and several clients follow.

`python -m bench.server_load [--games 300] [--clients 4] [--seconds 30] [--database URL]` prints JSON. Generator and
server share the machine. Every client has a feed of its own; one of them acts, and the answer is the view after it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import re
import subprocess
import sys
import time
import uuid
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any
from urllib.parse import urlsplit

SERVE = """
import sys
from importlib import import_module
from teocalli.core.registry import register_game
from teocalli.server.app import create_app
from teocalli.server.hosting import Hosting
from teocalli.server.launch import StoppableServer, address_of, listen, spare_the_collector
for place in sys.argv[4:]:
    module, _, name = place.partition(":")
    register_game(getattr(import_module(module), name))
with listen("127.0.0.1", 0) as listener:
    address = address_of(listener)
    print(address, flush=True)
    hosting = Hosting(address.rstrip("/")) if sys.argv[3] == "people" else None
    app = create_app(sys.argv[1], database=sys.argv[2] or None, hosting=hosting)
    spare_the_collector()
    StoppableServer(app).run(sockets=[listener])
"""
VERSION = re.compile(rb'"version":(\d+)')
STORY = re.compile(rb'"story":\{"from":\d+,"mark":"([0-9a-f]+)"')
LEGAL = re.compile(rb'"legal":\[\{"word":"([^"]+)"')
WORDS = re.compile(rb'\{"word":"([^"]+)"')
MEMORY_SECONDS = 1.0
"""Time between two looks at the server's memory."""


@dataclass
class Measured:
    """What the generator has seen."""

    seconds: list[float] = field(default_factory=list)
    notices: int = 0
    refused: int = 0
    processor: float = 0.0
    own_processor: float = 0.0
    memory: list[float] = field(default_factory=list)

    def _memory_course(self) -> list[float]:
        """The server's memory at twenty moments, evenly from the first to the last."""
        last = len(self.memory) - 1
        return [self.memory[round(last * moment / 19)] for moment in range(20)]

    def told(self, seconds: float) -> dict[str, Any]:
        """The figures: milliseconds of an action, actions and notices in a second, megabytes of the server.

        Its processor time for each action, feeds and all, depends little on what else the machine does.
        """
        took = sorted(self.seconds)

        def at(share: float) -> float:
            return round(1000 * took[min(len(took) - 1, int(share * len(took)))], 1)

        return {
            "actions": len(took),
            "actions_per_second": round(len(took) / seconds, 1),
            "notices_per_second": round(self.notices / seconds, 1),
            "refused": self.refused,
            "median_ms": at(0.5),
            "p99_ms": at(0.99),
            "longest_ms": at(1.0),
            "processor_ms_per_action": round(1000 * self.processor / len(took), 2),
            "generator_ms_per_action": round(1000 * self.own_processor / len(took), 2),
            "memory_mb": self._memory_course(),
        }


@contextmanager
def server(
    data: Path, database: str = "", games: Sequence[str] = (), *, people: bool = False
) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process. `games`: others that it knows, `module:class`;
    `people`: everybody has a seat of their own.
    """
    command = [sys.executable, "-c", SERVE, str(data), database, "people" if people else "screen", *games]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()


class Connection:
    """HTTP as far as this needs it: one request after the other on one connection."""

    def __init__(self, address: str, headers: Mapping[str, str] = MappingProxyType({})) -> None:
        """`headers`: what every request says besides; it may change."""
        self._place = urlsplit(address)
        self._headers = headers

    async def open(self) -> Connection:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection(self._place.hostname, self._place.port)
        return self

    def close(self) -> None:
        """Leave."""
        self._writer.close()

    async def send(self, method: str, path: str, body: object = None, known: str = "") -> int:
        """Send a request and give the status of its answer, whose head is read then; `known`: mark of the story."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._place.netloc}\r\nContent-Type: application/json\r\n"
        head += f"Teocalli-Story: {known}\r\n" if known else ""
        head += "".join(f"{name}: {value}\r\n" for name, value in self._headers.items())
        self._writer.write(head.encode() + f"Content-Length: {len(content)}\r\n\r\n".encode() + content)
        self.head = await self._reader.readuntil(b"\r\n\r\n")
        return int(self.head.split(b" ", 2)[1])

    async def body(self) -> bytes:
        """The body of the answer."""
        length = re.search(rb"content-length: (\d+)", self.head, re.IGNORECASE)
        return await self._reader.readexactly(int(length[1])) if length else b""

    async def line(self) -> bytes:
        """The next line of an answer that goes on; empty at its end."""
        return await self._reader.readline()


async def follow(address: str, game_id: str, measured: Measured) -> None:
    """Listen to the feed of a game, and count what it tells."""
    connection = await Connection(address).open()
    try:
        await connection.send("GET", f"/api/games/{game_id}/feed")
        while line := await connection.line():
            measured.notices += line.startswith(b"event: version")
    finally:
        connection.close()


@asynccontextmanager
async def followed(plan: Plan, game_id: str) -> AsyncIterator[None]:
    """Have so many clients follow a game."""
    clients = range(plan.clients)
    followers = [asyncio.create_task(follow(plan.address, game_id, plan.measured)) for _ in clients]
    try:
        yield
    finally:
        for follower in followers:
            follower.cancel()
        await asyncio.gather(*followers, return_exceptions=True)


class Start:
    """Everybody begins at once: when all games are open and followed. What was before is not measured."""

    def __init__(self, games: int) -> None:
        self._missing = games
        self._all = asyncio.Event()

    async def ready(self) -> None:
        """Wait for the others."""
        self._missing -= 1
        if self._missing <= 0:
            self._all.set()
        await self._all.wait()

    async def all_ready(self) -> None:
        """Wait for all."""
        await self._all.wait()


@dataclass
class Plan:
    """What is played: `seconds` from the start on; `pause`: seconds between two actions of a game."""

    address: str
    game: str
    clients: int
    seconds: float
    start: Start
    measured: Measured
    pause: float = 1.0
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(8))


async def play(plan: Plan, chooser: random.Random) -> None:
    """Play one game after the other with one action a second, until the end."""
    connection = await Connection(plan.address).open()
    end = math.inf
    try:
        while time.monotonic() < end:
            async with plan.opening:
                seats = [{"kind": "person"}] * (plan.clients or 4)
                new = {"game": plan.game, "seats": seats, "options": {}, "key": uuid.uuid4().hex}
                status = await connection.send("POST", "/api/games", new)
                view = await connection.body()
            if status != 201:
                plan.measured.refused += 1
                await asyncio.sleep(1)
                continue
            async with followed(plan, json.loads(view)["id"]):
                await plan.start.ready()
                connection.close()  # it may have rested for so long that the server has closed it
                connection = await Connection(plan.address).open()
                end = min(end, time.monotonic() + plan.seconds)
                await _act_on(connection, view, end, plan, chooser)
    finally:
        connection.close()


async def _act_on(connection: Connection, view: bytes, end: float, plan: Plan, chooser: random.Random) -> None:
    """Act again and again until the game is over; nobody acts at the same time as all the others."""
    measured = plan.measured
    game_id = json.loads(view)["id"]
    due = time.monotonic() + plan.pause * chooser.random()
    while due < end and LEGAL.search(view):
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        words = WORDS.findall(view, view.index(b'"legal":'))
        version = VERSION.search(view)
        assert version
        word = chooser.choice(words[:20]).decode()
        begun = time.perf_counter()
        request = {"version": int(version[1]), "word": word, "key": uuid.uuid4().hex}
        mark = STORY.search(view)
        known = mark[1].decode() if mark else ""
        status = await connection.send("POST", f"/api/games/{game_id}/actions", request, known)
        view = await connection.body()
        measured.seconds.append(time.perf_counter() - begun)
        if status != 200:
            measured.refused += 1
            return
        due = max(due + plan.pause, time.monotonic())


def memory_of(process: int) -> float:
    """Megabytes that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    return round(int(found[1]) / 1024, 1) if found else 0.0


def processor_of(process: int) -> float:
    """Seconds of processor time that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(
    address: str, process: int, *, games: int, clients: int, seconds: float, game: str, pause: float = 1.0
) -> dict[str, Any]:
    """Keep so many games going for so long, and give what came of it."""
    measured = Measured()
    plan = Plan(address, game, clients, seconds, Start(games), measured, pause)
    players = asyncio.gather(*(play(plan, random.Random(number)) for number in range(games)))
    await plan.start.all_ready()
    before, own = processor_of(process), time.process_time()
    watch = asyncio.create_task(_watch_memory(process, measured))
    await players
    measured.processor = processor_of(process) - before
    measured.own_processor = time.process_time() - own
    watch.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await watch
    return measured.told(seconds)


async def _watch_memory(process: int, measured: Measured) -> None:
    while True:
        measured.memory.append(memory_of(process))
        await asyncio.sleep(MEMORY_SECONDS)


def main() -> None:
    """Measure as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_load", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="uxmal")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two actions of a game; 0: none")
    parser.add_argument("--database", default="", help="PostgreSQL instead of SQLite in a temporary folder")
    chosen: dict[str, Any] = vars(parser.parse_args())
    with TemporaryDirectory() as folder, server(Path(folder), chosen.pop("database")) as (address, process):
        print(json.dumps(asyncio.run(load(address, process, **chosen))))


if __name__ == "__main__":
    main()
