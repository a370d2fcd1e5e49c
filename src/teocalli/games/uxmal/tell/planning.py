"""What can be planned for one's next turn, and what others can do about which that asks (docs/notation-uxmal.md).

This is the vocabulary alone. Whether a word is possible decide the rules when its turn has come.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.rules.actions import A_BUILD, A_CURSE, A_HONOUR, A_MOVE, A_PLACE
from teocalli.games.uxmal.tell.log import idol_message

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

FIELDS = range(64)
BUILD, PRIEST, LEAVE = "build", "priest", "leave"
"""What conditions ask about: a tile comes to lie on a field, a priest comes to stand there, one goes away."""
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""The fields of a tile, from its lower left one."""


def plannable(state: UxmalState, seat: int) -> list[dict[str, Any]]:
    """The words with which a turn may begin, by kind (U10)."""
    moves = [64 * source + target for source in state.priests(seat) for target in FIELDS if target != source]
    offered: Mapping[str, Iterable[int]] = {
        "build": [A_BUILD],
        "place": (A_PLACE + field for field in FIELDS),
        "move": (A_MOVE + move for move in moves),
        "honour": range(A_HONOUR, A_CURSE),
        "curse": range(A_CURSE, A_CURSE + A_CURSE - A_HONOUR),
    }
    groups = [_group(state, kind, actions) for kind, actions in offered.items()]
    return [group for group in groups if group["words"]]


def _group(state: UxmalState, kind: str, actions: Iterable[int]) -> dict[str, Any]:
    said = [words.said(state, action) for action in actions]
    told = [{"word": each.word, "message": _message(each)} for each in said]
    return {"kind": kind, "message": message(f"uxmal-plan-kind-{kind}"), "words": told}


def _message(said: words.Action) -> Message:
    if said.kind in ("honour", "curse"):
        return message(f"uxmal-action-{said.kind}", idol=idol_message(said.idol), squares=said.squares)
    parts = {"field": said.field, "from": said.source, "to": said.target}
    return message(f"uxmal-plan-{said.kind}", **{name: value for name, value in parts.items() if value})


def conditions() -> dict[str, Sequence[str]]:
    """By deed, the fields where it may be done."""
    names = [words.field_name(field) for field in FIELDS]
    return dict.fromkeys((BUILD, PRIEST, LEAVE), names)


def deeds(before: UxmalState, action: int) -> list[tuple[str, str]]:
    """What an action does where, as everybody sees it."""
    said = words.said(before, action)
    if said.kind == "seat":
        return [(BUILD, field) for field in _tile_fields(said.field)]
    found = [(PRIEST, said.field or said.target), (LEAVE, said.source)]
    return [(deed, field) for deed, field in found if field] if said.kind in ("place", "move") else []


def _tile_fields(corner: str) -> list[str]:
    number = words.field_number(corner)
    return [words.field_name(number + right + 8 * up) for right, up in CORNERS]
