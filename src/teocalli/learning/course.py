"""A course of learning in a folder: rounds of self-play, training and a ladder, each of which goes on where it stopped.

| File | Content |
| --- | --- |
| `course.json` | what is learnt, and how: everything from which the rest follows |
| `games/RR-NNNNN.npz` | the positions of a batch of games of round RR |
| `RR.weights` | the weights after round RR, with their card |
| `RR.json` | what the training of the round said, pass by pass, and how the ladder ended |
| `ladder/RR/` | the games of the ladder, a match of the arena |
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.arena.contest import Contest
from teocalli.arena.folder import MatchFolder
from teocalli.arena.workers import Runner
from teocalli.core.errors import TeocalliError, shown
from teocalli.core.files import reason_of, write_atomically
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.registry import load_game
from teocalli.core.texts import Texts
from teocalli.learning.ladder import BETTER, Sequential, climb, share_of_first, shares_by_block
from teocalli.learning.samples import Samples
from teocalli.learning.selfplay import Practice
from teocalli.learning.training import Inputs, Plan, Trainer
from teocalli.players.levels import levels_of
from teocalli.players.network import output_count
from teocalli.players.settings import SearchSettings
from teocalli.players.weights import card_of, written

COURSE_FILE = "course.json"
PLAYED, TRAINED = ("batches", "playouts", "at_once"), ("memory", "share")
BY_ROUND = (*PLAYED, *TRAINED)
"""What may be another in a command that goes on with a course, and counts for the rounds to come: how a round plays
unless it has begun to, and how it learns.
"""
VERSION = 3
_TREE = 20_000
"""Positions that a search of self-play keeps: many games are played at once."""

Watch = Callable[[str, int, int, int, str], None]
"""Hears what is being done (`play`, `train`, `ladder`), in which round, how much of how much of it is done, and a word
on how it goes.
"""


@dataclass(frozen=True)
class Course:
    """What is learnt, and how.

    Attributes:
        game, players, options: what is played.
        seed: the number from which everything follows.
        rounds: rounds in all; round 0 plays by the worth of positions, those after it by what the best weights say.
        at_once: weights say what the positions of the tree are worth; otherwise how those turn out to which the game's
            own policy plays on from there.
        batches: batches of games of each round.
        playouts: playouts for a decision, in self-play and on the ladder.
        greedy: the games of round 0 are those of the player `greedy`.
        ladder: most games of the ladder after each round; 0: no ladder, and new weights always count as better.
        memory: rounds whose positions are learnt from.
        games, trace, strayed: see `Practice`.
        passes, share: see `Plan`.
        from_worth: see `Trainer`.

    """

    game: str
    players: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rounds: int = 3
    batches: int = 80
    playouts: int = 100
    greedy: bool = False
    ladder: int = 200
    memory: int = 2
    games: int = 8
    trace: float = 0.95
    strayed: float = 0.03
    passes: int = 3
    share: float = 1.0
    from_worth: bool = False
    at_once: bool = False

    def rules(self) -> Game:
        """The game as it is played here. Raises `TeocalliError` as `load_game` does."""
        game = load_game(self.game, self.players, self.options)
        if game.observation is None:
            raise TeocalliError("error-no-observation", game=game.name)
        return game

    def search(self, network: str | None) -> SearchSettings:
        """How the search thinks in self-play: by the worth, or by a network's file."""
        base = {**levels_of(self.rules()).search, "playouts": self.playouts, "nodes": _TREE}
        if network is None:
            return SearchSettings.of(base)
        return SearchSettings.of({**base, **({"policy": "none"} if self.at_once else {}), "network": network})


@dataclass(frozen=True)
class Round:
    """What is known of a round that is over: losses of each pass (on what was learnt from, and on games held back),
    what the worth alone would have, positions and games, the settings of the course that were its own (`BY_ROUND`), and
    the ladder's end.
    """

    losses: list[list[float]]
    worth: float
    positions: int
    games: int
    batches: int
    playouts: int
    at_once: bool
    memory: int
    share: float
    better: bool = True
    ladder: dict[str, Any] | None = None


