"""Plots as SVG that takes colours and type from the page around it, so that they suit light and dark.

Each plot is drawn narrow, with rows that are as high as their text needs, so that it can be read on a phone; the page
puts them side by side where there is room. matplotlib draws with colours that stand for variables of the page.
"""

from __future__ import annotations

import io
import math
import re
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

WIDTH = 360.0
"""Width of every plot in its own units; type is 12 of them high."""
ROW = 34.0
SERIES = 8
"""How many colours the page has for players; later ones begin anew, and labels tell them apart."""

_POINTS_PER_INCH = 72.0
_INK, _QUIET, _GRID, _PANEL = "#000001", "#000002", "#000003", "#000004"
_VARIABLES = {_INK: "--ink", _QUIET: "--ink-soft", _GRID: "--line", _PANEL: "--panel"}
_STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "teocalli",
    "font.size": 12,
    "font.family": "sans-serif",
    "text.color": _INK,
    "axes.edgecolor": _GRID,
    "axes.labelcolor": _QUIET,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": _QUIET,
    "ytick.color": _INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "grid.color": _GRID,
    "grid.linewidth": 0.8,
}
_LETTER = 6.7
"""Mean width of a letter, for the room that labels need."""
_HILL = 0.64
"""Height of a distribution, of that of its row; the rest is for the number above it."""
_BELOW = 44.0
"""Room for the numbers of an axis and its name."""
_BINS_AT_MOST = 30
_LABELS_AT_MOST = 0.4
_LINES = 2
"""Lines of a label where rows are high enough."""


@dataclass(frozen=True)
class Bar:
    """A value with an interval; None where it has no bound. `text` is the value as people write it."""

    label: str
    value: float | None
    low: float | None
    high: float | None
    text: str
    colour: int


@dataclass(frozen=True)
class Values:
    """Values of which the distribution is drawn."""

    label: str
    values: Sequence[float]
    text: str
    colour: int


@dataclass(frozen=True)
class Change:
    """Two values of the same thing: of those who did not win, and of those who did. `text`: the difference."""

    label: str
    others: float
    winners: float
    text: str


@dataclass(frozen=True)
class Forecast:
    """What was forecast, 0 to 1, and what came true of it, with an interval."""

    forecast: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Course:
    """How a value changed: at `places` (to the right) it had these `values` (upwards)."""

    places: Sequence[float]
    values: Sequence[float]
    colour: int


@dataclass(frozen=True)
class Curve:
    """How a value grows: at `places` (to the right) it has these values, each with the bounds of its interval."""

    label: str
    places: Sequence[float]
    values: Sequence[tuple[float, float, float]]
    colour: int
    joined: bool


Tick = Callable[[float], str]
"""Writes a number below an axis as people write it."""


def intervals(bars: Sequence[Bar], tick: Tick, *, reference: float | None = None, bounds: Sequence[float] = ()) -> str:
    """Values with their intervals, one below the other; `reference` is marked, `bounds` are on the axis at least."""
    with mpl.rc_context(_STYLE):
        figure, axes = _rows([bar.label for bar in bars], below=24.0)
        low, high = _range([v for bar in bars for v in (bar.value, bar.low, bar.high) if v is not None], bounds)
        if reference is not None:
            axes.axvline(reference, color=_QUIET, linewidth=1, linestyle=(0, (3, 3)))
        for row, bar in enumerate(bars):
            _interval(axes, row, bar, low, high)
        axes.set_xlim(low, high)
        _number_axis(axes, tick)
        return _svg(figure)


