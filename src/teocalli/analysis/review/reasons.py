"""Why another action would have been better: where the points come from if the game is played on after each of both."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev

from teocalli.analysis.review.items import Decision, Reason
from teocalli.core.match import Match
from teocalli.core.sources import SourceBook
from teocalli.core.state import State
from teocalli.players.greedy import Greedy

TIMES = 16
"""Games that are played on after each of both actions, in pairs with the same random numbers."""
SHOWN = 6
LEAST = 0.3
"""Points by which a source differs at least to be told."""
FIRM = 2.0
"""Standard errors by which it does."""


def reason_for(match: Match, decision: Decision, times: int = TIMES) -> Reason:
    """The points by source that the best action brings more than the one played, on average."""
    state, seat = match.state_at(decision.number), decision.seat
    pairs = []
    for number in range(times):
        seed = f"{decision.number} {number}"
        better = _points_by_source(state, decision.line, seat, seed)
        pairs.append((better, _points_by_source(state, [decision.word], seat, seed)))
    sources = sorted({source for pair in pairs for one in pair for source in one})
    means = [(*source, _firm_mean([better[source] - played[source] for better, played in pairs])) for source in sources]
    told = sorted((mean for mean in means if mean[2]), key=lambda mean: -abs(mean[2]))
    return Reason(decision.number, times, told[:SHOWN])


def _firm_mean(values: Sequence[int]) -> float:
    """The mean of differences, 0 if it might as well be chance."""
    mean, error = fmean(values), stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return round(mean, 2) if abs(mean) >= max(LEAST, FIRM * error) else 0.0


def _points_by_source(state: State, line: Sequence[str], seat: int, seed: str) -> Counter[tuple[str, str]]:
    """A seat's points by source if `line` is played as far as the turn goes, and then everybody plays on greedily."""
    position, rng = state.clone(), random.Random(seed)
    book, greedy, waiting = SourceBook(position.game, position), Greedy(rng.getrandbits(32)), list(line)
    while not position.is_terminal():
        before = position.clone()
        action = _next_action(position, waiting, seat, greedy, rng)
        position.apply_action(action)
        book.book(before, action, position)
    points: Counter[tuple[str, str]] = Counter()
    for source in book.sources:
        points[source.kind, source.name] += source.points[seat]
    return points


def _next_action(state: State, waiting: list[str], seat: int, greedy: Greedy, rng: random.Random) -> int:
    """The next of the waiting words while it is the seat's; chance by its probabilities; else what is greedy."""
    if state.is_chance_node():
        waiting.clear()
        actions, weights = state.chance_weights()
        return rng.choices(actions, weights)[0]
    if waiting and state.current_player == seat:
        return state.string_to_action(waiting.pop(0))
    waiting.clear()
    return greedy.choose(state)
