"""Accounts: a name and a password by which a person is known at any device. Of passwords only hashes come here."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from teocalli.store.database import Database, as_text, now
from teocalli.store.errors import StoreError
from teocalli.store.people import Person, add_device
from teocalli.store.schema import ACCOUNTS, ATTEMPTS, DEVICES, PERSONS

FREE_ATTEMPTS = 5
"""Wrong passwords for one name that cost nothing; after each further one the next attempt must wait longer."""
LONGEST_WAIT = timedelta(minutes=15)
FORGOTTEN_AFTER = timedelta(hours=24)


@dataclass(frozen=True, slots=True)
class Account:
    """An account: whose it is, and the hash of its password."""

    person_id: str
    name: str
    password_hash: str


class Accounts:
    """Accounts in a database. As for `Database`, every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def open(self, person_id: str, name: str, name_key: str, password_hash: str) -> None:
        """Give a person an account. Raises `StoreError`: `error-account-name-taken`, `error-account-there`."""
        row = {"person_id": person_id, "name": name, "name_key": name_key, "password_hash": password_hash}
        try:
            with self._database.writing() as connection:
                if _of_person(connection, person_id) is not None:
                    raise StoreError("error-account-there")
                connection.execute(insert(ACCOUNTS), row | {"created": now()})
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                raise StoreError("error-account-name-taken", name=name) from None
            raise

    def of_name(self, name_key: str) -> Account | None:
        """The account of a name, in the form in which names are compared."""
        with self._database.reading() as connection:
            row = connection.execute(_QUERY.where(ACCOUNTS.c.name_key == name_key)).one_or_none()
        return None if row is None else Account(*row)

    def of_person(self, person_id: str) -> Account | None:
        """The account of a person."""
        with self._database.reading() as connection:
            return _of_person(connection, person_id)

    def attempt(self, name_key: str) -> float:
        """Count an attempt to give the password of a name, whether there is an account or not.

        Gives 0, or the seconds for which nobody may try: then it was not counted. Counted before the password is
        looked at, so that many attempts at once are as many.
        """
        moment, name_hash = datetime.now(UTC), _name_hash(name_key)
        with self._database.writing() as connection:
            connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.last < as_text(moment - FORGOTTEN_AFTER)))
            here = ATTEMPTS.c.name_hash == name_hash
            known = connection.execute(select(ATTEMPTS).where(here).with_for_update()).one_or_none()
            if known is None:
                connection.execute(insert(ATTEMPTS), {"name_hash": name_hash, "tries": 1, "last": as_text(moment)})
                return 0
            wait = _wait_after(known.tries) - (moment - datetime.fromisoformat(known.last))
            if wait > timedelta():
                return wait.total_seconds()
            connection.execute(update(ATTEMPTS).where(here).values(tries=known.tries + 1, last=as_text(moment)))
            return 0

    def sign_in(self, account: Account, name_key: str, device_hash: str) -> Person:
        """Let a device stand for the account's person, who gave the right password."""
        with self._database.writing() as connection:
            _forget_attempts(connection, name_key)
            add_device(connection, device_hash, account.person_id)
            name = connection.scalar(select(PERSONS.c.name).where(PERSONS.c.id == account.person_id))
            return Person(account.person_id, str(name), account.name)

    def change_password(self, account: Account, name_key: str, password_hash: str, device_hash: str) -> None:
        """Let an account have another password; only this device stays signed in."""
        mine = DEVICES.c.person_id == account.person_id
        with self._database.writing() as connection:
            _forget_attempts(connection, name_key)
            here = ACCOUNTS.c.person_id == account.person_id
            connection.execute(update(ACCOUNTS).where(here).values(password_hash=password_hash))
            connection.execute(delete(DEVICES).where(mine, DEVICES.c.secret_hash != device_hash))

    def remove(self, account: Account, name_key: str) -> None:
        """Delete an account with all that is known of its person; games keep the names under which they were played."""
        with self._database.writing() as connection:
            _forget_attempts(connection, name_key)
            connection.execute(delete(PERSONS).where(PERSONS.c.id == account.person_id))


_QUERY = select(ACCOUNTS.c.person_id, ACCOUNTS.c.name, ACCOUNTS.c.password_hash)


def _of_person(connection: Connection, person_id: str) -> Account | None:
    row = connection.execute(_QUERY.where(ACCOUNTS.c.person_id == person_id)).one_or_none()
    return None if row is None else Account(*row)


def _wait_after(count: int) -> timedelta:
    """How long nobody may try after so many attempts."""
    further = count - FREE_ATTEMPTS
    return timedelta() if further < 0 else min(LONGEST_WAIT, timedelta(seconds=10 * 2 ** min(further, 10)))


def _name_hash(name_key: str) -> str:
    return hashlib.sha256(name_key.encode(errors="replace")).hexdigest()


def _forget_attempts(connection: Connection, name_key: str) -> None:
    connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.name_hash == _name_hash(name_key)))
