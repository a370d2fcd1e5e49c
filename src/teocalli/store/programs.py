"""Programs that play by the same interface as people, each known by a token.

A program is a person of its own, whose id begins with a mark; it may come into the game for which its token was made,
and into those in which the same people go on. Of tokens only hashes come here.
"""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest

from sqlalchemy import Connection, delete, insert, select

from teocalli.core.names import PROGRAM_MARK
from teocalli.store.database import Database, now, unused_id
from teocalli.store.errors import NoSuchGameError, NoSuchProgramError, StoreError
from teocalli.store.people import GUEST
from teocalli.store.schema import GAMES, MEMBERS, PERSONS, TOKENS

MOST_PROGRAMS = 20
"""Programs that are known in one game at most."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that is known by a token. `created`: when that was made."""

    id: str
    name: str
    created: str


_QUERY = select(PERSONS.c.id, PERSONS.c.name, TOKENS.c.created, TOKENS.c.secret_hash).join_from(TOKENS, PERSONS)


class Programs:
    """Programs and their tokens in a database. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, game_id: str, name: str, token_hash: str) -> Program:
        """Let a program into a game, known by a token.

        Raises `NoSuchGameError`, `StoreError` (`error-too-many-programs`).
        """
        with self._database.writing() as connection:
            if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game_id)) is None:
                raise NoSuchGameError(game_id)
            if len(_of_game(connection, game_id)) >= MOST_PROGRAMS:
                raise StoreError("error-too-many-programs", limit=MOST_PROGRAMS)
            program = Program(unused_id(connection, PERSONS, PROGRAM_MARK), name, now())
            person = {"id": program.id, "name": name, "created": program.created}
            token = {"secret_hash": token_hash, "person_id": program.id, "created": program.created}
            connection.execute(insert(PERSONS), person)
            connection.execute(insert(TOKENS), token)
            connection.execute(insert(MEMBERS), {"game_id": game_id, "person_id": program.id, "role": GUEST})
            return program

    def of_token(self, token_hash: str) -> Program | None:
        """The program that is known by a token."""
        with self._database.reading() as connection:
            row = connection.execute(_QUERY.where(TOKENS.c.secret_hash == token_hash)).one_or_none()
        if row is None or not compare_digest(row.secret_hash, token_hash):
            return None
        return Program(row.id, row.name, row.created)

    def of_game(self, game_id: str) -> list[Program]:
        """The programs that may come into a game, in the order in which they were let in."""
        with self._database.reading() as connection:
            return _of_game(connection, game_id)

    def shut_out(self, game_id: str, program_id: str) -> None:
        """Let the token of a program of this game be worth nothing any more; a seat that it has stays taken.

        Raises `NoSuchProgramError` if there is no such token.
        """
        with self._database.writing() as connection:
            if program_id not in {program.id for program in _of_game(connection, game_id)}:
                raise NoSuchProgramError
            connection.execute(delete(TOKENS).where(TOKENS.c.person_id == program_id))


def _of_game(connection: Connection, game_id: str) -> list[Program]:
    here = MEMBERS.c.game_id == game_id
    query = _QUERY.join(MEMBERS, MEMBERS.c.person_id == PERSONS.c.id).where(here)
    rows = connection.execute(query.order_by(TOKENS.c.created, PERSONS.c.id))
    return [Program(row.id, row.name, row.created) for row in rows]
