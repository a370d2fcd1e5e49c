"""All that a database holds, as one file: to keep, or to go on in another database, of either kind.

An archive is JSON lines: a head, one line for each row, and an end by which a file that was cut off is noticed.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Table, insert, select, tuple_

from teocalli.store.database import Database
from teocalli.store.errors import StoreError
from teocalli.store.schema import (
    ACCOUNTS,
    CHANNELS,
    DEVICES,
    EVENTS,
    GAMES,
    LINKS,
    MEMBERS,
    MUTES,
    NOTES,
    PERSONS,
    PLANS,
    RATINGS,
    RESULTS,
    REVIEWS,
    SILENCES,
    TALK,
    TOKENS,
    TOURNAMENT_EVENTS,
    TOURNAMENT_LINKS,
    TOURNAMENT_MEMBERS,
    TOURNAMENTS,
    VARIATIONS,
)

T = TypeVar("T")
HEAD = {"format": "teocalli-archive", "version": 1}
_OF_PERSONS = (
    DEVICES,
    LINKS,
    MEMBERS,
    TOKENS,
    ACCOUNTS,
    RESULTS,
    RATINGS,
    TALK,
    MUTES,
    NOTES,
    PLANS,
    CHANNELS,
    SILENCES,
)
_OF_TOURNAMENTS = (TOURNAMENT_EVENTS, TOURNAMENT_LINKS, TOURNAMENT_MEMBERS)
_ALL = (PERSONS, GAMES, EVENTS, *_OF_PERSONS, REVIEWS, VARIATIONS, TOURNAMENTS, *_OF_TOURNAMENTS)
TABLES = {table.name: table for table in _ALL}
"""The tables, each after those that it leans on. What waits to be sent stays with the server that is to send it, and so
does the key by which push services know that; browsers learn of another one by themselves."""

AT_ONCE = 200
LONGEST_LINE = 4_000_000
"""Characters of a line that are read at most: the first event of a game holds its record."""


def write_archive(database: Database, file: Path) -> int:
    """Write everything into a file, as it stands at one moment, and give the number of games.

    The file is there whole or not at all (R-43). Its owner only may read it, for it holds the seeds of running games.
    Raises `StoreError`.
    """
    with database.reading() as connection:
        games = _written(file, lambda stream: _write_rows(connection, stream))
    return games


def _write_rows(connection: Connection, stream: IO[str]) -> int:
    counts = dict.fromkeys(TABLES, 0)
    print(json.dumps(HEAD), file=stream)
    for name, table in TABLES.items():
        query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(query).mappings():
            print(json.dumps({"table": name, "row": dict(row)}), file=stream)
            counts[name] += 1
    print(json.dumps({"end": sum(counts.values())}), file=stream)
    return counts["games"]


def read_archive(database: Database, file: Path) -> int:
    """Take in everything of an archive, and give the number of games that were not there before.

    What is there already stays. Raises `StoreError` if the file is no whole archive, or something is there otherwise;
    nothing was changed then.
    """
    try:
        with file.open(encoding="utf-8") as stream, database.writing() as connection:
            return _read_rows(connection, _lines(stream))
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError("error-file-unreadable", path=str(file), reason=str(error)) from error


def _lines(stream: IO[str]) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for number in range(1, 1_000_000_000):
        text = stream.readline(LONGEST_LINE)
        if not text:
            return
        try:
            line = json.loads(text)
        except (ValueError, RecursionError):
            line = None
        if not isinstance(line, dict):
            raise StoreError("error-archive-line", number=number)
        yield number, line


def _read_rows(connection: Connection, lines: Iterator[tuple[int, Mapping[str, Any]]]) -> int:
    if next(lines, (1, {}))[1] != HEAD:
        raise StoreError("error-archive-head")
    games = 0
    gathered: dict[str, list[dict[str, Any]]] = {}
    for table, row in _rows(lines):
        gathered.setdefault(table, []).append(row)
        if len(gathered[table]) == AT_ONCE:
            games += _take_in_all(connection, gathered)
    return games + _take_in_all(connection, gathered)


def _rows(lines: Iterator[tuple[int, Mapping[str, Any]]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows with the names of their tables. Raises `StoreError` unless they come to their end."""
    count, end = 0, None
    for number, line in lines:
        if end is None and set(line) == {"end"}:
            end = line["end"]
            continue
        table, row = TABLES.get(str(line.get("table"))), line.get("row")
        right = end is None and table is not None and isinstance(row, dict) and set(row) == set(table.columns.keys())
        if not right:
            raise StoreError("error-archive-line", number=number)
        count += 1
        yield str(line["table"]), dict(line["row"])
    if end != count:
        raise StoreError("error-archive-end")


def _take_in_all(connection: Connection, gathered: dict[str, list[dict[str, Any]]]) -> int:
    """Take in what was gathered, table by table, each after those that it leans on."""
    return sum(_take_in(connection, TABLES[name], gathered.pop(name)) for name in TABLES if name in gathered)


def _take_in(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> int:
    """Insert the rows that are not there; gives the number of games among them."""
    columns = list(table.primary_key.columns)

    def key(row: Mapping[Any, Any]) -> tuple[Any, ...]:
        return tuple(row[column.name] for column in columns)

    query = select(table).where(tuple_(*columns).in_([key(row) for row in rows]))
    known = {key(row): dict(row) for row in connection.execute(query).mappings()}
    if any(known.get(key(row), row) != row for row in rows):
        raise StoreError("error-archive-differs", table=table.name)
    fresh = [row for row in rows if key(row) not in known]
    if fresh:
        connection.execute(insert(table), fresh)
    return len(fresh) if table is GAMES else 0


def back_up(database_file: Path, file: Path) -> None:
    """Copy an SQLite database into a file, as it stands at one moment, also while a server writes in it (R-43).

    Raises `StoreError`.
    """
    if not database_file.is_file():
        raise StoreError("error-file-missing", path=str(database_file))

    def copy(stream: IO[str]) -> None:
        with closing(sqlite3.connect(database_file)) as source, closing(sqlite3.connect(stream.name)) as target:
            source.backup(target)

    try:
        _written(file, copy)
    except sqlite3.Error as error:
        raise StoreError("error-storage", reason=str(error)) from error


def _written(file: Path, write: Callable[[IO[str]], T]) -> T:
    """Write a file by way of another one beside it, which takes its place when all is on the disk (R-43)."""
    partial = None
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as stream:
            partial = Path(stream.name)
            done = write(stream)
            stream.flush()
            os.fsync(stream.fileno())
        partial.replace(file)
    except OSError as error:
        raise StoreError("error-file-unwritable", path=str(file), reason=error.strerror or str(error)) from error
    finally:
        if partial is not None:
            partial.unlink(missing_ok=True)
    return done
