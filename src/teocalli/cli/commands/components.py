"""`components`: checks component files of one's own, and writes one to begin with."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from teocalli.cli.arguments import AsJson, Language
from teocalli.cli.failures import REPLAY_FAILED
from teocalli.cli.language import say, texts
from teocalli.cli.standings import game_title
from teocalli.cli.tables import NameTable
from teocalli.cli.terminal_renderer import output
from teocalli.core.own_components import ComponentsReport, Fault, file_text, own_components

EPILOG = """\b
Examples:
  teocalli components write > my-box.yaml     ours, to change
  teocalli components check my-box.yaml       counts, differences, faults
  teocalli play uxmal --option components=my-box.yaml

\b
In the browser, the tiles and the board of a box can be entered by clicking: see the
start page. Exit status of “check”: 0 valid, 1 not valid."""

app = typer.Typer(
    rich_markup_mode=None, add_completion=False, help="Check your own component files, and write one to start from."
)

GameOfFile = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="Which game; needed only if several games accept such files."),
]


@app.command("check", short_help="Count, compare with ours, and say whether you can play with it.")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A component file.")],
    game: GameOfFile = None,
    as_json: AsJson = False,
    _lang: Language = None,
) -> None:
    """Say what a component file contains, how it differs from ours, and whether you can play with it."""
    own = own_components(game)
    report = own.check_file(file)
    if as_json:
        print(json.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        output().print(say("cli-components-title", game=game_title(own.game.name), path=os.fspath(file)))
        _print(report)
    if not report.is_sound:
        raise typer.Exit(REPLAY_FAILED)


@app.command("write", short_help="Print a component file.")
def write(
    game: GameOfFile = None,
    empty: Annotated[bool, typer.Option("--empty", help="With “?” for everything to be entered.")] = False,
    _lang: Language = None,
) -> None:
    """Print a component file: ours, to change, or an empty one, to fill in."""
    data = own_components(game).data
    sys.stdout.write(file_text(data.empty() if empty else data.ours()))


def _print(report: ComponentsReport) -> None:
    console = output()
    if report.counts:
        _counts(report).print(console)
        console.print()
        if report.differences:
            console.print(say("cli-components-differs"))
            for line in report.differences:
                console.print("  " + texts().message(line))
        else:
            console.print(say("cli-components-same"))
        console.print()
    console.print(say("cli-components-sound" if report.is_sound else "cli-components-unsound"))
    for fault in report.faults:
        console.print("  " + fault_line(fault))


def _counts(report: ComponentsReport) -> NameTable:
    table = NameTable([say(f"cli-components-{key}") for key in ("counted", "yours", "ours", "wanted")])
    for each in report.counts:
        wanted = "" if each.wanted is None else str(each.wanted)
        table.add_row(texts().message(each.what), str(each.has), str(each.ours), wanted)
    return table


def fault_line(fault: Fault) -> str:
    """A fault in words, with its line or place."""
    reason = texts().message(fault.reason)
    if fault.line is not None:
        return say("cli-components-line", line=fault.line, reason=reason)
    return say("cli-components-where", where=fault.where, reason=reason) if fault.where else reason
