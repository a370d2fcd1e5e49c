"""What can be planned for one's next turn, and what others can do about which that asks (docs/notation-uxmal.md).

This is the vocabulary alone. Whether a word is possible decide the rules when its turn has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.tell.log import idol_message

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

BUILD, PRIEST, LEAVE = "build", "priest", "leave"
"""What conditions ask about: a tile comes to lie on a field, a priest comes to stand there, one goes away."""


def plannable(state: UxmalState, seat: int) -> list[dict[str, Any]]:
    """The words with which a turn may begin, by kind (U10)."""
    groups = [_group(kind, said) for kind, said in words.beginnings(state, state.priests(seat)).items()]
    return [group for group in groups if group["words"]]


def _group(kind: str, said: Sequence[words.Action]) -> dict[str, Any]:
    told = [{"word": each.word, "message": _message(each)} for each in said]
    return {"kind": kind, "message": message(f"uxmal-plan-kind-{kind}"), "words": told}


def _message(said: words.Action) -> Message:
    if said.kind in ("honour", "curse"):
        return message(f"uxmal-action-{said.kind}", idol=idol_message(said.idol), squares=said.squares)
    parts = {"field": said.field, "from": said.source, "to": said.target}
    return message(f"uxmal-plan-{said.kind}", **{name: value for name, value in parts.items() if value})


def conditions() -> dict[str, Sequence[str]]:
    """By deed, the fields where it may be done."""
    return dict.fromkeys((BUILD, PRIEST, LEAVE), words.FIELDS)


def deeds(before: UxmalState, action: int) -> list[tuple[str, str]]:
    """What an action does where, as everybody sees it."""
    said = words.said(before, action)
    if said.kind == "seat":
        return [(BUILD, field) for field in words.tile_fields(said.field)]
    found = [(PRIEST, said.field or said.target), (LEAVE, said.source)]
    return [(deed, field) for deed, field in found if field] if said.kind in ("place", "move") else []
