"""A match that is stepped through and played on in a notebook: its steps, the lines that branch off it, and its bots.

Decisions only: what is shown of it stands in `shown_step`, what a notebook needs in `widget`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.core.chance import SeededDraws, draw_outcome
from teocalli.core.errors import TeocalliError, shown
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.state import CHANCE
from teocalli.players import Player, check_player, make_player
from teocalli.table.names import shortened_name
from teocalli.table.seats import BOT, PERSON, Seat, SeatRequest, assign_seats, names_of

MOST_LINES = 50


@dataclass
class Line:
    """A way that the game took.

    Attributes:
        match: all of it, from the beginning.
        start: step from which on it was played here; nothing before it is taken back.
        parent: number of the line from which it branches off at `start`, None for the match that was given.

    """

    match: Match
    start: int
    parent: int | None


class Stepping:
    """A match with the step that is looked at, and the lines that were played from its steps.

    The match that is given stays as it is. Draws follow from `seed`: the same step of the same line draws the same.

    Attributes:
        line: number of the line that is looked at.
        number: step that is looked at: the position after so many words.

    """

    def __init__(self, match: Match, players: Sequence[str], names: Sequence[str], seed: int | None) -> None:
        """`players` by seat: "person", or a computer player's specification; all are persons if there are none.

        Raises `TeocalliError`: `error-notebook-players` for another number of players than the match has,
        `error-notebook-names` for too many names, and as `check_player` does.
        """
        self._seats = _seats(match, players, names)
        self._bots: dict[int, Player] = {
            seat.seat: make_player(seat.bot, None if seed is None else seed + seat.seat)
            for seat in self._seats
            if seat.bot is not None
        }
        self._draws = SeededDraws(SeededDraws.new_seed() if seed is None else f"notebook {seed}".encode())
        self._lines = [Line(match.clone(), len(match.words), None)]
        self.line = 0
        self._settle()
        self.number = self.last

    @property
    def match(self) -> Match:
        """The line that is looked at. Whoever changes it changes a copy."""
        return self._here.match.clone()

    @property
    def lines(self) -> list[Line]:
        """The match that was given, and what branches off."""
        return list(self._lines)

    @property
    def last(self) -> int:
        """The last step of the line."""
        return len(self._here.match.words)

    @property
    def names(self) -> list[Name]:
        """What the players are called."""
        return names_of(self._seats)

    @property
    def seen(self) -> Match:
        """The match up to the step that is looked at."""
        seen = self.match
        seen.go_back(self.number)
        return seen

    @property
    def asked(self) -> int | None:
        """Seat of the person who decides at the step that is looked at, None where nobody does who could play here."""
        return self._person_at(self.number)

    @property
    def bot(self) -> tuple[Seat, Player] | None:
        """The seat whose bot is to decide at the end of the line, and the bot; None where none is."""
        seat = self._here.match.state.current_player
        return (self._seats[seat], self._bots[seat]) if seat in self._bots else None

    # What can be done.

    def go(self, number: Any) -> None:
        """Look at a step. Raises `TeocalliError` (`error-notebook-step`)."""
        if not _is_below(number, self.last + 1):
            raise TeocalliError("error-notebook-step", step=shown(number, 20), last=self.last)
        self.number = number

    def take_line(self, line: Any) -> None:
        """Look at another line, at its end. Raises `TeocalliError` (`error-notebook-line`)."""
        if not _is_below(line, len(self._lines)):
            raise TeocalliError("error-notebook-line", line=shown(line, 20), last=len(self._lines) - 1)
        self.line = line
        self.number = self.last

    def play(self, word: Any) -> None:
        """Play a word at the step that is looked at, and all that follows by itself; where the line goes on otherwise,
        a new one branches off.

        Raises `TeocalliError`: `error-notebook-word` for what is no word, `error-notebook-not-asked` where no person
        decides, `IllegalAction`, `error-notebook-lines` for too many lines. Nothing is changed then.
        """
        if not isinstance(word, str):
            raise TeocalliError("error-notebook-word", word=shown(word, 40))
        if self.asked is None:
            raise TeocalliError("error-notebook-not-asked")
        match = self._here.match
        action = match.game.string_to_action(match.state_at(self.number), word)
        if self.number < self.last and match.actions[self.number] == action:
            self.number += 1
            return
        if self.number < self.last:
            self._branch_off()
        self._here.match.play_action(action)
        self._settle()
        self.number = self.last

    def act_for_bot(self, action: int) -> None:
        """Carry out what a bot decided at the end of the line; whoever looked at the end still does."""
        at_end = self.number == self.last
        self._here.match.play_action(action)
        self._settle()
        if at_end:
            self.number = self.last

    @property
    def undo_target(self) -> int | None:
        """Step of a person's last decision in this line that was played here, None where there is none."""
        line = self._here
        numbers = range(self.last - 1, line.start - 1, -1)
        return next((n for n in numbers if self._person_at(n) is not None and line.match.was_asked(n)), None)

    def undo(self) -> None:
        """Go back to a person's last decision that was made here, over bots and draws; an empty branch ends.

        Raises `TeocalliError` (`error-notebook-undo`).
        """
        target, line = self.undo_target, self._here
        if target is None:
            raise TeocalliError("error-notebook-undo")
        if target == line.start and line.parent is not None:
            self._remove(self.line)
            self.line = line.parent
        else:
            line.match.go_back(target)
            self._shorten(target)
        self.number = target

    @property
    def _here(self) -> Line:
        return self._lines[self.line]

    def _person_at(self, number: int) -> int | None:
        seat = self._here.match.state_at(number).current_player
        return seat if seat >= 0 and seat not in self._bots else None

    def _branch_off(self) -> None:
        if len(self._lines) >= MOST_LINES:
            raise TeocalliError("error-notebook-lines", most=MOST_LINES)
        self._lines.append(Line(self.seen, self.number, self.line))
        self.line = len(self._lines) - 1

    def _shorten(self, end: int) -> None:
        """Lines that branched off what was taken back do so where this line ends now: the rest is theirs alone."""
        for line in self._lines:
            if line.parent == self.line:
                line.start = min(line.start, end)

    def _remove(self, number: int) -> None:
        """Take away a line; those that branch off it do so where it did."""
        gone = self._lines.pop(number)
        for line in self._lines:
            if line.parent == number:
                line.parent, line.start = gone.parent, min(line.start, gone.start)
            elif line.parent is not None and line.parent > number:
                line.parent -= 1

    def _settle(self) -> None:
        """Draw what is to be drawn and carry out what is forced, until somebody has a choice or the game is over."""
        match = self._here.match
        while True:
            state = match.state
            if state.current_player == CHANCE:
                match.play_action(draw_outcome(state, self._draws, len(match.words)))
            elif (action := match.forced_action()) is not None:
                match.play_action(action)
            else:
                return


def _seats(match: Match, players: Sequence[str], names: Sequence[str]) -> list[Seat]:
    """Who sits where. Raises `TeocalliError` as `Stepping` does."""
    count = match.game.players
    if isinstance(players, str) or (players and len(players) != count):
        raise TeocalliError("error-notebook-players", count=count, value=shown(players, 60))
    if isinstance(names, str) or len(names) > count or not all(isinstance(name, str) for name in names):
        raise TeocalliError("error-notebook-names", count=count, value=shown(names, 60))
    called = [shortened_name(name) for name in [*names, *[""] * count][:count]]
    wanted = list(players) or [PERSON] * count
    requests = [
        SeatRequest(name=name) if player == PERSON else SeatRequest(BOT, name, bot=player)
        for player, name in zip(wanted, called, strict=True)
    ]
    return assign_seats(requests, lambda bot: check_player(bot, match.game))


def _is_below(value: Any, end: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < end
