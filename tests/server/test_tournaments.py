"""Tournaments at a server: by link, from the first round to the last, whatever comes twice or never; what is told."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from teocalli.server.present import ServerTime
from tests.server.people import PUBLIC, Somebody, gathered
from tests.server.running import serving
from tests.server.table_client import new_key, open_http, refused
from tests.server.test_feed import listening_at

Told = dict[str, Any]
AHEAD = {"seconds": 0.0}
"""How far the server's time is ahead."""
NOBODY_REFUSED = {"agreed": [0, 1], "missing": [], "refused_by": None}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games of this file's server lie."""
    return tmp_path_factory.mktemp("tournaments")


@pytest.fixture(scope="module")
def address(data: Path) -> Iterator[str]:
    """A server for people, for all tests here, which looks at tournaments again at once."""
    clock = ServerTime(steady=lambda: time.monotonic() + AHEAD["seconds"])
    with pytest.MonkeyPatch.context() as quick:
        quick.setattr("teocalli.server.director.LOOK_SECONDS", 0.1)
        with serving(create_app(data, hosting=Hosting(PUBLIC), clock=clock)) as running:
            yield running


@pytest.fixture
def people(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Somebody]]:
    """Six people, each with cookies of their own."""
    monkeypatch.setattr("teocalli.server.limits.Buckets.take", lambda *_: 0)
    clients = [open_http(address) for _ in range(6)]
    everybody = [Somebody(http) for http in clients]
    for somebody, name in zip(everybody, ("Lina", "Omar", "Zoe", "Ann", "Ben", "Eve"), strict=True):
        somebody.tell_name(name)
    yield everybody
    for http in clients:
        http.close()


def wish(**changes: object) -> Told:
    """What a new tournament is asked for."""
    body = {"name": "Cup", "game": "uxmal", "kind": "swiss", "rounds": 2, "bot": "random", "key": new_key()}
    return body | changes


def opened(host: Somebody, **changes: object) -> Told:
    """A new tournament."""
    answer = host.http.post("/api/tournaments", json=wish(**changes))
    assert answer.status_code == 201, answer.text
    told: Told = answer.json()
    return told


def do(somebody: Somebody, cup: str, what: str, **body: object) -> httpx.Response:
    """The answer to a request about a tournament."""
    return somebody.http.post(f"/api/tournaments/{cup}/{what}", json={"key": new_key(), **body})


def look(somebody: Somebody, cup: str) -> Told:
    """The tournament as somebody sees it."""
    answer = somebody.http.get(f"/api/tournaments/{cup}")
    assert answer.status_code == 200, answer.text
    told: Told = answer.json()
    return told


def wait(somebody: Somebody, cup: str, until: Callable[[Told], bool]) -> Told:
    """The tournament once something is so."""
    end = time.monotonic() + 60
    while not until(told := look(somebody, cup)):
        assert time.monotonic() < end, told
        time.sleep(0.1)
    return told


def invite(host: Somebody, cup: str) -> str:
    """The secret of a link to a tournament."""
    answer = host.http.post(f"/api/tournaments/{cup}/invitations", json={})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["address"].partition("#")[2])


def enter(host: Somebody, cup: str, *others: tuple[Somebody, str]) -> None:
    """Let the host and others take part."""
    secret = invite(host, cup)
    for somebody, name in others:
        assert somebody.follow(secret).json() == {"game": None, "tournament": cup}
        assert do(somebody, cup, "entrants", name=name).status_code == 200


def tables_of(told: Told) -> list[Told]:
    """The tables of the last round."""
    tables: list[Told] = told["rounds"][-1]["tables"]
    return tables


def placed(told: Told) -> bool:
    """Whether all tables of the last round are open."""
    return bool(told["rounds"]) and all(table["game"] for table in tables_of(told))


def at_table(told: Told, people: dict[int, Somebody], number: int) -> list[Somebody]:
    """Who sits at a table, by seat."""
    return [people[entrant] for entrant in tables_of(told)[number]["entrants"]]


def four(people: list[Somebody], **changes: object) -> tuple[str, dict[int, Somebody]]:
    """A tournament of Lina's with four people, and these by number."""
    cup = opened(people[0], **changes)["id"]
    by_number = dict(enumerate(people[:4], start=1))
    enter(people[0], cup, *zip(by_number.values(), ("Lina", "Omar", "Zoe", "Ann"), strict=True))
    return cup, by_number


