"""Self-play: games of the search against itself, and what each position of them was worth in the end.

A *batch* of games is one object with many games (`VectorGames`), in which every game has a search of its own. It
follows from the run's seed and its own number alone, so batches can be played anywhere and in any order.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from teocalli.adapters.vector import VectorGames
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.registry import load_game
from teocalli.core.state import State
from teocalli.learning.samples import Samples
from teocalli.players.greedy import Greedy
from teocalli.players.network import SUM_COUNT, sums_of
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings


@dataclass(frozen=True)
class Practice:
    """How games are played from which something is to be learnt.

    Attributes:
        game, players, options: what is played.
        search: the settings of the search, with a budget of playouts so that games can be repeated.
        seed: the number from which all games follow.
        greedy: the player `greedy` plays instead of the search: worse, but a hundred times as many games.
        games: games of a batch.
        trace: λ of TD(λ): the share of a position's target that comes from what happens later in its game, decision by
            decision; the rest is what the search thought of the position.
        strayed: share of decisions taken at random, so that other positions come up too.
        sampled: decisions at the beginning of a game that are drawn by how often the search visited each action.

    """

    game: str
    players: int
    search: SearchSettings
    seed: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    greedy: bool = False
    games: int = 8
    trace: float = 0.95
    strayed: float = 0.03
    sampled: int = 12

    @cached_property
    def rules(self) -> Game:
        """The game as it is played here."""
        return load_game(self.game, self.players, self.options)

    def play(self, number: int) -> Samples:
        """The positions of the batch with this number."""
        return _Batch(self, number).play()

    def __reduce__(self) -> tuple[object, ...]:
        # Another process loads the game itself.
        values = (self.game, self.players, self.search, self.seed, dict(self.options))
        return Practice, (*values, self.greedy, self.games, self.trace, self.strayed, self.sampled)


class _Course:
    """One game of a batch while it is played."""

    def __init__(self, practice: Practice, chance: random.Random) -> None:
        self._practice, self._chance = practice, chance
        seed = chance.getrandbits(64)
        self._player = Greedy(seed) if practice.greedy else SearchPlayer(practice.search, seed)
        self.seen: list[NDArray[np.int16]] = []
        self.sums: list[NDArray[np.float32]] = []
        self.seats: list[int] = []
        self.values: list[Sequence[float] | None] = []

    def decide(self, state: State) -> int:
        """An action, with what the search thought of the position kept."""
        legal = state.legal_actions()
        self.values.append(None)
        if len(legal) == 1:
            return legal[0]
        if isinstance(self._player, SearchPlayer):
            return self._searched(self._player, state, legal)
        return self._chance.choice(legal) if self._strays() else self._player.choose(state)

    def _strays(self) -> bool:
        return self._chance.random() < self._practice.strayed

    def _searched(self, player: SearchPlayer, state: State, legal: list[int]) -> int:
        report = player.analyse(state)
        self.values[-1] = report.lines[0].values
        if self._strays():
            return self._chance.choice(legal)
        if len(self.values) <= self._practice.sampled:
            actions, visits = zip(*((line.action, line.visits) for line in report.lines), strict=True)
            return int(self._chance.choices(actions, visits)[0])
        return report.lines[0].action

    def targets(self, outcome: NDArray[np.float32], trace: float, outputs: int) -> NDArray[np.float32]:
        """What each position was worth, from the side of who decided there."""
        found = np.empty((len(self.values), outputs), np.float32)
        worth = outcome.astype(float)
        for at in range(len(self.values) - 1, -1, -1):
            thought = self.values[at]
            if thought is not None:
                worth = trace * worth + (1 - trace) * np.asarray(thought)
            found[at] = np.roll(worth, -self.seats[at])[:outputs]
        return found


class _Batch:
    def __init__(self, practice: Practice, number: int) -> None:
        self._practice, self._number = practice, number
        chance = random.Random(f"teocalli learn {practice.seed} {number}")
        seed = chance.getrandbits(63)
        self._games = VectorGames(practice.rules, practice.games, seed=seed, mask=False)
        self._courses = [_Course(practice, random.Random(chance.getrandbits(64))) for _ in range(practice.games)]
        self._playing = set(range(practice.games))
        self._done: dict[int, NDArray[np.float32]] = {}

    def play(self) -> Samples:
        """All games to their end."""
        with self._games as games:
            while self._playing:
                games.step([self._action(number) for number in range(games.count)])
                for number in sorted(self._playing):
                    if games.done[number]:
                        self._done[number] = self._outcome(number)
                        self._playing.discard(number)
        return self._samples()

    def _action(self, number: int) -> int:
        if number not in self._playing:
            return self._games.legal_actions(number)[0]  # its game is over; what comes after it is not looked at
        state, course = self._games.state(number), self._courses[number]
        sums = np.empty(SUM_COUNT, np.float32)
        sums_of(state, self._practice.search.scale, sums)
        course.seen.append(self._games.observation[number].copy())
        course.sums.append(sums)
        course.seats.append(int(self._games.player[number]))
        return course.decide(state)

    def _outcome(self, number: int) -> NDArray[np.float32]:
        """What the end of a game is worth to each seat, as the search values it."""
        search, rewards = self._practice.search, self._games.rewards[number]
        points = self._games.final_points[number].astype(np.float32)
        winners = rewards > 0 if (rewards != 0).any() else np.ones(len(rewards), bool)
        others = np.array([np.delete(points, seat).max() for seat in range(len(points))])
        margin = 0.5 + 0.5 * np.tanh((points - others) / search.scale)
        won = winners / winners.sum()
        return np.asarray((1 - search.margin_weight) * won + search.margin_weight * margin, np.float32)

    def _samples(self) -> Samples:
        outputs = 1 if self._games.seats == 2 else self._games.seats
        parts = [
            Samples(
                np.clip(np.array(course.seen), -127, 127).astype(np.int8),
                np.array(course.sums),
                course.targets(self._done[number], self._practice.trace, outputs),
                np.full(len(course.seen), self._number * self._practice.games + number),
            )
            for number, course in enumerate(self._courses)
        ]
        return Samples.together(parts)
