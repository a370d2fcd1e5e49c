"""A store of its own for each test, on SQLite and on PostgreSQL (R-53)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from teocalli.store import Store, database_url

SetRight = Callable[[str], None]


@pytest.fixture
def fresh_postgresql(postgresql: str) -> str:
    """Address of a database on PostgreSQL that has no tables."""
    change(postgresql, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return postgresql


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """Address of an SQLite database that is not there yet."""
    return database_url(tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Address of a database without games; SQLite's is not there yet."""
    if request.param == "sqlite":
        return database_url(tmp_path)
    address = str(request.getfixturevalue("postgresql"))
    Store(address).close()
    change(address, "TRUNCATE games, persons, tournaments CASCADE")
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store."""
    opened = Store(url)
    yield opened
    opened.close()


@pytest.fixture
def file_store(file_url: str) -> Iterator[Store]:
    """An empty store on SQLite, for what only that has."""
    opened = Store(file_url)
    yield opened
    opened.close()


def change(address: str, statement: str) -> None:
    """Change the database behind the store's back."""
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()