def reliability(forecasts: Sequence[Forecast], tick: Tick, label: str) -> str:
    """What came true (upwards) of what was forecast (to the right), beside the line on which both are the same."""
    with mpl.rc_context(_STYLE):
        figure, axes = _figure(WIDTH - 90.0, 56.0)
        axes.plot((0, 1), (0, 1), color=_QUIET, linewidth=1, linestyle=(0, (3, 3)))
        for forecast in forecasts:
            axes.plot([forecast.forecast] * 2, (forecast.low, forecast.high), color=_series(0), linewidth=2, alpha=0.5)
        axes.plot([f.forecast for f in forecasts], [f.share for f in forecasts], "o", color=_series(0), markersize=7)
        axes.set_xlim(-0.03, 1.05)  # room for whole points, and for the numbers at both ends
        axes.set_ylim(-0.03, 1.03)
        axes.set_xlabel(label)
        axes.grid(axis="y")
        axes.yaxis.set_major_formatter(lambda value, _: tick(value))
        _number_axis(axes, tick)
        return _svg(figure)


def courses(rows: Sequence[Course], tick: Tick, label: str, *, bounds: Sequence[float] = ()) -> str:
    """Lines that show how values changed; `bounds` are on the axis upwards at least, `label` names the other one."""
    with mpl.rc_context(_STYLE):
        figure, axes = _figure(0.5 * WIDTH, 52.0)
        low, high = _range([value for row in rows for value in row.values], bounds)
        for row in rows:
            axes.plot(row.places, row.values, color=_series(row.colour), linewidth=2, solid_joinstyle="round")
            axes.plot(row.places[-1:], row.values[-1:], "o", color=_series(row.colour), markersize=6, clip_on=False)
        axes.set_xlim(min(row.places[0] for row in rows), max(row.places[-1] for row in rows) + 0.5)
        axes.set_ylim(low, high)
        axes.set_xlabel(label)
        axes.grid(axis="y")
        axes.yaxis.set_major_formatter(lambda value, _: tick(value))
        _number_axis(axes, tick_whole, whole=True)
        return _svg(figure)


def growth(curves: Sequence[Curve], tick: Tick, label: str, upwards: Tick) -> str:
    """Curves with their intervals, along an axis on which every step is ten times as much; `label` is what it has."""
    with mpl.rc_context(_STYLE):
        figure, axes = _figure(0.8 * WIDTH, 48.0)
        axes.set_xscale("log")
        for curve in curves:
            _curve(axes, curve)
        # What grows leaves room at the upper left; at the end of a curve, its name would hide points of others.
        axes.legend(loc="upper left", frameon=False, fontsize=11, labelcolor=_INK, reverse=True)
        values = [bound for curve in curves for each in curve.values for bound in each]
        axes.set_ylim(*_range(values, ()))
        places = [place for curve in curves for place in curve.places]
        axes.set_xlim(min(places) / 2, max(places) * 2)
        axes.set_xlabel(label)
        axes.grid(axis="both")
        axes.minorticks_off()
        axes.yaxis.set_major_formatter(lambda value, _: upwards(value))
        axes.xaxis.set_major_formatter(lambda value, _: tick(value))
        return _svg(figure)


def _curve(axes: Axes, curve: Curve) -> None:
    colour = _series(curve.colour)
    for place, (_, low, high) in zip(curve.places, curve.values, strict=True):
        axes.plot([place, place], (low, high), color=colour, linewidth=4, alpha=0.35, solid_capstyle="round")
    heights = [value for value, *_ in curve.values]
    style: dict[str, Any] = {"linewidth": 2, "color": colour, "markersize": 7}
    if curve.joined:
        axes.plot(curve.places, heights, marker="o", label=curve.label, **style)
        return
    axes.plot(curve.places, heights, marker="D", linestyle="none", **style)
    behind = {"facecolor": _PANEL, "edgecolor": "none", "pad": 1}
    at = (curve.places[-1], heights[-1])
    axes.annotate(curve.label, at, (7, -12), textcoords="offset points", fontsize=11, color=_INK, bbox=behind)


def tick_whole(value: float) -> str:
    """A whole number below an axis."""
    return f"{value:.0f}"


