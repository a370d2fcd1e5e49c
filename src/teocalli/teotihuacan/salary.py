"""What an Eclipse asks of the players: cocoa for their workers (T77)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

_STRONG = 4
"""From this power on a worker costs 2 cocoa."""


def salary(state: TeotihuacanState, seat: int) -> int:
    """Cocoa for the workers in play (T77); the Teotibot pays none (T93)."""
    if state.game.players == 1 and seat == 1:
        return 0
    return sum(2 if power >= _STRONG else 1 for _, power, _, _ in state.player_table(seat)["dice"])
