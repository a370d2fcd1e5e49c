"""A coach: what it says of a decision that has just been taken, if there is something to say."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.items import Decision, Reason
from teocalli.analysis.review.judge import judge_decision
from teocalli.analysis.review.marks import THRESHOLDS
from teocalli.analysis.review.reasons import reason_for
from teocalli.core.match import Match
from teocalli.players.greedy import Greedy

LEAST = THRESHOLDS["mistake"]
"""The chance of victory that a decision costs at least to be commented on."""
CAREFUL = 3.0
"""So many times as deep a decision is looked at again before anything is said of it."""
TIMES = 8
"""Games that are played on after each of both actions to tell where the points would have come from."""


@dataclass(frozen=True)
class Comment:
    """What a coach says of a decision.

    Attributes:
        decision: what was played, what would have been better, and what both are worth.
        missed: what was played was the obvious thing, but there was a better chance; else it was a mistake.
        reason: where the points would have come from; None where that would tell something hidden.

    """

    decision: Decision
    missed: bool
    reason: Reason | None


def comment_on(match: Match, number: int, *, least: float = LEAST, factor: float = 1.0) -> Comment | None:
    """Judge the decision in position `number`; None if it cost less than `least` of the chance of victory.

    It thinks for about a second, and two more before it says something, so that it does not nag; `factor` makes it
    think so many times as much.
    """
    game = match.game
    if judge_decision(match, number, Depth.of(game, factor)).loss < least:
        return None
    decision = judge_decision(match, number, Depth.of(game, CAREFUL * factor))
    if decision.loss < least:
        return None
    state = match.state_at(number)
    reason = None if state.hides_from(decision.seat) else reason_for(match, decision, TIMES)
    return Comment(decision, _is_obvious(match, number), reason)


def _is_obvious(match: Match, number: int) -> bool:
    """Whether what was played is what promises most at a glance."""
    return Greedy(number).choose(match.state_at(number)) == match.actions[number]
