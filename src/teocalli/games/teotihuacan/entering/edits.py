"""What can be done on the table: workers on the boards, tiles of the pyramid, Decorations (T2, T3, T13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, PositionError, message
from teocalli.core.matching import NoMatching, matching
from teocalli.core.set_up_form import Edit
from teocalli.core.summary_reading import BEYOND, Part, read_plain
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.arranging import board as reading
from teocalli.games.teotihuacan.arranging.numbers import WORSHIP, is_worker
from teocalli.games.teotihuacan.entering.form import board, decoration, player, pyramid_tile
from teocalli.games.teotihuacan.notation import Worker

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame

_TOP_POWER = 5
Cell = tuple[int, int]


def edits(game: TeotihuacanGame, summary: Mapping[str, Any], place: str | None) -> list[Edit]:
    """What can be done at a board, a cell of the pyramid or a stairway; of the whole: beginning the turn anew."""
    if place is None:
        return _beginning(summary)
    look = _places().get(place)
    try:
        return [] if look is None else look(game, read_plain(summary))
    except PositionError:
        return []


@cache
def _places() -> Mapping[str, Callable[[TeotihuacanGame, Part], list[Edit]]]:
    """What is looked for at each place, as the drawing calls it."""
    boards = {f"board:{number}": partial(_at_board, there=number) for number in range(1, 9)}
    stairs = {f"stairs:{name}": partial(_at_stairs, name=name) for name in parts.STAIRWAYS}
    cells = {f"cell:{r}.{c}": partial(_at_cell, cell=(r, c)) for r in range(8) for c in range(8)}
    return {**boards, **stairs, **cells}


def _beginning(summary: Mapping[str, Any]) -> list[Edit]:
    """Leaving what is still to come of a turn, which the form does not show."""
    if BEYOND not in summary or summary.get("phase") == "setup":
        return []
    return [Edit(message("teotihuacan-set-up-begin"), {"decision": "turn", BEYOND: None})]


# Workers.


def _at_board(game: TeotihuacanGame, told: Part, there: int) -> list[Edit]:
    """Each worker there, and those that could be led there."""
    people = [_workers(part["workers"]) for part in told["players"].items(game.seats, game.seats)]
    return [
        _changing(game, told, seat, own, _Change(at, key, after))
        for seat, own in enumerate(people)
        for at, each in enumerate(own)
        for key, after in _changes(each, there)
    ]


def _workers(part: Part) -> list[Worker]:
    return [Worker.read(entry.value) for entry in part.items() if is_worker(entry.value)]


def _changes(each: Worker, there: int) -> list[tuple[str, Worker]]:
    """What can become of a worker at a board, with the key of the text; led there it is not locked."""
    if each.board != there:
        return [("lead", Worker(there, each.power))]
    top = each.power >= _TOP_POWER
    power = 1 if top else each.power + 1
    found = [("power-1" if top else "power", Worker(there, power, each.locked, each.royal))]
    if each.locked:
        found.append(("unlock", Worker(there, each.power)))
    elif there in WORSHIP:
        found.append(("lock", Worker(there, each.power, locked=True)))
    return found


@dataclass(frozen=True)
class _Change:
    """Of which worker of a player what becomes, and the key of the text that says so."""

    at: int
    key: str
    after: Worker


def _changing(game: TeotihuacanGame, told: Part, seat: int, own: Sequence[Worker], change: _Change) -> Edit:
    """A worker that becomes another one; the Teotibot's Worship die stays that (T83)."""
    before = own[change.at]
    people = [dict(part.value) for part in told["players"].items()]
    after = [*own[: change.at], *own[change.at + 1 :], change.after]
    people[seat] = {**people[seat], "workers": sorted(worker.text for worker in after)}
    changes: dict[str, Any] = {"players": people}
    if seat == game.players and told["bot"]["worship"].value == before.text:
        changes["bot"] = {**told["bot"].value, "worship": change.after.text}
    owner = {"whose": player(game, seat), "power": before.power, "board": board(before.board)}
    return Edit(message(f"teotihuacan-set-up-worker-{change.key}", **owner), changes, seat)


# The pyramid.


