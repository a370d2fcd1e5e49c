"""What a server reaches with many live games, as a table for the terminal and as a part of `docs/benchmarks.md`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from rich.console import Console

from bench.report import GOAL_HEADINGS, markdown, print_table

HEADING = "## Serving many games"
WANTED_GAMES = 300
MOST_P99_MS = 150
LEAST_RATIO = 5
NOTES = """
The generator and the server share the machine. Each game of four people has one action a second; everybody has a
cookie, a seat and a feed, and reads the view as they may see it as soon as they hear of an action, with the mark of the
story that they know, as the page does. SQLite writes each action safely to the disk (`synchronous = FULL`) before it is
acknowledged. Milliseconds of processor time depend little on what else the machine does; the time until the answer
does. Memory was watched with games of four at one screen. All but bots' thinking and the disk runs on one core of a
server process. Memory grows with the length of the live games and until a hundred games are kept that nobody uses
(`KEPT_GAMES`), not with those before: with twenty games of Uxmal at once, played without a pause and followed by nobody
(`--games 20 --clients 0 --pause 0`), it was 97 MB before the first, 121, 130, 140, 150 and 157 MB when 20, 40, 60, 80
and 100 games were over, 158 MB from 120 to 240, and 159 MB from 260 to 340, after 43,000 actions.

Beside boardgame.io 0.50.2 (`bench/turn_taking.py`, `bench/boardgame_io.cjs`): tables of four take counters from heaps
in turn, and each move is made when all four clients know of the one before; both servers push what is new to all of
them. Ours keeps each move on the disk and shows each person what they may see; boardgame.io's keeps matches in memory,
or writes the whole match to a file anew with each move, without waiting for the disk, which takes the longer, the more
moves there are. A server in Python cannot be five times as fast as theirs in memory: with four followers a move is five
messages; the system alone takes 0.1 to 0.2 ms to send them, for either server, and theirs needs 0.2 to 0.5 ms for
everything.
"""


@dataclass(frozen=True)
class ServingResults:
    """Medians of the load and of the comparison, None without it, and a long run for the server's memory."""

    runs: int
    load: dict[str, float]
    games: int
    compared: dict[str, float] | None
    long: dict[str, Any]
    long_games: int
    long_seconds: int


def rows(results: ServingResults) -> Iterator[tuple[str, ...]]:
    """Measures, values and goals; as texts."""
    load = results.load
    yield "processor time of an action that four people follow", f"{load['processor_ms_per_action']:.2f} ms", ""
    yield "processor time of the generator for it", f"{load['generator_ms_per_action']:.2f} ms", ""
    yield "actions a second that keep one core busy", f"{1000 / load['processor_ms_per_action']:,.0f}", ""
    reached = load["p99_ms"] < MOST_P99_MS and results.games >= WANTED_GAMES
    goal = f"under {MOST_P99_MS} ms with {WANTED_GAMES} games, {'met' if reached else 'missed'}"
    yield f"p99 until the answer, {results.games} games", f"{load['p99_ms']:.0f} ms", goal
    yield "p99 until another one has read what came of it", f"{load['others_know_p99_ms']:.0f} ms", ""
    if results.compared is not None:
        for moves in (18, 300):
            yield from _beside(results.compared, moves)


def _beside(compared: dict[str, float], moves: int) -> Iterator[tuple[str, ...]]:
    """What was compared in matches of so many moves."""
    match = f"in matches of {moves} moves"
    yield f"moves per second of processor time, {match}", f"{compared[f'teocalli, {moves} moves']:,.0f}", ""
    for where in ("in memory", "in files"):
        key = where.replace(" ", "_")
        theirs = compared[f"boardgame_io_{key}, {moves} moves"]
        yield f"the same of boardgame.io's server, matches kept {where}", f"{theirs:,.0f}", ""
        ratio = compared[f"ratio_{key}, {moves} moves"]
        met = "met" if ratio >= LEAST_RATIO else "missed"
        yield f"ratio to boardgame.io, {match} kept {where}", f"{ratio:.2f}", f"at least {LEAST_RATIO}, {met}"


def memory(results: ServingResults) -> list[str]:
    """How the server's memory went in the long run."""
    course = results.long["memory_mb"]
    return [
        f"Memory of the server in {results.long_seconds:,} seconds with {results.long_games} games, which are followed",
        f"by others when they end, {results.long['actions']:,} actions in all; in megabytes, at twenty moments evenly:",
        ", ".join(f"{megabytes:.0f}" for megabytes in course) + ".",
    ]


def show(results: ServingResults, console: Console) -> None:
    """Print the table."""
    print_table(console, "Serving many games", GOAL_HEADINGS, rows(results))
    console.print(" ".join(memory(results)))


def section(results: ServingResults, machine: dict[str, str]) -> str:
    """The part of the page `docs/benchmarks.md` that is about serving."""
    lines = [
        HEADING,
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `python -m bench --server --save`. Medians of {results.runs}",
        f"runs; {machine['Processor'].replace('one used', 'both used')}; {machine['Python']}.",
        "",
        *markdown(GOAL_HEADINGS, rows(results)),
        "",
        *memory(results),
        NOTES.rstrip(),
    ]
    return "\n".join(lines) + "\n"
