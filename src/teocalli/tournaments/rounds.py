"""What was played so far: tables, their outcomes, who met whom and sat where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

Table = tuple[int, ...]
"""Numbers of the entrants at a table, by seat."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game of a table ended.

    Attributes:
        points: by seat, as the game counts them.
        places: by seat, from 1 on; several may share one.
        lost: the seat of who lost because they were not there; the others share the first place.
        void: there is no result, through nobody's fault; all share the first place.

    """

    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    lost: int | None = None
    void: bool = False

    @property
    def is_played(self) -> bool:
        """Whether it was played to its end, so that its points tell something."""
        return self.lost is None and not self.void

    def halves(self, own: int, other: int) -> int:
        """What `own` seat gets for sitting with the `other`: 2 for a better place, 1 for the same, 0."""
        if self.void:
            return 1
        if self.lost is not None:
            return 2 if self.lost == other else 0 if self.lost == own else 1
        mine, theirs = self.places[own], self.places[other]
        return 2 if mine < theirs else 1 if mine == theirs else 0

    def margin(self, seat: int) -> int:
        """Points of a seat more than those of the best other one; less than 0 for who did worse."""
        others = [points for each, points in enumerate(self.points) if each != seat]
        return self.points[seat] - max(others)

    def to_json(self) -> dict[str, Any]:
        """Give it as it is stored."""
        return {"points": list(self.points), "places": list(self.places), "lost": self.lost, "void": self.void}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Outcome:
        """Read it. Raises `KeyError` or `TypeError` if it is damaged."""
        return cls(tuple(data["points"]), tuple(data["places"]), data["lost"], data["void"])


@dataclass(slots=True)
class Round:
    """A round. `byes`: who sits out; `seed`: of the draws that all tables have; `games`, `outcomes`: by table."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    seed: str | None = None
    games: dict[int, str] = field(default_factory=dict)
    outcomes: dict[int, Outcome] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """Whether all tables have finished."""
        return len(self.outcomes) == len(self.tables)

    @property
    def open_tables(self) -> list[int]:
        """The tables that have not finished."""
        return [number for number in range(len(self.tables)) if number not in self.outcomes]


class Meetings:
    """Who met whom, who sat where, who sat out, and how often."""

    def __init__(self, rounds: Iterable[Round]) -> None:
        self.met: Counter[frozenset[int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self._last: dict[int, int] = {}
        for each in rounds:
            self.byes.update(each.byes)
            for table in each.tables:
                self.note(table)

    def note(self, table: Sequence[int]) -> None:
        """These meet, and sit so."""
        self.met.update(pairs_of(table))
        self.sat.update((entrant, seat) for seat, entrant in enumerate(table))
        self._last.update({entrant: seat for seat, entrant in enumerate(table)})

    def seated(self, table: Sequence[int]) -> Table:
        """These in the order around the table that makes everybody have had each seat as often as the others."""
        return min(permutations(table), key=self._unevenness)

    def _unevenness(self, table: Sequence[int]) -> tuple[int, int]:
        """How unevenly they would have had their seats then; and how many would have theirs again."""
        had = sum(2 * self.sat[entrant, seat] + 1 for seat, entrant in enumerate(table))
        again = sum(self._last.get(entrant) == seat for seat, entrant in enumerate(table))
        return had, again


def pairs_of(table: Sequence[int]) -> list[frozenset[int]]:
    """All pairs at a table."""
    return [frozenset((one, other)) for n, one in enumerate(table) for other in table[n + 1 :]]
