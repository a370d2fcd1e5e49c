"""A contest in which time is processor time, so that what else the machine does makes nobody weaker."""

from __future__ import annotations

import time
from typing import Any

from teocalli.arena.contest import Contest
from teocalli.players import Player, make_player
from teocalli.players.opponents import search_player_of


class OwnTime(Contest):
    """A contest whose players have seconds of their own processor time, by which their decisions are timed too."""

    def make_player(self, specification: str, seed: int) -> Player:
        """An entrant, for one game."""
        player = make_player(specification, seed)
        search = search_player_of(player, self.rules)
        if search is None:
            return player
        search.own_time = True
        return search

    def clock(self) -> float:
        """Seconds of this thread's processor time."""
        return time.thread_time()

    def __reduce__(self) -> tuple[Any, ...]:
        return OwnTime, (self.game, dict(self.options), self.entrants, self.seats, self.seed, self.position)
