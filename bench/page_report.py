"""What the page reaches, as tables for the terminal and as a part of `docs/benchmarks.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import median

from rich.console import Console

from bench.report import GOAL_HEADINGS, TITLES, markdown, measure_rows, print_table

HEADING = "## In the browser"
MEASURES = {  # name of the measure → title, unit, whether more is better
    "position_ms": ("another position is painted after", "ms", False),
    "position_work_ms": ("work of the page's own thread for it", "ms", False),
    "choice_ms": ("a click that chooses shows its effect after", "ms", False),
    "choice_work_ms": ("work of the page's own thread for it", "ms", False),
    "action_ms": ("a click that acts shows the new position after", "ms", False),
    "action_work_ms": ("work of the page's own thread for it", "ms", False),
    "sent_kb": ("page, read for the first time", "kB", False),
    "unpacked_kb": ("the same, unpacked", "kB", False),
    "requests": ("in so many files", "", False),
}
GOALS = {"position_ms": 50, "choice_ms": 100, "action_ms": 100, "sent_kb": 400}


@dataclass(frozen=True)
class PageResults:
    """All measures by game, summed up over the runs, and the version of Chromium."""

    runs: int
    games: dict[str, dict[str, float]]
    chromium: str


def summed_up(measured: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The measures of several runs as one: times by the clock of the least disturbed run, medians of all else."""
    by_clock = ("position_ms", "choice_ms", "action_ms")
    return {name: (min if name in by_clock else median)([one[name] for one in measured]) for name in measured[0]}


def show(results: PageResults, console: Console) -> None:
    """Print all tables."""
    for game, values in results.games.items():
        print_table(console, f"{TITLES[game]} in the browser", GOAL_HEADINGS, measure_rows(values, MEASURES, GOALS))


def section(results: PageResults, machine: dict[str, str]) -> str:
    """The part of the page `docs/benchmarks.md` that is about the browser."""
    lines = [
        HEADING,
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `python -m bench --page --save`, by the browser's own clock:",
        f"Chromium {results.chromium} without a graphics card, window of 1440 × 900, French texts, a complete recorded",
        f"game of four; {machine['Processor'].removesuffix(', one used')}; {machine['Python']}. Each run takes medians",
        f"over positions and turns; of {results.runs} runs, times by the clock are those of the least disturbed one,",
        "all else medians.",
        "",
    ]
    for game, values in results.games.items():
        lines += [f"### {TITLES[game]}", "", *markdown(GOAL_HEADINGS, measure_rows(values, MEASURES, GOALS)), ""]
    lines += [
        "Painted means that a frame with the change is complete; up to 17 ms of each time are the wait for a frame.",
        "Positions are chosen by the slider, clicks made at turns spread over the game, and acting includes the",
        "server's work: carrying out, storing, and the new view. The page's weight counts everything but the game",
        "itself: page, style sheets, modules, libraries (all our own copies), the font, texts, and the tables of both",
        "games.",
    ]
    return "\n".join(lines) + "\n"
