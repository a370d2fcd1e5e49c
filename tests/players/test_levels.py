"""Levels: their data, and that each is stronger than those far below it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from teocalli import load_game
from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.registry import known_games
from teocalli.core.state import CHANCE
from teocalli.players import Player, make_player
from teocalli.players.levels import levels_of
from teocalli.players.registry import check_player
from teocalli.players.settings import SearchSettings
from tests.long import with_further
from tests.players.positions import begin, go_on

FASTEST = {4: 0.03, 5: 0.1, 6: 0.5, 7: 0.5}
"""Seconds that a level may take for a decision."""


@pytest.mark.parametrize("name", known_games())
def test_each_game_has_levels_from_greedy_with_blunders_to_searches_with_more_and_more_time(name: str) -> None:
    levels = levels_of(load_game(name))
    assert [level.number for level in levels.levels] == list(range(1, len(levels.levels) + 1))
    assert len(levels.levels) >= 4
    assert SearchSettings.of({"playouts": 1, **levels.search})
    blunders = [level.blunders for level in levels.levels]
    assert blunders == sorted(blunders, reverse=True)
    by_worth = [level.search for level in levels.levels if not level.learnt]
    playouts = [search.playouts if search else 0 for search in by_worth]
    assert playouts == sorted(playouts)
    for level in levels.levels:
        if level.search is not None:
            assert 0 < level.search.seconds <= FASTEST[level.number]


def test_alone_searches_have_settings_of_their_own_where_a_game_has_some() -> None:
    together, alone = (levels_of(load_game("teotihuacan", players)) for players in (2, 1))
    settings, own = together.level(6).search, alone.level(6).search
    assert settings is not None
    assert own is not None
    different = {name for name, value in alone.search.items() if together.search.get(name) != value}
    assert "scale" in different
    assert own.scale > settings.scale
    assert own == settings.changed(**{name: alone.search[name] for name in different})


@pytest.mark.parametrize("name", known_games())
def test_an_unknown_level_is_named_with_the_known_ones(name: str) -> None:
    game = load_game(name)
    known = ", ".join(str(level.number) for level in levels_of(game).levels)
    for number in (0, 9):
        with pytest.raises(TeocalliError) as caught:
            levels_of(game).level(number)
        assert caught.value.code == "error-unknown-level"
        assert all(text in str(caught.value) for text in (str(number), known))


def test_a_game_without_the_file_has_no_levels_and_can_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("uxmal")
    monkeypatch.setattr("teocalli.players.levels.FILE", "none.yaml")
    monkeypatch.setattr("teocalli.players.levels._load", levels_of.__globals__["_load"].__wrapped__)
    assert levels_of(game).levels == ()
    check_player("mcts:10p", game)
    with pytest.raises(TeocalliError) as caught:
        check_player("level:1", game)
    assert "–" in str(caught.value)


def share_of_victory(game: Game, seed: int, players: Sequence[Player]) -> list[float]:
    """One game; the draws come from a generator of their own, so that they are the same for other players."""
    rng = random.Random(seed)
    state = begin(game, rng)
    while not state.is_terminal():
        if state.current_player == CHANCE:
            go_on(state, rng)
        else:
            state.apply_action(players[state.current_player].choose(state))
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(players))]


def wins(name: str, stronger: str, weaker: str, pairs: int) -> float:
    """Games that `stronger` wins, each set of draws played from both seats."""
    game, won = load_game(name, players=2), 0.0
    for seed in range(pairs):
        for seat in range(2):
            players = [make_player(weaker, seed=seed) for _ in range(2)]
            players[seat] = make_player(stronger, seed=seed)
            won += share_of_victory(game, seed, players)[seat]
    return won


@pytest.mark.long
def test_the_own_policy_of_uxmal_makes_playouts_better() -> None:
    """Equal playouts; beside it every action alike."""
    own, even = (f"mcts:150p:policy={policy}:horizon=2:exact=0:early=false" for policy in ("own", "even"))
    assert wins("uxmal", own, even, 16) >= 0.6 * 32


# Without limits of time, so that a busy machine does not weaken anybody: the same games each time.
@pytest.mark.parametrize(
    ("name", "stronger", "weaker", "pairs"),
    with_further(
        [
            ("uxmal", "level:2", "random", 12),
            ("uxmal", "level:3", "level:1", 12),
            ("uxmal", "level:4:0s", "level:2", 10),
            ("teotihuacan", "level:2", "random", 12),
            ("teotihuacan", "level:3", "level:1", 12),
        ],
        [
            ("uxmal", "level:6:1500p:0s", "greedy", 6),
            ("uxmal", "level:7:400p:0s", "level:6:400p:0s", 10),
            ("teotihuacan", "level:7:60p:0s", "level:5:0s", 12),
            ("teotihuacan", "level:4:0s", "level:2", 6),
        ],
        several=True,
    ),
)
def test_stronger_levels_win_more_often(name: str, stronger: str, weaker: str, pairs: int) -> None:
    """Three quarters of the games, and more: players of equal strength come there less than once in ten times."""
    assert wins(name, stronger, weaker, pairs) >= 0.75 * 2 * pairs
