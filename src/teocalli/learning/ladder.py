"""The ladder: whether new weights play better than those before, in no more games than it takes to tell.

Both sides get the same number of playouts. Games come in blocks with the same chance, in which everybody sits in every
seat once. After each bunch of blocks Wald's sequential test looks at the shares of victory of the blocks.
"""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from teocalli.arena.contest import Contest
from teocalli.arena.folder import MatchFolder
from teocalli.arena.match import play_match
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Share
from teocalli.arena.workers import Runner

BETTER, NOT_BETTER, OPEN = "better", "not better", "open"
_FEWEST = 8
"""Blocks without which nothing is decided: how much they differ cannot be told from fewer."""
_LEAST_VARIANCE = 0.01
"""Blocks that all ended alike still say little about those to come."""


@dataclass(frozen=True)
class Sequential:
    """Wald's sequential test between two shares of victory, `even` and `ahead`, each wrongly taken at most this often.

    Blocks are no coin tosses: the likelihood is that of a normal distribution with the variance that they show.
    """

    even: float = 0.5
    ahead: float = 0.57
    risk: float = 0.05

    def likelihood(self, blocks: Sequence[float]) -> float:
        """The logarithm of how much likelier the share of each block is if `ahead` is true than if `even` is."""
        if len(blocks) < _FEWEST:
            return 0.0
        variance = max(_LEAST_VARIANCE, statistics.variance(blocks))
        middle = (self.ahead + self.even) / 2
        return len(blocks) * (self.ahead - self.even) * (statistics.fmean(blocks) - middle) / variance

    def verdict(self, blocks: Sequence[float]) -> str:
        """`BETTER`, `NOT_BETTER`, or `OPEN` where more games are needed."""
        bound = math.log((1 - self.risk) / self.risk)
        found = self.likelihood(blocks)
        return BETTER if found >= bound else NOT_BETTER if found <= -bound else OPEN


def shares_by_block(games: Iterable[GameResult], size: int) -> list[float]:
    """The first entrant's share of victories in each complete block, in their order."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for game in games:
        blocks[game.block].append(game.win_of(0))
    return [statistics.fmean(blocks[block]) for block in sorted(blocks) if len(blocks[block]) == size]


def share_of_first(games: Iterable[GameResult]) -> Share:
    """The first entrant's share of victories with its interval."""
    return Share.of(games, lambda game: game.win_of(0))


def climb(contest: Contest, folder: MatchFolder, most: int, runner: Runner, test: Sequential) -> Iterator[GameResult]:
    """Play games of a contest, bunch by bunch, until the test has decided or `most` have been played."""
    size = contest.schedule.block_length
    bunch = size * _FEWEST
    for games in range(bunch, most + bunch, bunch):
        yield from play_match(contest, folder, min(games, most), runner)
        if test.verdict(shares_by_block(folder.results.values(), size)) != OPEN:
            return
