"""Why a kind of action is not offered at a turn (U18, U19, U21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.games.uxmal import notation as words

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

Refusal = dict[str, Any]
"""`{"kind": "place", "move" or "track", "reason": Message}`."""
_KINDS = {"place": ("place",), "move": ("move",), "track": ("honour", "curse")}
"""What a turn may begin with besides building, and the kinds of actions that are in it."""


def refusals(state: UxmalState) -> Iterator[Refusal]:
    """What a turn might begin with and now cannot, each with the reason; nothing at any other decision."""
    if state.decision != "turn":
        return
    offered = {words.kind_of(action) for action in state.legal_actions()}
    for kind, actions in _KINDS.items():
        if not offered.intersection(actions):
            yield {"kind": kind, "reason": _REASONS[kind](state)}


def _refused(reason: str) -> Message:
    return message(f"uxmal-refused-{reason}")


def _why_not_place(state: UxmalState) -> Message:
    """U18: no priest, or no field for one."""
    return _refused("place-field" if state.supply[state.current_player] else "place-supply")


def _why_not_move(state: UxmalState) -> Message:
    """U19, U20: no priest on the pyramid, no card, or no way."""
    if not state.priests(state.current_player):
        return _refused("move-priest")
    return _refused("move-way" if any(state.hand(state.current_player)) else "move-cards")


def _why_not_track(_: UxmalState) -> Message:
    """U21: with any card its idol can be moved one way or the other."""
    return _refused("track-cards")


_REASONS = {"place": _why_not_place, "move": _why_not_move, "track": _why_not_track}
