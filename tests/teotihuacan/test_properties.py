"""What holds in every position of random games, for all player counts and options (R-05, R-07, R-11, R-13)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.options import OPTIONS
from teocalli.games.teotihuacan.state import TeotihuacanState

GAMES = 12
MOST_FRAMES = 128


def random_options(rng: random.Random) -> dict[str, Any]:
    """Some options off their defaults; a first game excludes a draft."""
    chosen = {}
    for option in OPTIONS:
        if rng.random() < 0.4:
            low, high = option.numbers or (0, 0)
            chosen[option.name] = str(rng.randint(low, high)) if option.numbers else rng.choice(option.values)
    if chosen.get("first_game") == "yes":
        chosen.pop("draft", None)
    return chosen


def next_action(state: TeotihuacanState, legal: list[int], rng: random.Random) -> int:
    """Mostly any action, often a rare one: tiles, unlocking, claims, buildings."""
    rare = ("use", "unlock", "claim", "ascend", "build", "worship", "move:1")
    chosen = [action for action in legal if state.game.action_to_string(state, action).startswith(rare)]
    return rng.choice(chosen if chosen and rng.random() < 0.4 else legal)


def check_conservation(state: TeotihuacanState) -> None:
    """No component appears or vanishes; nothing is negative; only one player stands on a temple's top."""
    game, table = state.game, state.table()
    people = [state.player_table(seat) for seat in range(game.seats)]
    lying = [*table["board_tiles"], *table["beside"], *(kind for stack in table["stacks"] for kind in stack)]
    for number, tile in enumerate(game.components.data["discovery_tiles"]):
        found = table["kinds_left"][number] + lying.count(number + 1)
        found += sum(player["unused"][number] + player["used"][number] for player in people)
        # Only the Teotibot's Worship takes tiles out of the game.
        assert found <= tile["copies"] if game.players == 1 else found == tile["copies"]
    assert len(table["tiles_left"]) + len(table["pyramid"]) + len(table["places"]) == 32
    assert len(table["decos_left"]) + len(table["decos"]) + sum(map(len, table["stairs"])) == 15
    for player in people:
        assert min(player["vp"], player["cocoa"], *player["goods"]) >= 0
        assert len(player["dice"]) in (0, 3, 4)
    for temple in range(3):
        assert sum(player["temples"][temple] == 11 for player in people) <= 1


def check_position(state: TeotihuacanState, rng: random.Random) -> list[int]:
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    assert len(legal) >= 2, "a single word is carried out at once (N2)"
    check_conservation(state)
    if rng.random() < 0.05:
        game = state.game
        copy = game.state_from_bytes(state.to_bytes())
        assert copy.to_bytes() == state.to_bytes()
        assert copy.summary() == state.summary()
        wanted = set(legal)
        assert {a for a in range(game.num_distinct_actions) if state.is_legal_action(a)} == wanted
        words = [game.action_to_string(state, action) for action in legal]
        assert [game.string_to_action(state, word) for word in words] == legal
    return legal


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_with_random_options(players: int) -> None:
    rng = random.Random(players)
    for _ in range(GAMES):
        game = TeotihuacanGame(players, random_options(rng))
        state = game.new_initial_state([])
        while not state.is_terminal():
            legal = check_position(state, rng)
            state.apply_action(next_action(state, legal, rng))
        assert len(state.winners()) == 1
        assert state.points() == state.projected_points()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_damaged_bytes_are_refused_or_played(players: int) -> None:
    """Bytes from outside never break anything: they are refused, or the position can be played to its end."""
    rng = random.Random(players)
    game = TeotihuacanGame(players)
    state = game.new_initial_state([])
    accepted = refused = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        data = bytearray(state.to_bytes())
        place = rng.randrange(12, len(data))
        data[place] ^= 1 << rng.randrange(8)
        try:
            damaged = game.state_from_bytes(bytes(data))
        except TeocalliError:
            refused += 1
            continue
        accepted += 1
        assert damaged.summary()["legal"] or damaged.is_terminal()
    assert refused > accepted


def test_an_unfinished_stack_is_refused() -> None:
    game = TeotihuacanGame(2)
    data = game.new_initial_state([]).to_bytes()
    for wrong in (b"", data[:-1], data + b"\0", data[:12], b"teo2" + data[4:]):
        with pytest.raises(TeocalliError, match="do not hold a position"):
            game.state_from_bytes(wrong)
