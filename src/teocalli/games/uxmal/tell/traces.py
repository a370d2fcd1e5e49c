"""Where on the board an action acts, by the names of the drawing: fields, squares of the track, piles, the tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from teocalli.core.traces import Trace
from teocalli.games.uxmal import notation as words

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState


def traces(before: UxmalState, action: int) -> list[Trace]:
    """What an action does where; a draw shows itself in what is laid."""
    said = words.said(before, action)
    found = _FOUND.get(said.kind)
    return [found(before, said)] if found else []


def _shifted(before: UxmalState, said: words.Action) -> Trace:
    """Honoured idols go to lower squares, cursed ones to higher (U20)."""
    square = before.track.index(said.idol) + 1
    shift = -said.squares if said.kind == "honour" else said.squares
    return Trace((_square(square + shift),), (_square(square),))


def _square(number: int) -> str:
    return f"square:{number}"


def _pile(_: UxmalState, said: words.Action) -> Trace:
    return Trace((f"pile:{said.idol}",))


_FOUND: dict[str, Callable[[UxmalState, words.Action], Trace]] = {
    "build": lambda before, said: Trace(("stock",)),
    "seat": lambda before, said: Trace(tuple(words.tile_fields(said.field))),
    "place": lambda before, said: Trace((said.field,)),
    "move": lambda before, said: Trace((said.target,), (said.source,)),
    "take": _pile,
    "pay": _pile,
    "honour": _shifted,
    "curse": _shifted,
}
"""Where actions of each kind act."""
