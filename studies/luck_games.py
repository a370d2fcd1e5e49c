"""Reviews games of a stronger and a weaker player: `python -m studies.luck_games FOLDER [--games N]`.

The stronger player has each seat in half of the games. A line for each game is added to FOLDER/luck-GAME.jsonl, so that
what was interrupted goes on.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.progress import track

from studies.lines import keep_line, read_lines
from studies.playing import played_match
from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.parts import chances_of
from teocalli.analysis.review.review import Review
from teocalli.analysis.review.work import complete
from teocalli.core.match import Match

PLAYERS = {"uxmal": ("level:4:0s", "level:2"), "teotihuacan": ("level:3", "level:1")}
"""The stronger and the weaker player of each game."""
DEPTHS = {"uxmal": Depth(100, 32), "teotihuacan": Depth(4, 2)}
"""How deep is looked, far less than a review does: luck is fair at any depth."""
GAMES = 400


def measured(task: tuple[str, int]) -> tuple[str, dict[str, Any]]:
    """The name of a game, and luck and skill of the stronger player and of the weaker one in the match with a
    number, in chances of victory.
    """
    name, number = task
    match, strong = _played(name, number), number % 2
    review = Review(match, DEPTHS[name])
    for _ in complete(review):
        pass
    parts = review.parts(chances_of)
    both = (parts[strong], parts[1 - strong])
    told = {part: [round(getattr(each, part), 5) for each in both] for part in ("luck", "skill")}
    return name, {"game": number, **told}


def _played(name: str, number: int) -> Match:
    return played_match(name, PLAYERS[name] if number % 2 == 0 else PLAYERS[name][::-1], f"luck {name} {number}")


def rows_of(folder: Path, name: str) -> list[Mapping[str, Any]]:
    """What was measured of a game."""
    return read_lines(folder / f"luck-{name}.jsonl")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing."""
    parser = argparse.ArgumentParser(prog="python -m studies.luck_games", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each of both games (default {GAMES})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play (default: all)")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    done = {name: {row["game"] for row in rows_of(chosen.folder, name)} for name in PLAYERS}
    tasks = [(name, number) for number in range(chosen.games) for name in PLAYERS if number not in done[name]]
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for name, row in track(pool.imap_unordered(measured, tasks), "Games", total=len(tasks)):
            keep_line(chosen.folder / f"luck-{name}.jsonl", row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
