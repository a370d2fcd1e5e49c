"""Guided random play: legal games that lean towards the situations one wants to see."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.twin.teotihuacan.game import Teotihuacan
from tests.twin.teotihuacan.record import make_record
from tests.twin.teotihuacan.turn import colours_present

Goal = Callable[[Teotihuacan, int, int], float]


@dataclass(frozen=True)
class Style:
    """How a guided random player leans.

    `likes`: patterns of words (matched from their beginning) with the weight of each such word; the first that fits
    counts, words that fit none have the weight 1. `chance`: the same for draws. `goal`: weight of a move, from the
    position, the board moved to and the colours present there.
    """

    likes: dict[str, float] = field(default_factory=dict)
    chance: dict[str, float] = field(default_factory=dict)
    goal: Goal | None = None


def choose(twin: Teotihuacan, style: Style, rng: random.Random) -> str:
    """A legal word, random but leaning as `style` says."""
    likes = style.chance if twin.to_move is None else style.likes
    if not likes:
        return rng.choice(twin.legal)
    weights = [next((likes[p] for p in likes if re.match(p, word)), 1.0) for word in twin.legal]
    if style.goal and twin.decision == "turn":
        weights = [weight * _goal(twin, word, style.goal) for weight, word in zip(weights, twin.legal, strict=True)]
    return rng.choices(twin.legal, weights if sum(weights) else None)[0]


def _goal(twin: Teotihuacan, word: str, goal: Goal) -> float:
    if not word.startswith("move:"):
        return 1.0
    board = int(word.rstrip("*")[-1])
    return goal(twin, board, colours_present(twin, board))


def towards_the_pyramid(twin: Teotihuacan, board: int, colours: int) -> float:
    """Stone and wood where workers stand together, then Construction."""
    assert twin.to_move is not None
    player = twin.players[twin.to_move]
    if player.cocoa < colours:
        return 0.3 * colours
    crew = 1 + sum(worker.board == board and not worker.locked for worker in player.workers)
    if board == 8:
        return 60.0 * min(player.stone // 2, crew) if player.stone >= 2 else 0.02
    if board == 3:
        return 6.0 * crew * crew if player.stone < 8 else 0.5
    if board == 2:
        return 5.0 * crew * crew if player.wood < 4 else 0.3
    return 0.2


def play(players: int, options: dict[str, str], style: Style, seed: int) -> dict[str, Any]:
    """Record of a full guided random game."""
    rng = random.Random(seed)
    twin, words = Teotihuacan(players, options), []
    while twin.decision != "over":
        word = choose(twin, style, rng)
        twin.play(word)
        words.append(word)
    return make_record([f"Player {seat}" for seat in range(players)], options, words, twin)


def climb(players: int, options: dict[str, str], style: Style, seed: int, width: int = 28) -> dict[str, Any]:
    """Record of a game that was played on from the best of `width` continuations, every two turns."""
    rng = random.Random(seed)
    best: list[list[str]] = [[]]
    turns = 0
    while True:
        turns += 2
        found = []
        for _ in range(width):
            twin, words = _again(players, options, rng.choice(best))
            play_on(twin, words, style, rng, turns)
            found.append((words, twin))
        found.sort(key=lambda pair: progress(pair[1]), reverse=True)
        best = [words for words, _ in found[:4]]
        words, twin = found[0]
        if twin.finished or twin.decision == "over":
            play_on(twin, words, style, rng, 10_000)
            return make_record([f"Player {seat}" for seat in range(players)], options, words, twin)


def _again(players: int, options: dict[str, str], words: list[str]) -> tuple[Teotihuacan, list[str]]:
    """The position after these words, and a copy of them."""
    twin = Teotihuacan(players, options)
    for word in words:
        twin.play(word)
    return twin, list(words)


def play_on(twin: Teotihuacan, words: list[str], style: Style, rng: random.Random, turns: int) -> None:
    """Play until so many turns are completed, the pyramid is finished by this or the game is over."""
    early = not twin.finished
    while twin.decision != "over" and twin.turns < turns and not (early and twin.finished):
        words.append(choose(twin, style, rng))
        twin.play(words[-1])


def progress(twin: Teotihuacan) -> float:
    """How near the pyramid is to its top, the time used up counted against it."""
    goods = sum(min(player.stone, 9) + min(player.wood, 5) + 0.5 * min(player.cocoa, 6) for player in twin.players)
    power = sum(min(worker.power, 4) for player in twin.players for worker in player.workers)
    return 1000 * twin.finished + 5 * len(twin.places) + goods + 0.3 * power - 4 * (twin.light + 10 * twin.era)


def together(twin: Teotihuacan, board: int, colours: int) -> float:
    """Where own workers are, as far as the Main action can be paid."""
    assert twin.to_move is not None
    player = twin.players[twin.to_move]
    crew = 1 + sum(worker.board == board and not worker.locked for worker in player.workers)
    return float(crew**4) if player.cocoa >= colours and board != 1 else 1.0


EVEN = Style()
BUSY = Style(
    {
        r"main": 8,
        r"worship:.*\+": 4,
        r"worship": 3,
        r"cocoa": 0.7,
        r"use:": 3,
        r"unlock": 1,
        r"claim:": 4,
        r"skip|done|pay:-|times:0": 0.4,
        r"move:.*>8\*?$": 2,
        r"move:.*>[56]\*?$": 2,
        r"move:.*>7\*?$": 1.5,
        r"end$": 1,
    }
)
"""Does main actions, claims and uses tiles."""
BUILDERS = Style(
    {
        r"main": 60,
        r"worship": 0.05,
        r"cocoa$": 0.5,
        r"done|skip|salary:0": 0.02,
        r"build:T\d+@4": 1000,
        r"build:T\d+@3": 100,
        r"build:T\d+@2": 10,
        r"keep:.*ST(8|14|17|2|15)\b": 5,
        r"gain:s": 5,
        r"gain:w": 2,
        r"ascend:worker": 9,
        r"ascend:cocoa": 4,
        r"power:[238]": 4,
        r"power:\d\.5": 0.1,
        r"rest": 0.1,
    },
    goal=towards_the_pyramid,
)
"""Builds the pyramid to its top as fast as it can."""
ASCENDERS = Style(
    {
        r"main": 12,
        r"worship": 0.5,
        r"cocoa$": 1,
        r"use:power_up_2": 20,
        r"power:\d\.5": 20,
        r"power:\d\.4": 8,
        r"claim:": 5,
    }
)
"""Raises its strongest worker."""
PRIESTS = Style(
    {
        r"worship:.*tile": 6,
        r"worship:r": 8,
        r"worship": 6,
        r"main": 1,
        r"cocoa$": 1.5,
        r"move:.*>1\*?$": 6,
        r"claim:": 6,
        r"skip": 0.5,
        r"use:": 1.5,
        r"waive": 5,
        r"done|pay:-|times:0": 0.5,
    }
)
"""Worships and collects tiles."""
IDLERS = Style({r"cocoa$": 50, r"main|worship": 0.3, r"salary:0": 50, r"use|claim|unlock": 0.1, r"rest": 0.1})
"""Collects cocoa and pays no salary, so that nearly all end without points."""
NOBLES = Style(
    {r"main\+": 30, r"main": 10, r"move:.*>6\*?$": 8, r"move:.*>2\*?$": 5, r"cocoa$": 1, r"worship": 0.5, r"gain:w": 4}
)
"""Puts Buildings until none is left."""
STYLES = {
    "even": EVEN,
    "busy": BUSY,
    "builders": BUILDERS,
    "ascenders": ASCENDERS,
    "priests": PRIESTS,
    "idlers": IDLERS,
    "nobles": NOBLES,
}
