"""The store: games as lists of events."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from teocalli.core.errors import TeocalliError
from teocalli.store.connection import SPARING_EVENTS, WRITE, is_damage, open_engine, reason_of
from teocalli.store.errors import BrokenGameError, ConflictError, DamagedFileError, NoSuchGameError, StoreError
from teocalli.store.migrate import upgrade
from teocalli.store.schema import EVENTS, GAMES

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody confuses when reading an id aloud."""

ID_LENGTH = 10


class NewEvent(Protocol):
    """What the store needs to know of an event."""

    @property
    def kind(self) -> str:
        """What kind of change it is."""

    @property
    def payload(self) -> Mapping[str, Any]:
        """The change itself, JSON-ready."""

    @property
    def key(self) -> str | None:
        """Idempotency key of the request, unique in its game."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as it was stored; `seq` counts from 1."""

    seq: int
    kind: str
    payload: Mapping[str, Any]
    key: str | None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in the list: `version` is the number of its events, times are UTC in ISO 8601."""

    id: str
    game: str
    version: int
    created: str
    updated: str


@dataclass(frozen=True, slots=True)
class Page:
    """A part of the list of games, and how many there are in all."""

    total: int
    games: list[GameRow]


class Store:
    """All games in one database. Methods block; they may be called from any thread.

    Every method raises `StoreError` when the database refuses; nothing is changed then.
    """

    def __init__(self, url: str) -> None:
        """Open the database at an address of SQLAlchemy, making or migrating its tables."""
        self._engine = open_engine(url)
        # Threads of this process queue here in the order they come; SQLite's own waiting is by polling.
        self._writing = threading.Lock()
        try:
            with _refusals():
                upgrade(self._engine)
        except StoreError:
            self._engine.dispose()
            raise

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    def create(self, game: str, events: Sequence[NewEvent], key: str | None = None) -> tuple[str, bool]:
        """Store a new game with its first events.

        Gives its id and True; if a game was created with the same key before, that game's id and False.
        """
        with self._write() as connection:
            known = key and connection.scalar(select(GAMES.c.id).where(GAMES.c.key == key))
            if known:
                return str(known), False
            game_id = _unused_id(connection)
            now = _now()
            row = {"id": game_id, "game": game, "version": len(events), "key": key, "created": now, "updated": now}
            connection.execute(insert(GAMES), row)
            connection.execute(insert(EVENTS), _event_rows(game_id, 0, events, now))
            return game_id, True

    def append(self, game_id: str, version: int, events: Sequence[NewEvent]) -> None:
        """Add events to a game whose last event is number `version`; all of them are stored, or none.

        Raises `ConflictError` if the game has other events by now, `NoSuchGameError` if it is gone.
        """
        with self._write() as connection:
            current = connection.scalar(select(GAMES.c.version).where(GAMES.c.id == game_id))
            if current is None:
                raise NoSuchGameError(game_id)
            if current != version:
                raise ConflictError(game_id)
            now = _now()
            connection.execute(insert(EVENTS), _event_rows(game_id, version, events, now))
            changes = {"version": version + len(events), "updated": now}
            connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(**changes))

    def events(self, game_id: str) -> list[StoredEvent]:
        """Give all events of a game.

        Raises `NoSuchGameError`, and `BrokenGameError` if one is missing or unreadable (R-42).
        """
        query = select(EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.payload, EVENTS.c.key)
        with self._read() as connection:
            version = connection.scalar(select(GAMES.c.version).where(GAMES.c.id == game_id))
            if version is None:
                raise NoSuchGameError(game_id)
            rows = connection.execute(query.where(EVENTS.c.game_id == game_id).order_by(EVENTS.c.seq)).all()
        for expected, row in enumerate(rows, start=1):
            if row.seq != expected:
                raise BrokenGameError("error-event-missing", number=expected)
        if len(rows) != version:
            raise BrokenGameError("error-event-missing", number=min(len(rows), version) + 1)
        return [StoredEvent(row.seq, row.kind, _decoded(row.seq, row.payload), row.key) for row in rows]

    def version(self, game_id: str) -> int:
        """Give the number of a game's events. Raises `NoSuchGameError`."""
        with self._read() as connection:
            version = connection.scalar(select(GAMES.c.version).where(GAMES.c.id == game_id))
        if version is None:
            raise NoSuchGameError(game_id)
        return int(version)

    def games(self, offset: int, limit: int) -> Page:
        """Give `limit` games from number `offset` on, the one changed last first (R-49)."""
        query = _ROW_QUERY.order_by(GAMES.c.updated.desc(), GAMES.c.id.desc()).offset(offset).limit(limit)
        with self._read() as connection:
            total = connection.scalar(select(func.count()).select_from(GAMES)) or 0
            rows = connection.execute(query).all()
        return Page(total, [GameRow(*row) for row in rows])

    def delete(self, game_id: str) -> None:
        """Delete a game with all its events, readable or not (R-45). Raises `NoSuchGameError`.

        Of a game whose events lie in a damaged part of the file, they stay, and the game is gone.
        """
        query = delete(GAMES).where(GAMES.c.id == game_id)
        try:
            with self._write() as connection:
                found = connection.execute(query).rowcount
        except DamagedFileError:
            with self._write(sparing_events=True) as connection:
                found = connection.execute(query).rowcount
        if found == 0:
            raise NoSuchGameError(game_id)

    @contextmanager
    def _write(self, *, sparing_events: bool = False) -> Iterator[Connection]:
        with self._writing, _refusals(), self._engine.connect() as connection:
            writer = connection.execution_options(**{WRITE: True, SPARING_EVENTS: sparing_events})
            with writer.begin():
                yield writer

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with _refusals(), self._engine.connect() as connection, connection.begin():
            yield connection


_ROW_QUERY = select(GAMES.c.id, GAMES.c.game, GAMES.c.version, GAMES.c.created, GAMES.c.updated)


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn the database's errors into a refusal that a person may read."""
    try:
        yield
    except TeocalliError:
        raise
    except SQLAlchemyError as error:
        kind = DamagedFileError if is_damage(error) else StoreError
        raise kind("error-storage", reason=reason_of(error)) from error


def _event_rows(game_id: str, version: int, events: Sequence[NewEvent], now: str) -> list[dict[str, Any]]:
    return [
        {
            "game_id": game_id,
            "seq": version + number,
            "kind": event.kind,
            "payload": json.dumps(event.payload, separators=(",", ":")),
            "key": event.key,
            "created": now,
        }
        for number, event in enumerate(events, start=1)
    ]


def _decoded(seq: int, text: str) -> Mapping[str, Any]:
    try:
        payload = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BrokenGameError("error-event-unreadable", number=seq) from error
    if not isinstance(payload, dict):
        raise BrokenGameError("error-event-unreadable", number=seq)
    return payload


def _unused_id(connection: Connection) -> str:
    while True:
        game_id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game_id)) is None:
            return game_id


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
