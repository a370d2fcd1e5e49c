"""Lessons as the page gets them: their course, and the view at each moment, made like any other table's."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from teocalli.core.errors import TeocalliError
from teocalli.core.lesson import Lesson, lesson_named
from teocalli.core.match import Match
from teocalli.core.registry import game_class, known_games
from teocalli.players.opponents import first_opponent
from teocalli.server.bots import check_bot
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import BOT, PERSON, SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from teocalli.table.terms import Terms
from teocalli.table.view import build_view, position

_POSITIONS_AT_ONCE = 60
_UNDO = {"possible": False, "kind": None, "to": None, "reason": None}


def course(game: str, name: str) -> dict[str, Any]:
    """What a lesson says and awaits, moment by moment. Raises `TeocalliError` (`error-no-such-page`)."""
    lesson = _lesson(game, name)
    return {
        "text": lesson.text,
        "minutes": lesson.minutes,
        "moments": [
            {
                "text": lesson.text_of(moment.step),
                "n": moment.n,
                "word": moment.word,
                "light": list(moment.step.light),
                "jump": moment.step.jump,
            }
            for moment in lesson.moments
        ],
    }


def lesson_view(game: str, name: str, number: int) -> dict[str, Any]:
    """The view at a moment, for the pupil. Raises `TeocalliError` (`error-no-such-page`)."""
    lesson = _lesson(game, name)
    if number >= len(lesson.moments):
        raise TeocalliError("error-no-such-page")
    moment = lesson.moments[number]
    table = _table(lesson, lesson.match_at(number))
    history = History(names_of(table.seats))
    history.follow(table.match, table.origins)
    view = build_view(f"lesson-{game}-{name}", table, history, Sight("screen", lesson.pupil))
    asked: dict[str, Any] = {} if moment.word is not None else {"legal": [], "asked": None}
    undo = {**_UNDO, "start": moment.n}
    return view | asked | {"thinking": False, "hints": False, "undo": undo, "take_back": False}


def lesson_positions(game: str, name: str, first: int, last: int) -> dict[str, Any]:
    """Positions on the way, both included, at most sixty."""
    lesson = _lesson(game, name)
    table = _table(lesson, lesson.match)
    last = min(len(table.match.words), first + _POSITIONS_AT_ONCE - 1, last)
    sight = Sight("screen", lesson.pupil)
    return {"viewer": lesson.pupil, "positions": [position(table, n, sight) for n in range(first, last + 1)]}


@lru_cache(maxsize=64)
def _lesson(game: str, name: str) -> Lesson:
    if game not in known_games():
        raise TeocalliError("error-no-such-page")
    return lesson_named(game_class(game), name)


def _table(lesson: Lesson, match: Match) -> Table:
    """A table at which the pupil sits with bots."""
    pupil, other = SeatRequest(PERSON), SeatRequest(BOT, bot=first_opponent(match.game))
    seats = [pupil if seat == lesson.pupil else other for seat in range(match.game.players)]
    return Table(match, assign_seats(seats, lambda bot: check_bot(bot, match.game)), None, {}, Terms(take_back=False))
