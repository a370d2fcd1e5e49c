"""The results as tables for the terminal and as a page for `docs/`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from rich.console import Console
from rich.table import Table

GOALS = {  # name of the measure → title, unit, goal, whether more is better
    "compiled_decisions": ("random decisions in the compiled loop", "per second", 5_000_000, True),
    "compiled_chance_events": ("chance events beside them", "per second", None, True),
    "python_decisions": ("random decisions in a Python loop", "per second", 900_000, True),
    "python_chance_events": ("chance events beside them", "per second", None, True),
    "clone_ns": ("clone, from Python", "ns", 300, False),
    "copy_from_ns": ("copy_from, from Python", "ns", None, False),
    "object_bytes": ("state", "bytes", 1000, False),
    "canonical_bytes": ("its canonical bytes", "bytes", None, False),
    "decisions_per_game": ("decisions in a random game", "", None, True),
    "chance_events_per_game": ("chance events in a random game", "", None, True),
}


@dataclass(frozen=True)
class Results:
    """Medians of all measures: Teocalli's, and those of OpenSpiel's games by title."""

    runs: int
    teocalli: dict[str, float]
    others: dict[str, dict[str, float]]
    openspiel: str


def goal_rows(results: Results) -> Iterator[tuple[str, str, str]]:
    """Measure, value and goal, as texts."""
    for name, (title, unit, goal, more) in GOALS.items():
        value = results.teocalli[name]
        wanted = "" if goal is None else f"{'at least' if more else 'under'} {goal:,}"
        met = "" if goal is None else (", met" if (value >= goal if more else value < goal) else ", missed")
        yield title, f"{value:,.0f} {unit}".strip(), wanted + met


def comparison_rows(results: Results) -> Iterator[tuple[str, str, str, str, str]]:
    """Game, decisions a second in a Python loop and compiled, each with Teocalli's multiple of it."""
    own = results.teocalli
    yield ("Teocalli: Uxmal", f"{own['python_decisions']:,.0f}", "1", f"{own['compiled_decisions']:,.0f}", "1")
    for title, measures in results.others.items():
        python, compiled = measures["python_decisions"], measures["compiled_decisions"]
        yield (
            f"OpenSpiel: {title}",
            f"{python:,.0f}",
            f"{own['python_decisions'] / python:.1f}",
            f"{compiled:,.0f}",
            f"{own['compiled_decisions'] / compiled:.1f}",
        )


GOAL_HEADINGS = ("Measure", "Median", "Goal")
COMPARISON_HEADINGS = (
    "Game",
    "Python loop, decisions/s",
    "Uxmal ×",
    "Compiled, decisions/s",
    "Uxmal ×",
)


def show(results: Results, console: Console) -> None:
    """Print both tables."""
    for headings, rows in ((GOAL_HEADINGS, goal_rows(results)), (COMPARISON_HEADINGS, comparison_rows(results))):
        table = Table(*headings)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in rows:
            table.add_row(*row)
        console.print(table)


def page(results: Results, machine: dict[str, str]) -> str:
    """The page `docs/benchmarks.md`."""
    lines = [
        "# Benchmarks",
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `python -m bench --save`. Medians of {results.runs} runs, in",
        "processor time of one thread; other programs were measured in the same runs. Uxmal is played by two, with",
        "default options. “Uxmal ×” says how many times as fast Uxmal is.",
        "",
        *(f"- {key}: {value}" for key, value in (machine | {"OpenSpiel": results.openspiel}).items()),
        "",
        "## The engine",
        "",
        *markdown(GOAL_HEADINGS, goal_rows(results)),
        "",
        "A decision is a player's; chance events are counted beside them and cost time as well.",
        "",
        "## Beside OpenSpiel",
        "",
        *markdown(COMPARISON_HEADINGS, comparison_rows(results)),
        "",
        "Python loop: random games with `legal_actions` and `apply_action`, in the same code for both programs.",
        "Compiled: for Uxmal `teocalli.core.playout.random_playouts`; for OpenSpiel the C++ rollouts of `MCTSBot` with",
        "`RandomRolloutEvaluator`, counted as rollouts times the decisions of an average random game.",
    ]
    return "\n".join(lines) + "\n"


def markdown(headings: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> list[str]:
    """A table in Markdown, numbers to the right."""
    rule = "| --- |" + " ---: |" * (len(headings) - 1)
    return [f"| {' | '.join(headings)} |", rule, *(f"| {' | '.join(row)} |" for row in rows)]
