"""`Match`: a running game with its history, undo and record."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from teocalli.core.errors import Message, UndoError, message
from teocalli.core.game import Game
from teocalli.core.record import Record
from teocalli.core.state import CHANCE, State


class Match:
    """A game being played: every position from the first to the present one, and the words between them.

    `setup` are the set-up words; `words` those of the decisions since. Position `n` is the one after `n` words.
    """

    def __init__(self, game: Game, setup: Sequence[str]) -> None:
        """Raises `SetupError` for wrong set-up words."""
        self.game = game
        self.setup = list(setup)
        self.words: list[str] = []
        self.actions: list[int] = []
        self._states = [game.new_initial_state(setup)]

    def clone(self) -> Match:
        """A match that stands the same and goes on independently."""
        other = copy(self)
        other.setup, other.words = list(self.setup), list(self.words)
        other.actions, other._states = list(self.actions), list(self._states)
        return other

    @property
    def state(self) -> State:
        """The present position. To change it, play."""
        return self._states[-1]

    def state_at(self, number: int) -> State:
        """The position after `number` words. Raises `IndexError` outside 0 … `len(words)`."""
        if not 0 <= number < len(self._states):
            raise IndexError(f"position {number}: this match has positions 0 to {len(self._states) - 1}")
        return self._states[number]

    def play(self, word: str) -> int:
        """Carry out a word and return its action. Raises `IllegalAction`; nothing is changed then."""
        action = self.game.string_to_action(self.state, word)
        self.play_action(action)
        return action

    def play_action(self, action: int) -> str:
        """Carry out an action and return its word. Raises `IllegalAction`; nothing is changed then."""
        following = self.state.clone()
        following.apply_action(action)
        word = self.game.action_to_string(self.state, action)
        self.words.append(word)
        self.actions.append(action)
        self._states.append(following)
        return word

    def forced_action(self) -> int | None:
        """The action that need not be asked for: the only legal one of a player, unless it reveals something."""
        return _forced(self.state)

    def undo_barrier(self) -> Message | None:
        """Why undo is off, or None where it is possible (R-03)."""
        target = self._undo_target()
        return target if isinstance(target, dict) else None

    def undo(self) -> int:
        """Go back to the last decision that was really asked, and return the number of words taken back.

        Raises `UndoError`, which says why, where that would cross a chance decision, another player's decision or the
        end of a turn (R-03).
        """
        target = self._undo_target()
        if isinstance(target, dict):
            raise UndoError("error-undo", reason=target)
        taken_back = len(self.words) - target
        del self.words[target:], self.actions[target:], self._states[target + 1 :]
        return taken_back

    def undo_start(self) -> int:
        """Number of the position to which undo leads when it is repeated as long as it is possible (R-03)."""
        actor, start = self.state.current_player, len(self.words)
        for number in range(len(self.words) - 1, -1, -1):
            if _barrier(self._states[number], self._states[number + 1], actor) is not None:
                break
            if _forced(self._states[number]) is None:
                start = number
        return start

    def _undo_target(self) -> int | Message:
        """Number of the position to go back to, or the reason against it."""
        actor = self.state.current_player
        for number in range(len(self.words) - 1, -1, -1):
            before, after = self._states[number], self._states[number + 1]
            barrier = _barrier(before, after, actor)
            if barrier is not None:
                return barrier
            if _forced(before) is None:
                return number
        return message("undo-barrier-nothing")

    def record(self, names: Sequence[str], seats: Sequence[str] | None = None) -> Record:
        """The record of the match so far; with scores and winners exactly when it is over.

        `seats`: who sits where, "person" or a computer player's specification, if that is known.
        """
        over = self.state.is_terminal()
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            players=list(names),
            options=self.game.option_set.changed(self.game.options),
            words=[*self.setup, *self.words],
            scores=self.state.points() if over else None,
            winners=self.state.winners() if over else None,
            seats=None if seats is None else list(seats),
        )


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
