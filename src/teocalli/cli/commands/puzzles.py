"""`puzzles`: positions with one right decision, found in games of computer players, and checked anew."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from teocalli.analysis.puzzles import (
    Check,
    Collection,
    Heading,
    PuzzleFile,
    check_all,
    load_collection,
    make_puzzles,
    shipped,
)
from teocalli.analysis.puzzles.finding import DEEP
from teocalli.cli.arguments import GameName, Language
from teocalli.cli.failures import REPLAY_FAILED
from teocalli.cli.language import percent, say
from teocalli.cli.tables import NameTable
from teocalli.cli.terminal_renderer import output, progress_output
from teocalli.core.errors import TeocalliError
from teocalli.core.processors import processors
from teocalli.core.registry import game_class, known_games

EPILOG = """\b
Examples:
  teocalli puzzles make uxmal --out uxmal-puzzles.jsonl
  teocalli puzzles make teotihuacan --count 20 --jobs 2 --out few.jsonl
  teocalli puzzles check uxmal                      those that come with the game
  teocalli puzzles check few.jsonl --depth 12       twice as deep as they were found

\b
Every game examined is saved: the same command resumes where it stopped,
even after Ctrl-C. docs/puzzles.md says how puzzles are found and graded."""

app = typer.Typer(
    rich_markup_mode=None, add_completion=False, help="Find puzzles in games between computer players, and check them."
)

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[word]}"))

OutFile = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to save them.")]
Count = Annotated[int, typer.Option("--count", "-n", min=1, max=100_000, metavar="COUNT", help="Number of puzzles.")]
Seed = Annotated[int, typer.Option(min=0, metavar="NUMBER", help="Seed for the games.")]
JobCount = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, max=256, metavar="COUNT", help="Games examined at once.")
]
Factor = Annotated[
    float, typer.Option("--depth", min=0.01, max=1000, metavar="FACTOR", help="How much deeper than usual to search.")
]
CheckDepth = Annotated[
    float,
    typer.Option("--depth", min=0.01, max=1000, metavar="FACTOR", help="How much deeper than a review to search."),
]


@app.command("make", short_help="Find puzzles in games between computer players.")
def make(
    *,
    game: GameName,
    out: OutFile = None,
    count: Count = 100,
    seed: Seed = 1,
    depth: Factor = 1.0,
    jobs: JobCount = None,
    _lang: Language = None,
) -> None:
    """Have computer players play, and save the positions in which one decision is clearly better than all others."""
    kind = game_class(game)
    path = out or Path(f"{kind.name}-puzzles.jsonl")
    file = PuzzleFile(path, Heading(kind.name, kind.rules_version, seed))
    try:
        _make(file, count, depth, jobs or processors())
    except KeyboardInterrupt:
        told = say("cli-puzzles-interrupted", count=file.count, games=len(file.sources), path=str(path))
        print(told, file=sys.stderr)
        raise
    output().print(say("cli-puzzles-made", count=file.count, games=len(file.sources), path=str(path)), soft_wrap=True)


def _make(file: PuzzleFile, count: int, depth: float, jobs: int) -> None:
    """Look through games until there are enough, with a bar on standard error if a person is there to see it."""
    console = progress_output()
    with (
        Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress,
        closing(make_puzzles(file, count, jobs=jobs, factor=depth)) as found,
    ):
        word = say("cli-puzzles-games", games=len(file.sources))
        task = progress.add_task(say("cli-puzzles-making"), total=count, completed=file.count, word=word)
        for _ in found:
            word = say("cli-puzzles-games", games=len(file.sources))
            progress.update(task, completed=min(count, file.count), word=word)


@app.command("check", short_help="Check that every solution is still clearly best.")
def check(
    *,
    puzzles: Annotated[
        str, typer.Argument(metavar="FILE", help="A puzzle file, or a game for those that come with it.")
    ],
    depth: CheckDepth = DEEP,
    _lang: Language = None,
) -> None:
    """Check with an independent search that every solution is legal and clearly best; exit status 1 if one is not."""
    collection = _collection(puzzles)
    checked = _checked(collection, depth)
    table = NameTable([say(f"cli-puzzles-head-{key}") for key in ("name", "grade", "margin", "found", "verdict")])
    for name, (_, puzzle) in collection.puzzles.items():
        result = checked[name]
        margin = "–" if result.margin is None else percent(result.margin, 1)
        verdict = say(f"cli-puzzles-verdict-{result.verdict}")
        table.add_row(name, str(puzzle.grade or "–"), percent(puzzle.margin, 1), margin, verdict)
    table.print(output())
    wrong = sum(result.verdict != "right" for result in checked.values())
    output().print(say("cli-puzzles-checked", count=len(checked), wrong=wrong))
    if wrong:
        raise typer.Exit(REPLAY_FAILED)


def _collection(puzzles: str) -> Collection:
    if puzzles not in known_games():
        return load_collection(Path(puzzles))
    collection = shipped(game_class(puzzles))
    if collection is None:
        raise TeocalliError("error-puzzles-none", game=puzzles)
    return collection


def _checked(collection: Collection, depth: float) -> dict[str, Check]:
    """What every puzzle turns out to be, with a bar on standard error if a person is there to see it."""
    console, found = progress_output(), dict[str, Check]()
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("cli-puzzles-checking"), total=len(collection.puzzles), word="")
        for name, result in check_all(collection, depth):
            found[name] = result
            progress.advance(task)
    return found
