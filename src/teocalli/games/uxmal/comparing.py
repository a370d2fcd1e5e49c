"""What is counted in a component file, and what is not as in ours (U1, U4, U22, U23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from teocalli.core.errors import Message, message
from teocalli.core.own_components import Count
from teocalli.games.uxmal.reading import Reader
from teocalli.games.uxmal.rules.position import TILES
from teocalli.games.uxmal.tiles import IDOLS, SPACES, is_tile, kind_of, space_name, spaces_of


def counts(read: Reader, ours: Reader) -> tuple[Count, ...]:
    """Tiles and spaces that are whole, and how often each idol is on either; which of these is right nobody knows."""
    tiles, spaces = _whole(read.tiles), _whole(_spaces(read))
    own_tiles, own_spaces = ours.tiles, _spaces(ours)
    found = [
        Count(message("uxmal-box-tiles"), len(tiles), TILES, len(own_tiles)),
        Count(message("uxmal-box-spaces"), len(spaces), SPACES, len(own_spaces)),
    ]
    for text, items, own in (
        ("uxmal-box-on-tiles", tiles, own_tiles),
        ("uxmal-box-on-board", spaces, own_spaces),
    ):
        found += [
            Count(message(text, idol=message(f"uxmal-idol-{idol}.title")), _times(idol, items), None, _times(idol, own))
            for idol in IDOLS
        ]
    return tuple(found)


def differences(read: Reader, ours: Reader) -> tuple[Message, ...]:
    """Tiles that are more or fewer than ours, spaces that show something else, other points."""
    return (*_tiles(read, ours), *_boards(read, ours), *_points(read, ours))


def _tiles(read: Reader, ours: Reader) -> Iterator[Message]:
    """Tiles that differ by a rotation only are the same: they lie loose. What is lacking shows once all are there."""
    here, there = (Counter(map(kind_of, _whole(each.tiles))) for each in (read, ours))
    complete = here.total() >= TILES
    for tile in sorted(here | there):
        if here[tile] > there[tile] or (complete and here[tile] < there[tile]):
            yield message("uxmal-box-differs-tile", tile=tile, count=here[tile], ours=there[tile])


def _boards(read: Reader, ours: Reader) -> Iterator[Message]:
    for number, (here, there) in enumerate(zip(_spaces(read), _spaces(ours), strict=False)):
        if is_tile(here) and here != there:
            yield message("uxmal-box-differs-space", seat=space_name(number), symbols=here, ours=there)


def _points(read: Reader, ours: Reader) -> Iterator[Message]:
    for level, row in sorted((read.points or {}).items()):
        for rank, points in enumerate(row, start=1):
            own = (ours.points or {})[level][rank - 1]
            if points != own:
                yield message("uxmal-box-differs-points", level=level, rank=rank, points=points, ours=own)
    for rank, points in enumerate(read.card_points or (), start=1):
        own = (ours.card_points or ())[rank - 1]
        if points != own:
            yield message("uxmal-box-differs-card", rank=rank, points=points, ours=own)


def _spaces(read: Reader) -> list[str]:
    return spaces_of(read.base) if read.base else []


def _whole(items: Sequence[str]) -> list[str]:
    return [item for item in items if is_tile(item)]


def _times(idol: str, items: Sequence[str]) -> int:
    return sum(item.count(idol) for item in items)
