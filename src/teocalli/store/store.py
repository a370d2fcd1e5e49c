"""The store: games as lists of events."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from teocalli.core.events import AnyEvent
from teocalli.store import snapshots
from teocalli.store.database import Database, now, unused_id
from teocalli.store.errors import BrokenGameError, ConflictError, DamagedFileError, NoSuchGameError, StoreError
from teocalli.store.outbox import NOBODY_ASKED, Asking, note_asked
from teocalli.store.people import GUEST, PLAYER
from teocalli.store.plans import Settled, settle
from teocalli.store.ratings import count_game
from teocalli.store.results import Result, keep_results
from teocalli.store.schema import (
    EVENTS,
    GAMES,
    LEASES,
    LINKS,
    LOOKERS,
    MEMBERS,
    NOTES,
    OUTBOX,
    PERSONS,
    PLANS,
    REVIEWS,
    SILENCES,
    SNAPSHOTS,
    TALK,
    VARIATIONS,
)
from teocalli.store.snapshots import Snapshot, StoredRow


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as it was stored; `seq` counts from 1."""

    seq: int
    kind: str
    payload: Mapping[str, Any]
    key: str | None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in the list: `version` is the number of its events, times are UTC in ISO 8601; `host` opened it."""

    id: str
    game: str
    version: int
    created: str
    updated: str
    host: str


@dataclass(frozen=True, slots=True)
class Page:
    """A part of the list of games, how many there are in all, and of which kinds: the names of games, sorted."""

    total: int
    games: list[GameRow]
    played: list[str]


AT_ONE_SCREEN = ""
"""Host of a game that everybody at one screen plays."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What lists must know of a game without reading its events: who opened it, whether the lobby shows it, who plays.

    `host` is `AT_ONE_SCREEN` where nobody is asked who they are. `results`: how the game ended for whom, once it is
    over; `rated`: whose ratings that changes, with the place of each.
    """

    host: str = AT_ONE_SCREEN
    in_lobby: bool = False
    players: frozenset[str] = frozenset()
    results: tuple[Result, ...] = ()
    rated: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Append:
    """Events to add to a game whose last event is number `version`.

    `standing`: how the game stands for lists, if that has changed. `settled`: the plans that the events carry out.
    `asking`: who is asked for something from then on, and who is not any more.
    """

    game_id: str
    version: int
    events: Sequence[AnyEvent]
    standing: Standing | None = None
    settled: Settled | None = None
    asking: Asking = NOBODY_ASKED


class Store(Database):
    """All games in one database."""

    def create(
        self,
        game: str,
        events: Sequence[AnyEvent],
        key: str | None = None,
        standing: Standing = Standing(),
        asking: Asking = NOBODY_ASKED,
    ) -> tuple[str, bool]:
        """Store a new game with its first events, and what those who are asked are to be told.

        Gives its id and True; if a game was created with the same key before, that game's id and False.
        """
        known = self.by_key(key) if key else None
        if known is not None:
            return known, False
        try:
            with self.writing() as connection:
                game_id = unused_id(connection, GAMES)
                row = {"id": game_id, "game": game, "key": key, "host": standing.host, "in_lobby": standing.in_lobby}
                _insert_game(connection, row, events)
                _set_players(connection, game_id, standing.players)
                note_asked(connection, game_id, len(events), asking)
                return game_id, True
        except StoreError as error:
            known = self.by_key(key) if key and isinstance(error.__cause__, IntegrityError) else None
            if known is None:
                raise
            return known, False  # another request with the same key was quicker

    def by_key(self, key: str) -> str | None:
        """The id of the game that was created with a key."""
        with self.reading() as connection:
            return connection.scalar(select(GAMES.c.id).where(GAMES.c.key == key))

    def host(self, game_id: str) -> str:
        """Who opened a game, readable or not; `AT_ONE_SCREEN` for one at one screen. Raises `NoSuchGameError`."""
        with self.reading() as connection:
            host = connection.scalar(select(GAMES.c.host).where(GAMES.c.id == game_id))
        if host is None:
            raise NoSuchGameError(game_id)
        return str(host)

    def append(
        self,
        game_id: str,
        version: int,
        events: Sequence[AnyEvent],
        standing: Standing | None = None,
        settled: Settled | None = None,
    ) -> None:
        """Add events to a game as `Append` says; all of them are stored, or none.

        Raises `ConflictError` if the game has other events by now, or the plans are others, `NoSuchGameError` if it is
        gone.
        """
        self._append_one(Append(game_id, version, events, standing, settled))

    def _append_one(self, append: Append) -> None:
        with self.writing() as connection:
            _append(connection, [append])
            if append.settled is not None and not settle(connection, append.game_id, append.settled):
                raise ConflictError(append.game_id)

    def append_all(self, appends: Sequence[Append]) -> list[StoreError | None]:
        """Add events to several games in one transaction, and give for each what `append` would raise.

        What went wrong with one changes nothing for the others. What also changes how a game stands, or settles plans,
        has a transaction of its own, as has everything if something is wrong with one of those that had not.
        """
        simple = [each for each in appends if each.standing is None and each.settled is None]
        done: set[str] = set()
        if len(simple) > 1:
            with contextlib.suppress(StoreError), self.writing() as connection:
                _append(connection, simple)
                done = {each.game_id for each in simple}
        return [None if each.game_id in done else self._append_alone(each) for each in appends]

    def _append_alone(self, append: Append) -> StoreError | None:
        try:
            self._append_one(append)
        except StoreError as error:
            return error
        return None

    def events(self, game_id: str) -> list[StoredEvent]:
        """Give all events of a game.

        Raises `NoSuchGameError`, and `BrokenGameError` if one is missing or unreadable (R-42).
        """
        with self.reading() as connection:
            return [decoded(row) for row in _all_rows(connection, game_id)]

    def load(self, game_id: str, program_of: Callable[[str], str]) -> tuple[Snapshot | None, list[StoredEvent]]:
        """Give a game's snapshot, if there is one that fits, and the events after it, or all of them (R-47).

        `program_of`: what tells the program that would read the snapshot of a game, by the game's name. Raises as
        `events`; events for which the snapshot stands are complete and unchanged since, or they are given (R-42).
        """
        with self.reading() as connection:
            rows = _all_rows(connection, game_id)
            name = connection.execute(select(GAMES.c.game).where(GAMES.c.id == game_id)).scalar_one()
            found = snapshots.find(connection, game_id, program_of(name), rows)
        return found, [decoded(row) for row in rows[0 if found is None else found.seq :]]

    def events_after(self, game_id: str, version: int) -> list[StoredEvent]:
        """Give the events after number `version`. Raises as `events`, if one of them is missing or unreadable."""
        with self.reading() as connection:
            return [decoded(row) for row in _all_rows(connection, game_id, version)]

    def keep_snapshot(self, game_id: str, snapshot: Snapshot) -> None:
        """Keep what stands for a game's first events, unless a newer one is there. Raises `NoSuchGameError`."""
        with self.writing() as connection:
            snapshots.keep(connection, game_id, snapshot)

    def version(self, game_id: str) -> int:
        """Give the number of a game's events. Raises `NoSuchGameError`."""
        with self.reading() as connection:
            version = connection.scalar(select(GAMES.c.version).where(GAMES.c.id == game_id))
        if version is None:
            raise NoSuchGameError(game_id)
        return int(version)

    def version_at_once(self, game_id: str) -> int | None:
        """The number of a game's events, where the database tells it without making anybody wait; else None.

        Raises `NoSuchGameError`.
        """
        rows = self.at_once(_VERSION, game=game_id)
        if rows is None:
            return None
        if not rows:
            raise NoSuchGameError(game_id)
        return int(rows[0][0])

    def games(self, offset: int, limit: int) -> Page:
        """Give `limit` games at one screen from number `offset` on, the one changed last first (R-49)."""
        return self._page(GAMES.c.host == AT_ONE_SCREEN, offset, limit)

    def games_of(self, person_id: str, offset: int, limit: int) -> Page:
        """Give the games that a person plays, was invited to, or watches, in the same way."""
        own = select(MEMBERS.c.game_id).where(MEMBERS.c.person_id == person_id)
        return self._page(GAMES.c.id.in_(own), offset, limit)

    def lobby(self, offset: int, limit: int) -> Page:
        """Give the public games that are not over, in the same way."""
        return self._page(GAMES.c.in_lobby == true(), offset, limit)

    def _page(self, which: ColumnElement[bool], offset: int, limit: int) -> Page:
        newest = (GAMES.c.updated.desc(), GAMES.c.id.desc())
        query = _ROW_QUERY.where(which).order_by(*newest).offset(offset).limit(limit)
        with self.reading() as connection:
            total = connection.scalar(select(func.count()).select_from(GAMES).where(which)) or 0
            rows = connection.execute(query).all()
            played = connection.scalars(select(GAMES.c.game).where(which).distinct().order_by(GAMES.c.game)).all()
        return Page(total, [GameRow(*row) for row in rows], list(played))

    def delete(self, game_id: str) -> None:
        """Delete a game with all its events, readable or not (R-45). Raises `NoSuchGameError`.

        Of a game whose events lie in a damaged part of the file, they stay, and the game is gone.
        """
        query = delete(GAMES).where(GAMES.c.id == game_id)
        try:
            with self.writing() as connection:
                found = connection.execute(query).rowcount
        except DamagedFileError:
            with self.writing(sparing_events=True) as connection:
                for table in _OF_GAMES:
                    connection.execute(delete(table).where(table.c.game_id == game_id))
                found = connection.execute(query).rowcount
        if found == 0:
            raise NoSuchGameError(game_id)


