"""Component data of Uxmal (U1, U4, U22, U23): from the package, a user's file or a record."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from teocalli.core.errors import ComponentsError, Message, message, shown
from teocalli.core.files import read_bounded
from teocalli.core.frozen import frozen
from teocalli.core.limits import MOST_YAML_BYTES, LimitFault, plain_copy
from teocalli.core.yamltext import YamlError, read_yaml
from teocalli.games.uxmal.rules.position import LEVELS, TILES

IDOLS = "SJMET"
BLANK = "-"
SYMBOLS = IDOLS + BLANK
SPACES = 16
_COUNTS = ("cards_per_idol", "priests_per_player")
_KEYS = ("idols", *_COUNTS, "points", "card_points", "tiles", "base")


@dataclass(frozen=True)
class Components:
    """What a game of Uxmal is played with.

    Attributes:
        tiles: 29 tiles as listed, four symbols clockwise from the upper left field.
        base: the printed board, eight rows of eight symbols, row 8 first.
        points: level → points of a priest for the idols of rank 1, 2, 3 (U22).
        card_points: points of a hand card of rank 1 and of rank 2 (U23).

    """

    tiles: tuple[str, ...]
    base: tuple[str, ...]
    points: Mapping[int, tuple[int, int, int]]
    card_points: tuple[int, int]

    def __post_init__(self) -> None:
        """Take a copy of the table that nobody can change."""
        object.__setattr__(self, "points", frozen(self.points))

    def check(self) -> None:
        """Raises `ComponentsError` unless counts, symbols and points are such as a component file may have."""
        _Reader(None).read(self.as_json())

    def as_json(self) -> dict[str, Any]:
        """A JSON object in the form of a component file."""
        return {**self.tables_as_json(), "tiles": list(self.tiles), "base": list(self.base)}

    def tables_as_json(self) -> dict[str, Any]:
        """The tables of points, as they stand in a component file."""
        return {
            "points": {str(level): list(row) for level, row in sorted(self.points.items())},
            "card_points": list(self.card_points),
        }

    def as_text(self) -> str:
        """Board and tiles as fixed-length text: 64 and 116 symbols."""
        return "".join(self.base) + "".join(self.tiles)

    def with_text(self, text: str) -> Components:
        """These tables with the board and tiles of `as_text()`. Raises `ComponentsError` for a wrong text."""
        if len(text) != 64 + 4 * TILES:
            _refuse("components", message("components-reason-base-rows"))
        base = tuple(text[i : i + 8] for i in range(0, 64, 8))
        tiles = tuple(text[i : i + 4] for i in range(64, len(text), 4))
        checked = replace(self, tiles=tiles, base=base)
        _Reader(None).check_tiles(list(tiles), "tiles")
        _Reader(None).check_base(list(base), "base")
        return checked


def is_tile(text: object) -> bool:
    """Three different idols and one blank (U1)."""
    return (
        isinstance(text, str) and len(text) == 4 and len(set(text)) == 4 and BLANK in text and set(text) <= set(SYMBOLS)
    )


def turned(tile: str, turns: int) -> str:
    """The tile after `turns` quarter turns clockwise (U12)."""
    cut = -turns % 4
    return tile[cut:] + tile[:cut]


@cache
def all_tiles() -> tuple[str, ...]:
    """The 60 tiles that differ by more than a rotation, with the blank in third place (U4)."""
    return tuple(
        f"{first}{second}{BLANK}{fourth}"
        for first in IDOLS
        for second in IDOLS
        for fourth in IDOLS
        if len({first, second, fourth}) == 3
    )


def space_symbols(base: Sequence[str], column: int, row: int) -> str:
    """The four symbols of a board space, clockwise from the upper left; `column`, `row` of its lower left field."""
    upper, lower = base[6 - row], base[7 - row]
    return upper[column] + upper[column + 1] + lower[column + 1] + lower[column]


def board_of_spaces(spaces: Sequence[str]) -> tuple[str, ...]:
    """The board whose 16 spaces are `spaces`, from a1 row by row, each clockwise from the upper left."""
    rows = [""] * 8
    for number, space in enumerate(spaces):
        upper = 6 - number // 4 * 2
        rows[upper] += space[:2]
        rows[upper + 1] += space[3] + space[2]
    return tuple(rows)


@cache
def standard() -> Components:
    """The components of the package (U4: our own balanced design)."""
    return parse_yaml(_package_file())


@cache
def fixed() -> Mapping[str, Any]:
    """What is the same with all components: names of the idols, cards of each, priests of each player (U1)."""
    data, _ = _read_yaml(_package_file())
    kept: Mapping[str, Any] = frozen({key: data[key] for key in ("idols", *_COUNTS)})
    return kept


def _package_file() -> str:
    return files("teocalli.games.uxmal").joinpath("data", "components.yaml").read_text(encoding="utf-8")


def load_file(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The content of a user's component file as a JSON object, checked, as a record holds it.

    Raises `ComponentsError`, which names line and reason.
    """
    return parse_content(read_bounded(path, MOST_YAML_BYTES, ComponentsError))


def parse_content(text: str | bytes) -> dict[str, Any]:
    """The content of a component file as a JSON object, checked: everything it says, levels of `points` as texts.

    Raises `ComponentsError` (`error-components-line`), which names line and reason.
    """
    data, lines = _read_yaml(text)
    _Reader(lines).read(data)
    if "points" in data:
        data["points"] = {str(level): row for level, row in data["points"].items()}
    return data


