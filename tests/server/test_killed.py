"""The server dies, or the network is cut: what was acknowledged is there, what was asked for is done once."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from teocalli.server import create_app
from tests.server import killed_tournament
from tests.server.killed import kill_again_and_again
from tests.server.running import serving
from tests.server.table_client import PERSON, TableClient, new_key, open_http
from tests.store.postgresql import new_database


def test_what_was_acknowledged_survives_being_killed_at_any_moment(tmp_path: Path) -> None:
    """R-09."""
    assert kill_again_and_again(tmp_path, range(2), random.Random(time.time_ns())) >= 2


def test_so_it_does_on_postgresql(tmp_path: Path, postgresql: str) -> None:
    """R-09."""
    address = new_database(postgresql, "killed")
    assert kill_again_and_again(tmp_path, range(1), random.Random(time.time_ns()), "--database", address) >= 1


@pytest.mark.long
def test_a_tournament_survives_being_killed_at_any_moment(tmp_path: Path) -> None:
    """R-09: no round, table or entrant is there twice."""
    assert killed_tournament.kill_again_and_again(tmp_path, range(12), random.Random(time.time_ns())) >= 12


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests that cut the network."""
    with serving(create_app(tmp_path_factory.mktemp("cut"))) as running_at:
        yield running_at


STEPS = ("nothing", "half the head", "the head", "half the body", "all", "all and half the answer")


def sent(step: str, head: bytes, body: bytes) -> bytes:
    """What has arrived at the server when the network is cut at a step."""
    return {
        "nothing": b"",
        "half the head": head[: len(head) // 2],
        "the head": head,
        "half the body": head + body[: len(body) // 2],
    }.get(step, head + body)


@pytest.mark.parametrize("step", STEPS)
def test_the_network_is_cut_at_each_step_of_a_request(address: str, step: str) -> None:
    """R-25, R-28: it has one effect or none, and one in the end."""
    place = urlsplit(address)
    with open_http(address) as http:
        client = TableClient(http)
        view = client.create([PERSON, PERSON])
        request = {"version": view["version"], "word": "build", "key": new_key()}
        path, body = f"/api/games/{view['id']}/actions", json.dumps(request).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        ).encode()
        with socket.create_connection((str(place.hostname), place.port or 80)) as connection:
            connection.sendall(sent(step, head, body))
            if step == "all and half the answer":
                assert connection.recv(100)
        assert client.view(view["id"])["version"] in (1, 3)
        if step not in ("all", "all and half the answer"):
            assert client.view(view["id"])["version"] == 1
        for _ in range(2):
            after = client.taken(http.post(path, json=request))
        assert (after["version"], after["log"][0]["word"]) == (3, "build")
