"""A server that is killed again and again while a tournament is played: nothing that it acknowledged may be lost, and
no round, table or entrant may be there twice (R-09, R-25).

The command `make kill` does it, too; each kill takes about two seconds.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable
from itertools import chain, count
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from teocalli.store import TOURNAMENT_MARK, Store, database_url
from teocalli.store.schema import GAMES, TOURNAMENT_EVENTS
from teocalli.tournaments.tournament import PAIRED, PLACED
from tests.server.killed import LAST_LOOK, PATIENCE, add_arguments, databases, watched_kills
from tests.server.people import PUBLIC
from tests.server.program import program
from tests.server.table_client import new_key, open_http

Told = dict[str, Any]

ROUNDS = 30
ENTRANTS = 5
"""So many play at a time: at two tables, and one sits out."""


class Person:
    """Somebody with cookies of their own, which outlive the server."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._cookies = httpx.Cookies()

    def ask(self, address: str, method: str, path: str, **more: Any) -> Told:
        """The answer to a request, which must be no refusal. Raises `TransportError` where the server is gone."""
        with open_http(address, timeout=PATIENCE, cookies=self._cookies) as http:
            answer = http.request(method, path, **more)
            while answer.status_code == 429:
                time.sleep(0.2)
                answer = http.request(method, path, **more)
            assert answer.status_code in (200, 201), answer.text
            self._cookies.update(http.cookies)
            told: Told = answer.json()
            return told

    def meet(self, address: str) -> None:
        """Be known by a name."""
        self.ask(address, "POST", "/api/me", json={"name": self.name})


class Cup:
    """A tournament that somebody directs, and all that the server has acknowledged about it."""

    def __init__(self, chooser: random.Random) -> None:
        self.host = Person("Host")
        self.id: str | None = None
        self.answers = 0
        self._key = new_key()
        self._chooser = chooser
        self._secret: str | None = None
        self._names = (f"Person {number}" for number in count(1))
        self._entered: set[str] = set()
        self._withdrawn: set[int] = set()
        self._rounds: list[Told] = []
        # What was asked for and not answered: who asks, where, and what.
        self._under_way: tuple[Person, str, Told] | None = None

    @property
    def over(self) -> bool:
        """Whether its last round was made."""
        return len(self._rounds) >= ROUNDS

    def go_on(self, address: str) -> None:
        """Open it if need be, and let people come and go until the server is gone, or there is nothing more to do."""
        try:
            self._open(address)
            while not self.over:
                self._step(address, self.look(address))
        except httpx.TransportError:
            return

    def _open(self, address: str) -> None:
        if self._secret is None:
            self.host.meet(address)
            rules = {"kind": "swiss", "rounds": ROUNDS, "late": ROUNDS, "absent": "lose", "bot": "random"}
            wish = {"name": "Cup", "game": "uxmal", "key": self._key, **rules}
            self.id = self.host.ask(address, "POST", "/api/tournaments", json=wish)["id"]
            invited = self.host.ask(address, "POST", f"/api/tournaments/{self.id}/invitations", json={})
            self._secret = invited["address"].partition("#")[2]

    def _step(self, address: str, told: Told) -> None:
        """Somebody comes as long as there are few; then somebody at a table that is played withdraws."""
        here = [each["number"] for each in told["entrants"] if not each["gone"]]
        if len(here) < ENTRANTS:
            self._come(address, Person(next(self._names)))
        elif told["status"] == "open":
            self._ask(address, self.host, "rounds", {"do": "start", "key": new_key()})
        else:
            playing = [table["entrants"] for table in told["rounds"][-1]["tables"] if not table["finished"]]
            if playing:
                leaving = self._chooser.choice(self._chooser.choice(playing))
                if leaving in here:
                    self._ask(address, self.host, "withdrawals", {"entrant": leaving, "key": new_key()})

    def _come(self, address: str, person: Person) -> None:
        person.meet(address)
        person.ask(address, "POST", "/api/invitations", json={"secret": self._secret})
        self._ask(address, person, "entrants", {"name": person.name, "key": new_key()})

    def _ask(self, address: str, person: Person, what: str, body: Told) -> None:
        self._under_way = (person, what, body)
        person.ask(address, "POST", f"/api/tournaments/{self.id}/{what}", json=body)
        self._under_way = None
        self.answers += 1
        if what == "entrants":
            self._entered.add(body["name"])
        elif what == "withdrawals":
            self._withdrawn.add(body["entrant"])

    def look(self, address: str) -> Told:
        """The tournament, in which everything must be that was seen or acknowledged before."""
        acknowledged = set(self._entered), set(self._withdrawn)
        told = self.host.ask(address, "GET", f"/api/tournaments/{self.id}")
        names = [each["name"] for each in told["entrants"]]
        assert len(names) == len(set(names)), names
        assert acknowledged[0] <= set(names)
        assert acknowledged[1] <= {each["number"] for each in told["entrants"] if each["gone"]}
        assert len(told["rounds"]) >= len(self._rounds)
        for before, now in zip(self._rounds, told["rounds"], strict=False):
            assert_goes_on(before, now)
        self._rounds = told["rounds"]
        return told

    def wait_for_tables(self, address: str) -> None:
        """Wait until all tables of the last round are open."""
        end = time.monotonic() + PATIENCE
        while any(table["game"] is None for each in self.look(address)["rounds"][-1:] for table in each["tables"]):
            assert time.monotonic() < end, "the tables are not opened"
            time.sleep(0.1)

    def look_after_a_fall(self, address: str) -> None:
        """See that nothing is lost; what was under way is asked for again, twice, and done once."""
        if self.id is None:
            return
        self.look(address)
        if self._under_way is not None:
            person, what, body = self._under_way
            for _ in range(2):
                self._ask(address, person, what, body)
            self.look(address)


