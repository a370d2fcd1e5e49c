"""`state_from_bytes` takes positions that can be played, and nothing else."""

from __future__ import annotations

import itertools
import random

import pytest

from teocalli import load_game
from teocalli.core.errors import TeocalliError
from tests.players.positions import GAMES, begin, random_game, some_game
from tests.safety.mutations import changed, try_bytes


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_for_a_position_can_be_used_and_played(name: str) -> None:
    rng = random.Random(f"mutations of {name}")
    taken = 0
    for _ in range(12):
        game = some_game(name, rng)
        found = [state.to_bytes() for state in random_game(game, rng)]
        for data in rng.sample(found, min(100, len(found))):
            taken += try_bytes(game, changed(data, rng.choice(found), rng), rng)
    assert taken > 20  # else only refusals were tried


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_game_is_taken(name: str) -> None:
    rng = random.Random(f"positions of {name}")
    for _ in range(8):
        game = some_game(name, rng)
        for state in random_game(game, rng):
            assert game.state_from_bytes(state.to_bytes()) == state


def test_a_frame_that_cannot_lie_where_it_lies_is_refused() -> None:
    """The decision `first` of the set-up made a draw of Royal tiles."""
    game = load_game("teotihuacan", players=2)
    data = bytearray(game.new_initial_state([]).to_bytes())
    data[-8] = 2
    with pytest.raises(TeocalliError) as refused:
        game.state_from_bytes(bytes(data))
    assert refused.value.code == "error-bytes"


@pytest.mark.parametrize("name", GAMES)
def test_any_length_but_the_right_one_is_refused(name: str) -> None:
    rng = random.Random(5)
    game = some_game(name, rng)
    data = begin(game, rng).to_bytes()
    for wrong in itertools.chain((data[:length] for length in range(len(data))), [data + b"\0", data * 20]):
        with pytest.raises(TeocalliError, match="bytes"):
            game.state_from_bytes(wrong)
