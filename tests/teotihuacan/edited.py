"""Positions changed through their bytes: a player gets something, everything else stays."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.state import TeotihuacanState

_HEAD = 12
_SEATS, _SEAT = 72, 72
_COCOA, _GOODS, _UNUSED, _USED = 6, 8, 30, 51
_KINDS_LEFT = 380
_STOCK = {"cocoa": _COCOA, **{good: _GOODS + 2 * number for number, good in enumerate(parts.GOODS)}}


def given(state: TeotihuacanState, seat: int, lacking: Iterable[tuple[str, int, int]]) -> TeotihuacanState | None:
    """The same position where the seat has of everything lacking what is needed, `(what, needed, owned)`.

    Discovery tiles come from the supply, or from those that the player, or else another one, has; None if there are
    no more.
    """
    data = bytearray(state.to_bytes())
    base = _HEAD + _SEATS + _SEAT * seat
    player = state.player_table(seat)
    assert struct.unpack_from("<h", data, base + _COCOA) == (player["cocoa"],)
    assert list(data[base + _UNUSED : base + _USED]) == player["unused"]
    for what, needed, owned in lacking:
        if what in _STOCK:
            struct.pack_into("<h", data, base + _STOCK[what], needed)
            continue
        kind = parts.standard().kinds.index(what)
        for _ in range(needed - owned):
            pile = next((place for place in _piles(state, base, kind) if data[place]), None)
            if pile is None:
                return None
            data[pile] -= 1
            data[base + _UNUSED + kind] += 1
    return state.game.state_from_bytes(bytes(data))


def _piles(state: TeotihuacanState, base: int, kind: int) -> Iterable[int]:
    """Where a tile of a kind may come from."""
    yield _HEAD + _KINDS_LEFT + kind
    yield base + _USED + kind
    for seat in range(state.game.seats):
        other = _HEAD + _SEATS + _SEAT * seat
        if other != base:
            yield from (other + _UNUSED + kind, other + _USED + kind)
