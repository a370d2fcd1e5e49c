"""The review of a game: losses, fair luck, parts that add up, a file that goes on, and a page."""

from __future__ import annotations

import json
import math
import random
import re
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev

import pytest

from teocalli.analysis.chance_event import ends_of
from teocalli.analysis.evaluator import Evaluator
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.judge import decisions_of, draws_of, judge_decision, judge_draw
from teocalli.analysis.review.marks import accuracy, mark_of
from teocalli.analysis.review.page import review_page
from teocalli.analysis.review.parts import Measure, chances_of, points_of
from teocalli.analysis.review.reasons import reason_for
from teocalli.analysis.review.review import Review
from teocalli.analysis.review.summary import review_json, summary_of
from teocalli.analysis.review.telling import Telling
from teocalli.analysis.review.work import complete
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.heap.game import HeapGame
from tests.analysis.positions import played
from tests.long import with_further

SHALLOW = Depth(16, 16)
NAMES = ["Ann", "Ben"]


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which every commit makes a review."""
    return played(load_game("uxmal", 2), ["greedy", "random"], seed=3)


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    """Its review, complete."""
    return reviewed(match)


def reviewed(match: Match, depth: Depth = SHALLOW) -> Review:
    found = Review(match, depth)
    for _ in complete(found):
        pass
    assert found.complete
    return found


def test_every_decision_and_every_draw_is_judged_once(match: Match, review: Review) -> None:
    assert sorted(review.decisions) == decisions_of(match)
    spans = [(draw.number, draw.until) for _, draw in sorted(review.draws.items())]
    assert spans == draws_of(match)
    drawn = {number for begin, end in spans for number in range(begin, end)}
    assert drawn == {n for n in range(len(match.words)) if match.state_at(n).is_chance_node()}


def test_a_loss_is_what_the_best_action_is_worth_more(review: Review) -> None:
    for decision in review.decisions.values():
        assert decision.loss >= 0
        seat = decision.seat
        if decision.word == decision.best:
            assert decision.loss == 0
        else:
            assert decision.loss == pytest.approx(decision.before.chances[seat] - decision.after.chances[seat])
    assert any(decision.loss for decision in review.decisions.values())


@pytest.mark.parametrize(("measure", "scale"), [(chances_of, 100), (points_of, 1)])
def test_the_parts_of_a_result_add_up_to_it(review: Review, measure: Measure, scale: float) -> None:
    told = Telling(review, NAMES, NAMES, Texts("en"))
    for seat, parts in enumerate(review.parts(measure)):
        total = parts.even + parts.seat + parts.luck + parts.skill
        assert total == pytest.approx(measure(review.result, seat), abs=1e-9)
        assert parts.own + parts.others + parts.unseen == pytest.approx(parts.skill, abs=1e-9)
        *some, result = [float(text.replace("\N{MINUS SIGN}", "-")) for text in told.parts(parts, scale)]
        assert round(sum(some), 1) == result
    assert math.fsum(parts.seat for parts in review.parts(measure)) == pytest.approx(0, abs=1e-9)


def test_what_everybody_wins_by_luck_and_skill_others_lose(review: Review) -> None:
    parts = review.parts(chances_of)
    assert math.fsum(each.luck for each in parts) == pytest.approx(0, abs=1e-9)
    assert math.fsum(each.skill for each in parts) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", ["uxmal", "teotihuacan"])
def test_luck_is_fair_whatever_positions_are_worth(name: str) -> None:
    """Over all ways in which draws may end, weighted by their probabilities, they bring just what was expected."""
    match = played(load_game(name, 2), ["random", "random"], seed=5)
    number, until = next(run for run in draws_of(match)[3:] if len(ends_of(match.state_at(run[0]), run[0], 24)) > 1)
    evaluator = Evaluator(SHALLOW.draw, number)
    ends = ends_of(match.state_at(number), number)
    before = judge_draw(match, number, until, SHALLOW).before
    for seat in range(2):
        luck = [weight * (evaluator.evaluate(end).chances[seat] - before.chances[seat]) for weight, end in ends]
        assert math.fsum(luck) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("games", with_further([60], [400]))
def test_luck_has_mean_0_and_skill_is_that_of_the_stronger(games: int) -> None:
    """Over self-played games; `python -m studies.luck` does the same for the larger games."""
    luck, skill = [], []
    for number in range(games):
        strong = number % 2
        players = ["mcts:60p", "random"] if strong == 0 else ["random", "mcts:60p"]
        found = reviewed(played(HeapGame(2), players, number))
        parts = found.parts(chances_of)
        luck.append(parts[strong].luck)
        skill.append(parts[strong].skill - parts[1 - strong].skill)
    assert abs(fmean(luck)) <= 3.5 * stdev(luck) / math.sqrt(games)
    assert stdev(luck) > 0
    assert fmean(skill) > 3 * stdev(skill) / math.sqrt(games)


def test_what_is_found_does_not_depend_on_who_looks_and_goes_on_where_it_was(
    match: Match, review: Review, tmp_path: Path
) -> None:
    path = tmp_path / "game.review.json"
    begun = Review.go_on(path, match, SHALLOW)
    for number, _ in enumerate(complete(begun, jobs=2)):
        if number == 40:
            break
    begun.save(path)
    again = Review.go_on(path, match, SHALLOW)
    assert len(again.decisions) + len(again.draws) >= 41
    assert not again.complete
    missing = again.total - len(again.decisions) - len(again.draws)
    assert len(list(complete(again, jobs=2))) == missing + len(review.reasons)
    again.save(path)
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(json.dumps(review.to_json()))
    assert Review.go_on(path, match, SHALLOW).complete
    assert not Review.go_on(path, match, Depth(17, 17)).decisions


@pytest.mark.parametrize("text", ["", "[]", '{"format": "teocalli"}', '{"format": "teocalli-review", "version": 1}'])
def test_a_file_that_is_no_review_is_refused(match: Match, tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TeocalliError, match="not a review"):
        Review.go_on(path, match, SHALLOW)


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("decisions", {"more": 1}),
        ("decisions", {"seat": 2}),
        ("decisions", {"number": 99_999}),
        ("decisions", {"word": "sleep"}),
        ("decisions", {"before": {"chances": [1.0], "points": [0.0], "solved": True, "playouts": 0}}),
        ("draws", {"after": {"chances": ["many", 0], "points": [0, 0], "solved": True, "playouts": 0}}),
        ("draws", {"until": 99_999}),
        ("draws", {"number": [1]}),
        ("reasons", {"number": -1}),
        ("reasons", {"sources": [["word", "build", "many"]]}),
    ],
)
def test_a_review_with_a_broken_entry_is_refused(
    match: Match, review: Review, tmp_path: Path, kind: str, changes: dict[str, object]
) -> None:
    path = tmp_path / "broken.json"
    data = review.to_json()
    assert data[kind]
    data[kind][0] |= changes
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(TeocalliError, match="not a review"):
        Review.go_on(path, match, SHALLOW)


def test_only_a_finished_game_has_a_review(match: Match) -> None:
    with pytest.raises(TeocalliError, match="finished"):
        Review(Match(match.game, match.setup), SHALLOW)


def test_where_the_rest_is_solved_a_loss_is_exact(match: Match) -> None:
    last = judge_decision(match, decisions_of(match)[-1], SHALLOW)
    assert last.before.solved
    assert last.after.solved


def test_marks_and_accuracy_follow_the_thresholds(review: Review) -> None:
    decision = next(iter(review.decisions.values()))
    for loss, mark in ((0.2, "blunder"), (0.1, "mistake"), (0.05, "inaccuracy"), (0.01, None)):
        before = replace(decision.before, chances=[1.0, 1.0])
        after = replace(decision.before, chances=[1 - loss, 1 - loss])
        assert mark_of(replace(decision, best="other", before=before, after=after)) == mark
        assert mark_of(replace(decision, best=decision.word, before=before, after=after)) is None
    assert accuracy([]) is None
    assert accuracy([replace(decision, best=decision.word)]) == 1


def test_a_summary_divides_what_was_lost(review: Review) -> None:
    for seat in range(2):
        told = summary_of(review, seat)
        for groups in (told.by_kind, told.by_phase):
            assert sum(group.decisions for group in groups) == told.lost.decisions
            assert math.fsum(group.chance for group in groups) == pytest.approx(told.lost.chance)
            assert math.fsum(group.points for group in groups) == pytest.approx(told.lost.points)
    greedy, chance = (summary_of(review, seat).accuracy for seat in range(2))
    assert greedy is not None
    assert chance is not None
    assert greedy > chance
    assert json.loads(json.dumps(review_json(review)))["complete"]


def test_a_reason_names_sources_that_differ_firmly(match: Match, review: Review) -> None:
    worst = review.costliest()[0]
    told = review.reasons[worst.number]
    assert replace(told, margin=None) == reason_for(match, worst)
    assert all(abs(points) >= 0.3 for _, _, points in told.sources)
    assert not reason_for(match, replace(worst, line=[worst.word]), times=2).sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_speaks_every_language(review: Review, language: str) -> None:
    page = review_page(Telling(review, NAMES, NAMES, Texts(language, strict=True)))
    assert page == review_page(Telling(review, NAMES, NAMES, Texts(language, strict=True)))
    assert f'lang="{language}"' in page
    assert page.count("<svg") == 2
    assert not re.search(r'(src|href)="(?!#)', page)
    assert all(page.count(name) > 3 for name in NAMES)


def test_a_game_without_draws_or_phases_has_a_page_too() -> None:
    match = _without_throws(HeapGame(2))
    found = reviewed(match)
    assert not found.draws
    assert all(parts.luck == 0 for parts in found.parts(chances_of))
    assert "<svg" in review_page(Telling(found, NAMES, NAMES, Texts("en")))


def _without_throws(game: HeapGame) -> Match:
    rng = random.Random(2)
    match = Match(game, game.draw_setup(rng.randrange))
    while not (state := match.state).is_terminal():
        match.play_action(rng.choice([a for a in state.legal_actions() if not state.child(a).is_chance_node()]))
    return match
