"""Ratings: Elo for two, Plackett–Luce (openskill) for several."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Z_95, Summary

ELO = "elo"
PLACKETT_LUCE = "plackett-luce"
_SCALE = 400
"""Elo points by which the odds grow tenfold."""
_ORDERS = 20
"""In how many orders the games are rated."""
_GAMES_AT_MOST = 40_000
"""How many games are rated in all orders together."""


@dataclass(frozen=True)
class Rating:
    """The rating of an entrant and its 95 % interval; None if it is unbounded."""

    value: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Ratings:
    """Ratings by entrant. `kind` is `ELO` (the difference in strength implied by their wins) or
    `PLACKETT_LUCE` (everybody starts at 25 ± 25 / 3).
    """

    kind: str
    ratings: tuple[Rating, ...]


def rate(games: Iterable[GameResult], summary: Summary) -> Ratings:
    """The ratings of the entrants of a summary: Elo from the share of wins for two, else Plackett–Luce from ranks."""
    if summary.entrants == 2:
        return Ratings(
            ELO,
            tuple(
                _elo(standing.wins.share, standing.wins.interval) for _, standing in sorted(summary.standings.items())
            ),
        )
    return Ratings(PLACKETT_LUCE, _plackett_luce(games, summary.entrants))


def elo_difference(share: float) -> float | None:
    """The Elo difference that corresponds to this share of wins; None if there is no such number."""
    return _SCALE * math.log10(share / (1 - share)) if 0 < share < 1 else None


def _elo(share: float, interval: tuple[float, float]) -> Rating:
    return Rating(*(elo_difference(part) for part in (share, *interval)))


def _plackett_luce(games: Iterable[GameResult], entrants: int) -> tuple[Rating, ...]:
    """Rate by places, game after game, in several orders of the games, and take the mean: no order is the right one."""
    ordered = sorted(games, key=lambda game: game.index)
    orders = max(1, min(_ORDERS, _GAMES_AT_MOST // len(ordered)))
    shuffle = random.Random(entrants).sample
    rated = [_rated_in_order(shuffle(ordered, len(ordered)), entrants) for _ in range(orders)]
    return tuple(_mean([ratings[entrant] for ratings in rated]) for entrant in range(entrants))


def _rated_in_order(games: Sequence[GameResult], entrants: int) -> list[tuple[float, float]]:
    """μ and σ by entrant; nobody learns between games, so no doubt is added (`tau` 0)."""
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(entrants)]
    for game in games:
        seated = [[ratings[entrant]] for entrant in game.seating]
        places = [float(game.place_of(entrant)) for entrant in game.seating]
        for entrant, (rated,) in zip(game.seating, model.rate(seated, ranks=places), strict=True):
            ratings[entrant] = rated
    return [(rating.mu, rating.sigma) for rating in ratings]


def _mean(rated: Sequence[tuple[float, float]]) -> Rating:
    mu, sigma = (statistics.fmean(values) for values in zip(*rated, strict=True))
    return Rating(mu, mu - Z_95 * sigma, mu + Z_95 * sigma)
