"""The twin at a position that was put together by hand, and walks of engine and twin from there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.situations import play
from tests.twin.teotihuacan import Teotihuacan
from tests.twin.teotihuacan.people import Player, Worker

SHARED = ("turns", "era", "light", "dark", "met", "last_round", "finished", "boards", "royal", "bonus", "techs")
KEPT = ("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track", "wheel")


def twin_of(state: TeotihuacanState) -> Teotihuacan:
    """The twin at the beginning of the same turn, read from the summary. Not for the solo game."""
    summary, table = state.summary(), state.table()
    twin = Teotihuacan(state.game.players, dict(state.game.options))
    for key in SHARED:
        setattr(twin, key, summary[key])
    twin.first, twin.first_known = summary["first"], True
    twin.row, twin.rows = summary["buildings"]["row"], summary["buildings"]["rows"]
    twin.icons = [list(row) for row in summary["icons"]]
    twin.levels = [[int(level) for level in row] for row in summary["levels"]]
    twin.places = {parts.places()[number] for number in table["places"]}
    twin.stairs, twin.stacks = summary["stairs"], summary["stacks"]
    twin.pyramid, twin.decorations = summary["pyramid"], summary["decorations"]
    twin.tiles = {int(board): kind for board, kind in summary["tiles"].items()}
    twin.supply_pyramid = [f"T{tile + 1}" for tile in table["tiles_left"]]
    twin.supply_decorations = [f"D{tile + 1}" for tile in table["decos_left"]]
    twin.supply_discovery = Counter(dict(zip(parts.standard().kinds, table["kinds_left"], strict=True)))
    twin.neutral = [list(dice) for dice in table["neutral"]]
    twin.players = [player_of(shown) for shown in summary["players"]]
    twin.resume(summary["turn_of"])
    return twin


def player_of(shown: dict[str, Any]) -> Player:
    player = Player()
    for key in KEPT:
        setattr(player, key, shown[key])
    player.techs, player.starting = shown["techs"], shown["starting"]
    player.unused, player.used = Counter(shown["unused"]), Counter(shown["used"])
    player.workers = [worker_of(word) for word in shown["workers"]]
    return player


def worker_of(word: str) -> Worker:
    place, lock, royal = word.partition("w")
    board, power = map(int, place.split("."))
    return Worker(board, power, lock + royal if lock else None)


def walk_together(state: TeotihuacanState, choose: Callable[[list[str]], str], turns: int = 1) -> list[str]:
    """Engine and twin from the beginning of a turn to the end of so many; both agree at every step. The words."""
    twin = twin_of(state)
    words: list[str] = []
    until = state.summary()["turns"] + turns
    while True:
        found, expected = state.summary(), twin.summary()
        wrong = {key: (found[key], expected[key]) for key in expected if found[key] != expected[key]}
        assert not wrong, f"after {' '.join(words)}: {wrong}"
        if state.is_terminal() or found["turns"] >= until:
            return words
        words.append(choose(found["legal"]))
        play(state, words[-1])
        twin.play(words[-1])


def leaning(rng: random.Random, *liked: str) -> Callable[[list[str]], str]:
    """Chooses at random, words that begin with a liked text eight times as often."""

    def choose(legal: list[str]) -> str:
        return rng.choices(legal, [8 if word.startswith(liked) else 1 for word in legal])[0]

    return choose
