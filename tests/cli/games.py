"""Games as the terminal leads them, played in advance, so that tests know what to type."""

from __future__ import annotations

import random
from collections.abc import Iterator

from teocalli.cli.play_session.menu import Menu
from teocalli.cli.play_session.seating import bots_of, take_seats
from teocalli.core.chance import SeededDraws, setup_chance
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.table.table import Table


def entries(
    seed: int, kinds: list[str], choice: random.Random, *, by_number: bool, name: str = "uxmal"
) -> Iterator[tuple[str, Match]]:
    """What the persons type in the game that follows from `seed`, choosing at random, each with the match so far."""
    game = load_game(name, len(kinds))
    draws = str(seed).encode()
    seats = take_seats(kinds, [], game)
    table = Table(Match(game, game.draw_setup(setup_chance(SeededDraws(draws)))), seats, draws, {})
    bots = bots_of(seats, seed)
    table.follow_up()
    while (seat := table.to_move) is not None:
        if table.bot_to_move is not None:
            table.act_for_bot(bots[seat].choose(table.match.state), "bot")
            continue
        words = Menu(game.view(table.match.state, seat)["legal"], seat).words
        number = choice.randrange(len(words))
        table.act(words[number], key=str(table.version))
        yield (str(number + 1) if by_number else words[number]), table.match