def assert_goes_on(before: Told, now: Told) -> None:
    """A round has the same tables, and what was known of them is so still."""
    assert now["byes"] == before["byes"]
    assert len(now["tables"]) == len(before["tables"])
    for old, new in zip(before["tables"], now["tables"], strict=True):
        assert new["entrants"] == old["entrants"]
        assert old["game"] in (None, new["game"])
        assert old["outcome"] in (None, new["outcome"])


def kill_again_and_again(data: Path, kills: Iterable[int], chooser: random.Random, database: str | None = None) -> int:
    """Start a server and kill it while a tournament is played; how many requests it acknowledged."""
    cup, acknowledged, port = Cup(chooser), 0, free_port()
    address = f"http://127.0.0.1:{port}"
    more = () if database is None else ("--database", database)
    for number in chain(kills, [LAST_LOOK]):
        with program(data, "--port", str(port), "--public-url", PUBLIC, *more) as server:
            cup.look_after_a_fall(address)
            if number == LAST_LOOK:
                cup.wait_for_tables(address)
                break
            if cup.over:
                acknowledged, cup = acknowledged + cup.answers, Cup(chooser)
            _direct_until(cup, address, chooser, lambda: server.end(signal.SIGKILL))
    assert_nothing_twice(database or database_url(data))
    return acknowledged + cup.answers


def _direct_until(cup: Cup, address: str, chooser: random.Random, kill: Callable[[], object]) -> None:
    """Let the tournament go on until some requests were acknowledged and some time has passed, in which the server
    makes rounds and opens tables; then kill the server.
    """
    thread = threading.Thread(target=cup.go_on, args=(address,))
    thread.start()
    wanted, end = cup.answers + chooser.randint(1, 8), time.monotonic() + PATIENCE
    while cup.answers < wanted and thread.is_alive():
        assert time.monotonic() < end, "the server gives too few answers"
        time.sleep(0.002)
    time.sleep(chooser.uniform(0, 0.1))
    kill()
    thread.join()


def free_port() -> int:
    """A port that nobody has: who serves people at a public address does not say which one it took."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def assert_nothing_twice(database: str) -> None:
    """As many games as tables, and no table that was placed twice."""
    store = Store(database)
    with store.reading() as connection:
        games = connection.execute(select(GAMES.c.host).where(GAMES.c.host.startswith(TOURNAMENT_MARK))).all()
        columns = TOURNAMENT_EVENTS.c.tournament_id, TOURNAMENT_EVENTS.c.kind, TOURNAMENT_EVENTS.c.payload
        events = [
            (row.tournament_id, row.kind, json.loads(row.payload)) for row in connection.execute(select(*columns))
        ]
    store.close()
    tables = sum(len(payload["tables"]) for _, kind, payload in events if kind == PAIRED)
    placed = [(cup, payload["round"], payload["table"]) for cup, kind, payload in events if kind == PLACED]
    assert len(games) == tables == len(placed) == len(set(placed))


def main() -> None:
    """Kill the server as often as is asked for, on each database that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.killed_tournament", description=__doc__)
    add_arguments(parser)
    chosen = parser.parse_args()
    for kind, folder, address in databases(chosen):
        kills = watched_kills(kind, chosen.times)
        asked = kill_again_and_again(folder, kills, random.Random(chosen.seed), address)
        print(f"{kind}: killed {chosen.times} times, {asked} requests about tournaments, none lost", flush=True)


if __name__ == "__main__":
    main()
