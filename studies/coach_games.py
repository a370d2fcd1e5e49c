"""Plays the games in which the coach is tried: `python -m studies.coach_games FOLDER [--games N]`.

A player of middling strength sits where the person would, a bot of the usual level opposite. The coach is asked about
a few decisions of the first, drawn at random, and judges them as it does at the table; what it says is looked at again
ten times as deep, with other chance. A line for each game is added to FOLDER/coach-GAME.jsonl, so that what was
interrupted goes on.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from studies.lines import keep_line, read_lines
from studies.playing import played_match
from teocalli.analysis.coach import CAREFUL, comment_on
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.judge import decisions_of, judge_decision
from teocalli.core.match import Match

GAMES = ("uxmal", "teotihuacan")
PERSON, BOT = "level:2", "level:3"
"""Who plays where the person sits, which blunders in a fifth of its decisions, and who sits opposite."""
ASKED = 8
"""Decisions of a game about which the coach is asked."""
DEEPER = 10.0
"""So many times as deep as the coach's second look."""
OTHER_CHANCE = 1_000_003
"""Added to the seed of the deeper look, which so shares no continuation with the coach's."""


def tried(name: str, number: int) -> dict[str, Any]:
    """The coach's comments on some decisions of one game, each with the loss it tells and that of a deeper look."""
    match, seat = _played(name, number), number % 2
    own = [at for at in decisions_of(match) if match.state_at(at).current_player == seat]
    asked = sorted(random.Random(f"coach asked {name} {number}").sample(own, min(ASKED, len(own))))
    depth = Depth.of(match.game, DEEPER * CAREFUL)
    comments = []
    for at in asked:
        comment = comment_on(match, at)
        if comment is not None:
            deeper = judge_decision(match, at, depth, seed=OTHER_CHANCE + at)
            kind = "missed" if comment.missed else "mistake"
            told, found = round(comment.decision.loss, 5), round(deeper.chance_lost, 5)
            comments.append({"number": at, "kind": kind, "told": told, "found": found})
    return {"game": number, "asked": len(asked), "comments": comments}


def _played(name: str, number: int) -> Match:
    return played_match(name, (PERSON, BOT) if number % 2 == 0 else (BOT, PERSON), f"coach {name} {number}")


def rows_of(folder: Path, name: str) -> list[dict[str, Any]]:
    """The games that were tried."""
    return read_lines(folder / f"coach-{name}.jsonl")


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the coach in the games that are missing, the games in turn."""
    parser = argparse.ArgumentParser(prog="python -m studies.coach_games", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=200, help="games of each (default 200)")
    parser.add_argument("--game", choices=GAMES, action="append", help="of this alone (default: of both)")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for number in range(chosen.games):
        for name in chosen.game or GAMES:
            if all(row["game"] != number for row in rows_of(chosen.folder, name)):
                keep_line(chosen.folder / f"coach-{name}.jsonl", tried(name, number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
