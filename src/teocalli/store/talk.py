"""What people say at tables, whom they do not want to hear, and what they note for themselves."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from teocalli.store.database import Database, now
from teocalli.store.errors import NoSuchGameError, StoreError
from teocalli.store.schema import GAMES, MUTES, NOTES, PERSONS, TALK

KEPT_MESSAGES = 500
"""Of each room of a game so many are kept, the newest."""


@dataclass(frozen=True, slots=True)
class Author:
    """Who says something: `seat` is None for who watches."""

    person: str
    seat: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Said:
    """Something that was said; `number` counts from 1 in its room, `at` is UTC in ISO 8601."""

    room: str
    number: int
    author: Author
    text: str
    at: str


@dataclass(frozen=True, slots=True)
class Notes:
    """What somebody notes for themselves; `version`: how often that was changed."""

    text: str = ""
    version: int = 0


class Talk:
    """What is said and noted in a database. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def name_of(self, person_id: str) -> str:
        """What a person, or program, was called last; "" for who has told no name."""
        with self._database.reading() as connection:
            return connection.scalar(select(PERSONS.c.name).where(PERSONS.c.id == person_id)) or ""

    def say(self, game_id: str, room: str, author: Author, text: str, key: str) -> int:
        """Keep what somebody says, once for each of their keys, and give its number. Raises `NoSuchGameError`."""
        mine = (TALK.c.game_id == game_id, TALK.c.person_id == author.person, TALK.c.key == key)
        with self._database.writing() as connection:
            _hold(connection, game_id)
            known = connection.scalar(select(TALK.c.number).where(*mine))
            if known is not None:
                return int(known)
            here = (TALK.c.game_id == game_id, TALK.c.room == room)
            number = 1 + (connection.scalar(select(func.max(TALK.c.number)).where(*here)) or 0)
            who = {"person_id": author.person, "seat": author.seat, "name": author.name}
            what = {"text": text, "key": key, "created": now()}
            connection.execute(insert(TALK), {"game_id": game_id, "room": room, "number": number, **who, **what})
            connection.execute(delete(TALK).where(*here, TALK.c.number <= number - KEPT_MESSAGES))
            return number

    def newest(self, games: Collection[str]) -> dict[str, dict[str, int]]:
        """By game and room, the number of what was said last."""
        found: dict[str, dict[str, int]] = {game_id: {} for game_id in games}
        query = select(TALK.c.game_id, TALK.c.room, func.max(TALK.c.number).label("last"))
        with self._database.reading() as connection:
            grouped = query.where(TALK.c.game_id.in_(games)).group_by(TALK.c.game_id, TALK.c.room)
            for row in connection.execute(grouped):
                found[row.game_id][row.room] = row.last
        return found

    def said(self, game_id: str, rooms: Collection[str]) -> list[Said]:
        """What was said in these rooms of a game, the oldest first."""
        query = select(TALK).where(TALK.c.game_id == game_id, TALK.c.room.in_(rooms))
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(TALK.c.created, TALK.c.room, TALK.c.number)).all()
        return [
            Said(row.room, row.number, Author(row.person_id, row.seat, row.name), row.text, row.created) for row in rows
        ]

    def muted(self, person_id: str) -> dict[str, str]:
        """Whom a person does not want to hear, with what they were called last."""
        query = select(MUTES.c.muted_id, PERSONS.c.name).join(PERSONS, PERSONS.c.id == MUTES.c.muted_id)
        with self._database.reading() as connection:
            rows = connection.execute(query.where(MUTES.c.person_id == person_id).order_by(PERSONS.c.name)).all()
        return {row.muted_id: row.name for row in rows}

    def mute(self, person_id: str, other_id: str, *, muted: bool) -> None:
        """Let a person hear another one no more, or again."""
        pair = {"person_id": person_id, "muted_id": other_id}
        with self._database.writing() as connection:
            connection.execute(delete(MUTES).where(MUTES.c.person_id == person_id, MUTES.c.muted_id == other_id))
            if muted:
                connection.execute(insert(MUTES), pair)

    def notes(self, game_id: str, person_id: str) -> Notes:
        """What a person notes at a game."""
        with self._database.reading() as connection:
            return _notes(connection, game_id, person_id)

    def note(self, game_id: str, person_id: str, text: str, version: int) -> Notes:
        """Keep what a person notes, who has seen their notes of `version`.

        Raises `NoSuchGameError`, `StoreError` (`error-notes-changed`) if they are others by now, and not these.
        """
        here = (NOTES.c.game_id == game_id, NOTES.c.person_id == person_id)
        with self._database.writing() as connection:
            _hold(connection, game_id)
            known = _notes(connection, game_id, person_id)
            if known.text == text:
                return known
            if known.version != version:
                raise StoreError("error-notes-changed")
            kept = Notes(text, version + 1)
            values = {"text": kept.text, "version": kept.version}
            if known.version:
                connection.execute(update(NOTES).where(*here).values(**values))
            else:
                connection.execute(insert(NOTES), {"game_id": game_id, "person_id": person_id, **values})
            return kept


def _hold(connection: Connection, game_id: str) -> None:
    """Let nobody else write about a game meanwhile. Raises `NoSuchGameError`."""
    if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game_id).with_for_update()) is None:
        raise NoSuchGameError(game_id)


def _notes(connection: Connection, game_id: str, person_id: str) -> Notes:
    here = (NOTES.c.game_id == game_id, NOTES.c.person_id == person_id)
    row = connection.execute(select(NOTES.c.text, NOTES.c.version).where(*here)).one_or_none()
    return Notes() if row is None else Notes(*row)
