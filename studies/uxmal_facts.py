"""What is seen of the players in games of Uxmal: first tiles and priests, actions by phase, cards, movement, turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from studies.cells import replayed_words
from studies.facts import Facts
from teocalli.core.game import Game
from teocalli.games.uxmal.notation import COLUMNS, Action, said
from teocalli.games.uxmal.state import UxmalState
from teocalli.games.uxmal.tell.exploring import TURNS, rank_at

PHASES = (1, 2, 3)
_PLACES = ("corner", "edge", "middle")
_SPACES = 4
"""Spaces in a row of level 1 (U3)."""
_MOST = 2
"""Cards that a build brings at most (U16)."""
_LATE = 6
"""First priests after so many own turns are counted together."""


def seen(game: Game, row: Mapping[str, Any]) -> Facts:
    """The facts of a game."""
    return _Seen(game, row).facts


class _Seen:
    """A game while it is replayed."""

    def __init__(self, game: Game, row: Mapping[str, Any]) -> None:
        words = list(replayed_words(game, row["words"]))
        seats = game.seats
        self.facts = Facts.of(row, words[0][0].turn_player)
        self._turns = [0] * seats
        self._built: list[str | None] = [None] * seats
        self._placed = [False] * seats
        self.facts.possible("ends a phase", *PHASES)
        self.facts.possible("begins a phase", *PHASES[1:])
        for before, action, after in words:
            self._follow(cast(UxmalState, before), action)
            self._look_for_an_end(cast(UxmalState, before), cast(UxmalState, after))
        for seat, built in enumerate(self._built):
            self._first_build(seat, built or "none")

    def _follow(self, state: UxmalState, action: int) -> None:
        done, seat, phase = said(state, action), state.turn_player, state.phase
        if done.kind in TURNS:
            self._turns[seat] += 1
            if self._turns[seat] == 1:
                self.facts.mark("first turn", done.kind, seat)
            name = f"turns of everybody, phase {phase}"
            self.facts.lengths[name] = self.facts.lengths.get(name, 0) + 1
            if done.kind != "place":
                self.facts.count(f"actions, phase {phase}", done.kind, seat)
                self.facts.count("actions", done.kind, seat)
        match done.kind:
            case "seat":
                self._seat(state, action, done, seat)
            case "take":
                self._take(done.cards, seat, phase)
            case "place":
                self._place(rank_at(state, done.field), seat)
            case "move":
                cost = state.move_costs(_number(done.source))[_number(done.target)]
                self.facts.count("movement", "cards", seat, cost)
                self.facts.count("movement", "fields", seat, _distance(done.source, done.target))
            case "honour" | "curse":
                self.facts.count("squares", done.kind, seat, done.squares)

    def _seat(self, state: UxmalState, action: int, done: Action, seat: int) -> None:
        """A tile laid; where its cards are not asked for, they are taken with it (U16)."""
        offered = state.claims_of(action)
        if self._built[seat] is None:
            self._built[seat] = "none"
            self.facts.possible("first tile", *_PLACES)
            if state.phase == 1:
                self.facts.mark("first tile", _PLACES[_inner(done.field)], seat)
        if len(offered) == 1:
            self._take(offered[0][1], seat, state.phase)

    def _take(self, cards: int, seat: int, phase: int) -> None:
        self.facts.count("cards", f"phase {phase}", seat, cards)
        self.facts.count("two cards", "tile with two cards", seat, cards == _MOST)
        if self._built[seat] == "none" and self.facts.found["actions", "build"][seat] == 1:
            self._built[seat] = f"{cards}"

    def _place(self, rank: str, seat: int) -> None:
        if not self._placed[seat]:
            self._placed[seat] = True
            self.facts.mark("first priest, rank", rank, seat)
            turn = self._turns[seat]
            self.facts.mark("first priest, turn", f"{turn}" if turn < _LATE else "later", seat)

    def _first_build(self, seat: int, built: str) -> None:
        self.facts.possible("first build", "none", "1", "2")
        self.facts.mark("first build", built, seat)

    def _look_for_an_end(self, before: UxmalState, after: UxmalState) -> None:
        """Who ends a phase and who begins the next one (U24, U25)."""
        if after.is_terminal():
            self.facts.mark("ends a phase", before.phase, before.turn_player)
        elif after.phase > before.phase:
            self.facts.mark("ends a phase", before.phase, before.turn_player)
            self.facts.mark("begins a phase", after.phase, after.turn_player)
            self.facts.standing[after.phase] = [*after.points()]


def _number(field: str) -> int:
    return COLUMNS.index(field[0]) + 8 * (int(field[1]) - 1)


def _inner(field: str) -> int:
    """Of a seat of level 1: along how many directions it lies in the middle."""
    column, row = COLUMNS.index(field[0]) // 2, (int(field[1]) - 1) // 2
    return sum(0 < place < _SPACES - 1 for place in (column, row))


def _distance(source: str, target: str) -> int:
    one, other = _number(source), _number(target)
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)
