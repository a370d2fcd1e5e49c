"""Passwords: what the store knows instead of them, and whether one is right.

The work takes a tenth of a second and 64 MiB each time, on purpose; few are looked at at once.
"""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from teocalli.core.errors import TeocalliError
from teocalli.server.threads import run_uncancellable

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 10, 200
"""Characters of a password."""

AT_ONCE = 2


class Passwords:
    """Makes and compares hashes of passwords (Argon2id) in worker threads."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """What is kept of a new password. Raises `TeocalliError` (`error-password-length`)."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise TeocalliError("error-password-length", least=SHORTEST, most=LONGEST)
        async with self._places:
            return await run_uncancellable(_hashed, password)

    async def is_right(self, password: str, password_hash: str | None) -> bool:
        """Whether a password is the one of a hash. Without one it takes as long to say that it is not."""
        async with self._places:
            return await run_uncancellable(_is_right, password, password_hash)


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # noqa: PLC0415 - only servers with accounts need it, and it takes long to load

    return PasswordHasher()


@cache
def _hash_of_nothing() -> str:
    return _hasher().hash("")


def _hashed(password: str) -> str:
    return _hasher().hash(_normal(password))


def _is_right(password: str, password_hash: str | None) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415 - as above

    nothing = _hash_of_nothing()
    try:
        return _hasher().verify(password_hash or nothing, _normal(password)) and password_hash is not None
    except (VerificationError, InvalidHashError):
        return False


def _normal(password: str) -> bytes:
    """The same bytes, however a keyboard puts letters with accents together."""
    return unicodedata.normalize("NFC", password).encode(errors="replace")
