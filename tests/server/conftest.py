"""An app with a database of its own, and a client of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from teocalli.server import create_app
from tests.server.running import connected
from tests.server.table_client import TableClient


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing in any language is an error."""
    monkeypatch.setenv("TEOCALLI_STRICT_TEXTS", "1")


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """The server's app."""
    return create_app(tmp_path)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TableClient]:
    """A client of the app."""
    with connected(app) as opened:
        yield opened
