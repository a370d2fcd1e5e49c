"""Many games at once are the same games as one by one, whatever their number and that of the threads."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import threading
from typing import Any

import numpy as np
import pytest

from teocalli import load_game
from teocalli.adapters.vector import REWARDS, VectorGames
from teocalli.core.chance import draw_outcome
from teocalli.core.errors import IllegalAction, TeocalliError
from teocalli.core.game import Game
from teocalli.core.philox import PhiloxDraws, block
from teocalli.core.state import CHANCE, State
from teocalli.games.heap.game import HeapGame
from tests.long import with_further
from tests.players.positions import GAMES, some_game


class Numbered:
    """The draws of `PhiloxDraws` for `draw_outcome`, which counts its draws."""

    def __init__(self, draws: PhiloxDraws) -> None:
        self.draws = draws

    def below(self, number: int, n: int) -> int:
        return self.draws.below(n)


class Single:
    """One game by the Python face of the engine, with the chance that it has among many."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        self.game, self.seed, self.number, self.episode = game, seed, number, -1
        self.begin()

    def begin(self) -> None:
        self.episode += 1
        draws = PhiloxDraws(self.seed, self.number, self.episode)
        self.draws = Numbered(draws)
        self.state = self.game.new_initial_state(self.game.draw_setup(draws.below))
        self.settle()

    def settle(self) -> None:
        while self.state.current_player == CHANCE:
            self.state.apply_action(draw_outcome(self.state, self.draws, 0))

    def step(self, word: str) -> tuple[bool, State]:
        """Whether the game is over after a word, and the position then; another game has begun if it is."""
        self.state.apply_action(self.game.string_to_action(self.state, word))
        self.settle()
        ended = self.state
        if ended.is_terminal():
            self.begin()
        return ended.is_terminal(), ended


def expected_rewards(kind: str, before: list[int], ended: State, over: bool) -> list[float]:
    points = ended.points()
    if kind == "points":
        return [float(new - old) for new, old in zip(points, before, strict=True)]
    if not over:
        return [0.0] * len(points)
    if kind == "victory":
        return ended.returns()
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def compare(game: Game, seed: int, kind: str, steps: int, *, count: int = 2, threads: int = 2) -> int:
    """Play so many steps in both ways and return how many games ended."""
    singles = [Single(game, seed, number) for number in range(count)]
    ends = 0
    with VectorGames(game, count, seed=seed, rewards=kind, threads=threads) as games:
        for _ in range(steps):
            for number, single in enumerate(singles):
                require_same(games, number, single)
            actions = games.sample()
            words = [single.state.action_to_string(int(a)) for single, a in zip(singles, actions, strict=True)]
            before = [single.state.points() for single in singles]
            games.step(actions)
            for number, (single, word) in enumerate(zip(singles, words, strict=True)):
                over, ended = single.step(word)
                assert games.done[number] == over
                assert games.rewards[number] == pytest.approx(expected_rewards(kind, before[number], ended, over))
                assert not over or games.final_points[number].tolist() == ended.points()
                ends += over
    return ends


def require_same(games: VectorGames, number: int, single: Single) -> None:
    state = single.state
    assert games.state(number).to_bytes() == state.to_bytes()
    assert games.episode[number] == single.episode
    assert games.player[number] == state.current_player
    assert games.legal_actions(number) == state.legal_actions()
    assert np.flatnonzero(games.mask[number]).tolist() == state.legal_actions()
    assert games.observation[number].tolist() == state.observation(state.current_player).tolist()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", with_further([1], range(2, 40)))
def test_many_games_are_the_single_ones_word_by_word(name: str, seed: int) -> None:
    """With options at random: set-up, chance, masks, observations, rewards, ends."""
    game = some_game(name, random.Random(seed))
    assert compare(game, seed, REWARDS[seed % 3], steps=450) >= 1


@pytest.mark.parametrize("kind", REWARDS)
def test_every_reward_of_a_tiny_game_whose_set_up_is_drawn_in_python(kind: str) -> None:
    assert compare(HeapGame(3), 5, kind, steps=60) > 4


def test_components_that_are_drawn_for_each_match_are_renewed() -> None:
    """U4"""
    assert compare(load_game("uxmal", players=3, options={"components": "random"}), 9, "victory", steps=180) >= 1


def final(game: Game, count: int, threads: int) -> list[Any]:
    """What the first five of so many games show after a hundred steps."""
    with VectorGames(game, count, seed=3, threads=threads) as games:
        for _ in range(100):
            games.step(games.sample())
        shown = games.observation, games.mask, games.player, games.episode, games.final_points
        return [array[:5].copy() for array in shown]


def test_results_depend_neither_on_the_number_of_games_nor_on_threads() -> None:
    game = load_game("uxmal", players=2)
    expected = final(game, 5, 1)
    for count, threads in ((70, 1), (70, 2), (40, 5)):
        for one, other in zip(expected, final(game, count, threads), strict=True):
            assert (one == other).all()


def test_the_same_seed_begins_the_same_again_and_another_does_not() -> None:
    with VectorGames(load_game("uxmal", players=2), 20, seed=1) as games:
        first = games.observation.copy()
        for _ in range(30):
            games.step(games.sample())
        games.reset(1)
        assert (games.observation == first).all()
        assert games.mask.sum() == sum(len(games.legal_actions(number)) for number in range(20))
        games.reset(2)
        assert (games.observation != first).any()


