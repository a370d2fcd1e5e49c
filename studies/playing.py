"""A match that players play to its end, as several studies look into."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.players.registry import make_player


def played_match(name: str, players: Sequence[str], seed: str) -> Match:
    """A match of a game with default options; its draws and the players' choices follow from the seed."""
    rng = random.Random(seed)
    game = load_game(name, len(players))
    match = Match(game, game.draw_setup(rng.randrange))
    seated = [make_player(player, rng.getrandbits(32)) for player in players]
    while not (state := match.state).is_terminal():
        if state.is_chance_node():
            actions, weights = state.chance_weights()
            match.play_action(rng.choices(actions, weights)[0])
        else:
            match.play_action(seated[state.current_player].choose(state))
    return match
