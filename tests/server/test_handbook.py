"""The handbook under `/handbook`: in the reader's language, under a strict policy; a sentence where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from teocalli import web
from teocalli.core.texts import Texts
from teocalli.server import create_app
from tests.server.running import serving
from tests.server.table_client import open_http


@pytest.fixture
def http(tmp_path: Path) -> Iterator[httpx.Client]:
    """Requests to a server."""
    with serving(create_app(tmp_path / "data")) as running, open_http(running) as client:
        yield client


def test_where_it_was_not_built_a_sentence_says_how(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "HANDBOOKS", ())
    for path in ("/handbook", "/handbook/", "/handbook/de/play/"):
        answer = http.get(path, headers={"Accept-Language": "de"})
        assert answer.status_code == 404
        assert answer.text == (
            "Das Handbuch ist hier noch nicht erstellt: Rufe im Verzeichnis des Quelltexts „make docs“ auf und lade "
            "diese Seite neu."
        )
    assert http.get("/api/meta").json()["handbook"] is False


def test_it_is_there_as_soon_as_it_was_built(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    monkeypatch.setattr(web, "HANDBOOKS", (tmp_path / "nothing", site))
    for language in ("en", "fr"):
        (site / language / "play").mkdir(parents=True)
        (site / language / "index.html").write_text(language)
        (site / language / "play" / "index.html").write_text(f"play {language}")
    (site / "scripts").mkdir()
    (site / "scripts" / "x.js").write_text("1")
    assert http.get("/api/meta").json()["handbook"] is True
    led = http.get("/handbook", headers={"Accept-Language": "fr-CH"})
    assert (led.status_code, led.headers["location"]) == (307, "/handbook/fr/")
    page = http.get("/handbook/fr/play/")
    assert page.text == "play fr"
    policy = dict(part.split(" ", 1) for part in page.headers["content-security-policy"].split("; "))
    assert (policy["default-src"], policy["script-src"], policy["style-src"]) == ("'none'", "'self'", "'self'")
    assert page.headers["x-content-type-options"] == "nosniff"
    assert http.get("/handbook/scripts/x.js").headers["content-type"].startswith("text/javascript")
    for outside in ("/handbook/fr/gone/", "/handbook/%2e%2e/data/teocalli.sqlite3"):
        assert http.get(outside).status_code == 404
    gone = http.get("/handbook/fr/gone/", headers={"Accept-Language": "fr"})
    assert gone.text == Texts("fr").format("error-no-such-page")
