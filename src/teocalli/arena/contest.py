"""What is played: a game, its options, the players, and one number from which all chance follows.

Every game follows from that and from its own number alone, so the games are the same in any order, on any machine and
with any number of processes, as long as the players decide by themselves and not by the clock.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from teocalli.arena.draws import PairedDraws
from teocalli.arena.external import ExternalPlayer, check_external, is_external
from teocalli.arena.result import GameResult
from teocalli.arena.schedule import Schedule
from teocalli.core.errors import PositionError, TeocalliError
from teocalli.core.game import Game
from teocalli.core.options import OptionValue
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.sources import SourceBook
from teocalli.core.state import CHANCE, State
from teocalli.players import Player, check_player, make_player


@dataclass(frozen=True)
class Contest:
    """Games of `game`, by `options`, between `entrants` (player specifications), `seats` of them at a time.

    With `position`, a position summary, every game begins from it, else with its set-up.
    """

    game: str
    options: Mapping[str, OptionValue]
    entrants: tuple[str, ...]
    seats: int
    seed: int
    position: Mapping[str, Any] | None = None

    def check(self) -> None:
        """Raises `TeocalliError` for an unknown game, option or player, a wrong number of players, a wrong position."""
        game = load_game(self.game, self.seats, self.options)
        for name in self.entrants:
            (check_external if is_external(name) else check_player)(name, game)
        if self.seats > len(self.entrants):
            raise TeocalliError("error-arena-seats", seats=self.seats, entrants=len(self.entrants))
        if self.position is not None and game.position_from_summary(self.position).is_terminal():
            raise PositionError("error-position-over")

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where in which game."""
        return Schedule(len(self.entrants), self.seats)

    @property
    def own_seats(self) -> int:
        """How many seats the game itself plays; each counts as one more entrant, behind the others."""
        return self.rules.seats - self.seats

    def names(self) -> list[str]:
        """The entrants, numbered where a player takes part more than once; the game's own seats are “{game}-bot”."""
        return numbered([*self.entrants, *[f"{self.game}-bot"] * self.own_seats])

    def seating(self, index: int) -> tuple[int, ...]:
        """The entrant in each seat of a game."""
        count = len(self.entrants)
        return (*self.schedule.seating(index), *range(count, count + self.own_seats))

    def play(self, index: int) -> GameResult:
        """Play the game with this number, from 0."""
        return GameRun(self, index).play()

    def players_of(self, index: int) -> list[Player]:
        """The players of a game by seat, the game's own seats left out."""
        seating = self.seating(index)[: self.seats]
        return [self.make_player(self.entrants[e], self._number(f"game {index} player {e}")) for e in seating]

    def make_player(self, specification: str, seed: int) -> Player:
        """An entrant, for one game."""
        if is_external(specification):
            return ExternalPlayer(specification, self.rules, seed)
        return make_player(specification, seed)

    def clock(self) -> float:
        """Seconds by which the time of decisions is told: those of the clock."""
        return time.perf_counter()

    def draws_of(self, index: int) -> PairedDraws:
        """The chance of a game: that of its block."""
        return PairedDraws(f"teocalli {self.seed} block {self.schedule.block_of(index)}")

    def record(self, result: GameResult) -> Record:
        """The record of a game that was played; the players are called as they are specified."""
        players = [self.entrants[entrant] for entrant in result.seating[: self.seats]]
        return Record(
            game=self.game,
            rules=self.rules.rules_version,
            players=players,
            seats=players,
            options=self.rules.option_set.changed(self.rules.options),
            words=list(result.words),
            scores=list(result.scores),
            winners=list(result.winners),
            position=None if self.position is None else dict(self.position),
        )

    def to_json(self) -> dict[str, Any]:
        """The contest as a JSON object: with the version of the rules, and only the options that are not default."""
        return {
            "game": self.game,
            "rules": self.rules.rules_version,
            "options": self.rules.option_set.changed(self.rules.options),
            "players": list(self.entrants),
            "seats": self.seats,
            "seed": self.seed,
            **({} if self.position is None else {"position": dict(self.position)}),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process is told what to play; it loads the game itself.
        return Contest, (self.game, dict(self.options), self.entrants, self.seats, self.seed, self.position)

    @cached_property
    def rules(self) -> Game:
        """The game as it is played here."""
        return load_game(self.game, self.seats, self.options)

    def _number(self, purpose: str) -> int:
        return random.Random(f"teocalli {self.seed} {purpose}").getrandbits(64)


class GameRun:
    """One game while it is played, with what is measured on the way."""

    def __init__(self, contest: Contest, index: int) -> None:
        game = contest.rules
        self._contest, self._game, self._index = contest, game, index
        self._players = contest.players_of(index)
        self._draws = contest.draws_of(index)
        self._words, self._state = self._begin(game)
        self._sources = SourceBook(game, self._state)
        self._turns = self._decisions = self._choices = 0
        self._asked = [0] * game.seats
        self._seconds = [0.0] * game.seats
        self._slowest = [0.0] * game.seats

    def _begin(self, game: Game) -> tuple[list[str], State]:
        """The set-up words, and the position from which the game begins."""
        if self._contest.position is not None:
            return [], game.position_from_summary(self._contest.position)
        words = game.draw_setup(self._draws.below)
        return words, game.new_initial_state(words)

    def play(self) -> GameResult:
        """Play the game to its end; programs that take part are ended with it."""
        try:
            return self._play()
        finally:
            for player in self._externals().values():
                player.close()

    def _externals(self) -> dict[int, ExternalPlayer]:
        """The programs that take part, by seat."""
        return {seat: player for seat, player in enumerate(self._players) if isinstance(player, ExternalPlayer)}

    def _play(self) -> GameResult:
        state = self._state
        while not state.is_terminal():
            action = self._draws.outcome(state) if state.current_player == CHANCE else self._decision(state)
            self._words.append(self._game.action_to_string(state, action))
            before = state.clone()
            state.apply_action(action)
            self._sources.book(before, action, state)
        return self._result()

    def _decision(self, state: State) -> int:
        legal = state.legal_actions()
        self._turns += state.at_turn_start()
        self._decisions += 1
        self._choices += len(legal)
        return legal[0] if len(legal) == 1 else self._ask(state)

    def _ask(self, state: State) -> int:
        seat = state.current_player
        begun = self._contest.clock()
        action = self._players[seat].choose(state)
        spent = self._contest.clock() - begun
        self._asked[seat] += 1
        self._seconds[seat] += spent
        self._slowest[seat] = max(self._slowest[seat], spent)
        return action

    def _result(self) -> GameResult:
        state = self._state
        return GameResult(
            index=self._index,
            block=self._contest.schedule.block_of(self._index),
            seating=self._contest.seating(self._index),
            scores=tuple(state.points()),
            winners=tuple(state.winners()),
            ranking=_ranking(self._game, state),
            turns=self._turns,
            decisions=self._decisions,
            choices=self._choices,
            asked=tuple(self._asked),
            seconds=_rounded(self._seconds),
            slowest=_rounded(self._slowest),
            sources=self._sources.sources,
            words=tuple(self._words),
            faults=tuple((seat, each.fault) for seat, each in self._externals().items() if each.fault is not None),
        )


def numbered(names: Sequence[str]) -> list[str]:
    """The names, with a number behind those that are there more than once."""
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def _ranking(game: Game, state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(equals) for equals in game.result(state)["ranking"])


def _rounded(seconds: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 6) for value in seconds)
