"""Events to store; the store does not care what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Some:
    """Some event."""

    kind: str = "action"
    payload: Mapping[str, Any] = field(default_factory=dict)
    key: str | None = None


def words(count: int, first: int = 0) -> list[Some]:
    """Events that differ."""
    return [Some(payload={"word": f"word {number}"}) for number in range(first, first + count)]
