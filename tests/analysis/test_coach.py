"""The coach: speaks of what cost a good deal, keeps quiet of everything else, and says what was obvious."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teocalli.analysis import coach
from teocalli.analysis.coach import comment_on
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.items import Decision
from teocalli.analysis.review.judge import decisions_of, judge_decision
from teocalli.core.match import Match
from teocalli.core.state import State
from teocalli.games.heap.game import HeapGame


@pytest.fixture(scope="module")
def match() -> Match:
    """Two counters are left in one pile: who takes both wins 5 points, who takes one leaves 4 to the other."""
    match = Match(HeapGame(2), ["first:0"])
    for word in ("take:1:2", "take:1:1", "take:2:2", "take:2:2", "take:3:2", "take:3:1", "take:3:1", "take:3:1"):
        match.play(word)
    return match


def test_it_speaks_of_a_mistake_and_says_what_was_better(match: Match) -> None:
    before_last = len(match.words) - 2
    comment = comment_on(match, before_last, factor=0.2)
    assert comment is not None
    assert comment.decision.best == "take:3:2"
    assert comment.decision.word == "take:3:1"
    assert comment.decision.loss >= coach.LEAST
    assert not comment.missed  # greedy would have taken both
    assert comment.reason is not None
    assert any(points > 0 for _, _, points in comment.reason.sources)


def test_what_is_best_or_costs_little_is_not_spoken_of(match: Match) -> None:
    good = [number for number in decisions_of(match) if comment_on(match, number, factor=0.1) is None]
    assert good
    assert len(match.words) - 2 not in good
    assert comment_on(match, len(match.words) - 2, least=1.01, factor=0.1) is None


def test_the_obvious_thing_is_a_missed_chance(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    number = len(match.words) - 2

    class TakesWhatWasTaken:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, state: State) -> int:
            return match.actions[number]

    monkeypatch.setattr(coach, "Greedy", TakesWhatWasTaken)
    comment = comment_on(match, number, factor=0.1)
    assert comment is not None
    assert comment.missed


def test_a_loss_that_is_gone_when_looked_at_more_deeply_is_not_spoken_of(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    depths: list[int] = []

    def by_depth(match: Match, number: int, depth: Depth) -> Decision:
        depths.append(depth.decision)
        decision = judge_decision(match, number, depth)
        return decision if len(depths) == 1 else replace(decision, best=decision.word)

    monkeypatch.setattr(coach, "judge_decision", by_depth)
    assert comment_on(match, len(match.words) - 2, factor=0.1) is None
    assert depths[1] == pytest.approx(coach.CAREFUL * depths[0], rel=0.1)
