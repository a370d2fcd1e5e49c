"""Whether luck is fair: `python -m studies.luck FOLDER [--games N]` reviews games of a stronger and a weaker player.

Luck is fair by construction (analysis/review/parts.py); here it is measured. The stronger player has each seat in half
of the games. A line for each game is added to FOLDER/luck-GAME.jsonl, so that what was interrupted goes on; at the end
the mean luck of the stronger player and by how much its skill is larger are printed, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from rich.progress import track

from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.parts import chances_of
from teocalli.analysis.review.review import Review
from teocalli.analysis.review.work import complete
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.players.registry import make_player

PLAYERS = {"uxmal": ("level:4:0s", "level:2"), "teotihuacan": ("level:3", "level:1")}
"""The stronger and the weaker player of each game."""
FACTOR = 0.1
"""How deep is looked, beside the usual depth: luck is fair at any."""
WIDE = 1.96


def measured(name: str, number: int) -> dict[str, Any]:
    """Luck and skill of the stronger player and of the weaker one in one game, in chances of victory."""
    match, strong = _played(name, number), number % 2
    review = Review(match, Depth.of(match.game, FACTOR))
    for _ in complete(review):
        pass
    parts = review.parts(chances_of)
    return {
        "game": number,
        "luck": [round(parts[seat].luck, 5) for seat in (strong, 1 - strong)],
        "skill": [round(parts[seat].skill, 5) for seat in (strong, 1 - strong)],
    }


def _played(name: str, number: int) -> Match:
    rng = random.Random(f"luck {name} {number}")
    game = load_game(name, 2)
    match = Match(game, game.draw_setup(rng.randrange))
    order = PLAYERS[name] if number % 2 == 0 else PLAYERS[name][::-1]
    players = [make_player(player, rng.getrandbits(32)) for player in order]
    while not (state := match.state).is_terminal():
        if state.is_chance_node():
            actions, weights = state.chance_weights()
            match.play_action(rng.choices(actions, weights)[0])
        else:
            match.play_action(players[state.current_player].choose(state))
    return match


def _kept(path: Path) -> list[dict[str, Any]]:
    """The games that were measured; a last line that was cut off does not count."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def _told(values: Sequence[float]) -> str:
    half = WIDE * stdev(values) / math.sqrt(len(values))
    return f"{100 * fmean(values):+.1f} ± {100 * half:.1f} percentage points"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing, and tell."""
    parser = argparse.ArgumentParser(prog="python -m studies.luck", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400, help="games of each of both games (default 400)")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in PLAYERS:
        path = chosen.folder / f"luck-{name}.jsonl"
        done = {row["game"] for row in _kept(path)}
        for number in track([number for number in range(chosen.games) if number not in done], name):
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(measured(name, number)) + "\n")
        rows = _kept(path)
        print(f"{name}, {len(rows)} games")
        print(f"  luck of the stronger: {_told([row['luck'][0] for row in rows])}")
        print(f"  its skill beyond the weaker's: {_told([row['skill'][0] - row['skill'][1] for row in rows])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
