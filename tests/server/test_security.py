"""What docs/security.md promises: cookies, origins, limits, logs, figures for the operator only."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from teocalli.core.errors import TeocalliError
from teocalli.server import create_app
from teocalli.server.hosting import Hosting, checked_url
from teocalli.server.limits import ALLOWED, Allowance, Buckets, kind_of
from teocalli.server.logs import REQUESTS, JsonFormatter
from tests.server.people import PUBLIC, Somebody
from tests.server.running import serving
from tests.server.table_client import new_key, open_http, refused


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for people that is reached by https, for all tests here."""
    app = create_app(tmp_path_factory.mktemp("people"), hosting=Hosting("https://games.test"))
    with serving(app) as running:
        yield running


@pytest.fixture
def anybody(address: str) -> Iterator[Somebody]:
    """Somebody unknown."""
    with open_http(address) as http:
        yield Somebody(http)


def test_the_cookie_is_for_this_server_and_no_script(anybody: Somebody, tmp_path: Path) -> None:
    answer = anybody.http.post("/api/me", json={"name": "Lina"})
    name, *marks = answer.headers["set-cookie"].split("; ")
    assert name.startswith("__Host-teocalli=")
    assert {"HttpOnly", "Secure", "SameSite=strict", "Path=/"} <= set(marks)
    assert not any(mark.startswith("Domain") for mark in marks)
    assert answer.headers["cache-control"] == "no-store"
    assert "Lina" in answer.text
    assert name.partition("=")[2] not in answer.text
    with serving(create_app(tmp_path, hosting=Hosting(PUBLIC))) as plain, open_http(plain) as http:
        cookie = http.post("/api/me", json={}).headers["set-cookie"]
        assert cookie.startswith("teocalli=")
        assert "Secure" not in cookie
        assert {"HttpOnly", "SameSite=strict"} <= set(cookie.split("; "))


def test_an_invented_or_foreign_cookie_is_nobodys(anybody: Somebody) -> None:
    for cookie in ("x", "A" * 43, "…", ""):
        headers = {b"Cookie": f"__Host-teocalli={cookie}".encode()}
        assert anybody.http.get("/api/me", headers=headers).json() == {"person": None, "account": None}


@pytest.mark.parametrize("origin", ["https://evil.test", "http://games.test", "null", "https://games.test.evil.test"])
def test_a_foreign_page_changes_nothing(anybody: Somebody, origin: str) -> None:
    for path in ("/api/me", "/api/invitations", "/api/devices", "/api/games/x/seats", "/api/games/x/rematch"):
        refused(anybody.http.post(path, json={}, headers={"Origin": origin}), 403, "error-foreign-origin")
    refused(anybody.http.delete("/api/me", headers={"Origin": origin}), 403, "error-foreign-origin")


def test_the_own_page_may_by_its_public_name_and_by_numbers(anybody: Somebody) -> None:
    own = {"Host": "games.test", "Origin": "https://games.test", "Sec-Fetch-Site": "same-origin"}
    assert anybody.http.post("/api/me", json={}, headers=own).status_code == 200
    numbers = {"Host": "192.168.1.9:8480", "Origin": "http://192.168.1.9:8480"}
    assert anybody.http.post("/api/me", json={}, headers=numbers).status_code == 200
    for host in ("evil.test", "games.test.evil.test", "1.2.3.4.evil.test"):
        refused(anybody.http.get("/api/me", headers={"Host": host}), 403, "error-foreign-host")


@pytest.mark.parametrize(
    "text",
    ["games.test", "ftp://games.test", "https://games.test/path", "https://a@games.test", "https://", "http://[", ""],
)
def test_a_public_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(TeocalliError) as caught:
        checked_url(text)
    assert caught.value.code == "error-public-url"


