"""Entering a position by hand (U1–U26): its form, and what can be done on the board. Sound or not, `arranging` says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, PositionError, message
from teocalli.core.matching import NoMatching, matching
from teocalli.core.set_up_form import Edit, Field, Form, Group, Value
from teocalli.core.summary_reading import BEYOND, Part, read_plain
from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.arranging import (
    MOST_POINTS,
    MOST_TAKEN,
    base_of,
    board_letters,
    is_laid,
    level_of,
    may_show,
    seat_fields,
    shows_at,
    tables_of,
)
from teocalli.games.uxmal.rules.fields import SEAT_FIELDS, SEATS_OF_LEVEL
from teocalli.games.uxmal.rules.position import LEVELS, TILES
from teocalli.games.uxmal.state import DECISIONS
from teocalli.games.uxmal.tiles import IDOLS, SYMBOLS, turned

if TYPE_CHECKING:
    from teocalli.games.uxmal.game import UxmalGame

_FOLLOWING = ("to_move", "supply", "piles", "winners")
_MOST_DUE = 100


def bare(game: UxmalGame, summary: Mapping[str, Any]) -> dict[str, Any]:
    """A summary without the keys that follow from others; which these are, the decision says."""
    decision = summary.get("decision")
    found = {key: value for key, value in summary.items() if key not in (*_FOLLOWING, BEYOND)}
    if decision != "take":
        found.pop("legal", None)
    if decision == "over":
        found.pop("turn", None)
    if decision == "pay":
        found.setdefault("due", 1)
    else:
        found.pop("due", None)
    if (
        decision not in _drawn_at(game)
        and isinstance(found.get("drawn"), str)
        and isinstance(found.get("undrawn"), list)
    ):
        found |= {"undrawn": sorted([*map(str, found["undrawn"]), found["drawn"]]), "drawn": None}
    more = _beyond(game, summary)
    return found | ({BEYOND: more} if more else {})


def _drawn_at(game: UxmalGame) -> list[str]:
    """Decisions at which a drawn tile lies on the table (U11)."""
    return ["turn", "seat", "pay"] if game.options["draw"] == "open" else ["seat"]


def _beyond(game: UxmalGame, summary: Mapping[str, Any]) -> dict[str, Any]:
    """Random components, and which idol was paid last: from it on cards may be paid (U4, U20)."""
    told = summary.get(BEYOND)
    given = dict(told) if isinstance(told, Mapping) else {}
    found = {key: given[key] for key in ("base", "tiles") if key in given and game.options["components"] == "random"}
    if summary.get("decision") == "pay":
        found["paid"] = given.get("paid", _first_to_pay(summary.get("legal")))
    return found


def _first_to_pay(legal: Any) -> str:
    """The first idol of which a card may be paid; all may where nobody says."""
    read = [words.parse(word) for word in legal if isinstance(word, str)] if isinstance(legal, list) else []
    return min(
        (each.idol for each in read if each is not None and each.kind == "pay"), default=IDOLS[0], key=IDOLS.index
    )


# The form.


def form(game: UxmalGame, summary: Mapping[str, Any]) -> Form:
    """All that is not done on the board: turn, track, tiles, and what lies before the players."""
    tables = _tables(game, summary)
    tiles = [] if tables is None else sorted(tables.components.tiles)
    idols = [Value(letter, message(f"uxmal-idol-{letter}.title")) for letter in IDOLS]
    values = {
        "phases": [Value(phase, str(phase)) for phase in range(1, LEVELS + 1)],
        "decisions": [Value(name, message(f"uxmal-set-up-decision-{name}")) for name in DECISIONS],
        "seats": [Value(seat, message("name-player", number=seat + 1)) for seat in range(game.players)],
        "idols": idols,
        "tiles": [Value(tile, _tile(tile)) for tile in dict.fromkeys(tiles)],
        "fields": [Value(name, name) for name in words.FIELDS],
        "takes": [
            Value(words.take_word(idol, cards), message("uxmal-cards", count=cards, idol=message(f"uxmal-idol-{idol}")))
            for idol in IDOLS
            for cards in range(1, MOST_TAKEN + 1)
        ],
    }
    cards = TILES if tables is None else tables.cards
    players = [_player(seat, cards, [0] if tables is None else _priests(tables)) for seat in range(game.players)]
    return Form([_turn(), _tiles(game), *players], values)


def _tile(tile: str) -> Message:
    """A tile by its symbols, clockwise."""
    return message("uxmal-set-up-tile", symbols=[_symbol(letter) for letter in tile])


def _symbol(letter: str) -> Message:
    return message("uxmal-blank" if letter not in IDOLS else f"uxmal-idol-{letter}")


def _priests(tables: Any) -> list[int]:
    return [tables.priests_in(phase) for phase in range(1, LEVELS + 1)]


def _turn() -> Group:
    within = {"decision": [name for name in DECISIONS if name != "over"]}
    return Group(
        message("uxmal-set-up-turn"),
        [
            Field("choice", "phase", message("uxmal-set-up-phase"), "phases"),
            Field("choice", "decision", message("uxmal-set-up-decision"), "decisions"),
            Field("choice", "turn", message("uxmal-set-up-whose"), "seats", only=within),
            Field("number", "due", message("uxmal-set-up-due"), low=1, high=_MOST_DUE, only={"decision": ["pay"]}),
            Field("choice", f"{BEYOND}/paid", message("uxmal-set-up-paid"), "idols", only={"decision": ["pay"]}),
            Field("list", "legal", message("uxmal-set-up-takes"), "takes", low=2, high=5, only={"decision": ["take"]}),
            Field("order", "track", message("uxmal-name-track"), "idols", text=True),
        ],
    )


def _tiles(game: UxmalGame) -> Group:
    return Group(
        message("uxmal-set-up-tiles"),
        [
            Field("choice", "drawn", message("uxmal-set-up-drawn"), "tiles", only={"decision": _drawn_at(game)}),
            Field("list", "undrawn", message("uxmal-name-tiles"), "tiles", high=TILES),
        ],
    )


def _player(seat: int, cards: int, priests: Sequence[int]) -> Group:
    return Group(
        message("name-player", number=seat + 1),
        [
            Field("number", f"scores/{seat}", message("uxmal-name-score"), high=MOST_POINTS),
            Field("counts", f"hands/{seat}", message("uxmal-name-hand"), "idols", high=cards),
            Field("list", f"priests/{seat}", message("uxmal-set-up-priests"), "fields", high=max(priests)),
        ],
        seat,
    )


# The board.


@dataclass(frozen=True)
class _Board:
    """What is seen of the pyramid, a1 first, with its tiles by name; those of the seats are any that fit."""

    levels: list[str]
    symbols: list[str]
    base: list[str]
    undrawn: list[str]
    tiles: dict[int, str]

    @classmethod
    def read(cls, game: UxmalGame, told: Part) -> _Board | None:
        """The board of a summary; None where it is too wrong to change anything on it."""
        tables = tables_of(game, told)
        levels, symbols = board_letters(told["levels"], "0123"), board_letters(told["symbols"], SYMBOLS)
        undrawn = [str(part.value) for part in told["undrawn"].items()]
        laid = [seat for level, seats in SEATS_OF_LEVEL.items() for seat in seats if is_laid(seat, level, levels)]
        rest = list(tables.components.tiles)
        for name in [*undrawn, told["drawn"].value]:
            if name in rest:
                rest.remove(name)
        shown = [shows_at(seat, levels, symbols) for seat in laid]
        try:
            found = matching([[n for n, tile in enumerate(rest) if may_show(tile, each)] for each in shown])
        except NoMatching:
            return None
        tiles = {seat: rest[number] for seat, number in zip(laid, found, strict=True)}
        return cls(levels, symbols, base_of(game, tables), undrawn, tiles)

    def on_top(self, seat: int) -> bool:
        """Whether a tile lies there and nothing on it."""
        return all(self.levels[field] == str(level_of(seat)) for field in seat_fields(seat))

    def may_carry(self, seat: int) -> bool:
        """Whether the next tile could lie there."""
        return all(self.levels[field] == str(level_of(seat) - 1) for field in seat_fields(seat))

    def with_tile(self, seat: int, tile: str, undrawn: Sequence[str]) -> _Board:
        """With a tile as it lies."""
        levels, symbols = list(self.levels), list(self.symbols)
        for field, symbol in zip(seat_fields(seat), tile, strict=True):
            levels[field], symbols[field] = str(level_of(seat)), symbol
        return _Board(levels, symbols, self.base, list(undrawn), {**self.tiles, seat: tile})

    def without_tile(self, seat: int) -> _Board:
        """Without the tile on top there, which is undrawn again; what lay below it is seen."""
        below = level_of(seat) - 1
        levels, symbols = list(self.levels), list(self.symbols)
        for field in seat_fields(seat):
            levels[field], symbols[field] = str(below), self._below(field, below)
        return _Board(levels, symbols, self.base, sorted([*self.undrawn, self.tiles[seat]]), {})

    def _below(self, field: int, level: int) -> str:
        if level == 0:
            return self.base[field]
        seat = next(seat for seat in SEATS_OF_LEVEL[level] if field in seat_fields(seat))
        shown = shows_at(seat, self.levels, self.symbols)
        lying = next(
            turned(self.tiles[seat], turns)
            for turns in range(4)
            if all(a in ("?", b) for a, b in zip(shown, turned(self.tiles[seat], turns), strict=True))
        )
        return lying[seat_fields(seat).index(field)]

    def changes(self) -> dict[str, Any]:
        """The keys of the summary."""
        return {"levels": _rows(self.levels), "symbols": _rows(self.symbols), "undrawn": sorted(self.undrawn)}


def _rows(letters: Sequence[str]) -> list[str]:
    return ["".join(letters[8 * row : 8 * row + 8]) for row in range(7, -1, -1)]


def edits(game: UxmalGame, summary: Mapping[str, Any], place: str | None) -> list[Edit]:
    """Priests and tiles on a field; of the position as a whole: completing a level."""
    try:
        told = read_plain(summary)
        board = _Board.read(game, told)
        if place is None:
            return [] if board is None else _filling(board)
        if not words.is_field(place):
            return []
        priests = [[part.value for part in own.items()] for own in told["priests"].items(game.players, game.players)]
    except PositionError:
        return []
    number = words.field_number(place)
    built = board is None or board.levels[number] != "0"
    tiles = [] if board is None else _tile_edits(board, number)
    return [*_priest_edits(priests, place, built=built), *tiles]


def _priest_edits(priests: Sequence[Sequence[Any]], field: str, *, built: bool) -> list[Edit]:
    """Whose priest stands on a field, if any (U18)."""
    found = []
    others = [[name for name in each if name != field] for each in priests]
    for seat, own in enumerate(priests):
        here = field in own
        if not here and not built:
            continue
        placed = others if here else [sorted([*each, field]) if at == seat else each for at, each in enumerate(others)]
        whose = message("name-player", number=seat + 1)
        label = message("uxmal-set-up-priest-away" if here else "uxmal-set-up-priest", whose=whose, field=field)
        found.append(Edit(label, {"priests": placed}, seat))
    return found


def _tile_edits(board: _Board, field: int) -> list[Edit]:
    """Turning, taking away and laying tiles that cover a field (U3, U12)."""
    found = []
    seats = [seat for seats in SEATS_OF_LEVEL.values() for seat in seats if field in seat_fields(seat)]
    for seat in seats:
        where = {"seat": words.field_name(SEAT_FIELDS[seat]), "level": level_of(seat)}
        if board.on_top(seat):
            shown = "".join(shows_at(seat, board.levels, board.symbols))
            turn = board.with_tile(seat, turned(shown, 1), board.undrawn)
            found.append(Edit(message("uxmal-set-up-turn-tile", **where), turn.changes()))
            found.append(Edit(message("uxmal-set-up-take-off", **where), board.without_tile(seat).changes()))
        elif board.may_carry(seat):
            for tile in dict.fromkeys(sorted(board.undrawn)):
                rest = list(board.undrawn)
                rest.remove(tile)
                label = message("uxmal-set-up-lay", tile=_tile(tile), **where)
                found.append(Edit(label, board.with_tile(seat, tile, rest).changes()))
    return found


def _filling(board: _Board) -> list[Edit]:
    """Completing the lowest level that is not, but the last one, which ends the game (U17, U26)."""
    for level in range(1, LEVELS):
        free = [seat for seat in SEATS_OF_LEVEL[level] if seat not in board.tiles]
        if free and len(free) <= len(board.undrawn):
            return [
                Edit(message("uxmal-set-up-fill", level=level), _filled(board, free).changes() | {"phase": level + 1})
            ]
        if free:
            break
    return []


def _filled(board: _Board, free: Sequence[int]) -> _Board:
    for seat in free:
        tile, *rest = board.undrawn
        board = board.with_tile(seat, tile, rest)
    return board


def _tables(game: UxmalGame, summary: Mapping[str, Any]) -> Any:
    try:
        return tables_of(game, read_plain(summary))
    except PositionError:
        return None
