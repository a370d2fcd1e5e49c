"""People at a server, each with a browser's cookies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
from fastapi import FastAPI

from tests.server.running import serving
from tests.server.table_client import PERSON, TableClient, View, new_key, open_http

PUBLIC = "http://games.test"


class Somebody(TableClient):
    """A person, or somebody unknown, who asks the server."""

    def tell_name(self, name: str | None = None) -> None:
        """Be known from now on."""
        answer = self.http.post("/api/me", json={} if name is None else {"name": name})
        assert answer.status_code == 200, answer.text

    def open_table(self, seats: int = 2, *, public: bool = False, **options: object) -> View:
        """Open a table with seats for others."""
        body = {"game": "uxmal", "seats": [PERSON] * seats, "options": options, "public": public, "key": new_key()}
        return self.taken(self.http.post("/api/games", json=body), 201)

    def link(self, game_id: str, kind: str = "player") -> str:
        """The secret of a new invitation."""
        answer = self.http.post(f"/api/games/{game_id}/invitations", json={"kind": kind})
        assert answer.status_code == 200, answer.text
        shared = answer.json()
        assert shared["qr"].startswith("data:image/svg+xml")
        address, _, secret = shared["address"].partition("#")
        assert address == f"{PUBLIC}/join"
        return str(secret)

    def follow(self, secret: str) -> httpx.Response:
        """The answer to an invitation's secret."""
        return self.http.post("/api/invitations", json={"secret": secret})

    def sit(self, game_id: str, name: str, seat: int | None = None, key: str | None = None) -> httpx.Response:
        """The answer to the wish for a seat."""
        body = {"name": name, "seat": seat, "key": key or new_key()}
        return self.http.post(f"/api/games/{game_id}/seats", json=body)

    def come(self, secret: str, name: str) -> View:
        """Follow an invitation and take a seat."""
        game_id = self.follow(secret).json()["game"]
        return self.taken(self.sit(game_id, name))


@contextmanager
def gathered(app: FastAPI, count: int) -> Iterator[list[Somebody]]:
    """Serve an app, and give so many who ask it, each with cookies of their own."""
    with serving(app) as address, ExitStack() as stack:
        yield [Somebody(stack.enter_context(open_http(address))) for _ in range(count)]


def mover(people: list[Somebody], game_id: str) -> Somebody:
    """Who of these is to move."""
    for somebody in people:
        view = somebody.view(game_id)
        if view["viewer"] == view["to_move"]:
            return somebody
    raise AssertionError("nobody is to move")