def parse_yaml(text: str | bytes) -> Components:
    """Read a component file. Raises `ComponentsError` (`error-components-line`), which names line and reason."""
    data, lines = _read_yaml(text)
    return _Reader(lines).read(data)


def _read_yaml(text: str | bytes) -> tuple[dict[Any, Any], dict[str, int]]:
    """The file's values, and the line of each."""
    try:
        document = read_yaml(text)
    except YamlError as error:
        _refuse_line(error.line, error.reason)
    if not isinstance(document.value, dict):
        _refuse_line(1, message("components-reason-mapping"))
    return document.value, document.lines


def from_json(data: Any) -> Components:
    """Read the content of a component file that stands in a record. Raises `ComponentsError` (`error-components`)."""
    if not isinstance(data, Mapping):
        _refuse("components", message("components-reason-mapping"))
    try:
        return _Reader(None).read(plain_copy(data))
    except LimitFault as fault:
        _refuse(fault.where or "components", fault.reason)


def _refuse(where: str, reason: Message) -> NoReturn:
    raise ComponentsError("error-components", where=where, reason=reason)


def _refuse_line(line: int, reason: Message) -> NoReturn:
    raise ComponentsError("error-components-line", line=line, reason=reason) from None


class _Reader:
    """Checks the values of a component file; knows the line of each where it was read from text."""

    def __init__(self, lines: dict[str, int] | None) -> None:
        self._lines = lines

    def refuse(self, where: str, reason: Message) -> NoReturn:
        if self._lines is None:
            _refuse(where, reason)
        place = where
        while place not in self._lines and "/" in place:
            place = place.rpartition("/")[0]
        _refuse_line(self._lines.get(place, 1), reason)

    def read(self, data: dict[Any, Any]) -> Components:
        for key in data:
            if key not in _KEYS:
                reason = message("components-reason-unknown-key", key=shown(key, 40), known=", ".join(_KEYS))
                self.refuse(key if isinstance(key, str) else shown(key), reason)
        for key in ("tiles", "base"):
            if key not in data:
                self.refuse(key, message("components-reason-missing-key", key=key))
        self.check_idols(data)
        for key in _COUNTS:
            right = fixed()[key]
            if not _is_number(data.get(key, right)) or data.get(key, right) != right:
                self.refuse(key, message("components-reason-fixed", key=key, value=right))
        return Components(
            tiles=self.check_tiles(data["tiles"], "tiles"),
            base=self.check_base(data["base"], "base"),
            points=self.read_points(data),
            card_points=self.read_card_points(data),
        )

    def check_idols(self, data: dict[Any, Any]) -> None:
        if "idols" not in data:
            return
        idols = data["idols"]
        right = {letter: list(names) for letter, names in fixed()["idols"].items()}
        if not isinstance(idols, dict) or idols != right:
            wrong = next((k for k, v in idols.items() if right.get(k) != v), "") if isinstance(idols, dict) else ""
            self.refuse(f"idols/{wrong}" if wrong else "idols", message("components-reason-idols"))

    def check_tiles(self, tiles: Any, where: str) -> tuple[str, ...]:
        if not isinstance(tiles, list):
            self.refuse(where, message("components-reason-tile-count", count=0))
        for number, tile in enumerate(tiles):
            if not is_tile(tile):
                reason = message("components-reason-tile", tile=shown(tile, 40), number=number + 1)
                self.refuse(f"{where}/{number}", reason)
        if len(tiles) != TILES:
            self.refuse(where, message("components-reason-tile-count", count=len(tiles)))
        return tuple(tiles)

    def check_base(self, base: Any, where: str) -> tuple[str, ...]:
        if not isinstance(base, list) or len(base) != 8:
            self.refuse(where, message("components-reason-base-rows"))
        for number, row in enumerate(base):
            if not isinstance(row, str) or len(row) != 8 or not set(row) <= set(SYMBOLS):
                reason = message("components-reason-base-row", row=shown(row, 40), number=8 - number)
                self.refuse(f"{where}/{number}", reason)
        for row in range(6, -1, -2):
            for column in range(0, 8, 2):
                symbols = space_symbols(base, column, row)
                if not is_tile(symbols):
                    seat = "abcdefgh"[column] + str(row + 1)
                    self.refuse(f"{where}/{6 - row}", message("components-reason-space", seat=seat, symbols=symbols))
        return tuple(base)

    def read_points(self, data: dict[Any, Any]) -> dict[int, tuple[int, int, int]]:
        if "points" not in data:
            return dict(standard().points)
        points = data["points"]
        if not isinstance(points, dict) or sorted(map(str, points)) != [str(level) for level in range(1, LEVELS + 1)]:
            self.refuse("points", message("components-reason-points", most=MOST_POINTS))
        result = {}
        for level, row in points.items():
            if not _are_points(row, 3):
                self.refuse(f"points/{level}", message("components-reason-points", most=MOST_POINTS))
            result[int(level)] = (row[0], row[1], row[2])
        return result

    def read_card_points(self, data: dict[Any, Any]) -> tuple[int, int]:
        if "card_points" not in data:
            return standard().card_points
        row = data["card_points"]
        if not _are_points(row, 2):
            self.refuse("card_points", message("components-reason-card-points", most=MOST_POINTS))
        return row[0], row[1]


MOST_POINTS = 1_000_000  # so that no score outgrows 32 bits


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_points(row: Any, count: int) -> bool:
    return isinstance(row, list) and len(row) == count and all(_is_number(v) and 0 <= v <= MOST_POINTS for v in row)
