"""What was seen of the players of one game: what they had and did, with what they stood at when it began to count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Numbers = list[float]
"""A number for each seat."""
Name = tuple[str, str]
"""A group of facts, and which of it."""


@dataclass
class Facts:
    """The facts of one game.

    Attributes:
        order: by seat the place in the order of play, from 0.
        points, shares: by seat the points at the end, and the share of the victory.
        found: by name how often, or whether, each seat has or did something; where it was possible for nobody, as the
            tile was not in the game, there is no entry.
        standing: by stage of the game (1, 2, 3) the points by seat when it began.
        lengths: how long it took, by name.

    """

    order: Sequence[int]
    points: Sequence[float]
    shares: Sequence[float]
    found: dict[Name, Numbers] = field(default_factory=dict)
    standing: dict[int, Sequence[float]] = field(default_factory=dict)
    lengths: dict[str, float] = field(default_factory=dict)

    @classmethod
    def of(cls, row: Mapping[str, Any], first: int) -> Facts:
        """The facts of a game that was played, still empty; `first` is the seat that began."""
        seats = len(row["shares"])
        order = [(seat - first) % seats for seat in range(seats)]
        facts = cls(order, row["points"][:seats], row["shares"])
        facts.standing[1] = [0] * seats
        return facts

    def possible(self, group: str, *which: object) -> None:
        """Something can be had in this game, so that who does not have it is counted too."""
        for each in which:
            self.found.setdefault((group, str(each)), [0.0] * len(self.order))

    def count(self, group: str, which: object, seat: int, more: float = 1.0) -> None:
        """Count something for a seat; the game's own seats do not count."""
        if seat < len(self.order):
            self.possible(group, which)
            self.found[group, str(which)][seat] += more

    def mark(self, group: str, which: object, seat: int) -> None:
        """A seat has something, however often."""
        if seat < len(self.order):
            self.possible(group, which)
            self.found[group, str(which)][seat] = 1.0


def names_in(games: Sequence[Facts], group: str) -> list[str]:
    """What there is of a group, in alphabetical order, numbers by their size."""
    seen = {which for facts in games for kind, which in facts.found if kind == group}
    return sorted(seen, key=lambda which: (not which.isdigit(), int(which) if which.isdigit() else 0, which))
