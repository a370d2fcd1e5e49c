"""A server that all tests share, emptied for each; and an app for tests that need one of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from teocalli.server import create_app
from tests.server.running import serving
from tests.server.table_client import TableClient, open_http


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing in any language is an error."""
    monkeypatch.setenv("TEOCALLI_STRICT_TEXTS", "1")


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """The server's app, with a database of its own."""
    return create_app(tmp_path)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server that runs through all tests."""
    with serving(create_app(tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.fixture
def client(address: str) -> Iterator[TableClient]:
    """A client of the shared server, which has no games."""
    with open_http(address) as http:
        for game in http.get("/api/games?limit=100").json()["games"]:
            http.delete(f"/api/games/{game['id']}")
        yield TableClient(http)
