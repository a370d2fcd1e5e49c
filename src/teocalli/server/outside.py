"""Requests to addresses that people name: by https, to public addresses only, and to nothing else (docs/security.md).

The name is looked up here, each of its addresses is looked at, and the connection goes to the one that was looked at,
so that a name which leads elsewhere a moment later leads nowhere. Redirects are not followed, answers are not read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any
from urllib.parse import urlsplit

import httpcore

from teocalli.core.errors import TeocalliError

LONGEST_ADDRESS = 1000
LOOK_UP_SECONDS = 5.0
ANSWER_SECONDS = 10.0
WHOLE_SECONDS = 20.0
"""However slowly somebody answers, nothing takes longer."""
LONGEST_REST = 24 * 3600

logging.getLogger("httpcore").setLevel(logging.WARNING)  # it would tell addresses and headers

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""Gives the addresses of a name. Raises `OSError` where there are none."""

_SPECIAL = [ipaddress.ip_network(each) for each in ("2001::/23", "2002::/16", "3fff::/20")]
"""Addresses that stand for others, by which one could come to a private one, and those for documents."""
_LOOKING_UP = ThreadPoolExecutor(4, "looking up")
"""A name whose servers say nothing keeps none but these waiting."""


class NotDeliveredError(Exception):
    """A request has certainly not arrived, for there was no connection."""


class UncertainError(Exception):
    """A request has perhaps arrived: there was no answer to it."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back. `rest`: seconds after which one may ask again, 0 if that was not said."""

    status: int
    rest: int = 0


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    work = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_LOOKING_UP, work)
    return [str(place[4][0]) for place in found]


def is_public(address: str) -> bool:
    """Whether an address is one that everybody in the world reaches: no private, local or special one."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(number, ipaddress.IPv6Address) and (
        number not in ipaddress.ip_network("2000::/3") or any(number in special for special in _SPECIAL)
    ):
        return False
    return number.is_global and not number.is_multicast


def checked_address(text: str) -> tuple[str, str, int]:
    """An address that might do, with its host and port. Raises `TeocalliError` (`error-notice-address`)."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise TeocalliError("error-notice-address") from None
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST_ADDRESS
    if not plain or parts.scheme != "https" or not host or "@" in parts.netloc or parts.fragment:
        raise TeocalliError("error-notice-address")
    return text, host, port


class Outside:
    """The way to addresses elsewhere. `resolve`, `allowed` and `trust` are others in tests alone."""

    def __init__(
        self,
        resolve: Resolve = look_up,
        allowed: Callable[[str], bool] = is_public,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._resolve = resolve
        self._allowed = allowed
        self._given_trust = trust

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        return self._given_trust or httpcore.default_ssl_context()

    async def check(self, address: str) -> None:
        """Raise `TeocalliError` unless an address can be taken: `error-notice-address`, `error-notice-unknown`."""
        _, host, port = checked_address(address)
        try:
            await self.addresses(host, port)
        except NotDeliveredError:
            raise TeocalliError("error-notice-unknown", name=host[:100]) from None

    async def addresses(self, host: str, port: int) -> Sequence[str]:
        """The addresses of a name, of which each is public. Raises `TeocalliError` (`error-notice-address`) if one is
        not, `NotDeliveredError` if there are none.
        """
        try:
            async with asyncio.timeout(LOOK_UP_SECONDS):
                found = await self._resolve(host, port)
        except (OSError, UnicodeError):
            found = []
        if not found:
            raise NotDeliveredError
        if not all(map(self._allowed, found)):
            raise TeocalliError("error-notice-address")
        return found

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        """Send something, and give the status of the answer.

        Raises `TeocalliError` (`error-notice-address`), `NotDeliveredError`, `UncertainError`.
        """
        checked_address(address)
        limits = {"connect": LOOK_UP_SECONDS, "read": ANSWER_SECONDS, "write": ANSWER_SECONDS, "pool": LOOK_UP_SECONDS}
        try:
            async with (
                asyncio.timeout(WHOLE_SECONDS),
                httpcore.AsyncConnectionPool(ssl_context=self._trust, network_backend=_Guarded(self)) as pool,
                pool.stream(
                    "POST", address, headers=list(headers.items()), content=body, extensions={"timeout": limits}
                ) as answer,
            ):
                return Reply(answer.status, _rest(answer.headers))
        except (httpcore.ConnectError, httpcore.ConnectTimeout):
            raise NotDeliveredError from None
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError):
            raise UncertainError from None


class _Guarded(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were looked at, and to nothing else."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._plain = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to one of the addresses of a name."""
        failure: Exception = httpcore.ConnectError()
        for address in await self._outside.addresses(host, port):
            try:
                return await self._plain.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure


def _rest(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """The seconds of `Retry-After`, where it says some."""
    said = next((value for name, value in headers if name.lower() == b"retry-after"), b"")
    return min(int(said), LONGEST_REST) if said.isdigit() and len(said) < 9 else 0