_OF_GAMES = (LINKS, MEMBERS, SNAPSHOTS, REVIEWS, VARIATIONS, LOOKERS, LEASES, TALK, NOTES, PLANS, OUTBOX, SILENCES)
"""What is gone with a game, beside its events."""

_ROW_QUERY = select(GAMES.c.id, GAMES.c.game, GAMES.c.version, GAMES.c.created, GAMES.c.updated, GAMES.c.host)


def _insert_game(connection: Connection, row: dict[str, Any], events: Sequence[AnyEvent]) -> None:
    moment = now()
    connection.execute(insert(GAMES), row | {"version": len(events), "created": moment, "updated": moment})
    connection.execute(insert(EVENTS), event_rows({"game_id": row["id"]}, 0, events, moment))


_VERSION = select(GAMES.c.version).where(GAMES.c.id == bindparam("game"))
_ADD_EVENTS = insert(EVENTS)
_UPDATE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("of"), GAMES.c.version == bindparam("known"))
    .values(version=bindparam("newest"), updated=bindparam("moment"))
)


def _append(connection: Connection, appends: Sequence[Append]) -> None:
    """Add events to games, each of which must have the version that is named, and note how the games stand.

    Raises as `Store.append` what is wrong with one of them; the transaction is good for nothing then.
    """
    moment = now()
    newest = [
        {"of": each.game_id, "known": each.version, "newest": each.version + len(each.events), "moment": moment}
        for each in sorted(appends, key=lambda append: append.game_id)  # all lock games in one order
    ]
    if connection.execute(_UPDATE, newest).rowcount != len(appends):
        raise _failure(connection, appends)
    rows = [row for each in appends for row in event_rows({"game_id": each.game_id}, each.version, each.events, moment)]
    connection.execute(_ADD_EVENTS, rows)
    for each in appends:
        if each.standing is not None:
            _set_standing(connection, each.game_id, each.standing)
        note_asked(connection, each.game_id, each.version + len(each.events), each.asking)


