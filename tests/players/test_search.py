"""The tree search: what it finds, proves, keeps and forgets."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.errors import TeocalliError
from teocalli.core.state import State
from teocalli.players.greedy import Greedy
from teocalli.players.report import Line, Report, merged
from teocalli.players.search import Search
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings
from tests.players.brute import Value, by_search, ending
from tests.players.positions import GAMES, PLAYERS, begin, go_on, middle, play, random_game, some_game

WIN, SCALE = 0.5, 15.0
TINY = 250  # positions of an ending that a search can look at one by one


def settings(**chosen: Any) -> SearchSettings:
    """Without the exact end, so that the search itself is tested."""
    return SearchSettings.of({"playouts": 200, "exact": 0, "margin_weight": WIN, "scale": SCALE, **chosen})


def think(state: State, seed: int = 1, **chosen: Any) -> Report:
    return SearchPlayer(settings(**chosen), seed).analyse(state)


@cache
def endings(name: str, count: int = 25, most: int = TINY) -> tuple[tuple[State, list[tuple[int, Value]]], ...]:
    """Short endings of games of two, where what one wins the other loses, with their values by brute force."""
    rng = random.Random(3)
    found: list[tuple[State, list[tuple[int, Value]]]] = []
    while len(found) < count:
        game = load_game(name, players=2)
        if one := ending(random_game(game, rng), by_search(WIN, SCALE), most):
            found.append(one)
    return tuple(found)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("policy", ["even", "worth"])
def test_a_tree_that_holds_the_whole_rest_proves_the_exact_values(name: str, policy: str) -> None:
    for state, expected in endings(name):
        seat = state.current_player
        report = think(state, playouts=60_000, policy=policy, exploration=100)
        best = max(value[seat] for _, value in expected)
        assert report.proven
        assert report.playouts < 60_000
        assert report.lines[0].proven
        assert report.lines[0].values == pytest.approx(dict(expected)[report.lines[0].action], abs=1e-6)
        assert report.lines[0].values[seat] == pytest.approx(best, abs=1e-6)
        for line in report.lines:
            if line.proven:
                assert line.values == pytest.approx(dict(expected)[line.action], abs=1e-6)


def test_the_endings_that_are_proven_hold_draws_and_different_values() -> None:
    """Otherwise the test above would show little."""
    found = endings("uxmal")
    assert sum(len({tuple(value) for _, value in values}) > 1 for _, values in found) > 5
    assert sum(any(any_draw(state, action) for action, _ in values) for state, values in found) > 2


def any_draw(state: State, action: int) -> bool:
    after = state.clone()
    after.apply_action(action)
    return after.is_chance_node()


def test_values_of_draws_come_near_the_exact_expectation() -> None:
    """Where there is no proof yet the average over draws and what follows them is near it."""
    shown = 0
    for state, expected in endings("uxmal", 35, 6000):
        if any(any_draw(state, action) for action, _ in expected):
            for line in think(state, playouts=2000, exploration=0.3).lines:
                if any_draw(state, line.action) and line.visits > 300:
                    assert line.values == pytest.approx(dict(expected)[line.action], abs=0.04)
                    shown += not line.proven
    assert shown > 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_visits_of_the_roots_children_add_up(name: str, threads: int) -> None:
    for at in (0.1, 0.6):
        report = think(middle(name, at=at), playouts=700, threads=threads)
        assert report.playouts == report.new_playouts == 700
        assert sum(line.visits for line in report.lines) == 700
        for line in report.lines:
            assert sum(line.values) == pytest.approx(1, abs=1e-6)
            assert line.variation[0] == line.action
        most = max(line.visits for line in report.lines)
        assert report.lines[0].visits == most
        assert report.best == report.lines[0].action


@pytest.mark.parametrize("name", GAMES)
def test_a_variation_can_be_played_and_said(name: str) -> None:
    state = middle(name)
    report = think(state, playouts=2000)
    line = report.lines[0]
    words = line.words(state)
    assert len(words) == len(line.variation) > 1
    for word, action in zip(words, line.variation, strict=True):
        assert state.current_player >= 0
        assert state.game.string_to_action(state, word) == action
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_and_playouts_find_the_same(name: str) -> None:
    state = middle(name, players=3)
    one, other, foreign = think(state, 1), think(state, 1), think(state, 2)
    assert one.lines == other.lines
    assert one.lines != foreign.lines


@pytest.mark.parametrize("threads", [1, 2])
def test_nodes_are_limited_and_the_search_goes_on(threads: int) -> None:
    """The least visited part of the tree makes room."""
    state = middle("uxmal", at=0.3)
    search = Search(settings(nodes=1000, threads=threads), random.Random(1))
    free = Search(settings(nodes=400_000), random.Random(1))
    for one in (search, free):
        one.think(state, 0, 12_000)
    report, unlimited = search.report(), free.report()
    assert report is not None
    assert unlimited is not None
    assert search.nodes <= 1000 < free.nodes
    assert report.playouts == 12_000
    assert 0 < sum(line.visits for line in report.lines) <= 12_000
    assert report.lines[0].visits > 12_000 / len(state.legal_actions())
    value = {line.action: line.values for line in unlimited.lines}[report.lines[0].action]
    seat = state.current_player
    assert value[seat] > unlimited.lines[0].values[seat] - 0.05


def test_a_decision_goes_on_with_what_the_one_before_found() -> None:
    for name in GAMES:
        rng = random.Random(4)
        state = middle(name, at=0.3)
        searcher = SearchPlayer(settings(playouts=1500), 1)
        reused, seat = 0, state.current_player
        for _ in range(12):
            while state.current_player != seat or len(state.legal_actions()) == 1:
                go_on(state, rng)
            report = searcher.analyse(state)
            assert report.new_playouts == 1500
            assert report.lines == sorted(report.lines, key=lambda line: -line.visits)
            assert {line.action for line in report.lines} <= set(state.legal_actions())
            reused += report.playouts > 1500
            assert report.best is not None
            state.apply_action(report.best)
        assert reused >= 3


def test_a_search_for_another_match_begins_anew() -> None:
    """Random components (U4) are drawn for each match: nothing of another match may stay."""
    one, other = middle("uxmal", 1, components="random"), middle("uxmal", 2, components="random")
    other_game = one.game.state_from_bytes(other.to_bytes())
    searcher = SearchPlayer(settings(), 1)
    searcher.analyse(one)
    report = searcher.analyse(other_game)
    assert report.state == other_game
    assert report.playouts == 200
    assert {line.action for line in report.lines} <= set(other_game.legal_actions())


def test_the_same_decision_again_adds_to_what_is_known() -> None:
    state = middle("uxmal")
    searcher = SearchPlayer(settings(), 1)
    searcher.analyse(state)
    report = searcher.analyse(state)
    assert (report.playouts, report.new_playouts) == (400, 200)


def test_flat_search_looks_at_the_actions_of_the_root_only() -> None:
    state = middle("uxmal")
    search = Search(settings(depth=1), random.Random(1))
    search.think(state, 0, 2000)
    report = search.report()
    assert report is not None
    assert search.nodes == 1 + len(state.legal_actions())
    assert all(line.variation == [line.action] for line in report.lines)


def test_progressive_widening_limits_the_actions_tried() -> None:
    state = max(random_game(load_game("uxmal"), random.Random(1)), key=lambda state: len(state.legal_actions()))
    assert len(state.legal_actions()) > 30
    for playouts in (16, 100):
        report = think(state, playouts=playouts, widening=1.0, widening_power=0.5)
        assert len(report.lines) <= 1 + playouts**0.5
    assert len(think(state, playouts=100, exploration=20).lines) > 11


def test_decisions_of_all_playouts_are_counted() -> None:
    state = middle("uxmal")
    alone, together = (Search(settings(threads=threads), random.Random(1)) for threads in (1, 2))
    for search in (alone, together):
        search.think(state, 0, 400)
    assert alone.decisions > 400 * 10
    assert together.decisions == pytest.approx(alone.decisions, rel=0.3)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["mcts", "flat", "two threads"])
def test_whole_games_of_every_kind(name: str, kind: str) -> None:
    """R-12: every kind of decision can be decided, with random options, for every number of players."""
    rng = random.Random(f"{name} {kind}")
    chosen = {"mcts": {}, "flat": {"depth": 1}, "two threads": {"threads": 2, "exact": 5000}}[kind]
    counts = PLAYERS[name]
    for players in counts:
        game = some_game(name, rng)
        game = load_game(name, players=players, options=game.options)
        searcher = SearchPlayer(settings(playouts=6, horizon=0, policy="even", **chosen), rng.randrange(1000))

        def choose(state: State, searcher: SearchPlayer = searcher) -> int:
            action = searcher.choose(state)
            assert action in state.legal_actions()
            return action

        play(begin(game, rng), choose, rng)


def test_where_no_player_decides_there_is_nothing_to_think_about() -> None:
    over = random_game(load_game("uxmal"), random.Random(1))[-1]
    for act in (SearchPlayer(settings(), 1).choose, SearchPlayer(settings(), 1).analyse):
        with pytest.raises(TeocalliError) as caught:
            act(over)
        assert caught.value.code == "error-no-decision"


def test_before_anything_was_thought_there_is_nothing_to_report() -> None:
    assert SearchPlayer(settings(), 1).report() is None


def test_a_single_action_needs_no_thought() -> None:
    for state in random_game(load_game("uxmal"), random.Random(1)):
        if state.current_player >= 0 and len(state.legal_actions()) == 1:
            searcher = SearchPlayer(settings(playouts=0, seconds=60.0), 1)
            assert [searcher.choose(state)] == state.legal_actions()
            return
    raise AssertionError("no such position")


def test_reports_of_several_dealings_are_one() -> None:
    state = middle("uxmal")
    one = Report(state, 4, 4, 0.5, False, [Line(1, 3, [0.2, 0.8], False, [1]), Line(2, 1, [1, 0], True, [2])])
    other = Report(state, 5, 5, 0.5, True, [Line(2, 4, [0.5, 0.5], False, [2, 7]), Line(1, 1, [0.6, 0.4], False, [1])])
    both = merged(state, [one, other])
    assert (both.playouts, both.new_playouts, both.seconds, both.proven) == (9, 9, 1.0, False)
    assert [line.action for line in both.lines] == [2, 1]
    assert both.lines[0] == Line(2, 5, [0.6, 0.4], False, [2, 7], [], [])
    assert both.lines[1].values == pytest.approx([0.3, 0.7])


@pytest.mark.parametrize("name", GAMES)
def test_the_first_action_tried_begins_the_best_turn(name: str) -> None:
    """With enough positions for whole turns the highest prior is the choice of `greedy`; without, it is not always."""
    whole = quick = 0
    for seed in range(12):
        state = middle(name, seed)
        values = dict(Greedy(seed).values(state))
        best = max(values.values())
        for positions in (100_000, 0):
            report = think(state, playouts=2, prior_weight=1.0, temperature=0.01, turn_positions=positions, horizon=0)
            found = values[report.lines[0].action] == pytest.approx(best)
            whole, quick = whole + (found and positions > 0), quick + (found and positions == 0)
    assert whole == 12
    assert quick < 12
