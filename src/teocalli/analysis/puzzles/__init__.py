"""Puzzles: positions in which one decision is clearly better than all others, found in played games (docs/puzzles.md).

>>> from teocalli.analysis.puzzles import shipped
>>> from teocalli.core.registry import game_class
>>> source, puzzle = next(iter(shipped(game_class("uxmal")).puzzles.values()))
>>> state = source.match().state_at(puzzle.number)
>>> solution = puzzle.words, puzzle.grade, puzzle.margin
"""

from teocalli.analysis.puzzles.checking import Check, check_all, check_puzzle
from teocalli.analysis.puzzles.collection import Collection, Heading, PuzzleFile, load_collection, shipped
from teocalli.analysis.puzzles.explaining import explain, match_at
from teocalli.analysis.puzzles.finding import find_puzzles, puzzle_at
from teocalli.analysis.puzzles.making import make_puzzles
from teocalli.analysis.puzzles.own import own_puzzles
from teocalli.analysis.puzzles.puzzle import Puzzle, Source

__all__ = [
    "Check",
    "Collection",
    "Heading",
    "Puzzle",
    "PuzzleFile",
    "Source",
    "check_all",
    "check_puzzle",
    "explain",
    "find_puzzles",
    "load_collection",
    "make_puzzles",
    "match_at",
    "own_puzzles",
    "puzzle_at",
    "shipped",
]
