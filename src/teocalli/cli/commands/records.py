"""`show`, `verify` and `trace`: looking at saved games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from teocalli.cli.arguments import Language, RecordFile, RuleOptions
from teocalli.cli.difficulty import level_line
from teocalli.cli.failures import REPLAY_FAILED, ReplayFailure
from teocalli.cli.language import say, texts
from teocalli.cli.saved import (
    called_in,
    first_words,
    position_lines,
    position_number,
    read_record,
    replay,
    variation_lines,
)
from teocalli.cli.terminal_renderer import check_panel, names_of_seats, output, renderer_of
from teocalli.core.errors import RecordError, TeocalliError
from teocalli.core.files import reason_of, write_atomically
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.shuffle import Checked, check_chance
from teocalli.core.variations import Variations

SHOW_EPILOG = """\b
Examples:
  teocalli show game.json              the last position
  teocalli show game.json --at 0       the initial position
  teocalli show game.json --at 40 --json | jq .scores
  teocalli show position.json          a position summary, as --json prints it
  teocalli show game.json --at 40 --record > from-here.json
  teocalli show game.json --at 40 --svg board.svg
  teocalli show game.json --png board.png --theme dark --width 2000

\b
A position summary can be read by every command that reads a record, and edited
first; errors in it are reported. --record prints a record that starts from the
position and contains all of it, even in the middle of a turn.

\b
--svg and --png draw the board as the browser does; they need the extra “pictures”.
An SVG suits light and dark surroundings unless --theme chooses one."""

VERIFY_EPILOG = """\b
Examples:
  teocalli verify game.json
  teocalli verify - < game.json

\b
Exit status: 0 if every word and the result are correct, and all draws follow from
the seed in the record; 1 if not: the first wrong word is named, with its number
and what was legal there; 2 if it is not a record."""

TRACE_EPILOG = """\b
Examples:
  teocalli trace game.json | tail -n 1 | jq .winners
  diff <(teocalli trace mine.json) <(teocalli trace yours.json)"""


def show(
    *,
    record: RecordFile,
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Number of the position: the number of words after the set-up."),
    ] = None,
    panel: Annotated[str | None, typer.Option(metavar="PART", help="Only a part of the table, in more detail.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position summary as JSON.")] = False,
    as_record: Annotated[
        bool, typer.Option("--record", help="Print a record that starts from the position, to play or share it.")
    ] = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the board as an SVG.")] = None,
    png: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the board as a PNG.")] = None,
    theme: Annotated[
        str, typer.Option(metavar="THEME", help="Theme of pictures: light, dark, or auto for both in one SVG.")
    ] = "auto",
    width: Annotated[int, typer.Option(min=16, max=10_000, metavar="PIXELS", help="Width of the PNG.")] = 1200,
    option: RuleOptions = None,
    _lang: Language = None,
) -> None:
    """Print a position of a saved game, the last one or the one after --at words, or a position summary."""
    saved = read_record(record, option)
    match = replay(saved)
    number = position_number(match, at)
    if svg is not None or png is not None:
        match.go_back(number)
        _write_pictures(saved, match, svg, png, {"theme": theme, "width": width})
        return
    state = match.state_at(number)
    if as_json:
        print(json.dumps(state.summary(), ensure_ascii=False))
        return
    if as_record:
        begun = Match.from_position(match.game, match.game.complete_summary(state))
        print(json.dumps(begun.record(saved.players, saved.seats).to_json(), ensure_ascii=False))
        return
    if panel is not None:
        check_panel(renderer_of(match.game), panel)
    _draw(output(), saved, match, number, panel)


def _write_pictures(saved: Record, match: Match, svg: Path | None, png: Path | None, look: dict[str, Any]) -> None:
    """Write the board as pictures, with the last turn marked."""
    from teocalli.pictures import board_png, board_svg  # noqa: PLC0415 - tables take long to load

    how: dict[str, Any] = {"theme": look["theme"], "language": texts().language, "names": saved.players}
    if svg is not None:
        _write(svg, board_svg(match, **how))
    if png is not None:
        _write(png, board_png(match, width=look["width"], **how))


def _write(path: Path, content: str | bytes) -> None:
    try:
        write_atomically(path, content)
    except (OSError, ValueError) as error:
        raise TeocalliError("error-file-unwritable", path=str(path), reason=reason_of(error)) from None


def _draw(console: Console, saved: Record, match: Match, number: int, panel: str | None) -> None:
    state = match.state_at(number)
    seat = state.current_player if state.current_player >= 0 else None
    console.print(
        say("cli-position", number=number, last=len(match.words), word=(match.words[number - 1 : number] or ["–"])[0])
    )
    if (level := level_line(match.game)) is not None:
        console.print(level)
    for line in [*position_lines(match), *variation_lines(saved)]:
        console.print(line)
    renderer, game, language = renderer_of(match.game), match.game, texts()
    view, names = game.view(state, seat), names_of_seats(game, called_in(saved), language)
    if panel is None:
        console.print(renderer.draw(game, view, names, language, console))
    else:
        console.print(renderer.panel(game, view, names, language, console, name=panel))


def verify(record: RecordFile, _lang: Language = None) -> None:
    """Replay a saved game and check every word, the result, and every draw if the record contains the seed."""
    saved = read_record(record)
    try:
        match = replay(saved)
    except ReplayFailure as failure:
        _report(saved, failure)
        raise typer.Exit(REPLAY_FAILED) from None
    try:
        checked = check_chance(saved, match)
        Variations.from_json(match.words, saved.variations).check(match)
    except RecordError as error:
        print(texts().message(error.message))
        raise typer.Exit(REPLAY_FAILED) from None
    key = "cli-verified-finished" if match.state.is_terminal() else "cli-verified-running"
    print(
        say(key, words=len(saved.words), players=len(saved.players), scores=", ".join(map(str, match.state.points())))
    )
    for line in [*position_lines(match), *variation_lines(saved)]:
        print(line)

    for each in checked:
        _tell_chance(saved, match, each)


def _tell_chance(saved: Record, match: Match, checked: Checked) -> None:
    """Say what is known of where draws come from, so that players can compare it with what they saw at the start."""
    source = checked.source
    if checked.draws is None:
        print(say("cli-chance-untold", hash=source.seed_hash))
    elif source.first < len(match.setup):
        numbers = len(source.numbers)
        print(say("cli-verified-chance", draws=checked.draws, hash=source.seed_hash, numbers=numbers))
    else:
        print(say("cli-verified-chance-later", first=source.first + 1, draws=checked.draws, hash=source.seed_hash))
    if source.round > 1:
        print(say("cli-chance-round", round=source.round))
    names = dict(enumerate(called_in(saved)))
    for each in source.numbers:
        print(say("cli-chance-number", name=names.get(each.seat, str(each.seat + 1)), hash=each.hash))


def _report(saved: Record, failure: ReplayFailure) -> None:
    """Say on standard output what is wrong; all that was legal at a wrong word, not only some of it."""
    error = failure.error
    number = error.arguments.get("number")
    if error.code != "error-record-word" or number is None:
        print(texts().message(error.message))
        return
    match = first_words(saved, number - 1)
    print(say("cli-wrong-word", number=number, word=error.arguments["word"], position=len(match.words)))
    print(say("cli-legal-there"), " ".join(match.game.legal_words(match.state)) or "–")


def trace(record: RecordFile, _lang: Language = None) -> None:
    """Print one position summary per line: the initial position, then one after each word."""
    match = replay(read_record(record))
    for number in range(len(match.words) + 1):
        sys.stdout.write(json.dumps(match.state_at(number).summary(), ensure_ascii=False) + "\n")
