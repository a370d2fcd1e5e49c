"""The table: boards, tiles on them, pyramid, stairways, displays and stacks (T1–T12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teocalli.core.errors import message, shown
from teocalli.core.matching import NoMatching, matching
from teocalli.core.summary_reading import Part
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.arranging.numbers import Plain, copies, kinds, number_of, numbers_of, technologies
from teocalli.games.teotihuacan.rules.position import CONSTRUCTION, DECOS, KINDS, PALACE, ROW, TILES

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame

_CONSTRUCTION_AT = 4
"""Place of board 8 on the ring, the Palace being at 0 (T1)."""


def ring(part: Part, *, known: bool) -> list[int]:
    """The boards clockwise, Palace and Construction at their places; none before they are known (T1)."""
    if not known and part.value == []:
        return [0] * 8
    found = [entry.whole(1, 8) for entry in part.items(8, 8)]
    if sorted(found) != list(range(1, 9)):
        part.refuse(message("teotihuacan-position-boards"))
    if found[0] != PALACE or found[_CONSTRUCTION_AT] != CONSTRUCTION:
        part.refuse(message("teotihuacan-position-ring"))
    return found


def royals(part: Part, *, known: bool) -> list[int]:
    """One Royal tile of each category (T5)."""
    if not known and part.value == []:
        return [0] * 3
    found = []
    for entry, (category, tiles) in zip(part.items(3, 3), parts.standard().data["royal_tiles"].items(), strict=True):
        if entry.value not in tiles or isinstance(entry.value, bool):
            allowed = ", ".join(map(str, tiles))
            entry.refuse(message("teotihuacan-position-category", category=category, allowed=allowed))
        found.append(int(entry.value))
    return found


def bonuses(part: Part, *, known: bool) -> list[int]:
    """A Temple Bonus tile on each temple, none twice (T7)."""
    return [0] * 3 if not known and part.value == [] else numbers_of(part, parts.standard().bonuses, 3, 3)


def techs(part: Part, *, known: bool) -> list[int]:
    """The six Technologies in play (T6)."""
    return technologies(part, 6 if known else 0, 6)


def buildings(part: Part) -> list[int]:
    """Buildings in the rows top, centre, bottom (T48)."""
    part.check_keys(["row", "rows"])
    nobles = parts.standard().data["nobles"]
    rows = part["rows"].items(3, 3)
    found = [row.whole(0, len(nobles[name])) for row, name in zip(rows, parts.ROWS, strict=True)]
    if sum(found) > ROW:
        part["rows"].refuse(message("teotihuacan-position-buildings", built=sum(found), most=ROW))
    return found


# The pyramid.


def pyramid(told: Part) -> tuple[Plain, list[str]]:
    """Cells and places of the pyramid (T2), and what is seen of each place that is built, from the top left."""
    levels = _rows(told["levels"], "01234")
    icons = _rows(told["icons"], parts.ICONS)
    places = _built(told["levels"], levels)
    _check_print(told["icons"], levels, icons)
    shows = [_shows(levels, icons, *parts.places()[number]) for number in places]
    cells = [
        (parts.ICONS.index(icon), int(level))
        for row_icons, row_levels in zip(icons, levels, strict=True)
        for icon, level in zip(row_icons, row_levels, strict=True)
    ]
    return {"places": places, "cells": cells}, shows


def _rows(part: Part, letters: str) -> list[str]:
    rows = part.items(8, 8)
    for row in rows:
        if not isinstance(row.value, str) or len(row.value) != 8 or not set(row.value) <= set(letters):
            row.refuse(message("teotihuacan-position-row", letters=letters, value=shown(row.value, 20)))
    return [row.value for row in rows]


def _built(part: Part, levels: list[str]) -> list[int]:
    """The places with a tile: it lies on all its cells and on four other tiles, and no cell is higher (T2, T50)."""
    high = [
        [int(levels[r][c]) >= level for r, c in parts.cells(level, row, column)]
        for level, row, column in parts.places()
    ]
    built = [number for number, cells in enumerate(high) if all(cells)]
    for number in built:
        for below in parts.supports(*parts.places()[number]):
            if below not in built:
                part.refuse(message("teotihuacan-position-support", place=_name(number), below=_name(below)))
    for number, cells in enumerate(high):
        if any(cells) and not all(cells):
            part.refuse(message("teotihuacan-position-part", place=_name(number)))
    _check_heights(part, levels, built)
    return built


def _name(place: int) -> str:
    """Level, row and column of a place."""
    return ".".join(map(str, parts.places()[place]))


def _check_heights(part: Part, levels: list[str], places: list[int]) -> None:
    """Cells are as high as the highest tile on them."""
    height: dict[tuple[int, int], int] = {}
    for number in places:
        level, row, column = parts.places()[number]
        height |= dict.fromkeys(parts.cells(level, row, column), level)
    for r in range(8):
        for c in range(8):
            if int(levels[r][c]) != height.get((r, c), 0):
                part.refuse(message("teotihuacan-position-cell", row=r, column=c, level=int(levels[r][c])))


def _check_print(part: Part, levels: list[str], icons: list[str]) -> None:
    """Where nothing is built the board's own icons show (T2)."""
    for r, printed in enumerate(parts.standard().data["board_icons"]):
        for c, icon in enumerate(printed):
            if levels[r][c] == "0" and icons[r][c] != icon:
                part.refuse(message("teotihuacan-position-print", row=r, column=c, icon=icon, value=icons[r][c]))


