"""Pyramid tiles and Decorations that cannot be laid (T49, T50)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from teocalli.teotihuacan import components as parts
from teocalli.teotihuacan.refusing.saying import Refusal, dear, legal_words, refusal, short_of, why

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

_LEVELS = range(1, 5)


def level_cost(state: TeotihuacanState, level: int) -> dict[str, int]:
    """Stone and wood of a tile on a level (T50)."""
    cost = state.game.components.data["levels"][level]
    return {"stone": cost["stone"], "wood": cost["wood"]}


def _open_places(state: TeotihuacanState) -> list[tuple[int, int, int]]:
    """Places without a tile, all of whose supports are built (T50)."""
    built = set(state.table()["places"])
    return [
        place
        for number, place in enumerate(parts.places())
        if number not in built and built.issuperset(parts.supports(*place))
    ]


def open_levels(state: TeotihuacanState) -> set[int]:
    """Levels with a place on which a tile could lie now."""
    return {level for level, _, _ in _open_places(state)}


def build_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Levels on which no tile can be laid (`level:N`), and open places that are too dear (T50)."""
    possible = {int(word.partition("@")[2][0]) for word in legal_words(state) if word.startswith("build:")}
    places, display = _open_places(state), state.table()["pyramid"]
    for level in _LEVELS:
        if level in possible or not display:
            continue
        is_open = any(place[0] == level for place in places)
        dear = short_of(state, level_cost(state, level)) if is_open else None
        yield refusal(f"level:{level}", dear or why("no-place"))
        for place in places:
            if place[0] == level and dear:
                yield refusal(f"build:T{min(display)}@{'.'.join(map(str, place))}r0", dear)


def deco_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Stairways without a free step; the word names the first Decoration on display (T49)."""
    legal, table = legal_words(state), state.table()
    first = min(table["decos"])
    for stairway, tiles in zip(parts.STAIRWAYS, table["stairs"], strict=True):
        if f"deco:D{first}@{stairway}" not in legal:
            done = len(tiles) == len(_LEVELS)
            reason = why("stairway-done") if done else why("stairway-below", level=len(tiles))
            yield refusal(f"deco:D{first}@{stairway}", reason)


def save_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """What Technology 15 cannot save (N15)."""
    legal, level = legal_words(state), state.frames[-1][1]
    cost = level_cost(state, level)
    for letter, good in (("w", "wood"), ("s", "stone"), ("-", "")):
        if f"save:{letter}" in legal:
            continue
        rest = {name: count - (name == good) for name, count in cost.items()}
        yield refusal(f"save:{letter}", why("costs-none") if good and not cost[good] else dear(state, rest))
