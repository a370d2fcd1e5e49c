"""What people plan at games, kept until their turn: what is in a plan is nothing to the store."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from teocalli.store.database import Database
from teocalli.store.errors import NoSuchGameError
from teocalli.store.schema import GAMES, PLANS


@dataclass(frozen=True, slots=True)
class KeptPlans:
    """What somebody plans, and what became of what they planned before; `version`: how often that has changed."""

    plans: str | None = None
    report: str | None = None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Settled:
    """What became of somebody's plans of `version`, which are gone with that."""

    person_id: str
    version: int
    report: str


class Planning:
    """The plans in a database. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def is_planned(self, game_id: str) -> bool:
        """Whether anybody plans anything at a game."""
        query = select(PLANS.c.version).where(PLANS.c.game_id == game_id, PLANS.c.plans.is_not(None)).limit(1)
        with self._database.reading() as connection:
            return connection.scalar(query) is not None

    def get(self, game_id: str, person_id: str) -> KeptPlans:
        """What a person plans at a game."""
        with self._database.reading() as connection:
            return _kept(connection, game_id, person_id)

    def put(self, game_id: str, person_id: str, plans: str | None) -> None:
        """Let a person plan this and nothing else, and forget what became of earlier ones. Raises `NoSuchGameError`."""
        with self._database.writing() as connection:
            if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game_id).with_for_update()) is None:
                raise NoSuchGameError(game_id)
            known = _kept(connection, game_id, person_id)
            connection.execute(delete(PLANS).where(*_here(game_id, person_id)))
            row = {"game_id": game_id, "person_id": person_id, "plans": plans, "version": known.version + 1}
            connection.execute(insert(PLANS), row)

    def settle(self, game_id: str, settled: Settled) -> bool:
        """Put what became of plans in their place; False if they are others by now, or settled already."""
        with self._database.writing() as connection:
            return settle(connection, game_id, settled)


def settle(connection: Connection, game_id: str, settled: Settled) -> bool:
    """Put what became of plans in their place, as `Planning.settle` does, within a transaction."""
    here = (*_here(game_id, settled.person_id), PLANS.c.version == settled.version, PLANS.c.plans.is_not(None))
    after = {"plans": None, "report": settled.report, "version": settled.version + 1}
    return connection.execute(update(PLANS).where(*here).values(**after)).rowcount == 1


def _here(game_id: str, person_id: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return (PLANS.c.game_id == game_id, PLANS.c.person_id == person_id)


def _kept(connection: Connection, game_id: str, person_id: str) -> KeptPlans:
    query = select(PLANS.c.plans, PLANS.c.report, PLANS.c.version).where(*_here(game_id, person_id))
    row = connection.execute(query).one_or_none()
    return KeptPlans() if row is None else KeptPlans(*row)
