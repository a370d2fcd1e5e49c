"""What the commands that let computer players play have in common on the screen: progress, tables, lengths."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from teocalli.arena.contest import Contest
from teocalli.arena.labels import entrant_labels
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Spread, Standing, Summary
from teocalli.cli.language import decimal, percent, say, texts
from teocalli.cli.tables import NameTable
from teocalli.cli.terminal_renderer import progress_output
from teocalli.core.errors import shown

_MEMORY = 3600
"""Seconds of the past from which the time left is guessed: strong players take minutes for a game."""


def watched(
    contest: Contest, results: Iterator[GameResult], total: int, heading: str, before: Sequence[GameResult] = ()
) -> Iterator[GameResult]:
    """The results as they come, with a bar and the present shares of victory if a person is there to see them.

    The bar is on standard error; `before` are games of the same match that were played earlier.
    """
    console = progress_output()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    score = _Score(contest, before)
    with Progress(
        *columns,
        TextColumn("{task.fields[score]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=_MEMORY,
    ) as progress:
        task = progress.add_task(heading, total=total, completed=len(before), score=score.text())
        for result in results:
            score.add(result)
            progress.update(task, advance=1, score=score.text())
            for line in fault_lines(contest, result):
                print(line, file=sys.stderr)
            yield result


@contextmanager
def progress_bar(heading: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error if a person is there to see it; gives what moves it on by so many pieces."""
    console = progress_output()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(heading, total=total)
        yield lambda pieces: progress.advance(task, pieces)


def fault_lines(contest: Contest, result: GameResult) -> list[str]:
    """A sentence for every program that was replaced in a game."""
    return [
        say(
            "cli-external-replaced",
            game=result.index + 1,
            program=shown(contest.entrants[result.seating[seat]], 200),
            reason=texts().message(reason),
        )
        for seat, reason in result.faults
    ]


class _Score:
    """Shares of victory while games are being played."""

    def __init__(self, contest: Contest, games: Sequence[GameResult]) -> None:
        self._names = labels(contest)
        self._wins = [0.0] * len(self._names)
        self._games = [0] * len(self._names)
        for game in games:
            self.add(game)

    def add(self, game: GameResult) -> None:
        for entrant in game.seating:
            self._games[entrant] += 1
            self._wins[entrant] += game.win_of(entrant)

    def text(self) -> str:
        shares = [wins / games if games else 0.0 for wins, games in zip(self._wins, self._games, strict=True)]
        best_first = sorted(zip(shares, self._names, strict=True), key=lambda pair: -pair[0])
        return " · ".join(f"{name} {percent(share, 0)}" for share, name in best_first) if any(self._games) else ""


def labels(contest: Contest) -> list[str]:
    """The names of the entrants; a seat that the game itself plays is called as in its texts."""
    return entrant_labels(contest, texts())


def game_title(game: str) -> str:
    """The game's name as people write it."""
    return say(f"{game}-title") if texts().has(f"{game}-title") else game


def standings_table(names: Sequence[str], summary: Summary) -> NameTable:
    """Who won how often, with how many points, and from which seat."""
    table = NameTable([say(f"cli-column-{key}") for key in ("player", *STANDING_COLUMNS)])
    for entrant, standing in summary.standings.items():
        table.add_row(names[entrant], *_cells(standing))
    return table


STANDING_COLUMNS = ("wins", "share", "interval", "points", "spread", "seats")


def _cells(standing: Standing) -> tuple[str, ...]:
    wins, points = standing.wins, standing.points
    return (
        count(wins.wins),
        percent(wins.share),
        interval(wins.interval),
        f"{decimal(points.mean)} ± {decimal(points.sd)}",
        f"{points.low:.0f} – {points.high:.0f}",
        " ".join(f"{100 * won / games:.0f}" if games else "–" for games, won in standing.by_seat),
    )


def count(wins: float) -> str:
    """Wins, with a decimal where victories were shared."""
    return decimal(wins, 0 if wins == int(wins) else 1)


def interval(bounds: tuple[float, float]) -> str:
    """An interval of shares."""
    return " – ".join(percent(bound) for bound in bounds)


def length_lines(summary: Summary) -> list[str]:
    """How long the games were, and how many victories were shared if any."""
    lines = [say("cli-lengths", turns=spread(summary.turns), decisions=spread(summary.decisions))]
    return [*lines, say("cli-shared", count=summary.shared)] if summary.shared else lines


def spread(values: Spread, places: int = 0) -> str:
    """Mean, deviation and range; the range with so many decimals."""
    low, high = decimal(values.low, places), decimal(values.high, places)
    return f"{decimal(values.mean)} ± {decimal(values.sd)} ({low} – {high})"
