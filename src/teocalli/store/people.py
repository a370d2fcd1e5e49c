"""Who plays, by which devices they are known, and where links lead. Of secrets only hashes come here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hmac import compare_digest
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update

from teocalli.store.database import Database, as_text, now, unused_id
from teocalli.store.errors import NoSuchGameError, StoreError
from teocalli.store.schema import ACCOUNTS, DEVICES, GAMES, LINKS, MEMBERS, PERSONS

PLAYER, GUEST, SPECTATOR = "player", "guest", "spectator"
"""Roles of members: who has a seat, who was invited to one, who may watch."""

DEVICE = "device"
"""Kind of a link by which a person goes on at another device; the others invite to a game."""

MOST_LINKS = 100
"""Links that invite to one game at most."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is known by a device; "" as long as they have told no name. `account`: its name, if there is one."""

    id: str
    name: str
    account: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """Where a link leads: into a game, or to a person who goes on at another device."""

    kind: str
    game_id: str | None
    person_id: str | None


class People:
    """Persons, devices, links and members in a database. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, name: str, device_hash: str) -> Person:
        """Take in a person, known by a device."""
        with self._database.writing() as connection:
            person = Person(unused_id(connection, PERSONS), name)
            connection.execute(insert(PERSONS), {"id": person.id, "name": name, "created": now()})
            add_device(connection, device_hash, person.id)
            return person

    def rename(self, person_id: str, name: str) -> None:
        """Remember what a person is called from now on; games keep the name that they were begun with."""
        with self._database.writing() as connection:
            connection.execute(update(PERSONS).where(PERSONS.c.id == person_id).values(name=name))

    def of_device(self, device_hash: str) -> Person | None:
        """The person who is known by a device."""
        with self._database.reading() as connection:
            return _of_device(connection, device_hash)

    def of_device_at(self, device_hash: str, game_id: str) -> tuple[Person | None, str | None]:
        """The person who is known by a device, and what they are in a game."""
        with self._database.reading() as connection:
            return _at_game(device_hash, connection.execute(_AT_GAME, {"device": device_hash, "game": game_id}).all())

    def of_device_at_once(self, device_hash: str, game_id: str) -> tuple[Person | None, str | None] | None:
        """The same, where the database tells it without making anybody wait; else None."""
        rows = self._database.at_once(_AT_GAME, device=device_hash, game=game_id)
        return None if rows is None else _at_game(device_hash, rows)

    def forget_device(self, device_hash: str) -> None:
        """Let a device stand for nobody any more."""
        with self._database.writing() as connection:
            connection.execute(delete(DEVICES).where(DEVICES.c.secret_hash == device_hash))

    def add_invitation(self, game_id: str, kind: str, link_hash: str) -> None:
        """Let a link invite to a game. Raises `NoSuchGameError`, `StoreError` (`error-too-many-links`)."""
        with self._database.writing() as connection:
            if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game_id)) is None:
                raise NoSuchGameError(game_id)
            count = connection.scalar(select(func.count()).select_from(LINKS).where(LINKS.c.game_id == game_id)) or 0
            if count >= MOST_LINKS:
                raise StoreError("error-too-many-links", limit=MOST_LINKS)
            _add_link(connection, link_hash, Link(kind, game_id, None), None)

    def add_device_link(self, person_id: str, link_hash: str, lasts: timedelta) -> None:
        """Let a link lead to a person, once and for a time; it takes the place of one that was made before."""
        with self._database.writing() as connection:
            connection.execute(delete(LINKS).where(LINKS.c.kind == DEVICE, LINKS.c.person_id == person_id))
            _add_link(connection, link_hash, Link(DEVICE, None, person_id), as_text(datetime.now(UTC) + lasts))

    def invitation(self, link_hash: str) -> Link | None:
        """Where a link leads that invites to a game."""
        with self._database.reading() as connection:
            link = _link(connection, link_hash)
        return link if link is not None and link.kind != DEVICE else None

    def take_device_link(self, link_hash: str, device_hash: str) -> Person | None:
        """Use a link up: the device stands for its person from now on. None if the link leads nowhere (any more)."""
        with self._database.writing() as connection:
            link = _link(connection, link_hash)
            if link is None or link.kind != DEVICE:
                return None
            used = connection.execute(delete(LINKS).where(LINKS.c.secret_hash == link_hash)).rowcount
            if used == 0:  # somebody else was quicker
                return None
            add_device(connection, device_hash, str(link.person_id))
            return _of_device(connection, device_hash)

    def role(self, game_id: str, person_id: str) -> str | None:
        """What a person is in a game, None for a stranger."""
        with self._database.reading() as connection:
            return _role(connection, game_id, person_id)

    def admit(self, game_id: str, person_id: str, role: str) -> None:
        """Let a person into a game, as `GUEST` or `SPECTATOR`; who may more already keeps that."""
        with self._database.writing() as connection:
            here = (MEMBERS.c.game_id == game_id, MEMBERS.c.person_id == person_id)
            known = connection.scalar(select(MEMBERS.c.role).where(*here))
            if known is None:
                connection.execute(insert(MEMBERS), {"game_id": game_id, "person_id": person_id, "role": role})
            elif known == SPECTATOR:
                connection.execute(update(MEMBERS).where(*here).values(role=role))


_AT_GAME = (
    select(DEVICES.c.secret_hash, PERSONS.c.id, PERSONS.c.name, ACCOUNTS.c.name, MEMBERS.c.role)
    .join_from(DEVICES, PERSONS)
    .outerjoin(ACCOUNTS, ACCOUNTS.c.person_id == PERSONS.c.id)
    .outerjoin(MEMBERS, and_(MEMBERS.c.person_id == PERSONS.c.id, MEMBERS.c.game_id == bindparam("game")))
    .where(DEVICES.c.secret_hash == bindparam("device"))
)


def _at_game(device_hash: str, rows: Sequence[Any]) -> tuple[Person | None, str | None]:
    """Whom a device stands for, and what they are in a game, as `_AT_GAME` tells it."""
    for secret_hash, person_id, name, account, role in rows:
        if compare_digest(secret_hash, device_hash):
            return Person(person_id, name, account), role
    return None, None


def _of_device(connection: Connection, device_hash: str) -> Person | None:
    query = select(DEVICES.c.secret_hash, PERSONS.c.id, PERSONS.c.name, ACCOUNTS.c.name.label("account"))
    joined = query.join_from(DEVICES, PERSONS).outerjoin(ACCOUNTS, ACCOUNTS.c.person_id == PERSONS.c.id)
    row = connection.execute(joined.where(DEVICES.c.secret_hash == device_hash)).one_or_none()
    if row is None or not compare_digest(row.secret_hash, device_hash):
        return None
    return Person(row.id, row.name, row.account)


def _role(connection: Connection, game_id: str, person_id: str) -> str | None:
    query = select(MEMBERS.c.role).where(MEMBERS.c.game_id == game_id, MEMBERS.c.person_id == person_id)
    return connection.scalar(query)


def add_device(connection: Connection, device_hash: str, person_id: str) -> None:
    """Let a device stand for a person."""
    row = {"secret_hash": device_hash, "person_id": person_id, "created": now()}
    connection.execute(insert(DEVICES), row)


def _add_link(connection: Connection, link_hash: str, link: Link, expires: str | None) -> None:
    row = {"kind": link.kind, "game_id": link.game_id, "person_id": link.person_id}
    connection.execute(insert(LINKS), row | {"secret_hash": link_hash, "created": now(), "expires": expires})


def _link(connection: Connection, link_hash: str) -> Link | None:
    row = connection.execute(select(LINKS).where(LINKS.c.secret_hash == link_hash)).one_or_none()
    if row is None or not compare_digest(row.secret_hash, link_hash):
        return None
    if row.expires is not None and row.expires < now():
        return None
    return Link(row.kind, row.game_id, row.person_id)
