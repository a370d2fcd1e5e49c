"""Why the solution of a puzzle is better than what was answered, or than the best other action."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.analysis.coach import Comment
from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.evaluator import Evaluator
from teocalli.analysis.puzzles.puzzle import Puzzle
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.items import Decision, Reason
from teocalli.analysis.review.judge import fresh_line
from teocalli.analysis.review.reasons import reason_for
from teocalli.analysis.review.sharpness import RIVALS
from teocalli.core.match import Match
from teocalli.core.state import State
from teocalli.players.report import Line, Report
from teocalli.players.search_player import SearchPlayer

TIMES = 8
"""Games played on after each of the two actions to find out where the points come from."""


def match_at(match: Match, puzzle: Puzzle, step: int) -> Match:
    """The game up to the puzzle's decision `step`, from 0, with the right decisions played before it.

    Raises `IndexError` for a step the puzzle does not have; the one after the last is the end of the solution.
    """
    if not 0 <= step <= len(puzzle.words):
        raise IndexError(step)
    found = match.clone()
    found.go_back(puzzle.number)
    for word in puzzle.words[:step]:
        found.play(word)
    return found


def explain(match: Match, puzzle: Puzzle, step: int = 0, answer: str | None = None, factor: float = 1.0) -> Comment:
    """Compare the solution with an answer to the puzzle's decision `step`; None: with the best other action.

    Both get the same number of playouts in one search, as deep as a review (times `factor`), and games are played on
    after both to find out where the points come from, unless that would reveal something hidden. Raises
    `IllegalAction` for an illegal answer, `IndexError` for a step without a choice.
    """
    asked = match_at(match, puzzle, step)
    state, wanted = asked.state, puzzle.words[step]
    depth = Depth.of(asked.game, factor).decision
    searcher = Evaluator(depth, puzzle.number).searcher(state)
    report = searcher.analyse(state)
    solution = state.string_to_action(wanted)
    found = [line.action for line in report.lines[: RIVALS + 1] if line.action != solution]
    others = found if answer is None else [state.string_to_action(answer)]
    best, played = _compared(state, searcher, report, [solution, *others], depth)
    decision = Decision(
        number=len(asked.words),
        seat=puzzle.seat,
        kind=asked.game.action_kind(state, played.action),
        phase=asked.game.phase(state),
        word=asked.game.action_to_string(state, played.action),
        best=wanted,
        before=Evaluation.of_line(state, best),
        after=Evaluation.of_line(state, played),
        line=best.words(state),
    )
    return Comment(decision, missed=False, reason=_reason(asked, decision))


def _reason(match: Match, decision: Decision) -> Reason | None:
    """Where the points come from; None where that would tell something hidden, and where games that are played on
    greedily bring no more points after the solution: they do not show what is better about it.
    """
    if match.state_at(decision.number).hides_from(decision.seat):
        return None
    reason = reason_for(match, decision, TIMES)
    return reason if sum(points for _, _, points in reason.sources) > 0 else None


def _compared(
    state: State, searcher: SearchPlayer, report: Report, actions: Sequence[int], playouts: int
) -> tuple[Line, Line]:
    """What equally many playouts find of the first of these actions, and of the best one of the others."""
    compared = searcher.compare(actions, playouts)
    best, *others = [fresh_line(report, compared, action) for action in actions]
    return best, max(others, key=lambda line: Evaluation.of_line(state, line).chances[state.current_player])
