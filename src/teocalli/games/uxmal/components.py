"""Component data of Uxmal (U1, U4, U22, U23): from the package, a user's file or a record."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from teocalli.core.errors import ComponentsError, Message, message
from teocalli.core.files import read_bounded
from teocalli.core.frozen import frozen
from teocalli.core.limits import MOST_YAML_BYTES, LimitFault, plain_copy
from teocalli.core.own_components import ComponentsReport
from teocalli.core.yamltext import YamlError, read_yaml
from teocalli.games.uxmal.comparing import counts, differences
from teocalli.games.uxmal.reading import COUNTS, Reader
from teocalli.games.uxmal.rules.position import TILES
from teocalli.games.uxmal.tiles import OPEN


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
        _checked(_reader().read(self.as_json()))

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
        read = _reader()
        read.read_tiles(list(tiles))
        read.read_base(list(base))
        _checked(read)
        return replace(self, tiles=tiles, base=base)


@cache
def standard() -> Components:
    """The components of the package (U4: our own balanced design)."""
    read = _standard_file()
    assert read.points is not None
    assert read.card_points is not None
    return Components(read.tiles, read.base, read.points, read.card_points)


@cache
def _standard_file() -> Reader:
    return _checked(_reader().read(_package_data()))


@cache
def fixed() -> Mapping[str, Any]:
    """What is the same with all components: names of the idols, cards of each, priests of each player (U1)."""
    kept: Mapping[str, Any] = frozen({key: _package_data()[key] for key in ("idols", *COUNTS)})
    return kept


@cache
def _package_data() -> dict[Any, Any]:
    file = files("teocalli.games.uxmal").joinpath("data", "components.yaml")
    return _read_yaml(file.read_text(encoding="utf-8"))[0]


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
    _checked(_reader(lines).read(data))
    return _as_json(data)


def parse_yaml(text: str | bytes) -> Components:
    """Read a component file. Raises `ComponentsError` (`error-components-line`), which names line and reason."""
    data, lines = _read_yaml(text)
    return _components(_reader(lines).read(data))


def from_json(data: Any) -> Components:
    """Read the content of a component file that stands in a record. Raises `ComponentsError` (`error-components`)."""
    if not isinstance(data, Mapping):
        _refuse("components", message("components-reason-mapping"))
    try:
        return _components(_reader().read(plain_copy(data)))
    except LimitFault as fault:
        _refuse(fault.where or "components", fault.reason)


def check(content: dict[Any, Any], lines: Mapping[str, int] | None) -> ComponentsReport:
    """What the content of a file says, sound or not: what is wrong, what is counted, what is not as in ours."""
    read, own = _reader(lines).read(content), _standard_file()
    faults = tuple(read.faults)
    return ComponentsReport(_as_json(content), faults, counts(read, own), differences(read, own))


def ours() -> dict[str, Any]:
    """Our components as the content of a file."""
    return standard().as_json()


def empty() -> dict[str, Any]:
    """The content with which somebody begins to enter their box: our points, nothing on tiles and board."""
    return {**standard().tables_as_json(), "tiles": [4 * OPEN] * TILES, "base": [8 * OPEN] * 8}


def _reader(lines: Mapping[str, int] | None = None) -> Reader:
    return Reader(fixed(), lines)


def _components(read: Reader) -> Components:
    """What was read, with our tables where the file has none. Raises `ComponentsError`."""
    _checked(read)
    own = standard()
    points, card_points = read.points or own.points, read.card_points or own.card_points
    return Components(read.tiles, read.base, points, card_points)


def _checked(read: Reader) -> Reader:
    """The same. Raises `ComponentsError` for the first of its faults."""
    for fault in read.faults:
        if fault.line is None:
            _refuse(fault.where, fault.reason)
        _refuse_line(fault.line, fault.reason)
    return read


def _as_json(data: dict[Any, Any]) -> dict[str, Any]:
    """The same with texts as keys throughout, as JSON has it."""
    return {
        str(key): {str(name): part for name, part in value.items()} if isinstance(value, dict) else value
        for key, value in data.items()
    }


def _read_yaml(text: str | bytes) -> tuple[dict[Any, Any], dict[str, int]]:
    """The file's values, and the line of each."""
    try:
        document = read_yaml(text)
    except YamlError as error:
        _refuse_line(error.line, error.reason)
    if not isinstance(document.value, dict):
        _refuse_line(1, message("components-reason-mapping"))
    return document.value, document.lines


def _refuse(where: str, reason: Message) -> NoReturn:
    raise ComponentsError("error-components", where=where, reason=reason)


def _refuse_line(line: int, reason: Message) -> NoReturn:
    raise ComponentsError("error-components-line", line=line, reason=reason) from None
