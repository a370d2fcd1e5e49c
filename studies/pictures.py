"""Pictures that stand alone: SVG with its own colours for light and dark, and a panel behind it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from xml.sax.saxutils import escape

from teocalli.games.uxmal.notation import field_name
from teocalli.games.uxmal.rules.fields import SEAT_FIELDS, SEATS_OF_LEVEL

_WIDTH = 480
"""Width at which a plot is shown, in pixels."""
_MAP_WIDTH = 640
_FIELD = 20.0
_GAP = 40.0
_LEVELS = {level: [SEAT_FIELDS[seat] for seat in seats] for level, seats in SEATS_OF_LEVEL.items()}
"""Lower left fields of the seats of each level."""


def alone(svg: str, shown: int = _WIDTH) -> str:
    """A plot of the report, which takes its colours from the page around it, as a picture `shown` so wide."""
    opening, rest = svg[: svg.index(">") + 1], svg[svg.index(">") + 1 :]
    box = re.search(r'viewBox="([\d. -]+)"', opening)
    assert box is not None
    _, _, width, height = map(float, box[1].split())
    size = f'width="{shown}" height="{shown * height / width:.0f}"'
    panel = f'<rect width="{width}" height="{height}" rx="8" style="fill: var(--panel)"/>'
    return f"{opening[:-1]} {size}>\n<style>{_palette()}</style>\n{panel}{rest}"


def _palette() -> str:
    """The colours of the report."""
    style = files("teocalli.reports").joinpath("page.css").read_text(encoding="utf-8")
    return style[: style.index("}") + 1]


def seat_map(shares: Mapping[str, float], titles: Mapping[int, str]) -> str:
    """The three levels of Uxmal from above; each seat (“1 a1”) as dark as its share is great, with the percentage."""
    low, high = min(shares.values()), max(shares.values())
    board = 8 * _FIELD
    width, height = 3 * board + 2 * _GAP + 40, board + 60
    parts = [
        f'<text x="{20 + (level - 1) * (board + _GAP) + board / 2:.0f}" y="26" text-anchor="middle"'
        f' style="font: 12px sans-serif; fill: var(--ink)">{escape(titles[level])}</text>'
        f'<rect x="{20 + (level - 1) * (board + _GAP):.0f}" y="40" width="{board:.0f}" height="{board:.0f}"'
        ' style="fill: none; stroke: var(--line)"/>'
        for level in _LEVELS
    ]
    for level, fields in _LEVELS.items():
        for field in fields:
            share = shares[f"{level} {field_name(field)}"]
            left = 20 + (level - 1) * (board + _GAP) + field % 8 * _FIELD
            top = 40 + (6 - field // 8) * _FIELD
            strength = 0.1 + 0.4 * (share - low) / ((high - low) or 1.0)
            parts.append(_seat(left, top, strength, f"{100 * share:.0f}"))
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">'
    return alone(f"{opening}{''.join(parts)}</svg>\n", _MAP_WIDTH)


def _seat(left: float, top: float, strength: float, text: str) -> str:
    size = 2 * _FIELD
    return (
        f'<rect x="{left + 1:.0f}" y="{top + 1:.0f}" width="{size - 2:.0f}" height="{size - 2:.0f}" rx="3"'
        f' style="fill: var(--series-1); fill-opacity: {strength:.2f}"/>'
        f'<text x="{left + _FIELD:.0f}" y="{top + _FIELD + 4:.0f}" text-anchor="middle"'
        f' style="font: 12px sans-serif; fill: var(--ink)">{text}</text>'
    )
