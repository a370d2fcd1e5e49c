"""Many games of engine and twin side by side: `python -m tests.teotihuacan.lockstep [GAMES] [FIRST SEED]`."""

from __future__ import annotations

import random
import sys
from typing import Any

from rich.progress import track

from tests.teotihuacan.walk import random_options, walk
from tests.twin.teotihuacan.guided import STYLES


def agree(players: int, chosen: dict[str, Any], style: str, seed: int) -> int:
    """Play one game; return its number of positions. Raises `AssertionError` at the first difference."""
    positions = 0
    for match, twin in walk(players, chosen, style, seed):
        found, expected = match.state.summary(), twin.summary()
        wrong = {key: (found[key], expected[key]) for key in expected if found[key] != expected[key]}
        assert not wrong, f"{players} players, {chosen}, {style}, seed {seed}, after {match.words}: {wrong}"
        assert found.keys() == expected.keys()
        positions += 1
    return positions


def main(games: int, first: int) -> None:
    positions = 0
    for seed in track(range(first, first + games), "games side by side", transient=True):
        rng = random.Random(seed)
        positions += agree(rng.randint(1, 4), random_options(rng), rng.choice(sorted(STYLES)), seed)
    print(f"{games} games agree at all of their {positions} positions")


if __name__ == "__main__":
    main(*(int(text) for text in [*sys.argv[1:], "500", "1"][:2]))
