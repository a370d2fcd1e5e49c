"""Plays what `values-GAME.md` is made of: `python -m studies.value_games FOLDER [--games N]`.

Equal players, each game with a chance of its own. A line for each game is added to FOLDER/GAME-PLAYERS.jsonl: its
number, its words, everybody's points and share of the victory; so what was interrupted goes on.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import track

from studies.lines import keep_line, read_lines
from teocalli.arena.contest import Contest
from teocalli.arena.workers import runner_for

SEED = 1


@dataclass(frozen=True)
class Games:
    """Games of one kind: which, between how many, who plays, and how many games are planned."""

    game: str
    players: int
    player: str
    planned: int

    @property
    def title(self) -> str:
        """How files call them."""
        return f"{self.game}-{self.players}"

    @property
    def contest(self) -> Contest:
        """What is played."""
        return Contest(self.game, {}, (self.player,) * self.players, self.players, SEED)

    def play(self, number: int) -> dict[str, Any]:
        """A game, the first of its block, so that no two games have the same chance."""
        result = self.contest.play(number * self.players)
        shares = [(seat in result.winners) / len(result.winners) for seat in range(self.players)]
        return {"game": number, "points": result.scores, "shares": shares, "words": result.words}

    def rows(self, folder: Path) -> list[Mapping[str, Any]]:
        """What has been played, in order."""
        return sorted(read_lines(folder / f"{self.title}.jsonl"), key=lambda row: row["game"])


KINDS = (
    Games("teotihuacan", 2, "level:3", 4000),
    Games("teotihuacan", 4, "level:3", 2000),
    Games("teotihuacan", 1, "level:3", 1500),
    Games("uxmal", 2, "level:4:0s", 4000),
    Games("uxmal", 4, "level:4:0s", 2000),
)
"""As strong players as can be afforded."""


def kinds_of(game: str) -> list[Games]:
    """The kinds of games of one game."""
    return [kind for kind in KINDS if kind.game == game]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing."""
    parser = argparse.ArgumentParser(prog="python -m studies.value_games", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, help="games of each kind at most (default: as many as are planned)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play (default: all)")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        done = {row["game"] for row in kind.rows(chosen.folder)}
        missing = [number for number in range(min(kind.planned, chosen.games or kind.planned)) if number not in done]
        for row in track(runner_for(chosen.jobs)(kind, missing), kind.title, total=len(missing)):
            keep_line(chosen.folder / f"{kind.title}.jsonl", row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
