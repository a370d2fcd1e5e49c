"""What many games say: wins with confidence intervals, points, lengths."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z_95 = statistics.NormalDist().inv_cdf(0.975)
"""Half-width of the two-sided 95 % interval of a normal distribution, in standard deviations."""


@dataclass(frozen=True)
class GameResult:
    """How one game of a simulation ended.

    `seating` gives the entrant (index) in each seat; `scores` and `winners` are by seat. `turns` counts turns,
    `decisions` the players' decisions, chance not counted. `words` are the set-up words and then all others.
    """

    index: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int
    words: tuple[str, ...]

    def win_of(self, entrant: int) -> float:
        """The part of the victory that an entrant has: 1, 0, or a share of a shared victory."""
        return sum(self.seating[seat] == entrant for seat in self.winners) / len(self.winners)

    def points_of(self, entrant: int) -> int:
        """The game points of an entrant."""
        return self.scores[self.seating.index(entrant)]


@dataclass(frozen=True)
class Spread:
    """Mean, standard deviation (of the sample; 0 for a single value), least and greatest value."""

    mean: float
    sd: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """The spread of at least one value."""
        deviation = statistics.stdev(values) if len(values) > 1 else 0.0
        return cls(statistics.fmean(values), deviation, min(values), max(values))


@dataclass(frozen=True)
class Standing:
    """What one entrant reached. `wins` counts a shared victory by parts; `interval` is that of `share`, 95 %.

    `by_seat` has (games, wins) for each seat.
    """

    wins: float
    share: float
    interval: tuple[float, float]
    points: Spread
    by_seat: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Summary:
    """What a simulation says; `standings` by entrant. `shared` counts shared victories."""

    games: int
    shared: int
    standings: tuple[Standing, ...]
    turns: Spread
    decisions: Spread


def wilson_interval(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a share of wins; `z` 1.96 gives 95 %. Without games nothing is known: 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    weight = z * z / games
    centre = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def summarise(results: Iterable[GameResult]) -> Summary:
    """The summary of at least one result; all must have the same entrants."""
    games = list(results)
    entrants = len(games[0].seating)
    return Summary(
        games=len(games),
        shared=sum(len(game.winners) > 1 for game in games),
        standings=tuple(_standing(games, entrant) for entrant in range(entrants)),
        turns=Spread.of([game.turns for game in games]),
        decisions=Spread.of([game.decisions for game in games]),
    )


def _standing(games: Sequence[GameResult], entrant: int) -> Standing:
    wins = math.fsum(game.win_of(entrant) for game in games)
    return Standing(
        wins=wins,
        share=wins / len(games),
        interval=wilson_interval(wins, len(games)),
        points=Spread.of([game.points_of(entrant) for game in games]),
        by_seat=tuple(_in_seat(games, entrant, seat) for seat in range(len(games[0].seating))),
    )


def _in_seat(games: Sequence[GameResult], entrant: int, seat: int) -> tuple[int, float]:
    there = [game for game in games if game.seating[seat] == entrant]
    return len(there), math.fsum(game.win_of(entrant) for game in there)
