"""Components of Teotihuacan as frozen data, read from the package's file, and the numbered sets of the action space."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from teocalli.core.frozen import frozen
from teocalli.core.yamltext import read_yaml

GOODS = ("wood", "stone", "gold")
GOOD_LETTERS = "wsg"
TEMPLES = ("blue", "red", "green")
STAIRWAYS = "nesw"
ROWS = ("top", "centre", "bottom")
TILE_BOARDS = (1, 2, 3, 4, 7)
"""Boards with a Discovery tile (T12)."""
ICONS = "brgpBRG"
"""Letters of the icons: types 0 to 3, then the coloured ones."""


@dataclass(frozen=True)
class Components:
    """What a game of Teotihuacan is played with: the content of `components.yaml`, section by section.

    Attributes:
        data: the file's content; every section is described in the file.
        kinds: kinds of Discovery tiles, in the order of the file.
        masks: the kinds that are masks, by their number.
        amounts: numbers of the rules that stand in no table of their own.
        bonuses: Temple Bonus tiles.
        technologies: numbers of the Technologies, ascending.
        bot_actions: the Teotibot's Action tiles.
        stacks: stacks of Discovery tiles, in the order of drawing.

    """

    data: Mapping[str, Any]

    @property
    def kinds(self) -> list[str]:
        return [tile["id"] for tile in self.data["discovery_tiles"]]

    @property
    def amounts(self) -> Mapping[str, Any]:
        return dict(self.data["amounts"])

    @property
    def masks(self) -> list[str]:
        return [kind for kind in self.kinds if kind.startswith("mask_")]

    @property
    def bonuses(self) -> list[str]:
        return list(self.data["temple_bonuses"])

    @property
    def technologies(self) -> list[int]:
        return sorted(self.data["technologies"])

    @property
    def bot_actions(self) -> list[str]:
        return list(self.data["bot"]["actions"])

    @property
    def stacks(self) -> list[str]:
        return list(self.data["stacks"])

    def layouts(self, players: int) -> list[Mapping[str, Any]]:
        """Layouts of the starting pyramid, the standard one first; solo as for two (T11)."""
        return list(self.data["starting_pyramid"][max(players, 2)])


@cache
def standard() -> Components:
    """The components of the package."""
    return _loaded()[0]


def are_standard(data: Any) -> bool:
    """Whether these are the components as the package's file has them; no game is played with others."""
    return bool(_as_text(data) == _loaded()[1])


@cache
def _loaded() -> tuple[Components, str]:
    """The content of the package's file, and its text, which nobody can change."""
    text = files("teocalli.games.teotihuacan").joinpath("data", "components.yaml").read_text(encoding="utf-8")
    data = frozen(read_yaml(text).value)
    return Components(data), _as_text(data)


def _as_text(data: Any) -> str:
    try:
        return json.dumps(data, sort_keys=True)
    except (RecursionError, TypeError, ValueError):
        return ""


def place_number(level: int, row: int, column: int) -> int:
    """Number 0 to 29 of a place of the pyramid (T2)."""
    size = 5 - level
    return sum((5 - lower) ** 2 for lower in range(1, level)) + row * size + column


@cache
def places() -> tuple[tuple[int, int, int], ...]:
    """Level, row and column of every place, by number."""
    return tuple(
        (level, row, column) for level in range(1, 5) for row in range(5 - level) for column in range(5 - level)
    )


def cells(level: int, row: int, column: int) -> list[tuple[int, int]]:
    """Row and column of the four cells that a place covers, clockwise from the top left (T2)."""
    top, left = 2 * row + level - 1, 2 * column + level - 1
    return [(top, left), (top, left + 1), (top + 1, left + 1), (top + 1, left)]


def supports(level: int, row: int, column: int) -> list[int]:
    """Numbers of the places that must be built before a place (T50)."""
    if level == 1:
        return []
    return [place_number(level - 1, row + r, column + c) for r in (0, 1) for c in (0, 1)]


# A stairway's cells on step s = 1 to 3, left and right as seen looking towards the centre (T3).
def stair_cells(stairway: str, step: int) -> list[tuple[int, int]]:
    """Row and column of the two cells of a step above 0."""
    if stairway == "n":
        return [(step - 1, 4), (step - 1, 3)]
    if stairway == "e":
        return [(4, 8 - step), (3, 8 - step)]
    if stairway == "s":
        return [(8 - step, 3), (8 - step, 4)]
    return [(3, step - 1), (4, step - 1)]


def stair_supports(stairway: str, step: int) -> list[int]:
    """Numbers of the places of level `step` on whose tiles a step above 0 lies (T3)."""
    wanted = set(stair_cells(stairway, step))
    return [
        place_number(level, row, column)
        for level, row, column in places()
        if level == step and wanted & set(cells(level, row, column))
    ]


# The numbered sets, in the order of the action space (docs/actions-teotihuacan.md).


@cache
def permutations() -> tuple[tuple[int, ...], ...]:
    """Orders of the loose boards."""
    return tuple(itertools.permutations(range(2, 8)))


@cache
def technology_sets() -> tuple[tuple[int, ...], ...]:
    """Six of the nine Technologies, by number from 0."""
    return tuple(itertools.combinations(range(9), 6))


@cache
def bonus_rows() -> tuple[tuple[int, ...], ...]:
    """Temple Bonus tiles on blue, red, green."""
    return tuple(itertools.permutations(range(7), 3))


@cache
def pyramid_tiles() -> list[str]:
    """Names of the Pyramid tiles, as in words."""
    return _numbered("T", "pyramid_tiles")


@cache
def decorations() -> list[str]:
    """Names of the Decorations, as in words."""
    return _numbered("D", "decoration_tiles")


@cache
def starting_tiles() -> list[str]:
    """Names of the Starting tiles, as in words."""
    return _numbered("ST", "starting_tiles")


def _numbered(letters: str, section: str) -> list[str]:
    return [f"{letters}{number}" for number in range(1, len(standard().data[section]) + 1)]


@cache
def starting_pairs() -> tuple[tuple[int, int], ...]:
    """Two Starting tiles, from 0."""
    return tuple((a, b) for a, b in itertools.combinations(range(18), 2))


@cache
def goods_sets() -> tuple[tuple[int, int, int], ...]:
    """Sets of up to five goods: wood, stone, gold; smaller sets first."""
    return tuple(
        (chosen.count(0), chosen.count(1), chosen.count(2))
        for size in range(6)
        for chosen in itertools.combinations_with_replacement(range(3), size)
    )


@cache
def board_sets() -> tuple[tuple[int, ...], ...]:
    """Three different boards."""
    return tuple(itertools.combinations(range(1, 9), 3))


@cache
def power_sets() -> tuple[tuple[int, ...], ...]:
    """Powers of one to four workers, ascending; smaller sets first."""
    return tuple(
        chosen for size in range(1, 5) for chosen in itertools.combinations_with_replacement(range(1, 6), size)
    )


@cache
def power_pairs() -> tuple[tuple[int, ...], ...]:
    """Powers of two workers, the lower first."""
    return tuple(itertools.combinations_with_replacement(range(1, 6), 2))
