"""`arena`: matches between computer players that are kept, go on after an interruption, and are summed up."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from teocalli.arena.cluster import RayCluster
from teocalli.arena.contest import Contest
from teocalli.arena.folder import MatchFolder, default_folder, read_match, seed_in
from teocalli.arena.match import play_match
from teocalli.arena.plan import choose, games_of, plan_results, read_plan
from teocalli.arena.report import REPORT_FILE
from teocalli.arena.result import GameResult
from teocalli.arena.summary import save_json, save_summary, save_text, summary_json
from teocalli.arena.workers import Runner, runner_for
from teocalli.cli.arguments import (
    AsJson,
    Entrants,
    GameName,
    Jobs,
    Language,
    MatchSeed,
    RuleOptions,
    rule_options,
    split_list,
)
from teocalli.cli.difficulty import Level, level_options
from teocalli.cli.language import say, texts
from teocalli.cli.match_tables import print_plan, print_summary
from teocalli.cli.standings import watched
from teocalli.cli.terminal_renderer import output
from teocalli.core.errors import TeocalliError
from teocalli.core.registry import game_class
from teocalli.reports import check_plots

EPILOG = """\b
Examples:
  teocalli arena uxmal --players greedy,random --games 400 --seed 7
  teocalli arena uxmal --players greedy,greedy,random --seats 2 --jobs 2 --out cup
  teocalli arena summary cup
  teocalli arena report cup --lang de
  teocalli arena record cup 12 > game.json

\b
“match” can be omitted. docs/arena.md says what is measured and how."""

MATCH_EPILOG = """\b
Examples:
  teocalli arena uxmal --players greedy,random --games 400 --seed 7 --out cup
  teocalli arena uxmal --players greedy,random --games 800 --out cup   continue

\b
After an interruption, give the same command again: no finished game is lost, and
none is played twice. Every player takes every seat equally often, with the same
draws for everybody who plays there."""

DEFAULT_COMMAND = "match"
SEED_BITS = 32


class MatchByDefault(TyperGroup):
    """A group in which `match` may be left out: `teocalli arena GAME …`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put `match` before arguments that name no command and ask for no help."""
        if args and args[0] not in self.commands and args[0] not in ctx.help_option_names:
            args = [DEFAULT_COMMAND, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=MatchByDefault,
    rich_markup_mode=None,
    add_completion=False,
    help="Play and save matches between computer players, and measure their relative strength.",
)

MatchPath = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a match.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there; “local” starts one on this machine."),
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="COUNT", help="Number of games in all.")]
Seats = Annotated[int | None, typer.Option(min=1, metavar="COUNT", help="Players per game (default: all of them).")]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where to save the match (default: in your data folder; the path is printed)."),
]


@app.command("match", epilog=MATCH_EPILOG, short_help="Play or continue a match.")
def match(
    *,
    game: GameName,
    players: Entrants,
    games: Games = 100,
    seed: MatchSeed = None,
    seats: Seats = None,
    out: Folder = None,
    difficulty: Level = None,
    option: RuleOptions = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    as_json: AsJson = False,
    _lang: Language = None,
) -> None:
    """Have computer players play many games, save them, and measure their relative strength."""
    found, entrants = game_class(game), tuple(split_list(players))
    count = len(entrants) if seats is None else seats
    options = level_options(found, difficulty, count) | rule_options(found, option)
    chosen = seed if seed is not None else seed_in(out) if out is not None else None
    contest = Contest(game, options, entrants, count, secrets.randbits(SEED_BITS) if chosen is None else chosen)
    contest.check()
    path = default_folder(contest) if out is None else out
    again = shlex.join(["teocalli", *sys.argv[1:], *([] if out else ["--out", str(path)])])
    played = play_kept(contest, path, games, _runner(jobs, ray), heading=say("cli-arena-playing"), again=again)
    _print(contest, played, as_json, path)


def _runner(jobs: int, ray: str | None) -> Runner:
    return runner_for(jobs) if ray is None else RayCluster(ray)


def play_kept(
    contest: Contest, path: Path, games: int, runner: Runner, *, heading: str, again: str
) -> list[GameResult]:
    """Play what is missing of a match and give all its games. Ctrl-C ends at once; `again`, the command to go on."""
    with MatchFolder(path, contest) as folder:
        if folder.torn:
            print(say("cli-arena-torn", path=str(path)), file=sys.stderr)
        before = list(folder.results.values())
        try:
            for _ in watched(contest, play_match(contest, folder, games, runner), games, heading, before):
                pass
        except KeyboardInterrupt:
            told = say("cli-arena-interrupted", games=folder.count(), path=str(path), command=again)
            print(told, file=sys.stderr)
            raise
        played = list(folder.results.values())
    save_summary(path, contest, played)
    return played


PLAN_EPILOG = """\b
Examples:
  teocalli arena plan levels.yaml --out levels --jobs 2
  teocalli arena plan levels.yaml --out levels --only five-over-four

