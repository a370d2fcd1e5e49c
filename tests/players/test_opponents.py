"""The opponents that people are offered, what they are called, and the advice that a search gives."""

from __future__ import annotations

import random

import pytest

from teocalli import load_game
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.registry import game_class
from teocalli.core.state import State
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.players import check_player
from teocalli.players.adviser import make_adviser, suggestions
from teocalli.players.naming import player_name, player_title
from teocalli.players.opponents import first_opponent, opponents, opponents_somewhere, specifications
from teocalli.players.weights import LearntTable
from tests.players.positions import GAMES, PLAYERS, begin, go_on

NAMES = ["Lina", "Bo", "Yu"]
LEARNT: dict[str, list[tuple[int, str | None]]] = {
    "uxmal": [(2, None), (3, None), (4, None)],
    "teotihuacan": [(1, "expert"), (2, None)],
}
"""The tables that were learnt: players, and the level of difficulty."""


@pytest.mark.parametrize("name", GAMES)
def test_every_opponent_that_is_offered_plays_and_has_a_name_and_an_explanation(name: str) -> None:
    game = load_game(name)
    offered = specifications(game)
    assert first_opponent(game) in offered
    for specification in offered:
        check_player(specification, game)
        for language in LANGUAGES:
            texts = Texts(language, strict=True)
            assert texts.message(player_title(specification))
            assert texts.format(f"{player_name(specification)['id']}.help")
    seconds = [each.seconds for each in opponents(game) if each.seconds is not None]
    assert seconds == sorted(seconds)


@pytest.mark.parametrize("name", GAMES)
def test_each_level_says_at_which_tables_it_plays(name: str) -> None:
    known = game_class(name)
    every = opponents_somewhere(known)
    changes: list[dict[str, OptionValue]] = [{}, *({o.name: o.values[1]} for o in known.option_set if o.values[1:])]
    tables = [LearntTable(players, options) for players in PLAYERS[name] for options in changes]
    for table in tables:
        there = opponents(load_game(name, table.players, table.options))
        assert there == [each for each in every if each.tables is None or table in each.tables]
    somewhere = [table for each in every for table in each.tables or ()]
    assert somewhere == [LearntTable(players, settings(known, players, level)) for players, level in LEARNT[name]]


def settings(game: type[Game], players: int, difficulty: str | None) -> dict[str, OptionValue]:
    """The options of a level of difficulty, none for the standard rules."""
    if difficulty is None:
        return {}
    assert game.difficulties is not None
    return game.difficulties.settings(difficulty, players)


@pytest.mark.parametrize(
    ("specification", "name", "title"),
    [
        ("level:4", "Baumeister", "Stufe 4 – Baumeister"),
        ("level:6:2s", "Hohepriester (2 s)", "Stufe 6 – Hohepriester (2 s)"),
        ("level:6:500ms", "Hohepriester (0,5 s)", "Stufe 6 – Hohepriester (0,5 s)"),
        ("level:5:2t:early=0", "Architekt (2t:early=0)", "Stufe 5 – Architekt (2t:early=0)"),
        ("greedy", "Gierig", "Gierig"),
        ("mcts:1s", "Suche mcts:1s", "Suche mcts:1s"),
    ],
)
def test_names(specification: str, name: str, title: str) -> None:
    texts = Texts("de", strict=True)
    assert texts.message(player_name(specification)) == name
    assert texts.message(player_title(specification)) == title


def advised(state: State) -> list[list[tuple[int, str]]]:
    """The continuations of a hint, by seat and word, from few playouts."""
    adviser = make_adviser(state.game, seed=1)
    adviser.settings = adviser.settings.changed(seconds=0, playouts=300)
    found = suggestions(state, adviser.analyse(state), NAMES)
    assert 1 <= len(found) <= 3
    return [[(step.seat, step.word) for step in suggestion.steps] for suggestion in found]


@pytest.mark.parametrize("name", GAMES)
def test_a_suggestion_can_be_played_as_it_is_told_up_to_the_next_draw(name: str) -> None:
    rng = random.Random(5)
    state = begin(load_game(name, players=3), rng)
    for _ in range(4):
        for _ in range(12):
            go_on(state, rng)
        while state.current_player < 0 or len(state.legal_actions()) == 1:
            go_on(state, rng)
        for steps in advised(state):
            copy = state.clone()
            for seat, word in steps:
                assert copy.current_player == seat
                copy.apply_action(state.game.string_to_action(copy, word))


def test_what_is_hidden_is_not_told_by_a_suggestion() -> None:
    """R-01: what others hold was only guessed, so nothing is said of what they will do."""
    rng = random.Random(5)
    state = begin(load_game("uxmal", players=3, options={"hands": "hidden"}), rng)
    told = 0
    for _ in range(60):
        go_on(state, rng)
        seat = state.current_player
        if seat >= 0 and len(state.legal_actions()) > 1 and state.hides_from(seat) and told < 4:
            told += 1
            assert {each for steps in advised(state) for each, _ in steps} == {seat}
    assert told == 4
