"""`Match`: a running game with its history, undo and record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.core.errors import IllegalAction, Message, RecordError, UndoError, clean_word, message, shorten, shown
from teocalli.core.game import Game
from teocalli.core.limits import copied
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE, State


class Match:
    """A game being played: every position from the first to the current one, and the words between them.

    Position `n` is the one after `n` words. Whatever a match returns is a copy: only its own methods change it.
    """

    def __init__(self, game: Game, setup: Sequence[str]) -> None:
        """Raises `SetupError` for wrong set-up words."""
        words = tuple(setup)
        self._start(game, words, None, game.new_initial_state(words))

    def _start(self, game: Game, setup: tuple[str, ...], position: dict[str, Any] | None, first: State) -> None:
        self._game = game
        self._setup = setup
        self._position = position
        self._words: list[str] = []
        self._actions: list[int] = []
        self._states = [first]
        self._marks = [object()]

    @classmethod
    def from_position(cls, game: Game, position: Mapping[str, Any]) -> Match:
        """A match that starts from the position of a summary. Raises `PositionError`."""
        match = cls.__new__(cls)
        first = game.position_from_summary(position)
        match._start(game, (), game.complete_summary(first), first)
        return match

    @classmethod
    def beginning(cls, record: Record) -> Match:
        """The initial position of a record, without its words.

        Raises `RecordError` for another version of the rules, `OptionError`, `SetupError`, `PositionError`.
        """
        game = load_game(record.game, len(record.players), record.options)
        if record.rules != game.rules_version:
            raise RecordError("error-record-rules", rules=record.rules, known=game.rules_version)
        if record.position is not None:
            return cls.from_position(game, record.position)
        return cls(game, record.words[: game.setup_length])

    @classmethod
    def from_record(cls, record: Record) -> Match:
        """Replay a record.

        Raises `RecordError`: `error-record-word` names the first wrong word, its number in `words` (from 1) and what
        was legal there; `error-record-scores` for a wrong result; and as `beginning` does.
        """
        match = cls.beginning(record)
        setup = len(match.setup)
        for number, word in enumerate(record.words[setup:], start=setup + 1):
            try:
                match.play(word)
            except IllegalAction as error:
                raise RecordError(
                    "error-record-word", number=number, word=clean_word(word), legal=shorten(error.legal)
                ) from None
        _check_result(record, match.state)
        return match

    @classmethod
    def from_positions(
        cls,
        game: Game,
        setup: Sequence[str],
        words: Sequence[str],
        actions: Sequence[int],
        positions: Sequence[bytes],
        *,
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """A match with the history of another one, whose positions (`State.to_bytes`) are given and not replayed.

        `position` is the one it starts from, if it does not start with the set-up.
        Raises `TeocalliError` (`error-bytes`) for bytes of no position, `ValueError` for lists of different lengths.
        """
        if not len(words) == len(actions) == len(positions) - 1:
            raise ValueError("a match has one position more than words")
        match = cls.__new__(cls)
        begun = None if position is None else dict(copied(position))
        states = [game.state_from_bytes(each) for each in positions]
        match._start(game, tuple(setup), begun, states[0])
        match._words, match._actions, match._states = list(words), list(actions), states
        match._marks = [object() for _ in positions]
        return match

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._game

    @property
    def setup(self) -> list[str]:
        """The set-up words; none for a match that starts from a position."""
        return list(self._setup)

    @property
    def position(self) -> dict[str, Any] | None:
        """The summary of the position the match starts from, None for one that starts with the set-up; a copy."""
        return None if self._position is None else dict(copied(self._position))

    @property
    def words(self) -> list[str]:
        """The words of the decisions since the set-up, including chance."""
        return list(self._words)

    @property
    def actions(self) -> list[int]:
        """The actions of `words`."""
        return list(self._actions)

    def clone(self) -> Match:
        """An identical match that continues independently."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._words, other._actions = list(self._words), list(self._actions)
        other._states, other._marks = list(self._states), list(self._marks)
        return other

    def _repr_html_(self) -> str:
        """The present position, for notebooks."""
        from teocalli.core.showing import match_html  # noqa: PLC0415 - drawings need what the rules do not

        return match_html(self)

    def _repr_svg_(self) -> str | None:
        """The board of the present position, where pictures can be had (`teocalli.pictures`)."""
        from teocalli.core.showing import board_picture  # noqa: PLC0415 - drawings need what the rules do not

        return board_picture(self)

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, _memo: Any) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _played, (type(self), self._game, self._setup, tuple(self._words), self._position)

    @property
    def state(self) -> State:
        """The current position. Playing on in it does not change the match."""
        return self._states[-1].clone()

    def state_at(self, number: int) -> State:
        """The position after `number` words. Raises `IndexError` outside 0 … `len(words)`."""
        self._check_number(number)
        return self._states[number].clone()

    def mark_at(self, number: int) -> object:
        """A mark that this match, and every clone of it, gives for position `number` until it is taken back."""
        self._check_number(number)
        return self._marks[number]

    def _check_number(self, number: int) -> None:
        if not 0 <= number < len(self._states):
            raise IndexError(f"position {number}: this match has positions 0 to {len(self._states) - 1}")

    def play(self, word: str) -> int:
        """Carry out a word and return its action. Raises `IllegalAction`; nothing is changed then."""
        action = self._game.string_to_action(self._states[-1], word)
        self.play_action(action)
        return action

    def play_action(self, action: int) -> str:
        """Carry out an action and return its word. Raises `IllegalAction`; nothing is changed then."""
        following = self._states[-1].clone()
        following.apply_action(action)
        word = self._game.action_to_string(self._states[-1], action)
        self._words.append(word)
        self._actions.append(action)
        self._states.append(following)
        self._marks.append(object())
        return word

    def forced_action(self) -> int | None:
        """The forced action: the only legal one of a player, unless it reveals something."""
        return _forced(self._states[-1])

    def undo_barrier(self) -> Message | None:
        """Why undo is not possible, or None if it is (R-03)."""
        target = self._undo_target()
        return target if isinstance(target, dict) else None

    def undo(self) -> int:
        """Go back to the last decision that was not forced, and return the number of words taken back.

        Raises `UndoError`, which says why, if that would cross a chance decision, another player's decision or the
        end of a turn (R-03).
        """
        target = self._undo_target()
        if isinstance(target, dict):
            raise UndoError("error-undo", reason=target)
        return self.go_back(target)

    def undo_target(self) -> int | None:
        """Number of the position undo leads to, None if it is not possible."""
        target = self._undo_target()
        return None if isinstance(target, dict) else target

    def go_back(self, number: int) -> int:
        """Go back to the position after `number` words, whatever lies between, and return the number of words taken
        back. Raises `IndexError` outside 0 … `len(words)`.
        """
        self._check_number(number)
        taken_back = len(self._words) - number
        del self._words[number:], self._actions[number:], self._states[number + 1 :], self._marks[number + 1 :]
        return taken_back

    def was_asked(self, number: int) -> bool:
        """Whether the word after `number` words was a player's real decision, neither chance nor forced."""
        self._check_number(number)
        state = self._states[number]
        return state.current_player >= 0 and _forced(state) is None

    def undo_start(self) -> int:
        """Number of the position reached by repeating undo as long as possible (R-03)."""
        actor, start = self._states[-1].current_player, len(self._words)
        for number in range(len(self._words) - 1, -1, -1):
            if _barrier(self._states[number], self._states[number + 1], actor) is not None:
                break
            if _forced(self._states[number]) is None:
                start = number
        return start

    def _undo_target(self) -> int | Message:
        """Number of the position to go back to, or the reason against it."""
        actor = self._states[-1].current_player
        for number in range(len(self._words) - 1, -1, -1):
            before, after = self._states[number], self._states[number + 1]
            barrier = _barrier(before, after, actor)
            if barrier is not None:
                return barrier
            if _forced(before) is None:
                return number
        return message("undo-barrier-nothing")

    def record(self, names: Sequence[str], seats: Sequence[str] | None = None) -> Record:
        """The record of the match so far; with scores and winners if and only if it is over.

        `seats`: who sits where, "person" or a computer player's specification, if known.
        """
        over = self._states[-1].is_terminal()
        return Record(
            game=self._game.name,
            rules=self._game.rules_version,
            players=list(names),
            options=self._game.option_set.changed(self._game.options),
            words=[*self._setup, *self._words],
            scores=self._states[-1].points() if over else None,
            winners=self._states[-1].winners() if over else None,
            seats=None if seats is None else list(seats),
            position=self._position,
        )


