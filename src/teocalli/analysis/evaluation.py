"""`Evaluation`: what a position is worth to everybody."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.core.state import State
from teocalli.players.chances import forecast
from teocalli.players.report import Line


@dataclass(frozen=True)
class Evaluation:
    """What a position, or an action in it, is worth.

    Attributes:
        chances: winning chances by seat; they add up to 1; a shared victory counts in equal parts. If the game itself
            plays a seat, that seat's chance is that of not being beaten.
        points: expected at the end of the game, by seat.
        solved: both are exact, for players who make no mistake from here on.
        playouts: number of continuations tried; 0 if it was computed exactly.

    """

    chances: Sequence[float]
    points: Sequence[float]
    solved: bool = False
    playouts: int = 0

    @classmethod
    def of_end(cls, state: State) -> Evaluation:
        """The result of a finished game."""
        winners = state.winners()
        shares = [(seat in winners) / len(winners) for seat in range(state.num_players())]
        return cls(shares, [float(points) for points in state.points()], solved=True)

    @classmethod
    def of_line(cls, state: State, line: Line) -> Evaluation:
        """What an action is worth by a search's line; `state` is the position of the decision."""
        chances, points = forecast(state, line)
        return cls(list(chances), list(points), line.proven, line.visits)

    @classmethod
    def mean(cls, parts: Iterable[tuple[float, Evaluation]]) -> Evaluation:
        """The expectation if each of these occurs with such a weight."""
        weights, values = zip(*parts, strict=True)
        total = math.fsum(weights)
        shares = [weight / total for weight in weights]
        return cls(
            _weighted(shares, [value.chances for value in values]),
            _weighted(shares, [value.points for value in values]),
            all(value.solved for value in values),
            sum(value.playouts for value in values),
        )

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {
            "chances": list(self.chances),
            "points": list(self.points),
            "solved": self.solved,
            "playouts": self.playouts,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Evaluation:
        """The evaluation from such an object. Raises `KeyError`, `TypeError` or `ValueError` for any other."""
        chances, points = ([float(value) for value in data[key]] for key in ("chances", "points"))
        return cls(chances, points, data["solved"], data["playouts"])


def _weighted(shares: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    columns = zip(*rows, strict=True)
    return [math.fsum(share * value for share, value in zip(shares, column, strict=True)) for column in columns]
