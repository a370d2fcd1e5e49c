"""Whether one action of a decision is clearly better than all others."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.evaluator import Evaluator
from teocalli.analysis.review.items import Decision, Reason
from teocalli.analysis.review.judge import fresh_line
from teocalli.analysis.review.marks import THRESHOLDS
from teocalli.core.state import State

CLEAR = THRESHOLDS["mistake"]
"""By how much of the chance of victory the best action is better than any other, at least."""
RIVALS = 7
"""Other actions with which it is compared: those that the search thought best."""


@dataclass(frozen=True)
class Choice:
    """An action that is best: with it `chance` of victory, which is `margin` more than with the next one."""

    action: int
    chance: float
    margin: float


def clear_choice(
    state: State, playouts: int, wanted: int | None = None, seed: int = 1, *, least: float = CLEAR
) -> Choice | None:
    """The best action if it is clearly better than its rivals in equally many playouts; `wanted`: only this one."""
    seat = state.current_player
    searcher = Evaluator(playouts, seed).searcher(state)
    report = searcher.analyse(state)
    best, *others = [line.action for line in report.lines[: RIVALS + 1]]
    if not others or wanted not in (None, best):
        return None
    compared = searcher.compare([best, *others], playouts)
    lines = [fresh_line(report, compared, action) for action in (best, *others)]
    chance, *rest = [Evaluation.of_line(state, line).chances[seat] for line in lines]
    margin = chance - max(rest)
    return Choice(best, chance, margin) if margin >= least else None


def is_sharp(decision: Decision, reason: Reason) -> bool:
    """Whether a decision was a mistake where one action alone would have been right, so that it makes a puzzle."""
    return decision.loss >= THRESHOLDS["mistake"] and reason.margin is not None and reason.margin >= CLEAR
