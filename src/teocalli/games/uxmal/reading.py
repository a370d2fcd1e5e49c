"""Reading component files: all that is wrong is told with its place (U1, U4, U22, U23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.core.errors import Message, message, shown
from teocalli.core.own_components import MOST_FAULTS, Fault
from teocalli.games.uxmal.rules.position import LEVELS, TILES
from teocalli.games.uxmal.tiles import OPEN, SPACES, SYMBOLS, is_tile, space_name, space_symbols

MOST_POINTS = 1_000_000  # so that no score outgrows 32 bits
COUNTS = ("cards_per_idol", "priests_per_player")
KEYS = ("idols", *COUNTS, "points", "card_points", "tiles", "base")


class Reader:
    """Reads the values of a component file.

    Attributes:
        faults: what is wrong, in the order of the checks; values are right only where there are none.
        tiles, base: as they stand in the file, as far as they can be.
        points, card_points: the tables, None where the file leaves them out.

    """

    def __init__(self, fixed: Mapping[str, Any], lines: Mapping[str, int] | None = None) -> None:
        """`fixed`: what is the same with all components; `lines`: the line of each place, where text was read."""
        self._fixed = fixed
        self._lines = lines
        self.faults: list[Fault] = []
        self.tiles: tuple[str, ...] = ()
        self.base: tuple[str, ...] = ()
        self.points: dict[int, tuple[int, int, int]] | None = None
        self.card_points: tuple[int, int] | None = None

    def read(self, data: Mapping[Any, Any]) -> Reader:
        """Read the whole content of a file."""
        self._check_keys(data)
        self._check_fixed(data)
        if "tiles" in data:
            self.read_tiles(data["tiles"])
        if "base" in data:
            self.read_base(data["base"])
        if "points" in data:
            self._read_points(data["points"])
        if "card_points" in data:
            self._read_card_points(data["card_points"])
        return self

    def _fault(self, where: str, reason: Message) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(where, reason, self._line(where)))

    def _line(self, where: str) -> int | None:
        """The line of a place, else of what it lies in."""
        if self._lines is None:
            return None
        while where not in self._lines and "/" in where:
            where = where.rpartition("/")[0]
        return self._lines.get(where, 1)

    def _check_keys(self, data: Mapping[Any, Any]) -> None:
        for key in data:
            if key not in KEYS:
                reason = message("components-reason-unknown-key", key=shown(key, 40), known=", ".join(KEYS))
                self._fault(key if isinstance(key, str) else shown(key), reason)
        for key in ("tiles", "base"):
            if key not in data:
                self._fault(key, message("components-reason-missing-key", key=key))

    def _check_fixed(self, data: Mapping[Any, Any]) -> None:
        if "idols" in data:
            self._check_idols(data["idols"])
        for key in COUNTS:
            right = self._fixed[key]
            if not _is_number(data.get(key, right)) or data.get(key, right) != right:
                self._fault(key, message("components-reason-fixed", key=key, value=right))

    def _check_idols(self, idols: Any) -> None:
        right = {letter: list(names) for letter, names in self._fixed["idols"].items()}
        if not isinstance(idols, dict) or idols != right:
            wrong = next((k for k, v in idols.items() if right.get(k) != v), "") if isinstance(idols, dict) else ""
            self._fault(f"idols/{wrong}" if wrong else "idols", message("components-reason-idols"))

    def read_tiles(self, tiles: Any) -> None:
        """Read the list of tiles (U1)."""
        if not isinstance(tiles, list):
            self._fault("tiles", message("components-reason-tile-count", count=0))
            return
        for number, tile in enumerate(tiles):
            if not is_tile(tile) and not is_open(tile):
                reason = message("components-reason-tile", tile=shown(tile, 40), number=number + 1)
                self._fault(f"tiles/{number}", reason)
        if len(tiles) != TILES:
            self._fault("tiles", message("components-reason-tile-count", count=len(tiles)))
        self._tell_open("tiles", tiles, "components-reason-open-tiles")
        self.tiles = tuple(tile for tile in tiles if isinstance(tile, str))

    def read_base(self, base: Any) -> None:
        """Read the eight rows of the board (U4)."""
        if not isinstance(base, list) or len(base) != 8:
            self._fault("base", message("components-reason-base-rows"))
            return
        right = True
        for number, row in enumerate(base):
            if not isinstance(row, str) or len(row) != 8 or not set(row) <= set(SYMBOLS + OPEN):
                right = False
                reason = message("components-reason-base-row", row=shown(row, 40), number=8 - number)
                self._fault(f"base/{number}", reason)
        if right:
            self._read_spaces(base)

    def _read_spaces(self, base: Sequence[str]) -> None:
        spaces = {number: space_symbols(base, number % 4 * 2, number // 4 * 2) for number in range(SPACES)}
        for number in sorted(spaces, key=lambda number: (-(number // 4), number)):
            symbols = spaces[number]
            if not is_tile(symbols) and not is_open(symbols):
                seat = space_name(number)
                reason = message("components-reason-space", seat=seat, symbols=symbols)
                self._fault(f"base/{6 - number // 4 * 2}", reason)
        self._tell_open("base", list(spaces.values()), "components-reason-open-spaces")
        self.base = tuple(base)

    def _tell_open(self, where: str, items: Sequence[Any], text: str) -> None:
        if count := sum(map(is_open, items)):
            self._fault(where, message(text, count=count))

    def _read_points(self, points: Any) -> None:
        wrong = message("components-reason-points", most=MOST_POINTS)
        if not isinstance(points, dict) or sorted(map(str, points)) != [str(level) for level in range(1, LEVELS + 1)]:
            self._fault("points", wrong)
            return
        self.points = {}
        for level, row in points.items():
            if _are_points(row, 3):
                self.points[int(level)] = (row[0], row[1], row[2])
            else:
                self._fault(f"points/{level}", wrong)

    def _read_card_points(self, row: Any) -> None:
        if _are_points(row, 2):
            self.card_points = row[0], row[1]
        else:
            self._fault("card_points", message("components-reason-card-points", most=MOST_POINTS))


def is_open(tile: Any) -> bool:
    """Whether it is a tile or board space of which something is not entered yet."""
    return isinstance(tile, str) and len(tile) == 4 and OPEN in tile and set(tile) <= set(SYMBOLS + OPEN)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_points(row: Any, count: int) -> bool:
    return isinstance(row, list) and len(row) == count and all(_is_number(v) and 0 <= v <= MOST_POINTS for v in row)
