"""What candidate turns are worth to the person who compares them, where hints are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.analysis import Evaluation, Evaluator
from teocalli.analysis.review.depth import Depth
from teocalli.core.match import Match
from teocalli.core.state import State
from teocalli.core.variations import played
from teocalli.players.chances import in_percent
from teocalli.server.threads import ThinkingRoom, in_thread


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


async def weighed(room: ThinkingRoom, state: State) -> dict[str, Any]:
    """Think about a position as soon as there is a place, as deep as a review does; the chances of victory by seat."""
    async with room.short():
        worth = await in_thread("weigh", lambda: _worth(state))
    return {"chances": list(worth.chances), "percent": in_percent(worth.chances)}


def _worth(state: State) -> Evaluation:
    depth = Depth.of(state.game)
    return Evaluator(depth.draw if state.is_chance_node() else depth.decision).evaluate(state)
