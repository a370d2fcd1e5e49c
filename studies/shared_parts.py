"""Parts that the pages of both games have: seats, typical scores, what winners have more of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from studies.documents import (
    change_with,
    is_clear,
    number,
    number_with,
    percent,
    quantile,
    share_with,
    signed,
    table,
    values_of,
    write_picture,
)
from studies.estimates import Estimate
from studies.pictures import alone
from teocalli.reports.plots import Bar, Values, distributions, intervals

Cell = Mapping[str, Any]
_MOST_BARS = 14
_CLEAR, _LESS, _UNCLEAR = 0, 1, 7
"""Colours of the report: what is clear, what is clearly less, what is not clear."""


def ordinal(place: int) -> str:
    """The place of a seat in the order of play, from 0, as a word."""
    return ("first", "second", "third", "fourth")[place]


def seats_table(cells: Sequence[Cell]) -> str:
    """Victories and points of each seat."""
    rows = [
        [_who(cell), ordinal(place), share_with(seat["wins"]), number_with(seat["points"]), str(cell["games"])]
        for cell in cells
        for place, seat in enumerate(cell["seats"])
    ]
    return table(["Players", "Seat", "Victories", "Points", "Games"], rows, texts=2)


def _who(cell: Cell) -> str:
    return f"{len(cell['seats'])}, {cell['players'][0].replace(':', ' ')}"


def seats_picture(game: str, title: str, cells: Sequence[Cell]) -> str:
    """By how much each seat wins more or less than its equal share."""
    bars = []
    for cell in cells:
        even = 1 / len(cell["seats"])
        for place, seat in enumerate(cell["seats"]):
            value, low, high = (part - even for part in seat["wins"])
            label = f"{len(cell['seats'])} players, {ordinal(place)}"
            bars.append(Bar(label, value, low, high, signed(100 * value), len(cell["seats"]) - 2))
    svg = intervals(bars, lambda value: signed(100 * value, 0), reference=0.0)
    about = f"{title}: victories of each seat, in percentage points above or below an equal share"
    return write_picture(f"{game}-seats", alone(svg), about)


def seats_findings(cells: Sequence[Cell]) -> list[str]:
    """A sentence for each number of players: which seats win clearly more or less than an equal share."""
    lines = []
    for cell in cells:
        even = 1 / len(cell["seats"])
        clear = [
            f"the {ordinal(place)} seat wins {share_with(seat['wins'])}"
            for place, seat in enumerate(cell["seats"])
            if is_clear(seat["wins"], even)
        ]
        said = ", ".join(clear) or "no seat differs clearly from an equal share"
        level = cell["players"][0].replace(":", " ")
        lines.append(f"* {len(cell['seats'])} players of {level}: {said} (an equal share is {percent(even)}).")
    return lines


def scores_table(cells: Sequence[Cell]) -> str:
    """Typical scores, leads and lengths."""
    rows = [
        [
            _who(cell),
            number_with(cell["measures"]["points"]),
            number(cell["sd"]),
            f"{quantile(cell['histogram'], 0.05):.0f}–{quantile(cell['histogram'], 0.95):.0f}",
            number_with(cell["measures"]["winner"]),
            f"{number_with(cell['measures']['lead'])}, median {quantile(cell['leads'], 0.5):.0f}",
            number(cell["measures"]["turns"][0]),
            number(cell["measures"]["decisions"][0]),
            number(cell["measures"]["branching"][0]),
        ]
        for cell in cells
    ]
    headings = ["Players", "Points", "SD", "5–95 %", "Winner", "Lead", "Turns", "Decisions", "Actions per decision"]
    return table(headings, rows)


def scores_picture(game: str, title: str, cells: Sequence[Cell]) -> str:
    """How often everybody reaches how many points."""
    rows = [
        Values(_who(cell), values_of(cell["histogram"]), number(cell["measures"]["points"][0]), place)
        for place, cell in enumerate(cells)
    ]
    svg = distributions(rows, lambda value: number(value, 0), "points")
    return write_picture(f"{game}-points", alone(svg), f"{title}: how often a player reaches how many points")


def changes_table(cells: Sequence[Cell], name: Callable[[Cell], str]) -> str:
    """By how much cells differ from the standard game; what is clear is bold."""
    rows = [
        [
            name(cell),
            change_with(cell["changes"]["points"]),
            change_with(cell["changes"]["lead"]),
            share_with(cell["measures"]["first"]),
            change_with(cell["changes"]["first"], factor=100),
            change_with(cell["changes"]["turns"]),
            change_with(cell["changes"]["branching"]),
            str(cell["games"]),
        ]
        for cell in cells
    ]
    headings = ["", "Points per player", "Winner's lead", "First seat wins", "change, % points", "Turns"]
    return table([*headings, "Actions per decision", "Games"], rows)


def changes_picture(game: str, title: str, cells: Sequence[Cell], name: Callable[[Cell], str]) -> str:
    """Differences from the standard game in points per player."""
    bars = [
        Bar(name(cell), value, low, high, signed(value), _CLEAR if is_clear((value, low, high)) else _UNCLEAR)
        for cell in cells
        for value, low, high in [cell["changes"]["points"]]
    ]
    svg = intervals(bars, lambda value: signed(value, 0), reference=0.0)
    about = f"{title}: points per player, more or less than in the standard game"
    return write_picture(f"{game}-options", alone(svg), about)


def contrast_table(entries: Sequence[Mapping[str, Any]], label: Callable[[str], str], places: int = 1) -> str:
    """Winners against others, the closest tie with the points first."""
    rows = [
        [
            label(entry["name"]),
            number(entry["winners"], places),
            number(entry["others"], places),
            change_with(entry["difference"], places),
            share_with(entry["ahead"], 0) if entry["ahead"] else "–",
            _correlation(entry),
        ]
        for entry in sorted(entries, key=lambda entry: -(entry["correlation"] or [0])[0])
    ]
    return table(["", "Winners", "Others", "Difference", "With more: ahead", "Correlation with points"], rows)


def _correlation(entry: Mapping[str, Any]) -> str:
    return number_with(entry["correlation"], 2) if entry["correlation"] else "–"


def ahead_picture(
    name: str, about: str, entries: Sequence[Mapping[str, Any]], label: Callable[[str], str] = str
) -> str:
    """How often the one with more of something is ahead; those farthest from one half."""
    told = [entry for entry in entries if entry["ahead"]]
    far = sorted(told, key=lambda entry: -abs(entry["ahead"][0] - 0.5))[:_MOST_BARS]
    bars = [
        Bar(label(entry["name"]), value, low, high, percent(value, 0), _colour((value, low, high)))
        for entry in sorted(far, key=lambda entry: -entry["ahead"][0])
        for value, low, high in [entry["ahead"]]
    ]
    svg = intervals(bars, lambda value: percent(value, 0), reference=0.5)
    return write_picture(name, alone(svg), about)


def _colour(ahead: Estimate) -> int:
    if not is_clear(ahead, 0.5):
        return _UNCLEAR
    return _CLEAR if ahead[0] > 0.5 else _LESS


CONTRAST_NOTE = (
    "Winners and others: mean per seat and game. Difference: within the games. *With more: ahead*: of two players of a"
    " game with different numbers, how often the one with more finished ahead. The correlation is between a player's"
    " number and the player's points, both relative to the mean of the game; the strongest come first. This shows"
    " what goes along with winning, not what causes it."
)
INTERVAL_NOTE = (
    "Numbers in brackets are 95 % intervals, based on how much blocks of games with the same draws vary; a shared"
    " victory counts in equal parts. All players at a table are of the same level. Clear results – the interval of the"
    " difference excludes 0 – are bold; among twenty differences, one may look clear by chance."
)
