"""Puzzles as the page gets them: what there is, the views from the seat that decides, and why a solution is best.

Nothing is stored: the page that poses a puzzle knows how far somebody is. What takes time runs in worker threads.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from teocalli.analysis.puzzles import Puzzle, Source, explain, match_at, own_puzzles, shipped
from teocalli.analysis.review.review import Review
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.registry import game_class, known_games
from teocalli.players.opponents import first_opponent
from teocalli.server.bots import check_bot
from teocalli.server.coach import told
from teocalli.server.threads import ThinkingRoom, in_thread
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import BOT, PERSON, Seat, SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from teocalli.table.terms import Terms
from teocalli.table.view import build_view, position

POSITIONS_AT_ONCE = 60
REMEMBERED = 256
"""Explanations in memory, the ones asked for last."""
_UNDO = {"possible": False, "kind": None, "to": None, "reason": None, "propose": None}


@dataclass(frozen=True, eq=False)
class Posed:
    """A puzzle as it is posed. `name`: what it is called among all; `match`: its game, at least as far as its position;
    `seats`: who sits there, the one who decides as a person and the others as bots.
    """

    name: str
    match: Match
    puzzle: Puzzle
    seats: Sequence[Seat]

    def to_json(self) -> dict[str, Any]:
        """What the page must know, the solution too; `forced`: steps that need not be asked for."""
        steps = range(len(self.puzzle.words))
        return {
            "name": self.name,
            "game": self.match.game.name,
            "seat": self.puzzle.seat,
            "n": self.puzzle.number,
            "grade": self.puzzle.grade,
            "needed": self.puzzle.needed,
            "words": list(self.puzzle.words),
            "forced": [step for step in steps if step and self._at(step).forced_action() is not None],
            "chance": self.puzzle.chance,
            "margin": self.puzzle.margin,
        }

    @property
    def mark(self) -> tuple[object, ...]:
        """What is the same for equal puzzles alone."""
        return (self.name, self.match.state_at(self.puzzle.number).hash(), *self.puzzle.words)

    def view(self, step: int) -> dict[str, Any]:
        """The view before a step of the solution, or after the last one, from the seat that decides.

        Raises `TeocalliError` (`error-no-such-page`).
        """
        if step > len(self.puzzle.words):
            raise TeocalliError("error-no-such-page")
        match = self._at(step)
        table = self._table(match)
        history = History(names_of(self.seats))
        history.follow(match, table.origins)
        view = build_view(self.name, table, history, Sight("screen", self.puzzle.seat))
        is_asked = step < len(self.puzzle.words)
        return {
            **view,
            **({} if is_asked else {"legal": [], "asked": None}),
            "to_move": self.puzzle.seat,
            "status": "running",
            "result": None,
            "thinking": False,
            "hints": False,
            "take_back": False,
            "secrets": False,
            "undo": {**_UNDO, "start": len(match.words)},
        }

    def positions(self, first: int, last: int) -> dict[str, Any]:
        """Positions up to the end of the solution, both included, as the seat that decides sees them."""
        match = self._at(len(self.puzzle.words))
        table, sight = self._table(match), Sight("screen", self.puzzle.seat)
        last = min(len(match.words), first + POSITIONS_AT_ONCE - 1, last)
        return {"viewer": sight.seat, "positions": [position(table, n, sight) for n in range(first, last + 1)]}

    def explanation(self, step: int, word: str | None) -> dict[str, Any]:
        """Why the solution of a step is better than a word, None: than any other."""
        try:
            comment = explain(self.match, self.puzzle, step, word)
        except IndexError:
            raise TeocalliError("error-no-such-page") from None
        return told(self._at(step), comment, names_of(self.seats))

    def _at(self, step: int) -> Match:
        return match_at(self.match, self.puzzle, step)

    def _table(self, match: Match) -> Table:
        return Table(match, list(self.seats), None, {}, Terms(take_back=False))


def puzzle_list(game: str) -> list[dict[str, Any]]:
    """The puzzles that come with a game. Raises `TeocalliError` (`error-no-such-page`) for one that is not there."""
    collection = shipped(game_class(game)) if game in known_games() else None
    if collection is None:
        raise TeocalliError("error-no-such-page")
    return [_listed(name, source, puzzle) for name, (source, puzzle) in collection.puzzles.items()]


def _listed(name: str, source: Source, puzzle: Puzzle) -> dict[str, Any]:
    assert source.record is not None  # it has puzzles
    return {"name": name, "grade": puzzle.grade, "players": len(source.record.players), "steps": len(puzzle.words)}


@lru_cache(maxsize=32)
def posed(game: str, name: str) -> Posed:
    """A puzzle that comes with a game. Raises `TeocalliError` (`error-no-such-page`)."""
    collection = shipped(game_class(game)) if game in known_games() else None
    found = None if collection is None else collection.puzzles.get(name)
    if found is None:
        raise TeocalliError("error-no-such-page")
    source, puzzle = found
    match = source.match()
    other = SeatRequest(BOT, bot=first_opponent(match.game))
    seats = [SeatRequest(PERSON) if seat == puzzle.seat else other for seat in range(match.game.players)]
    return Posed(f"puzzle-{game}-{name}", match, puzzle, assign_seats(seats, lambda bot: check_bot(bot, match.game)))


def posed_of(game_id: str, review: Review, seats: Sequence[Seat], number: int) -> Posed:
    """A mistake of somebody's game as a puzzle. Raises `TeocalliError` (`error-no-such-page`) where there is none."""
    puzzle = own_puzzles(review).get(number)
    if puzzle is None:
        raise TeocalliError("error-no-such-page")
    bot = first_opponent(review.match.game)
    shown = [
        replace(seat, kind=PERSON, bot=None)
        if seat.seat == puzzle.seat
        else replace(seat, kind=BOT, bot=seat.bot or bot, name=seat.name or f"{seat.seat + 1}")
        for seat in seats
    ]
    return Posed(f"puzzle-{game_id}-{number}", review.match, puzzle, shown)


class Explanations:
    """Why solutions are best, found in the thinking room; what was found last is remembered."""

    def __init__(self, room: ThinkingRoom) -> None:
        self._room = room
        self._known: OrderedDict[tuple[object, ...], dict[str, Any]] = OrderedDict()

    async def of(self, posed: Posed, step: int, word: str | None) -> dict[str, Any]:
        """What a coach says of a word at a step of a puzzle, None: of the best one that is wrong.

        Raises `IllegalAction`, `TeocalliError` (`error-no-such-page`) for a step that is not asked.
        """
        key = (*posed.mark, step, word)
        if (found := self._known.pop(key, None)) is None:
            async with self._room.short():
                found = await in_thread("puzzle", lambda: posed.explanation(step, word))
        self._known[key] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found
