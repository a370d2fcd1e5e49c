"""Checks of what programs that learn see and choose: observation and action groups (docs/environments.md)."""

from __future__ import annotations

import random
from array import array

from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.spaces import Observation
from teocalli.core.state import State
from teocalli.testing.requirement import Unmet, require, require_equal, require_raises

_DEALT = 3  # times that what a seat does not know is dealt anew


def check_observation(match: Match, rng: random.Random) -> None:
    """An observation fills its layout within the bounds, and tells nothing that the seat does not know."""
    state, layout = match.state, match.game.observation
    if layout is None:
        require_raises(TeocalliError, lambda: state.observation(0), "an observation of a game that has none")
        return
    for seat in {max(0, state.turn_player), rng.randrange(match.game.seats)}:
        seen = _seen(state, seat)
        _require_written(match, seat, seen)
        _require_bounds(layout, seen)
        for _ in range(_DEALT if state.hides_from(seat) else 0):
            dealt = state.determinized_for(seat, rng.getrandbits(64))
            require(dealt.observation(seat) == seen, f"seat {seat} sees what it does not know")


def _seen(state: State, seat: int) -> array[int]:
    try:
        return state.observation(seat)
    except TeocalliError as error:
        raise Unmet(str(error)) from error


def check_action_groups(match: Match, rng: random.Random) -> None:
    """The groups of actions, where a game tells them, are the action space."""
    groups, game = match.game.action_groups, match.game
    if groups:
        require_equal(sum(group.count for group in groups), game.num_distinct_actions, "actions of all groups")
        require(all(group.count > 0 for group in groups), "a group without actions")


def _require_written(match: Match, seat: int, seen: array[int]) -> None:
    """Whatever lay in the buffer before, the observation is the same: every number is written."""
    before = array("h", [-7]) * len(seen)
    match.state.observe_into(seat, before)
    require(before == seen, "numbers of the observation that are not written")


def _require_bounds(layout: Observation, seen: array[int]) -> None:
    for field in layout.fields:
        values = seen[layout.places[field.name]]
        least, most = min(values), max(values)
        within = field.low <= least and most <= field.high
        require(within, f"{field.name} holds {least} … {most}, bounds {field.low} … {field.high}")
