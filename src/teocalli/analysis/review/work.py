"""Finds out what a review still lacks, several pieces at once. The searches let others work while they think."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace
from functools import partial

from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.items import Decision, Reason
from teocalli.analysis.review.judge import decisions_of, draws_of, judge_decision, judge_draw
from teocalli.analysis.review.marks import THRESHOLDS
from teocalli.analysis.review.reasons import reason_for
from teocalli.analysis.review.review import Item, Review
from teocalli.analysis.review.sharpness import clear_choice
from teocalli.core.match import Match

Task = Callable[[], Item]


def complete(review: Review, jobs: int = 1) -> Iterator[Item]:
    """Add to a review all that it lacks, and give each piece as soon as it is there, in any order.

    What is found does not depend on `jobs`. Closing the iterator ends the work; pieces under way are still finished,
    and lost.
    """
    yield from _done(review, judgements(review), jobs)
    yield from _done(review, reasons(review), jobs)


def judgements(review: Review) -> list[Task]:
    """What judges the decisions and draws that a review lacks."""
    match, depth = review.match, review.depth
    decisions = [number for number in decisions_of(match) if number not in review.decisions]
    draws = [(number, until) for number, until in draws_of(match) if number not in review.draws]
    return [
        *(partial(judge_decision, match, number, depth) for number in decisions),
        *(partial(judge_draw, match, number, until, depth) for number, until in draws),
    ]


def reasons(review: Review) -> list[Task]:
    """What finds the reasons that a review lacks, once everything is judged."""
    missing = [decision for decision in review.costliest() if decision.number not in review.reasons]
    return [partial(_explained, review.match, decision, review.depth) for decision in missing]


def _explained(match: Match, decision: Decision, depth: Depth) -> Reason:
    """Why something would have been better, and of a mistake whether that alone would have been right."""
    reason = reason_for(match, decision)
    if decision.loss < THRESHOLDS["mistake"]:
        return reason
    state = match.state_at(decision.number)
    choice = clear_choice(state, depth.decision, state.string_to_action(decision.best), least=0.0)
    return reason if choice is None else replace(reason, margin=round(choice.margin, 4))


def _done(review: Review, tasks: Iterable[Task], jobs: int) -> Iterator[Item]:
    pool = ThreadPoolExecutor(jobs, thread_name_prefix="review")
    try:
        for future in as_completed([pool.submit(task) for task in tasks]):
            item = future.result()
            review.add(item)
            yield item
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