def test_who_may_do_what_and_nothing_twice(people: list[Somebody]) -> None:
    lina, omar, *_, stranger = people
    key, start = new_key(), new_key()
    cup = opened(lina, key=key)["id"]
    assert opened(lina, key=key)["id"] == cup
    refused(stranger.http.get(f"/api/tournaments/{cup}"), 404, "error-not-found")
    refused(do(stranger, cup, "entrants", name="Ben"), 404, "error-not-found")
    refused(do(lina, cup, "rounds", do="start"), 409, "error-tournament-few")
    enter(lina, cup, (lina, "Lina"), (omar, "Omar"))
    refused(do(omar, cup, "entrants", name="Omar again"), 409, "error-tournament-twice")
    refused(do(omar, cup, "rounds", do="start"), 403, "error-tournament-host")
    refused(do(omar, cup, "withdrawals", entrant=1), 403, "error-tournament-host")
    refused(omar.http.post(f"/api/tournaments/{cup}/invitations", json={}), 403, "error-tournament-host")
    for _ in range(2):
        answer = lina.http.post(f"/api/tournaments/{cup}/rounds", json={"do": "start", "key": start})
        assert (answer.status_code, len(answer.json()["rounds"])) == (200, 1)
    refused(do(lina, cup, "rounds", do="start"), 409, "error-tournament-begun")
    refused(do(lina, cup, "rounds", do="pair"), 409, "error-tournament-running")
    refused(lina.http.delete(f"/api/tournaments/{cup}"), 409, "error-tournament-running")
    told = wait(omar, cup, placed)
    assert (told["own"], told["planned"], told["status"]) == (2, 2, "running")
    assert told["own_game"] == tables_of(told)[0]["game"]
    with_mark = omar.http.get(f"/api/tournaments/{cup}")
    mark = {"If-None-Match": with_mark.headers["etag"]}
    assert omar.http.get(f"/api/tournaments/{cup}", headers=mark).status_code == 304


def test_from_the_first_round_to_the_last(people: list[Somebody], data: Path) -> None:
    """Everybody sits at their game at once; somebody withdraws and loses; a damaged game is nobody's fault."""
    lina, omar, zoe, *_ = people
    cup, by_number = four(people, absent="lose")
    do(lina, cup, "rounds", do="start")
    told = wait(omar, cup, placed)
    names = {each["number"]: each["name"] for each in told["entrants"]}
    for number, table in enumerate(tables_of(told)):
        for seat, somebody in enumerate(at_table(told, by_number, number)):
            view = somebody.view(table["game"])
            assert (view["viewer"], view["company"]["contest"]["tournament"]) == (seat, cup)
            assert [each["name"] for each in view["seats"]] == [names[entrant] for entrant in table["entrants"]]
            assert view["company"]["role"] == "player"  # also the host of the tournament
    mine, watching = look(omar, cup)["own_game"], f"/api/tournaments/{cup}/watching"
    other = next(table["game"] for table in tables_of(told) if table["game"] != mine)
    refused(omar.http.get(f"/api/games/{other}"), 404, "error-not-found")
    assert omar.http.post(watching, json={"game": other}).json()["game"] == other
    assert omar.view(other)["company"]["role"] == "spectator"
    refused(omar.http.post(watching, json={"game": "nothing"}), 404, "error-not-found")
    refused(omar.http.delete(f"/api/games/{mine}"), 403, "error-host-only")
    assert do(omar, cup, "withdrawals").status_code == 200
    told = wait(lina, cup, lambda told: any(table["finished"] for table in told["rounds"][0]["tables"]))
    done = next(table for table in told["rounds"][0]["tables"] if table["finished"])
    assert done["outcome"]["lost"] == done["entrants"].index(2)
    with closing(sqlite3.connect(data / "teocalli.sqlite3")) as database, database:
        database.execute("DELETE FROM games WHERE id = ?", (other,))
    told = wait(lina, cup, lambda told: len(told["rounds"]) == 2 and placed(told))
    assert [table["outcome"]["void"] for table in told["rounds"][0]["tables"] if table["game"] == other] == [True]
    assert (len(tables_of(told)), len(told["rounds"][1]["byes"])) == (1, 1)
    for entrant in tables_of(told)[0]["entrants"]:
        do(lina, cup, "withdrawals", entrant=entrant)
    told = wait(lina, cup, lambda told: told["status"] == "finished")
    assert [each["entrant"] for each in told["standings"]][-1] == 2
    refused(do(lina, cup, "withdrawals", entrant=9), 409, "error-tournament-none")
    listed = zoe.http.get("/api/tournaments").json()["tournaments"]
    assert [(each["id"], each["name"], each["entrants"]) for each in listed if each["id"] == cup] == [(cup, "Cup", 4)]
    assert lina.http.delete(f"/api/tournaments/{cup}").status_code == 204
    refused(zoe.http.get(f"/api/tournaments/{cup}"), 404, "error-not-found")


