"""What a browser needs to install the page: manifest, icons, and a worker that keeps the pages."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from teocalli.server import create_app
from teocalli.web import INDEX, STATIC
from tests.server.running import serving
from tests.server.table_client import open_http


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Requests to a server."""
    with serving(create_app(tmp_path_factory.mktemp("data"))) as running, open_http(running) as client:
        yield client


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_manifest_names_icons_that_are_there(http: httpx.Client) -> None:
    assert '<link rel="manifest" href="/static/manifest.webmanifest">' in INDEX.read_text(encoding="utf-8")
    answer = http.get("/static/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        drawn = http.get(icon["src"])
        assert drawn.headers["content-type"].split(";")[0] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(drawn.content))) == icon["sizes"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def test_a_phone_gets_its_icon(http: httpx.Client) -> None:
    assert '<link rel="apple-touch-icon" href="/static/icons/icon-full-180.png">' in INDEX.read_text(encoding="utf-8")
    assert size_of(http.get("/static/icons/icon-full-180.png").content) == (180, 180)


def test_the_worker_looks_after_all_pages_and_may_only_read(http: httpx.Client) -> None:
    answer = http.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"
    assert answer.text == (STATIC / "service-worker.js").read_text(encoding="utf-8")


def test_the_manifest_is_in_no_language() -> None:
    """Its texts would be in one language whatever the reader's: it has the name alone."""
    manifest = json.loads((Path(STATIC) / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {manifest["name"], manifest["short_name"]} == {"Teocalli"}
    assert "description" not in manifest
