"""Where chance comes from: seeded draws that can be verified (R-06)."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from teocalli import load_game
from teocalli.core.chance import SeededDraws, draw_outcome, setup_chance
from teocalli.core.match import Match
from teocalli.core.state import CHANCE
from tests.fixtures.plan import OWN


def drive(seed: bytes) -> Match:
    """A whole game whose draws follow from `seed`; players take their first action."""
    game, draws = load_game("uxmal", players=2), SeededDraws(seed)
    match, number = Match(game, game.draw_setup(setup_chance(draws))), 0
    while not match.state.is_terminal():
        if match.state.current_player == CHANCE:
            match.play_action(draw_outcome(match.state, draws, number))
            number += 1
        else:
            match.play_action(match.state.legal_actions()[0])
    return match


def test_r06_the_same_seed_gives_the_same_game() -> None:
    one, other = drive(b"a" * 32), drive(b"a" * 32)
    assert (one.setup, one.words) == (other.setup, other.words)
    assert drive(b"b" * 32).words != one.words


def test_r06_seed_zero_is_a_seed() -> None:
    assert drive(bytes(32)).state.is_terminal()
    assert drive(b"").state.is_terminal()


@pytest.mark.unseeded
def test_r06_a_new_seed_has_256_bits_of_its_own() -> None:
    seeds = {SeededDraws.new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_r06_the_published_hash_is_that_of_the_seed() -> None:
    assert SeededDraws(b"x").seed_hash == hashlib.sha256(b"x").hexdigest()


def test_draws_are_numbered_so_undo_cannot_change_them() -> None:
    draws = SeededDraws(b"seed")
    first = [draws.below(number, 29) for number in range(40)]
    assert [draws.below(number, 29) for number in reversed(range(40))] == first[::-1]
    assert len(set(first)) > 10


def test_set_up_and_game_use_different_numbers() -> None:
    draws = SeededDraws(b"seed")
    below = setup_chance(draws)
    assert [below(1000) for _ in range(3)] == [draws.below(number, 1000) for number in (-1, -2, -3)]


def test_draws_are_even() -> None:
    draws = SeededDraws(b"seed")
    counts = Counter(draws.below(number, 6) for number in range(6000))
    assert set(counts) == set(range(6))
    assert 900 < min(counts.values()) <= max(counts.values()) < 1100


def test_u11_outcomes_are_drawn_by_their_probabilities() -> None:
    """SJ-M lies twice in these components, so it is drawn twice as often as another tile."""
    game = load_game("uxmal", players=2, options={"components": OWN})
    state = game.new_initial_state(["track:SJMET", "first:0"])
    state.apply_action(game.string_to_action(state, "build"))
    draws = SeededDraws(b"seed")
    counts: Counter[str] = Counter()
    for number in range(29 * 200):
        counts[game.action_to_string(state, draw_outcome(state, draws, number))] += 1
    assert 340 < counts["draw:SJ-M"] < 460
    assert 150 < counts["draw:J-MS"] < 250
    assert len(counts) == 28
