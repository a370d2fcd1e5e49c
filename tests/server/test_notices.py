"""People who are not looking are told that they are asked: once at each device, sealed, and nobody else."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02, b64urlencode

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from teocalli.server.limits import ALLOWED, Allowance
from teocalli.server.notice_sender import SIGNATURE, fate_of, signature
from teocalli.server.outside import Reply
from tests.server.people import PUBLIC, Somebody, gathered
from tests.server.post_office import Browser, PostOffice, post_office
from tests.server.table_client import new_key, refused

PEOPLE = ("Lina", "Omar", "Zoë")


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostOffice]:
    """A post office for all tests here."""
    with post_office(tmp_path_factory.mktemp("office")) as found:
        yield found


@pytest.fixture(scope="module")
def people(office: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Somebody]]:
    """Lina, Omar and Zoë, at a server that tells at once what it would tell after a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ALLOWED, "link", (Allowance(1000, 100), Allowance(1000, 100)))
        patch.setattr("teocalli.store.outbox.REST_MS", 0)
        patch.setattr("teocalli.server.messenger.LOOK_SECONDS", 0.02)
        patch.setattr("teocalli.server.messenger.WAITS", (0, 0))
        app = create_app(tmp_path_factory.mktemp("notices"), hosting=Hosting(PUBLIC), outside=office.way())
        with gathered(app, len(PEOPLE)) as found:
            for somebody, name in zip(found, PEOPLE, strict=True):
                somebody.tell_name(name)
            yield found


@pytest.fixture(autouse=True)
def cleared(people: list[Somebody], office: PostOffice) -> Iterator[None]:
    """Nobody wants notices at first."""
    yield
    for somebody in people:
        for where in ("device", "webhook"):
            assert somebody.http.delete(f"/api/me/notices/{where}").status_code == 200
    office.status.clear()


def subscribe(who: Somebody, browser: Browser, language: str = "de") -> dict[str, Any]:
    """Want notices at a browser."""
    body = browser.subscription | {"language": language}
    return dict(who.taken(who.http.post("/api/me/notices/device", json=body)))


def hook(who: Somebody, address: str) -> httpx.Response:
    """The answer to the wish for a webhook."""
    return who.http.post("/api/me/notices/webhook", json={"address": address, "language": "en"})


def begin(people: list[Somebody], **more: object) -> str:
    """A game of Lina and Omar in which Omar begins."""
    lina, omar, _ = people
    seats = [{"kind": "person"}] * 2
    body = {"game": "uxmal", "seats": seats, "options": {"first_player": "seat_0"}, "public": True, "key": new_key()}
    view = omar.taken(omar.http.post("/api/games", json=body | more), 201)
    return str(lina.taken(lina.sit(view["id"], "Lina"))["id"])


def play_turn(who: Somebody, game: str) -> None:
    """Play somebody's turn to its end."""
    view = who.view(game)
    while view["to_move"] == view["viewer"]:
        view = who.act(view, view["legal"][0]["word"])


def read_to_version(feed: httpx.Response) -> Iterator[str]:
    """Read a feed until it tells the game's version, for then somebody looks; with the lines it ends."""
    lines = feed.iter_lines()
    while next(lines) != "event: version":
        pass
    return lines


def test_a_browser_is_told_sealed_and_signed_in_its_language(people: list[Somebody], office: PostOffice) -> None:
    browser, other = Browser(office, "/omar"), Browser(office, "/other")
    told = subscribe(people[1], browser)
    assert (told["here"], told["devices"], told["webhook"]) == ("de", 1, None)
    game = begin(people, clock={"kind": "turn", "seconds": 3600, "increment": 0})
    (parcel,) = office.parcels("/omar")
    notice = browser.read(parcel)
    assert notice["title"] == "Uxmal: Du bist am Zug"
    assert notice["body"] == "Mit Lina. Du hast Zeit bis {until}."
    assert notice["path"] == f"/game/{game}"
    assert notice["until"] == people[1].view(game)["clock"]["deadline"]
    assert b"Uxmal" not in parcel.body
    with pytest.raises(Exception, match="Decryption"):
        other.read(parcel)
    assert Vapid02.verify(parcel.headers["authorization"])
    assert told["key"] in parcel.headers["authorization"]
    assert 3000 < int(parcel.headers["ttl"]) <= 3600
    assert len(parcel.headers["topic"]) <= 32


