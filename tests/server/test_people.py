"""A server for people: links, seats and rights; what each of them is told; what stays after a restart."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.server.people import PUBLIC, Somebody, gathered, mover
from tests.server.running import serving
from tests.server.table_client import GREEDY, PERSON, new_key, open_http, refused

HOSTING = Hosting(PUBLIC)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games of this file's server lie."""
    return tmp_path_factory.mktemp("people")


@pytest.fixture(scope="module")
def address(data: Path) -> Iterator[str]:
    """A server for people, for all tests here."""
    with serving(create_app(data, hosting=HOSTING)) as running:
        yield running


@pytest.fixture
def people(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Somebody]]:
    """Lina, who is known; and four who are not, each with cookies of their own."""
    monkeypatch.setattr("teocalli.server.limits.Buckets.take", lambda *_: 0)
    clients = [open_http(address) for _ in range(5)]
    everybody = [Somebody(http) for http in clients]
    everybody[0].tell_name("Lina")
    yield everybody
    for http in clients:
        http.close()


def test_a_link_gives_a_seat_and_each_sees_from_there(people: list[Somebody]) -> None:
    lina, omar, stranger, *_ = people
    view = lina.open_table(hands="hidden")
    game_id = view["id"]
    assert [seat["name"] for seat in view["seats"]] == ["Lina", ""]
    assert view["company"] == {
        "role": "host",
        "public": False,
        "host": 0,
        "programs": [],
        "free": [1],
        "waiting": True,
        "record": False,
        "rematch": None,
        "rests": False,
        "contest": None,
    }
    secret = lina.link(game_id)
    refused(stranger.http.get(f"/api/games/{game_id}"), 404, "error-not-found")
    assert omar.follow(secret).json() == {"game": game_id, "tournament": None}
    assert omar.view(game_id)["company"]["role"] == "guest"
    key = new_key()
    view = omar.taken(omar.sit(game_id, "Omar", key=key))
    assert (view["viewer"], view["company"]["role"]) == (1, "player")
    assert omar.taken(omar.sit(game_id, "Omar", key=key))["version"] == view["version"]  # the same request again
    refused(omar.sit(game_id, "Omar"), 409, "error-seat-none-free")
    for somebody, seat in ((lina, 0), (omar, 1)):
        hands = somebody.view(game_id)["position"]["hands"]
        assert [set(hand) == set("SJMET") for hand in hands] == [seat == 0, seat == 1]
    first = mover([lina, omar], game_id)
    other = omar if first is lina else lina
    waiting = other.view(game_id)
    assert waiting["legal"] == []
    body = refused(other.post_word(waiting, "build"), 409, "error-not-your-turn")
    assert body["view"]["viewer"] == waiting["viewer"]
    moved = first.act(first.view(game_id), "build")
    assert other.view(game_id)["version"] == moved["version"]
    refused(lina.http.get(f"/api/games/{game_id}/record"), 409, "error-record-secret")
    for path in ("", "/record", "/positions", "/feed", "/hint?version=1"):
        refused(stranger.http.get(f"/api/games/{game_id}{path}"), 404, "error-not-found")
    refused(stranger.post_word(moved, "build"), 404, "error-not-found")


def test_what_only_the_host_may(people: list[Somebody]) -> None:
    lina, omar, guest, watcher, _ = people
    game_id = lina.open_table(4)["id"]
    omar.come(lina.link(game_id), "Omar")
    guest.follow(lina.link(game_id))
    watcher.follow(lina.link(game_id, "spectator"))
    assert watcher.view(game_id)["company"]["role"] == "spectator"
    refused(watcher.sit(game_id, "Zoë"), 403, "error-spectator")
    for somebody in (omar, guest, watcher):
        for path, body in (
            ("invitations", {"kind": "player"}),
            ("bots", {"bot": "random", "key": new_key()}),
            ("leave", {"seat": 0, "key": new_key()}),
        ):
            refused(somebody.http.post(f"/api/games/{game_id}/{path}", json=body), 403, "error-host-only")
        refused(somebody.http.delete(f"/api/games/{game_id}"), 403, "error-host-only")
    left = omar.http.post(f"/api/games/{game_id}/leave", json={"seat": 1, "key": new_key()})
    assert left.json()["company"]["free"] == [1, 2, 3]
    assert left.json()["company"]["role"] == "guest"
    omar.taken(omar.sit(game_id, "Omar", 2))
    view = lina.taken(lina.http.post(f"/api/games/{game_id}/bots", json={"bot": "random", "key": new_key()}))
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot", "person", "bot"]
    assert not view["company"]["waiting"]
    assert lina.http.delete(f"/api/games/{game_id}").status_code == 204
    refused(omar.http.get(f"/api/games/{game_id}"), 404, "error-not-found")


