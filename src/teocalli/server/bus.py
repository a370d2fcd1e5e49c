"""Calls between the server processes on one database: which game has changed, so that nobody waits for the next look.

A call may be lost: whoever misses one finds out by the database a little later (`together.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, ClassVar

from sqlalchemy import make_url

from teocalli.core.errors import TeocalliError
from teocalli.server.threads import first_of

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

CHANNEL = "teocalli"
AGAIN_SECONDS = 1.0
"""Time after which a bus that cannot be reached is tried again."""
MOST_WAITING = 10_000
"""Calls that wait to be sent at most; the rest is lost."""
CONNECT_SECONDS = 5

Hear = Callable[[str | None], None]
"""Takes a call, or None where calls may have been missed."""


class Bus(ABC):
    """Hands calls to the other processes, and theirs to this one. For the event loop's thread."""

    # What the drivers raise where there is nobody, or nobody any more.
    FAILURES: ClassVar[tuple[type[Exception], ...]] = (OSError,)

    def __init__(self, address: str) -> None:
        self._address = address
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.connected = False

    def call(self, text: str) -> None:
        """Call all processes, this one too, without waiting for anybody."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(text)

    async def run(self, hear: Hear) -> None:
        """Hand on calls until the task is cancelled, whatever happens to the bus meanwhile."""
        while True:
            try:
                async with self._open() as (send, calls):
                    self.connected = True
                    hear(None)
                    await first_of(self._send_all(send), self._hear_all(calls, hear))
            except self.FAILURES as error:
                log.warning("the bus cannot be reached: %s", error)
            self.connected = False
            await asyncio.sleep(AGAIN_SECONDS)

    async def _send_all(self, send: Callable[[str], Any]) -> None:
        while True:
            await send(await self._waiting.get())

    async def _hear_all(self, calls: AsyncIterator[str], hear: Hear) -> None:
        async for call in calls:
            hear(call)

    @abstractmethod
    def _open(self) -> contextlib.AbstractAsyncContextManager[tuple[Callable[[str], Any], AsyncIterator[str]]]:
        """Connect, and give how to call, and the calls to come."""


class PostgresBus(Bus):
    """PostgreSQL's own notifications: one connection hears, another one calls."""

    def __init__(self, address: str) -> None:
        import psycopg  # noqa: PLC0415 - only who serves on PostgreSQL has it

        super().__init__(make_url(address).set(drivername="postgresql").render_as_string(hide_password=False))
        self.FAILURES = (OSError, psycopg.Error)  # type: ignore[misc]

    @contextlib.asynccontextmanager
    async def _open(self) -> AsyncIterator[tuple[Callable[[str], Any], AsyncIterator[str]]]:
        async with await self._connect() as hearing, await self._connect() as calling:
            await hearing.execute(f"LISTEN {CHANNEL}")

            async def send(text: str) -> None:
                await calling.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))

            async def calls() -> AsyncIterator[str]:
                async for notice in hearing.notifies():
                    yield notice.payload

            yield send, calls()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        import psycopg  # noqa: PLC0415

        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=CONNECT_SECONDS)


class RedisBus(Bus):
    """Redis or Valkey."""

    def __init__(self, address: str) -> None:
        """Raises `TeocalliError` for an address that is none, or without the driver."""
        try:
            from redis import asyncio as client  # noqa: PLC0415 - only who names such a bus has it
            from redis.exceptions import RedisError  # noqa: PLC0415
        except ModuleNotFoundError:
            raise TeocalliError("error-bus-driver") from None
        super().__init__(address)
        self.FAILURES = (OSError, RedisError)  # type: ignore[misc]
        try:
            self._server = client.Redis.from_url(address, socket_connect_timeout=CONNECT_SECONDS)
        except ValueError:
            raise TeocalliError("error-bus-address") from None

    @contextlib.asynccontextmanager
    async def _open(self) -> AsyncIterator[tuple[Callable[[str], Any], AsyncIterator[str]]]:
        async def send(text: str) -> None:
            await self._server.publish(CHANNEL, text)

        async def calls() -> AsyncIterator[str]:
            async for found in hearing.listen():
                if found["type"] == "message":
                    yield found["data"].decode(errors="replace")

        async with self._server.pubsub() as hearing:
            await hearing.subscribe(CHANNEL)
            yield send, calls()


def bus_at(address: str | None, database: str) -> Bus | None:
    """The bus at an address, `redis://…` or `rediss://…`; by default that of the database, if it has one.

    Raises `TeocalliError` (`error-bus-address`, `error-bus-driver`).
    """
    if address is not None:
        if not address.startswith(("redis://", "rediss://")):
            raise TeocalliError("error-bus-address")
        return RedisBus(address)
    return PostgresBus(database) if database.startswith("postgresql") else None
