"""Moves that the server takes beside boardgame.io's own server, on an equal task: `python -m bench.turn_taking`.

Tables of four take counters from heaps in turn, one at a time, each move as soon as all four clients know of the one
before; a match has 18 moves, or 300, about as many as one of Teotihuacan has decisions. Both servers push what is new
to every client. Ours stores each move safely on the disk before it says so; boardgame.io keeps matches in memory, or
in files by its own `FlatFile`, which does not wait for the disk; it is measured both ways. All play on one machine in
the same run, a round of one after a round of the other; what counts is the processor time of the servers, which
depends little on what else the machine does.

It needs Node with npm, and installs boardgame.io into `bench/.boardgame_io`. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.long_heap import PILES
from bench.server_load import Connection, processor_of, server
from teocalli.games.heap.game import SIZES

PLAYERS = 4
THEIRS = Path(__file__).with_name("boardgame_io.cjs")
OPENED_AT_ONCE = 8
VERSION = "0.50.2"
STORAGE_VERSION = "3"
"""Of node-persist, with which boardgame.io keeps matches in files."""
FOLDER = Path(__file__).with_name(".boardgame_io")


@dataclass(frozen=True)
class Heaps:
    """A game of heaps: where ours is, and its piles."""

    place: str
    piles: tuple[int, ...]


SHORT = Heaps("teocalli.games.heap.game:HeapGame", SIZES["large"])
LONG = Heaps("bench.long_heap:LongHeap", PILES)


def prepare() -> None:
    """Install boardgame.io, if it is not there yet. Raises `OSError` or `CalledProcessError` where that fails."""
    if not (FOLDER / "node_modules" / "node-persist").is_dir():
        FOLDER.mkdir(exist_ok=True)
        packages = [f"boardgame.io@{VERSION}", f"node-persist@{STORAGE_VERSION}"]
        command = ["npm", "install", "--prefix", str(FOLDER), "--no-audit", "--no-fund", *packages]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


class Client:
    """One of those who follow a table, with what it was told last."""

    def __init__(self, feed: Connection) -> None:
        self._feed = feed
        self.view: dict[str, Any] = {}

    async def hear(self, version: int) -> None:
        """Wait until it knows a version of the game."""
        while self.view.get("version", 0) < version:
            line = await self._feed.line()
            if line.startswith(b'data: {"id"'):
                self.view = json.loads(line[6:])


async def open_table(address: str, opening: asyncio.Semaphore) -> tuple[Connection, list[Client]]:
    """A table with four clients that follow it, and the connection by which all of them move."""
    async with opening:
        connection = await Connection(address).open()
        seats = [{"kind": "person"}] * PLAYERS
        new = {"game": "heap", "seats": seats, "options": {"size": "large"}, "key": uuid.uuid4().hex}
        assert await connection.send("POST", "/api/games", new) == 201
        view = json.loads(await connection.body())
        clients = []
        for _ in range(PLAYERS):
            feed = await Connection(address).open()
            await feed.send("GET", f"/api/games/{view['id']}/feed?views=true")
            clients.append(Client(feed))
            await clients[-1].hear(view["version"])
        return connection, clients


async def play_out(connection: Connection, clients: list[Client]) -> int:
    """Play a game to its end; gives the number of moves."""
    moves = 0
    while (view := clients[0].view)["status"] == "running":
        word = next(each["word"] for each in view["legal"] if each["word"].endswith(":1"))
        request = {"version": view["version"], "word": word, "key": uuid.uuid4().hex}
        mark = view["story"]["mark"]
        assert await connection.send("POST", f"/api/games/{view['id']}/actions", request, mark) == 200
        version = json.loads(await connection.body())["version"]
        await asyncio.gather(*(client.hear(version) for client in clients))
        moves += 1
    return moves


async def our_round(address: str, process: int, tables: int) -> tuple[int, float]:
    """Moves of a round, and the server's processor time for them."""
    opening = asyncio.Semaphore(OPENED_AT_ONCE)
    opened = await asyncio.gather(*(open_table(address, opening) for _ in range(tables)))
    before = processor_of(process)
    moves = sum(await asyncio.gather(*(play_out(*each) for each in opened)))
    return moves, processor_of(process) - before


@contextmanager
def their_server(environment: dict[str, str], files: Path | None = None) -> Iterator[tuple[str, int]]:
    """boardgame.io's server: its port and its process. `files`: where it keeps matches, by default in memory."""
    command = ["node", str(THEIRS), "serve"]
    environment = environment | ({} if files is None else {"FLATFILE_DIR": str(files)})
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield next(line for line in process.stdout if line.startswith("port ")).split()[1], process.pid
        finally:
            process.terminate()


def their_round(port: str, process: int, tables: int, environment: dict[str, str]) -> tuple[int, float]:
    """Moves of a round of boardgame.io, and its server's processor time for them."""
    command = ["node", str(THEIRS), "play", port, str(tables)]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=environment, **pipes) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        assert playing.stdout.readline() == "ready\n"
        before = processor_of(process)
        playing.stdin.write("\n")
        playing.stdin.flush()
        moves = int(playing.stdout.readline())
        return moves, processor_of(process) - before


def compare(heaps: Heaps, tables: int, rounds: int, environment: dict[str, str]) -> dict[str, float]:
    """Moves per second of processor time, by the median of all rounds but the first, which warms all up."""
    environment = environment | {"HEAP_PILES": json.dumps(heaps.piles)}
    took: list[tuple[float, ...]] = []
    with (
        TemporaryDirectory() as folder,
        TemporaryDirectory() as files,
        server(Path(folder), games=(heaps.place,)) as (address, our_process),
        their_server(environment) as in_memory,
        their_server(environment, Path(files)) as in_files,
    ):
        for _ in range(rounds + 1):
            ours = asyncio.run(our_round(address, our_process, tables))
            theirs = [their_round(*each, tables, environment) for each in (in_memory, in_files)]
            took.append(tuple(1000 * seconds / moves for moves, seconds in (ours, *theirs)))
    ours, memory, stored = (statistics.median(rounds) for rounds in zip(*took[1:], strict=True))
    return {
        "teocalli": round(1000 / ours),
        "boardgame_io_in_memory": round(1000 / memory),
        "boardgame_io_in_files": round(1000 / stored),
        "ratio_in_memory": round(memory / ours, 2),
        "ratio_in_files": round(stored / ours, 2),
    }


def main() -> None:
    """Measure as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench.turn_taking", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    try:
        prepare()
    except (OSError, subprocess.CalledProcessError) as error:
        parser.error(f"boardgame.io cannot be installed: {error}. Node with npm must be there.")
    environment = dict(os.environ, BOARDGAME_IO=str(FOLDER))
    found = {
        f"{what}, {sum(heaps.piles)} moves": value
        for heaps in (SHORT, LONG)
        for what, value in compare(heaps, chosen.tables, chosen.rounds, environment).items()
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
