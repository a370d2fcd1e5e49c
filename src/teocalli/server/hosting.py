"""How a server for people is reached: its names, its address in links, and what a browser must say to be let in."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from teocalli.core.errors import TeocalliError

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""Names of this computer. At one screen the page may be asked for by no other: another one is a foreign page that had
its name point here."""

ANYWHERE = ("0.0.0.0", "::", "")
"""Addresses to listen at that mean all of this computer's."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """A server for people. `public_url`: the address that people are told, `http…://name[:port]` without a path."""

    public_url: str

    @property
    def is_secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https:")

    @property
    def names(self) -> tuple[str, ...]:
        """Names by which the server may be asked for, beside addresses in numbers."""
        return (*LOOPBACK, urlsplit(self.public_url).hostname or "", *own_names())

    def answers_to(self, name: str | None) -> bool:
        """Whether the server is meant by a name.

        Numbers are always right: it takes a name to have a foreign page's requests come here.
        """
        return name is not None and (name.lower() in self.names or _is_number(name))

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Whether a page is the server's own; `host`: what the request calls the server."""
        return origin in (self.public_url, f"http://{host}")


def checked_url(text: str) -> str:
    """Give a public address without its last slash. Raises `TeocalliError` (`error-public-url`)."""
    try:
        parts = urlsplit(text)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        right = False
    if not right or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise TeocalliError("error-public-url", address=text[:100])
    return f"{parts.scheme}://{parts.netloc.lower()}"


def own_names() -> Iterator[str]:
    """What this computer is called in its own network."""
    name = socket.gethostname().lower()
    yield name
    yield name.partition(".")[0] + ".local"


def address_in_network() -> str | None:
    """The address at which this computer's network knows it; None without a network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