def test_a_webhook_is_told_signed_and_only_what_is_meant_for_it(people: list[Somebody], office: PostOffice) -> None:
    omar = people[1]
    made = omar.taken(hook(omar, office.address("/hook")), 201)
    assert made["secret"] not in omar.http.get("/api/me/notices").text
    assert omar.taken(omar.http.post("/api/me/notices/trials", json={"to": "webhook"})) == {"fate": "delivered"}
    game = begin(people, clock={"kind": "turn", "seconds": 3600, "increment": 0})
    trial, parcel = office.parcels("/hook", 2)
    assert (json.loads(trial.body)["what"], json.loads(trial.body)["game"]) == ("trial", None)
    at, found = (part.partition("=")[2] for part in parcel.headers[SIGNATURE.lower()].split(","))
    assert found == signature(made["secret"], at, parcel.body)
    assert abs(int(at) - time.time()) < 100
    notice = json.loads(parcel.body)
    deadline = datetime.fromtimestamp(omar.view(game)["clock"]["deadline"] // 1000, UTC)
    assert notice.pop("until") == f"{deadline:%Y-%m-%dT%H:%M:%SZ}"
    assert len(notice.pop("id")) == 32
    assert notice == {
        "what": "move",
        "game": {"id": game, "name": "uxmal", "url": f"{PUBLIC}/game/{game}"},
        "players": ["Lina"],
        "title": "Your turn in Uxmal",
        "text": f"With Lina. You have until {deadline:%Y-%m-%d %H:%M} UTC.",
    }


def test_who_looks_is_told_nothing_and_each_turn_is_told_once(people: list[Somebody], office: PostOffice) -> None:
    lina, omar, _ = people
    subscribe(lina, Browser(office, "/lina"))
    subscribe(omar, Browser(office, "/omar-once"))
    game = begin(people)
    office.parcels("/omar-once")
    with lina.http.stream("GET", f"/api/feed?games={game}") as feed:
        lines = read_to_version(feed)
        play_turn(omar, game)
        play_turn(lina, game)
        office.parcels("/omar-once", 2)  # so what was for Lina is done too
        del lines
    assert not [each for each in office.came if each.path == "/lina"]
    with lina.http.stream("GET", f"/api/feed?games={game}&hidden=true") as feed:
        lines = read_to_version(feed)
        play_turn(omar, game)
        office.parcels("/lina")
        del lines
    play_turn(lina, game)
    assert len(office.parcels("/omar-once", 3)) == 3


def test_of_a_game_one_may_want_no_notices(people: list[Somebody], office: PostOffice) -> None:
    lina, omar, zoe = people
    subscribe(omar, Browser(office, "/quiet"))
    game = begin(people)
    office.parcels("/quiet")
    path = f"/api/games/{game}/notices"
    assert omar.taken(omar.http.get(path)) == {"wanted": True}
    assert omar.taken(omar.http.post(path, json={"wanted": False})) == {"wanted": False}
    play_turn(omar, game)
    play_turn(lina, game)
    begin(people)
    assert len(office.parcels("/quiet", 2)) == 2
    assert omar.taken(omar.http.get(path)) == {"wanted": False}
    assert zoe.taken(zoe.http.get(path)) == {"wanted": True}
    private = lina.open_table()["id"]
    refused(zoe.http.post(f"/api/games/{private}/notices", json={"wanted": False}), 404, "error-not-found")


def test_what_fails_is_tried_again_and_who_is_gone_is_forgotten(
    people: list[Somebody], office: PostOffice, caplog: pytest.LogCaptureFixture
) -> None:
    omar = people[1]
    subscribe(omar, Browser(office, "/busy"))
    office.status["/busy"] = 503
    with caplog.at_level(logging.DEBUG):
        begin(people)
        assert len(office.parcels("/busy", 3)) == 3
        office.status["/busy"] = 410
        begin(people)
        office.parcels("/busy", 4)
        end = time.monotonic() + 20
        while omar.taken(omar.http.get("/api/me/notices"))["here"]:
            assert time.monotonic() < end
            time.sleep(0.01)
    begin(people)
    assert len(office.parcels("/busy", 4)) == 4
    secrets = ("push.example.net", "/busy", "sixteen", str(b64urlencode(b"sixteen letters!")))
    assert not any(secret in caplog.text for secret in secrets)


def test_a_webhook_that_fails_too_often_is_switched_off_and_its_owner_told(
    people: list[Somebody], office: PostOffice
) -> None:
    omar, browser = people[1], Browser(office, "/word")
    omar.taken(hook(omar, office.address("/down")), 201)
    subscribe(omar, browser, "fr")
    office.status["/down"] = 400
    for count in range(1, 6):
        begin(people)
        office.parcels("/down", count)
    told = [browser.read(each)["title"] for each in office.parcels("/word", 6)]
    assert told.count("Votre webhook a été désactivé") == 1
    hooked = omar.taken(omar.http.get("/api/me/notices"))["webhook"]
    assert hooked == {"address": office.address("/down"), "off": True}
    begin(people)
    office.parcels("/word", 7)
    assert len(office.parcels("/down", 5)) == 5
    office.status.clear()
    assert omar.taken(omar.http.post("/api/me/notices/trials", json={"to": "webhook"})) == {"fate": "delivered"}
    assert not omar.taken(omar.http.get("/api/me/notices"))["webhook"]["off"]


def test_only_right_wishes_are_taken(people: list[Somebody], office: PostOffice) -> None:
    omar, browser = people[1], Browser(office, "/never")
    for address in ("http://push.example.net/", "https://user@push.example.net/", "https://push.example.net/#x"):
        refused(hook(omar, address), 422, "error-notice-address")
    refused(hook(omar, "https://nobody.example.net/"), 422, "error-notice-unknown")
    for keys in ({"p256dh": "x"}, {"auth": "x"}, {"p256dh": "ä"}):
        wrong = browser.subscription | {"keys": browser.subscription["keys"] | keys, "language": "en"}
        refused(omar.http.post("/api/me/notices/device", json=wrong), 422, "error-notice-keys")
    for to in ("device", "webhook"):
        refused(omar.http.post("/api/me/notices/trials", json={"to": to}), 409, "error-notice-nowhere")
    nobody = httpx.Client(base_url=omar.http.base_url)
    for path in ("/api/me/notices", f"/api/games/{begin(people)}/notices"):
        assert nobody.get(path).status_code == 401
    nobody.close()
    assert not [each for each in office.came if each.path == "/never"]


def test_what_an_answer_says() -> None:
    push = [fate_of("push", Reply(status)) for status in (200, 201, 307, 400, 403, 404, 410, 413, 429, 500, 503)]
    assert push == ["delivered"] * 2 + ["refused"] * 2 + ["gone"] * 3 + ["refused"] + ["later"] * 3
    assert [fate_of("webhook", Reply(status)) for status in (204, 403, 410)] == ["delivered", "refused", "gone"]


def test_what_waits_is_sent_after_a_restart_by_the_same_key(
    office: PostOffice, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, browser = tmp_path_factory.mktemp("restart"), Browser(office, "/restart")
    monkeypatch.setattr("teocalli.store.outbox.REST_MS", 0)
    monkeypatch.setattr("teocalli.server.messenger.LOOK_SECONDS", 1000.0)
    with gathered(create_app(folder, hosting=Hosting(PUBLIC), outside=office.way()), 3) as people:
        for somebody, name in zip(people, PEOPLE, strict=True):
            somebody.tell_name(name)
        key = subscribe(people[1], browser)["key"]
        begin(people)
        cookies = people[1].http.cookies
    assert not [each for each in office.came if each.path == "/restart"]
    monkeypatch.setattr("teocalli.server.messenger.LOOK_SECONDS", 0.02)
    with gathered(create_app(folder, hosting=Hosting(PUBLIC), outside=office.way()), 1) as (omar,):
        office.parcels("/restart")
        omar.http.cookies = cookies
        assert omar.taken(omar.http.get("/api/me/notices"))["key"] == key
    assert len(office.parcels("/restart")) == 1
