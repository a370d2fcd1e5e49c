"""Judges the pieces of a match: each by itself, so that they can be judged in any order and kept one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from teocalli.analysis.chance_event import ends_of, is_certain
from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.evaluator import Evaluator
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.items import Decision, Draw
from teocalli.core.match import Match
from teocalli.players.report import Line, Report


def decisions_of(match: Match) -> list[int]:
    """Numbers of the positions in which a player had a choice."""
    return [
        number
        for number in range(len(match.words))
        if match.state_at(number).current_player >= 0 and len(match.state_at(number).legal_actions()) > 1
    ]


def draws_of(match: Match) -> list[tuple[int, int]]:
    """Draws that follow each other without a decision: numbers of the positions before and after them."""
    return list(_runs(match))


def _runs(match: Match) -> Iterator[tuple[int, int]]:
    number = 0
    while number < len(match.words):
        until = number
        while match.state_at(until).is_chance_node():
            until += 1
        if until > number:
            yield number, until
        number = until + 1


def judge_decision(match: Match, number: int, depth: Depth, *, seed: int | None = None) -> Decision:
    """Judge one decision: a search finds the best action, then it and the one played get equally many playouts more.

    Only these further ones tell what the difference is: those by which the best was found are in its favour.
    Without `seed` a decision is always judged by the same chance.
    """
    state, action = match.state_at(number), match.actions[number]
    searcher = Evaluator(depth.decision, number if seed is None else seed).searcher(state)
    report = searcher.analyse(state)
    best = report.lines[0]
    if best.action != action:
        compared = searcher.compare([best.action, action], depth.decision)
        best, played = (fresh_line(report, compared, each) for each in (best.action, action))
    else:
        played = best
    better = played.values[state.current_player] < best.values[state.current_player]
    return Decision(
        number=number,
        seat=state.current_player,
        kind=match.game.action_kind(state, action),
        phase=match.game.phase(state),
        word=match.words[number],
        best=match.game.action_to_string(state, best.action if better else action),
        before=Evaluation.of_line(state, best),
        after=Evaluation.of_line(state, played),
        line=best.words(state) if better else [match.words[number]],
    )


def judge_draw(match: Match, number: int, until: int, depth: Depth) -> Draw:
    """Judge draws: all ends, the one that came about too, are looked at in the same way."""
    ends = ends_of(match.state_at(number), seed=number)
    evaluator, reached = Evaluator(depth.draw, number), match.state_at(until)
    if is_certain(ends):
        value = evaluator.evaluate(reached)
        return Draw(number, until, 1, value, value)
    worth = {end.to_bytes(): evaluator.evaluate(end) for _, end in ends}
    before = Evaluation.mean((weight, worth[end.to_bytes()]) for weight, end in ends)
    after = worth.get(reached.to_bytes()) or evaluator.evaluate(reached)
    return Draw(number, until, len(ends), before, after)


def fresh_line(report: Report, compared: Report, action: int) -> Line:
    """What a comparison (`SearchPlayer.compare`) found of an action beyond the report before it."""
    return _fresh(_line(report, action), _line(compared, action))


def _line(report: Report, action: int) -> Line | None:
    return next((line for line in report.lines if line.action == action), None)


def _fresh(before: Line | None, after: Line | None) -> Line:
    """What the playouts between two reports found of an action; what is exact stays as it is."""
    assert after is not None  # it was compared
    if before is None or after.proven or after.visits <= before.visits:
        return after
    values, points = (
        _mean_between(old, before.visits, new, after.visits)
        for old, new in ((before.values, after.values), (before.points, after.points))
    )
    return replace(after, values=values, points=points, visits=after.visits - before.visits)


def _mean_between(old: Sequence[float], fewer: int, new: Sequence[float], more: int) -> list[float]:
    return [(b * more - a * fewer) / (more - fewer) for a, b in zip(old, new, strict=True)]
