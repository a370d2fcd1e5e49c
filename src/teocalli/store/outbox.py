"""What is to be told to people who are not looking, until it is sent. One row stands for one notice at one device.

A notice comes in with the event by which somebody is asked, in the same transaction, and is gone as soon as they are
not asked any more. Who sends it takes it first: what became of one that was taken is not asked again, so that nobody is
told twice, at whichever process, and after whichever fall of the server.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, false, insert, select, true, update

from teocalli.store.channels import Channel, channel_of
from teocalli.store.database import Database
from teocalli.store.schema import CHANNELS, LOOKERS, OUTBOX, SERVERS, SILENCES
from teocalli.store.servers import DEAD_AFTER_MS, now_of

REST_MS = 10_000
"""So long nobody is told of what they are asked: whoever plays at once, or comes back to the page, needs no notice."""
FORGOTTEN_MS = 3_600_000
"""What was taken by a process that fell is forgotten after so long."""


class Ask(NamedTuple):
    """Somebody who is asked for `what`. `until`: when their time ends, in milliseconds since 1970."""

    person: str
    what: str
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Asking:
    """Who is asked for something by an event, and who is not any more. `told`: what else a notice says, JSON-ready."""

    asked: Sequence[Ask] = ()
    settled: Sequence[Ask] = ()
    told: Mapping[str, Any] = field(default_factory=dict)


NOBODY_ASKED = Asking()


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice for one device. `due`: when it was to be sent; `tries`: how often that has failed."""

    id: str
    channel: Channel
    game_id: str
    version: int
    what: str
    until: int | None
    told: Mapping[str, Any]
    tries: int


def note_asked(connection: Connection, game_id: str, version: int, asking: Asking) -> None:
    """Let those who are asked now be told, and those who are not any more not."""
    for ask in asking.settled:
        of_person = select(CHANNELS.c.id).where(CHANNELS.c.person_id == ask.person)
        here = (OUTBOX.c.game_id == game_id, OUTBOX.c.what == ask.what, OUTBOX.c.channel_id.in_(of_person))
        connection.execute(delete(OUTBOX).where(*here))
    rows = [row for ask in asking.asked for row in _rows(connection, game_id, version, ask, asking.told)]
    if rows:
        connection.execute(insert(OUTBOX), rows)


def _rows(
    connection: Connection, game_id: str, version: int, ask: Ask, told: Mapping[str, Any]
) -> list[dict[str, Any]]:
    silent = select(SILENCES.c.game_id).where(SILENCES.c.game_id == game_id, SILENCES.c.person_id == ask.person)
    query = select(CHANNELS.c.id).where(CHANNELS.c.person_id == ask.person, CHANNELS.c.off == false())
    return [
        {
            "id": secrets.token_hex(16),
            "channel_id": channel,
            "game_id": game_id,
            "version": version,
            "what": ask.what,
            "until": ask.until,
            "data": json.dumps(told),
            "due": _present() + REST_MS,
            "tries": 0,
            "taken": False,
        }
        for channel in connection.scalars(query.where(~silent.exists()).with_for_update(read=True, key_share=True))
    ]


def _present() -> int:
    return int(time.time() * 1000)


class Outbox:
    """What waits to be sent in a database. As for `Database`, every method may raise `StoreError`."""

    AT_ONCE = 20
    """Letters that are taken together at most."""

    def __init__(self, database: Database, present: Callable[[], int] = _present) -> None:
        """`present`: milliseconds since 1970."""
        self._database = database
        self._present = present

    def take(self, looking: Callable[[str], Collection[str]]) -> list[Letter]:
        """Take what is due, for nobody else sends it then; what is for somebody who looks at the game is dropped.

        `looking`: tells who looks at a game at this process.
        """
        due = (OUTBOX.c.taken == false(), OUTBOX.c.due <= self._present())
        with self._database.reading() as connection:  # mostly there is nothing, and nobody need wait
            if connection.scalar(select(OUTBOX.c.id).where(*due).limit(1)) is None:
                return []
        with self._database.writing() as connection:
            self._forget(connection)
            query = select(OUTBOX, CHANNELS.c.person_id).join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel_id)
            chosen = query.where(*due).order_by(OUTBOX.c.due).limit(self.AT_ONCE)
            rows = connection.execute(chosen.with_for_update(skip_locked=True, of=OUTBOX)).all()
            seen = [row.id for row in rows if row.person_id in _looking(connection, row.game_id, looking)]
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(seen)))
            left = [row for row in rows if row.id not in seen]
            connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_([row.id for row in left])).values(taken=True))
            return [_letter(connection, row) for row in left]

    def put_back(self, letter: Letter, wait_ms: int) -> None:
        """Let a letter that was certainly not delivered be sent again later, if it is still there."""
        again = {"taken": False, "tries": letter.tries + 1, "due": self._present() + wait_ms}
        with self._database.writing() as connection:
            connection.execute(update(OUTBOX).where(OUTBOX.c.id == letter.id).values(**again))

    def drop(self, letter: Letter) -> None:
        """Be done with a letter."""
        with self._database.writing() as connection:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id == letter.id))

    def waiting(self) -> int:
        """How many letters wait."""
        with self._database.reading() as connection:
            return len(connection.execute(select(OUTBOX.c.id).where(OUTBOX.c.taken == false())).all())

    def is_silent(self, game_id: str, person_id: str) -> bool:
        """Whether a person wants no notices of a game."""
        with self._database.reading() as connection:
            here = (SILENCES.c.game_id == game_id, SILENCES.c.person_id == person_id)
            return connection.scalar(select(SILENCES.c.game_id).where(*here)) is not None

    def silence(self, game_id: str, person_id: str, *, silent: bool) -> None:
        """Let a person have no notices of a game, nor what waits already; or again. The game must be there."""
        here = (SILENCES.c.game_id == game_id, SILENCES.c.person_id == person_id)
        with self._database.writing() as connection:
            connection.execute(delete(SILENCES).where(*here))
            if silent:
                connection.execute(insert(SILENCES), {"game_id": game_id, "person_id": person_id})
                mine = select(CHANNELS.c.id).where(CHANNELS.c.person_id == person_id)
                connection.execute(delete(OUTBOX).where(OUTBOX.c.game_id == game_id, OUTBOX.c.channel_id.in_(mine)))

    def _forget(self, connection: Connection) -> None:
        """What a process took that fell before it told what became of it."""
        old = and_(OUTBOX.c.taken == true(), OUTBOX.c.due < self._present() - FORGOTTEN_MS)
        connection.execute(delete(OUTBOX).where(old))


def _looking(connection: Connection, game_id: str, here: Callable[[str], Collection[str]]) -> set[str]:
    """Who has a game before their eyes, at this process or another one that runs."""
    alive = SERVERS.c.seen >= now_of(connection) - DEAD_AFTER_MS
    query = select(LOOKERS.c.person_id).join(SERVERS, SERVERS.c.id == LOOKERS.c.server_id)
    query = query.where(LOOKERS.c.game_id == game_id, LOOKERS.c.seeing > 0, alive)
    return set(connection.scalars(query)) | set(here(game_id))


def _letter(connection: Connection, row: Any) -> Letter:
    channel = channel_of(connection.execute(select(CHANNELS).where(CHANNELS.c.id == row.channel_id)).one())
    return Letter(row.id, channel, row.game_id, row.version, row.what, row.until, json.loads(row.data), row.tries)
