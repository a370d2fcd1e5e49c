"""Ways to people who are not looking: browsers by their push service, and one webhook for each person."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from teocalli.store.database import Database
from teocalli.store.errors import StoreError
from teocalli.store.schema import CHANNELS, SERVER_KEYS

PUSH: Literal["push"] = "push"
WEBHOOK: Literal["webhook"] = "webhook"

MOST_DEVICES = 20
"""Browsers of one person that are told at most; a further one takes the place of any other."""
MOST_FAILURES = 5
"""A webhook to which so many notices in a row could not be delivered is switched off."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to a person. `secrets`: what notices are sealed or signed with; `off`: switched off after failures."""

    id: str
    person_id: str
    kind: str
    address: str
    secrets: Mapping[str, str]
    language: str
    failures: int
    off: bool


def channel_of(row: Any) -> Channel:
    """The channel of a row."""
    secrets = json.loads(row.secrets)
    return Channel(row.id, row.person_id, row.kind, row.address, secrets, row.language, row.failures, row.off)


class Channels:
    """The channels in a database. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def server_key(self, name: str, fresh: str) -> str:
        """The server's key of a name; `fresh` from now on if there is none yet. All processes have the same."""
        query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)
        with self._database.reading() as connection:
            known = connection.scalar(query)
        return str(known) if known is not None else self._kept_key(name, fresh)

    def _kept_key(self, name: str, fresh: str) -> str:
        query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)
        try:
            with self._database.writing() as connection:
                known = connection.scalar(query)
                if known is None:
                    connection.execute(insert(SERVER_KEYS), {"name": name, "value": fresh})
                return fresh if known is None else str(known)
        except StoreError as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
        with self._database.reading() as connection:  # another process was quicker
            return str(connection.scalar(query))

    def of_person(self, person_id: str) -> list[Channel]:
        """The ways to a person."""
        query = select(CHANNELS).where(CHANNELS.c.person_id == person_id).order_by(CHANNELS.c.id)
        with self._database.reading() as connection:
            return [channel_of(row) for row in connection.execute(query)]

    def of_device(self, device_hash: str) -> Channel | None:
        """The way to a browser, if notices are wanted there."""
        with self._database.reading() as connection:
            row = connection.execute(select(CHANNELS).where(CHANNELS.c.device == device_hash)).first()
        return None if row is None else channel_of(row)

    def add_push(
        self, person_id: str, device_hash: str, address: str, secrets: Mapping[str, str], language: str
    ) -> None:
        """Tell a person at a browser from now on; whoever was told there before is not any more."""
        place = {"id": _hash(address), "kind": PUSH, "address": address, "device": device_hash}
        row = _row(person_id, place, secrets, language)
        own = (CHANNELS.c.person_id == person_id, CHANNELS.c.kind == PUSH)
        with self._database.writing() as connection:
            there = (CHANNELS.c.id == row["id"]) | (CHANNELS.c.device == device_hash)
            same = (CHANNELS.c.id == row["id"]) & (CHANNELS.c.person_id == person_id)
            connection.execute(delete(CHANNELS).where(there, ~same))
            if connection.execute(update(CHANNELS).where(same).values(**row)).rowcount:
                return  # and what waits there still does
            count = connection.scalar(select(func.count()).select_from(CHANNELS).where(*own)) or 0
            if count >= MOST_DEVICES:
                surplus = connection.scalars(select(CHANNELS.c.id).where(*own).limit(count - MOST_DEVICES + 1)).all()
                connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(surplus)))
            connection.execute(insert(CHANNELS), row)

    def set_webhook(self, person_id: str, address: str, secrets: Mapping[str, str], language: str) -> None:
        """Tell a person by a webhook from now on, which takes the place of an earlier one."""
        place = {"id": _hash(f"webhook {person_id}"), "kind": WEBHOOK, "address": address, "device": None}
        row = _row(person_id, place, secrets, language)
        with self._database.writing() as connection:
            connection.execute(delete(CHANNELS).where(CHANNELS.c.id == row["id"]))
            connection.execute(insert(CHANNELS), row)

    def remove(self, channel_id: str) -> None:
        """Tell nobody there any more, nor what waits."""
        with self._database.writing() as connection:
            connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel_id))

    def succeeded(self, channel: Channel) -> None:
        """Something was delivered there: what was switched off is on again."""
        if channel.failures:
            well = {"failures": 0, "off": False}
            with self._database.writing() as connection:
                connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel.id).values(**well))

    def failed(self, channel: Channel) -> bool:
        """A notice could not be delivered there, however often that was tried. After too many in a row a webhook is
        switched off, which is True, and a browser is forgotten.
        """
        here = CHANNELS.c.id == channel.id
        with self._database.writing() as connection:
            connection.execute(update(CHANNELS).where(here).values(failures=CHANNELS.c.failures + 1))
            many = CHANNELS.c.failures >= MOST_FAILURES
            connection.execute(delete(CHANNELS).where(here, many, CHANNELS.c.kind == PUSH))
            return connection.execute(update(CHANNELS).where(here, many).values(off=True)).rowcount > 0


def _row(person_id: str, place: Mapping[str, str | None], secrets: Mapping[str, str], language: str) -> dict[str, Any]:
    told = {"person_id": person_id, "secrets": json.dumps(dict(secrets)), "language": language}
    return {**place, **told, "failures": 0, "off": False}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
