"""What a table is told about the present by whoever keeps it: what time it is, and who has been away for how long."""

from __future__ import annotations

from dataclasses import dataclass, field

AWAY_MS = 180_000
"""Somebody who has not looked at the game for so long is away, and need not be waited for without a clock."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The present.

    Attributes:
        now: milliseconds since 1970 (UTC). A table never lets it go back.
        away: seats of the persons who have not looked at the game for `AWAY_MS`.
        counts_from: nobody's time is up before this, so that nobody loses what a server's rest took from them.

    """

    now: int = 0
    away: frozenset[int] = field(default_factory=frozenset)
    counts_from: int = 0


BEGINNING = Moment()
"""The present where nobody tells the time."""
