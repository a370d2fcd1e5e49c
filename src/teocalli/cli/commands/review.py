"""`review`: what each decision of a finished game cost, and how the result came about."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.marks import THRESHOLDS, mark_of
from teocalli.analysis.review.parts import chances_of, points_of
from teocalli.analysis.review.review import Review
from teocalli.analysis.review.summary import review_json, summary_of
from teocalli.analysis.review.telling import PARTS, Telling, own_line
from teocalli.analysis.review.work import complete
from teocalli.cli.arguments import FinishedGame, Language
from teocalli.cli.language import say, texts
from teocalli.cli.saved import STANDARD_INPUT, called_in, read_record, replay
from teocalli.cli.tables import NameTable
from teocalli.cli.terminal_renderer import names_of_seats, output, progress_output
from teocalli.core.errors import TeocalliError
from teocalli.core.files import reason_of, write_atomically
from teocalli.core.processors import processors
from teocalli.reports import check_plots

EPILOG = """\b
Examples:
  teocalli review game.json
  teocalli review game.json --html review.html     a page with plots, in one file
  teocalli review game.json --depth 4 --jobs 4     four times as deep
  teocalli review game.json --json | jq .players

\b
Findings are saved next to the record (game.review.json) as they come, so a review
stopped with Ctrl-C can be resumed, and a complete one is just shown."""

KEPT_EVERY = 10
"""Pieces after which the file is written anew."""


def review(
    *,
    record: FinishedGame,
    depth: Annotated[
        float, typer.Option(min=0.01, max=1000, metavar="FACTOR", help="How much deeper than usual to search.")
    ] = 1.0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, max=256, metavar="COUNT", help="Decisions judged at once.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save the review (default: next to the record).")
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the outcome as JSON.")] = False,
    _lang: Language = None,
) -> None:
    """Say what each decision of a finished game cost, and what luck and skill contributed to the result."""
    if html is not None:
        check_plots()
    saved = read_record(record)
    match = replay(saved)
    path = file or (None if record == STANDARD_INPUT else review_file(Path(record)))
    wanted = Depth.of(match.game, depth)
    found = Review(match, wanted) if path is None else Review.go_on(path, match, wanted)
    _complete(found, path, jobs or processors())
    called = called_in(saved)
    telling = Telling(found, called, names_of_seats(match.game, called, texts()), texts())
    if html is not None:
        _write_page(telling, html)
    if as_json:
        print(json.dumps(review_json(found), ensure_ascii=False))
    else:
        _print(output(), telling, path)


def review_file(record: Path) -> Path:
    """Where the review of a record is kept: `game.review.json` beside `game.json`."""
    return record.with_name(f"{record.stem}.review.json")


def _complete(found: Review, path: Path | None, jobs: int) -> None:
    """Find out what is missing, and keep it as it comes, whatever ends the work."""
    if found.complete:
        return
    try:
        for number, _ in enumerate(_watched(found, jobs), start=1):
            if path is not None and number % KEPT_EVERY == 0:
                found.save(path)
    except KeyboardInterrupt:
        if path is not None:
            found.save(path)
            told = say("cli-review-interrupted", done=found.done, total=found.total, path=str(path))
            print(told, file=sys.stderr)
        raise
    if path is not None:
        found.save(path)


def _watched(found: Review, jobs: int) -> Iterator[object]:
    """The pieces as they come, with a bar on standard error if a person is there to see it."""
    console = progress_output()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("cli-review-working"), total=found.total, completed=found.done)
        for item in complete(found, jobs):
            progress.update(task, completed=found.done)
            yield item


def _write_page(telling: Telling, path: Path) -> None:
    from teocalli.analysis.review.page import review_page  # noqa: PLC0415 - it draws with matplotlib, which takes long to load

    try:
        write_atomically(path, review_page(telling))
    except (OSError, ValueError) as error:
        raise TeocalliError("error-file-unwritable", path=str(path), reason=reason_of(error)) from None


def _print(console: Console, telling: Telling, path: Path | None) -> None:
    _parts_table(telling).print(console)
    console.print()
    _players_table(telling).print(console)
    console.print()
    for line in _costliest(telling):
        console.print(line)
    if path is not None:
        console.print(say("cli-review-kept", path=str(path)), soft_wrap=True)


def _parts_table(telling: Telling) -> NameTable:
    table = NameTable([say("review-column-player"), *(say(f"review-part-{part}") for part in PARTS)])
    for measure, scale, text in ((chances_of, 100.0, "review-of-chance"), (points_of, 1.0, "review-of-points")):
        for name, parts in zip(telling.names, telling.review.parts(measure), strict=True):
            table.add_row(say(text, name=name), *telling.parts(parts, scale))
    return table


def _players_table(telling: Telling) -> NameTable:
    keys = ["player", "accuracy", *THRESHOLDS, "decisions", "chance", "points"]
    table = NameTable([say(f"review-column-{key}") for key in keys])
    for seat, name in enumerate(telling.names):
        played = summary_of(telling.review, seat)
        if played.accuracy is not None:
            table.add_row(
                name,
                telling.percent(played.accuracy),
                *(str(count) for count in played.marks.values()),
                str(played.lost.decisions),
                telling.number(100 * played.lost.chance),
                telling.number(played.lost.points),
            )
    return table


def _costliest(telling: Telling) -> Iterator[Text]:
    """The decisions that cost most, what would have been better, and why."""
    for decision in telling.review.costliest():
        told = say(
            "review-decision",
            number=decision.number,
            name=telling.names[decision.seat],
            mark=say(f"review-mark-{mark_of(decision)}"),
            chance=telling.number(100 * decision.loss),
            points=telling.signed(-decision.points_lost),
        )
        yield Text(told, "bold")
        yield Text("  " + say("review-played", did=telling.did(decision, [decision.word])))
        yield Text("  " + say("review-better", did=telling.did(decision, own_line(telling.review.match, decision))))
        reason = telling.review.reasons.get(decision.number)
        if reason is not None and reason.sources:
            yield Text("  " + say("review-because", sources=telling.sources(reason)), "dim")
        yield Text("")