def distributions(rows: Sequence[Values], tick: Tick, label: str) -> str:
    """The distribution of each row as a histogram on one common axis, its mean marked."""
    with mpl.rc_context(_STYLE):
        figure, axes = _rows([row.label for row in rows], height=1.9 * ROW)
        edges = _edges([value for row in rows for value in row.values])
        for place, row in enumerate(rows):
            _hill(axes, place, row, edges)
        axes.set_xlim(edges[0], edges[-1])
        axes.set_ylim(len(rows) - 0.7, -0.95)
        axes.set_xlabel(label)
        _number_axis(axes, tick)
        return _svg(figure)


def histogram(values: Sequence[float], tick: Tick, label: str) -> str:
    """How often each value occurs."""
    with mpl.rc_context(_STYLE):
        figure, axes = _figure(140.0, 8.0)
        edges = _edges(values)
        axes.hist(values, bins=edges, color=_series(0), alpha=0.85, rwidth=0.92)
        axes.set_yticks([])
        axes.set_xlabel(label)
        _number_axis(axes, tick, whole=_whole(values))
        return _svg(figure)


def changes(rows: Sequence[Change], tick: Tick, label: str) -> str:
    """For each row a line from what the others had to what the winners had."""
    with mpl.rc_context(_STYLE):
        figure, axes = _rows([row.label for row in rows], height=26.0)
        low, high = _range([value for row in rows for value in (row.others, row.winners)], (0.0,))
        for place, row in enumerate(rows):
            axes.plot([row.others, row.winners], [place, place], color=_QUIET, linewidth=2, solid_capstyle="round")
            axes.plot([row.others], [place], "o", color=_PANEL, markeredgecolor=_QUIET, markersize=6.5)
            axes.plot([row.winners], [place], "o", color=_series(0), markersize=7)
            ahead = max(row.others, row.winners)
            axes.annotate(row.text, (ahead, place), (8, 0), textcoords="offset points", va="center", fontsize=10.5)
        axes.set_xlim(low, high + 0.18 * (high - low))
        axes.set_xlabel(label)
        _number_axis(axes, tick)
        return _svg(figure)


def _interval(axes: Axes, row: int, bar: Bar, low: float, high: float) -> None:
    colour = _series(bar.colour)
    ends = (low if bar.low is None else bar.low, high if bar.high is None else bar.high)
    axes.plot(ends, [row, row], color=colour, linewidth=5, alpha=0.35, solid_capstyle="round", clip_on=False)
    at = bar.value
    if at is None:
        at = ends[1] if bar.high is None else ends[0]
    axes.plot([at], [row], "o", color=colour, markersize=9, clip_on=False)
    side = "right" if at > (low + high) / 2 else "left"
    behind = {"facecolor": _PANEL, "edgecolor": "none", "pad": 1}  # a line through the text would make it hard to read
    text: dict[str, Any] = {"ha": side, "va": "bottom", "fontsize": 11, "bbox": behind}
    axes.annotate(bar.text, (at, row), (0, 8), textcoords="offset points", **text)


def _hill(axes: Axes, place: int, row: Values, edges: Sequence[float]) -> None:
    counts = [0] * (len(edges) - 1)
    for value in row.values:
        counts[_bin(edges, value)] += 1
    tallest = max(counts)
    heights = [place - _HILL * number / tallest for number in counts]
    colour = _series(row.colour)
    axes.stairs(heights, edges, baseline=place, fill=True, color=colour, alpha=0.4)
    axes.stairs(heights, edges, baseline=place, color=colour, linewidth=1.4)
    mean = sum(row.values) / len(row.values)
    axes.plot([mean, mean], [place, place - _HILL], color=_INK, linewidth=1.4)
    axes.annotate(row.text, (mean, place - _HILL), (0, 4), textcoords="offset points", ha="center", fontsize=10.5)


def _bin(edges: Sequence[float], value: float) -> int:
    width = edges[1] - edges[0]
    return min(int((value - edges[0]) / width), len(edges) - 2)


