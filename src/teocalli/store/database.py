"""A database with its tables in the newest form: transactions to read and to write, refusals in words."""

from __future__ import annotations

import secrets
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import Column, Connection, PoolProxiedConnection, Select, Table, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from teocalli.core.errors import TeocalliError
from teocalli.store.connection import SNAPSHOT, SPARING_EVENTS, WRITE, is_damage, open_engine, reason_of
from teocalli.store.errors import DamagedFileError, StoreError
from teocalli.store.migrate import upgrade

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody confuses when reading an id aloud."""

ID_LENGTH = 10


class Database:
    """A database. Methods block; they may be called from any thread.

    Every method raises `StoreError` when the database refuses; nothing is changed then.
    """

    def __init__(self, url: str) -> None:
        """Open the database at an address of SQLAlchemy, making or migrating its tables."""
        self._engine = open_engine(url)
        self._snapshot: dict[str, Any] = SNAPSHOT if self._engine.dialect.name == "postgresql" else {}
        # Threads of this process queue here in the order they come; SQLite's own waiting is by polling.
        self._writing = threading.Lock()
        self._asking = threading.Lock()
        self._quick: PoolProxiedConnection | None = None
        try:
            with refusals():
                upgrade(self._engine)
        except StoreError:
            self._engine.dispose()
            raise

    def close(self) -> None:
        """Close all connections."""
        if self._quick is not None:
            self._quick.close()
            self._quick = None
        self._engine.dispose()

    @property
    def kind(self) -> str:
        """What database it is: `sqlite` or `postgresql`."""
        return self._engine.dialect.name

    def check(self) -> None:
        """Raise `StoreError` unless the database answers."""
        with self.reading() as connection:
            connection.scalar(select(1))

    def at_once(self, query: Select[Any], **values: object) -> list[Any] | None:
        """What SQLite answers to a small question, which takes it some microseconds; None if it would have to wait, or
        does not know, and for every other database: they are elsewhere, and must be waited for.

        `query` is one that is kept, with `values` for its bound parameters: it is written once.
        """
        if self.kind != "sqlite":
            return None
        try:
            with self._asking:
                if self._quick is None:
                    self._quick = self._engine.raw_connection()
                    self._quick.cursor().execute("PRAGMA busy_timeout = 0")
                statement, names = _written(query)
                given = [values[name] for name in names]
                return list(self._quick.cursor().execute(statement, given).fetchall())
        except (sqlite3.Error, SQLAlchemyError):
            return None

    @contextmanager
    def writing(self, *, sparing_events: bool = False) -> Iterator[Connection]:
        """A transaction that writes; what fails in it is undone."""
        with self._writing, refusals(), self._engine.connect() as connection:
            writer = connection.execution_options(**{WRITE: True, SPARING_EVENTS: sparing_events})
            with writer.begin():
                yield writer

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads, and sees one state of the database."""
        with refusals(), self._engine.connect() as connection:
            reader = connection.execution_options(**self._snapshot)
            with reader.begin():
                yield reader


@cache
def _written(query: Select[Any]) -> tuple[str, Sequence[str]]:
    """A query as SQLite reads it, and the names of its parameters in their order."""
    compiled = query.compile(dialect=sqlite.dialect())
    return str(compiled), compiled.positiontup or ()


@contextmanager
def refusals() -> Iterator[None]:
    """Turn the database's errors into a refusal that a person may read."""
    try:
        yield
    except TeocalliError:
        raise
    except SQLAlchemyError as error:
        kind = DamagedFileError if is_damage(error) else StoreError
        raise kind("error-storage", reason=reason_of(error)) from error


def unused_id(connection: Connection, table: Table, mark: str = "") -> str:
    """An id that nothing in a table has; it begins with `mark`."""
    column: Column[str] = table.c.id
    while True:
        fresh = mark + "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        if connection.scalar(select(column).where(column == fresh)) is None:
            return fresh


def now() -> str:
    """The present, as the database keeps times."""
    return as_text(datetime.now(UTC))


def as_text(moment: datetime) -> str:
    """A time in UTC, as the database keeps it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
