"""Means, shares and differences over many games, each with its 95 % interval.

Games of a block have the same chance, so blocks are what is independent: every interval is that of block sums.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Z_95, Share

Estimate = tuple[float, float, float]
"""A value and the bounds of its 95 % interval."""
Tally = Mapping[str, Sequence[float]]
"""What was counted in one game: by name a number for each seat; what is missing is 0 for everybody."""


def mean_of(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of values that come with the number of their block. At least one is needed."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for block, value in values:
        blocks[block].append(value)
    count = sum(len(block) for block in blocks.values())
    mean = math.fsum(value for block in blocks.values() for value in block) / count
    variation = math.fsum((math.fsum(block) - mean * len(block)) ** 2 for block in blocks.values())
    reach = Z_95 * math.sqrt(variation * len(blocks) / max(1, len(blocks) - 1)) / count
    return mean, mean - reach, mean + reach


def share_of(games: Iterable[GameResult], won: Callable[[GameResult], float]) -> Estimate:
    """The share of games of which `won` says 1; a part counts as a part."""
    share = Share.of(games, won)
    return share.share, *share.interval


def change_of(
    games: Sequence[GameResult], others: Sequence[GameResult], measure: Callable[[GameResult], float]
) -> Estimate:
    """By how much a measure differs from that in other games with the same numbers, which had the same chance."""
    compared = {game.index: measure(game) for game in others}
    return mean_of((game.block, measure(game) - compared[game.index]) for game in games if game.index in compared)


def contrast(games: Sequence[GameResult], tallies: Sequence[Tally], name: str) -> dict[str, object]:
    """What winners had of something and the others, and how much it has to do with winning.

    `winners`, `others`: means per seat. `difference`: within the games. `ahead`: of two players of a game with
    different numbers, how often the one with more was ranked above. `correlation`: of the number with the points, both
    counted from the mean of the game.
    """
    counted = [(game, _by_seat(tally, name, len(game.scores))) for game, tally in zip(games, tallies, strict=True)]
    decided = [(game, numbers) for game, numbers in counted if len(game.winners) < len(numbers)]
    means = [(game.block, *_split(game, numbers)) for game, numbers in decided]
    return {
        "name": name,
        "winners": mean_of((block, won) for block, won, _ in means)[0],
        "others": mean_of((block, lost) for block, _, lost in means)[0],
        "difference": mean_of((block, won - lost) for block, won, lost in means),
        "ahead": _ahead(counted),
        "correlation": correlation_of((game.block, _deviations(numbers, game.scores)) for game, numbers in counted),
    }


def correlation_of(pairs: Iterable[tuple[int, Sequence[tuple[float, float]]]]) -> Estimate | None:
    """Correlation of pairs that come with the number of their block, each pair counted from 0 in both of its numbers.

    The interval is that of the jackknife over blocks. None where one of both never varies.
    """
    blocks: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for block, found in pairs:
        for x, y in found:
            for place, product in enumerate((x * y, x * x, y * y)):
                blocks[block][place] += product
    totals = [math.fsum(sums[place] for sums in blocks.values()) for place in range(3)]
    value = _ratio(totals)
    if value is None:
        return None
    without = [_ratio([total - part for total, part in zip(totals, sums, strict=True)]) for sums in blocks.values()]
    left = [one for one in without if one is not None]
    variance = (len(left) - 1) / len(left) * math.fsum((one - value) ** 2 for one in left) if left else 0.0
    reach = Z_95 * math.sqrt(variance)
    return value, max(-1.0, value - reach), min(1.0, value + reach)


def _ratio(sums: Sequence[float]) -> float | None:
    product, first, second = sums
    return product / math.sqrt(first * second) if first > 0 and second > 0 else None


def _by_seat(tally: Tally, name: str, seats: int) -> Sequence[float]:
    return tally.get(name) or [0.0] * seats


def _split(game: GameResult, numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of the winners of a game and that of the others."""
    won = [number for seat, number in enumerate(numbers) if seat in game.winners]
    lost = [number for seat, number in enumerate(numbers) if seat not in game.winners]
    return math.fsum(won) / len(won), math.fsum(lost) / len(lost)


def _ahead(counted: Sequence[tuple[GameResult, Sequence[float]]]) -> Estimate | None:
    shares = {game.index: _share_ahead(game, numbers) for game, numbers in counted}
    told = [game for game, _ in counted if shares[game.index] is not None]
    return share_of(told, lambda game: shares[game.index] or 0.0) if told else None


def _share_ahead(game: GameResult, numbers: Sequence[float]) -> float | None:
    """Among the pairs of seats with different numbers, the share in which more went with a better place."""
    place = {seat: number for number, equals in enumerate(game.ranking) for seat in equals}
    pairs = [(a, b) for a in range(len(numbers)) for b in range(len(numbers)) if numbers[a] > numbers[b]]
    if not pairs:
        return None
    return math.fsum(0.5 if place[a] == place[b] else float(place[a] < place[b]) for a, b in pairs) / len(pairs)


def _deviations(numbers: Sequence[float], scores: Sequence[int]) -> list[tuple[float, float]]:
    mean, points = math.fsum(numbers) / len(numbers), sum(scores) / len(scores)
    return [(number - mean, score - points) for number, score in zip(numbers, scores, strict=True)]
