"""`Evaluator`: what any position of any game is worth, by one search of a given size."""

from __future__ import annotations

from teocalli.analysis.chance_event import ends_of
from teocalli.analysis.evaluation import Evaluation
from teocalli.core.state import State
from teocalli.players.adviser import make_adviser
from teocalli.players.search_player import SearchPlayer

FEWEST_NODES = 1000


class Evaluator:
    """Evaluates positions independently: the same position with the same seed always gets the same value.

    `playouts` (1 or more) are spent on a decision, and on each of the decisions that pending draws may lead to.
    If something is hidden from the player to move, only what they may know counts (`State.determinized_for`).
    """

    def __init__(self, playouts: int, seed: int = 0) -> None:
        self.playouts = playouts
        self.seed = seed

    def evaluate(self, state: State) -> Evaluation:
        """The value of a position: the result at the end, the mean over pending draws, or that of the best action."""
        if state.is_terminal():
            return Evaluation.of_end(state)
        if state.is_chance_node():
            return Evaluation.mean((weight, self.evaluate(end)) for weight, end in ends_of(state, self.seed))
        report = self.searcher(state).analyse(state)
        return Evaluation.of_line(state, report.lines[0])

    def searcher(self, state: State) -> SearchPlayer:
        """A search of this size for a position of this game, as used for hints."""
        settings = make_adviser(state.game).settings
        nodes = max(FEWEST_NODES, 2 * self.playouts)
        return SearchPlayer(settings.changed(seconds=0, playouts=self.playouts, nodes=nodes), self.seed)
