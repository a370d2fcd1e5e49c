"""Uses the package hard: `python -m tests.safety.exercise WHAT=AMOUNT … --seed N`, on whatever build it is started."""

from __future__ import annotations

import argparse
import random
import threading
import time
from collections.abc import Callable, Iterator

from rich.progress import track

from teocalli.adapters.vector import REWARDS, VectorGames
from teocalli.core.errors import TeocalliError
from teocalli.core.playout import random_playouts
from teocalli.players.endgame import EndgameSolver
from teocalli.players.greedy import Greedy
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import POLICIES, SearchSettings
from tests.players.positions import GAMES, begin, choices, random_game, some_game
from tests.safety import calls, mutations


def games(rng: random.Random) -> None:
    """A game with random options, every position saved and loaded, some looked at; then playouts."""
    game = some_game(rng.choice(GAMES), rng)
    for state in random_game(game, rng):
        assert game.state_from_bytes(state.to_bytes()) == state
        if rng.random() < 0.05:
            mutations.use(game, state, rng)
    random_playouts(begin(game, rng), 20, rng.getrandbits(64))


def vectors(rng: random.Random) -> None:
    """Many games of one kind with random options, moved on by several threads; what each seat sees of some of them."""
    game = some_game(rng.choice(GAMES), rng)
    count, threads, kind = rng.choice((1, 7, 40)), rng.choice((1, 2, 4)), rng.choice(REWARDS)
    with VectorGames(game, count, seed=rng.getrandbits(64), threads=threads, rewards=kind) as many:
        for _ in range(150):
            many.step(many.sample())
        many.reset(rng.getrandbits(64))
        state = many.state(rng.randrange(count))
        assert all(len(state.observation(seat)) == many.observation.shape[1] for seat in range(game.seats))


def searches(rng: random.Random) -> None:
    """A search with any settings somewhere in a game with random options, and the other players there."""
    game = some_game(rng.choice(GAMES), rng)
    found = choices(random_game(game, rng))
    for state in [each.clone() for each in rng.sample(found, min(2, len(found)))]:
        searcher = SearchPlayer(any_settings(rng), rng.getrandbits(32))
        for _ in range(2):
            if state.is_terminal() or state.current_player < 0:
                break
            state.apply_action(searcher.choose(state))
        if state.current_player >= 0:
            Greedy(1, rng.choice((1, 2, 24))).choose(state)
    last = found[-1]
    EndgameSolver(last, 2000).solve(last, 0.5)


def any_settings(rng: random.Random, threads: int | None = None) -> SearchSettings:
    """Settings at random: small trees that must be recycled, all policies, shallow and deep."""
    return SearchSettings(
        playouts=rng.choice((1, 40, 300)),
        seconds=1.0,
        threads=threads or rng.choice((1, 1, 2, 4)),
        nodes=1000,
        early=rng.random() < 0.5,
        widening=rng.choice((0.0, 1.0, 100.0)),
        prior_weight=rng.choice((0.0, 0.5, 1.0)),
        depth=rng.choice((1, 2, 400)),
        horizon=rng.choice((-1, 0, 2)),
        policy=rng.choice(POLICIES),
        turn_positions=rng.choice((0, 50)),
        exact=rng.choice((0, 500)),
        worlds=rng.choice((1, 3)),
    )


def threads(rng: random.Random) -> None:
    """A search of four threads, while others ask for reports, for another search, and for it to stop."""
    game = some_game(rng.choice(GAMES), rng)
    state = rng.choice(choices(random_game(game, rng)))
    searcher = SearchPlayer(any_settings(rng, 4).changed(playouts=400), 1)
    greedy, end = Greedy(1), EndgameSolver(state, 500)
    done = threading.Event()
    askers: list[Callable[[], object]] = [
        searcher.report,
        lambda: searcher._search.nodes + searcher._search.decisions,
        lambda: searcher.choose(state),
        lambda: greedy.choose(state),
        lambda: end.solve(state),
    ]
    others = [threading.Thread(target=_ask, args=(asker, done)) for asker in askers]
    for other in others:
        other.start()
    _ask_once(lambda: searcher.analyse(state))
    time.sleep(0.05)
    end.stop()
    searcher.stop()
    done.set()
    for other in others:
        other.join()


def _ask(asker: Callable[[], object], done: threading.Event) -> None:
    while not done.wait(0.002):
        _ask_once(asker)


def _ask_once(asker: Callable[[], object]) -> None:
    """Whoever comes second is refused, and that is all that may happen."""
    try:
        asker()
    except TeocalliError as error:
        if error.code != "error-busy":
            raise


def one_by_one(work: Callable[[random.Random], None], amount: int, rng: random.Random) -> Iterator[int]:
    for number in range(amount):
        work(random.Random(rng.getrandbits(64)))
        yield number


def mutate(amount: int, rng: random.Random) -> Iterator[int]:
    """Change bytes of positions, as many from each game as it has positions, half from each of both games."""
    number = 0
    for game, found in mutations.positions(rng):
        for data in rng.sample(found, min(len(found), 100)):
            for _ in range(4):
                if number == amount:
                    return
                mutations.try_bytes(game, mutations.changed(data, rng.choice(found), rng), rng)
                yield number
                number += 1


WORKS: dict[str, Callable[[int, random.Random], Iterator[int]]] = {
    "games": lambda amount, rng: one_by_one(games, amount, rng),
    "vectors": lambda amount, rng: one_by_one(vectors, amount, rng),
    "searches": lambda amount, rng: one_by_one(searches, amount, rng),
    "threads": lambda amount, rng: one_by_one(threads, amount, rng),
    "mutations": mutate,
    "calls": calls.call_wrongly,
}


def what_and_amount(text: str) -> tuple[str, int]:
    """Read `games=4`."""
    what, _, amount = text.partition("=")
    if what not in WORKS or not amount.isdecimal():
        raise argparse.ArgumentTypeError(f"{text}: say one of {', '.join(sorted(WORKS))}, as games=4")
    return what, int(amount)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("works", nargs="+", type=what_and_amount, metavar="WHAT=AMOUNT")
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    for what, amount in given.works:
        work = WORKS[what](amount, random.Random(f"{what} {given.seed}"))
        for _ in track(work, description=f"{what:>10}", total=amount):
            pass


if __name__ == "__main__":
    main()
