"""Connections to the database, set up so that what is acknowledged is on the disk and writers wait for each other."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from teocalli.store.errors import StoreError

BUSY_TIMEOUT_MS = 10_000
POSTGRESQL = "postgresql+psycopg"
"""How SQLAlchemy calls PostgreSQL by the driver that is used here."""
WRITE = "teocalli_write"
"""Execution option of connections that are going to write."""
SPARING_EVENTS = "teocalli_sparing_events"
"""Execution option of connections that delete a game without looking for its events."""


SNAPSHOT = {"isolation_level": "REPEATABLE READ"}
"""Execution options of PostgreSQL's connections that only read: all of a transaction sees one state of the database."""


def open_engine(address: str) -> Engine:
    """Open the database at an address, `sqlite:///file` or `postgresql://user@host/name`.

    For SQLite the write-ahead log is switched on and verified, and transactions of connections with the option `WRITE`
    begin IMMEDIATE, so that two writers wait instead of failing (R-58); on PostgreSQL they lock what they change.
    Raises `StoreError` where that is impossible.
    """
    engine = _engine_of(address)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        event.listen(engine, "checkin", _come_back)
    try:
        with engine.connect():
            return engine
    except SQLAlchemyError as error:
        raise StoreError("error-database-open", file=name_of(engine.url), reason=reason_of(error)) from error


def _engine_of(address: str) -> Engine:
    """The engine for an address, whose kind must be one that the store knows."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError("error-database-address") from None
    if url.drivername == "sqlite":
        return create_engine(url)
    if url.drivername not in ("postgresql", POSTGRESQL):
        raise StoreError("error-database-address")
    options = f"-c lock_timeout={BUSY_TIMEOUT_MS} -c timezone=UTC"
    url = url.set(drivername=POSTGRESQL).update_query_dict({"options": options})
    try:
        return create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise StoreError("error-database-driver") from None


def name_of(url: URL) -> str:
    """What a database is called in messages: never with a password."""
    return url.database or url.render_as_string(hide_password=True)


def reason_of(error: SQLAlchemyError) -> str:
    """Give the database's own words for what went wrong, without the statement."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def is_damage(error: SQLAlchemyError) -> bool:
    """Whether the database's file is damaged where it was to be read or written."""
    return getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT


def _set_up_sqlite(connection: Any, _record: object) -> None:
    # SQLAlchemy sends BEGIN itself (below); the driver must not begin transactions of its own.
    connection.isolation_level = None
    # Text that is no UTF-8 any more must not keep what stands beside it from being read.
    connection.text_factory = lambda text: text.decode(errors="replace")
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA synchronous = FULL")
    mode = cursor.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    cursor.close()
    if mode != "wal":
        raise StoreError("error-database-wal", mode=mode)


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get(SPARING_EVENTS, False):
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")  # not heard once it has begun
        connection.info[SPARING_EVENTS] = True
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITE, False) else "BEGIN")


def _come_back(connection: Any, record: ConnectionPoolEntry) -> None:
    """A connection that has spared events looks for them again."""
    if connection is not None and record.info.pop(SPARING_EVENTS, False):
        connection.execute("PRAGMA foreign_keys = ON")