\b
Every match has its own folder inside the folder of the plan, so “arena summary”
and “arena report” work there. results.json has the results of all matches.
docs/arena.md says what a plan looks like."""

RESULTS_FILE = "results.json"


@app.command("plan", epilog=PLAN_EPILOG, short_help="Play or continue all matches of a plan.")
def plan(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The plan: a YAML file that lists matches.")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where to save the matches.")],
    only: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this match; may be given several times.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    _lang: Language = None,
) -> None:
    """Play all matches listed in a file, one after the other; finished ones are not played again."""
    planned = read_plan(file)
    runner, again = _runner(jobs, ray), shlex.join(["teocalli", *sys.argv[1:]])
    for place, match in enumerate(chosen := choose(planned, only or []), start=1):
        heading = say("cli-plan-playing", place=place, matches=len(chosen), name=match.name)
        play_kept(match.contest, out / match.name, match.games, runner, heading=heading, again=again)
        save_json(out / RESULTS_FILE, plan_results(planned, out))
    print_plan(output(), [(match, games) for match in planned if (games := games_of(match, out))])


@app.command("summary", short_help="Sum up the finished games of a match.")
def summary(folder: MatchPath, as_json: AsJson = False, _lang: Language = None) -> None:
    """Sum up the finished games of a match, even while it is still being played."""
    _print(*_finished(folder), as_json, None)


def _finished(folder: Path) -> tuple[Contest, list[GameResult]]:
    """The match in a folder with its finished games. Raises `TeocalliError` if there is none yet."""
    contest, games = read_match(folder)
    if not games:
        raise TeocalliError("error-arena-no-games", path=str(folder))
    return contest, games


@app.command("report", short_help="Make a page with plots of a match.")
def report(
    folder: MatchPath,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help=f"The page (default: {REPORT_FILE} in the folder of the match).")
    ] = None,
    _lang: Language = None,
) -> None:
    """Make an HTML page with plots of the finished games of a match, in the language of --lang."""
    check_plots()
    from teocalli.arena.report.page import report_page  # noqa: PLC0415 - matplotlib takes long to load, and may be missing

    contest, games = _finished(folder)
    path = out or folder / REPORT_FILE
    save_text(path, report_page(contest, games, texts()))
    print(say("cli-arena-report", path=str(path)))


@app.command("record", short_help="Print a game of a match as a record.")
def record(
    folder: MatchPath,
    index: Annotated[int, typer.Argument(metavar="NUMBER", help="The number of the game, from 0.")],
    _lang: Language = None,
) -> None:
    """Print a game of a match as a record, which “show”, “verify” and the table in the browser can open."""
    contest, games = read_match(folder)
    for game in games:
        if game.index == index:
            print(json.dumps(contest.record(game).to_json(), ensure_ascii=False, indent=1))
            return
    raise TeocalliError("error-arena-no-such-game", number=index, path=str(folder), games=len(games))


def _print(contest: Contest, games: Sequence[GameResult], as_json: bool, path: Path | None) -> None:
    if as_json:
        print(json.dumps(summary_json(contest, games), ensure_ascii=False, indent=1))
        return
    print_summary(output(), contest, games)
    if path is not None:
        print(say("cli-arena-kept", path=str(path)))
