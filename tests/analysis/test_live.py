"""`Analysis`: deepens until it is stopped, keeps what it found along a line, and sees what a seat may know."""

from __future__ import annotations

import random

import pytest

from teocalli.analysis import Analysis, Evaluator
from teocalli.analysis.permission import check_allowed, position_for_analysis
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import State
from tests.analysis.positions import heap, nearly_over
from tests.players.positions import choices, random_game

NAMES = ["Ann", "Ben"]


def test_it_deepens_until_it_is_stopped_and_goes_on_along_a_line() -> None:
    found = choices(random_game(load_game("uxmal", 2), random.Random(1)))
    state = next(each for each in found if all(each.child(a).current_player >= 0 for a in each.legal_actions()))
    with Analysis(state.game, threads=2, seed=1) as analysis:
        assert analysis.findings(NAMES) is None
        analysis.look_at(state)
        while (first := analysis.findings(NAMES)) is None or first.playouts < 100:
            assert not analysis.wait(0.01)
        while (deeper := analysis.findings(NAMES, lines=2)) is None or deeper.playouts < 2 * first.playouts:
            assert not analysis.wait(0.01)
        analysis.stop()
        kept = analysis.findings(NAMES)
        assert kept is not None
        assert not kept.complete
        assert analysis.findings(NAMES) == kept
        assert sum(kept.evaluation.chances) == pytest.approx(1)
        best = kept.lines[0]
        assert best.steps[0].word == best.word
        analysis.look_at(state.child(state.string_to_action(best.word)))
        while (along := analysis.findings(NAMES)) is None:
            assert not analysis.wait(0.01)
        assert along.playouts >= best.visits // 2


def test_what_can_be_solved_is_complete() -> None:
    state = nearly_over("uxmal")
    with Analysis(state.game) as analysis:
        analysis.look_at(state)
        assert analysis.wait(60)
        found = analysis.findings(NAMES)
    assert found is not None
    assert found.complete
    assert found.evaluation.solved


def test_a_draw_and_the_end_have_no_lines() -> None:
    start = heap(2)
    draw = start.child(next(a for a in start.legal_actions() if start.child(a).is_chance_node()))
    with Analysis(start.game) as analysis:
        analysis.look_at(draw)
        while (found := analysis.findings(NAMES)) is None:
            analysis.wait(0.01)
        assert found.lines == []
        assert sum(found.evaluation.chances) == pytest.approx(1)
        analysis.look_at(heap(2, actions=99))
        assert analysis.wait(60)
        over = analysis.findings(NAMES)
    assert over is not None
    assert over.complete
    assert over.lines == []


def test_with_hidden_cards_it_answers_the_same_however_they_lie() -> None:
    state, other = _dealt_in_two_ways()
    assert Evaluator(playouts=40, seed=3).evaluate(state) == Evaluator(playouts=40, seed=3).evaluate(other)
    with Analysis(state.game, seed=5) as analysis:
        analysis.look_at(state)
        while (found := analysis.findings(["Ann", "Ben", "Cleo", "Dan"])) is None:
            analysis.wait(0.01)
    assert sum(found.evaluation.chances) == pytest.approx(1)


def _dealt_in_two_ways() -> tuple[State, State]:
    """A position, and the same with other hands of those who do not decide."""
    game = load_game("uxmal", 4, {"hands": "hidden"})
    for state in choices(random_game(game, random.Random(7))):
        for seed in range(4):
            if (other := state.determinized_for(state.current_player, seed)) != state:
                return state, other
    raise AssertionError("nobody holds anything")


def test_running_games_between_persons_are_refused() -> None:
    match = _begun("uxmal")
    with pytest.raises(TeocalliError, match="running game"):
        check_allowed(match, ["person", "person"])
    check_allowed(match, ["person", "level:3"])
    check_allowed(match, None)
    assert position_for_analysis(match, 0, ["person", "level:3"]) == match.state_at(0)


def test_of_a_running_game_nothing_is_seen_that_the_person_does_not_know() -> None:
    game = load_game("uxmal", 3, {"hands": "hidden"})
    rng = random.Random(4)
    match = Match(game, game.draw_setup(rng.randrange))
    while len(match.words) < 90:
        match.play_action(rng.choice(match.state.legal_actions()))
    seats = ["person", "greedy", "greedy"]
    seen = [position_for_analysis(match, number, seats) for number in range(91)]
    assert [game.view(state, 0) for state in seen] == [game.view(match.state_at(n), 0) for n in range(91)]
    assert any(state != match.state_at(number) for number, state in enumerate(seen))
    assert position_for_analysis(match, 90, None) == match.state


def _begun(name: str) -> Match:
    game = load_game(name, 2)
    return Match(game, game.draw_setup(lambda count: count - 1))
