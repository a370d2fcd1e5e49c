"""What is kept of a game that was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from teocalli.core.errors import Message
from teocalli.core.sources import Source


@dataclass(frozen=True)
class GameResult:
    """How one game ended.

    Attributes:
        index, block: numbers of the game and of its block, from 0.
        seating: the entrant (its index) in each seat; everything else “by seat” follows it.
        scores, winners: game points by seat; the winners' seats.
        ranking: seats by place, the best first, equals together.
        turns: turns played.
        decisions: decisions of players, chance not counted, also where only one action was legal.
        choices: legal actions in all of these together.
        asked: by seat, decisions with more than one legal action; only these are put to a player.
        seconds: by seat, time spent on them. Times are no part of the game: results are equal without them.
        slowest: by seat, the longest time for one decision, in seconds.
        sources: where the points came from.
        words: set-up words and then all others.
        faults: seats of programs that were replaced in this game, each with the reason.

    """

    index: int
    block: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    turns: int
    decisions: int
    choices: int
    asked: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)
    slowest: tuple[float, ...] = field(compare=False)
    sources: tuple[Source, ...]
    words: tuple[str, ...]
    faults: tuple[tuple[int, Message], ...] = ()

    @property
    def branching(self) -> float:
        """Legal actions at a decision on average; 0 where chance alone ended the game."""
        return self.choices / self.decisions if self.decisions else 0.0

    def win_of(self, entrant: int) -> float:
        """The part of the victory that an entrant has: 1, 0, or a share of a shared victory."""
        return sum(self.seating[seat] == entrant for seat in self.winners) / len(self.winners)

    def points_of(self, entrant: int) -> int:
        """The game points of an entrant who took part."""
        return self.scores[self.seating.index(entrant)]

    def place_of(self, entrant: int) -> int:
        """The place of an entrant who took part: how many seats are ranked above."""
        seat = self.seating.index(entrant)
        place = 0
        for equals in self.ranking:
            if seat in equals:
                return place
            place += len(equals)
        raise AssertionError("a ranking has every seat")

    def to_json(self) -> dict[str, Any]:
        """The result as a JSON object; `faults` only where there are any."""
        data = asdict(self)
        return data if self.faults else {key: value for key, value in data.items() if key != "faults"}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GameResult:
        """The result of such an object. Raises `KeyError` or `TypeError` if it is none."""
        sources = tuple(Source(**{**source, "points": tuple(source["points"])}) for source in data["sources"])
        ranking = tuple(tuple(equals) for equals in data["ranking"])
        values = {f.name: _frozen(data[f.name]) for f in fields(cls) if f.name != "faults"}
        faults = tuple((seat, reason) for seat, reason in data.get("faults", []))
        return cls(**{**values, "sources": sources, "ranking": ranking, "faults": faults})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
