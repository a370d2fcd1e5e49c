"""Tournaments in a database: their events, who may see them, and the links by which people come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from teocalli.core.events import AnyEvent
from teocalli.store.database import Database, now, unused_id
from teocalli.store.errors import BrokenGameError, ConflictError, NoSuchGameError, StoreError
from teocalli.store.people import MOST_LINKS
from teocalli.store.schema import (
    GAMES,
    PERSONS,
    TOURNAMENT_EVENTS,
    TOURNAMENT_LINKS,
    TOURNAMENT_MEMBERS,
    TOURNAMENTS,
)
from teocalli.store.store import StoredEvent, decoded, event_rows

TOURNAMENT_MARK = "t-"
"""What the ids of tournaments begin with, and those of games never do."""


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament in a list; `version`: number of its events, times in UTC as ISO 8601."""

    id: str
    version: int
    host: str
    created: str
    updated: str


class Tournaments:
    """The tournaments in a database. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, host: str, events: Sequence[AnyEvent], key: str) -> str:
        """Store a new tournament with its first events, and give its id; with a known key that of the one before."""
        known = self._by_key(key)
        if known is not None:
            return known
        try:
            with self._database.writing() as connection:
                fresh = unused_id(connection, TOURNAMENTS, TOURNAMENT_MARK)
                moment = now()
                row = {"id": fresh, "version": len(events), "key": key, "host": host}
                connection.execute(insert(TOURNAMENTS), row | {"created": moment, "updated": moment})
                connection.execute(insert(TOURNAMENT_EVENTS), _rows(fresh, 0, events, moment))
                _admit(connection, fresh, host)
                return fresh
        except StoreError as error:
            known = self._by_key(key) if isinstance(error.__cause__, IntegrityError) else None
            if known is None:
                raise
            return known  # another request with the same key was quicker

    def _by_key(self, key: str) -> str | None:
        with self._database.reading() as connection:
            return connection.scalar(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.key == key))

    def append(self, tournament_id: str, version: int, events: Sequence[AnyEvent], *, running: bool) -> None:
        """Add events to a tournament whose last event is number `version`; all of them are stored, or none.

        `running`: whether rounds are played from now on. Raises `ConflictError` if it has other events by now,
        `NoSuchGameError` if it is gone.
        """
        here = TOURNAMENTS.c.id == tournament_id
        with self._database.writing() as connection:
            found = connection.scalar(select(TOURNAMENTS.c.version).where(here).with_for_update())
            if found is None:
                raise NoSuchGameError(tournament_id)
            if found != version:
                raise ConflictError(tournament_id)
            moment = now()
            connection.execute(insert(TOURNAMENT_EVENTS), _rows(tournament_id, version, events, moment))
            newest = {"version": version + len(events), "running": running, "updated": moment}
            connection.execute(update(TOURNAMENTS).where(here).values(**newest))

    def events(self, tournament_id: str) -> list[StoredEvent]:
        """All events of a tournament. Raises `NoSuchGameError`, `BrokenGameError` if one is missing or unreadable."""
        with self._database.reading() as connection:
            version = connection.scalar(select(TOURNAMENTS.c.version).where(TOURNAMENTS.c.id == tournament_id))
            if version is None:
                raise NoSuchGameError(tournament_id)
            columns = (TOURNAMENT_EVENTS.c[name] for name in ("seq", "kind", "payload", "key"))
            query = select(*columns).where(TOURNAMENT_EVENTS.c.tournament_id == tournament_id)
            rows = connection.execute(query.order_by(TOURNAMENT_EVENTS.c.seq)).all()
        if [row.seq for row in rows] != list(range(1, version + 1)):
            raise BrokenGameError("error-tournament-broken")
        return [decoded(row) for row in rows]

    def version(self, tournament_id: str) -> int:
        """The number of a tournament's events. Raises `NoSuchGameError`."""
        with self._database.reading() as connection:
            version = connection.scalar(select(TOURNAMENTS.c.version).where(TOURNAMENTS.c.id == tournament_id))
        if version is None:
            raise NoSuchGameError(tournament_id)
        return int(version)

    def versions(self, tournament_ids: Sequence[str]) -> dict[str, int]:
        """By tournament, the number of its events; those that are gone have none."""
        with self._database.reading() as connection:
            query = select(TOURNAMENTS.c.id, TOURNAMENTS.c.version).where(TOURNAMENTS.c.id.in_(tournament_ids))
            return {row.id: row.version for row in connection.execute(query)}

    def running(self) -> list[str]:
        """The tournaments whose rounds are played."""
        with self._database.reading() as connection:
            query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.running == true()).order_by(TOURNAMENTS.c.id)
            return list(connection.scalars(query))

    def game_versions(self, game_ids: Sequence[str]) -> dict[str, int]:
        """By game, the number of its events; those that are gone have none."""
        with self._database.reading() as connection:
            query = select(GAMES.c.id, GAMES.c.version).where(GAMES.c.id.in_(game_ids))
            return {row.id: row.version for row in connection.execute(query)}

    # Who may see it.

    def of(self, person_id: str, offset: int, limit: int) -> tuple[int, list[TournamentRow]]:
        """How many tournaments a person may see, and a part of them, the one that changed last first."""
        here = TOURNAMENT_MEMBERS.c.person_id == person_id
        columns = (getattr(TOURNAMENTS.c, name) for name in TournamentRow.__slots__)
        query = select(*columns).join(TOURNAMENT_MEMBERS).where(here)
        order = query.order_by(TOURNAMENTS.c.updated.desc(), TOURNAMENTS.c.id)
        with self._database.reading() as connection:
            total = connection.scalar(select(func.count()).select_from(TOURNAMENT_MEMBERS).where(here)) or 0
            rows = connection.execute(order.offset(offset).limit(limit)).all()
        return total, [TournamentRow(*row) for row in rows]

    def admit(self, tournament_id: str, person_id: str) -> None:
        """Let a person see a tournament."""
        with self._database.writing() as connection:
            _admit(connection, tournament_id, person_id)

    def may_see(self, tournament_id: str, person_id: str) -> bool:
        """Whether a person may see a tournament."""
        here = (TOURNAMENT_MEMBERS.c.tournament_id == tournament_id, TOURNAMENT_MEMBERS.c.person_id == person_id)
        with self._database.reading() as connection:
            return connection.scalar(select(TOURNAMENT_MEMBERS.c.person_id).where(*here)) is not None

    def are_there(self, person_ids: Sequence[str]) -> set[str]:
        """Those of these persons who have not deleted themselves."""
        with self._database.reading() as connection:
            return set(connection.scalars(select(PERSONS.c.id).where(PERSONS.c.id.in_(person_ids))))

    def add_link(self, tournament_id: str, link_hash: str) -> None:
        """Let a link lead to a tournament. Raises `StoreError` (`error-too-many-links`)."""
        with self._database.writing() as connection:
            here = TOURNAMENT_LINKS.c.tournament_id == tournament_id
            count = connection.scalar(select(func.count()).select_from(TOURNAMENT_LINKS).where(here)) or 0
            if count >= MOST_LINKS:
                raise StoreError("error-too-many-links", limit=MOST_LINKS)
            row = {"secret_hash": link_hash, "tournament_id": tournament_id, "created": now()}
            connection.execute(insert(TOURNAMENT_LINKS), row)

    def by_link(self, link_hash: str) -> str | None:
        """The tournament to which a link leads."""
        with self._database.reading() as connection:
            query = select(TOURNAMENT_LINKS.c.tournament_id).where(TOURNAMENT_LINKS.c.secret_hash == link_hash)
            return connection.scalar(query)

    def delete(self, tournament_id: str) -> None:
        """Delete a tournament, readable or not; its games stay. Raises `NoSuchGameError`."""
        with self._database.writing() as connection:
            query = delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id)
            if connection.execute(query).rowcount == 0:
                raise NoSuchGameError(tournament_id)


def _admit(connection: Connection, tournament_id: str, person_id: str) -> None:
    row = {"tournament_id": tournament_id, "person_id": person_id}
    here = (TOURNAMENT_MEMBERS.c[name] == value for name, value in row.items())
    if connection.scalar(select(TOURNAMENT_MEMBERS.c.person_id).where(*here)) is None:
        connection.execute(insert(TOURNAMENT_MEMBERS), row)


def _rows(tournament_id: str, version: int, events: Sequence[AnyEvent], moment: str) -> list[dict[str, Any]]:
    return event_rows({"tournament_id": tournament_id}, version, events, moment)
