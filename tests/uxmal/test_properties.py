"""What must hold at every position of every game, whatever the options."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest
from hypothesis import given, settings

from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import CHANCE, TERMINAL
from tests.fixtures.hashes import final_hash, hashes_of
from tests.fixtures.plan import OWN
from tests.uxmal.match import UxmalMatch, uxmal
from tests.uxmal.script import lay, play, start
from tests.uxmal.walk import finished, new_match, options, player_counts, random_action, random_match, seeds


@given(player_counts, options, seeds)
def test_r05_bytes_round_trip_after_every_action(players: int, chosen: dict[str, Any], seed: int) -> None:
    for match in random_match(players, chosen, seed):
        data = match.state.to_bytes()
        restored = type(match.state).from_bytes(match.game, data)
        assert restored.to_bytes() == data
        assert restored.summary() == match.state.summary()
        assert restored.hash() == match.state.hash()


@given(player_counts, options, seeds)
def test_r05_undo_gives_back_the_very_position(players: int, chosen: dict[str, Any], seed: int) -> None:
    """Wherever undo is possible it leads to a position of the past, byte for byte, and its words are gone."""
    undone = 0
    match, rng = new_match(players, chosen, seed), random.Random(seed)
    past = [match.state.to_bytes()]
    while not match.state.is_terminal():
        match.play_action(random_action(match, rng))
        past.append(match.state.to_bytes())
        if match.undo_barrier() is None:
            words = list(match.words)
            back = match.undo()
            undone += 1
            assert match.words == words[: len(words) - back]
            assert match.state.to_bytes() == past[len(match.words)]
            for word in words[len(words) - back :]:
                match.play(word)
            assert match.state.to_bytes() == past[-1]
    assert [match.state_at(number).to_bytes() for number in range(len(match.words) + 1)] == past
    assert undone > 0 or "move" not in {word[:4] for word in match.words}


@given(player_counts, options, seeds)
def test_r05_a_copy_goes_its_own_way(players: int, chosen: dict[str, Any], seed: int) -> None:
    for match in random_match(players, chosen, seed, steps=60):
        if match.state.is_terminal():
            return
        before = match.state.to_bytes()
        for other in (match.state.clone(), copy.copy(match.state), copy.deepcopy(match.state)):
            assert other == match.state
            other.apply_action(other.legal_actions()[0])
            assert match.state.to_bytes() == before != other.to_bytes()
            other.copy_from(match.state)
            assert other.to_bytes() == before


def test_r05_a_position_survives_pickling_between_processes() -> None:
    match = lay(start(components=OWN), "a1:SJ-M")
    restored = pickle.loads(pickle.dumps(match.state))
    assert restored.summary() == match.state.summary()


@given(player_counts, options, seeds)
def test_r07_replaying_a_record_gives_the_same_hash_after_every_word(
    players: int, chosen: dict[str, Any], seed: int
) -> None:
    match = finished(players, chosen, seed)
    record = match.record([f"P{seat}" for seat in range(players)])
    again = Match.from_record(Record.parse(json.dumps(record.to_json())))
    assert again.words == match.words
    for number in range(len(match.words) + 1):
        assert again.state_at(number).hash() == match.state_at(number).hash()


def test_r07_hashes_are_the_same_on_every_python_and_machine() -> None:
    """Stored once; `python -m tests.fixtures.hashes` writes them anew when the byte form changes."""
    for name, expected in json.loads(hashes_of("uxmal").read_text()).items():
        assert final_hash("uxmal", name) == expected


@given(player_counts, options, seeds)
def test_r11_every_position_that_is_not_final_has_a_legal_action(
    players: int, chosen: dict[str, Any], seed: int
) -> None:
    for match in random_match(players, chosen, seed):
        assert bool(match.state.legal_actions()) != match.state.is_terminal()
        assert (match.state.current_player == TERMINAL) == match.state.is_terminal()
        assert (match.state.turn_player == TERMINAL) == match.state.is_terminal()


@settings(max_examples=12)
@given(player_counts, options, seeds)
def test_r13_offered_is_executable_and_executable_is_offered(players: int, chosen: dict[str, Any], seed: int) -> None:
    """At some positions of a game the whole action space is tried; a refused action changes nothing and says why."""
    rng = random.Random(seed)
    for match in random_match(players, chosen, seed):
        state, game = match.state, match.game
        offered = state.legal_actions()
        assert offered == sorted(set(offered))
        assert [a for a in range(game.num_distinct_actions) if state.is_legal_action(a)] == offered
        if rng.random() < 0.9:
            continue
        data = state.to_bytes()
        refused = [-1, game.num_distinct_actions, *sorted(set(range(game.num_distinct_actions)) - set(offered))]
        for action in rng.sample(refused, 40):
            with pytest.raises(IllegalAction) as caught:
                state.apply_action(action)
            assert caught.value.legal == game.legal_words(state)
            assert caught.value.word in str(caught.value)
        assert state.to_bytes() == data
        for action in offered:
            state.clone().apply_action(action)


def test_r13_every_refused_action_of_one_position_of_each_kind_raises() -> None:
    """Exhaustively, with `apply_action` itself, once for each kind of decision."""
    seen: set[str] = set()
    for match in random_match(3, {}, seed=8):
        if match.state.decision in seen:
            continue
        seen.add(match.state.decision)
        offered = set(match.state.legal_actions())
        for action in range(match.game.num_distinct_actions):
            other = match.state.clone()
            if action in offered:
                other.apply_action(action)
                assert other != match.state
            else:
                with pytest.raises(IllegalAction):
                    other.apply_action(action)
                assert other == match.state
    assert seen == {"turn", "draw", "seat", "take", "pay", "over"}


@given(player_counts, options, seeds)
def test_words_and_actions_translate_both_ways(players: int, chosen: dict[str, Any], seed: int) -> None:
    for match in random_match(players, chosen, seed):
        words = [match.game.action_to_string(match.state, action) for action in match.state.legal_actions()]
        assert len(set(words)) == len(words)
        assert sorted(words) == match.state.summary()["legal"] == match.game.legal_words(match.state)
        assert [match.game.string_to_action(match.state, word) for word in words] == match.state.legal_actions()


@given(player_counts, options, seeds)
def test_chance_probabilities_sum_to_1_and_follow_the_undrawn_tiles(
    players: int, chosen: dict[str, Any], seed: int
) -> None:
    """U11: every undrawn tile is equally likely, equal ones together."""
    for match in random_match(players, chosen, seed):
        if match.state.current_player != CHANCE:
            with pytest.raises(TeocalliError):
                match.state.chance_outcomes()
            continue
        outcomes = match.state.chance_outcomes()
        undrawn = match.state.summary()["undrawn"]
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        for action, chance in outcomes:
            tile = match.game.action_to_string(match.state, action).removeprefix("draw:")
            assert chance == undrawn.count(tile) / len(undrawn)


@given(player_counts, options, seeds)
def test_r02_a_position_knows_nothing_of_the_draws_to_come(players: int, chosen: dict[str, Any], seed: int) -> None:
    """Two games with the same words so far and different futures have the same bytes: the state holds no order."""
    match = finished(players, chosen, seed)
    draws = [number for number, word in enumerate(match.words) if word.startswith("draw:")]
    cut = draws[len(draws) // 2]
    other = UxmalMatch(match.game, match.setup)
    for word in match.words[:cut]:
        other.play(word)
    assert other.state.to_bytes() == match.state_at(cut).to_bytes()
    assert other.state.chance_outcomes() == match.state_at(cut).chance_outcomes()


def test_equal_positions_reached_in_different_ways_have_equal_bytes() -> None:
    """Canonical bytes: the same tiles laid in another order, equal tiles drawn in another order."""
    one = lay(lay(start(base="blank"), "a1:SJ-M"), "e5:MT-E")
    other = lay(lay(start(base="blank"), "e5:MT-E"), "a1:SJ-M")
    assert one.state.to_bytes() == other.state.to_bytes()
    twice = lay(lay(start(base="blank", components=OWN), "a1:SJ-M"), "e5:MT-E")
    again = lay(lay(start(base="blank", components=OWN), "e5:MT-E"), "a1:SJ-M")
    assert twice.state.to_bytes() == again.state.to_bytes()


def test_equal_positions_after_a_payment_have_equal_bytes() -> None:
    """What was paid last leaves no trace: going and coming back with other cards in between."""
    seen: dict[str, bytes] = {}
    for seed in range(40):
        for match in random_match(2, {"base": "blank"}, seed, steps=40):
            text = str(match.state.summary())
            if match.state.decision != "pay":
                assert seen.setdefault(text, match.state.to_bytes()) == match.state.to_bytes()


def test_different_games_have_different_bytes() -> None:
    """Equal positions of different options, player counts or components do not hash alike."""
    states = [
        start().state,
        start(players=3).state,
        start(variant="no_break").state,
        start(base="blank").state,
        start(components=OWN).state,
        start(hands="hidden").state,
        start(adjacency="diagonal").state,
        start(stop_on_blank=False).state,
        start(base_adjacency=False).state,
    ]
    assert len({state.hash() for state in states}) == len(states)


def test_copy_from_takes_only_positions_of_the_same_game() -> None:
    with pytest.raises(TeocalliError):
        start().state.copy_from(start(players=3).state)
    game = uxmal(components="random")
    one, two = (game.new_initial_state(game.draw_setup(random.Random(seed).randrange)) for seed in (1, 2))
    one.copy_from(two)
    assert one.summary() == two.summary()
    assert one.to_bytes() == two.to_bytes()


@pytest.mark.parametrize("cut", [0, 1, 4, 12, 30, -1])
def test_r05_truncated_or_foreign_bytes_are_refused(cut: int) -> None:
    match = play(start(), "build draw:SJ-M")
    data = match.state.to_bytes()
    with pytest.raises(TeocalliError):
        match.game.state_from_bytes(data[:cut])
    with pytest.raises(TeocalliError):
        match.game.state_from_bytes(data + b"\0")
    with pytest.raises(TeocalliError):
        uxmal(3).state_from_bytes(data)


def test_r05_damaged_bytes_give_a_position_or_a_refusal_but_never_a_crash() -> None:
    """Each single byte of a position replaced: refused, or a position that can be looked at and played to its end."""
    match = play(start(), "build draw:SJ-M c3:SJ-M")
    data, rng = match.state.to_bytes(), random.Random(3)
    refused = 0
    for place in range(len(data)):
        for value in (0, 1, 127, 128, 255):
            damaged = data[:place] + bytes([value]) + data[place + 1 :]
            try:
                state = match.game.state_from_bytes(damaged)
            except TeocalliError:
                refused += 1
                continue
            state.summary()
            for _ in range(400):
                if state.is_terminal():
                    break
                state.apply_action(rng.choice(state.legal_actions()))
    assert refused > 200


def test_returns_sum_to_zero_and_points_are_the_scores() -> None:
    for players in (2, 3, 4):
        for seed in range(20):
            state = finished(players, {"base": "blank"}, seed).state
            assert sum(state.returns()) == pytest.approx(0)
            assert state.points() == state.summary()["scores"] == state.projected_points()
