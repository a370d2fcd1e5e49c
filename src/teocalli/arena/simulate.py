"""Plays many games between players, whoever they are and whatever the game.

Every game follows from the simulation's seed and its own number alone, so the results are the same in any order and
with any number of processes.
"""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from multiprocessing import get_context
from typing import Any

from teocalli.arena.statistics import GameResult
from teocalli.core.chance import RandomDraws, draw_outcome
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from teocalli.players import make_player

GAMES_PER_TASK = 4
"""Games that a process is given at once."""


@dataclass(frozen=True)
class Simulation:
    """What is to be played: at least one of `games` of `game`, by `options`, between `entrants` (names of players).

    All chance follows from `seed`. Entrant 0 sits in seat 0 of game 0; with every game everybody moves on by one seat.
    """

    game: str
    options: Mapping[str, OptionValue]
    entrants: tuple[str, ...]
    games: int
    seed: int

    def check(self) -> None:
        """Raises `TeocalliError` for an unknown game, option or player, and for a wrong number of players."""
        for name in self.entrants:
            make_player(name)
        load_game(self.game, len(self.entrants), self.options)

    def seating(self, index: int) -> tuple[int, ...]:
        """The entrant in each seat of a game; a seat that the game itself plays counts as one more entrant."""
        count = len(self.entrants)
        return (*((seat - index) % count for seat in range(count)), *range(count, self.rules.seats))

    def play(self, index: int) -> GameResult:
        """Play the game with this number, from 0."""
        game = self.rules
        seating = self.seating(index)
        generator = self._generator(index, "chance")
        draws = RandomDraws(generator)
        players = [
            make_player(self.entrants[e], self._generator(index, f"player {e}").getrandbits(64))
            for e in seating[: len(self.entrants)]
        ]
        words = game.draw_setup(generator.randrange)
        state = game.new_initial_state(words)
        turns = decisions = 0
        while not state.is_terminal():
            if state.current_player == CHANCE:
                action = draw_outcome(state, draws, 0)
            else:
                turns += state.at_turn_start()
                decisions += 1
                action = players[state.current_player].choose(state)
            words.append(game.action_to_string(state, action))
            state.apply_action(action)
        return GameResult(index, seating, tuple(state.points()), tuple(state.winners()), turns, decisions, tuple(words))

    def record(self, result: GameResult) -> Record:
        """The record of a game that was played."""
        return Record(
            game=self.game,
            rules=self.rules.rules_version,
            players=[self.entrants[entrant] for entrant in result.seating[: len(self.entrants)]],
            options=self.rules.option_set.changed(self.rules.options),
            words=list(result.words),
            scores=list(result.scores),
            winners=list(result.winners),
        )

    def results(self, jobs: int = 1) -> Iterator[GameResult]:
        """Play all games, in `jobs` processes, and give the results in order."""
        if jobs == 1:
            yield from map(self.play, range(self.games))
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
            try:
                yield from pool.map(self.play, range(self.games), chunksize=GAMES_PER_TASK)
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process is told what to play; it loads the game itself.
        return Simulation, (self.game, self.options, self.entrants, self.games, self.seed)

    @cached_property
    def rules(self) -> Game:
        """The game as it is played, by these options and with so many players."""
        return load_game(self.game, len(self.entrants), self.options)

    def _generator(self, index: int, purpose: str) -> random.Random:
        return random.Random(f"teocalli {self.seed} {index} {purpose}")


def _leave_interrupts() -> None:
    """Ctrl-C is the affair of the process that a person sees; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
