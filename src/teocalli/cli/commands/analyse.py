"""`analyse`: what a position of a saved game is worth, and the best lines in it, ever deeper."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.live import Live
from rich.padding import Padding
from rich.text import Text

from teocalli.analysis import Analysis, Findings
from teocalli.analysis.permission import position_for_analysis
from teocalli.cli.arguments import Language, RecordFile, RuleOptions
from teocalli.cli.language import decimal, percent, say, texts
from teocalli.cli.saved import called_in, position_number, read_record, replay
from teocalli.cli.terminal_renderer import names_of_seats, output, renderer_of
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.processors import processors
from teocalli.players.adviser import Suggestion
from teocalli.players.chances import in_percent

EPILOG = """\b
Examples:
  teocalli analyse game.json --at 40
  teocalli analyse game.json --at 40 --seconds 60 --lines 5 --threads 4
  teocalli analyse game.json --at 40 --seconds 0      until Ctrl-C
  teocalli analyse game.json --at 40 --json | jq .evaluation.chances

\b
Chances are those of winning from here, by seat; they add up to 100 %. Ctrl-C stops
the analysis and prints what was found so far. Running games between several people are refused."""

SECONDS = 10.0
LINES = 3
MOST_THREADS = 64
PAUSE = 0.25
"""Seconds between two looks at what was found."""

INDENT = (0, 0, 0, 3)
"""Space around what a line leads to, from above clockwise: below the first letter of the line."""


def analyse(
    *,
    record: RecordFile,
    at: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Number of the position (default: the last one).")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0, max=86400, metavar="S", help="Time in seconds; 0: until Ctrl-C.")
    ] = SECONDS,
    lines: Annotated[int, typer.Option(min=1, max=20, metavar="COUNT", help="Number of lines.")] = LINES,
    threads: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_THREADS, metavar="COUNT", help="Threads (default: one per processor)."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")] = False,
    option: RuleOptions = None,
    _lang: Language = None,
) -> None:
    """Evaluate a position of a saved game, or a position summary, and show the best lines."""
    saved = read_record(record, option)
    match = replay(saved)
    number = position_number(match, at)
    state = position_for_analysis(match, number, saved.seats)
    page = _Page(match, called_in(saved), number)
    with Analysis(match.game, threads=threads or min(processors(), MOST_THREADS)) as analysis:
        analysis.look_at(state)
        found = _watched(analysis, page, seconds, lines, live=not as_json)
    if as_json:
        print(json.dumps(page.to_json(found), ensure_ascii=False))
    else:
        output().print(page.shown(found))


def _watched(analysis: Analysis, page: _Page, seconds: float, lines: int, *, live: bool) -> Findings:
    """What was found when the time is over; shown meanwhile if a person sees it. Ctrl-C is one way to end it."""
    console = output()
    end = time.monotonic() + seconds if seconds else float("inf")
    with Live(console=console, transient=True, auto_refresh=False, screen=False) as shown:
        try:
            while (left := end - time.monotonic()) > 0 and not analysis.wait(min(PAUSE, left)):
                found = analysis.findings(page.called, lines)
                if found is not None and live and console.is_terminal:
                    shown.update(page.shown(found), refresh=True)
        except KeyboardInterrupt:
            pass
    while (found := analysis.findings(page.called, lines)) is None:
        analysis.wait(PAUSE)
    analysis.stop()
    return analysis.findings(page.called, lines) or found


class _Page:
    """How what was found is told, in words and as JSON."""

    def __init__(self, match: Match, called: list[Name], number: int) -> None:
        self.called = called
        self._match = match
        self._number = number
        self._names = names_of_seats(match.game, called, texts())

    def shown(self, found: Findings) -> Group:
        """Everything as text: the position, what it is worth, then line by line."""
        rows: list[RenderableType] = [Text(self._heading(found), "bold"), Text(self._worth(found))]
        for place, line in enumerate(found.lines, start=1):
            rows += self._line(place, line, found.state.current_player)
        key = "cli-analysis-complete" if found.complete else "cli-analysis-depth"
        seconds = decimal(found.seconds)
        return Group(*rows, Text(say(key, playouts=found.playouts, seconds=seconds), "dim"))

    def _heading(self, found: Findings) -> str:
        last = len(self._match.words)
        seat = found.state.current_player
        if seat >= 0:
            return say("cli-analysis-decision", number=self._number, last=last, name=self._names[seat])
        key = "cli-analysis-over" if found.state.is_terminal() else "cli-analysis-draw"
        return say(key, number=self._number, last=last)

    def _worth(self, found: Findings) -> str:
        worth = found.evaluation
        told = [
            say("cli-analysis-seat", name=name, chance=percent(share / 100, 0), points=decimal(points))
            for name, share, points in zip(self._names, in_percent(worth.chances), worth.points, strict=True)
        ]
        return " · ".join([*told, say("cli-analysis-solved")] if worth.solved else told)

    def _line(self, place: int, line: Suggestion, seat: int) -> list[RenderableType]:
        mark = renderer_of(self._match.game).seat_mark(seat, output())
        figures = say(
            "cli-analysis-line",
            chance=percent(in_percent(line.chances)[seat] / 100, 0),
            points=decimal(line.points[seat]),
            visits=line.visits,
        )
        solved = [say("cli-analysis-solved")] if line.proven else []
        head = Text(f"\n{place}. ").append_text(mark).append(f" {line.word}", "bold")
        head.append(f"  {' · '.join([figures, *solved])}", "not bold")
        steps = " ".join(texts().message(step.message) for step in line.steps)
        return [head, Padding(Text(steps, "dim"), INDENT)]

    def to_json(self, found: Findings) -> dict[str, Any]:
        """What was found, for programs (docs/analysis.md)."""
        return {
            "position": self._number,
            "seat": found.state.current_player if found.state.current_player >= 0 else None,
            "evaluation": found.evaluation.to_json(),
            "lines": [_line_json(line) for line in found.lines],
            "playouts": found.playouts,
            "seconds": round(found.seconds, 2),
            "complete": found.complete,
        }


def _line_json(line: Suggestion) -> dict[str, Any]:
    return {
        "word": line.word,
        "chances": list(line.chances),
        "points": list(line.points),
        "visits": line.visits,
        "solved": line.proven,
        "steps": [{"seat": step.seat, "word": step.word, "text": texts().message(step.message)} for step in line.steps],
    }
