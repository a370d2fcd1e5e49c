"""What the names of tiles in words mean."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from teocalli.games.teotihuacan import components as parts


class Tile(NamedTuple):
    """A tile that a word names.

    Attributes:
        family: "pyramid", "decoration", "start", "kind" (of Discovery tiles), "tech" or "bot" (its Action tiles).
        name: as words write it: T5, D3, ST4, mask_1, 15, alchemy.
        number: the number of a tile that has one, else 0.

    """

    family: str
    name: str
    number: int = 0


@cache
def _tiles() -> dict[str, Tile]:
    data = parts.standard()
    families = {"pyramid": parts.pyramid_tiles(), "decoration": parts.decorations(), "start": parts.starting_tiles()}
    named = {"kind": data.kinds, "bot": data.bot_actions}
    return {
        **{name: Tile(family, name) for family, names in named.items() for name in names},
        **{name: Tile(family, name, i) for family, names in families.items() for i, name in enumerate(names, start=1)},
        **{str(number): Tile("tech", str(number), number) for number in data.technologies},
    }


def tile_named(name: str) -> Tile:
    """The tile of this name. Raises `KeyError` if there is none."""
    return _tiles()[name]
