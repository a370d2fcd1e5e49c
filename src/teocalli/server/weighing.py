"""What candidate turns are worth to the person who compares them, where hints are given."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

from teocalli.analysis import Evaluation, Evaluator
from teocalli.analysis.review.depth import Depth
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.state import State
from teocalli.core.variations import played
from teocalli.server.lines_told import evaluation_told
from teocalli.server.threads import ThinkingRoom, in_thread

MOST_AT_ONCE = 2
"""Plans of one game that are weighed, or wait for it: there are no more to compare."""
WAIT_SECONDS = 2
"""After so long somebody who was refused may ask again."""


def after_turn(match: Match, words: Sequence[str]) -> State:
    """The position after words with which the turn that is asked could go, chosen from its beginning, as the one who is
    asked may see it: what they do not know is dealt anew (R-02).

    Raises `IllegalAction` for words that the turn cannot have.
    """
    seat, start = match.state.current_player, match.undo_start()
    turn = played(match, match.words[:start])
    for word in words:
        turn.play(word)
        while turn.state.current_player == seat and (action := turn.forced_action()) is not None:
            turn.play_action(action)
    state = turn.state
    return state.determinized_for(seat, start) if state.hides_from(seat) else state.clone()


class Weighings:
    """What is thought about candidate turns: of each game one at a time, while others wait for it (`MOST_AT_ONCE`).

    For the event loop's thread; what is thought has threads of its own.
    """

    def __init__(self, room: ThinkingRoom) -> None:
        self._room = room
        self._asked: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def weigh(self, game_id: str, state: State) -> dict[str, Any]:
        """Think about a position of a game as deep as a review does, as soon as there is a place, and tell its worth.

        Raises `TeocalliError` (`error-too-many`) where as much is asked of the game already as there may be.
        """
        if self._asked[game_id] >= MOST_AT_ONCE:
            raise TeocalliError("error-too-many", seconds=WAIT_SECONDS)
        self._asked[game_id] += 1
        try:
            async with self._turns.setdefault(game_id, asyncio.Lock()), self._room.short():
                return evaluation_told(await in_thread("weigh", lambda: _worth(state)))
        finally:
            self._asked[game_id] -= 1
            if not self._asked[game_id]:
                del self._asked[game_id]


def _worth(state: State) -> Evaluation:
    depth = Depth.of(state.game)
    return Evaluator(depth.draw if state.is_chance_node() else depth.decision).evaluate(state)
