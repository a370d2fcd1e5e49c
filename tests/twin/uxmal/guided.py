"""Guided random play: legal games that lean towards the situations one wants to see."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.twin.uxmal.game import Position
from tests.twin.uxmal.material import draw_setup, field_of
from tests.twin.uxmal.record import make_record

EVEN = {"build": 2.0, "place": 2.0, "move": 2.0, "honour": 1.0, "curse": 1.0}


@dataclass(frozen=True)
class Style:
    """How a guided random player leans.

    `weights`: how much each kind of turn is liked (0: only if nothing else is legal).
    `greed`: chance to lay a tile where it yields most and to take two cards rather than one.
    `hoard`: idol whose cards are wanted, or "" for any.
    `cover`: chance to lay a tile over most priests.
    """

    weights: dict[str, float] = field(default_factory=lambda: dict(EVEN))
    greed: float = 0.0
    hoard: str = ""
    cover: float = 0.0


def choose(position: Position, style: Style, rng: random.Random) -> str:
    """Choose a legal word, random but leaning as `style` says."""
    if position.decision == "draw":
        return "draw:" + rng.choice(position.undrawn)
    words = position.legal()
    if position.decision == "turn":
        return choose_turn(words, style, rng)
    if position.decision == "seat" and rng.random() < style.cover:
        return best(words, lambda word: covered(position, word), rng)
    if position.decision in ("seat", "take") and rng.random() < style.greed:
        return best(words, lambda word: gain(position, word, style.hoard), rng)
    return rng.choice(words)


def choose_turn(words: list[str], style: Style, rng: random.Random) -> str:
    kinds: dict[str, list[str]] = {}
    for word in words:
        kinds.setdefault(word.partition(":")[0], []).append(word)
    weights = [style.weights[kind] for kind in kinds]
    kind = rng.choices(list(kinds), weights)[0] if sum(weights) else "build"
    return rng.choice(kinds[kind])


def best(words: list[str], value: Callable[[str], int], rng: random.Random) -> str:
    values = {word: value(word) for word in words}
    return rng.choice([word for word in words if values[word] == max(values.values())])


def covered(position: Position, word: str) -> int:
    column, row = field_of(word[:2])
    tile = {(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)}
    return len(tile & position.occupied)


def gain(position: Position, word: str, hoard: str) -> int:
    taking = word.startswith("take:")
    pairs = {(word[5], int(word[6]))} if taking else position.claims(field_of(word[:2]), word[3:])
    return max((cards for idol, cards in pairs if hoard in ("", idol)), default=0)


def play(players: int, options: dict[str, Any], style: Style, seed: int) -> dict[str, Any]:
    """Record of a full guided random game."""
    rng = random.Random(seed)
    words = draw_setup(players, options, rng)
    position = Position(players, options, words)
    while not position.over:
        word = choose(position, style, rng)
        position.apply(word)
        words.append(word)
    return make_record([f"Player {seat}" for seat in range(players)], options, words, position)
