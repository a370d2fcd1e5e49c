"""What was agreed when a table was opened. It stands in the first event of its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from teocalli.table.clock import TimeControl
from teocalli.table.company import Company
from teocalli.table.contest import Contest


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed.

    Attributes:
        take_back: decisions may be taken back over bots' turns; None: where one person plays.
        company: the people at the table; None where it belongs to one screen.
        control: how long they may think; None without a clock.
        drawn: the set-up was drawn from the seed, too.
        joint: the people shuffle together with the server, so the record only stands for a game that is set up later.
        rated: the seats of those who want the game to count for ratings; None where nobody is asked.
        contest: the tournament to which the table belongs; None for a game of its own.

    """

    take_back: bool | None = None
    company: Company | None = None
    control: TimeControl | None = None
    drawn: bool = False
    joint: bool = False
    rated: frozenset[int] | None = None
    contest: Contest | None = None

    def to_json(self) -> dict[str, Any]:
        """Give them as they are stored; there are no keys of what there is not."""
        stored: dict[str, Any] = {"take_back": bool(self.take_back), "drawn": self.drawn}
        if self.company is not None:
            stored["company"] = self.company.to_json()
        if self.control is not None:
            stored["clock"] = self.control.to_json()
        if self.joint:
            stored["joint"] = True
        if self.rated is not None:
            stored["rated"] = sorted(self.rated)
        if self.contest is not None:
            stored["contest"] = self.contest.to_json()
        return stored

    @classmethod
    def from_json(cls, stored: Mapping[str, Any], *, drawn: bool) -> Self:
        """Read them. `drawn`: what holds where an older event does not say whether the set-up was drawn; those have no
        `take_back` either, which is False. Raises an exception of any kind if they are damaged.
        """
        company, control, rated, contest = (stored.get(name) for name in ("company", "clock", "rated", "contest"))
        joint = stored.get("joint", False)
        return cls(
            stored.get("take_back", False),
            None if company is None else Company.from_json(company),
            None if control is None else TimeControl.from_json(control),
            drawn=not joint and stored.get("drawn", drawn),
            joint=joint,
            rated=None if rated is None else frozenset(rated),
            contest=None if contest is None else Contest.from_json(contest),
        )


NOTHING_AGREED = Terms()
"""At one screen, without a clock."""
