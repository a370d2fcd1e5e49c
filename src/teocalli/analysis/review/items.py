"""What a review finds out piece by piece: about a decision, about draws, and why something would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.analysis.evaluation import Evaluation


@dataclass(frozen=True)
class Decision:
    """A decision that was asked, judged by one search for what was played and for the best.

    Attributes:
        number: of the position in which it was taken.
        seat, kind, phase: who decided, on what kind of action, in which part of the game (None without such parts).
        word, best: what was played, and what would have been best; the same word if nothing was better.
        before, after: what the position was worth with the action that the search prefers, and with the one played.
            Where the one played turned out no worse, `after` may be more; in sums that makes up for the opposite.
        line: words of how the best action could have gone on, that action first.

    """

    number: int
    seat: int
    kind: str
    phase: int | None
    word: str
    best: str
    before: Evaluation
    after: Evaluation
    line: Sequence[str]

    @property
    def loss(self) -> float:
        """The chance of victory that it cost whoever decided, 0 to 1."""
        return 0.0 if self.word == self.best else max(0.0, self.chance_lost)

    @property
    def chance_lost(self) -> float:
        """The chance of victory that it cost, as it counts in sums: below 0 where it turned out better."""
        return self.before.chances[self.seat] - self.after.chances[self.seat]

    @property
    def points_lost(self) -> float:
        """The points that it cost; below 0 where the other action is worth fewer points."""
        return self.before.points[self.seat] - self.after.points[self.seat]

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {**vars(self), **_values(self.before, self.after), "line": list(self.line)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Decision:
        """The decision of such an object."""
        return cls(**{**data, **_read_values(data)})


@dataclass(frozen=True)
class Draw:
    """Draws up to the next decision: `number` and `until` are the positions before and after them.

    `before` is what was to be expected of them, `after` what they brought; `ends`: in how many ways they could end, as
    far as was looked.
    """

    number: int
    until: int
    ends: int
    before: Evaluation
    after: Evaluation

    def luck(self, seat: int) -> float:
        """The chance of victory that they gave a seat."""
        return self.after.chances[seat] - self.before.chances[seat]

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {**vars(self), **_values(self.before, self.after)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Draw:
        """The draws of such an object."""
        return cls(**{**data, **_read_values(data)})


@dataclass(frozen=True)
class Reason:
    """Why the best action of a decision would have been better: points that it brings more by source, over `times`
    games that were played on after each of both. `sources`: kind, name (as in `core/sources.py`) and points.
    `margin`: by how much of the chance of victory it is better than any other action, None where it is not, or where
    nobody looked.
    """

    number: int
    times: int
    sources: Sequence[tuple[str, str, float]]
    margin: float | None = None

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {**vars(self), "sources": [list(source) for source in self.sources]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Reason:
        """The reason of such an object."""
        sources = [(kind, name, float(points)) for kind, name, points in data["sources"]]
        margin = data.get("margin")  # reviews of earlier versions have none
        return cls(data["number"], data["times"], sources, None if margin is None else float(margin))


def _values(before: Evaluation, after: Evaluation) -> dict[str, Any]:
    return {"before": before.to_json(), "after": after.to_json()}


def _read_values(data: dict[str, Any]) -> dict[str, Any]:
    return {key: Evaluation.from_json(data[key]) for key in ("before", "after")}
