"""Setting up a position by hand: where one begins, what is said of what was entered, and how a page draws it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teocalli.core.chance import SEED_BYTES, SeededDraws, draw_outcome, setup_chance
from teocalli.core.errors import Message, PositionError, message
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.state import CHANCE, State
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import SeatRequest, assign_seats, names_of
from teocalli.table.table import Table
from teocalli.table.terms import Terms
from teocalli.table.view import build_view

MOST_OPENING = 200
"""Words that are played at most until a position is found that a summary tells whole."""
_UNDO = {"possible": False, "kind": None, "to": None, "reason": None, "start": 0, "propose": None}


def first_summary(game: Game, seed: int) -> dict[str, Any]:
    """A position to begin with: the first decision of a dealt game at which its summary alone tells the position."""
    draws = SeededDraws(seed.to_bytes(SEED_BYTES, "big"))
    match = Match(game, game.draw_setup(setup_chance(draws)))
    first = None
    for number in range(MOST_OPENING):
        state = match.state
        if state.is_terminal():
            break
        if state.current_player == CHANCE:
            match.play_action(draw_outcome(state, draws, number))
            continue
        told = game.bare_summary(game.summarise(state))
        if _reads(game, told):
            return told
        first = state if first is None else first
        match.play_action(state.legal_actions()[draws.below(number, len(state.legal_actions()))])
    return summary_to_edit(game, match.state if first is None else first)


def summary_to_edit(game: Game, state: State) -> dict[str, Any]:
    """The summary of a position as it is edited: with what it does not tell by itself only where it needs that."""
    told = game.bare_summary(game.summarise(state))
    return told if _reads(game, told) else game.bare_summary(game.complete_summary(state))


def _reads(game: Game, summary: Mapping[str, Any]) -> bool:
    try:
        game.position_from_summary(summary)
    except PositionError:
        return False
    return True


def checked(game: Game, summary: Mapping[str, Any]) -> dict[str, Any]:
    """What is said of a summary that was edited.

    `summary`: without what follows from the rest; `sketch`: what a drawing needs besides; `fault`: what is wrong with
    it, or None. Of a sound one also `odd`: why no game leads there; `view`: the table as it would be; `record`: one
    that begins there. A position in which the game is over is sound, and can be looked at, not played.
    """
    bare = game.bare_summary(summary)
    told: dict[str, Any] = {"summary": bare, "sketch": game.sketch(bare)}
    try:
        match = Match.from_position(game, bare)
    except PositionError as error:
        return {**told, "fault": _fault(error), "odd": [], "over": False, "view": None, "record": None}
    state = match.state
    record = match.record([""] * game.players)
    return {
        **told,
        "fault": None,
        "odd": game.oddities(state),
        "over": state.is_terminal(),
        "view": _view(match),
        "record": record.to_json(),
    }


def _fault(error: PositionError) -> dict[str, Any]:
    """Where it is, as a path of keys, and the reason."""
    where = error.arguments.get("where", "")
    return {"where": str(where), "reason": _reason(error)}


def _reason(error: PositionError) -> Message:
    reason = error.arguments.get("reason")
    return dict(reason) if isinstance(reason, Mapping) else message(error.code, **error.arguments)


def _view(match: Match) -> dict[str, Any]:
    """The table with everything open, at which nobody plays."""
    seats = assign_seats([SeatRequest()] * match.game.players, lambda _: None)
    table = Table(match, seats, None, {}, Terms(take_back=False))
    history = History(names_of(seats))
    history.follow(match, table.origins)
    view = build_view(f"setup-{match.game.name}", table, history, Sight("screen", None))
    return view | {"legal": [], "asked": None, "undo": _UNDO, "hints": False, "secrets": False}