def test_tables_with_the_same_draws_tell_nothing_before_all_have_finished(people: list[Somebody]) -> None:
    """R-01, R-06. Bots end the games of those who withdraw."""
    lina, *_ = people
    cup, by_number = four(people, kind="duplicate")
    do(lina, cup, "rounds", do="start")
    told = wait(lina, cup, placed)
    games = [table["game"] for table in tables_of(told)]
    hashes = {at_table(told, by_number, n)[0].view(games[n])["seed_hash"] for n in (0, 1)}
    assert hashes == {told["rounds"][0]["seed_hash"]}
    for entrant in tables_of(told)[0]["entrants"]:
        assert do(by_number[entrant], cup, "withdrawals").status_code == 200
    told = wait(lina, cup, lambda told: tables_of(told)[0]["finished"])
    assert [table["outcome"] for table in tables_of(told)] == [None, None]
    assert {each["score"] for each in told["standings"]} == {0}
    player, rival = at_table(told, by_number, 0)[0], at_table(told, by_number, 1)[0]
    over = player.view(games[0])
    assert (over["status"], over["seed"], over["company"]["contest"]["sealed"]) == ("finished", None, True)
    record = player.http.get(f"/api/games/{games[0]}/record").json()
    assert record["chance"] == [{"from": 0, "seed_hash": over["seed_hash"], "alike": True}]
    refused(rival.http.get(f"/api/games/{games[0]}"), 404, "error-not-found")
    watching = f"/api/tournaments/{cup}/watching"
    refused(rival.http.post(watching, json={"game": games[0]}), 403, "error-tournament-hidden")
    refused(do(lina, cup, "rounds", do="close"), 409, "error-tournament-running")
    for path, body in (("rematch", {}), ("stand-in", {"bot": "random"})):
        answer = rival.http.post(f"/api/games/{games[1]}/{path}", json={"key": new_key(), **body})
        refused(answer, 409, "error-contest")
    for entrant in tables_of(told)[1]["entrants"]:
        do(by_number[entrant], cup, "withdrawals")
    told = wait(lina, cup, lambda told: told["status"] == "finished")
    assert all(table["outcome"]["points"] for table in tables_of(told))
    assert sum(each["score"] for each in told["standings"]) == 2  # a point for each seat that is compared
    records = [
        somebody.http.get(f"/api/games/{game}/record").json()
        for game, somebody in zip(games, (player, rival), strict=True)
    ]
    seeds = {record["chance"][0]["seed"] for record in records}
    assert len(seeds) == 1
    drawn = [[word for word in record["words"] if word.startswith("draw:")] for record in records]
    assert drawn[0] == drawn[1]
    assert records[0]["words"] != records[1]["words"]
    assert rival.http.post(watching, json={"game": games[0]}).status_code == 200
    assert rival.view(games[0])["seed"] == seeds.pop()


