"""What is stored is a list of events: of games (`table/events.py`) and of tournaments (`tournaments/tournament.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


class AnyEvent(Protocol):
    """An event, new or stored."""

    @property
    def kind(self) -> str:
        """What kind of change it is."""

    @property
    def payload(self) -> Mapping[str, Any]:
        """The change itself, ready for JSON."""

    @property
    def key(self) -> str | None:
        """Idempotency key of the request that asked for it, unique in its game or tournament."""


@dataclass(frozen=True, slots=True)
class Event:
    """A change of a game or a tournament, as `AnyEvent` says."""

    kind: str
    payload: Mapping[str, Any]
    key: str | None = None
