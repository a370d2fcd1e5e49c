"""What lies on the table, read from a position summary: workers by board, crews, what a board's table gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.games.teotihuacan.components import Components

GOODS_TABLES = {2: "forest", 3: "quarry", 4: "gold"}
"""Boards whose main action gives goods, and their sections of the components."""
TEMPLE_OF_BOARD = {2: "red", 3: "green", 4: "blue"}
MOST_WORKERS = 3
LAST_ROUND, ONE_MORE = 1, 2


@dataclass(frozen=True)
class Worker:
    """A player's die. `royal` is the number of the Royal tile on which it is locked, 0 for none."""

    seat: int
    board: int
    power: int
    locked: bool
    royal: int

    @classmethod
    def read(cls, seat: int, word: str) -> Worker:
        """A worker as the summary writes it: `3.2`, `3.2w`, `1.2w4`."""
        place, lock, royal = word.partition("w")
        return cls(seat, int(place[0]), int(place[2:]), bool(lock), int(royal or 0))


def workers(position: Mapping[str, Any], board: int) -> list[Worker]:
    """All players' dice on a board."""
    found = [Worker.read(seat, word) for seat, player in enumerate(position["players"]) for word in player["workers"]]
    return [worker for worker in found if worker.board == board]


def neutral_here(position: Mapping[str, Any], board: int) -> list[int]:
    """Neutral colours with a die on a board."""
    return [colour for colour, boards in enumerate(position["neutral"]) if board in boards]


def crew(position: Mapping[str, Any], board: int, seat: int) -> list[int]:
    """Powers of the seat's unlocked workers on a board, ascending."""
    return sorted(w.power for w in workers(position, board) if w.seat == seat and not w.locked)


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


def icons_turned(components: Components, word: str) -> str:
    """The icons of a Pyramid tile `T5` or `T5r2`, clockwise from the top left (r1: the lower left comes to the top)."""
    number, _, turns = word.removeprefix("T").partition("r")
    icons: str = components.data["pyramid_tiles"][int(number) - 1]
    back = -int(turns or 0) % len(icons)
    return icons[back:] + icons[:back]


def mask_numbers(tiles: Mapping[str, int]) -> Iterator[str]:
    """The masks among a player's tiles, by number."""
    for kind, count in tiles.items():
        if kind.startswith("mask_"):
            yield from [kind.removeprefix("mask_")] * count
