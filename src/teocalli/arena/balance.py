"""What a change of rules or components does to a game: the same players play it before and after.

All seats have the same player, so that what differs between seats is the game's doing. Games are compared block by
block (`schedule.py`): those of a block have the same chance before and after, wherever the same things can be drawn.
"""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from teocalli.arena.contest import Contest
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Z_95
from teocalli.core.errors import TeocalliError
from teocalli.core.options import OptionValue
from teocalli.core.registry import load_game

SHARES = ("share", "shared")
"""Figures that are parts of all games; the others are counted in points, turns and the like."""
FEW_BLOCKS = 20
"""With fewer blocks an interval is only a hint."""


@dataclass(frozen=True)
class Trial:
    """A game as it is (`before`) and changed (`after`), played by the same players from the same number."""

    before: Contest
    after: Contest

    @classmethod
    def of(
        cls,
        game: str,
        player: str,
        *,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        changes: Mapping[str, OptionValue],
    ) -> Trial:
        """The trial of these changes to a game with these options.

        Raises `TeocalliError`, also if nothing is changed (`error-balance-nothing`).
        """
        load_game(game, seats, options)  # which refuses a wrong number of seats before there is an entrant for each
        entrants = (player,) * seats
        before = Contest(game, options, entrants, seats, seed)
        after = Contest(game, {**options, **changes}, entrants, seats, seed)
        for contest in (before, after):
            contest.check()
        if before.to_json() == after.to_json():
            raise TeocalliError("error-balance-nothing")
        return cls(before, after)

    @property
    def arms(self) -> dict[str, Contest]:
        """Both contests, by the names of their folders."""
        return {"before": self.before, "after": self.after}

    def whole_blocks(self, games: int) -> int:
        """So many games, and as many more as make whole blocks."""
        length = self.before.schedule.block_length
        return math.ceil(games / length) * length


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval, None where a single block does not tell how far it is from the truth."""

    mean: float
    low: float | None
    high: float | None

    @classmethod
    def of_sums(cls, count: int, total: float, squares: float) -> Estimate:
        """The mean of so many independent values, at least one, of which the sum and that of the squares are known."""
        mean = total / count
        if count == 1:
            return cls(mean, None, None)
        variance = max(0.0, (squares - total * mean) / (count - 1))
        reach = Z_95 * math.sqrt(variance / count)
        return cls(mean, mean - reach, mean + reach)

    @property
    def is_change(self) -> bool:
        """Whether a difference is one beyond chance: its interval leaves out 0."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


@dataclass(frozen=True)
class Figure:
    """One thing that was measured: `key` (text `arena-balance-…`), of a seat or of the whole game."""

    key: str
    seat: int | None
    before: Estimate
    after: Estimate
    change: Estimate


@dataclass(frozen=True)
class Balance:
    """What both halves of a trial say, as far as the same games were played of either."""

    games: int
    blocks: int
    figures: tuple[Figure, ...]

    def to_json(self) -> dict[str, Any]:
        """The figures as a JSON object."""
        return asdict(self)


Measure = Callable[[GameResult], float]


def measures(seats: int) -> Iterator[tuple[str, int | None, Measure]]:
    """What is measured of every game; `seats` with those that the game itself plays."""
    for seat in range(seats):
        yield "share", seat, lambda game, seat=seat: game.win_of(game.seating[seat])  # type: ignore[misc]
    for seat in range(seats):
        yield "points", seat, lambda game, seat=seat: float(game.scores[seat])  # type: ignore[misc]
    yield "winning", None, lambda game: float(game.scores[game.winners[0]])
    if seats > 1:
        yield "lead", None, lead_of
        yield "shared", None, lambda game: float(len(game.winners) > 1)
    yield "turns", None, lambda game: float(game.turns)
    yield "decisions", None, lambda game: float(game.decisions)
    yield "choices", None, lambda game: game.branching


def lead_of(game: GameResult) -> float:
    """Points of the winner above the best other."""
    winner = game.winners[0]
    return float(game.scores[winner] - max(score for seat, score in enumerate(game.scores) if seat != winner))


def compare(trial: Trial, before: Sequence[GameResult], after: Sequence[GameResult]) -> Balance | None:
    """What the games say, None before there is a whole block of either."""
    here, there = (_whole_blocks(games, trial.before.schedule.block_length) for games in (before, after))
    common = sorted(here.keys() & there.keys())
    if not common:
        return None
    seats = trial.before.rules.seats
    figures = [
        _figure(key, seat, [_means(blocks, common, measure) for blocks in (here, there)])
        for key, seat, measure in measures(seats)
    ]
    return Balance(sum(len(here[block]) for block in common), len(common), tuple(figures))


def _whole_blocks(games: Sequence[GameResult], length: int) -> dict[int, list[GameResult]]:
    blocks: dict[int, list[GameResult]] = defaultdict(list)
    for game in games:
        blocks[game.block].append(game)
    return {block: found for block, found in blocks.items() if len(found) == length}


def _means(blocks: Mapping[int, Sequence[GameResult]], common: Sequence[int], measure: Measure) -> list[float]:
    return [statistics.fmean(measure(game) for game in blocks[block]) for block in common]


def _figure(key: str, seat: int | None, means: Sequence[Sequence[float]]) -> Figure:
    before, after = means
    differences = [there - here for here, there in zip(before, after, strict=True)]
    bounds = (0.0, 1.0) if key in SHARES else (-math.inf, math.inf)
    return Figure(key, seat, estimate(before, bounds), estimate(after, bounds), estimate(differences))


def estimate(values: Sequence[float], bounds: tuple[float, float] = (-math.inf, math.inf)) -> Estimate:
    """The mean of independent values and its interval, within what is possible."""
    mean = statistics.fmean(values)
    if len(values) == 1:
        return Estimate(mean, None, None)
    reach = Z_95 * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, max(bounds[0], mean - reach), min(bounds[1], mean + reach))
