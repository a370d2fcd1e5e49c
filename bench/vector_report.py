"""What many games at once reach, as a table for the terminal and as a part of `docs/benchmarks.md`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from rich.console import Console

from bench.report import TITLES, markdown, print_table

HEADING = "## Many games at once"
HEADINGS = ("1,024 games of", "Decisions/s", "Goal", "times as fast as Pgx, the faster, the slower", "as EnvPool")
GOALS = {"uxmal": (3_000_000, 8_000_000), "teotihuacan": (1_000_000, 2_500_000)}
"""With mask and observation, and without."""
KINDS = {"vector_shown": "with mask and observation", "vector_bare": "without"}
NOTES = """
Random games of two with default options; choosing an action is a part of each decision, renewing finished games too.
All programs are given two threads, and what they reach on two cores is counted from the processor time of the whole
process, so that others who use the machine disturb little; the least disturbed of several parts counts.
Pgx plays compiled as a whole by XLA, choosing among legal actions included. EnvPool has neither backgammon nor connect
four; a card game and the nearest thing to a board game stand for it, with actions made beforehand. One decision of our
games is far more work than one of connect four.
"""


@dataclass(frozen=True)
class VectorResults:
    """Medians of all measures: ours by game, the others' by title, and versions."""

    runs: int
    teocalli: dict[str, dict[str, float]]
    peers: dict[str, float]
    versions: dict[str, str]


def rows(results: VectorResults) -> Iterator[tuple[str, ...]]:
    """Games, decisions a second, the goal, and comparisons; as texts."""
    for game, values in results.teocalli.items():
        for (measure, kind), goal in zip(KINDS.items(), GOALS[game], strict=True):
            value = values[measure]
            met = f"at least {goal:,}, {'met' if value >= goal else 'missed'}"
            compared = (times(value, results.peers, name) for name in ("Pgx", "EnvPool"))
            yield f"Teocalli: {TITLES[game]}, {kind}", f"{value:,.0f}", met, *compared
    for title, value in results.peers.items():
        yield title, f"{value:,.0f}", "", "", ""


def times(value: float, peers: dict[str, float], program: str) -> str:
    """Multiples of what the games of another program reach, the fastest first."""
    reached = sorted((speed for title, speed in peers.items() if title.startswith(program)), reverse=True)
    return ", ".join(f"{value / speed:.1f}" for speed in reached)


def show(results: VectorResults, console: Console) -> None:
    """Print the table."""
    print_table(console, "Many games at once", HEADINGS, rows(results))


def section(results: VectorResults, machine: dict[str, str]) -> str:
    """The part of the page `docs/benchmarks.md` that is about many games at once."""
    versions = ", ".join(f"{name} {number}" for name, number in results.versions.items()) or "no other programs"
    lines = [
        HEADING,
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `python -m bench --vector --save`. Medians of {results.runs}",
        f"runs; {machine['Processor'].replace('one used', 'both used')}; {machine['Python']}; {machine['Compiler']};",
        f"{versions}.",
        "",
        *markdown(HEADINGS, rows(results)),
        NOTES.rstrip(),
    ]
    return "\n".join(lines) + "\n"