def test_time_that_is_up_and_bots_that_fill_up(people: list[Somebody], monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot plays on for the one person there is, who does not come; the host begins rounds."""
    lina, *_ = people
    clock = {"kind": "bank", "seconds": 60, "increment": 0}
    cup = opened(lina, clock=clock, fill=True, kind="round_robin", players=3, by_itself=False)["id"]
    enter(lina, cup, (lina, "Lina"))
    told = do(lina, cup, "rounds", do="start").json()
    assert [each["bot"] for each in told["entrants"]] == [None, "random", "random"]
    told = wait(lina, cup, placed)
    game = told["own_game"]
    wait(lina, cup, lambda _: lina.view(game)["to_move"] == lina.view(game)["viewer"])
    monkeypatch.setitem(AHEAD, "seconds", AHEAD["seconds"] + 200.0)
    told = wait(lina, cup, lambda told: told["status"] == "finished")
    assert (told["planned"], tables_of(told)[0]["outcome"]["lost"]) == (1, None)
    assert [each["seat"] for each in lina.view(game)["stand_ins"]] == [tables_of(told)[0]["entrants"].index(1)]


def test_the_feed_tells_each_newer_version_and_never_what_it_is(people: list[Somebody]) -> None:
    """Beside that of a game, and nothing to those who were not invited."""
    lina, omar, *_, stranger = people
    cup, game = opened(lina)["id"], lina.open_table()["id"]
    followed = f"/api/feed?games={cup},{game}"
    with listening_at(lina, followed) as feed, listening_at(stranger, f"/api/feed?games={cup}") as nothing:
        told = (notice for notice in feed if notice[1]["game"] == cup)
        assert next(told) == ("version", {"game": cup, "version": 1})
        assert list(nothing) == [("gone", {"game": cup})]
        for version, (somebody, name) in enumerate(((lina, "Lina"), (omar, "Omar")), start=2):
            enter(lina, cup, (somebody, name))
            assert next(told) == ("version", {"game": cup, "version": version})
        refused(do(omar, cup, "entrants", name="Omar"), 409, "error-tournament-twice")
        assert lina.http.delete(f"/api/tournaments/{cup}").status_code == 204
        assert next(told) == ("gone", {"game": cup})
        lina.http.delete(f"/api/games/{game}")
        assert list(feed)[-1] == ("gone", {"game": game})


def test_the_feed_of_a_tournament_ends_when_the_server_stops(tmp_path: Path) -> None:
    with gathered(create_app(tmp_path, hosting=Hosting(PUBLIC)), 1) as (lina,):
        lina.tell_name("Lina")
        following = listening_at(lina, f"/api/feed?games={opened(lina)['id']}")
        feed = following.__enter__()
        assert next(feed)[0] == "version"
    assert list(feed) == []
    following.__exit__(None, None, None)


def test_somebody_comes_late(people: list[Somebody]) -> None:
    """By a link that the host makes in the first round, to play from the second one on."""
    lina, omar, zoe, *_ = people
    cup = opened(lina, late=2, absent="lose")["id"]
    enter(lina, cup, (lina, "Lina"), (omar, "Omar"))
    told = do(lina, cup, "rounds", do="start").json()
    assert told["may"]["invite"]
    secret = invite(lina, cup)
    zoe.follow(secret)
    assert look(zoe, cup)["may"]["join"]
    assert [each["missed"] for each in do(zoe, cup, "entrants", name="Zoe").json()["entrants"]] == [0, 0, 1]
    assert do(lina, cup, "withdrawals").status_code == 200
    told = wait(zoe, cup, lambda told: len(told["rounds"]) == 2 and placed(told))
    assert sorted(tables_of(told)[0]["entrants"]) == [2, 3]
    assert zoe.view(told["own_game"])["seats"]
    assert not look(lina, cup)["may"]["invite"]
    refused(do(people[4], cup, "entrants", name="Ben"), 404, "error-not-found")
    people[4].follow(secret)
    refused(do(people[4], cup, "entrants", name="Ben"), 409, "error-tournament-begun")


def test_a_rated_tournament_is_for_people_with_accounts_who_agree_by_entering(people: list[Somebody]) -> None:
    """A table with a bot at it counts for nobody. What becomes of games that count: `test_accounts.py`."""
    lina, omar, zoe, *_ = people
    cup = opened(lina, rounds=1, rated=True, fill=True)["id"]
    for somebody in (lina, omar, zoe):
        somebody.follow(invite(lina, cup))
        refused(do(somebody, cup, "entrants", name="Nobody"), 403, "error-rated-account")
        name = f"Rated {new_key()[:8]}"
        answer = somebody.http.post("/api/account", json={"name": name, "password": "correct horse battery"})
        assert answer.status_code == 201, answer.text
        assert do(somebody, cup, "entrants", name=name).status_code == 200
    do(lina, cup, "rounds", do="start")
    told = wait(lina, cup, placed)
    by_number = {1: lina, 2: omar, 3: zoe}
    for table in tables_of(told):
        here = [by_number[each] for each in table["entrants"] if each in by_number]
        rating = here[0].view(table["game"])["rating"]
        assert rating == ({**NOBODY_REFUSED, "counts": True} if len(here) == 2 else None)


def test_what_is_not_possible(people: list[Somebody]) -> None:
    lina, omar, *_ = people
    for changes, code in (
        ({"name": " "}, "error-seat-name-missing"),
        ({"game": "chess"}, "error-unknown-game"),
        ({"players": 9}, "error-player-count"),
        ({"players": 1, "game": "teotihuacan"}, "error-tournament-seats"),
        ({"rounds": 99}, "error-tournament-rounds"),
        ({"late": 3}, "error-tournament-late"),
        ({"bot": "nobody"}, "error-unknown-player"),
        ({"clock": {"kind": "turn", "seconds": 1}}, "error-clock"),
        ({"options": {"variant": "none"}}, "error-option-value"),
    ):
        answer = lina.http.post("/api/tournaments", json=wish(**changes))
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, code), answer.text
    unknown = open_http(str(lina.http.base_url))
    refused(unknown.post("/api/tournaments", json=wish()), 401, "error-nobody")
    assert unknown.get("/api/tournaments").json() == {"total": 0, "tournaments": []}
    unknown.close()
    cup = opened(lina)["id"]
    enter(lina, cup, (lina, "Lina"), (omar, "Omar"))
    assert do(omar, cup, "withdrawals").json()["own"] is None
    refused(do(omar, cup, "withdrawals"), 403, "error-tournament-host")
    assert do(lina, cup, "rounds", do="close").json()["status"] == "finished"
    refused(do(omar, cup, "entrants", name="Omar"), 409, "error-tournament-begun")
