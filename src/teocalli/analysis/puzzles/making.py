"""Makes puzzles: games between computer players, examined one by one."""

from __future__ import annotations

import random
import threading
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice

from teocalli.analysis.evaluator import Evaluator
from teocalli.analysis.puzzles.collection import PuzzleFile
from teocalli.analysis.puzzles.finding import Told, find_puzzles
from teocalli.analysis.puzzles.puzzle import Source
from teocalli.analysis.review.depth import Depth
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.registry import game_class, load_game
from teocalli.players.report import Report

PLAYERS = (2, 2, 3, 2, 4)
"""Numbers of players in one game after another, as far as the game allows them."""
SHALLOW = 16
"""The players search this many times less deeply than a review."""


class StoppedError(Exception):
    """The work on a game was stopped before it was finished."""


def make_puzzles(file: PuzzleFile, count: int, *, jobs: int = 1, factor: float = 1.0) -> Generator[Source]:
    """Examine more games, `jobs` of them at once, until a file has `count` puzzles; yields each as it is saved.

    Closing the iterator ends the work within seconds; nothing is saved of the games under way.
    """
    stop = threading.Event()

    def tell(_: str) -> None:
        if stop.is_set():
            raise StoppedError

    numbers, working = file.missing(), set[Future[Source]]()
    pool = ThreadPoolExecutor(jobs, thread_name_prefix="puzzles")
    try:
        while file.count < count:
            for number in islice(numbers, jobs - len(working)):
                working.add(pool.submit(make_source, file.heading.game, file.heading.seed, number, factor, tell))
            done, working = wait(working, return_when=FIRST_COMPLETED)
            for source in sorted((each.result() for each in done), key=lambda source: source.game):
                file.add(source)
                yield source
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def make_source(name: str, seed: int, number: int, factor: float = 1.0, tell: Told = str) -> Source:
    """The `number`-th game of a seed with the puzzles found in it, kept up to the last of them.

    `factor` makes all searches deeper; `tell` is called for each position examined, and may stop the work by raising.
    """
    fewest, most = game_class(name).player_counts
    allowed = [players for players in PLAYERS if fewest <= players <= most] or [fewest]
    game = load_game(name, allowed[number % len(allowed)])
    match, reports = played(game, f"{seed} {number}", Depth.of(game, factor / SHALLOW).decision, tell)
    puzzles = find_puzzles(match, reports, f"{seed} {number}", factor=factor, tell=tell)
    if not puzzles:
        return Source(number, None, [])
    match.go_back(puzzles[-1].number)
    return Source(number, match.record([""] * game.players), puzzles)


def played(game: Game, seed: str, playouts: int, tell: Told = str) -> tuple[Match, dict[int, Report]]:
    """A game between computer players with shallow searches, and what they saw at each of their decisions."""
    rng, reports = random.Random(seed), dict[int, Report]()
    match = Match(game, game.draw_setup(rng.randrange))
    while not match.state.is_terminal():
        state = match.state
        if state.is_chance_node():
            actions, weights = state.chance_weights()
            action = rng.choices(actions, weights)[0]
        elif len(legal := state.legal_actions()) == 1:
            action = legal[0]
        else:
            tell("move")
            report = Evaluator(playouts, rng.getrandbits(32)).searcher(state).analyse(state)
            reports[len(match.words)] = report
            action = report.lines[0].action
        match.play_action(action)
    return match, reports
