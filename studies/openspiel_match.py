"""Our search against OpenSpiel's `MCTSBot` on one of our games: `python -m studies.openspiel_match uxmal --games 200`.

Prints who won how often and what a decision took on average. Seats change from game to game.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import teocalli.adapters.openspiel
from teocalli.players import make_player

EXPLORATION = 2.0


class Clock:
    """Processor time that one side took for its decisions."""

    def __init__(self) -> None:
        self.spent, self.decisions = 0.0, 0

    def time(self, choose: Any, state: Any) -> int:
        """What is chosen."""
        began = time.process_time()
        action = int(choose(state))
        self.spent += time.process_time() - began
        self.decisions += 1
        return action

    @property
    def milliseconds(self) -> float:
        """For a decision, on average."""
        return 1000 * self.spent / max(1, self.decisions)


def play(game: Any, number: int, specification: str, simulations: int, clocks: tuple[Clock, Clock]) -> float:
    """One game, from whose number everything follows; our player's return."""
    seat = number % 2
    chance, theirs = random.Random(number), np.random.RandomState(number)
    player = make_player(specification, seed=number)
    evaluator = mcts.RandomRolloutEvaluator(1, theirs)
    bot = mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=theirs)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, weights)[0]
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        elif state.current_player() == seat:
            action = clocks[0].time(lambda now: player.choose(now.position), state)
        else:
            action = clocks[1].time(bot.step, state)
        state.apply_action(action)
    return float(state.returns()[seat])


def main() -> None:
    reader = argparse.ArgumentParser(description="Our search against OpenSpiel's MCTSBot.")
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--first", type=int, default=0, help="number of the first game: its chance follows from it")
    reader.add_argument("--player", default="mcts:10ms", help="our player")
    reader.add_argument("--simulations", type=int, default=5, help="those of MCTSBot for a decision")
    given = reader.parse_args()
    game = pyspiel.load_game(teocalli.adapters.openspiel.short_name(given.game))
    clocks = Clock(), Clock()
    results = []
    for number in range(given.first, given.first + given.games):
        results.append(play(game, number, given.player, given.simulations, clocks))
        won, lost = results.count(1.0), results.count(-1.0)
        times = f"{clocks[0].milliseconds:.1f} and {clocks[1].milliseconds:.1f} ms for a decision"
        print(f"{won} won, {len(results) - won - lost} shared, {lost} lost; {times}", flush=True)


if __name__ == "__main__":
    main()
