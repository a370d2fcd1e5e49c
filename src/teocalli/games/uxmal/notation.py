"""Words of Uxmal: one decision is one word, the same in every language (notation of the specification).

An action is a number: its kind's first number plus an offset (docs/actions-uxmal.md). Each kind writes and reads its
words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from teocalli.core.errors import IllegalAction, clean_word
from teocalli.games.uxmal.components import IDOLS, turned

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

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

_FIELDS = tuple("abcdefgh"[f % 8] + str(f // 8 + 1) for f in range(64))
_FIELD_NUMBERS = {name: number for number, name in enumerate(_FIELDS)}
_FIELD, _TILE, _IDOL = "[a-h][1-8]", "[SJMET-]{4}", "[SJMET]"


def field_name(field: int) -> str:
    """Name of a field, a1 to h8."""
    return _FIELDS[field]


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


def _write_seat(state: UxmalState, action: int) -> str:
    """The tile as it would lie; a position without a drawn tile shows question marks."""
    seat, turns = seat_and_turns(action)
    drawn = state.drawn
    tile = "????" if drawn is None else turned(state.tables.components.tiles[drawn], turns)
    return f"{_FIELDS[SEAT_FIELDS[seat]]}:{tile}"


def _read_seat(state: UxmalState, field: str, tile: str) -> int | None:
    """A field may be the lower left one of seats of two levels: the phase decides (U12)."""
    first = _FIRST_SEAT[state.phase]
    fields = SEAT_FIELDS[first : _FIRST_SEAT[state.phase + 1]]
    if state.drawn is None or _FIELD_NUMBERS[field] not in fields:
        return None
    listed = state.tables.components.tiles[state.drawn]
    seat = first + fields.index(_FIELD_NUMBERS[field])
    return next((SEAT + 4 * seat + turns for turns in range(4) if turned(listed, turns) == tile), None)


def _write_take(state: UxmalState, action: int) -> str:
    idol, cards = pair_of(action)
    return f"take:{IDOLS[idol]}{cards}"


def _write_move(state: UxmalState, action: int) -> str:
    source, target = move_fields(action)
    return f"move:{_FIELDS[source]}-{_FIELDS[target]}"


def _write_shift(state: UxmalState, action: int) -> str:
    idol, squares = shift_of(action)
    return f"{'honour' if action < CURSE else 'curse'}:{IDOLS[idol]}{squares}"


def _read_draw(state: UxmalState, tile: str) -> int | None:
    """Of equal tiles the first one stands for all."""
    tiles = state.tables.components.tiles
    return DRAW + tiles.index(tile) if tile in tiles else None


@dataclass(frozen=True)
class _Kind:
    """One kind of action: its first number, the form of its words, and how they are written and read."""

    name: str
    first: int
    form: re.Pattern[str]
    write: Callable[[UxmalState, int], str]
    read: Callable[..., int | None]


_KINDS = (
    _Kind("build", BUILD, re.compile("build"), lambda s, a: "build", lambda s: BUILD),
    _Kind("seat", SEAT, re.compile(f"({_FIELD}):({_TILE})"), _write_seat, _read_seat),
    _Kind(
        "take",
        TAKE,
        re.compile(f"take:({_IDOL})([12])"),
        _write_take,
        lambda s, idol, cards: TAKE + 2 * IDOLS.index(idol) + int(cards) - 1,
    ),
    _Kind(
        "place",
        PLACE,
        re.compile(f"place:({_FIELD})"),
        lambda s, a: f"place:{_FIELDS[a - PLACE]}",
        lambda s, field: PLACE + _FIELD_NUMBERS[field],
    ),
    _Kind(
        "move",
        MOVE,
        re.compile(f"move:({_FIELD})-({_FIELD})"),
        _write_move,
        lambda s, source, target: MOVE + 64 * _FIELD_NUMBERS[source] + _FIELD_NUMBERS[target],
    ),
    _Kind(
        "pay",
        PAY,
        re.compile(f"pay:({_IDOL})"),
        lambda s, a: f"pay:{IDOLS[a - PAY]}",
        lambda s, idol: PAY + IDOLS.index(idol),
    ),
    _Kind(
        "honour",
        HONOUR,
        re.compile(f"honour:({_IDOL})([1-4])"),
        _write_shift,
        lambda s, idol, squares: HONOUR + 4 * IDOLS.index(idol) + int(squares) - 1,
    ),
    _Kind(
        "curse",
        CURSE,
        re.compile(f"curse:({_IDOL})([1-4])"),
        _write_shift,
        lambda s, idol, squares: CURSE + 4 * IDOLS.index(idol) + int(squares) - 1,
    ),
    _Kind(
        "draw",
        DRAW,
        re.compile(f"draw:({_TILE})"),
        lambda s, a: f"draw:{s.tables.components.tiles[a - DRAW]}",
        _read_draw,
    ),
)


def _kind(action: int) -> _Kind:
    return next(kind for kind in reversed(_KINDS) if action >= kind.first)


def kind_of(action: int) -> str:
    """One of "build", "draw", "seat", "take", "place", "move", "pay", "honour", "curse"."""
    return _kind(action).name


def word_of(state: UxmalState, action: int) -> str:
    """The word of an action; of kind "seat" it shows the tile as it would lie."""
    return _kind(action).write(state, action)


def action_of(state: UxmalState, word: str) -> int:
    """The legal action of a word. Raises `IllegalAction`."""
    action = _read(state, word) if isinstance(word, str) else None
    if action is None or not state.is_legal_action(action):
        raise IllegalAction(clean_word(word), state.game.legal_words(state))
    return action


def _read(state: UxmalState, word: str) -> int | None:
    for kind in _KINDS:
        found = kind.form.fullmatch(word)
        if found:
            return kind.read(state, *found.groups())
    return None
