"""Words of Uxmal: one decision is one word, the same in every language (notation of the specification)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from teocalli.core.errors import IllegalAction
from teocalli.uxmal.components import IDOLS, turned

if TYPE_CHECKING:
    from teocalli.uxmal.state import UxmalState

SEAT_FIELDS = (
    *(row * 8 + column for row in (0, 2, 4, 6) for column in (0, 2, 4, 6)),
    *(row * 8 + column for row in (1, 3, 5) for column in (1, 3, 5)),
    *(row * 8 + column for row in (2, 4) for column in (2, 4)),
)
"""Lower left field of each seat, by seat number (U3)."""
_FIRST_SEAT = {1: 0, 2: 16, 3: 25, 4: 29}

BUILD = 0
SEAT = 1
TAKE = SEAT + 29 * 4
PLACE = TAKE + 10
MOVE = PLACE + 64
PAY = MOVE + 64 * 64
HONOUR = PAY + 5
CURSE = HONOUR + 20
DRAW = CURSE + 20
NUM_ACTIONS = DRAW + 29

_KINDS = (
    (DRAW, "draw"),
    (CURSE, "curse"),
    (HONOUR, "honour"),
    (PAY, "pay"),
    (MOVE, "move"),
    (PLACE, "place"),
    (TAKE, "take"),
    (SEAT, "seat"),
    (BUILD, "build"),
)
_FIELDS = tuple("abcdefgh"[f % 8] + str(f // 8 + 1) for f in range(64))
_FIELD_NUMBERS = {name: number for number, name in enumerate(_FIELDS)}
_WORD = re.compile(
    r"(?P<build>build)|draw:(?P<draw>[SJMET-]{4})|(?P<seat>[a-h][1-8]):(?P<tile>[SJMET-]{4})"
    r"|take:(?P<take>[SJMET])(?P<cards>[12])|place:(?P<place>[a-h][1-8])|move:(?P<source>[a-h][1-8])-(?P<target>[a-h][1-8])"
    r"|pay:(?P<pay>[SJMET])|(?P<shift>honour|curse):(?P<idol>[SJMET])(?P<squares>[1-4])"
)


def field_name(field: int) -> str:
    """ "a1" … "h8" of a field's number."""
    return _FIELDS[field]


def field_number(name: str) -> int:
    """Number of a field by its name. Raises `KeyError`."""
    return _FIELD_NUMBERS[name]


def kind_of(action: int) -> str:
    """ "build", "draw", "seat", "take", "place", "move", "pay", "honour" or "curse"."""
    return next(kind for first, kind in _KINDS if action >= first)


def seat_and_turns(action: int) -> tuple[int, int]:
    """Seat number and quarter turns of an action of kind "seat"."""
    return (action - SEAT) >> 2, (action - SEAT) & 3


def pair_of(action: int) -> tuple[int, int]:
    """Idol and cards of an action of kind "take"."""
    return (action - TAKE) >> 1, ((action - TAKE) & 1) + 1


def move_fields(action: int) -> tuple[int, int]:
    """Source and target of an action of kind "move"."""
    return (action - MOVE) >> 6, (action - MOVE) & 63


def shift_of(action: int) -> tuple[int, int]:
    """Idol and squares of an action of kind "honour" or "curse"."""
    offset = action - (HONOUR if action < CURSE else CURSE)
    return offset >> 2, (offset & 3) + 1


def word_of(state: UxmalState, action: int) -> str:
    """The word of an action; of kind "seat" it shows the tile as it would lie."""
    kind = kind_of(action)
    if kind == "build":
        return "build"
    if kind == "draw":
        return f"draw:{state.tables.components.tiles[action - DRAW]}"
    if kind == "seat":
        seat, turns = seat_and_turns(action)
        drawn = state.drawn
        tile = turned(state.tables.components.tiles[drawn], turns) if drawn is not None else "????"
        return f"{_FIELDS[SEAT_FIELDS[seat]]}:{tile}"
    if kind == "take":
        idol, cards = pair_of(action)
        return f"take:{IDOLS[idol]}{cards}"
    if kind == "place":
        return f"place:{_FIELDS[action - PLACE]}"
    if kind == "move":
        source, target = move_fields(action)
        return f"move:{_FIELDS[source]}-{_FIELDS[target]}"
    if kind == "pay":
        return f"pay:{IDOLS[action - PAY]}"
    idol, squares = shift_of(action)
    return f"{kind}:{IDOLS[idol]}{squares}"


def action_of(state: UxmalState, word: str) -> int:
    """The legal action of a word. Raises `IllegalAction`."""
    match = _WORD.fullmatch(word) if isinstance(word, str) else None
    action = _number(state, match) if match else None
    if action is None or not state.is_legal_action(action):
        raise IllegalAction(str(word), state.game.legal_words(state))
    return action


def _number(state: UxmalState, match: re.Match[str]) -> int | None:
    kind = match.lastgroup
    if kind == "build":
        return BUILD
    if kind == "draw":
        tiles = state.tables.components.tiles
        return DRAW + tiles.index(match["draw"]) if match["draw"] in tiles else None
    if kind == "tile":
        return _seat_number(state, match["seat"], match["tile"])
    if kind == "cards":
        return TAKE + 2 * IDOLS.index(match["take"]) + int(match["cards"]) - 1
    if kind == "place":
        return PLACE + _FIELD_NUMBERS[match["place"]]
    if kind == "target":
        return MOVE + 64 * _FIELD_NUMBERS[match["source"]] + _FIELD_NUMBERS[match["target"]]
    if kind == "pay":
        return PAY + IDOLS.index(match["pay"])
    first = HONOUR if match["shift"] == "honour" else CURSE
    return first + 4 * IDOLS.index(match["idol"]) + int(match["squares"]) - 1


def _seat_number(state: UxmalState, seat: str, tile: str) -> int | None:
    if state.drawn is None:
        return None
    listed = state.tables.components.tiles[state.drawn]
    fields = SEAT_FIELDS[_FIRST_SEAT[state.phase] : _FIRST_SEAT[state.phase + 1]]
    field = _FIELD_NUMBERS[seat]
    if field not in fields:
        return None
    number = _FIRST_SEAT[state.phase] + fields.index(field)
    for turns in range(4):
        if turned(listed, turns) == tile:
            return SEAT + 4 * number + turns
    return None
