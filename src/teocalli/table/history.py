"""What the words of a game tell: log, scores over the game, ends of phases. Grown word by word, cut by an undo.

Each position's part is written as JSON once, and has a mark that stands for the whole story up to it: whoever says
which mark they know is told what came after it only.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.state import CHANCE, State
from teocalli.table.events import Origin

MARK_BYTES = 12
"""Bytes of a mark: stories of one game never share one by chance."""


@dataclass(frozen=True, slots=True)
class Piece:
    """What is told of one position, as JSON: entries without the brackets around them, "" for none.

    Attributes:
        mark: stands for this piece and all before it.
        log: the entries of the word that led there.
        scores: scores and projection.
        phases: the breakdown of the phase that ended with it.

    """

    mark: str
    log: str
    scores: str
    phases: str


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
        self._pieces: list[Piece] = []

    @property
    def pieces(self) -> Sequence[Piece]:
        """The story position by position."""
        return self._pieces

    @property
    def mark(self) -> str:
        """Stands for the whole story."""
        return self._pieces[-1].mark if self._pieces else ""

    def follow(self, match: Match, origins: Sequence[Origin]) -> None:
        """Tell what was played since, and forget what was taken back; the work grows with the change only (R-47)."""
        self._cut(self._common_positions(match))
        if not self._told:
            self._add_position(match, 0)
        for n in range(len(self._told), len(match.words) + 1):
            told = len(self.log), len(self.phases)
            self._add_word(match, n, origins[n - 1])
            self._add_position(match, n, *told)

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
        log, phases = _by_position(history.log), _by_position(history.phases)
        for n, scores in enumerate(history.score_history):
            history._add_piece(log.get(n, []), scores, phases.get(n, []))
        return history

    def _common_positions(self, match: Match) -> int:
        """Number of told positions that the match still has. The marks of positions tell."""
        known = min(len(self._told), len(match.words) + 1)
        while known and self._told[known - 1] is not match.mark_at(known - 1):
            known -= 1
        return known

    def _cut(self, positions: int) -> None:
        del self.score_history[positions:], self._told[positions:], self._pieces[positions:]
        del self._turns[max(positions - 1, 0) :]
        for entries in (self.log, self.phases):
            while entries and entries[-1]["n"] >= positions:
                entries.pop()

    def _add_position(self, match: Match, n: int, log: int = 0, phases: int = 0) -> None:
        """Tell position `n`; entries from number `log`, and phases from number `phases` on, belong to it."""
        state = match.state_at(n)
        # A spectator's view: what is hidden from anybody stays out of what everybody is told.
        projection = match.game.view(state, None)["projection"]
        self.score_history.append(
            {"n": n, "scores": state.points(), "projection": [seat["total"] for seat in projection]}
        )
        self._told.append(match.mark_at(n))
        self._add_piece(self.log[log:], self.score_history[-1], self.phases[phases:])

    def _add_piece(self, log: Iterable[Any], scores: Mapping[str, Any], phases: Iterable[Any]) -> None:
        told = _written(log), _written([scores]), _written(phases)
        digest = hashlib.blake2b("\n".join([self.mark, *told]).encode(), digest_size=MARK_BYTES)
        self._pieces.append(Piece(digest.hexdigest(), *told))

    def _add_word(self, match: Match, n: int, origin: Origin) -> None:
        """Tell the word that led to position `n`."""
        before, action, after = match.state_at(n - 1), match.actions[n - 1], match.state_at(n)
        self._turns.append(self._turn(match, n))
        known = {"n": n, "turn": self._turns[-1], "seat": before.turn_player, "word": match.words[n - 1]}
        for line in match.game.log_lines(before, action, after, self.names):
            planned = {"planned": True} if origin == "plan" else {}
            self.log.append({**known, **line, "forced": origin == "forced", **planned})
        report = match.game.phase_report(before, action, after)
        if report is not None:
            self.phases.append({"n": n, **report})

    def _turn(self, match: Match, n: int) -> int:
        """Number of the turn to which the word before position `n` belongs, from 0."""
        before = match.state_at(n - 1)
        last = self._turns[-1] if self._turns else -1
        return last + (before.at_turn_start() and not (n > 1 and _same_turn(match.state_at(n - 2), before)))


def _written(entries: Iterable[Any]) -> str:
    return ",".join(json.dumps(entry, separators=(",", ":")) for entry in entries)


def _by_position(entries: Iterable[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    found: dict[int, list[dict[str, Any]]] = {}
    for entry in entries:
        found.setdefault(entry["n"], []).append(entry)
    return found


def _same_turn(earlier: State, later: State) -> bool:
    """Whether a draw joins two decisions into one turn: a turn may begin with a draw, and displays are refilled at its
    end.
    """
    drawn = CHANCE in {earlier.current_player, later.current_player}
    return drawn and earlier.turn_player == later.turn_player