class CourseFolder:
    """The folder of a course."""

    def __init__(self, path: Path, course: Course) -> None:
        """Make the folder, or go on with the course in it.

        Raises `TeocalliError`: `error-learn-other` if it holds another course, with the differences,
        `error-learn-folder` if it holds something else or cannot be written.
        """
        if ":" in str(path):
            raise TeocalliError("error-learn-colon", path=shown(str(path), 200))
        self.path, self.course, self.game = path, course, course.rules()
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._check()
            (path / "games").mkdir(exist_ok=True)
        except OSError as error:
            raise TeocalliError("error-learn-folder", path=shown(str(path), 200), reason=reason_of(error)) from None

    def _check(self) -> None:
        file = self.path / COURSE_FILE
        wanted = {"version": VERSION, "rules": self.game.rules_version, **asdict(self.course)}
        if not file.exists():
            if any(self.path.iterdir()):
                raise TeocalliError("error-learn-not-empty", path=shown(str(self.path), 200))
            write_atomically(file, json.dumps(wanted, indent=1) + "\n")
            return
        there = _json_of(file)
        there = {name: value.default for name, value in Course.__dataclass_fields__.items()} | there
        other = [name for name, value in wanted.items() if there.get(name) != value]
        free = {"rounds", *BY_ROUND}
        if free.issuperset(other):  # else it may be of a version whose rounds are told otherwise
            free = {"rounds", *self._open_settings()}
        if fixed := [name for name in other if name not in free]:
            told = ", ".join(f"{name}: {there.get(name)} ≠ {wanted[name]}" for name in fixed)
            raise TeocalliError("error-learn-other", path=shown(str(self.path), 200), differences=shown(told, 300))
        if other:
            write_atomically(file, json.dumps(wanted, indent=1) + "\n")

    def _open_settings(self) -> tuple[str, ...]:
        """What another command may change for the next round, if there is one: how it plays only until it does."""
        done = len(self.rounds())
        if done >= self.course.rounds:
            return ()
        return TRAINED if any((self.path / "games").glob(f"{done:02d}-*.npz")) else BY_ROUND

    def rounds(self) -> list[Round]:
        """The rounds that are over."""
        found: list[Round] = []
        while (file := self.path / f"{len(found):02d}.json").exists():
            found.append(_round_of(file))
        return found

    def weights(self, number: int) -> Path:
        """Where the weights after a round lie."""
        return self.path / f"{number:02d}.weights"

    def best(self, before: int) -> Path | None:
        """The weights by which round `before` plays: the last ones that were better. None: the worth."""
        numbers = [number for number, each in enumerate(self.rounds()[:before]) if each.better]
        return self.weights(numbers[-1]) if numbers else None

    def go_on(self, runner: Runner, watch: Watch) -> None:
        """Play, train and climb until all rounds are over."""
        for number in range(len(self.rounds()), self.course.rounds):
            self._play(number, runner, watch)
            learnt = self._train(number, watch)
            done = self._climb(number, learnt, runner, watch)
            write_atomically(self.path / f"{number:02d}.json", json.dumps(asdict(done), indent=1) + "\n")

    def write_report(self, texts: Texts) -> Path:
        """Write the page of the rounds that are over, with plots (matplotlib), and say where it is."""
        from teocalli.learning.report import REPORT_FILE, course_page  # noqa: PLC0415 - loads matplotlib

        target = self.path / REPORT_FILE
        write_atomically(target, course_page(self.course, self.rounds(), texts))
        return target

    def _batch(self, number: int, batch: int) -> Path:
        return self.path / "games" / f"{number:02d}-{batch:05d}.npz"

    def practice(self, number: int) -> Practice:
        """How a round plays."""
        course, best = self.course, self.best(number)
        return Practice(
            course.game,
            course.players,
            course.search(None if best is None else str(best)),
            course.seed + number,
            dict(course.options),
            greedy=course.greedy and best is None,
            games=course.games,
            trace=course.trace,
            strayed=course.strayed,
        )

    def _play(self, number: int, runner: Runner, watch: Watch) -> None:
        wanted = range(self.course.batches)
        missing = [batch for batch in wanted if not self._batch(number, batch).exists()]
        done = len(wanted) - len(missing)
        watch("play", number, done, len(wanted), "")
        for samples in runner(self.practice(number), missing):
            samples.save(self._batch(number, int(samples.games[0]) // self.course.games))
            done += 1
            watch("play", number, done, len(wanted), "")

    def _samples(self, number: int) -> Samples:
        """The positions from which a round learns; games of different rounds have different numbers."""
        parts, first = [], 0
        batches = [*(each.batches for each in self.rounds()[:number]), self.course.batches]
        for each, count in list(enumerate(batches))[-self.course.memory :]:
            for batch in range(count):
                part = Samples.load(self._batch(each, batch))
                parts.append(Samples(part.seen, part.sums, part.targets, part.games + first))
            first += count * self.course.games
        return Samples.together(parts)

    def _train(self, number: int, watch: Watch) -> Round:
        samples, plan = self._samples(number), Plan(passes=self.course.passes, share=self.course.share)
        outputs = output_count(self.game.seats)
        assert self.game.observation is not None
        inputs, seed = Inputs.of(self.game.observation, samples), self.course.seed + number
        trainer = Trainer(inputs, outputs, seed, from_worth=self.course.from_worth)
        losses: list[list[float]] = []

        def told(done: int, known: float, unknown: float) -> None:
            losses.append([round(known, 5), round(unknown, 5)])
            watch("train", number, done, plan.passes, f"{unknown:.4f}")

        watch("train", number, 0, plan.passes, "")
        trainer.learn(samples, plan, told)
        of_games, own = len(np.unique(samples.games)), {name: getattr(self.course, name) for name in BY_ROUND}
        learnt = Round(losses, trainer.loss_of_worth(samples), len(samples), of_games, **own)
        card = card_of(self.game, self.course.search(None).scale, learnt=self._told(number, learnt))
        _write_bytes(self.weights(number), written(card, trainer.flat()))
        return learnt

    def _told(self, number: int, learnt: Round) -> dict[str, Any]:
        """What the card says of how the weights were learnt."""
        return {**asdict(self.course), "round": number, "positions": learnt.positions, "losses": learnt.losses}

    def _climb(self, number: int, learnt: Round, runner: Runner, watch: Watch) -> Round:
        """Let the new weights play against the best ones before, or against the worth."""
        if not self.course.ladder or self.course.players < 2:
            return learnt
        best, seats = self.best(number), self.course.players
        before = f"mcts:{self.course.playouts}p" if best is None else self._player(best)
        entrants = (self._player(self.weights(number)), *[before] * (seats - 1))
        contest = Contest(self.course.game, self.course.options, entrants, seats, self.course.seed + number)
        test = Sequential(even=1 / seats, ahead=1.14 / seats)
        with MatchFolder(self.path / "ladder" / f"{number:02d}", contest) as folder:
            watch("ladder", number, folder.count(), self.course.ladder, "")
            for _ in climb(contest, folder, self.course.ladder, runner, test):
                share = share_of_first(folder.results.values())
                watch("ladder", number, folder.count(), self.course.ladder, f"{100 * share.share:.0f} %")
            share = share_of_first(folder.results.values())
            verdict = test.verdict(shares_by_block(folder.results.values(), seats))
        told = {"against": "worth" if best is None else best.stem, "games": share.games, "share": share.share}
        told |= {"interval": list(share.interval), "verdict": verdict}
        return replace(learnt, better=verdict == BETTER, ladder=told)

    def _player(self, weights: Path) -> str:
        policy = ":policy=none" if self.course.at_once else ""
        return f"mcts:{self.course.playouts}p{policy}:network={weights}"


def seed_in(path: Path) -> int | None:
    """The seed of the course in a folder, None if there is none yet."""
    file = path / COURSE_FILE
    return int(_json_of(file)["seed"]) if file.exists() else None


def _round_of(file: Path) -> Round:
    """Raises `TeocalliError` (`error-learn-damaged`) for a file that tells of no round."""
    try:
        return Round(**_json_of(file))
    except TypeError:
        raise TeocalliError("error-learn-damaged", path=shown(str(file), 200)) from None


def _json_of(file: Path) -> dict[str, Any]:
    """Raises `TeocalliError` (`error-learn-damaged`) for a file that is no JSON object."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict):
        raise TeocalliError("error-learn-damaged", path=shown(str(file), 200))
    return found


def _write_bytes(target: Path, content: bytes) -> None:
    with tempfile.NamedTemporaryFile(dir=target.parent, prefix=".teocalli-", delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    shutil.move(file.name, target)
