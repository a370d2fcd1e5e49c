"""A server that is killed again and again while it works: nothing that it acknowledged may be lost (R-09, R-25, R-28).

The command `make kill` does it a thousand times on SQLite and on PostgreSQL; each kill takes about two seconds.
"""

from __future__ import annotations

import argparse
import random
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import Any

import httpx

from teocalli.cli.standings import progress_bar
from tests.server.program import program
from tests.server.table_client import GREEDY, PERSON, RANDOM, TableClient, View, new_key, open_http
from tests.store.postgresql import running

TABLES = ([PERSON, RANDOM], [GREEDY, PERSON, RANDOM], [PERSON, PERSON], [PERSON, RANDOM])
"""Who sits at the tables that are played at the same time."""
PATIENCE = 100.0
"""Seconds that a slow machine may take for some answers."""
LAST_LOOK = -1
"""Stands where the number of a kill does: nobody is killed any more."""


class Player:
    """Who plays at one table, and remembers what the server has acknowledged."""

    def __init__(self, view: View, chooser: random.Random) -> None:
        self.known = view
        self.answers = 0
        self._chooser = chooser
        self._under_way: dict[str, Any] | None = None
        self._sent_at = 0

    def play(self, address: str) -> None:
        """Play until the server is gone, or the game is over."""
        try:
            with open_http(address, timeout=PATIENCE) as http:
                while self.known["status"] == "running":
                    self._move(TableClient(http))
        except httpx.TransportError:
            return

    def _move(self, client: TableClient) -> None:
        view = client.view(self.known["id"])
        if not view["legal"]:
            self.known = view
            return
        word = self._chooser.choice(view["legal"])["word"]
        self._under_way, self._sent_at = {"version": view["version"], "word": word, "key": new_key()}, view["n"]
        self._send(client)

    def _send(self, client: TableClient) -> None:
        answer = client.http.post(f"/api/games/{self.known['id']}/actions", json=self._under_way)
        if answer.status_code == 200:
            self.known = answer.json()
            self.answers += 1
        self._under_way = None

    def look(self, client: TableClient) -> None:
        """See that all that was acknowledged is there; what was under way is sent again, and done once."""
        known, now = self.known, client.view(self.known["id"])
        assert now["version"] >= known["version"], f"version {known['version']} became {now['version']}"
        words, before = ([(entry["n"], entry["word"]) for entry in view["log"]] for view in (now, known))
        assert words[: len(before)] == before
        assert client.positions(known["id"], known["n"], known["n"])[0]["hash"] == known["hash"]
        assert now["seed_hash"] == known["seed_hash"]
        if self._under_way is not None:
            self._finish(client, self._under_way)

    def _finish(self, client: TableClient, request: dict[str, Any]) -> None:
        """Send what was under way again, and once more."""
        for _ in range(2):
            self.known = client.taken(client.http.post(f"/api/games/{self.known['id']}/actions", json=request))
        words = {entry["n"]: entry["word"] for entry in self.known["log"]}
        assert words[self._sent_at + 1] == request["word"]
        self._under_way = None


def kill_again_and_again(data: Path, kills: Iterable[int], chooser: random.Random, *arguments: str) -> int:
    """Start a server and kill it in the midst of its work, and look after the last time what is there; gives the number
    of moves it acknowledged.
    """
    players: list[Player] = []
    acknowledged = 0
    for number in chain(kills, [LAST_LOOK]):
        with program(data, "--port", "0", *arguments) as server, open_http(server.address, timeout=PATIENCE) as http:
            client = TableClient(http)
            for player in players:
                player.look(client)
            if number == LAST_LOOK:
                break
            players = [player for player in players if player.known["status"] == "running"]
            players += [Player(client.create(TABLES[len(players)]), chooser) for _ in range(len(TABLES) - len(players))]
            acknowledged -= sum(player.answers for player in players)
            _play_until(players, server.address, chooser, lambda: server.end(signal.SIGKILL))
            acknowledged += sum(player.answers for player in players)
    return acknowledged


def _play_until(players: list[Player], address: str, chooser: random.Random, kill: Callable[[], object]) -> None:
    """Let everybody play until some moves were acknowledged and some time has passed; then kill the server."""
    threads = [threading.Thread(target=player.play, args=(address,)) for player in players]
    for thread in threads:
        thread.start()
    wanted = sum(player.answers for player in players) + chooser.randint(1, 25)
    end = time.monotonic() + PATIENCE
    while sum(player.answers for player in players) < wanted and any(thread.is_alive() for thread in threads):
        assert time.monotonic() < end, "the server gives too few answers"
        time.sleep(0.002)
    time.sleep(chooser.uniform(0, 0.02))
    kill()
    for thread in threads:
        thread.join()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be chosen."""
    parser.add_argument("--times", type=int, default=1000, help="how often on each database (default: 1000)")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="only this one")
    parser.add_argument("--seed", type=int, default=time.time_ns(), help="of the moments and of what is played")


def watched_kills(kind: str, times: int) -> Iterator[int]:
    """The numbers of the kills on a database, with a bar if a person is there to see it."""
    with progress_bar(kind, times) as move_on:
        for number in range(times):
            yield number
            move_on(1)


def databases(chosen: argparse.Namespace) -> Iterator[tuple[str, Path, str | None]]:
    """Each database that is asked for: what it is, a folder, and an address if it does not lie there."""
    print(f"seed {chosen.seed}", flush=True)
    for kind in [chosen.database] if chosen.database else ["sqlite", "postgresql"]:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
            address = stack.enter_context(running(Path(folder) / "database")) if kind == "postgresql" else None
            yield kind, Path(folder), address


def main() -> None:
    """Kill the server as often as is asked for, on each database that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.killed", description=__doc__)
    add_arguments(parser)
    chosen = parser.parse_args()
    for kind, folder, address in databases(chosen):
        more = () if address is None else ("--database", address)
        kills = watched_kills(kind, chosen.times)
        moves = kill_again_and_again(folder, kills, random.Random(chosen.seed), *more)
        print(f"{kind}: killed {chosen.times} times, {moves} acknowledged moves, none lost", flush=True)


if __name__ == "__main__":
    main()
