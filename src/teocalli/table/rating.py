"""Whether a game counts for the ratings of those who play it: only if each of them wants that. Pure values."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Rating:
    """What was said so far. `agreed`: seats of those who want the game to count; `refused_by`: a seat that does not."""

    agreed: frozenset[int] = frozenset()
    refused_by: int | None = None

    def answered(self, seat: int, *, yes: bool) -> Rating:
        """The rating after somebody answered."""
        return replace(self, agreed=self.agreed | {seat}) if yes else replace(self, refused_by=seat)

    def without(self, seat: int) -> Rating:
        """The rating once somebody else has a seat, or nobody."""
        return replace(self, agreed=self.agreed - {seat})

    def is_agreed(self, asked: AbstractSet[int]) -> bool:
        """Whether all of these want it."""
        return self.refused_by is None and asked <= self.agreed

    def shown(self, asked: AbstractSet[int], *, counts: bool) -> dict[str, Any]:
        """Give it as everybody may see it; `counts`: the game counts, as it stands."""
        return {
            "agreed": sorted(self.agreed),
            "missing": sorted(asked - self.agreed) if self.refused_by is None else [],
            "refused_by": self.refused_by,
            "counts": counts,
        }
