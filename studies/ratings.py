"""Relative strength from matches of one player against several equal ones, by maximum likelihood, with intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize

from studies.estimates import Estimate
from teocalli.arena.statistics import ENOUGH_BLOCKS

ELO = 400 / math.log(10)
"""Elo steps for each unit of log-odds."""
SAMPLES = 300
_BOUNDS = (2.5, 97.5)
_CERTAIN = 30.0


@dataclass(frozen=True)
class Duel:
    """Games of one player against `others` equal ones; `blocks`: what it won of each block, and how often that was."""

    stronger: str
    weaker: str
    others: int
    blocks: Sequence[tuple[float, int, float]]

    @property
    def games(self) -> float:
        """Games in all."""
        return sum(games * times for _, games, times in self.blocks)

    @property
    def won(self) -> float:
        """Victories of the one player."""
        return math.fsum(won * times for won, _, times in self.blocks)

    def again(self, random: np.random.Generator) -> float:
        """Victories in as many games as they might have been: of blocks drawn from these; where they are too few to
        show how they vary, of games that count as independent, by a chance that is as likely as these games leave it.
        """
        times = np.array([each for *_, each in self.blocks])
        if times.sum() < ENOUGH_BLOCKS:
            return self.games * float(random.beta(self.won + 0.5, self.games - self.won + 0.5))
        drawn = random.multinomial(round(times.sum()), times / times.sum())
        won = float(drawn @ [each for each, *_ in self.blocks])
        return won * self.games / float(drawn @ [each for _, each, _ in self.blocks])


@dataclass(frozen=True)
class Ratings:
    """Strengths in Elo steps above the first player: the likeliest of each, and those of all samples."""

    players: Sequence[str]
    best: np.ndarray
    samples: np.ndarray

    def of(self, player: str) -> Estimate:
        """The strength of a player, with its 95 % interval."""
        return self.combined({player: 1.0})

    def combined(self, weights: Mapping[str, float]) -> Estimate:
        """A sum of strengths, each by its weight, such as a difference."""
        factors = np.array([weights.get(player, 0.0) for player in self.players])
        low, high = np.percentile(self.samples @ factors, _BOUNDS)
        return float(self.best @ factors), float(low), float(high)

    def slope(self, places: Mapping[str, float]) -> Estimate:
        """How much strength grows for each step to the right, by a straight line through players at these places, in
        which each counts the more the better it is known.
        """
        at = np.array([self.players.index(player) for player in places])
        right = np.array(list(places.values()))
        weights = 1 / (self.samples[:, at].var(axis=0) + 1.0)
        apart = weights * (right - np.average(right, weights=weights))
        return self.combined(dict(zip(places, apart / (apart @ right), strict=True)))


def ratings(duels: Sequence[Duel], origin: str) -> Ratings:
    """Strengths above the origin of all players that matches connect with it.

    Every match counts one game more than it has, between equals, so that who won all of them is not infinitely strong.
    """
    joined = connected(duels, origin)
    told = [duel for duel in duels if duel.stronger in joined]
    players = [origin, *sorted(joined - {origin})]
    random = np.random.default_rng(1)
    best = _fitted(told, players, [duel.won for duel in told])
    samples = [_fitted(told, players, [duel.again(random) for duel in told]) for _ in range(SAMPLES)]
    return Ratings(players, best, np.array(samples))


def connected(duels: Sequence[Duel], origin: str) -> set[str]:
    """Players that matches connect with the origin."""
    found, more = {origin}, True
    while more:
        news = {name for duel in duels for name in (duel.stronger, duel.weaker) if _touches(duel, found)}
        more = not news <= found
        found |= news
    return found


def _touches(duel: Duel, found: set[str]) -> bool:
    return duel.stronger in found or duel.weaker in found


def _fitted(duels: Sequence[Duel], players: Sequence[str], won: Sequence[float]) -> np.ndarray:
    """Elo steps of all players, the first of whom has none."""
    places: Mapping[str, int] = {player: at for at, player in enumerate(players)}
    one = np.array([places[duel.stronger] for duel in duels])
    other = np.array([places[duel.weaker] for duel in duels])
    against = np.array([math.log(duel.others) for duel in duels])
    wins = np.array(won) + [1 / (duel.others + 1) for duel in duels]
    losses = np.array([duel.games + 1 for duel in duels]) - wins

    def cost(free: np.ndarray) -> tuple[float, np.ndarray]:
        strength = np.concatenate([[0.0], free])
        odds = np.clip(strength[one] - strength[other] - against, -_CERTAIN, _CERTAIN)
        slope = (wins + losses) / (1 + np.exp(-odds)) - wins
        gradient = np.zeros(len(players))
        np.add.at(gradient, one, slope)
        np.add.at(gradient, other, -slope)
        return float(wins @ np.logaddexp(0, -odds) + losses @ np.logaddexp(0, odds)), gradient[1:]

    found = minimize(cost, np.zeros(len(players) - 1), jac=True, method="BFGS").x
    return np.concatenate([[0.0], found]) * ELO
