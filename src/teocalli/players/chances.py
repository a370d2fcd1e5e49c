"""Chances of victory: what the values of a search say about who will win, learnt from played games.

A search values an action by a mix of victory and margin, which is no chance. The model turns it into one: softmax over
the seats of slope · logit(value) + bias. Slope and bias depend on how much of the game has been played; both are fitted
to games between equal players, for each game and number of players (docs/studies/chances.md).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from teocalli.core.difficulty import OWN
from teocalli.core.game import Game
from teocalli.core.house import data_file
from teocalli.core.yamltext import read_yaml

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
        proven: added to that where the values are exact.
        bias: by seat, what a seat has ahead of equal values at the beginning; it shrinks with what is left of the game.

    """

    slope: Sequence[float]
    proven: float
    bias: Sequence[float]

    def chances(self, values: Sequence[float], progress: float, proven: bool = False) -> list[float]:
        """Chances of victory by seat; they add up to 1, a shared victory counts in parts.

        `values` are a search's by seat, 0 to 1; `progress` is the share of the game that has been played, 0 to 1.
        """
        power = self.slope[0] + self.slope[1] * progress + self.slope[2] * progress**2
        slope = math.exp(power + (self.proven if proven else 0.0))
        scores = [slope * _logit(value) + bias * (1 - progress) for value, bias in zip(values, self.bias, strict=True)]
        highest = max(scores)
        weights = [math.exp(score - highest) for score in scores]
        total = math.fsum(weights)
        return [weight / total for weight in weights]


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
    models = _load(type(game))
    return models.get(_kind(game)) or ChanceModel((0.0, 0.0, 0.0), 0.0, (0.0,) * game.seats)


def _kind(game: Game) -> str:
    level = game.difficulty
    return f"{game.players}" if level is None else STANDARD if level == OWN else level


def _logit(value: float) -> float:
    kept = min(max(value, EDGE), 1 - EDGE)
    return math.log(kept / (1 - kept))


@cache
def _load(game: type[Game]) -> Mapping[str, ChanceModel]:
    source = data_file(game, FILE)
    if not source.is_file():
        return {}
    entries: Mapping[Any, Any] = read_yaml(source.read_text(encoding="utf-8")).value
    return {str(kind): ChanceModel(entry["slope"], entry["proven"], entry["bias"]) for kind, entry in entries.items()}
