"""What a player has and gains: points, cocoa, goods, steps on the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

STOCK = ("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track")
"""What a player gains and gives, in the order in which it is told."""


def stock(state: TeotihuacanState, seat: int) -> dict[str, int]:
    """Points, cocoa, goods and tracks of a seat."""
    player = state.player_table(seat)
    values = (player["vp"], player["cocoa"], *player["goods"], *player["temples"], player["avenue"], player["track"])
    return dict(zip(STOCK, values, strict=True))


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has become more or less."""
    return {key: after[key] - before[key] for key in STOCK if after[key] != before[key]}
