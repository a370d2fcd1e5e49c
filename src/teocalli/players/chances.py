"""Chances of victory and expected points: what a search's findings say about the end, learnt from played games.

A search values an action by a mix of victory and margin, which is no chance. The model turns it into one: softmax over
the seats of slope · logit(value) + bias. Slope and bias depend on how much of the game has been played; both are fitted
to games between equal players, for each game and number of players (docs/studies/chances.md). In the same way the
points at which the search saw everybody stand become those that are expected at the end. What a search knows exactly
needs no model.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from teocalli.core.difficulty import OWN
from teocalli.core.game import Game
from teocalli.core.house import data_file
from teocalli.core.state import State
from teocalli.core.yamltext import read_yaml
from teocalli.players.report import Line

FILE = "chances.yaml"
EDGE = 1e-4
"""Values are kept so far from 0 and 1, where a logit has no end."""
STANDARD = "standard"
"""The level of difficulty whose model stands in where settings have no level."""


@dataclass(frozen=True)
class ChanceModel:
    """How values become chances, at tables of one kind.

    Attributes:
        slope: the logarithm of the slope is slope[0] + slope[1] · s + slope[2] · s², s the share of the game played.
        bias: by seat, what a seat has ahead of equal values at the beginning; it shrinks with what is left of the game.

    """

    slope: Sequence[float]
    bias: Sequence[float]

    def chances(self, values: Sequence[float], progress: float) -> list[float]:
        """Chances of victory by seat; they add up to 1, a shared victory counts in parts.

        `values` are a search's by seat, 0 to 1; `progress` is the share of the game that has been played, 0 to 1.
        """
        power = self.slope[0] + self.slope[1] * progress + self.slope[2] * progress**2
        slope = math.exp(power)
        scores = [slope * _logit(value) + bias * (1 - progress) for value, bias in zip(values, self.bias, strict=True)]
        highest = max(scores)
        weights = [math.exp(score - highest) for score in scores]
        total = math.fsum(weights)
        return [weight / total for weight in weights]


SHARE_POWERS = (0.5, 1.0, 2.0)
CURVE_POWERS = (0.5, 2.0, 3.0)


@dataclass(frozen=True)
class PointsModel:
    """How the points at which a search sees everybody stand become expected points, at tables of one kind.

    Attributes:
        gain: by seat, what is still added, times what is left of the game.
        share: the part of the points that is added besides, times each of `SHARE_POWERS` of what is left.
        curve: what is added to all, times each of `CURVE_POWERS` of what is left.

    """

    gain: Sequence[float]
    share: Sequence[float] = (0.0, 0.0, 0.0)
    curve: Sequence[float] = (0.0, 0.0, 0.0)

    def points(self, standing: Sequence[float], progress: float) -> list[float]:
        """Expected points at the end by seat; `standing` are a line's `points`, `progress` as in `ChanceModel`."""
        left = max(0.0, 1 - progress)
        share = _polynomial(self.share, SHARE_POWERS, left)
        curve = _polynomial(self.curve, CURVE_POWERS, left)
        return [points * (1 + share) + left * gain + curve for points, gain in zip(standing, self.gain, strict=True)]


def _polynomial(factors: Sequence[float], powers: Sequence[float], value: float) -> float:
    return math.fsum(factor * value**power for factor, power in zip(factors, powers, strict=True))


class Forecast(NamedTuple):
    """What is expected at the end: chances of victory, which add up to 1, and points, both by seat."""

    chances: Sequence[float]
    points: Sequence[float]


def forecast(state: State, line: Line) -> Forecast:
    """What a search's line says of the end; `state` is the position of the decision. Proven values are exact."""
    if line.proven:
        return Forecast(line.victory, line.points)
    progress = state.progress()
    chances = chance_model(state.game).chances(line.values, progress)
    return Forecast(chances, points_model(state.game).points(line.points, progress))


def in_percent(chances: Sequence[float]) -> list[int]:
    """Chances as whole percentages that add up to 100: what rounding leaves goes to the largest remainders."""
    parts = [int(100 * chance) for chance in chances]
    by_remainder = sorted(range(len(parts)), key=lambda seat: parts[seat] - 100 * chances[seat])
    for seat in by_remainder[: 100 - sum(parts)]:
        parts[seat] += 1
    return parts


def chance_model(game: Game) -> ChanceModel:
    """The model of a game with its number of seats, or with its level of difficulty where it has levels.

    A game of which nothing was learnt has one that takes the odds of the values as they are.
    """
    known = _load(type(game)).get(_kind(game))
    return known[0] if known else ChanceModel((0.0, 0.0, 0.0), (0.0,) * game.seats)


def points_model(game: Game) -> PointsModel:
    """The model of a game as `chance_model` has it; without one the points stay as they stand."""
    known = _load(type(game)).get(_kind(game))
    return known[1] if known else PointsModel((0.0,) * game.seats)


def _kind(game: Game) -> str:
    level = game.difficulty
    return f"{game.players}" if level is None else STANDARD if level == OWN else level


def _logit(value: float) -> float:
    kept = min(max(value, EDGE), 1 - EDGE)
    return math.log(kept / (1 - kept))


@cache
def _load(game: type[Game]) -> Mapping[str, tuple[ChanceModel, PointsModel]]:
    source = data_file(game, FILE)
    if not source.is_file():
        return {}
    entries: Mapping[Any, Any] = read_yaml(source.read_text(encoding="utf-8")).value
    return {str(kind): _models(entry) for kind, entry in entries.items()}


def _models(entry: Mapping[str, Any]) -> tuple[ChanceModel, PointsModel]:
    points = entry["points"]
    return (
        ChanceModel(entry["slope"], entry["bias"]),
        PointsModel(points["gain"], points["share"], points["curve"]),
    )