def _failure(connection: Connection, appends: Sequence[Append]) -> StoreError:
    """Why the events of a game could not be added."""
    ids = {each.game_id for each in appends}
    there = set(connection.scalars(select(GAMES.c.id).where(GAMES.c.id.in_(ids))))
    gone = sorted(ids - there)
    return NoSuchGameError(gone[0]) if gone else ConflictError(appends[0].game_id)


def _set_standing(connection: Connection, game_id: str, standing: Standing) -> None:
    changes = {"host": standing.host, "in_lobby": standing.in_lobby}
    connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(**changes))
    _set_players(connection, game_id, standing.players)
    if keep_results(connection, game_id, standing.results) and standing.rated:
        count_game(connection, game_id, standing.rated)


def _set_players(connection: Connection, game_id: str, players: frozenset[str]) -> None:
    """Let these have the seats; who has left one is a guest."""
    here = MEMBERS.c.game_id == game_id
    known = {row.person_id: row.role for row in connection.execute(select(MEMBERS).where(here))}
    for person, role in known.items():
        wanted = PLAYER if person in players else GUEST if role == PLAYER else role
        if wanted != role:
            connection.execute(update(MEMBERS).where(here, MEMBERS.c.person_id == person).values(role=wanted))
    fresh = sorted(players - set(known))
    there = connection.scalars(select(PERSONS.c.id).where(PERSONS.c.id.in_(fresh))) if fresh else ()
    rows = [{"game_id": game_id, "person_id": person, "role": PLAYER} for person in there]  # not those who are gone
    if rows:
        connection.execute(insert(MEMBERS), rows)


def event_rows(of: Mapping[str, str], version: int, events: Sequence[AnyEvent], moment: str) -> list[dict[str, Any]]:
    """The rows of events that follow number `version`; `of`: the column that says whose they are."""
    return [
        {
            **of,
            "seq": version + number,
            "kind": event.kind,
            "payload": json.dumps(event.payload, separators=(",", ":")),
            "key": event.key,
            "created": moment,
        }
        for number, event in enumerate(events, start=1)
    ]


def _all_rows(connection: Connection, game_id: str, after: int = 0) -> list[StoredRow]:
    """The rows of a game's events from number `after` + 1 on. Raises `NoSuchGameError`, `BrokenGameError`."""
    version = connection.scalar(select(GAMES.c.version).where(GAMES.c.id == game_id))
    if version is None:
        raise NoSuchGameError(game_id)
    rows = snapshots.rows_of(connection, game_id, after)
    for expected, row in enumerate(rows, start=after + 1):
        if row.seq != expected:
            raise BrokenGameError("error-event-missing", number=expected)
    if after + len(rows) != version:
        raise BrokenGameError("error-event-missing", number=min(after + len(rows), version) + 1)
    return rows


def decoded(row: StoredRow) -> StoredEvent:
    """The event of a row. Raises `BrokenGameError`."""
    try:
        payload = json.loads(row.payload)
    except (ValueError, TypeError, RecursionError) as error:
        raise BrokenGameError("error-event-unreadable", number=row.seq) from error
    if not isinstance(payload, dict):
        raise BrokenGameError("error-event-unreadable", number=row.seq)
    return StoredEvent(row.seq, row.kind, payload, row.key)
