"""Positions for tests of the analysis."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import State
from teocalli.games.heap.game import HeapGame
from teocalli.players.registry import make_player
from tests.players.positions import choices, random_game


def heap(players: int = 2, actions: int = 0, seed: int = 1) -> State:
    """A position of the small game after so many random actions, or its end."""
    rng = random.Random(seed)
    game = HeapGame(players)
    state = game.new_initial_state(game.draw_setup(rng.randrange))
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def heap_end(players: int, seed: int, counters: int = 5) -> State:
    """A decision of the small game with at most so many counters left."""
    rng = random.Random(seed)
    state = heap(players, seed=seed)
    while state.is_chance_node() or sum(state.summary()["piles"]) > counters:
        state.apply_action(rng.choice(state.legal_actions()))
    return heap_end(players, seed + 1000, counters) if state.is_terminal() else state


def nearly_over(name: str, seed: int = 1) -> State:
    """The last position of a random game in which a player has a choice."""
    return choices(random_game(load_game(name, 2), random.Random(seed)))[-1]


def played(game: Game, players: Sequence[str], seed: int) -> Match:
    """A match to its end; everything follows from the seed."""
    rng = random.Random(seed)
    match = Match(game, game.draw_setup(rng.randrange))
    seats = [make_player(player, rng.getrandbits(32)) for player in players]
    while not (state := match.state).is_terminal():
        if state.is_chance_node():
            actions, weights = state.chance_weights()
            match.play_action(rng.choices(actions, weights)[0])
        else:
            match.play_action(seats[state.current_player].choose(state))
    return match


def expected(state: State) -> tuple[list[float], list[float]]:
    """Shares of the victory and points by seat where all play perfectly: by looking at everything."""
    if state.is_terminal():
        winners = state.winners()
        shares = [(seat in winners) / len(winners) for seat in range(state.num_players())]
        return shares, [float(points) for points in state.points()]
    if state.is_chance_node():
        parts = [(share, expected(state.child(outcome))) for outcome, share in state.chance_outcomes()]
        return (
            [sum(share * part[0][seat] for share, part in parts) for seat in range(state.num_players())],
            [sum(share * part[1][seat] for share, part in parts) for seat in range(state.num_players())],
        )
    seat = state.current_player
    return max((expected(state.child(action)) for action in state.legal_actions()), key=lambda e: _merit(e, seat))


def _merit(expectation: tuple[list[float], list[float]], seat: int) -> float:
    """Victory first, then the margin; ties are cut so that rounding does not decide."""
    shares, points = expectation
    others = [own for other, own in enumerate(points) if other != seat]
    return round(shares[seat] + 1e-6 * (points[seat] - max(others)), 11)
