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
from tests.fixtures.store import load_record, own_games
from tests.twin.teotihuacan import Teotihuacan
from tests.twin.uxmal import Position

POSITIONS = Path(__file__).with_name("positions.json")
MOST = 400_000  # continuations; deeper counts are not stored

Entry = dict[str, Any]


def positions() -> list[Entry]:
    """The fixed positions with their stored `counts`: continuations of 1, 2, 3 … words.

    A position is given by the `words` before it, or as the position `after` so many words of a `stored` game.
    """
    stored: list[Entry] = json.loads(POSITIONS.read_text())
    return stored


def beginning(entry: Entry) -> tuple[str, int, dict[str, Any], list[str]]:
    """Game, players, options and words of a fixed position."""
    if "stored" not in entry:
        return "uxmal", entry["players"], entry["options"], entry["words"]
    record = load_record(own_games(entry["game"]) / f"{entry['stored']}.json")
    return entry["game"], len(record["players"]), record["options"], record["words"][: entry["after"]]


def engine_at(entry: Entry) -> State:
    """The engine's state at a fixed position."""
    name, players, options, words = beginning(entry)
    game = load_game(name, players, options)
    match = Match(game, words[: game.setup_length])
    for word in words[game.setup_length :]:
        match.play(word)
    return match.state


def twin_counts(entry: Entry, depth: int) -> int:
    """Continuations of exactly `depth` words, counted by the twin."""
    name, players, options, words = beginning(entry)
    if name == "teotihuacan":
        return counted_again(players, options, words, depth)
    length = load_game(name, players, options).setup_length
    twin = Position(players, options, words[:length])
    for word in words[length:]:
        twin.apply(word)
    return counted_on_copies(twin, depth)


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


def counted_on_copies(twin: Position, depth: int) -> int:
    """The same, counted by Uxmal's twin."""
    words = twin.legal()
    if depth == 1:
        return len(words)
    total = 0
    for word in words:
        after = twin.copy()
        after.apply(word)
        total += counted_on_copies(after, depth - 1)
    return total


def counted_again(players: int, options: dict[str, str], words: list[str], depth: int) -> int:
    """The same, counted by Teotihuacan's twin, which cannot be copied and plays all words again each time."""
    twin = Teotihuacan(players, options)
    for word in words:
        twin.play(word)
    if depth == 1:
        return len(twin.legal)
    return sum(counted_again(players, options, [*words, word], depth - 1) for word in twin.legal)


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
