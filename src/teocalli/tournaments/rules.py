"""What is agreed about a tournament before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from teocalli.core.errors import TeocalliError

Kind = Literal["swiss", "round_robin", "duplicate"]
"""`swiss`: so many rounds, in each of which those play together who stand alike; `round_robin`: everybody meets
everybody; `duplicate`: one round, in which all tables play the same draws and are compared."""

Absent = Literal["bot", "lose"]
"""What happens to the game of somebody whose time is up, or who withdraws: a bot plays on, or they lose it."""

SEATS = (2, 4)
"""Players at a table, at least and at most."""
MOST_ROUNDS = 30
MOST_ENTRANTS = 256
MOST_IN_ROUND_ROBIN = {2: 40, 3: 24, 4: 24}
"""Entrants of a round robin at most, by players at a table: it has about as many rounds as entrants."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What is agreed.

    Attributes:
        kind: how rounds are made.
        seats: players at a table.
        rounds: so many are played of a `swiss` one; the others follow from how many take part.
        alike: all tables of a round play the same draws, and each seat is compared with the same seat elsewhere.
        absent: what happens to the game of somebody who is not there.
        bot: specification of the bot that plays on, and of those that fill up the last table.
        fill: bots take part so that nobody has to sit out in the first round.
        by_itself: the next round begins when one is over, else when the host says so.
        late: number of the last round in which somebody may play for the first time; 1: nobody comes late.
        rated: games between people count for their ratings; whoever enters agrees to that.

    """

    kind: Kind
    seats: int = 2
    rounds: int = 1
    alike: bool = False
    absent: Absent = "bot"
    bot: str = ""
    fill: bool = False
    by_itself: bool = True
    late: int = 1
    rated: bool = False

    def check(self) -> Rules:
        """Give these rules. Raises `TeocalliError`: `error-tournament-seats`, `error-tournament-rounds`,
        `error-tournament-late` where somebody could come after the last round, or late to what is not `swiss`,
        `error-tournament-bot` where bots are to fill up and none is named.
        """
        if not SEATS[0] <= self.seats <= SEATS[1]:
            raise TeocalliError("error-tournament-seats", least=SEATS[0], most=SEATS[1])
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise TeocalliError("error-tournament-rounds", most=MOST_ROUNDS)
        if not 1 <= self.late <= (self.rounds if self.kind == "swiss" else 1):
            raise TeocalliError("error-tournament-late", most=self.rounds)
        if not self.bot and self.fill:
            raise TeocalliError("error-tournament-bot")
        return self

    @property
    def compares(self) -> bool:
        """Whether seats are compared between tables, by matchpoints."""
        return self.alike or self.kind == "duplicate"

    @property
    def most_entrants(self) -> int:
        """So many may take part at most."""
        return MOST_IN_ROUND_ROBIN[self.seats] if self.kind == "round_robin" else MOST_ENTRANTS

    @property
    def least_entrants(self) -> int:
        """So few may take part at least: enough for a table, or for two that can be compared."""
        return 2 * self.seats if self.compares else self.seats

    def to_json(self) -> dict[str, Any]:
        """Give the rules as they are stored and shown."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Rules:
        """Read stored rules. Raises `TypeError` if they are damaged."""
        return cls(**data)
