"""Our search against OpenSpiel's `MCTSBot`: `python -m studies.openspiel_match FOLDER [--games N] [--game GAME]`.

Two play, each for as much processor time a decision. A match is kept in FOLDER/GAME as the arena keeps it, so the same
command goes on with what was interrupted; `python -m studies openspiel --games FOLDER` makes the page of it.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from studies.openspiel import GAMES, PLANNED
from studies.own_time import OwnTime
from teocalli.adapters.openspiel import SpielState, short_name
from teocalli.arena.workers import runner_for
from teocalli.cli.commands.arena import play_kept
from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.state import State
from teocalli.players import Player

MILLISECONDS = 50
OURS, THEIRS = f"mcts:{MILLISECONDS}ms", f"openspiel:{MILLISECONDS}ms"
EXPLORATION = 2.0
SEED = 1
LEAST = 2
"""Simulations without which `MCTSBot` has no action to choose from."""


class _TimeUp(Exception):  # noqa: N818 - it is no error
    """The time for a decision is over."""


class TimedBot(mcts.MCTSBot):
    """`MCTSBot` that begins simulations until its processor time is over.

    Attributes:
        simulations: those of the last decision.

    """

    def __init__(self, game: Any, seconds: float, random: np.random.RandomState) -> None:
        super().__init__(game, EXPLORATION, sys.maxsize, mcts.RandomRolloutEvaluator(1, random), random_state=random)
        self._seconds = seconds
        self.simulations = 0

    def mcts_search(self, state: Any) -> Any:
        """The root of the tree when time is over, or when all is known."""
        self.simulations, self._deadline = 0, time.thread_time() + self._seconds
        try:
            return super().mcts_search(state)
        except _TimeUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        if self.simulations >= LEAST and time.thread_time() > self._deadline:
            raise _TimeUp
        self.simulations += 1
        return super()._apply_tree_policy(root, state)


class SpielPlayer:
    """`MCTSBot` as a player of ours, for a game with default options."""

    def __init__(self, rules: Game, seconds: float, seed: int) -> None:
        self._game = pyspiel.load_game(short_name(rules.name), {"players": rules.players})
        self.bot = TimedBot(self._game, seconds, np.random.RandomState(seed % 2**32))

    def choose(self, state: State) -> int:
        """What the bot chooses where a player decides."""
        seen: SpielState = self._game.new_initial_state()
        seen.position = state.clone()
        return int(self.bot.step(seen))


class Duel(OwnTime):
    """A contest between our search and OpenSpiel's, in which time is processor time."""

    @classmethod
    def of(cls, game: str) -> Duel:
        """The contest that is studied of a game."""
        return cls(game, {}, (OURS, THEIRS), 2, SEED)

    def make_player(self, specification: str, seed: int) -> Player:
        """An entrant, for one game."""
        if specification == THEIRS:
            return SpielPlayer(self.rules, MILLISECONDS / 1000, seed)
        return super().make_player(specification, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return Duel.of, (self.game,)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing of the matches."""
    parser = argparse.ArgumentParser(prog="python -m studies.openspiel_match", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=PLANNED, help=f"games of each (default {PLANNED})")
    parser.add_argument("--game", choices=GAMES, action="append", help="of this alone (default: of both)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (default 1)")
    chosen = parser.parse_args(arguments)
    again = shlex.join(["python", "-m", "studies.openspiel_match", *(sys.argv[1:] if arguments is None else arguments)])
    try:
        for game in chosen.game or GAMES:
            folder, runner = chosen.folder / game, runner_for(chosen.jobs)
            play_kept(Duel.of(game), folder, chosen.games, runner, heading=game, again=again)
    except TeocalliError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
