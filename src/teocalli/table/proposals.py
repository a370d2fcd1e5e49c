"""What somebody at a table of people wants that the others must agree to, and how far they are. Pure values.

A proposal stands until all who are asked have agreed, one of them refuses, or its author withdraws it. Whoever makes a
decision in the game meanwhile has said by that how it goes on: the proposal lapses.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Any, Literal

What = Literal["undo", "stand-in", "end"]
"""`undo`: go back to the author's last decision, over what undo alone never crosses (R-03). `stand-in`: let a bot play
for somebody who is away, or whose time is up; `end`: end the game for that reason (R-51).
"""

UNDO: What = "undo"
STAND_IN: What = "stand-in"
END: What = "end"

Answer = Literal["yes", "no", "withdraw"]

Outcome = Literal["refused", "withdrawn"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody proposes.

    Attributes:
        number: the version of the table at which it was made, by which answers name it.
        what: what is wanted.
        by: the seat of who wants it.
        about: what it is about: of an undo the position it leads to, else the seat of who is waited for.
        bot: the bot that is to play, None where none is.
        asked: seats of those who must agree.
        enough: seat whose agreement is enough alone, None: of nobody.
        agreed: seats of those who have.
        outcome: how it ended without agreement, None while it is open.
        closed_by: the seat that refused or withdrew it.

    """

    number: int
    what: What
    by: int
    about: int
    asked: frozenset[int]
    agreed: frozenset[int] = frozenset()
    bot: str | None = None
    enough: int | None = None
    outcome: Outcome | None = None
    closed_by: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether it still waits for somebody."""
        return self.outcome is None and not self.is_agreed

    @property
    def is_agreed(self) -> bool:
        """Whether all who were asked have agreed."""
        return self.outcome is None and (self.asked <= self.agreed or self.enough in self.agreed)

    @property
    def missing(self) -> AbstractSet[int]:
        """Seats of those who have not answered."""
        return self.asked - self.agreed

    def answered(self, seat: int, answer: Answer) -> Proposal:
        """The proposal after somebody answered it, or its author withdrew it."""
        if answer == "yes":
            return replace(self, agreed=self.agreed | {seat})
        return replace(self, outcome="withdrawn" if answer == "withdraw" else "refused", closed_by=seat)

    def repeats(self, other: Proposal) -> bool:
        """Whether it asks for what has just been refused."""
        return other.outcome == "refused" and (self.what, self.by, self.about) == (other.what, other.by, other.about)

    def shown(self) -> dict[str, Any]:
        """Give the proposal as everybody at the table may see it."""
        return {
            "number": self.number,
            "what": self.what,
            "by": self.by,
            "about": self.about,
            "bot": self.bot,
            "agreed": sorted(self.agreed),
            "missing": sorted(self.missing) if self.is_open else [],
            "outcome": self.outcome,
            "closed_by": self.closed_by,
        }
