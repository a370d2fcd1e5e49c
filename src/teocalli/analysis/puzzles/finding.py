"""Finds puzzles: where one action is clearly better than all others, as deeper and deeper searches agree.

Few positions hold a puzzle, so that each look is cheap enough for what it leaves out, and only the last one is deep:
what the players saw while they played, a short comparison, one as deep as a review, and searches that confirm.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from statistics import fmean

from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.puzzles.grading import grade_of, playouts_needed
from teocalli.analysis.puzzles.puzzle import Puzzle
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.marks import THRESHOLDS
from teocalli.analysis.review.sharpness import CLEAR, Choice, clear_choice
from teocalli.core.match import Match
from teocalli.core.state import State
from teocalli.players.greedy import Greedy
from teocalli.players.report import Report

PROMISING = THRESHOLDS["inaccuracy"]
"""By how much it looks better at least while little has been seen."""
UNKNOWN = 0.05
"""How much it promises where the players saw nothing else."""
OPEN = (0.05, 0.97)
"""Chances of victory between which a decision can still cost something."""
SEEN = 2
"""Visits after which a line that the players saw counts."""
DEEP = 6.0
"""So many times as deep as a review the search looks that confirms."""
EASY = 0.15
"""Share of what the greedy player finds that is taken."""
TIMES = 2
"""Searches that have to confirm it, each by itself."""
MOST = 3
"""Puzzles of one game at most."""

Told = Callable[[str], object]


def find_puzzles(
    match: Match, reports: Mapping[int, Report], seed: str, *, factor: float = 1.0, tell: Told = str
) -> list[Puzzle]:
    """Puzzles in a played game, at most `MOST` of them and one in a turn; `factor` makes the searches deeper.

    `reports` is what the players saw at each decision. What promises most is looked at first; of what the greedy player
    finds only a few are taken. `tell` hears which look each position reached.
    """
    rng, found = random.Random(seed), dict[int, Puzzle]()
    for number in promising(match, reports, rng):
        if len(found) == MOST:
            break
        turn = _turn_of(match, number)
        if turn not in found and (puzzle := puzzle_at(match, number, factor, tell=tell)) is not None:
            found[turn] = puzzle
    return sorted(found.values(), key=lambda puzzle: puzzle.number)


def promising(match: Match, reports: Mapping[int, Report], rng: random.Random) -> list[int]:
    """Numbers of the positions in which one action may be clearly best, those that promise most first."""
    promises = {number: _promise(match.state_at(number), report, rng) for number, report in reports.items()}
    return sorted((number for number in promises if promises[number] >= PROMISING), key=lambda each: -promises[each])


def _promise(state: State, report: Report, rng: random.Random) -> float:
    seat, best = state.current_player, report.lines[0]
    seen = [best, *(line for line in report.lines[1:] if line.visits >= SEEN or line.proven)]
    chance, *rest = [Evaluation.of_line(state, line).chances[seat] for line in seen]
    if not OPEN[0] <= chance <= OPEN[1] or (Greedy(0).choose(state) == best.action and rng.random() >= EASY):
        return 0.0
    return chance - max(rest) if rest else UNKNOWN


def puzzle_at(match: Match, number: int, factor: float = 1.0, *, tell: Told = str) -> Puzzle | None:
    """The puzzle of a position, if it is one: two looks that are cheaper, and then searches that confirm."""
    state = match.state_at(number)
    usual, deep = Depth.of(match.game, factor), Depth.of(match.game, DEEP * factor).decision
    for look, (playouts, least) in enumerate(((usual.draw, PROMISING), (usual.decision, CLEAR))):
        tell(f"look{look}")
        if clear_choice(state, playouts, least=least) is None:
            return None
    tell("deep")
    choice = confirmed(state, deep)
    if choice is None:
        return None
    tell("found")
    return _puzzle(state, number, choice, usual.decision, deep)


def _puzzle(state: State, number: int, choice: Choice, usual: int, deep: int) -> Puzzle:
    needed = playouts_needed(state, choice.action, deep)
    return Puzzle(
        number=number,
        seat=state.current_player,
        words=list(_words(state, choice.action, usual, deep)),
        chance=round(choice.chance, 4),
        margin=round(choice.margin, 4),
        needed=needed,
        grade=grade_of(state.game, needed),
        playouts=deep,
    )


def confirmed(state: State, playouts: int, wanted: int | None = None) -> Choice | None:
    """The action that several searches, each by itself, find clearly best; `wanted`: only this one."""
    choices = list[Choice]()
    for time in range(TIMES):
        choice = clear_choice(state, playouts, choices[0].action if choices else wanted, seed=2 + time)
        if choice is None:
            return None
        choices.append(choice)
    return Choice(choices[0].action, fmean(each.chance for each in choices), min(each.margin for each in choices))


def _words(state: State, action: int, usual: int, deep: int) -> Iterator[str]:
    """The word of the action, and those that follow in the turn while each is clearly best, or the only one."""
    seat, position = state.current_player, state.clone()
    following: int | None = action
    while following is not None:
        yield position.game.action_to_string(position, following)
        position.apply_action(following)
        following = _following(position, seat, usual, deep)


def _following(position: State, seat: int, usual: int, deep: int) -> int | None:
    if position.current_player != seat or position.at_turn_start():
        return None
    legal = position.legal_actions()
    if len(legal) == 1:
        return legal[0]
    if clear_choice(position, usual) is None:
        return None
    choice = clear_choice(position, deep)
    return None if choice is None else choice.action


def _turn_of(match: Match, number: int) -> int:
    """The position in which the turn of position `number` began."""
    return next((at for at in range(number, 0, -1) if match.state_at(at).at_turn_start()), 0)
