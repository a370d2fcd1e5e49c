"""A store in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from teocalli.store import Store, database_url


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Address of a database that is not there yet."""
    return database_url(tmp_path)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store."""
    opened = Store(url)
    yield opened
    opened.close()
