"""What the tree search reaches, as a table for the terminal and as a part of `docs/benchmarks.md`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from rich.console import Console

from bench.report import TITLES, markdown, print_table

HEADING = "## Search"
HEADINGS = ("Search of", "Playouts/s", "Simulated decisions/s", "× the better one of OpenSpiel", "Two threads")
TIMES = {"uxmal": 5, "teotihuacan": 2}
TWO_THREADS = 1.7
NOTES = """
Playouts are uniformly random to the end of the game; decisions are players' only, chance events cost time as well.
Ours are counted one by one, OpenSpiel's are its playouts times the decisions of an average random game. OpenSpiel is
its C++ `MCTSBot` with a `RandomRolloutEvaluator` of one rollout.
Two threads: playouts a second by the clock, as a multiple of those of one thread, in the least disturbed of short
searches that take turns.
"""


@dataclass(frozen=True)
class SearchResults:
    """Medians of all measures: ours by game, OpenSpiel's by title; `version` is OpenSpiel's."""

    runs: int
    teocalli: dict[str, dict[str, float]]
    openspiel: dict[str, dict[str, float]]
    version: str | None


def rows(results: SearchResults) -> Iterator[tuple[str, ...]]:
    """Search, playouts and decisions a second, comparison with its goal, threads with theirs; as texts."""
    best = max((one["search_decisions"] for one in results.openspiel.values()), default=None)
    for game, values in results.teocalli.items():
        times = "" if best is None else against(values["search_decisions"] / best, TIMES[game])
        yield *speeds(f"Teocalli: {TITLES[game]}", values), times, against(values["two_threads"], TWO_THREADS)
    for title, values in results.openspiel.items():
        yield *speeds(f"OpenSpiel: {title}", values), "", ""


def speeds(title: str, values: dict[str, float]) -> tuple[str, str, str]:
    return title, f"{values['search_playouts']:,.0f}", f"{values['search_decisions']:,.0f}"


def against(value: float, goal: float) -> str:
    """A multiple, and whether it is what it should be."""
    return f"{value:.2f} (at least {goal}, {'met' if value >= goal else 'missed'})"


def show(results: SearchResults, console: Console) -> None:
    """Print the table, and a warning where the machine was too busy to judge threads."""
    print_table(console, "Search", HEADINGS, rows(results))
    for game, values in results.teocalli.items():
        if values["cores"] < 1.9:
            console.print(f"{TITLES[game]}: two threads had {values['cores']:.1f} cores at most; measure again.")


def section(results: SearchResults, machine: dict[str, str]) -> str:
    """The part of the page `docs/benchmarks.md` that is about the search."""
    lines = [
        HEADING,
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `python -m bench --search --save`. Medians of {results.runs}",
        f"runs, in processor time of one thread; {machine['Processor']}; {machine['Python']}; {machine['Compiler']};",
        f"OpenSpiel {results.version or 'not measured'}.",
        "",
        *markdown(HEADINGS, rows(results)),
        NOTES.rstrip(),
    ]
    return "\n".join(lines) + "\n"
