"""Contests: reproducible, fair to every seat, and their games are real ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from teocalli.arena.contest import Contest
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import summarise
from teocalli.arena.workers import runner_for
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match

PLAN = Contest("uxmal", {}, ("greedy", "random"), seats=2, seed=1)


def play(contest: Contest, games: int = 10, jobs: int = 1) -> list[GameResult]:
    """The first games of a contest, in order."""
    return sorted(runner_for(jobs)(contest, range(games)), key=lambda game: game.index)


def test_the_same_seed_gives_the_same_games() -> None:
    assert play(PLAN) == play(replace(PLAN))


def test_another_seed_gives_other_games() -> None:
    assert [game.words for game in play(PLAN)] != [game.words for game in play(replace(PLAN, seed=2))]


def test_a_game_follows_from_its_number_alone() -> None:
    assert PLAN.play(7) == play(PLAN)[7]


def test_the_number_of_processes_changes_nothing() -> None:
    assert play(PLAN, jobs=2) == play(PLAN)


def test_a_game_survives_json() -> None:
    for contest in (PLAN, replace(PLAN, game="teotihuacan")):
        game = contest.play(0)
        assert GameResult.from_json(game.to_json()) == game


@pytest.mark.parametrize("count", [2, 3, 4])
def test_records_of_games_replay(count: int) -> None:
    plan = Contest("uxmal", {"draw": "open", "components": "random"}, ("random",) * count, seats=count, seed=7)
    for game in play(plan, 3):
        record = plan.record(game)
        assert record.seats == record.players == [plan.entrants[entrant] for entrant in game.seating]
        match = Match.from_record(record)
        assert match.state.is_terminal()
        decided = [n for n in range(len(match.words)) if match.state_at(n).current_player >= 0]
        assert len(decided) == game.decisions
        assert sum(len(match.state_at(n).legal_actions()) for n in decided) == game.choices
        for seat in range(count):
            mine = [n for n in decided if match.state_at(n).current_player == seat]
            assert sum(len(match.state_at(n).legal_actions()) > 1 for n in mine) == game.asked[seat]


def test_turns_are_counted_once_each() -> None:
    for game in play(Contest("uxmal", {"draw": "open"}, ("random", "random"), seats=2, seed=7), 3):
        begun = [w for w in game.words if w == "build" or w.partition(":")[0] in {"place", "move", "honour", "curse"}]
        assert game.turns == len(begun)


@pytest.mark.parametrize(("name", "seats"), [("uxmal", 3), ("teotihuacan", 2), ("teotihuacan", 1)])
def test_the_sources_explain_every_point(name: str, seats: int) -> None:
    plan = Contest(name, {}, ("greedy",) * seats, seats=seats, seed=5)
    game = plan.play(0)
    start = Match.from_record(plan.record(game)).state_at(0).points()
    totals = [sum(source.points[seat] for source in game.sources) for seat in range(len(game.scores))]
    assert [points + total for points, total in zip(start, totals, strict=True)] == list(game.scores)
    assert {source.phase for source in game.sources} == {1, 2, 3}


def test_uxmal_scores_priests_and_cards_only() -> None:
    names = {(source.kind, source.name) for game in play(PLAN) for source in game.sources}
    assert names == {("scoring", "priests"), ("scoring", "cards")}


def test_points_of_a_phase_are_those_of_its_report() -> None:
    game = PLAN.play(0)
    match = Match.from_record(PLAN.record(game))
    reported = {report["phase"]: report for report in reports(match)}
    for phase, report in reported.items():
        booked = [source for source in game.sources if source.phase == phase]
        for seat, breakdown in enumerate(report["breakdown"]):
            assert sum(source.points[seat] for source in booked) == breakdown["after"] - breakdown["before"]


def reports(match: Match) -> list[dict[str, Any]]:
    """The reports of all scorings of a game."""
    found = [
        match.game.phase_report(match.state_at(n), action, match.state_at(n + 1))
        for n, action in enumerate(match.actions)
    ]
    return [report for report in found if report is not None]


def test_greedy_beats_random_in_98_of_100_games() -> None:
    greedy, random = summarise(play(PLAN, 100), 2).standings.values()
    assert greedy.wins.wins >= 98
    assert greedy.points.mean > 2 * random.points.mean


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"entrants": ("greedy", "deep")}, "error-unknown-player"),
        ({"entrants": ("greedy",), "seats": 1}, "error-player-count"),
        ({"entrants": ("greedy",) * 5, "seats": 5}, "error-player-count"),
        ({"seats": 3}, "error-arena-seats"),
        ({"options": {"draw": "twice"}}, "error-option-value"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(TeocalliError) as refusal:
        replace(PLAN, **change).check()
    assert refusal.value.code == code


def test_no_game_begins_where_it_is_over() -> None:
    [result] = play(PLAN, 1)
    match = Match.from_record(PLAN.record(result))
    end = match.game.complete_summary(match.state)
    with pytest.raises(TeocalliError) as refusal:
        replace(PLAN, position=end).check()
    assert refusal.value.code == "error-position-over"
    assert summarise([replace(result, decisions=0, choices=0)], 2).branching.mean == 0
