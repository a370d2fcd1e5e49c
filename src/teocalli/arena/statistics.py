"""Statistics of many games: wins with confidence intervals, points, lengths, times, and sources of points."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from teocalli.arena.result import GameResult

Z_95 = statistics.NormalDist().inv_cdf(0.975)
"""Half-width of the two-sided 95 % interval of a normal distribution, in standard deviations."""
ENOUGH_BLOCKS = 20
"""With fewer blocks, their variation cannot be estimated; games then count as independent."""


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
class Share:
    """A share of games, such as that of wins (a shared victory counts in equal parts), and its 95 % interval."""

    games: int
    wins: float
    share: float
    interval: tuple[float, float]

    @classmethod
    def of(cls, games: Iterable[GameResult], won: Callable[[GameResult], float]) -> Share:
        """The share from `won`, which gives 0, 1, or something in between for each game.

        Games of a block have the same draws, so they are not independent: Wilson's interval is computed for the number
        of independent games that would vary as much as the blocks do.
        """
        blocks: dict[int, list[float]] = defaultdict(list)
        for game in games:
            blocks[game.block].append(won(game))
        values = [value for block in blocks.values() for value in block]
        wins, count = math.fsum(values), len(values)
        interval = wilson_interval(wins, count, effective=_effective_games(list(blocks.values()), wins, count))
        return cls(count, wins, wins / count if count else 0.0, interval)


def wilson_interval(wins: float, games: int, *, z: float = Z_95, effective: float | None = None) -> tuple[float, float]:
    """Wilson's score interval of a share of wins; `z` 1.96 gives 95 %. Without games, nothing is known: 0 to 1.

    `effective`: the number of independent games the games are worth, if different from their actual number.
    """
    if games == 0:
        return 0.0, 1.0
    share, count = wins / games, effective or games
    weight = z * z / count
    centre = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * math.sqrt(share * (1 - share) / count + weight / (4 * count))
    return 0.0 if wins == 0 else centre - reach, 1.0 if wins == games else centre + reach


def _effective_games(blocks: Sequence[Sequence[float]], wins: float, games: int) -> float:
    """How many independent games vary as much as these blocks (Kish's design effect)."""
    if len(blocks) < ENOUGH_BLOCKS or not 0 < wins < games:
        return games
    share = wins / games
    variation = math.fsum((math.fsum(block) - share * len(block)) ** 2 for block in blocks)
    variance = len(blocks) / (len(blocks) - 1) * variation / games**2
    return share * (1 - share) / variance if variance > 0 else games


@dataclass(frozen=True)
class Standing:
    """The results of one entrant.

    Attributes:
        wins: share of victories in the games with this entrant.
        points: game points.
        by_seat: (games, wins) for each seat.
        seconds: mean time per decision with a choice.
        slowest: the longest time for one decision, in seconds.

    """

    wins: Share
    points: Spread
    by_seat: tuple[tuple[int, float], ...]
    seconds: float
    slowest: float


@dataclass(frozen=True)
class SeatStanding:
    """The results from one seat, no matter who sat there."""

    wins: Share
    points: Spread


@dataclass(frozen=True)
class Pair:
    """How often the first of two entrants finished ahead of the second, in games with both; ties count half."""

    first: int
    second: int
    above: Share


@dataclass(frozen=True)
class SourceShare:
    """Mean points of one kind in one phase, per seat and game: for everybody, winners, others, and by entrant.

    `phase`, `kind` and `name` as in `Source`.
    """

    phase: int
    kind: str
    name: str
    mean: float
    winners: float
    others: float
    by_entrant: tuple[float, ...]


@dataclass(frozen=True)
class Summary:
    """The statistics of a set of games.

    Attributes:
        entrants: their number, including the game's own seats.
        games, blocks: their numbers.
        shared: number of shared victories.
        standings: by entrant; only those who have played.
        pairs: only those who have met.
        seats: by seat.
        turns, decisions: per game.
        branching: mean number of legal actions per decision of a player, game by game.
        sources: where points came from, phase by phase.

    """

    entrants: int
    games: int
    blocks: int
    shared: int
    standings: Mapping[int, Standing]
    pairs: tuple[Pair, ...]
    seats: tuple[SeatStanding, ...]
    turns: Spread
    decisions: Spread
    branching: Spread
    sources: tuple[SourceShare, ...]


def summarise(results: Iterable[GameResult], entrants: int) -> Summary:
    """The summary of one or more games between this many entrants (including the game's own seats), in any order."""
    games = sorted(results, key=lambda game: game.index)
    played = sorted({entrant for game in games for entrant in game.seating})
    pairs = [_pair(games, *pair) for pair in combinations(played, 2)]
    return Summary(
        entrants=entrants,
        games=len(games),
        blocks=len({game.block for game in games}),
        shared=sum(len(game.winners) > 1 for game in games),
        standings={entrant: _standing(games, entrant) for entrant in played},
        pairs=tuple(pair for pair in pairs if pair.above.games),
        seats=tuple(_seat(games, seat) for seat in range(len(games[0].seating))),
        turns=Spread.of([game.turns for game in games]),
        decisions=Spread.of([game.decisions for game in games]),
        branching=Spread.of([game.branching for game in games]),
        sources=_sources(games, entrants),
    )


def _standing(games: Sequence[GameResult], entrant: int) -> Standing:
    own = [(game, game.seating.index(entrant)) for game in games if entrant in game.seating]
    asked = sum(game.asked[seat] for game, seat in own)
    spent = math.fsum(game.seconds[seat] for game, seat in own)
    return Standing(
        wins=Share.of((game for game, _ in own), lambda game: game.win_of(entrant)),
        points=Spread.of([game.scores[seat] for game, seat in own]),
        by_seat=tuple(_in_seat(games, entrant, seat) for seat in range(len(games[0].seating))),
        seconds=spent / asked if asked else 0.0,
        slowest=max(game.slowest[seat] for game, seat in own),
    )


def _in_seat(games: Sequence[GameResult], entrant: int, seat: int) -> tuple[int, float]:
    there = [game for game in games if game.seating[seat] == entrant]
    return len(there), math.fsum(game.win_of(entrant) for game in there)


def _pair(games: Sequence[GameResult], first: int, second: int) -> Pair:
    both = [game for game in games if first in game.seating and second in game.seating]
    return Pair(first, second, Share.of(both, lambda game: _above(game, first, second)))


def _above(game: GameResult, first: int, second: int) -> float:
    one, other = game.place_of(first), game.place_of(second)
    return 0.5 if one == other else float(one < other)


def _seat(games: Sequence[GameResult], seat: int) -> SeatStanding:
    return SeatStanding(
        wins=Share.of(games, lambda game: (seat in game.winners) / len(game.winners)),
        points=Spread.of([game.scores[seat] for game in games]),
    )


def _sources(games: Sequence[GameResult], entrants: int) -> tuple[SourceShare, ...]:
    """Sources phase by phase; a source that a game does not have gave nothing in it."""
    won, lost, own = _Tally(), _Tally(), [_Tally() for _ in range(entrants)]
    for game in games:
        for seat, entrant in enumerate(game.seating):
            for tally in (won if seat in game.winners else lost, own[entrant]):
                tally.add(game, seat)
    return tuple(
        SourceShare(*key, won.both(lost, key), won.mean(key), lost.mean(key), tuple(tally.mean(key) for tally in own))
        for key in sorted(won.points.keys() | lost.points.keys())
    )


class _Tally:
    """Points by source of some seats in some games."""

    def __init__(self) -> None:
        self.seats = 0
        self.points: dict[tuple[int, str, str], int] = defaultdict(int)

    def add(self, game: GameResult, seat: int) -> None:
        self.seats += 1
        for source in game.sources:
            self.points[source.phase, source.kind, source.name] += source.points[seat]

    def mean(self, key: tuple[int, str, str]) -> float:
        return self.points[key] / self.seats if self.seats else 0.0

    def both(self, other: _Tally, key: tuple[int, str, str]) -> float:
        return (self.points[key] + other.points[key]) / (self.seats + other.seats)
