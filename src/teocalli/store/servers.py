"""What the server processes on one database tell each other there: who runs, who looks at games, where bots play."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from teocalli.store.database import Database
from teocalli.store.errors import NoSuchGameError, StoreError
from teocalli.store.schema import GAMES, LEASES, LOOKERS, SERVERS

DEAD_AFTER_MS = 10_000
"""A process that has not been heard of for so long is taken for dead: what it had belongs to others."""

_NOW = {
    "sqlite": text("SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"),
    "postgresql": text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"),
}


@dataclass(frozen=True, slots=True)
class Looking:
    """How often somebody looks at a game at one server process, and when they were there last (milliseconds).

    `seeing`: how many of these pages are before their eyes, not behind others.
    """

    person: str
    here: int
    seen: int
    seeing: int = 0


class Servers:
    """The processes on one database. Times are those of the database. Every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def may_be_several(self) -> bool:
        """Whether the database is one on which several processes serve; SQLite's is served by one."""
        return self._database.kind != "sqlite"

    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all have in common."""
        with self._database.reading() as connection:
            return now_of(connection)

    def beat(self, server_id: str) -> bool:
        """Say that a process runs, and remove those that are dead; False if it was taken for dead itself."""
        with self._database.writing() as connection:
            now = now_of(connection)
            connection.execute(delete(SERVERS).where(SERVERS.c.seen < now - DEAD_AFTER_MS, SERVERS.c.id != server_id))
            if connection.execute(update(SERVERS).where(SERVERS.c.id == server_id).values(seen=now)).rowcount:
                return True
            connection.execute(insert(SERVERS), {"id": server_id, "seen": now})
            return False

    def leave(self, server_id: str) -> None:
        """Say that a process ends, with all that it had."""
        with self._database.writing() as connection:
            connection.execute(delete(SERVERS).where(SERVERS.c.id == server_id))

    def versions(self, games: Collection[str]) -> dict[str, int]:
        """The versions of games; one that is gone has none."""
        query = select(GAMES.c.id, GAMES.c.version).where(GAMES.c.id.in_(games))
        with self._database.reading() as connection:
            return {row.id: row.version for row in connection.execute(query)}

    def tell_lookers(self, server_id: str, lookers: Mapping[str, Sequence[Looking]]) -> None:
        """Say who looks at these games at a process; nothing is told of games that are gone."""
        with self._database.writing() as connection:
            there = set(
                connection.scalars(select(GAMES.c.id).where(GAMES.c.id.in_(lookers)).with_for_update(read=True))
            )
            own = (LOOKERS.c.server_id == server_id, LOOKERS.c.game_id.in_(lookers))
            connection.execute(delete(LOOKERS).where(*own))
            rows = [
                {
                    "server_id": server_id,
                    "game_id": game_id,
                    "person_id": each.person,
                    "here": each.here,
                    "seeing": each.seeing,
                    "seen": each.seen,
                }
                for game_id, found in lookers.items()
                for each in found
                if game_id in there
            ]
            if rows:
                connection.execute(insert(LOOKERS), rows)

    def lookers_elsewhere(self, server_id: str, games: Collection[str]) -> dict[str, list[Looking]]:
        """Who looks at these games at the other processes that run."""
        query = select(LOOKERS).join(SERVERS, SERVERS.c.id == LOOKERS.c.server_id)
        with self._database.reading() as connection:
            alive = SERVERS.c.seen >= now_of(connection) - DEAD_AFTER_MS
            query = query.where(LOOKERS.c.game_id.in_(games), SERVERS.c.id != server_id, alive)
            rows = connection.execute(query.order_by(LOOKERS.c.person_id)).all()
        found: dict[str, list[Looking]] = {}
        for row in rows:
            found.setdefault(row.game_id, []).append(Looking(row.person_id, row.here, row.seen, row.seeing))
        return found

    def claim(self, server_id: str, game_id: str) -> bool:
        """Let the bots of a game play at this process alone, until it is dead or releases them; False if they play at
        another one. Raises `NoSuchGameError`.
        """
        try:
            with self._database.writing() as connection:
                return _claim(connection, server_id, game_id)
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                return False  # another process was quicker, or takes this one for dead
            raise

    def release(self, server_id: str, game_id: str) -> None:
        """Let the bots of a game play at any process."""
        own = (LEASES.c.game_id == game_id, LEASES.c.server_id == server_id)
        with self._database.writing() as connection:
            connection.execute(delete(LEASES).where(*own))


def _claim(connection: Connection, server_id: str, game_id: str) -> bool:
    if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game_id)) is None:
        raise NoSuchGameError(game_id)
    holder = connection.execute(
        select(LEASES.c.server_id, SERVERS.c.seen)
        .join(SERVERS, SERVERS.c.id == LEASES.c.server_id)
        .where(LEASES.c.game_id == game_id)
    ).one_or_none()
    if holder is not None and holder.server_id == server_id:
        return True
    if holder is not None:
        if holder.seen >= now_of(connection) - DEAD_AFTER_MS:
            return False
        connection.execute(delete(SERVERS).where(SERVERS.c.id == holder.server_id))
    connection.execute(insert(LEASES), {"game_id": game_id, "server_id": server_id})
    return True


def now_of(connection: Connection) -> int:
    """Milliseconds since 1970 by the database's clock."""
    return int(connection.execute(_NOW[connection.dialect.name]).scalar_one())
