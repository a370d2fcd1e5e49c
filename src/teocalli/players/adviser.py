"""Advice for a person who is to decide: the best actions that a search finds, with what they are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.core.errors import Message
from teocalli.core.game import Game
from teocalli.core.names import Name
from teocalli.core.state import State
from teocalli.core.traces import Trace
from teocalli.players.chances import forecast
from teocalli.players.levels import levels_of
from teocalli.players.report import Line, Report
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import SearchSettings

SECONDS = 1.0
"""Time that an adviser thinks about a decision."""
SUGGESTIONS = 3
STEPS = 12
"""Actions of an expected continuation at most; what lies further ahead has hardly been looked at."""


@dataclass(frozen=True)
class Step:
    """An action of an expected continuation: who acts, the word, the line of the log that tells of it, and where it
    acts on the board.
    """

    seat: int
    word: str
    message: Message
    traces: Sequence[Trace]


@dataclass(frozen=True)
class Suggestion:
    """An action that a search suggests.

    Attributes:
        word: the action.
        visits: continuations that were tried with it.
        chances: of victory by seat; they add up to 1, a shared victory counts in parts (`players/chances.py`).
        points: expected at the end, by seat.
        proven: the search has looked at everything that can follow.
        steps: how it is expected to go on, the action first, up to the next draw.

    """

    word: str
    visits: int
    chances: Sequence[float]
    points: Sequence[float]
    proven: bool
    steps: Sequence[Step]


def make_adviser(game: Game, seed: int | None = None) -> SearchPlayer:
    """A search with the settings of the game's highest level by worth, which always uses its time."""
    levels = levels_of(game)
    highest: dict[str, Any] = {"seconds": SECONDS, "playouts": 0, "early": False}
    own = levels.thorough
    settings = SearchSettings.of({**levels.search, **highest}) if own is None else own.changed(**highest)
    return SearchPlayer(settings, seed)


def suggestions(state: State, report: Report, names: Sequence[Name], count: int = SUGGESTIONS) -> list[Suggestion]:
    """The best actions in a position by a search's report, the one to play first; `names` are the players' by seat."""
    return [
        Suggestion(
            word=state.game.action_to_string(state, line.action),
            visits=line.visits,
            **forecast(state, line)._asdict(),
            proven=line.proven,
            steps=list(_steps(state, line, names)),
        )
        for line in report.lines[:count]
    ]


def _steps(state: State, line: Line, names: Sequence[Name]) -> Iterator[Step]:
    """The continuation of a line. Where something is hidden it ends before the others: what they hold was guessed."""
    position, mover = state.clone(), state.current_player
    for action in line.variation[:STEPS]:
        seat = position.current_player
        if seat != mover and state.hides_from(mover):
            return
        game, before = position.game, position.clone()
        position.apply_action(action)
        said = game.log_lines(before, action, position, names)[0]["message"]
        yield Step(seat, game.action_to_string(before, action), said, game.traces(before, action, position))
