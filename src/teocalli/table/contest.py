"""What a table has to do with a tournament. Pure values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Contest:
    """The tournament to which a table belongs.

    Attributes:
        tournament: its id.
        alike: other tables play the same draws (`core/alike.py`).
        sealed: some of those have not finished, so that nobody may learn from here what they will draw (R-01, R-06).

    """

    tournament: str
    alike: bool = False
    sealed: bool = False

    def to_json(self) -> dict[str, Any]:
        """Give it as it is stored."""
        return {"tournament": self.tournament, "alike": self.alike}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Contest:
        """Read it as the first event has it. Raises `KeyError` if it is damaged."""
        return cls(data["tournament"], data["alike"], data["alike"])

    def unsealed(self) -> Contest:
        """The same once all tables with these draws have finished."""
        return replace(self, sealed=False)

    def shown(self) -> dict[str, Any]:
        """Give it as everybody at the table may see it."""
        return {"tournament": self.tournament, "alike": self.alike, "sealed": self.sealed}
