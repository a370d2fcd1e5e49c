"""Words of Uxmal: one decision is one word, the same in every language (notation of the specification).

An action is a number: its kind's first number plus an offset (docs/actions-uxmal.md). Here alone words are put together
and taken apart; everything else asks an action for its parts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from teocalli.core.errors import IllegalAction, clean_word
from teocalli.games.uxmal.rules.actions import (
    A_BUILD,
    A_CURSE,
    A_DRAW,
    A_HONOUR,
    A_MOVE,
    A_PAY,
    A_PLACE,
    A_SEAT,
    A_TAKE,
    ACTIONS,
)
from teocalli.games.uxmal.rules.fields import SEAT_FIELDS, SEATS_OF_LEVEL
from teocalli.games.uxmal.tiles import IDOLS, turned

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

NUM_ACTIONS = ACTIONS
COLUMNS = "abcdefgh"
FIELDS = _FIELDS = tuple(column + str(row) for row in range(1, 9) for column in COLUMNS)
"""Names of the fields, in the order of their numbers."""
_FIELD_NUMBERS = {name: number for number, name in enumerate(_FIELDS)}


class Action(NamedTuple):
    """What a word says, part by part. Parts that its kind does not have are empty.

    Attributes:
        word: the word itself.
        kind: "build", "draw", "seat", "take", "place", "move", "pay", "honour" or "curse".
        field: where a priest is placed; the lower left field of a seat.
        source, target: where a priest goes from and to.
        tile: as it would lie, or as it is listed.
        turn: quarter turns clockwise of the tile; words do not say it, the position does.
        idol: its letter.
        cards: how many are taken.
        squares: how far the idol moves.

    """

    word: str
    kind: str
    field: str = ""
    source: str = ""
    target: str = ""
    tile: str = ""
    turn: int = 0
    idol: str = ""
    cards: int = 0
    squares: int = 0


_FORMS = {
    "field": "[a-h][1-8]",
    "source": "[a-h][1-8]",
    "target": "[a-h][1-8]",
    "tile": f"[{IDOLS}-]{{4}}",
    "idol": f"[{IDOLS}]",
    "cards": "[12]",
    "squares": "[1-4]",
}
"""How the parts of an action are written."""
_NUMBERS = {"cards", "squares"}


def field_name(field: int) -> str:
    """Name of a field, a1 to h8."""
    return _FIELDS[field]


def is_field(name: str) -> bool:
    """Whether a field has this name."""
    return name in _FIELD_NUMBERS


def field_number(name: str) -> int:
    """Number of a field: 0 is a1, 63 is h8."""
    return _FIELD_NUMBERS[name]


def tile_fields(corner: str) -> list[str]:
    """The fields of a tile, by its lower left one."""
    number = field_number(corner)
    return [_FIELDS[number + right + 8 * up] for up in (0, 1) for right in (0, 1)]


# Each kind tells its parts from a number, and the number from its parts.

Parts = dict[str, Any]


def _seat_parts(state: UxmalState, offset: int) -> Parts:
    """The tile as it would lie; a position without a drawn tile shows question marks."""
    seat, turn = offset >> 2, offset & 3
    drawn = state.drawn
    tile = "????" if drawn is None else turned(state.tables.components.tiles[drawn], turn)
    return {"field": _FIELDS[SEAT_FIELDS[seat]], "tile": tile, "turn": turn}


def _seat_offset(state: UxmalState, action: Action) -> int | None:
    """A field may be the lower left one of seats of two levels: the phase decides (U12)."""
    seats = [seat for seat in SEATS_OF_LEVEL[state.phase] if _FIELDS[SEAT_FIELDS[seat]] == action.field]
    if state.drawn is None or not seats:
        return None
    listed = state.tables.components.tiles[state.drawn]
    return next((4 * seats[0] + turn for turn in range(4) if turned(listed, turn) == action.tile), None)


def _move_parts(state: UxmalState, offset: int) -> Parts:
    return {"source": _FIELDS[offset >> 6], "target": _FIELDS[offset & 63]}


def _move_offset(state: UxmalState, action: Action) -> int:
    return 64 * _FIELD_NUMBERS[action.source] + _FIELD_NUMBERS[action.target]


def _shift_parts(state: UxmalState, offset: int) -> Parts:
    return {"idol": IDOLS[offset >> 2], "squares": (offset & 3) + 1}


def _shift_offset(state: UxmalState, action: Action) -> int:
    return 4 * IDOLS.index(action.idol) + action.squares - 1


def _draw_offset(state: UxmalState, action: Action) -> int | None:
    """Of equal tiles the first one stands for all."""
    tiles = state.tables.components.tiles
    return tiles.index(action.tile) if action.tile in tiles else None


@dataclass(frozen=True)
class _Kind:
    """One kind of action: its first number, how its words are written, and what they mean."""

    name: str
    first: int
    form: str
    parts: Callable[[UxmalState, int], Parts]
    offset: Callable[[UxmalState, Action], int | None]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """How its words are read follows from how they are written."""
        return re.compile(self.form.format(**{name: f"(?P<{name}>{form})" for name, form in _FORMS.items()}))

    def read(self, word: str) -> Action | None:
        """The parts of a word of this kind, None for a word of another one."""
        found = self.pattern.fullmatch(word)
        if found is None:
            return None
        parts: dict[str, Any] = found.groupdict()
        return Action(word, self.name, **parts | {name: int(parts[name]) for name in _NUMBERS & parts.keys()})


_KINDS = (
    _Kind("build", A_BUILD, "build", lambda state, offset: {}, lambda state, action: 0),
    _Kind("seat", A_SEAT, "{field}:{tile}", _seat_parts, _seat_offset),
    _Kind(
        "take",
        A_TAKE,
        "take:{idol}{cards}",
        lambda state, offset: {"idol": IDOLS[offset >> 1], "cards": (offset & 1) + 1},
        lambda state, action: 2 * IDOLS.index(action.idol) + action.cards - 1,
    ),
    _Kind(
        "place",
        A_PLACE,
        "place:{field}",
        lambda state, offset: {"field": _FIELDS[offset]},
        lambda state, action: _FIELD_NUMBERS[action.field],
    ),
    _Kind("move", A_MOVE, "move:{source}-{target}", _move_parts, _move_offset),
    _Kind(
        "pay",
        A_PAY,
        "pay:{idol}",
        lambda state, offset: {"idol": IDOLS[offset]},
        lambda state, action: IDOLS.index(action.idol),
    ),
    _Kind("honour", A_HONOUR, "honour:{idol}{squares}", _shift_parts, _shift_offset),
    _Kind("curse", A_CURSE, "curse:{idol}{squares}", _shift_parts, _shift_offset),
    _Kind(
        "draw",
        A_DRAW,
        "draw:{tile}",
        lambda state, offset: {"tile": state.tables.components.tiles[offset]},
        _draw_offset,
    ),
)


def take(idol: int, cards: int) -> int:
    """The action of taking so many cards of an idol (0–4)."""
    return A_TAKE + 2 * idol + cards - 1


def take_word(idol: str, cards: int) -> str:
    """The word of taking so many cards of an idol by its letter; it is the same in every position."""
    return next(kind for kind in _KINDS if kind.name == "take").form.format(idol=idol, cards=cards)


def pay(idol: int) -> int:
    """The action of paying a card of an idol (0–4)."""
    return A_PAY + idol


_KIND_OF = tuple(next(kind for kind in reversed(_KINDS) if action >= kind.first) for action in range(NUM_ACTIONS))
"""The kind of each action."""


_OF_TILES = {"seat", "draw"}
"""Kinds whose words depend on the tiles; all others say the same in every position."""
_SAID: dict[int, Action] = {}
"""Actions that were said before, of the other kinds."""


def _kind(action: int) -> _Kind:
    return _KIND_OF[action]


def kind_of(action: int) -> str:
    """One of "build", "draw", "seat", "take", "place", "move", "pay", "honour", "curse"."""
    return _kind(action).name


def said(state: UxmalState, action: int) -> Action:
    """An action part by part; of kind "seat" it has the tile as it would lie."""
    known = _SAID.get(action)
    if known is not None:
        return known
    kind = _kind(action)
    parts = kind.parts(state, action - kind.first)
    spoken = Action(kind.form.format(**parts), kind.name, **parts)
    if kind.name not in _OF_TILES:
        _SAID[action] = spoken
    return spoken


def beginnings(state: UxmalState, priests: Sequence[int]) -> dict[str, list[Action]]:
    """What a turn may begin with (U10), by kind, legal or not, of somebody with priests on these fields."""
    fields = range(len(_FIELDS))
    numbers: dict[str, Iterable[int]] = {
        "build": [A_BUILD],
        "place": range(A_PLACE, A_MOVE),
        "move": [A_MOVE + 64 * source + target for source in priests for target in fields if source != target],
        "honour": range(A_HONOUR, A_CURSE),
        "curse": range(A_CURSE, A_DRAW),
    }
    return {kind: [said(state, number) for number in found] for kind, found in numbers.items()}


def word_of(state: UxmalState, action: int) -> str:
    """The word of an action."""
    return said(state, action).word


def parse(word: str) -> Action | None:
    """What a word says by itself, whatever the position; None for what is no word."""
    return next((action for kind in _KINDS if (action := kind.read(word)) is not None), None)


def number_of(state: UxmalState, action: Action) -> int | None:
    """The number of an action in this position, None where there is no such one; it need not be legal."""
    kind = next(kind for kind in _KINDS if kind.name == action.kind)
    offset = kind.offset(state, action)
    return None if offset is None else kind.first + offset


def action_of(state: UxmalState, word: str) -> int:
    """The legal action of a word. Raises `IllegalAction`."""
    action = parse(word) if isinstance(word, str) else None
    number = None if action is None else number_of(state, action)
    if number is None or not state.is_legal_action(number):
        raise IllegalAction(clean_word(word), state.game.legal_words(state))
    return number
