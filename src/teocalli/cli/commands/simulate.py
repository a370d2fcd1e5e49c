"""`simulate`: many games between computer players, and what they say."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from teocalli.arena.simulate import Simulation
from teocalli.arena.statistics import GameResult, Spread, Standing, Summary, summarise
from teocalli.cli.arguments import ComponentsFile, GameName, Language, RuleOptions, rule_options, split_list
from teocalli.cli.difficulty import Level, level_line, level_options
from teocalli.cli.language import decimal, percent, say, texts
from teocalli.cli.screens import output, progress_output
from teocalli.core.errors import TeocalliError
from teocalli.core.registry import game_class
from teocalli.players import known_players

EPILOG = """\b
Examples:
  teocalli simulate uxmal --games 1000 --players greedy,random --seed 1
  teocalli simulate uxmal -n 300 --players greedy,greedy,random --option draw=open
  teocalli simulate teotihuacan -n 200 --players greedy --difficulty hard
  teocalli simulate uxmal -n 50 --players greedy,greedy --records games/ --json > result.json

\b
With every game everybody moves on by one seat. Shares of victory have 95 %
confidence intervals (Wilson); a shared victory counts in equal parts. The same
seed gives the same games, whatever --jobs is."""

SEED_BITS = 32


def simulate(
    *,
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="COUNT", help="How many games.")] = 100,
    players: Annotated[
        str,
        typer.Option("--players", "-p", metavar="LIST", help=f"Who plays, with commas: {', '.join(known_players())}."),
    ] = "greedy,random",
    seed: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", help="Number from which everything follows; else one is drawn, and named."),
    ] = None,
    difficulty: Level = None,
    option: RuleOptions = None,
    components: ComponentsFile = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Save every game in this folder, which is made if need be.")
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=1, max=256, metavar="COUNT", help="How many processes play.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    _lang: Language = None,
) -> None:
    """Let computer players play many games and print who wins, how high and how long."""
    found, entrants = game_class(game), tuple(split_list(players))
    options = level_options(found, difficulty, len(entrants)) | rule_options(found, option, components)
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    simulation = Simulation(game, options, entrants, games, chosen)
    simulation.check()
    if records is not None:
        _make_folder(records)
    summary = summarise(_watched(_played(simulation, records, jobs), games))
    if as_json:
        print(json.dumps(_as_json(simulation, summary), ensure_ascii=False, indent=1))
    else:
        _print(output(), simulation, summary)


def _played(simulation: Simulation, records: Path | None, jobs: int) -> Iterator[GameResult]:
    digits = len(str(simulation.games))
    for result in simulation.results(jobs):
        if records is not None:
            simulation.record(result).save(records / f"{simulation.game}-{result.index + 1:0{digits}}.json")
        yield result


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TeocalliError("error-file-unwritable", path=str(path), reason=error.strerror or "?") from None


def _watched(results: Iterator[GameResult], total: int) -> Iterator[GameResult]:
    """The results as they come, counted by a bar on standard error if a person is there to see it."""
    console = progress_output()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(results, total=total, description=say("cli-simulating"))


def _labels(simulation: Simulation) -> list[str]:
    """The names of the entrants, numbered where a player takes part more than once."""
    names = (*simulation.entrants, *(say(f"{simulation.game}-bot") for _ in _own_seats(simulation)))
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def _own_seats(simulation: Simulation) -> range:
    """The seats that the game itself plays."""
    return range(len(simulation.entrants), len(simulation.seating(0)))


def _as_json(simulation: Simulation, summary: Summary) -> dict[str, Any]:
    entrants = (*simulation.entrants, *(f"{simulation.game}-bot" for _ in _own_seats(simulation)))
    return {
        "game": simulation.game,
        "options": dict(simulation.options),
        "difficulty": simulation.rules.difficulty,
        "seed": simulation.seed,
        "games": summary.games,
        "shared": summary.shared,
        "players": [
            {"player": name, **_rounded(asdict(standing))}
            for name, standing in zip(entrants, summary.standings, strict=True)
        ],
        "turns": _rounded(asdict(summary.turns)),
        "decisions": _rounded(asdict(summary.decisions)),
    }


def _rounded(value: Any) -> Any:
    """The value with its numbers rounded to six places, so that results can be compared as text."""
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, (list, tuple)) else value


def _print(console: Console, simulation: Simulation, summary: Summary) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("cli-column-player"), no_wrap=True)
    for key in ("wins", "share", "interval", "points", "spread", "seats"):
        table.add_column(say(f"cli-column-{key}"), justify="right", no_wrap=True)
    for name, standing in zip(_labels(simulation), summary.standings, strict=True):
        table.add_row(name, *_cells(standing))
    console.print(say("cli-simulated", games=summary.games, game=_title(simulation.game), seed=str(simulation.seed)))
    if (level := level_line(simulation.rules)) is not None:
        console.print(level)
    console.print(table)
    console.print(say("cli-lengths", turns=_range(summary.turns), decisions=_range(summary.decisions)))
    if summary.shared:
        console.print(say("cli-shared", count=summary.shared))


def _title(game: str) -> str:
    """The game's name as people write it."""
    return say(f"{game}-title") if texts().has(f"{game}-title") else game


def _cells(standing: Standing) -> tuple[str, ...]:
    points = standing.points
    return (
        decimal(standing.wins, 0 if standing.wins == int(standing.wins) else 1),
        percent(standing.share),
        " – ".join(percent(bound) for bound in standing.interval),
        f"{decimal(points.mean)} ± {decimal(points.sd)}",
        f"{points.low:.0f} – {points.high:.0f}",
        " ".join(f"{100 * wins / games:.0f}" if games else "–" for games, wins in standing.by_seat),
    )


def _range(spread: Spread) -> str:
    return f"{decimal(spread.mean)} ± {decimal(spread.sd)} ({spread.low:.0f} – {spread.high:.0f})"
