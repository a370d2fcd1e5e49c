"""The results as tables for the terminal and as a page for `docs/`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from rich.console import Console
from rich.table import Table

MEASURES = {  # name of the measure → title, unit, whether more is better
    "compiled_decisions": ("random decisions in the compiled loop", "per second", True),
    "compiled_chance_events": ("chance events beside them", "per second", True),
    "compiled_games": ("complete random games in the compiled loop", "per second", True),
    "python_decisions": ("random decisions in a Python loop", "per second", True),
    "python_chance_events": ("chance events beside them", "per second", True),
    "clone_ns": ("clone, from Python", "ns", False),
    "copy_from_ns": ("copy_from, from Python", "ns", False),
    "object_bytes": ("state", "bytes", False),
    "canonical_bytes": ("its canonical bytes", "bytes", False),
    "decisions_per_game": ("decisions in a random game", "", True),
    "chance_events_per_game": ("chance events in a random game", "", True),
}
GOALS = {
    "uxmal": {"compiled_decisions": 5_000_000, "python_decisions": 900_000, "clone_ns": 300, "object_bytes": 1000},
    "teotihuacan": {
        "compiled_decisions": 1_000_000,
        "compiled_games": 2_000,
        "python_decisions": 400_000,
        "clone_ns": 1000,
    },
}
TITLES = {"uxmal": "Uxmal", "teotihuacan": "Teotihuacan"}


@dataclass(frozen=True)
class Results:
    """Medians of all measures: Teocalli's by game, those of OpenSpiel's games by title, catanatron's games a second."""

    runs: int
    teocalli: dict[str, dict[str, float]]
    openspiel: dict[str, dict[str, float]]
    catanatron: float | None
    versions: dict[str, str]


def measure_rows(
    values: Mapping[str, float], measures: Mapping[str, tuple[str, str, bool]], goals: Mapping[str, float]
) -> Iterator[tuple[str, str, str]]:
    """Measure, value and goal, as texts."""
    for name, (title, unit, more) in measures.items():
        value, goal = values[name], goals.get(name)
        wanted = "" if goal is None else f"{'at least' if more else 'under'} {goal:,}"
        met = "" if goal is None else (", met" if (value >= goal if more else value < goal) else ", missed")
        yield title, f"{value:,.0f} {unit}".strip(), wanted + met


def goal_rows(results: Results, game: str) -> Iterator[tuple[str, str, str]]:
    """Measures of the engine with one of our games."""
    return measure_rows(results.teocalli[game], MEASURES, GOALS[game])


def comparison_rows(results: Results) -> Iterator[tuple[str, str, str, str, str]]:
    """Game, decisions a second in a Python loop and compiled, each with Teocalli's multiple of it."""
    own = results.teocalli["uxmal"]
    yield ("Teocalli: Uxmal", f"{own['python_decisions']:,.0f}", "1", f"{own['compiled_decisions']:,.0f}", "1")
    for title, measures in results.openspiel.items():
        python, compiled = measures["python_decisions"], measures["compiled_decisions"]
        yield (
            f"OpenSpiel: {title}",
            f"{python:,.0f}",
            f"{own['python_decisions'] / python:.1f}",
            f"{compiled:,.0f}",
            f"{own['compiled_decisions'] / compiled:.1f}",
        )


def peer_rows(results: Results) -> Iterator[tuple[str, str, str]]:
    """Game, complete random games of two players a second, and Teotihuacan's multiple of it."""
    own = results.teocalli["teotihuacan"]["compiled_games"]
    yield "Teocalli: Teotihuacan", f"{own:,.0f}", "1"
    if results.catanatron is not None:
        yield "catanatron: Catan", f"{results.catanatron:,.1f}", f"{own / results.catanatron:,.0f}"


PEER_HEADINGS = ("Game", "Complete random games/s", "Teotihuacan ×")
GOAL_HEADINGS = ("Measure", "Median", "Goal")
COMPARISON_HEADINGS = (
    "Game",
    "Python loop, decisions/s",
    "Uxmal ×",
    "Compiled, decisions/s",
    "Uxmal ×",
)


def show(results: Results, console: Console) -> None:
    """Print all tables."""
    tables: list[tuple[str, tuple[str, ...], Iterator[tuple[str, ...]]]] = [
        *((TITLES[game], GOAL_HEADINGS, goal_rows(results, game)) for game in GOALS),
        ("Beside OpenSpiel", COMPARISON_HEADINGS, comparison_rows(results)),
        ("Beside catanatron", PEER_HEADINGS, peer_rows(results)),
    ]
    for title, headings, rows in tables:
        print_table(console, title, headings, rows)


def print_table(console: Console, title: str, headings: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> None:
    """Print a table, numbers to the right."""
    table = Table(*headings, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    console.print(table)


def game_lines(results: Results, game: str) -> list[str]:
    """The part of the page about one of our games."""
    return [f"## {TITLES[game]}", "", *markdown(GOAL_HEADINGS, goal_rows(results, game)), ""]


def page(results: Results, machine: dict[str, str]) -> str:
    """The page `docs/benchmarks.md`."""
    lines = [
        "# Benchmarks",
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `python -m bench --save`. Medians of {results.runs} runs, in",
        "processor time of one thread; other programs were measured in the same runs. Both games are played by two,",
        "with default options. “×” says how many times as fast they are.",
        "",
        *(f"- {key}: {value}" for key, value in (machine | results.versions).items()),
        "",
        *(line for game in GOALS for line in game_lines(results, game)),
        "A decision is a player's; chance events are counted beside them and cost time as well. A game of Teotihuacan",
        "begins with the first word of its set-up.",
        "",
        "## Beside OpenSpiel",
        "",
        *markdown(COMPARISON_HEADINGS, comparison_rows(results)),
        "",
        "Python loop: random games with `legal_actions` and `apply_action`, in the same code for both programs.",
        "Compiled: for Uxmal `teocalli.core.playout.random_playouts`; for OpenSpiel the C++ rollouts of `MCTSBot` with",
        "`RandomRolloutEvaluator`, counted as rollouts times the decisions of an average random game.",
        "",
        "## Beside catanatron",
        "",
        *markdown(PEER_HEADINGS, peer_rows(results)),
        "",
        "Catanatron's Catan is the closest peer in kind. Its games are those of `Game.play` with two `RandomPlayer`s;",
        "Teotihuacan's are played by `random_playouts`.",
    ]
    return "\n".join(lines) + "\n"


def markdown(headings: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> list[str]:
    """A table in Markdown, numbers to the right."""
    rule = "| --- |" + " ---: |" * (len(headings) - 1)
    return [f"| {' | '.join(headings)} |", rule, *(f"| {' | '.join(row)} |" for row in rows)]
