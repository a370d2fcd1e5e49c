"""What a change does to a game: measured block by block, with intervals that say what is beyond chance."""

from __future__ import annotations

import statistics

import pytest

from teocalli.arena.balance import Trial, compare, estimate, lead_of
from teocalli.arena.report.balance import balance_page
from teocalli.arena.result import GameResult
from teocalli.core.errors import TeocalliError
from teocalli.core.texts import Texts
from tests.arena.test_report import Outline
from tests.long import with_further

CHANGES = {"variant": "no_break"}
Halves = tuple[list[GameResult], list[GameResult]]


def trial_of(**changes: object) -> Trial:
    """Random players of Uxmal, two at a time."""
    return Trial.of("uxmal", "random", seats=2, seed=4, options={}, changes=changes or CHANGES)


@pytest.fixture(scope="module")
def played() -> Halves:
    """Ten blocks of either half, and a game of one more."""
    trial = trial_of()
    halves = [[contest.play(index) for index in range(20)] for contest in trial.arms.values()]
    return [*halves[0], trial.before.play(20)], halves[1]


def test_a_trial_has_one_player_in_all_seats_and_one_difference() -> None:
    trial = trial_of()
    assert trial.before.entrants == trial.after.entrants == ("random", "random")
    assert (trial.before.seed, trial.before.rules.options["variant"]) == (4, "standard")
    assert trial.after.rules.options["variant"] == "no_break"
    assert trial.whole_blocks(5) == 6
    with pytest.raises(TeocalliError, match="Nothing is changed"):
        trial_of(variant="standard")


def test_both_halves_have_the_same_chance() -> None:
    trial = trial_of()
    for index in range(4):
        words = [contest.play(index).words for contest in trial.arms.values()]
        assert words[0][:2] == words[1][:2], "track and first player are drawn alike"


def test_figures_are_means_of_whole_blocks(played: Halves) -> None:
    before, after = played
    result = compare(trial_of(), before, after)
    assert result is not None
    assert (result.games, result.blocks) == (20, 10)
    figures = {(figure.key, figure.seat): figure for figure in result.figures}
    shares = [figures["share", seat].before.mean for seat in (0, 1)]
    assert sum(shares) == pytest.approx(1)
    assert figures["lead", None].after.mean == pytest.approx(statistics.fmean(map(lead_of, after)))
    turns = figures["turns", None]
    assert turns.before.mean == pytest.approx(statistics.fmean(game.turns for game in before[:20]))
    assert turns.change.mean == pytest.approx(turns.after.mean - turns.before.mean)
    assert turns.change.is_change, "a game without the break is shorter"
    assert compare(trial_of(), before[:1], after) is None


def test_intervals_narrow_with_more_values_and_stay_within_what_is_possible() -> None:
    few, many = estimate([0.0, 1.0] * 2), estimate([0.0, 1.0] * 50)
    assert few.low is not None
    assert many.low is not None
    assert few.low < many.low < 0.5
    assert estimate([0.0, 1.0] * 2, (0.0, 1.0)).low == 0.0
    assert (estimate([3.0]).low, estimate([3.0]).is_change) == (None, False)


@pytest.mark.parametrize("language", with_further(["fr"], ["en", "de"]))
def test_the_page_needs_nothing_else(played: Halves, language: str) -> None:
    trial = trial_of()
    result = compare(trial, *played)
    assert result is not None
    outline = Outline(balance_page(trial, played, result, Texts(language), "teocalli balance"))
    assert outline.tags["figure"] == 5
    assert all(reference.startswith("#") for reference in outline.references)
    assert len(outline.ids) == len(set(outline.ids))
