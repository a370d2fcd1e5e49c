"""`simulate`: many games between computer players, and what they say."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from teocalli.arena.contest import Contest
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Summary, summarise
from teocalli.arena.summary import summary_json
from teocalli.arena.workers import runner_for
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
from teocalli.cli.difficulty import Level, level_line, level_options
from teocalli.cli.language import say
from teocalli.cli.saved import read_record, replay
from teocalli.cli.standings import game_title, labels, length_lines, standings_table, watched
from teocalli.cli.terminal_renderer import output
from teocalli.core.errors import PositionError, TeocalliError
from teocalli.core.options import OptionValue
from teocalli.core.registry import game_class

EPILOG = """\b
Examples:
  teocalli simulate uxmal --games 1000 --players greedy,random --seed 1
  teocalli simulate uxmal -n 300 --players greedy,greedy,random --option draw=open
  teocalli simulate teotihuacan -n 200 --players greedy --difficulty hard
  teocalli simulate uxmal -n 50 --players greedy,greedy --records games/ --json > result.json
  teocalli simulate uxmal -n 200 --players greedy,random --position game.json

\b
Every player takes every seat equally often, with the same draws for everybody who
plays there. Shares of victories have 95% confidence intervals (Wilson); a shared
victory counts in equal parts. The same seed gives the same games, whatever
--jobs is. “teocalli arena” saves the games and says more about them."""

SEED_BITS = 32

Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="COUNT", help="Number of games.")]
Records = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Save every game in this folder, which is created if necessary.")
]
StartingPosition = Annotated[
    str | None,
    typer.Option(
        "--position",
        metavar="FILE",
        help="Start every game from this position: a position summary, or the last position of a saved game.",
    ),
]


def simulate(
    *,
    game: GameName,
    games: Games = 100,
    players: Entrants = "greedy,random",
    seed: MatchSeed = None,
    difficulty: Level = None,
    option: RuleOptions = None,
    records: Records = None,
    position: StartingPosition = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    _lang: Language = None,
) -> None:
    """Have computer players play many games, and print who wins, with how many points and in how many turns."""
    found, entrants = game_class(game), tuple(split_list(players))
    options = level_options(found, difficulty, len(entrants)) | rule_options(found, option)
    begin = None
    if position is not None:
        options, begin = _position(game, position, len(entrants), options)
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    contest = Contest(game, options, entrants, len(entrants), chosen, begin)
    contest.check()
    if records is not None:
        _make_folder(records)
    played = list(watched(contest, _played(contest, games, records, jobs), games, say("cli-simulating")))
    if as_json:
        print(json.dumps(summary_json(contest, played, times=False), ensure_ascii=False, indent=1))
    else:
        _print(output(), contest, summarise(played, len(contest.names())))


def _position(
    game: str, path: str, players: int, options: dict[str, OptionValue]
) -> tuple[dict[str, OptionValue], dict[str, Any]]:
    """The options by which the games are played, and the position from which they begin."""
    saved = read_record(path, options)
    match = replay(saved)
    if (saved.game, len(saved.players)) != (game, players):
        raise PositionError("error-position-other", game=saved.game, players=len(saved.players))
    return match.game.options, match.game.complete_summary(match.state)


def _played(contest: Contest, games: int, records: Path | None, jobs: int) -> Iterator[GameResult]:
    digits = len(str(games))
    for result in runner_for(jobs)(contest, range(games)):
        if records is not None:
            contest.record(result).save(records / f"{contest.game}-{result.index + 1:0{digits}}.json")
        yield result


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TeocalliError("error-file-unwritable", path=str(path), reason=error.strerror or "?") from None


def _print(console: Console, contest: Contest, summary: Summary) -> None:
    console.print(say("cli-simulated", games=summary.games, game=game_title(contest.game), seed=str(contest.seed)))
    if (level := level_line(contest.rules)) is not None:
        console.print(level)
    standings_table(labels(contest), summary).print(console)
    for line in length_lines(summary):
        console.print(line)
