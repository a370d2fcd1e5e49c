"""`explorer`: what many games say of first turns, of what was done in them, and of what was played at a position."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from teocalli.analysis.permission import position_for_analysis
from teocalli.arena.contest import Contest
from teocalli.arena.explorer import ExplorerFile, Filter, GamesIn, build, moves_at, records_in, shipped, traits_told
from teocalli.arena.explorer.asking import contents
from teocalli.arena.explorer.collecting import options_text
from teocalli.arena.workers import Runner, runner_for
from teocalli.cli.arguments import AsJson, GameName, Jobs, Language, RuleOptions, rule_options
from teocalli.cli.commands.arena import play_kept
from teocalli.cli.language import decimal, percent, say, texts
from teocalli.cli.saved import position_number, read_record, replay
from teocalli.cli.standings import game_title, progress_bar
from teocalli.cli.tables import NameTable
from teocalli.cli.terminal_renderer import output
from teocalli.core.errors import TeocalliError, clean_word
from teocalli.core.game import Game
from teocalli.core.registry import game_class, installed_games, load_game

EPILOG = """\b
Examples:
  teocalli explorer show uxmal                          the database that comes with the game
  teocalli explorer show uxmal --at game.json --n 4     what was played at a position
  teocalli explorer make uxmal --games 20000 --level 3 --jobs 2 --out uxmal.sqlite
  teocalli explorer build uxmal.sqlite cup my-games     arena folders, records

\b
docs/explorer.md says what is counted, and how."""

MAKE_EPILOG = """\b
Examples:
  teocalli explorer make uxmal --games 20000 --level 3 --jobs 2 --out uxmal.sqlite
  teocalli explorer make uxmal --games 2000 --level 4 --jobs 2 --out uxmal.sqlite

