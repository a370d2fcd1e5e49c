"""The analysis board: what positions are worth, the best lines, what decisions cost and where luck had its hand.

>>> from teocalli import load_game
>>> from teocalli.analysis import Evaluator
>>> game = load_game("uxmal", players=2)
>>> state = game.new_initial_state(["track:SJMET", "first:0"])
>>> evaluation = Evaluator(playouts=200).evaluate(state)
>>> round(sum(evaluation.chances), 9)
1.0
"""

from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.evaluator import Evaluator
from teocalli.analysis.live import Analysis, Findings

__all__ = ["Analysis", "Evaluation", "Evaluator", "Findings"]