def test_arrays_stay_the_same_objects_and_are_handed_on_without_copies() -> None:
    with VectorGames(load_game("uxmal", players=2), 4) as games:
        seen = np.from_dlpack(games.observation)
        mask, observation = games.mask, games.observation
        for _ in range(20):
            games.step(games.sample())
        assert games.mask is mask
        assert np.shares_memory(seen, observation)
        assert (seen == games.observation).all()


def test_wrong_actions_are_refused_before_anything_is_moved() -> None:
    with VectorGames(load_game("uxmal", players=2), 40, threads=2) as games:
        actions = games.sample()
        before = [games.state(number).to_bytes() for number in range(40)]
        actions[17] = actions[30] = 4000
        with pytest.raises(IllegalAction) as refusal:
            games.step(actions)
        assert refusal.value.game_number == 17  # type: ignore[attr-defined]
        for wrong in (-1, 2**40, 10**9):
            actions[17] = wrong
            with pytest.raises(IllegalAction):
                games.step(actions)
        assert [games.state(number).to_bytes() for number in range(40)] == before
        with pytest.raises(TeocalliError, match="40"):
            games.step([0] * 39)
        for kind in ([0.0] * 40, ["0"] * 40, None):
            with pytest.raises(TypeError):
                games.step(kind)  # type: ignore[arg-type]
        for out in (np.zeros(40), np.zeros(40, np.int32), b"0" * 320):
            with pytest.raises(TypeError):
                games.sample(out)  # type: ignore[arg-type]
        with pytest.raises(TeocalliError):
            games.sample(np.zeros(39, np.int64))
        with pytest.raises(TeocalliError):
            games.state(40)
    with pytest.raises(TeocalliError, match="closed"):
        games.step(actions)


@pytest.mark.parametrize("wrong", [{"count": 0}, {"threads": 0}, {"threads": 1000}, {"rewards": "gold"}])
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TeocalliError):
        VectorGames(**{"game": HeapGame(2), "count": 2, **wrong})
    with pytest.raises(TypeError):
        VectorGames("heap", 2)  # type: ignore[arg-type]


def test_nobody_can_take_the_arrays_away() -> None:
    """NumPy resizes an array that owns its numbers, whoever else writes there."""
    with VectorGames(load_game("uxmal", players=2), 40) as games:
        for name in ("observation", "mask", "rewards", "done", "player", "episode", "final_points"):
            with pytest.raises(ValueError, match="own"):
                getattr(games, name).resize(1, refcheck=False)
        for _ in range(5):
            games.step(games.sample())


def test_actions_that_change_meanwhile_are_those_that_were_given() -> None:
    with VectorGames(load_game("uxmal", players=2), 500) as games:
        actions, over = games.sample(), threading.Event()

        def spoil() -> None:
            while not over.is_set():
                actions[:] = 99_999

        spoiler = threading.Thread(target=spoil)
        spoiler.start()
        for _ in range(200):
            games.sample(actions)
            with contextlib.suppress(IllegalAction):  # changed before they were given
                games.step(actions)
        over.set()
        spoiler.join()
        assert games.state(0).is_terminal() is False


def test_nobody_ends_or_looks_into_games_that_are_moved_on() -> None:
    with VectorGames(load_game("uxmal", players=2), 2000, threads=2) as games:
        over, codes = threading.Event(), set()

        def disturb() -> None:
            for call in itertools.cycle((lambda: games.state(0), lambda: games.legal_actions(0), games.close)):
                if over.is_set():
                    return
                try:
                    call()
                except TeocalliError as error:
                    codes.add(error.code)

        disturber = threading.Thread(target=disturb)
        disturber.start()
        for _ in range(30):
            try:
                games.step(games.sample())
            except TeocalliError as error:
                codes.add(error.code)
        over.set()
        disturber.join()
        assert codes <= {"error-games-busy", "error-games-closed"}
        assert codes


def test_a_second_thread_is_refused_or_waits_for_its_turn() -> None:
    with VectorGames(load_game("uxmal", players=2), 200, threads=2) as games:
        codes = set()

        def play() -> None:
            for _ in range(50):
                try:
                    games.step(games.sample())
                except IllegalAction:  # the other one has moved the games on in between
                    codes.add("error-illegal-action")
                except TeocalliError as error:
                    codes.add(error.code)

        players = [threading.Thread(target=play) for _ in range(3)]
        for player in players:
            player.start()
        for player in players:
            player.join()
        assert codes <= {"error-games-busy", "error-illegal-action"}
        games.step(games.sample())


def test_games_go_on_in_a_process_that_divides() -> None:
    """The threads do not come along."""
    with VectorGames(load_game("uxmal", players=2), 64, threads=2) as games:
        games.step(games.sample())
        child = os.fork()
        if child == 0:
            games.step(games.sample())
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        games.step(games.sample())


@pytest.mark.parametrize(
    ("key", "counter", "numbers"),
    [
        ((0, 0), (0, 0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((2**32 - 1,) * 2, (2**32 - 1,) * 4, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0xA4093822, 0x299F31D0),
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_philox_gives_the_published_numbers(
    key: tuple[int, int], counter: tuple[int, int, int, int], numbers: tuple[int, int, int, int]
) -> None:
    assert block(key, counter) == numbers