\b
After an interruption, give the same command again: nothing is played twice. The
games are saved next to the database as arena matches (FILE.games)."""

SHOW_EPILOG = """\b
Examples:
  teocalli explorer show uxmal --level 3
  teocalli explorer show teotihuacan --trait technology --json
  teocalli explorer show uxmal --at game.json --n 4 --any-count"""

SEED = 1
"""Games are made from this number, so that the same command makes the same games."""
MOST_ROWS = 12

app = typer.Typer(
    rich_markup_mode=None, add_completion=False, help="Look up what was played in many games, and how it turned out."
)

Database = Annotated[Path, typer.Argument(metavar="FILE", help="The database; created if it does not exist.")]
Least = Annotated[
    int,
    typer.Option("--least", min=1, metavar="COUNT", help="Finally drop positions that occurred in fewer games."),
]


@app.command("build", epilog=EPILOG, short_help="Build a database from records and arena folders.")
def build_(
    file: Database,
    sources: Annotated[
        list[Path], typer.Argument(metavar="RECORDS|FOLDERS…", help="Records, folders of records, or arena matches.")
    ],
    least: Least = 1,
    jobs: Jobs = 1,
    _lang: Language = None,
) -> None:
    """Add finished games to a database, each only once however often it is given."""
    _build(file, list(records_in(sources)), least, runner_for(jobs))


@app.command("make", epilog=MAKE_EPILOG, short_help="Have computer players play games, and build a database from them.")
def make(
    *,
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The database; created if it does not exist.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="COUNT", help="Number of games in all.")] = 1000,
    level: Annotated[int, typer.Option(min=1, metavar="LEVEL", help="The level of all players.")] = 3,
    players: Annotated[int, typer.Option(min=1, metavar="COUNT", help="Number of players.")] = 2,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="Seed for all games.")] = SEED,
    option: RuleOptions = None,
    least: Least = 1,
    jobs: Jobs = 1,
    _lang: Language = None,
) -> None:
    """Have computer players of one level play many games, and add them to a database."""
    options = rule_options(game_class(game), option)
    contest = Contest(game, options, (f"level:{level}",) * players, players, seed)
    contest.check()
    folder = out.with_suffix(".games") / f"level-{level}-players-{players}"
    runner, again = runner_for(jobs), shlex.join(["teocalli", *sys.argv[1:]])
    folder.parent.mkdir(parents=True, exist_ok=True)
    play_kept(contest, folder, games, runner, heading=say("cli-arena-playing"), again=again)
    _build(out, list(records_in([folder])), least, runner)


def _build(file: Path, sources: Sequence[GamesIn], least: int, runner: Runner) -> None:
    with (
        _interruptible(file),
        progress_bar(say("cli-explorer-reading"), sum(len(s.finished) for s in sources)) as go_on,
    ):
        for read in build(file, sources, runner):
            go_on(read)
    with ExplorerFile.open(file) as found:
        game, rules = found.game, found.rules
    with ExplorerFile.create(file, game, rules) as found:
        if least > 1:
            found.drop_rare(least)
        size = round(file.stat().st_size / 1000)
        print(say("cli-explorer-added", games=found.games(), path=str(file), size=size))


@contextmanager
def _interruptible(file: Path) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        again = shlex.join(["teocalli", *sys.argv[1:]])
        print(say("cli-explorer-interrupted", path=str(file), command=again), file=sys.stderr)
        raise


@app.command("show", epilog=SHOW_EPILOG, short_help="Show what a database contains.")
def show(
    *,
    file: Annotated[
        str, typer.Argument(metavar="FILE|GAME", help="A database, or a game for the one that comes with it.")
    ],
    at: Annotated[
        str | None, typer.Option("--at", metavar="RECORD", help="Show what was played at a position of a game.")
    ] = None,
    n: Annotated[
        int | None, typer.Option("--n", min=0, metavar="N", help="Number of the position (default: the last one).")
    ] = None,
    level: Annotated[
        list[str] | None, typer.Option(metavar="LEVEL", help="Only seats of this level; may be given several times.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(min=1, metavar="COUNT", help="Only games with this number of players.")
    ] = None,
    any_count: Annotated[
        bool, typer.Option("--any-count", help="At a position: games with any number of players.")
    ] = False,
    trait: Annotated[str | None, typer.Option(metavar="KIND", help="Only this kind of trait.")] = None,
    option: RuleOptions = None,
    as_json: AsJson = False,
    _lang: Language = None,
) -> None:
    """Show how many games a database has, how choices turned out in them, or what was played at a position."""
    with _opened(file) as found:
        told: dict[str, Any] = contents(found)
        levels = _levels(found, told, level)
        if at is None:
            _check_players(found, told, players)
            told["traits"] = _traits(found, Filter(levels, players, _only(found, players, option)), trait)
        else:
            told |= _position(found, at, n, levels, option, any_count=any_count)
        print(json.dumps(told, ensure_ascii=False)) if as_json else _print(found, told)


def _only(found: ExplorerFile, players: int | None, option: list[str] | None) -> str | None:
    """The rule options that are asked for, None for any."""
    if not option:
        return None
    return options_text(load_game(found.game, players, rule_options(game_class(found.game), option)))


def _traits(found: ExplorerFile, wanted: Filter, kind: str | None) -> list[dict[str, Any]]:
    known = [each.name for each in game_class(found.game).trait_kinds]
    if kind is not None and kind not in known:
        raise TeocalliError("error-cli-explorer-trait", kind=clean_word(kind), known=", ".join(known) or "–")
    return [each for each in traits_told(found, load_game(found.game), wanted) if kind in (None, each["kind"])]


def _opened(file: str) -> ExplorerFile:
    if file in installed_games() and not Path(file).exists():
        path = shipped(file)
        if path is None:
            raise TeocalliError("error-explorer-no-database", game=file)
        return ExplorerFile.open(path, frozen=True)
    return ExplorerFile.open(Path(file))


def _levels(found: ExplorerFile, told: dict[str, Any], wanted: Sequence[str] | None) -> tuple[str, ...]:
    """The players of the levels that are asked for, by number or as records have them."""
    known = [each["level"] for each in told["levels"]]
    levels = tuple(f"level:{each}" if each.isdigit() else each for each in wanted or [])
    for each in levels:
        if each not in known:
            raise TeocalliError(
                "error-cli-explorer-level", level=clean_word(each), path=found.path.name, known=", ".join(known) or "–"
            )
    return levels


def _check_players(found: ExplorerFile, told: dict[str, Any], players: int | None) -> None:
    if players is not None and players not in told["players"]:
        known = ", ".join(map(str, told["players"])) or "–"
        raise TeocalliError("error-cli-explorer-players", players=players, path=found.path.name, known=known)


def _position(
    found: ExplorerFile,
    record: str,
    number: int | None,
    levels: Sequence[str],
    options: Sequence[str] | None,
    *,
    any_count: bool,
) -> dict[str, Any]:
    saved = read_record(record, options)
    if saved.game != found.game:
        raise TeocalliError("error-cli-explorer-game", game=saved.game, path=found.path.name, there=found.game)
    match = replay(saved)
    at = position_number(match, number)
    state = position_for_analysis(match, at, saved.seats)
    game: Game = match.game
    if not 0 <= state.current_player < game.players:
        raise TeocalliError("error-cli-explorer-nobody", number=at)
    wanted = Filter.like(game, levels=levels, any_count=any_count)
    return {"position": at, "alike": moves_at(found, game, state, at, wanted)}


def _print(found: ExplorerFile, told: dict[str, Any]) -> None:
    console = output()
    console.print(say("cli-explorer-heading", game=game_title(found.game), games=told["games"]), style="bold")
    console.print(
        say("cli-explorer-levels", levels=", ".join(texts().message(each["message"]) for each in told["levels"]))
    )
    console.print(say("cli-explorer-counts", counts=", ".join(map(str, told["players"]))))
    for kind in told.get("traits", []):
        console.print()
        _table(texts().message(kind["message"]), kind["rows"]).print(console)
    for alike in told.get("alike", []):
        console.print()
        likeness = texts().message(alike["message"])
        _table(say("cli-explorer-alike", likeness=likeness, games=alike["games"]), alike["moves"]).print(console)
    if not told.get("traits", True):
        console.print(say("cli-explorer-no-traits", path=found.path.name))
    if not told.get("alike", True):
        console.print(say("cli-explorer-nothing", path=found.path.name))


def _table(heading: str, rows: Sequence[dict[str, Any]]) -> NameTable:
    table = NameTable([heading, *(say(f"cli-explorer-columns-{key}") for key in COLUMNS)])
    for row in sorted(rows, key=lambda row: -row["games"])[:MOST_ROWS]:
        low, high = row["won"][1:]
        name = texts().message(row["message"]) if row["message"] else row["move"]
        cells = (str(row["games"]), percent(row["won"][0]), f"{percent(low)} – {percent(high)}")
        table.add_row(name, *cells, _mean(row["points"]), _mean(row["margin"]))
    return table


COLUMNS = ("games", "won", "interval", "points", "margin")


def _mean(value: Sequence[float | None]) -> str:
    """A mean with half the width of its interval, if that is known."""
    mean, low, high = value
    assert mean is not None
    return decimal(mean) if low is None or high is None else f"{decimal(mean)} ± {decimal((high - low) / 2)}"