def _shows(levels: list[str], icons: list[str], level: int, row: int, column: int) -> str:
    """What is seen of a tile, clockwise from the top left; `?` where another one lies on it."""
    return "".join(icons[r][c] if levels[r][c] == str(level) else "?" for r, c in parts.cells(level, row, column))


def may_show(tile: str, shows: str) -> bool:
    """Whether a tile, turned in some way, shows this."""
    return any(
        all(
            seen in ("?", own)
            for seen, own in zip(shows, tile[-turns:] + tile[:-turns] if turns else tile, strict=True)
        )
        for turns in range(4)
    )


def pyramid_tiles(told: Part, undrawn: Part | None, shows: list[str], places: list[int]) -> tuple[list[int], list[int]]:
    """Display and undrawn tiles, from 1; the laid ones must be the rest (T10, T50).

    Where the undrawn ones are not told, any that leave tiles to be laid as they are seen.
    """
    names = parts.pyramid_tiles()
    display = numbers_of(told["pyramid"], names, 0, 3)
    rest = [number for number in range(1, TILES + 1) if number not in display]
    if undrawn is not None:
        given = numbers_of(undrawn, names)
        if set(given) & set(display) or len(given) + len(display) + len(shows) != TILES:
            undrawn.refuse(message("position-beyond"))
        rest = [number for number in rest if number not in given]
    tiles = parts.standard().data["pyramid_tiles"]
    try:
        laid = matching([[number for number in rest if may_show(tiles[number - 1], shown)] for shown in shows])
    except NoMatching as fault:
        place = _name(places[fault.place])
        told["icons"].refuse(message("teotihuacan-position-tile", place=place, shows=shows[fault.place]))
    gone = {*display, *laid}
    return display, [number for number in range(1, TILES + 1) if number not in gone]


def stairs(part: Part, places: list[int]) -> list[list[int]]:
    """Decorations from step 0 up; a step above it lies on tiles of its level (T3, T49)."""
    part.check_keys(list(parts.STAIRWAYS))
    found = [numbers_of(part[name], parts.decorations(), 0, 4) for name in parts.STAIRWAYS]
    for name, tiles in zip(parts.STAIRWAYS, found, strict=True):
        for step in range(1, len(tiles)):
            if not set(parts.stair_supports(name, step)) <= set(places):
                part[name].refuse(message("teotihuacan-position-stairs", step=step))
    return found


def decorations(told: Part, laid: list[list[int]]) -> tuple[list[int], list[int]]:
    """Display and undrawn Decorations, from 1: each tile once (T10)."""
    display = numbers_of(told["decorations"], parts.decorations(), 0, 4)
    seen: set[int] = set()
    for number in [*display, *[tile for row in laid for tile in row]]:
        if number in seen:
            told["stairs"].refuse(message("teotihuacan-position-twice", name=f"D{number}"))
        seen.add(number)
    return display, [number for number in range(1, DECOS + 1) if number not in seen]


# Discovery tiles.


def board_tiles(part: Part) -> list[int]:
    """The kind at each board, from 1, 0 for none (T12)."""
    names = [str(board) for board in parts.TILE_BOARDS]
    part.check_keys(names)
    return [0 if part[name].value is None else number_of(part[name], parts.standard().kinds) for name in names]


def stacks(part: Part) -> list[list[int]]:
    """The kinds of each stack, from 1, in the order drawn (T12)."""
    names = parts.standard().stacks
    part.check_keys(names)
    return [[number_of(entry, parts.standard().kinds) for entry in part[name].items(0, 5)] for name in names]


def kinds_left(game: TeotihuacanGame, told: Part, undrawn: Part | None, found: list[int]) -> list[int]:
    """Undrawn Discovery tiles by kind; `found` are those that lie somewhere (T12).

    Only the Teotibot takes some out of the game (T92); which, the summary does not tell.
    """
    left = [most - count for most, count in zip(copies(), found, strict=True)]
    for kind in range(KINDS):
        if left[kind] < 0:
            name = parts.standard().kinds[kind]
            told.refuse(message("teotihuacan-position-kinds", kind=name, count=found[kind], most=copies()[kind]))
    if undrawn is not None:
        given = kinds(undrawn)
        if any(own > most for own, most in zip(given, left, strict=True)) or (game.players > 1 and given != left):
            undrawn.refuse(message("position-beyond"))
        return given
    supply = told.get("supply")
    if game.players == 1 and supply is not None and supply["discovery"].whole(0, sum(copies())) != sum(left):
        supply["discovery"].refuse(message("teotihuacan-position-removed", count=sum(left)))
    return left