def _check_result(record: Record, state: State) -> None:
    """Scores and winners stand in the record exactly when the game is over, and are the game's."""
    over = state.is_terminal()
    if not over and record.scores is None and record.winners is None:
        return
    if not over:
        raise RecordError("error-record-unfinished")
    if record.scores is None or record.winners is None:
        raise RecordError("error-record-no-result")
    if (record.scores, record.winners) != (state.points(), state.winners()):
        raise RecordError(
            "error-record-scores",
            scores=_listed(record.scores),
            winners=_listed(record.winners),
            right_scores=_listed(state.points()),
            right_winners=_listed(state.winners()),
        )


def _listed(numbers: list[int]) -> str:
    return ", ".join(shown(n) for n in numbers)


def _played(
    kind: type[Match], game: Game, setup: Sequence[str], words: Sequence[str], position: dict[str, Any] | None = None
) -> Match:
    """The match of these words."""
    match = kind(game, setup) if position is None else kind.from_position(game, position)
    for word in words:
        match.play(word)
    return match


def _forced(state: State) -> int | None:
    """The only legal action of a player in `state`, unless carrying it out reveals something."""
    if state.current_player < 0:
        return None
    actions = state.legal_actions()
    if len(actions) != 1:
        return None
    after = state.clone()
    after.apply_action(actions[0])
    return None if after.current_player == CHANCE else actions[0]


def _barrier(before: State, after: State, actor: int) -> Message | None:
    """Why the step from `before` to `after` cannot be taken back by `actor`, or None."""
    if before.current_player == CHANCE:
        return message("undo-barrier-chance")
    if after.is_terminal():
        return message("undo-barrier-game-over")
    if after.at_turn_start():
        return message("undo-barrier-turn-over")
    if before.current_player != actor:
        return message("undo-barrier-other-player")
    return None