def _edges(values: Sequence[float]) -> list[float]:
    """Borders of equal bins: around whole numbers if all values are whole, else wherever they lie."""
    low, high = min(values), max(values)
    if low == high:
        return [low - 0.5, low + 0.5]
    if _whole(values):
        width = float(max(1, -(-int(high - low + 1) // _BINS_AT_MOST)))
        low -= 0.5
        bins = int((high - low) // width) + 1
    else:
        bins = max(5, min(_BINS_AT_MOST, math.isqrt(2 * len(values))))
        width = (high - low) / bins
    return [low + width * number for number in range(bins + 1)]


def _whole(values: Sequence[float]) -> bool:
    return all(value == int(value) for value in values)


def _range(values: Sequence[float], more: Sequence[float]) -> tuple[float, float]:
    """The ends of an axis that has these values, with a little room."""
    every = [*values, *more] or [0.0]
    low, high = min(every), max(every)
    room = 0.06 * ((high - low) or 1.0)
    return low - room, high + room


def _rows(labels: Sequence[str], height: float = ROW, below: float = _BELOW) -> tuple[Figure, Axes]:
    """A plot with one row per label, the first on top."""
    labels = [_wrapped(label, _LINES if height >= ROW else 1) for label in labels]
    longest = max(len(line) for label in labels for line in label.split("\n"))
    room = _LETTER * longest + 14
    figure, axes = _figure(height * len(labels) + 14, room, below)
    axes.set_ylim(len(labels) - 0.5, -0.75)
    axes.set_yticks(range(len(labels)), labels)
    return figure, axes


def _wrapped(label: str, lines: int) -> str:
    """The label in so many lines at most; what is still too long ends with an ellipsis."""
    width = int((_LABELS_AT_MOST * WIDTH - 10) / _LETTER)
    if len(label) <= width:
        return label
    if lines == 1:
        return label[: width - 1] + "…"
    return "\n".join(textwrap.wrap(label, width, max_lines=lines, placeholder="…"))


def _figure(height: float, left: float, below: float = _BELOW) -> tuple[Figure, Axes]:
    """A figure whose plot is so high and begins so far from the left; `below` it is room for the axis."""
    right = 14.0
    whole = height + below + 6
    figure = Figure(figsize=(WIDTH / _POINTS_PER_INCH, whole / _POINTS_PER_INCH))
    figure.patch.set_alpha(0)
    box = (left / WIDTH, below / whole, (WIDTH - left - right) / WIDTH, height / whole)
    axes: Axes = figure.add_axes(box)
    axes.patch.set_alpha(0)
    return figure, axes


def _number_axis(axes: Axes, tick: Tick, *, whole: bool = False) -> None:
    """Numbers below the plot; `whole`: only whole ones."""
    axes.grid(axis="x")
    axes.locator_params(axis="x", nbins=6, integer=whole)
    axes.xaxis.set_major_formatter(lambda value, _: tick(value))


def _series(number: int) -> str:
    """The colour that stands for a player's."""
    return f"#0000{16 + number % SERIES:02x}"


def _svg(figure: Figure) -> str:
    """The figure as an SVG element for a page: names that are its own, variables for colours, no size."""
    target = io.StringIO()
    metadata: dict[str, Any] = {"Date": None, "Creator": None}
    figure.savefig(target, format="svg", metadata=metadata)
    svg = target.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg [^>]*?)(?: width="[^"]*"| height="[^"]*")+', r"\1", svg, count=1)
    for colour, variable in _VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    for number in range(SERIES):
        svg = svg.replace(_series(number), f"var(--series-{number})")
    return svg


def with_own_names(svg: str, prefix: str) -> str:
    """A plot whose elements have names that no other plot of the page has."""
    svg = re.sub(r'\bid="', f'id="{prefix}-', svg)
    return re.sub(r'(url\(#|href="#)', rf"\1{prefix}-", svg)
