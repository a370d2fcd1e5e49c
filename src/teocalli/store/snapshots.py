"""Snapshots of games: what stands for a game's first events, as long as these and the program are the same.

They can be lost at any time: whatever is wrong with one, the game is opened from its events.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from teocalli.store.errors import NoSuchGameError
from teocalli.store.schema import EVENTS, SNAPSHOTS

StoredRow = Row[Any, Any, Any, Any]
"""Number, kind, payload and key of an event, as they are stored."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What stands for the events of a game up to number `seq`; `program` is the only one that can read `data`."""

    seq: int
    program: str
    data: bytes


def rows_of(connection: Connection, game_id: str, after: int = 0) -> list[StoredRow]:
    """The events of a game from number `after` + 1 on, as they are stored."""
    query = select(EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.payload, EVENTS.c.key)
    query = query.where(EVENTS.c.game_id == game_id, EVENTS.c.seq > after)
    return list(connection.execute(query.order_by(EVENTS.c.seq)).all())


def find(connection: Connection, game_id: str, program: str, rows: Sequence[StoredRow]) -> Snapshot | None:
    """The snapshot of a game with these events, if the program can read it and no event was changed since."""
    found = connection.execute(
        select(SNAPSHOTS).where(SNAPSHOTS.c.game_id == game_id, SNAPSHOTS.c.program == program)
    ).one_or_none()
    if found is None or not program or not 0 < found.seq <= len(rows):
        return None
    if found.seal != _seal(rows[: found.seq], found.data):
        return None
    return Snapshot(found.seq, found.program, found.data)


def keep(connection: Connection, game_id: str, snapshot: Snapshot) -> None:
    """Store a snapshot in the place of an older one, or one of another program. Raises `NoSuchGameError`."""
    known = connection.execute(
        select(SNAPSHOTS.c.seq, SNAPSHOTS.c.program).where(SNAPSHOTS.c.game_id == game_id)
    ).one_or_none()
    if known is not None and known.program == snapshot.program and known.seq >= snapshot.seq:
        return
    rows = rows_of(connection, game_id)
    if len(rows) < snapshot.seq:
        raise NoSuchGameError(game_id)
    seal = _seal(rows[: snapshot.seq], snapshot.data)
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.game_id == game_id))
    row = {"seq": snapshot.seq, "program": snapshot.program, "seal": seal, "data": snapshot.data}
    connection.execute(insert(SNAPSHOTS), {"game_id": game_id, **row})


def _seal(rows: Iterable[StoredRow], data: bytes) -> str:
    """A hash of the events and of what stands for them: when either was changed, it is another one."""
    sealed = hashlib.sha256(data)
    for row in rows:
        sealed.update(json.dumps([row.seq, row.kind, row.payload, row.key], default=repr).encode())
    return sealed.hexdigest()
