"""Many games of bots at one server: who had to stand in, and how quickly everything else is answered meanwhile.

`python -m bench.bot_load [--games 8] [--bot level:6] [--seconds 300]` prints JSON. On a sound server nobody stands in.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import httpx

PAUSE = 0.25
"""Seconds between two looks at the list."""


@contextmanager
def server(data: Path) -> Iterator[httpx.Client]:
    """A server in a process of its own, and a client of it."""
    command = [sys.executable, "-c", SERVE.format(data=str(data))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            with httpx.Client(base_url=address, timeout=120, verify=False) as http:
                yield http
        finally:
            process.terminate()


SERVE = """
from teocalli.server.app import create_app
from teocalli.server.launch import StoppableServer, address_of, listen
with listen("127.0.0.1", 0) as listener:
    print(address_of(listener), flush=True)
    StoppableServer(create_app({data!r})).run(sockets=[listener])
"""


def new_game(http: httpx.Client, game: str, bot: str) -> str:
    """Begin a game of two bots and give its id."""
    seats = [{"kind": "bot", "bot": bot}] * 2
    answer = http.post("/api/games", json={"game": game, "seats": seats, "options": {}, "key": uuid.uuid4().hex})
    answer.raise_for_status()
    game_id: str = answer.json()["id"]
    return game_id


def load(data: Path, *, games: int, bot: str, game: str, seconds: float) -> dict[str, Any]:
    """Keep so many games going for so long, each followed by another when it is over; give what came of it."""
    starts: list[float] = []
    lists: list[float] = []
    with server(data) as http:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begun = time.monotonic()
            running = [each for each in _list(http) if each["status"] == "running"]
            lists.append(time.monotonic() - begun)
            for _ in range(games - len(running)):
                begun = time.monotonic()
                new_game(http, game, bot)
                starts.append(time.monotonic() - begun)
            time.sleep(PAUSE)
    return {"decisions": _words(data, "bot"), "stand_ins": _words(data, "stand-in"), **_told(list=lists, start=starts)}


def _list(http: httpx.Client) -> list[dict[str, Any]]:
    answer = http.get("/api/games?limit=100")
    answer.raise_for_status()
    listed: list[dict[str, Any]] = answer.json()["games"]
    return listed


def _words(data: Path, origin: str) -> int:
    """Number of stored words that were chosen so."""
    with closing(sqlite3.connect(data / "teocalli.sqlite3")) as database:
        query = "SELECT count(*) FROM events WHERE kind = 'action' AND json_extract(payload, '$.by') = ?"
        return int(database.execute(query, [origin]).fetchone()[0])


def _told(**seconds: list[float]) -> dict[str, float]:
    told = {}
    for name, each in seconds.items():
        told[f"{name}_median"], told[f"{name}_longest"] = round(median(each), 4), round(max(each), 4)
    return told


def main() -> None:
    """Measure as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench.bot_load", description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--bot", default="level:6")
    parser.add_argument("--game", default="uxmal")
    parser.add_argument("--seconds", type=float, default=300)
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        print(json.dumps(load(Path(folder), **vars(chosen))))


if __name__ == "__main__":
    main()
