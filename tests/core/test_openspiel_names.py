"""Whoever knows OpenSpiel finds its names on states and games."""

from __future__ import annotations

import random

import pytest

from teocalli import CHANCE, IllegalAction, State, TeocalliError, known_games, load_game


def positions(name: str, count: int = 60) -> list[State]:
    """Positions along a random game, chance decisions among them."""
    chance = random.Random(7)
    game = load_game(name)
    state = game.new_initial_state(game.draw_setup(chance.randrange))
    found: list[State] = []
    while len(found) < count:
        found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("name", known_games())
def test_legal_actions_are_those_of_whoever_decides(name: str) -> None:
    states = positions(name)
    assert any(state.is_chance_node() for state in states)
    for state in states:
        legal = state.legal_actions()
        assert state.legal_actions(state.current_player) == legal
        others = {CHANCE, *range(state.num_players())} - {state.current_player}
        assert [state.legal_actions(other) for other in others] == [[]] * len(others)
        mask = state.legal_actions_mask()
        assert len(mask) == state.game.num_distinct_actions
        assert [action for action, allowed in enumerate(mask) if allowed] == legal
        assert sum(state.legal_actions_mask(min(others))) == 0


@pytest.mark.parametrize("name", known_games())
def test_words_and_children(name: str) -> None:
    for state in positions(name):
        before = state.hash()
        for action in state.legal_actions():
            word = state.action_to_string(action)
            assert state.action_to_string(state.current_player, action) == word
            assert state.string_to_action(word) == action
        child = state.child(state.legal_actions()[0])
        assert state.hash() == before != child.hash()
    with pytest.raises(IllegalAction):
        state.child(-1)


@pytest.mark.parametrize("name", known_games())
def test_a_number_beyond_the_last_action_has_no_word(name: str) -> None:
    state = positions(name, 1)[0]
    last = state.game.num_distinct_actions - 1
    for action in (-1, last + 1):
        with pytest.raises(TeocalliError, match=f"0 to {last:,}"):
            state.action_to_string(action)


@pytest.mark.parametrize("name", known_games())
def test_a_state_is_read_back_from_its_serialization(name: str) -> None:
    for state in positions(name):
        assert state.game.deserialize_state(state.serialize()) == state
    for wrong in ("", "xyz", "00", state.serialize()[:-2], 7):
        with pytest.raises(TeocalliError):
            state.game.deserialize_state(wrong)


@pytest.mark.parametrize("name", known_games())
def test_players_are_counted_with_the_game_s_own(name: str) -> None:
    low, high = type(load_game(name)).player_counts
    for players in range(low, high + 1):
        game = load_game(name, players)
        assert game.num_players() == game.seats >= players


@pytest.mark.parametrize(
    ("old", "new", "arguments"),
    [
        ("outlook", "projected_points", ()),
        ("worth", "heuristic_value", ()),
        ("is_chance", "is_chance_node", ()),
        ("known_to", "determinized_for", (0, 3)),
    ],
)
def test_former_names_warn_and_work(old: str, new: str, arguments: tuple[int, ...]) -> None:
    state = positions("uxmal", 5)[-1]
    with pytest.warns(DeprecationWarning, match=new):
        assert getattr(state, old)(*arguments) == getattr(state, new)(*arguments)
