"""What lies on the table, read from a position summary: workers by board, prices, values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from teocalli.games.teotihuacan.components import Components
from teocalli.games.teotihuacan.notation import Worker, tile_named
from teocalli.games.teotihuacan.rules.position import FOREST, GOLD_DEPOSITS, QUARRY

GOODS_TABLES = {FOREST: "forest", QUARRY: "quarry", GOLD_DEPOSITS: "gold"}
"""Boards whose main action gives goods, and their sections of the components."""
TEMPLE_OF_BOARD = {FOREST: "red", QUARRY: "green", GOLD_DEPOSITS: "blue"}


def workers(position: Mapping[str, Any], board: int) -> list[tuple[int, Worker]]:
    """All players' dice on a board, each with its seat."""
    players = enumerate(position["players"])
    found = [(seat, Worker.read(text)) for seat, player in players for text in player["workers"]]
    return [(seat, worker) for seat, worker in found if worker.board == board]


def neutral_here(position: Mapping[str, Any], board: int) -> list[int]:
    """Neutral colours with a die on a board."""
    return [colour for colour, boards in enumerate(position["neutral"]) if board in boards]


def price(components: Components, kind: str) -> Mapping[str, int]:
    """What a Discovery tile costs (T68)."""
    tile = next(tile for tile in components.data["discovery_tiles"] if tile["id"] == kind)
    cost: Mapping[str, int] = tile["cost"]
    return cost


def icons_turned(components: Components, tile: str, turn: int = 0) -> str:
    """The icons of a Pyramid tile, clockwise from the top left; by a quarter turn the lower left comes to the top."""
    icons: str = components.data["pyramid_tiles"][tile_named(tile).number - 1]
    back = -turn % len(icons)
    return icons[back:] + icons[:back]


def mask_numbers(components: Components, tiles: Mapping[str, int]) -> Iterator[str]:
    """The masks among a player's tiles, by number."""
    for number, kind in enumerate(components.masks, start=1):
        yield from [str(number)] * tiles.get(kind, 0)
