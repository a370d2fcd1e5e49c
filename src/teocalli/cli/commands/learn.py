"""`learn`: self-play, training and a ladder, round after round, in a folder that goes on after an interruption."""

from __future__ import annotations

import secrets
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from teocalli.arena.cluster import RayCluster
from teocalli.arena.workers import runner_for
from teocalli.cli.arguments import GameName, Jobs, Language, MatchSeed, RuleOptions, rule_options
from teocalli.cli.language import decimal, percent, say, texts
from teocalli.cli.tables import NameTable
from teocalli.cli.terminal_renderer import output, progress_output
from teocalli.core.errors import TeocalliError, shown
from teocalli.core.registry import game_class

if TYPE_CHECKING:
    from teocalli.learning.course import CourseFolder, Watch

EPILOG = """\b
Examples:
  teocalli learn uxmal --out course                       three rounds
  teocalli learn uxmal --out course --rounds 5            continue with two more
  teocalli learn teotihuacan --greedy --batches 400 --out course --jobs 2
  teocalli arena uxmal --players mcts:1000p:network=course/02.weights,mcts:1000p --games 200

\b
After an interruption, give the same command again: everything played, learnt or
measured is kept. docs/learning.md says what is learnt and what the folder contains."""

SEED_BITS = 32
_MEMORY = 3600

Rounds = Annotated[int, typer.Option(min=1, max=100, metavar="COUNT", help="Number of rounds in all.")]
Batches = Annotated[int, typer.Option(min=2, max=100_000, metavar="COUNT", help="Batches of 8 games per round.")]
Playouts = Annotated[int, typer.Option(min=2, max=1_000_000, metavar="COUNT", help="Playouts per decision.")]
Ladder = Annotated[
    int,
    typer.Option(min=0, max=100_000, metavar="COUNT", help="Maximum number of ladder games after a round; 0: none."),
]
OutFolder = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to save the training run.")]
Greedy = Annotated[bool, typer.Option("--greedy", help="Play round 0 with “greedy”: many games in little time.")]
Share = Annotated[
    float, typer.Option(min=0.01, max=1.0, metavar="SHARE", help="Share of the positions used in each training pass.")
]
Memory = Annotated[
    int, typer.Option(min=1, max=100, metavar="COUNT", help="Rounds whose positions are used in training.")
]
FromWorth = Annotated[
    bool, typer.Option("--from-worth", help="Start training from the built-in evaluation, not from zero.")
]
AtOnce = Annotated[
    bool, typer.Option("--at-once", help="Let weights evaluate positions directly, without playing on from them.")
]
PlayerCount = Annotated[int, typer.Option("--players", min=1, metavar="COUNT", help="Number of players.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there; “local” starts one on this machine."),
]


def learn(
    *,
    game: GameName,
    out: OutFolder,
    players: PlayerCount = 2,
    rounds: Rounds = 3,
    batches: Batches = 80,
    playouts: Playouts = 100,
    ladder: Ladder = 200,
    greedy: Greedy = False,
    memory: Memory = 2,
    share: Share = 1.0,
    from_worth: FromWorth = False,
    at_once: AtOnce = False,
    seed: MatchSeed = None,
    option: RuleOptions = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    _lang: Language = None,
) -> None:
    """Learn a game by self-play: the search plays against itself, and a small network learns to evaluate positions."""
    if find_spec("numpy") is None:
        raise TeocalliError("error-no-learning")
    from teocalli.learning.course import Course, CourseFolder, seed_in  # noqa: PLC0415 - needs NumPy

    options = rule_options(game_class(game), option)
    kept = seed if seed is not None else seed_in(out)
    chosen = secrets.randbits(SEED_BITS) if kept is None else kept
    course = Course(
        game,
        players,
        chosen,
        options,
        rounds,
        batches,
        playouts,
        greedy,
        ladder,
        memory,
        share=share,
        from_worth=from_worth,
        at_once=at_once,
    )
    folder = CourseFolder(out, course)
    runner = runner_for(jobs) if ray is None else RayCluster(ray)
    try:
        with _watched() as watch:
            folder.go_on(runner, watch)
    except KeyboardInterrupt:
        again = shlex.join(["teocalli", *sys.argv[1:]])
        print(say("cli-learn-interrupted", path=shown(str(out), 200), command=again), file=sys.stderr)
        raise
    _tell(folder)


@contextmanager
def _watched() -> Iterator[Watch]:
    """A bar on standard error for what is being done, if a person is there to see it."""
    console = progress_output()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns,
        TextColumn("{task.fields[word]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=_MEMORY,
    ) as progress:
        task = progress.add_task("", total=None, word="")
        present = ""

        def watch(what: str, number: int, done: int, total: int, word: str) -> None:
            nonlocal present
            heading = say(f"cli-learn-{what}", round=number)
            if heading != present:
                progress.reset(task, description=heading)
                present = heading
            progress.update(task, completed=done, total=total, word=word)

        yield watch


def _tell(folder: CourseFolder) -> None:
    """A line for each round, and where weights and report are."""
    keys = ("round", "games", "positions", "unknown", "worth", "share", "verdict")
    table = NameTable([say(f"learning-head-{key}") for key in keys])
    for number, done in enumerate(folder.rounds()):
        end = done.ladder
        table.add_row(
            str(number),
            str(done.games),
            str(done.positions),
            decimal(done.losses[-1][1], 4),
            decimal(done.worth, 4),
            "–" if end is None else percent(end["share"], 0),
            "–" if end is None else say(f"learning-{end['verdict'].replace(' ', '-')}"),
        )
    table.print(output())
    best = folder.best(folder.course.rounds)
    output().print(say("cli-learn-none") if best is None else say("cli-learn-best", path=str(best)), soft_wrap=True)
    if find_spec("matplotlib") is not None:
        output().print(say("cli-arena-report", path=str(folder.write_report(texts()))), soft_wrap=True)
    else:
        print(say("error-no-plots"), file=sys.stderr)