def test_a_public_address_is_kept_without_its_slash() -> None:
    assert checked_url("https://Games.Test:8443/") == "https://games.test:8443"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": "x" * 20_001}),
        ("/api/me", {"name": 5}),
        ("/api/invitations", {"secret": "x" * 101}),
        ("/api/invitations", {}),
        ("/api/devices", {"secret": ["x"]}),
        ("/api/games/x/seats", {"name": "x" * 20_001, "key": "k"}),
        ("/api/games/x/actions", {"version": 1, "word": "x" * 10_001, "key": "k"}),
        ("/api/games/x/bots", {"bot": "x" * 201, "key": "k"}),
        ("/api/games/x/leave", {"seat": "0", "key": "k"}),
        ("/api/games", {"game": "x" * 201, "seats": [], "key": "k"}),
        ("/api/games", {"game": "uxmal", "seats": [{"kind": "person"}] * 21, "key": "k"}),
    ],
)
def test_what_is_too_long_or_of_another_kind_is_refused_in_words(anybody: Somebody, path: str, body: Any) -> None:
    answer = anybody.http.post(path, json=body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"].startswith("error-request")


class Clock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_who_asks_for_too_much_waits_and_others_do_not() -> None:
    clock = Clock()
    buckets = Buckets(clock, kept=3)
    allowed = Allowance(burst=2, per_second=0.5)
    assert [buckets.take("a", "link", allowed) for _ in range(4)] == [0, 0, 2, 2]
    assert buckets.take("b", "link", allowed) == buckets.take("a", "read", allowed) == 0
    clock.now = 1.0
    assert buckets.take("a", "link", allowed) == 1
    clock.now = 2.0
    assert buckets.take("a", "link", allowed) == 0
    for other in "cdef":
        buckets.take(other, "link", allowed)
    assert len(buckets._left) == 3


def test_kinds_of_requests() -> None:
    kinds = {
        "link": [("POST", "/api/me"), ("POST", "/api/invitations"), ("POST", "/api/games/x/invitations")],
        "open": [("POST", "/api/games"), ("POST", "/api/records"), ("POST", "/api/games/x/rematch")],
        "think": [
            ("GET", "/api/games/x/hint"),
            ("GET", "/api/games/x/coach"),
            ("POST", "/api/games/x/weigh"),
            ("POST", "/api/games/x/review"),
        ],
        "account": [("POST", "/api/account"), ("POST", "/api/account/sign-in"), ("POST", "/api/account/delete")],
        "talk": [("POST", "/api/games/x/talk")],
        "point": [("POST", "/api/games/x/signs")],
        "write": [("POST", "/api/games/x/actions"), ("DELETE", "/api/games/x"), ("POST", "/api/games/x/seats")],
        "read": [("GET", "/api/games/x"), ("GET", "/api/me"), ("GET", "/api/feed")],
    }
    assert set(kinds) == set(ALLOWED)
    assert all(kind_of(*request) == kind for kind, requests in kinds.items() for request in requests)


def test_secrets_cannot_be_tried_in_great_numbers(tmp_path: Path) -> None:
    with serving(create_app(tmp_path, hosting=Hosting(PUBLIC))) as address, open_http(address) as http:
        answers = [http.post("/api/devices", json={"secret": "x" * 43}) for _ in range(ALLOWED["link"][0].burst + 1)]
        assert {answer.status_code for answer in answers[:-1]} == {404}
        refused(answers[-1], 429, "error-too-many")
        assert 0 < int(answers[-1].headers["retry-after"]) <= 60
        assert http.get("/api/meta").status_code == 200


def test_one_screen_knows_no_limits(tmp_path: Path) -> None:
    with serving(create_app(tmp_path)) as address, open_http(address) as http:
        body = {"game": "uxmal", "seats": [{"kind": "person"}] * 2}
        made = [http.post("/api/games", json=body | {"key": new_key()}).status_code for _ in range(80)]
    assert set(made) == {201}


def test_health_and_figures(address: str, anybody: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    assert anybody.http.get("/health").json()["status"] == "ok"
    anybody.http.get("/api/games/not-there?query=private")
    told = anybody.http.get("/metrics").text
    assert 'teocalli_requests_total{method="GET",route="/api/games/{game_id}",status="404"}' in told
    assert "teocalli_games_in_memory 0.0" in told
    assert "not-there" not in told
    assert "private" not in told
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    refused(anybody.http.get("/metrics", headers=elsewhere), 404, "error-no-such-page")
    monkeypatch.setenv("TEOCALLI_METRICS_TOKEN", "t0ken")
    for value, status in (("Bearer t0ken", 200), ("Bearer x", 404), ("t0ken", 404)):
        assert anybody.http.get("/metrics", headers={**elsewhere, "Authorization": value}).status_code == status


def test_a_database_that_does_not_answer_is_told(anybody: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    from teocalli.store import Store, StoreError  # noqa: PLC0415 - only here

    def fail(_: object) -> None:
        raise StoreError("error-storage", reason="it is gone")

    monkeypatch.setattr(Store, "check", fail)
    refused(anybody.http.get("/health"), 503, "error-storage")


def test_the_log_tells_of_requests_and_no_secrets(anybody: Somebody) -> None:
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger(REQUESTS)
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        answer: httpx.Response = anybody.http.post("/api/me", json={"name": "Lina Secretname"})
        anybody.http.post("/api/invitations", json={"secret": "s" * 43})
        anybody.http.get("/api/meta?token=abc123")
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("POST", "/api/me", 200),
        ("POST", "/api/invitations", 404),
        ("GET", "/api/meta", 200),
    ]
    cookie = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
    for secret in (cookie, "Secretname", "s" * 43, "abc123"):
        assert secret not in told.getvalue()
