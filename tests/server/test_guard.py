"""Who may ask: this machine's own page only; how much; with which protection (R-55)."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator

import pytest

from teocalli.server.middleware import BODY_LIMIT
from teocalli.web import INDEX
from tests.server.table_client import PERSON, TableClient, new_key, refused

GAME = {"game": "uxmal", "seats": [PERSON, PERSON], "key": "k"}


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:1", "LOCALHOST:99", "[::1]"])
def test_the_names_of_this_machine(client: TableClient, host: str) -> None:
    assert client.http.get("/api/meta", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::2]", "[", "a b"]
)
def test_another_name_that_points_here_is_refused(client: TableClient, host: str) -> None:
    refused(client.http.get("/api/meta", headers={"Host": host}), 403, "error-foreign-host")
    refused(client.http.get("/", headers={"Host": host}), 403, "error-foreign-host")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://localhost", "http://localhost:1", ""])
def test_another_page_changes_nothing(client: TableClient, origin: str) -> None:
    view = client.create()
    headers = {"Origin": origin}
    refused(client.http.post("/api/games", json=GAME, headers=headers), 403, "error-foreign-origin")
    refused(client.http.post("/api/records", content=b"{}", headers=headers), 403, "error-foreign-origin")
    refused(client.http.delete(f"/api/games/{view['id']}", headers=headers), 403, "error-foreign-origin")
    body = {"version": 1, "word": "build", "key": new_key()}
    refused(
        client.http.post(f"/api/games/{view['id']}/actions", json=body, headers=headers), 403, "error-foreign-origin"
    )
    assert client.view(view["id"]) == view
    assert client.http.get("/api/games").json()["total"] == 1


def test_the_own_page_may(client: TableClient) -> None:
    own = str(client.http.base_url).rstrip("/")
    headers = {"Origin": own, "Sec-Fetch-Site": "same-origin"}
    assert client.http.post("/api/games", json=GAME, headers=headers).status_code == 201
    refused(
        client.http.post("/api/games", json=GAME, headers={"Sec-Fetch-Site": "cross-site"}), 403, "error-foreign-origin"
    )


def chunks(count: int) -> Iterator[bytes]:
    """A body whose length nobody knows beforehand."""
    yield b'{"format": "'
    for _ in range(count):
        yield b"x" * 10_000


def test_too_large_a_body_is_refused_with_and_without_a_length(client: TableClient) -> None:
    large = b'"' + b"x" * BODY_LIMIT + b'"'
    for path in ("/api/records", "/api/games"):
        refused(client.http.post(path, content=large), 413, "error-body-too-large")
    refused(client.http.post("/api/records", content=chunks(BODY_LIMIT // 10_000 + 1)), 413, "error-body-too-large")
    said, endless = {"content-type": "application/json"}, chunks(BODY_LIMIT // 10_000 + 1)
    by_the_short_way = client.http.post("/api/games/nothing/actions", content=endless, headers=said)
    refused(by_the_short_way, 413, "error-body-too-large")
    answer = client.http.post("/api/records", content=chunks(3))
    refused(answer, 422, "error-record-json")


def test_every_answer_is_protected(client: TableClient) -> None:
    for path in ("/", "/api/meta", "/api/nothing", "/static/app/main.js", "/locale/de.ftl"):
        headers = client.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["x-frame-options"] == "DENY", path
        assert headers["referrer-policy"] == "no-referrer", path
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "access-control-allow-origin" not in headers, path


def test_the_page_runs_its_own_scripts_and_no_others(client: TableClient) -> None:
    answer = client.http.get("/")
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    inline = re.findall(rb"<script(?![^>]*\bsrc\b)[^>]*>(.*?)</script>", INDEX.read_bytes(), re.DOTALL)
    hashes = [f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'" for script in inline]
    assert hashes
    assert policy["script-src"].split() == ["'self'", *hashes]
    assert policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["base-uri"] == policy["frame-ancestors"] == policy["form-action"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]


NAMES = [
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\u202eevil\u2066",
    "👩‍👩‍👧‍👦 🦅",
    "'; DROP TABLE games; --",
    "{ $player }",
    "a\x00b\x1b[31mc\r\nd",
]


def test_odd_names_stay_text(client: TableClient) -> None:
    """R-55: they come back as they are, without invisible characters, in JSON that no page takes for markup."""
    view = client.create([{"kind": "person", "name": name} for name in NAMES[:4]])
    assert [seat["name"] for seat in view["seats"]] == [*NAMES[:2], "evil", NAMES[3]]
    view = client.create([{"kind": "person", "name": name} for name in NAMES[4:]])
    assert [seat["name"] for seat in view["seats"]] == [*NAMES[4:6], "ab[31mc d"]
    view = client.act(view, "build")
    answer = client.http.get(f"/api/games/{view['id']}/record")
    assert answer.json()["players"] == [seat["name"] for seat in view["seats"]]
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"].startswith("attachment")
