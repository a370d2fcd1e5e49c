"""What people decide together, by the API: asked, answered, once only, and still asked after a restart."""

from __future__ import annotations

from pathlib import Path

import httpx

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.server.people import PUBLIC, Somebody, gathered
from tests.server.table_client import View, new_key, refused


def seated(people: list[Somebody]) -> View:
    """Lina opens a table and Omar comes; Lina's first turn is over."""
    lina, omar = people[:2]
    lina.tell_name("Lina")
    game_id = lina.open_table(first_player="seat_0")["id"]
    omar.come(lina.link(game_id), "Omar")
    view = lina.view(game_id)
    while view["to_move"] == 0:
        view = lina.act(view, view["legal"][0]["word"])
    return view


def ask(somebody: Somebody, view: View, key: str | None = None) -> httpx.Response:
    """The answer to the wish to undo one's last decision."""
    body = {"what": "undo", "about": view["undo"]["propose"], "key": key or new_key()}
    return somebody.http.post(f"/api/games/{view['id']}/proposals", json=body)


def answer(somebody: Somebody, view: View, said: str, key: str | None = None) -> httpx.Response:
    """The answer to an answer."""
    body = {"number": view["proposal"]["number"], "answer": said, "key": key or new_key()}
    return somebody.http.post(f"/api/games/{view['id']}/answers", json=body)


def test_asked_before_a_restart_and_agreed_after_it(tmp_path: Path) -> None:
    """R-03, R-25: one effect of repeated requests, who only watches sees it and decides nothing."""
    hosting = Hosting(PUBLIC)
    with gathered(create_app(tmp_path, hosting=hosting), 3) as (lina, omar, zoe):
        view = seated([lina, omar])
        zoe.follow(lina.link(view["id"], "spectator"))
        key = new_key()
        asked = lina.taken(ask(lina, view, key))
        assert lina.taken(ask(lina, view, key))["version"] == asked["version"]
        assert zoe.view(view["id"])["proposal"] == asked["proposal"]
        assert zoe.view(view["id"])["undo"]["propose"] is None
        refused(answer(zoe, asked, "yes"), 403, "error-not-seated")
        refused(answer(lina, asked, "yes"), 409, "error-proposal-not-asked")
        refused(answer(omar, asked, "withdraw"), 403, "error-proposal-not-own")
        cookies = [dict(somebody.http.cookies) for somebody in (lina, omar)]
    with gathered(create_app(tmp_path, hosting=hosting), 2) as (lina, omar):
        for somebody, known in zip((lina, omar), cookies, strict=True):
            somebody.http.cookies.update(known)
        assert omar.view(view["id"])["proposal"] == asked["proposal"]
        key = new_key()
        after = omar.taken(answer(omar, asked, "yes", key))
        assert omar.taken(answer(omar, asked, "yes", key))["version"] == after["version"]
        assert (after["n"], after["to_move"], after["agreed"]) == (view["undo"]["propose"], 0, [after["n"]])
        assert after["proposal"] is None
        body = refused(answer(omar, asked, "no"), 409, "error-proposal-over")
        assert body["view"]["version"] == after["version"]
        view = lina.view(view["id"])
        assert view["legal"]
        while view["to_move"] == 0:
            view = lina.act(view, view["legal"][0]["word"])
        asked = lina.taken(ask(lina, view))
        told = omar.taken(answer(omar, asked, "no"))
        assert told["proposal"]["outcome"] == "refused"
        refused(ask(lina, view), 409, "error-proposal-refused")
