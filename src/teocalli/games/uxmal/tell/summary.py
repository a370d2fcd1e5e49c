"""The position summary: the JSON object by which programs compare positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.state import CHANCE, TERMINAL
from teocalli.games.uxmal.notation import field_name
from teocalli.games.uxmal.tiles import IDOLS

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState


def summary(state: UxmalState) -> dict[str, Any]:
    """Every key of the specification's position summary, in its order, legal words included."""
    result = table_summary(state)
    winners = result.pop("winners")
    return result | {"legal": state.game.legal_words(state), "winners": winners}


def table_summary(state: UxmalState) -> dict[str, Any]:
    """The position summary without the legal words."""
    tiles = state.tables.components.tiles
    seats = range(state.game.players)
    turn, to_move = state.turn_player, state.current_player
    return {
        "phase": state.phase,
        "turn": None if turn == TERMINAL else turn,
        "to_move": None if to_move in (CHANCE, TERMINAL) else to_move,
        "decision": state.decision,
        "track": state.track,
        "levels": _rows(state, lambda field: str(state.level(field))),
        "symbols": _rows(state, state.symbol),
        "priests": [sorted(field_name(field) for field in state.priests(seat)) for seat in seats],
        "supply": state.supply,
        "hands": [by_idol(state.hand(seat)) for seat in seats],
        "piles": by_idol(state.piles),
        "scores": state.points(),
        "undrawn": sorted(tiles[number] for number in state.undrawn),
        "drawn": None if state.drawn is None else tiles[state.drawn],
        "due": state.due,
        "winners": state.winners(),
    }


def by_idol(counts: list[int]) -> dict[str, int]:
    """Counts by idol's letter."""
    return dict(zip(IDOLS, counts, strict=True))


def _rows(state: UxmalState, show: Any) -> list[str]:
    """Eight texts, row 8 first."""
    return ["".join(show(8 * row + column) for column in range(8)) for row in range(7, -1, -1)]
