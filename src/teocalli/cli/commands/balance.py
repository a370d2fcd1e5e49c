"""`balance`: what other rules, tiles or tables do to a game, measured on many games before and after."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import platformdirs
import typer

from teocalli.arena.balance import FEW_BLOCKS, Balance, Trial, compare
from teocalli.arena.folder import seed_in
from teocalli.arena.labels import entrant_label
from teocalli.arena.report.balance import BalanceWords, balance_page
from teocalli.arena.report.facts import Facts
from teocalli.arena.result import GameResult
from teocalli.arena.summary import save_json, save_text
from teocalli.arena.workers import runner_for
from teocalli.cli.arguments import AsJson, GameName, Jobs, Language, MatchSeed, RuleOptions, rule_options
from teocalli.cli.commands.arena import play_kept
from teocalli.cli.language import say, texts
from teocalli.cli.standings import game_title
from teocalli.cli.tables import NameTable
from teocalli.cli.terminal_renderer import output
from teocalli.core.registry import game_class
from teocalli.reports import check_plots

EPILOG = """\b
Examples:
  teocalli balance uxmal --change components=my-box.yaml
  teocalli balance uxmal --change variant=no_break --player level:3 -n 400
  teocalli balance teotihuacan --change draft=yes --seats 3 --html draft.html

\b
The same player takes all seats, before and after, with the same draws. Every
game is saved: the same command resumes where it stopped, and --games adds more.
docs/arena.md says what is measured."""

SEED_BITS = 32
RESULT_FILE = "balance.json"

Changes = Annotated[
    list[str] | None,
    typer.Option(
        "--change",
        "-c",
        metavar="NAME=VALUE",
        help="A rule option to change, or NAME=FILE; may be given several times.",
    ),
]
Player = Annotated[
    str, typer.Option(metavar="PLAYER", help="The player in all seats: level:1 … level:6, greedy, random.")
]
Seats = Annotated[
    int | None, typer.Option(min=1, metavar="COUNT", help="Number of players (default: the fewest possible).")
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="COUNT", help="Number of games before and after.")]
Folder = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where to save the games (default: in your data folder).")
]
Page = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots.")]


def balance(
    *,
    game: GameName,
    change: Changes = None,
    option: RuleOptions = None,
    player: Player = "level:2",
    seats: Seats = None,
    games: Games = 200,
    seed: MatchSeed = None,
    out: Folder = None,
    html: Page = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    _lang: Language = None,
) -> None:
    """Change rules, tiles or tables of a game, and measure the effect on seats, scores, lengths and leads."""
    if html is not None:
        check_plots()
    found = game_class(game)
    count = found.player_counts[0] if seats is None else seats
    options, changes = rule_options(found, option), rule_options(found, change)
    path = _folder(game, player, count, options, changes) if out is None else out
    kept = seed_in(path / "before") if seed is None else seed
    chosen = secrets.randbits(SEED_BITS) if kept is None else kept
    trial = Trial.of(game, player, seats=count, seed=chosen, options=options, changes=changes)
    again = shlex.join(["teocalli", *sys.argv[1:]])
    played = _play(trial, path, trial.whole_blocks(games), jobs, again)
    result = compare(trial, *played)
    if result is None:
        raise AssertionError("whole blocks were played")
    told = _told(trial, result)
    save_json(path / RESULT_FILE, told)
    if html is not None:
        save_text(html, balance_page(trial, played, result, texts(), again))
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return
    _print(trial, played[0], result)
    print(say("cli-arena-kept", path=str(path)))
    if html is not None:
        print(say("cli-arena-report", path=str(html)))


def _play(trial: Trial, path: Path, games: int, jobs: int, again: str) -> tuple[list[GameResult], list[GameResult]]:
    """Both halves; what is kept of them already is not played again."""
    halves = []
    for arm, contest in trial.arms.items():
        heading = say(f"cli-balance-{arm}")
        halves.append(play_kept(contest, path / arm, games, runner_for(jobs), heading=heading, again=again))
    return halves[0], halves[1]


def _folder(game: str, *what: Any) -> Path:
    """The folder in the user's data folder: the same for the same trial."""
    digest = blake2b(json.dumps([game, *what], sort_keys=True).encode(), digest_size=4).hexdigest()
    return Path(platformdirs.user_data_dir("teocalli", appauthor=False)) / "balance" / f"{game}-{digest}"


def _told(trial: Trial, result: Balance) -> dict[str, Any]:
    return {**{arm: contest.to_json() for arm, contest in trial.arms.items()}, **result.to_json()}


def _print(trial: Trial, games: list[GameResult], result: Balance) -> None:
    facts, console = Facts(trial.before, games, texts()), output()
    words = BalanceWords(facts)
    bot = entrant_label(trial.before.entrants[0], texts())
    console.print(say("cli-balance-played", games=result.games, game=game_title(trial.before.game), bot=bot))
    keys = ("figure", "before", "after", "change", "interval")
    table = NameTable([facts.say(f"arena-balance-column-{key}") for key in keys])
    for figure in result.figures:
        change = words.value(figure, figure.change.mean, signed=True)
        mark = " *" if figure.change.is_change else ""
        before, after = (words.value(figure, each.mean) for each in (figure.before, figure.after))
        table.add_row(
            words.name(figure), before, after, change, words.interval(figure, figure.change, signed=True) + mark
        )
    table.print(console)
    console.print(say("cli-balance-marked"))
    if result.blocks < FEW_BLOCKS:
        console.print(facts.say("arena-balance-few", blocks=result.blocks))
