"""Accounts: one person at many devices, passwords that nobody learns or tries for long, statistics."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from teocalli.server import create_app
from teocalli.server.accounts import name_key
from teocalli.server.hosting import Hosting
from teocalli.server.limits import kind_of
from teocalli.store import Store, database_url
from teocalli.store.accounts import FREE_ATTEMPTS, Accounts
from tests.server.people import PUBLIC, Somebody, mover
from tests.server.running import serving
from tests.server.table_client import new_key, open_http, refused

NOBODY = {"person": None, "account": None}
PASSWORD, OTHER = "ein grüner Jaguar", "ein blauer Jaguar"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where this file's server keeps what it knows."""
    return tmp_path_factory.mktemp("accounts")


@pytest.fixture(scope="module")
def addresses(data: Path) -> Iterator[list[str]]:
    """Two servers on one database."""
    with (
        serving(create_app(data, hosting=Hosting(PUBLIC))) as one,
        serving(create_app(data, hosting=Hosting(PUBLIC))) as two,
    ):
        yield [one, two]


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that are as good for nothing but tests, in which they cost a thousandth."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("teocalli.server.passwords._hasher", lambda: hasher)


@pytest.fixture
def people(addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Somebody]]:
    """Three browsers at the first server, one at the second; nobody is known."""
    monkeypatch.setattr("teocalli.server.limits.Buckets.take", lambda *_: 0)
    clients = [open_http(address) for address in (*[addresses[0]] * 3, addresses[1])]
    yield [Somebody(http) for http in clients]
    for http in clients:
        http.close()


def account(somebody: Somebody, what: str = "", **said: str) -> httpx.Response:
    """The answer to a request about an account."""
    return somebody.http.post(f"/api/account{what}", json=said)


def test_an_account_keeps_the_seat_and_opens_it_elsewhere(people: list[Somebody]) -> None:
    lina, laptop, stranger, elsewhere = people
    lina.tell_name("Lina")
    game_id = lina.open_table()["id"]
    refused(account(lina, name="Lina", password="short"), 422, "error-password-length")
    refused(account(lina, name=" \u202e ", password=PASSWORD), 422, "error-seat-name-missing")
    refused(account(lina, "/password", password=PASSWORD, new=OTHER), 409, "error-no-account")
    opened = account(lina, name="Lina  M.", password=PASSWORD)
    assert (opened.status_code, opened.headers["cache-control"]) == (201, "no-store")
    assert opened.json() == {"person": {"name": "Lina M."}, "account": "Lina M."}
    refused(account(lina, name="Another", password=PASSWORD), 409, "error-account-there")
    refused(account(stranger, name="LINA m.", password=PASSWORD), 409, "error-account-name-taken")
    assert stranger.http.get("/api/me").json() == NOBODY  # nobody was taken in for that
    for browser in (laptop, elsewhere):
        assert account(browser, "/sign-in", name="lina m.", password=PASSWORD).status_code == 200
        assert browser.view(game_id)["company"]["role"] == "host"
    assert account(laptop, "/password", password=PASSWORD, new=OTHER).status_code == 200
    assert laptop.view(game_id)["viewer"] == 0
    for browser in (lina, elsewhere):  # signed out at once, at each server
        assert browser.http.get("/api/me").json() == NOBODY
        refused(browser.http.get(f"/api/games/{game_id}"), 404, "error-not-found")
    refused(account(elsewhere, "/sign-in", name="Lina M.", password=PASSWORD), 401, "error-sign-in")
    assert account(elsewhere, "/sign-in", name="Lina M.", password=OTHER).status_code == 200
    elsewhere.http.delete("/api/me")
    assert elsewhere.http.get("/api/me").json() == NOBODY
    assert laptop.http.get("/api/me").json()["account"] == "Lina M."


def test_a_deleted_account_leaves_the_games_as_they_were_played(people: list[Somebody], data: Path) -> None:
    lina, omar, _, _ = people
    lina.tell_name("Lina")
    game_id = lina.open_table(public=True)["id"]
    omar.tell_name("Omar")
    omar.taken(omar.sit(game_id, "Omar"))
    account(omar, name="Gone", password=PASSWORD)
    refused(account(omar, "/delete", password=OTHER), 401, "error-sign-in")
    assert account(omar, "/delete", password=PASSWORD).json() == NOBODY
    assert omar.http.get("/api/me").json() == NOBODY
    refused(account(omar, "/sign-in", name="Gone", password=PASSWORD), 401, "error-sign-in")
    assert [seat["name"] for seat in lina.view(game_id)["seats"]] == ["Lina", "Omar"]
    body = {"what": "end", "about": 1, "key": new_key()}
    refused(lina.http.post(f"/api/games/{game_id}/proposals", json=body), 409, "error-seat-in-time")
    left = lina.http.post(f"/api/games/{game_id}/stand-in", json={"bot": "random", "key": new_key()})
    assert left.status_code == 200, left.text  # what changes the game is stored without the person
    with sqlite3.connect(data / "teocalli.sqlite3") as database:
        assert "Gone" not in str(
            database.execute("SELECT name FROM persons UNION SELECT name FROM accounts").fetchall()
        )