def test_lists_and_the_lobby(people: list[Somebody]) -> None:
    lina, omar, stranger, *_ = people
    private, public = lina.open_table()["id"], lina.open_table(public=True)["id"]

    def listed(somebody: Somebody, path: str) -> set[str]:
        return {game["id"] for game in somebody.http.get(path, params={"limit": 100}).json()["games"]}

    assert {private, public} <= listed(lina, "/api/games")
    assert listed(omar, "/api/games") == listed(stranger, "/api/games") == set()
    assert public in listed(stranger, "/api/lobby")
    assert private not in listed(stranger, "/api/lobby")
    assert stranger.view(public)["company"]["role"] == "guest"
    refused(stranger.sit(public, "Zoë"), 401, "error-nobody")
    stranger.tell_name()
    stranger.taken(stranger.sit(public, "Zoë"))
    assert listed(stranger, "/api/games") == {public}
    assert stranger.http.get("/api/me").json() == {"person": {"name": "Zoë"}, "account": None}
    refused(
        omar.http.post("/api/games", json={"game": "uxmal", "seats": [PERSON] * 2, "key": "k"}), 401, "error-nobody"
    )


def test_fifty_who_want_the_last_seat_and_one_gets_it(people: list[Somebody], address: str) -> None:
    """R-25, R-26: and each of them hears what became of it."""
    game_id = people[0].open_table(public=True)["id"]
    answers: list[int] = []

    def want(number: int) -> None:
        with open_http(address) as http:
            somebody = Somebody(http)
            somebody.tell_name()
            answers.append(somebody.sit(game_id, f"Nr. {number}").status_code)

    threads = [threading.Thread(target=want, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 19
    assert people[0].view(game_id)["company"]["free"] == []


def test_another_device_by_a_link_that_works_once(people: list[Somebody]) -> None:
    lina, phone, other, *_ = people
    game_id = lina.open_table()["id"]
    address = lina.http.post("/api/me/devices", json={}).json()["address"]
    assert address.startswith(f"{PUBLIC}/device#")
    secret = address.partition("#")[2]
    refused(phone.follow(secret), 404, "error-link")
    assert phone.http.post("/api/devices", json={"secret": secret}).json() == {
        "person": {"name": "Lina"},
        "account": None,
    }
    refused(other.http.post("/api/devices", json={"secret": secret}), 404, "error-link")
    assert phone.view(game_id)["viewer"] == lina.view(game_id)["viewer"] == 0
    assert phone.http.delete("/api/me").json() == {"person": None, "account": None}
    refused(phone.http.get(f"/api/games/{game_id}"), 404, "error-not-found")
    assert lina.view(game_id)["viewer"] == 0


def test_a_rematch_is_one_game_for_all(people: list[Somebody]) -> None:
    lina, omar, watcher, *_ = people
    game_id = lina.open_table()["id"]
    omar.come(lina.link(game_id), "Omar")
    watcher.follow(lina.link(game_id, "spectator"))
    refused(omar.http.post(f"/api/games/{game_id}/rematch", json={"key": new_key()}), 409, "error-rematch-running")
    chooser = random.Random(1)
    view = lina.view(game_id)
    while view["status"] == "running":
        first = mover([lina, omar], game_id)
        view = first.view(game_id)
        while view["status"] == "running" and view["legal"]:
            view = first.act(view, chooser.choice(view["legal"])["word"])
    refused(watcher.http.post(f"/api/games/{game_id}/rematch", json={"key": new_key()}), 403, "error-not-seated")
    games = {
        somebody.taken(somebody.http.post(f"/api/games/{game_id}/rematch", json={"key": new_key()}), 201)["id"]
        for somebody in (omar, lina, omar)
    }
    assert games == {watcher.view(game_id)["company"]["rematch"]}
    again = omar.view(games.pop())
    assert ([seat["name"] for seat in again["seats"]], again["viewer"]) == (["Lina", "Omar"], 1)


def test_presence_is_told_on_the_feed(people: list[Somebody]) -> None:
    lina, omar, *_ = people
    game_id = lina.open_table()["id"]
    omar.come(lina.link(game_id), "Omar")
    heard: list[dict[str, object]] = []
    with lina.http.stream("GET", f"/api/games/{game_id}/feed") as own:
        lines = own.iter_lines()
        with omar.http.stream("GET", f"/api/feed?games={game_id}") as others:
            kept = others.iter_lines()  # forgotten, it would close the feed
            next(kept)
            while not heard or heard[-1]["seats"] != [0, 1]:
                heard.append(_next_presence(lines))
        while heard[-1]["seats"] != [0]:
            heard.append(_next_presence(lines))
    assert {"seats": [0, 1], "watching": 0, "away": {}} in heard


def _next_presence(lines: Iterator[str]) -> dict[str, object]:
    while next(lines) != "event: present":
        pass
    told: dict[str, object] = json.loads(next(lines).removeprefix("data: "))
    return told


def test_seats_stay_after_a_restart_and_the_database_holds_no_secret(tmp_path: Path) -> None:
    with gathered(create_app(tmp_path, hosting=HOSTING), 2) as (lina, omar):
        lina.tell_name("Lina")
        game_id = lina.open_table()["id"]
        link = lina.link(game_id)
        view = omar.come(link, "Omar")
        device = lina.http.post("/api/me/devices", json={}).json()["address"].partition("#")[2]
        cookies = [dict(somebody.http.cookies) for somebody in (lina, omar)]
    with gathered(create_app(tmp_path, hosting=HOSTING), 3) as (lina, omar, third):
        for somebody, known in zip((lina, omar), cookies, strict=True):
            somebody.http.cookies.update(known)
        assert (lina.view(game_id)["viewer"], omar.view(game_id)["viewer"]) == (0, 1)
        assert lina.view(game_id)["version"] == view["version"]
        assert third.follow(link).json() == {"game": game_id, "tournament": None}
    with sqlite3.connect(tmp_path / "teocalli.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    for secret in [link, device, *(value for known in cookies for value in known.values())]:
        assert len(secret) >= 40
        assert secret not in dump


def test_games_of_one_screen_and_of_people_do_not_mix(tmp_path: Path) -> None:
    with gathered(create_app(tmp_path), 1) as (screen,):
        at_screen = screen.create()["id"]
        refused(screen.http.get("/api/me"), 404, "error-no-such-page")
    with gathered(create_app(tmp_path, hosting=HOSTING), 1) as (lina,):
        lina.tell_name("Lina")
        refused(lina.http.get(f"/api/games/{at_screen}"), 404, "error-not-found")
        refused(lina.http.delete(f"/api/games/{at_screen}"), 404, "error-not-found")
        of_people = lina.open_table(public=True)["id"]
    with gathered(create_app(tmp_path), 1) as (screen,):
        assert [game["id"] for game in screen.http.get("/api/games").json()["games"]] == [at_screen]
        refused(screen.http.get(f"/api/games/{of_people}"), 404, "error-not-found")
        refused(screen.http.delete(f"/api/games/{of_people}"), 404, "error-not-found")
        assert screen.view(at_screen)["company"] is None


def test_who_plays_alone_against_bots_gets_hints_and_others_do_not(people: list[Somebody]) -> None:
    lina, omar, *_ = people
    body = {"game": "uxmal", "seats": [PERSON, GREEDY], "options": {"first_player": "seat_0"}, "key": new_key()}
    alone = lina.taken(lina.http.post("/api/games", json=body), 201)
    assert alone["hints"]
    game_id = lina.open_table()["id"]
    view = omar.come(lina.link(game_id), "Omar")
    assert not view["hints"]
    asked = mover([lina, omar], game_id)
    refused(asked.http.get(f"/api/games/{game_id}/hint?version={view['version']}"), 403, "error-no-hints")


def test_all_shuffle_together_and_nobody_learns_more_than_they_must(people: list[Somebody]) -> None:
    """R-06: promise, tell, deal; with lost answers repeated, and a record that is right at the end."""
    lina, omar, stranger, *_ = people
    body = {"game": "uxmal", "seats": [PERSON] * 2, "shuffle": "joint", "public": True, "key": new_key()}
    view = lina.taken(lina.http.post("/api/games", json=body), 201)
    path, seed_hash = f"/api/games/{view['id']}", view["seed_hash"]
    refused(lina.http.get(f"{path}/record"), 409, "error-table-waiting")
    numbers = {lina: "ab" * 32, omar: "cd" * 32}

    def shuffle(somebody: Somebody, what: str, **said: str) -> httpx.Response:
        return somebody.http.post(f"{path}/shuffle/{what}", json={"key": said.pop("key", new_key()), **said})

    omar.tell_name("Omar")
    omar.taken(omar.sit(view["id"], "Omar"))
    refused(shuffle(stranger, "promises", hash="00" * 32), 403, "error-not-seated")
    refused(shuffle(lina, "promises", hash="00"), 422, "error-request-field")
    for somebody, number in numbers.items():
        key = new_key()
        for _ in range(2):  # the same request again changes nothing
            told = somebody.taken(
                shuffle(somebody, "promises", hash=sha256(bytes.fromhex(number)).hexdigest(), key=key)
            )
    assert told["shuffle"]["telling"]
    refused(shuffle(lina, "numbers", number=numbers[omar]), 422, "error-shuffle-number")
    for somebody, number in numbers.items():
        told = somebody.taken(shuffle(somebody, "numbers", number=number))
    assert (told["shuffle"]["dealt"], told["company"]["waiting"]) == (True, False)
    assert told["seed_hash"] == seed_hash
    for somebody in (lina, omar, stranger):
        assert not any(number in somebody.http.get(path).text for number in numbers.values())
    assert "number" not in json.dumps(lina.http.get(f"{path}/record").json()["chance"][0]["numbers"][0])
    refused(lina.http.post("/api/games", json={**body, "shuffle": "fair"}), 422, "error-request-field")
