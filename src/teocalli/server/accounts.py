"""Accounts of people: opening one, signing in and out, changing the password, deleting it."""

from __future__ import annotations

import unicodedata
from math import ceil

from fastapi import Request, Response

from teocalli.core.errors import TeocalliError
from teocalli.server.identity import ByCookie, hash_of, new_secret
from teocalli.server.passwords import Passwords
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import Account, Accounts, Person
from teocalli.table.names import accepted_name, clean_name


class AccountDesk:
    """Where people turn to about their account."""

    def __init__(self, accounts: Accounts, identity: ByCookie) -> None:
        self._accounts = accounts
        self._identity = identity
        self._passwords = Passwords()

    async def open(self, request: Request, cookies: Response, name: str, password: str) -> Person:
        """Give whoever is asking an account, and take them in if they are unknown.

        Raises `TeocalliError`: `error-seat-name…` and `error-password-length` for what they chose,
        `error-account-name-taken`, `error-account-there`.
        """
        called = accepted_name(name)
        if not called:
            raise TeocalliError("error-seat-name-missing")
        before = await self._identity.person(request)
        if before is not None and before.account is not None:
            raise TeocalliError("error-account-there")
        if await run_uncancellable(self._accounts.of_name, name_key(called)) is not None:
            raise TeocalliError("error-account-name-taken", name=called)  # before somebody unknown is taken in
        password_hash = await self._passwords.hashed(password)
        person = await self._identity.meet(request, cookies, called)
        await run_writing(self._accounts.open, person.id, called, name_key(called), password_hash)
        return Person(person.id, person.name, called)

    async def sign_in(self, cookies: Response, name: str, password: str) -> Person:
        """Let this browser stand for the person of an account.

        Raises `TeocalliError`: `error-sign-in` whatever is wrong, `error-sign-in-wait` after too many attempts.
        """
        key = name_key(name)
        account = await run_uncancellable(self._accounts.of_name, key)
        await self._check(account, key, password)
        assert account is not None
        secret = new_secret()
        person = await run_writing(self._accounts.sign_in, account, key, hash_of(secret))
        self._identity.give_cookie(cookies, secret)
        return person

    async def change_password(self, request: Request, old: str, new: str) -> None:
        """Change the password; other browsers are signed out.

        Raises `TeocalliError`: `error-no-account`, `error-password-length`, and as `sign_in`.
        """
        account = await self._own(request)
        key = name_key(account.name)
        await self._check(account, key, old)
        new_hash = await self._passwords.hashed(new)
        device = hash_of(self._identity.secret_of(request))
        await run_writing(self._accounts.change_password, account, key, new_hash, device)

    async def remove(self, request: Request, cookies: Response, password: str) -> None:
        """Delete the account with all that is known of its person. Raises as `change_password`."""
        account = await self._own(request)
        key = name_key(account.name)
        await self._check(account, key, password)
        await run_writing(self._accounts.remove, account, key)
        self._identity.take_cookie(cookies)

    async def _own(self, request: Request) -> Account:
        person = await self._identity.somebody(request)
        account = await run_uncancellable(self._accounts.of_person, person.id)
        if account is None:
            raise TeocalliError("error-no-account")
        return account

    async def _check(self, account: Account | None, key: str, password: str) -> None:
        """Raise `TeocalliError` unless the password is the account's; in the same way where there is no account."""
        wait = await run_writing(self._accounts.attempt, key)
        if wait > 0:
            raise TeocalliError("error-sign-in-wait", seconds=ceil(wait))
        if not await self._passwords.is_right(password, None if account is None else account.password_hash):
            raise TeocalliError("error-sign-in")


def name_key(name: str) -> str:
    """A name as names of accounts are compared: without capitals and what is invisible, and however it was typed."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
