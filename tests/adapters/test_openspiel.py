"""OpenSpiel's own checks on our games, and its algorithms and bots playing them."""

from __future__ import annotations

import copy
import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags

from teocalli.adapters import openspiel
from teocalli.core.errors import IllegalAction, OptionError, TeocalliError
from teocalli.core.game import Game
from teocalli.core.registry import game_class, known_games
from tests.long import with_further

COMMON = ["teocalli_uxmal(players=3,hands=hidden)", "teocalli_teotihuacan(players=2)"]
FURTHER = [
    *(f"teocalli_uxmal(players={n},variant={v})" for n in (2, 3, 4) for v in ("standard", "no_break", "forced_break")),
    "teocalli_uxmal(players=4,components=random)",
    *(f"teocalli_teotihuacan(players={n},{o})" for n in (3, 4) for o in ("draft=yes", "first_game=yes")),
    *("teocalli_teotihuacan(players=1,bot_power=3)", "teocalli_teotihuacan(dark_eclipse=yes,advanced_worship=yes)"),
]


@pytest.mark.parametrize("name", with_further(COMMON, FURTHER))
def test_random_games_pass_openspiels_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def checks_of(name: str) -> unittest.TestSuite:
    """OpenSpiel's tests of a game's interface, those that do not need its whole tree."""
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - it registers all of OpenSpiel's games

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    found = {"game_name": name, "game": pyspiel.load_game(name)}
    return unittest.defaultTestLoader.loadTestsFromTestCase(
        type("EnforceApi", (api_test.EnforceAPIOnPartialTreeBase,), found)
    )


@pytest.mark.parametrize("name", with_further([], [*COMMON, *FURTHER]))
def test_the_interface_is_as_openspiel_demands(name: str) -> None:
    check_interface(name)


def check_interface(name: str) -> None:
    result = unittest.TestResult()
    checks_of(name).run(result)
    assert result.testsRun >= 5
    assert not [*result.failures, *result.errors]


def begun(name: str, seed: int = 1, moves: int = 0) -> Any:
    """A position after so many decisions of the players."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and (moves or state.is_chance_node()):
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_words_are_ours_and_chance_is_explicit() -> None:
    state = pyspiel.load_game("teocalli_uxmal").new_initial_state()
    drawn = 0
    while state.position is None:
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(0)
        drawn += 1
    assert drawn == 5  # four of the track, and who begins
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["build"]
    state.apply_action(0)
    assert state.is_chance_node()
    words = [state.action_to_string(action) for action, _ in state.chance_outcomes()]
    assert all(word.startswith("draw:") for word in words)
    with pytest.raises(IllegalAction):
        state.apply_action(10**6)


@pytest.mark.parametrize("wrong", [10**6, -2])
def test_a_draw_of_the_set_up_that_cannot_be_is_refused_and_leaves_everything(wrong: int) -> None:
    state = pyspiel.load_game("teocalli_uxmal(players=2)").new_initial_state()
    outcomes = state.chance_outcomes()
    with pytest.raises(TeocalliError, match="“action” must be a number from 0 to"):
        state.apply_action(wrong)
    assert state.chance_outcomes() == outcomes
    state.apply_action(outcomes[0][0])


def test_tensors_are_the_observation_by_its_fields() -> None:
    state = begun("teocalli_uxmal(players=3)", moves=30)
    game = state.get_game()
    for player in range(3):
        numbers = np.array(state.observation_tensor(player))
        assert numbers.tolist() == state.position.observation(player).tolist()
    assert game.observation_tensor_size() == state.position.game.observation.size
    observer = game.make_observer(pyspiel.IIGObservationType(perfect_recall=False), {})
    assert observer is not None


def test_information_states_hide_hands_and_keep_what_was_seen() -> None:
    """U6"""
    hiding = (begun("teocalli_uxmal(players=3,hands=hidden)", moves=moves) for moves in range(40, 400))
    state = next(state for state in hiding if state.position.determinized_for(0, 8) != state.position)
    dealt = state.clone()
    dealt.position.copy_from(state.position.determinized_for(0, 8))
    assert dealt.information_state_string(0) == state.information_state_string(0)
    assert dealt.observation_string(0) == state.observation_string(0)
    assert str(dealt) != str(state)
    assert dealt.information_state_string(1) != state.information_state_string(1)
    other = begun("teocalli_uxmal(players=3,hands=hidden)", seed=2, moves=60)
    assert state.position.observation(0) != other.position.observation(0)
    assert other.information_state_string(0) != state.information_state_string(0)


def test_states_and_games_are_copied_and_stored() -> None:
    state = begun("teocalli_teotihuacan(players=3)", moves=50)
    for again in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(again) == str(state)
        assert again.information_state_string(0) == state.information_state_string(0)
        again.apply_action(again.legal_actions()[0])
        assert str(again) != str(state)
    assert pickle.loads(pickle.dumps(state.get_game())).num_players() == 3


def test_its_bots_and_algorithms_play() -> None:
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415
    from open_spiel.python.bots import uniform_random  # noqa: PLC0415

    state = begun("teocalli_uxmal")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(state.get_game(), 2.0, 2, evaluator, random_state=rng),
        uniform_random.UniformRandomBot(1, rng),
    ]
    for _ in range(4):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        state.apply_action(bots[state.current_player()].step(state))
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    compiled = pyspiel.make_uniform_random_bot(state.current_player(), 3)
    assert compiled.step(state) in state.legal_actions()


def test_results_are_ours() -> None:
    state = begun("teocalli_uxmal(players=3)", moves=10**6)
    assert state.is_terminal()
    assert state.returns() == state.position.returns()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", known_games())
def test_every_option_is_a_parameter(name: str) -> None:
    game = pyspiel.load_game(f"teocalli_{name}")
    assert set(game.get_parameters()) == {"players", *(option.name for option in game_class(name).option_set)}
    with pytest.raises((OptionError, RuntimeError)):
        pyspiel.load_game(f"teocalli_{name}(players=9)")


def test_a_game_of_ones_own_is_one_of_openspiels(heap: type[Game]) -> None:
    openspiel.register_games()
    pyspiel.random_sim_test(pyspiel.load_game("teocalli_heap(players=3)"), num_sims=3, serialize=True, verbose=False)
    check_interface("teocalli_heap(players=4)")
