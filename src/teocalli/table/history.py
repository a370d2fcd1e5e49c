"""What the words of a game tell: log, scores over the game, ends of phases. Grown word by word, cut by an undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.state import CHANCE, State
from teocalli.table.events import Origin


class History:
    """The story of a match, as far as everybody may know it.

    Attributes:
        log: entries of the log; a word may have several.
        score_history: scores and projection at each position.
        phases: the breakdown of each phase that is over.
        names: what the players are called.

    """

    def __init__(self, names: Sequence[Name]) -> None:
        self.log: list[dict[str, Any]] = []
        self.score_history: list[dict[str, Any]] = []
        self.phases: list[dict[str, Any]] = []
        self.names = list(names)
        self._turns: list[int] = []
        self._told: list[object] = []

    def follow(self, match: Match, origins: Sequence[Origin]) -> None:
        """Tell what was played since, and forget what was taken back; the work grows with the change only (R-47)."""
        self._cut(self._common_positions(match))
        if not self._told:
            self._add_position(match, 0)
        for n in range(len(self._told), len(match.words) + 1):
            self._add_word(match, n, origins[n - 1])
            self._add_position(match, n)

    def to_json(self) -> dict[str, Any]:
        """Give the story as a snapshot keeps it."""
        story = {"log": self.log, "scores": self.score_history, "phases": self.phases}
        return {"names": self.names, "turns": self._turns, "told": len(self._told), **story}

    @classmethod
    def from_json(cls, data: Mapping[str, Any], match: Match) -> History:
        """Read the story of a match up to where it was told."""
        history = cls(data["names"])
        history.log, history.score_history, history.phases = data["log"], data["scores"], data["phases"]
        history._turns = data["turns"]
        history._told = [match.mark_at(n) for n in range(data["told"])]
        return history

    def _common_positions(self, match: Match) -> int:
        """Number of told positions that the match still has. The marks of positions tell."""
        known = min(len(self._told), len(match.words) + 1)
        while known and self._told[known - 1] is not match.mark_at(known - 1):
            known -= 1
        return known

    def _cut(self, positions: int) -> None:
        del self.score_history[positions:], self._told[positions:], self._turns[max(positions - 1, 0) :]
        for entries in (self.log, self.phases):
            while entries and entries[-1]["n"] >= positions:
                entries.pop()

    def _add_position(self, match: Match, n: int) -> None:
        state = match.state_at(n)
        # A spectator's view: what is hidden from anybody stays out of what everybody is told.
        projection = match.game.view(state, None)["projection"]
        self.score_history.append(
            {"n": n, "scores": state.points(), "projection": [seat["total"] for seat in projection]}
        )
        self._told.append(match.mark_at(n))

    def _add_word(self, match: Match, n: int, origin: Origin) -> None:
        """Tell the word that led to position `n`."""
        before, action, after = match.state_at(n - 1), match.actions[n - 1], match.state_at(n)
        self._turns.append(self._turn(match, n))
        known = {"n": n, "turn": self._turns[-1], "seat": before.turn_player, "word": match.words[n - 1]}
        for line in match.game.log_lines(before, action, after, self.names):
            self.log.append({**known, **line, "forced": origin == "forced"})
        report = match.game.phase_report(before, action, after)
        if report is not None:
            self.phases.append({"n": n, **report})

    def _turn(self, match: Match, n: int) -> int:
        """Number of the turn to which the word before position `n` belongs, from 0."""
        before = match.state_at(n - 1)
        last = self._turns[-1] if self._turns else -1
        return last + (before.at_turn_start() and not (n > 1 and _same_turn(match.state_at(n - 2), before)))


def _same_turn(earlier: State, later: State) -> bool:
    """Whether a draw joins two decisions into one turn: a turn may begin with a draw, and displays are refilled at its
    end.
    """
    drawn = CHANCE in {earlier.current_player, later.current_player}
    return drawn and earlier.turn_player == later.turn_player
