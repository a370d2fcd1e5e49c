"""What lies on the table, read from a position summary: workers by board, crews, what a board's table gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from teocalli.games.teotihuacan.components import Components
from teocalli.games.teotihuacan.notation import Worker, tile_named
from teocalli.games.teotihuacan.rules.position import FOREST, GOLD_DEPOSITS, QUARRY

GOODS_TABLES = {FOREST: "forest", QUARRY: "quarry", GOLD_DEPOSITS: "gold"}
"""Boards whose main action gives goods, and their sections of the components."""
TEMPLE_OF_BOARD = {FOREST: "red", QUARRY: "green", GOLD_DEPOSITS: "blue"}
MOST_WORKERS = 3
LAST_ROUND, ONE_MORE = 1, 2


def workers(position: Mapping[str, Any], board: int) -> list[tuple[int, Worker]]:
    """All players' dice on a board, each with its seat."""
    players = enumerate(position["players"])
    found = [(seat, Worker.read(text)) for seat, player in players for text in player["workers"]]
    return [(seat, worker) for seat, worker in found if worker.board == board]


def neutral_here(position: Mapping[str, Any], board: int) -> list[int]:
    """Neutral colours with a die on a board."""
    return [colour for colour, boards in enumerate(position["neutral"]) if board in boards]


def crew(position: Mapping[str, Any], board: int, seat: int) -> list[int]:
    """Powers of the seat's unlocked workers on a board, ascending."""
    return sorted(worker.power for owner, worker in workers(position, board) if owner == seat and not worker.locked)


def bracket(powers: Sequence[int]) -> int:
    """Column of a table: 0 for a lowest power of 1, 1 for 2 to 3, 2 for 4 to 5."""
    return min(powers) // 2


def price(components: Components, kind: str) -> Mapping[str, int]:
    """What a Discovery tile costs (T68)."""
    tile = next(tile for tile in components.data["discovery_tiles"] if tile["id"] == kind)
    cost: Mapping[str, int] = tile["cost"]
    return cost


def building_value(components: Components, position: Mapping[str, Any]) -> int:
    """Points for each Avenue step in an Eclipse now (T74)."""
    return int(components.data["buildings_row"][sum(position["buildings"]["rows"])])


def rounds_left(position: Mapping[str, Any], *, dark_eclipse: bool) -> int | None:
    """Rounds until the Eclipse, this one included, if nobody ascends; None outside turns (T19, T20, T81)."""
    if position["phase"] != "play":
        return None
    if position["last_round"]:
        return LAST_ROUND
    if position["met"]:
        return ONE_MORE
    rounds = int(position["dark"]) - int(position["light"])
    return rounds if dark_eclipse else rounds + 1


def icons_turned(components: Components, tile: str, turn: int = 0) -> str:
    """The icons of a Pyramid tile, clockwise from the top left; by a quarter turn the lower left comes to the top."""
    icons: str = components.data["pyramid_tiles"][tile_named(tile).number - 1]
    back = -turn % len(icons)
    return icons[back:] + icons[:back]


def mask_numbers(components: Components, tiles: Mapping[str, int]) -> Iterator[str]:
    """The masks among a player's tiles, by number."""
    for number, kind in enumerate(components.masks, start=1):
        yield from [str(number)] * tiles.get(kind, 0)