@dataclass(frozen=True)
class _Grid:
    """What is seen of the pyramid, with its tiles by place, which are any that fit, and those that lie nowhere."""

    levels: list[list[str]]
    icons: list[list[str]]
    tiles: dict[int, str]
    free: list[str]

    @classmethod
    def read(cls, told: Part) -> _Grid | None:
        """The grid of a summary; None where it is too wrong to change anything on it."""
        pyramid, shows = reading.pyramid(told)
        places = list(pyramid["places"])
        names, icons = parts.pyramid_tiles(), parts.standard().data["pyramid_tiles"]
        shown = [part.value for part in told["pyramid"].items()]
        rest = [number for number, name in enumerate(names) if name not in shown]
        try:
            found = matching([[n for n in rest if reading.may_show(icons[n], each)] for each in shows])
        except NoMatching:
            return None
        tiles = {place: icons[number] for place, number in zip(places, found, strict=True)}
        free = [names[number] for number in rest if number not in found]
        levels = [list(part.value) for part in told["levels"].items()]
        return cls(levels, [list(part.value) for part in told["icons"].items()], tiles, free)

    def stands_at(self, cells: Sequence[Cell], level: int) -> bool:
        """Whether all these cells are on a level."""
        return all(self.levels[r][c] == str(level) for r, c in cells)

    def changes(self, cells: Sequence[Cell], icons: Sequence[str], level: int) -> dict[str, Any]:
        """The keys of the summary with something else on some cells."""
        levels, shown = [list(row) for row in self.levels], [list(row) for row in self.icons]
        for (r, c), icon in zip(cells, icons, strict=True):
            levels[r][c], shown[r][c] = str(level), icon
        return {"levels": ["".join(row) for row in levels], "icons": ["".join(row) for row in shown]}

    def below(self, cell: Cell, level: int) -> str:
        """What a cell shows on a lower level."""
        r, c = cell
        if level == 0:
            return str(parts.standard().data["board_icons"][r][c])
        place, cells = next(
            (number, cells)
            for number in self.tiles
            if parts.places()[number][0] == level and cell in (cells := parts.cells(*parts.places()[number]))
        )
        seen = "".join(self.icons[r][c] if self.levels[r][c] == str(level) else "?" for r, c in cells)
        lying = next(turned for turned in _turns(self.tiles[place]) if _shows(turned, seen))
        return lying[cells.index(cell)]


def _turns(tile: str) -> list[str]:
    return [tile[-turns:] + tile[:-turns] if turns else tile for turns in range(4)]


def _shows(lying: str, seen: str) -> bool:
    return all(a in ("?", b) for a, b in zip(seen, lying, strict=True))


def _at_cell(_: TeotihuacanGame, told: Part, cell: Cell) -> list[Edit]:
    """Turning, taking away and laying tiles that cover a cell (T2, T50)."""
    grid = _Grid.read(told)
    if grid is None:
        return []
    return [edit for place in parts.places() if cell in parts.cells(*place) for edit in _at_place(grid, place)]


def _at_place(grid: _Grid, place: tuple[int, int, int]) -> list[Edit]:
    level, row, column = place
    cells = parts.cells(*place)
    where: dict[str, Any] = {"level": level, "row": row + 1, "column": column + 1}
    if grid.stands_at(cells, level):
        lying = "".join(grid.icons[r][c] for r, c in cells)
        below = [grid.below(cell, level - 1) for cell in cells]
        return [
            Edit(message("teotihuacan-set-up-turn-tile", **where), grid.changes(cells, _turns(lying)[1], level)),
            Edit(message("teotihuacan-set-up-take-off", **where), grid.changes(cells, below, level - 1)),
        ]
    if grid.stands_at(cells, level - 1) and all(number in grid.tiles for number in parts.supports(*place)):
        return [_laying(grid, name, cells, where) for name in _distinct(grid.free)]
    return []


def _laying(grid: _Grid, name: str, cells: Sequence[Cell], where: Mapping[str, Any]) -> Edit:
    return Edit(
        message("teotihuacan-set-up-lay", tile=pyramid_tile(name), **where),
        grid.changes(cells, _icons(name), where["level"]),
    )


def _icons(name: str) -> str:
    return str(parts.standard().data["pyramid_tiles"][parts.pyramid_tiles().index(name)])


def _distinct(names: Sequence[str]) -> list[str]:
    """One tile of each kind."""
    return list({_icons(name): name for name in reversed(names)}.values())[::-1]


# Decorations.


def _at_stairs(_: TeotihuacanGame, told: Part, name: str) -> list[Edit]:
    """Laying the next Decoration, taking the last one away (T3, T49)."""
    stairs = {each: [part.value for part in told["stairs"][each].items(0, 4)] for each in parts.STAIRWAYS}
    own = stairs[name]
    used = {tile for tiles in stairs.values() for tile in tiles} | {part.value for part in told["decorations"].items()}

    def edit(label: Message, tiles: Sequence[Any]) -> Edit:
        return Edit(label, {"stairs": {**stairs, name: list(tiles)}})

    found = [edit(message("teotihuacan-set-up-take-decoration", step=len(own) - 1), own[:-1])] if own else []
    if len(own) < 4:
        free = [tile for tile in parts.decorations() if tile not in used]
        found += [
            edit(message("teotihuacan-set-up-lay-decoration", tile=decoration(tile), step=len(own)), [*own, tile])
            for tile in free
        ]
    return found