def test_guessing_soon_takes_long_whether_there_is_an_account_or_not(people: list[Somebody]) -> None:
    """And it looks the same: no list of names can be made by trying."""
    lina, guesser, _, elsewhere = people
    account(lina, name="Target", password=PASSWORD)
    for name in ("target", "nobody of that name"):
        told = []
        for number in range(FREE_ATTEMPTS):
            browser = (guesser, elsewhere)[number % 2]  # it counts for all servers together
            told.append(refused(account(browser, "/sign-in", name=name, password=OTHER), 401, "error-sign-in"))
        assert all(each == told[0] for each in told)
        waiting = refused(account(guesser, "/sign-in", name=name, password=PASSWORD), 429, "error-sign-in-wait")
        assert 5 < waiting["error"]["message"]["args"]["seconds"] <= 10
    assert lina.http.get("/api/me").json()["account"] == "Target"  # who is signed in stays so
    assert kind_of("POST", "/api/account/sign-in") == "account"
    half = rb'{"name": "\ud800", "password": "half a character \udc00"}'
    headers = {"content-type": "application/json"}
    refused(guesser.http.post("/api/account/sign-in", content=half, headers=headers), 401, "error-sign-in")


def test_neither_database_nor_logs_hold_a_password(
    people: list[Somebody], data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lina, *_ = people
    with caplog.at_level(logging.DEBUG):
        account(lina, name="Quiet", password=PASSWORD)
        refused(account(lina, "/sign-in", name="Quiet", password=OTHER), 401, "error-sign-in")
        refused(lina.http.post("/api/account", json={"name": 7, "password": PASSWORD}), 422, "error-request-field")
    assert not {word for word in (PASSWORD, OTHER) if word in caplog.text}
    raw = b"".join(path.read_bytes() for path in data.glob("teocalli.sqlite3*"))
    assert not {word for word in (PASSWORD, OTHER) if word.encode() in raw}
    assert b"$argon2id$" in raw


def test_names_are_compared_as_people_read_them() -> None:
    assert name_key(" LINA  Groß ") == name_key("lina gross") == name_key("\uff4cina gross")
    assert name_key("José") == name_key("Jose\u0301")
    assert name_key("Lina") != name_key("Lena")
    assert name_key("\u202eLi\x00na\u200b \ud800") == name_key("Lina")  # as a name that is taken is cleaned


def test_attempts_are_forgotten_when_the_password_was_right(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path))
    accounts = Accounts(store)
    waits = [accounts.attempt("lina") for _ in range(FREE_ATTEMPTS + 1)]
    assert waits[:FREE_ATTEMPTS] == [0] * FREE_ATTEMPTS
    assert 0 < waits[-1] <= 10
    assert accounts.attempt("omar") == 0
    store.close()


def test_a_game_counts_for_those_who_all_wanted_that_and_stays_counted(people: list[Somebody]) -> None:
    """Whoever let a bot play shares the last place; a bot's help is not rated as one's own. Statistics stay when the
    game is deleted.
    """
    lina, omar, stranger, _ = people
    body = {"game": "uxmal", "seats": [{"kind": "person"}] * 2, "rated": True}

    def open_rated() -> httpx.Response:
        return lina.http.post("/api/games", json={**body, "key": new_key()})

    def consent(somebody: Somebody, answer: str) -> httpx.Response:
        return somebody.http.post(f"/api/games/{game_id}/rating", json={"answer": answer, "key": new_key()})

    refused(stranger.http.get("/api/account/statistics"), 401, "error-nobody")
    lina.tell_name("Lina")
    refused(open_rated(), 403, "error-rated-account")
    for somebody, name in ((lina, "Rated Lina"), (omar, "Rated Omar")):
        account(somebody, name=name, password=PASSWORD)
    game_id = open_rated().json()["id"]
    stranger.come(lina.link(game_id), "Zoë")
    refused(consent(stranger, "yes"), 403, "error-rated-account")
    assert not stranger.taken(consent(stranger, "no"))["rating"]["counts"]
    game_id = open_rated().json()["id"]
    omar.come(lina.link(game_id), "Omar")
    view = omar.taken(consent(omar, "yes"))
    assert (view["rating"]["counts"], view["company"]["waiting"]) == (True, False)
    chooser = random.Random(8)
    left = lina.http.post(f"/api/games/{game_id}/stand-in", json={"bot": "random", "key": new_key()})
    assert left.status_code == 200
    assert lina.http.post(f"/api/games/{game_id}/return", json={"key": new_key()}).status_code == 200
    while (view := lina.view(game_id))["status"] == "running":
        somebody = mover([lina, omar], game_id)
        somebody.act(own := somebody.view(game_id), chooser.choice(own["legal"])["word"])
    assert lina.http.delete(f"/api/games/{game_id}").status_code == 204
    for seat, somebody in enumerate((lina, omar)):
        (tally,) = somebody.http.get("/api/account/statistics").json()["tallies"]
        won, points = seat in view["result"]["winners"], view["result"]["scores"][seat]
        assert tally == {"game": "uxmal", "players": 2, "games": 1, "wins": int(won), "mean_points": points}
    (hers,), (his,) = (each.http.get("/api/account/statistics").json()["ratings"] for each in (lina, omar))
    assert (hers["game"], hers["games"]) == ("uxmal", 1)
    assert hers["mu"] < 25 < his["mu"]  # whoever won at the table
    assert hers["sigma"] == pytest.approx(his["sigma"])
    assert his["sigma"] < 25 / 3
