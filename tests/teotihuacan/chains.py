"""Chains of decisions in stored games: what a player decided since the last thing that cannot be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.fixtures.store import stored_games


@dataclass(frozen=True)
class Chain:
    """Decisions of one player in a stored game, from position `start` to position `end`."""

    path: Path
    start: int
    end: int

    def __len__(self) -> int:
        return self.end - self.start

    def match(self) -> Match:
        """The game up to the chain's end."""
        whole = Match.from_record(Record.load(self.path))
        match = Match(whole.game, whole.setup)
        for word in whole.words[: self.end]:
            match.play(word)
        return match


@cache
def longest_chain(path: Path) -> Chain:
    """The longest chain of a stored game that ends where a player is asked."""
    whole = Match.from_record(Record.load(path))
    match = Match(whole.game, whole.setup)
    longest = Chain(path, 0, 0)
    for end, word in enumerate(whole.words, 1):
        match.play(word)
        asked = match.state.current_player >= 0 and match.forced_action() is None
        if asked and match.undo_barrier() is None and end - match.undo_start() > len(longest):
            longest = Chain(path, match.undo_start(), end)
    return longest


def longest_of_all() -> Chain:
    """The longest chain in all stored games of Teotihuacan."""
    return max(map(longest_chain, stored_games("teotihuacan")), key=len)
