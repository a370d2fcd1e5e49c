"""Count legal continuations and compare with the stored counts: `python -m tests.perft.count [--write]`.

`--write` stores what the engine counts now.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.state import State
from tests.twin.uxmal import Position

POSITIONS = Path(__file__).with_name("positions.json")
MOST = 400_000  # continuations; deeper counts are not stored


def positions() -> list[dict[str, Any]]:
    """The fixed positions with their stored `counts`: continuations of 1, 2, 3 … words."""
    stored: list[dict[str, Any]] = json.loads(POSITIONS.read_text())
    return stored


def engine_at(entry: dict[str, Any]) -> State:
    """The engine's state at a fixed position."""
    game = load_game("uxmal", entry["players"], entry["options"])
    match = Match(game, entry["words"][: game.setup_length])
    for word in entry["words"][game.setup_length :]:
        match.play(word)
    return match.state


def twin_at(entry: dict[str, Any]) -> Position:
    """The twin at a fixed position."""
    length = load_game("uxmal", entry["players"], entry["options"]).setup_length
    twin = Position(entry["players"], entry["options"], entry["words"][:length])
    for word in entry["words"][length:]:
        twin.apply(word)
    return twin


def count(state: State, depth: int) -> int:
    """Continuations of exactly `depth` words; a game that ends earlier has none."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total, after = 0, state.clone()
    for action in actions:
        after.copy_from(state)
        after.apply_action(action)
        total += count(after, depth - 1)
    return total


def twin_count(twin: Position, depth: int) -> int:
    """The same, counted by the twin."""
    words = twin.legal()
    if depth == 1:
        return len(words)
    total = 0
    for word in words:
        after = twin.copy()
        after.apply(word)
        total += twin_count(after, depth - 1)
    return total


def counts(state: State) -> list[int]:
    """Counts for 1, 2, 3 … words, up to the last that is not above `MOST`."""
    found: list[int] = []
    while True:
        total = count(state, len(found) + 1)
        if total > MOST or total == 0 or len(found) == 6:
            return found
        found.append(total)


def main(arguments: list[str]) -> int:
    entries, wrong = positions(), 0
    for entry in entries:
        began = time.perf_counter()
        found = counts(engine_at(entry))
        agrees = found == entry["counts"]
        wrong += not agrees
        verdict = "" if agrees else f"  stored: {entry['counts']}"
        print(f"{entry['name']:<24}{' '.join(map(str, found)):<40}{time.perf_counter() - began:6.2f} s{verdict}")
        entry["counts"] = found
    if "--write" in arguments:
        POSITIONS.write_text(json.dumps(entries, indent=1) + "\n")
        return 0
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
