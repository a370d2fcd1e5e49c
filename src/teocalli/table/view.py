"""The view of a table: everything that the browser is told, built by whitelist (R-01)."""

from __future__ import annotations

from typing import Any, Literal

from teocalli.core.errors import Message
from teocalli.core.limits import copied
from teocalli.core.match import Match
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import shown_seats
from teocalli.table.table import Table
from teocalli.table.taking_back import TakingBack

NOTHING_TO_TAKE_BACK = TakingBack(None, None, None)

Status = Literal["running", "finished"]


def status(table: Table) -> Status:
    """Whether the game still goes on."""
    return "running" if table.to_move is not None else "finished"


def build_view(game_id: str, table: Table, history: History, sight: Sight | None = None) -> dict[str, Any]:
    """Give the newest view as it is seen, by default at the one screen. `history` must have followed the match."""
    return {
        **what_changes(game_id, table, history, sight or Sight("screen", table.viewer)),
        **what_stays(table),
        "story": {"from": 0, "mark": history.mark},
        "log": copied(history.log),
        "score_history": copied(history.score_history),
        "phases": copied(history.phases),
    }


def what_changes(game_id: str, table: Table, history: History, sight: Sight) -> dict[str, Any]:
    """Give what a view says beside the story of the game, and what never changes at a table."""
    return {
        "id": game_id,
        **_about(table),
        **_people(table, sight),
        **_seen(table, sight),
        "hints": table.hints,
        "undo": _undo(table, sight),
        "proposal": None if table.proposal is None else table.proposal.shown(),
        "take_back": table.take_back,
        "clock": None if table.clock is None else table.clock.shown(),
        "stand_ins": [each.to_json() for each in table.stand_ins],
        "ended": table.ended,
        "practice": table.practice,
        "agreed": table.agreed,
        "result": result(table, history) if table.to_move is None and table.ended is None else None,
        "seed_hash": table.seed_hash,
        "seed": table.seed,
        "shuffle": _shuffle(table),
        "rating": _rating(table),
    }


def what_stays(table: Table) -> dict[str, Any]:
    """Give what a view says that never changes while a game is set up as it is."""
    game = table.match.game
    return {"options": game.options, "components": game.table_data(), "set_up": _set_up(table.match)}


def _rating(table: Table) -> dict[str, Any] | None:
    """What people said about whether the game counts; None where that is not asked."""
    if table.rating is None:
        return None
    return table.rating.shown(table.rating_asked if table.rateable else frozenset(), counts=table.counts)


def _shuffle(table: Table) -> dict[str, Any] | None:
    """How far those are who shuffle together with the server; what they added is told after the end (R-06)."""
    if table.shuffle is None:
        return None
    ready = not table.free_seats and not table.rating_open
    return table.shuffle.shown(table.voters, ready=ready, over=table.seed is not None)


def _set_up(match: Match) -> list[Message] | None:
    """Of a game that began from a position: why no game leads there, as far as the game knows; else None."""
    return None if match.position is None else match.game.oddities(match.state_at(0))


def _about(table: Table) -> dict[str, Any]:
    """Which game it is, and how far it has come."""
    game = table.match.game
    return {
        "game": game.name,
        "version": table.version,
        "hash": table.match.state.hash(),
        "status": status(table),
        "secrets": game.has_secrets,
        "n": len(table.match.words),
    }


def _people(table: Table, sight: Sight) -> dict[str, Any]:
    """Who sits there, who looks, and who is asked."""
    return {
        "seats": shown_seats(table.seats, table.stand_ins),
        "company": company(table, sight),
        "viewer": sight.seat,
        "to_move": table.to_move,
        "thinking": table.bot_to_move is not None,
    }


def _seen(table: Table, sight: Sight) -> dict[str, Any]:
    """The position with what can be done; nothing can while seats are free."""
    seen = table.match.game.view(table.match.state, sight.seat)
    return {
        "position": seen["position"],
        "projection": seen["projection"],
        "legal": [] if table.waiting or table.bot_to_move is not None else seen["legal"],
        "asked": None if table.waiting else seen.get("asked"),
    }


def _undo(table: Table, sight: Sight) -> dict[str, Any]:
    """What undo would do for who looks, and where what is played begins."""
    undo = table.taking_back() if table.may_take_back(sight) else NOTHING_TO_TAKE_BACK
    return {
        "possible": undo.kind in ("decision", "turn"),
        "kind": undo.kind,
        "to": undo.to,
        "reason": undo.reason,
        "start": table.match.undo_start(),
        "propose": table.undo_to_propose(sight),
    }


def company(table: Table, sight: Sight) -> dict[str, Any] | None:
    """Give what everybody may know of the people at the table, and what the one who looks is there."""
    if table.company is None:
        return None
    return {
        "role": sight.role,
        "public": table.company.public,
        "host": table.company.seat_of(table.company.host),
        "programs": table.company.programs,
        "free": table.free_seats,
        "waiting": table.waiting,
        "record": table.shows_record(sight),
        "rematch": table.rematch,
        "rests": table.deserted,
        "contest": None if table.contest is None else table.contest.shown(),
    }


def result(table: Table, history: History) -> dict[str, Any]:
    """Give the result of a finished game: scores, winners, ranking, points by phase."""
    ending = table.match.game.result(table.match.state)
    gained = [[part["after"] - part["before"] for part in phase["breakdown"]] for phase in history.phases]
    return {**ending, "phases": [list(points) for points in zip(*gained, strict=True)]}


def position(table: Table, n: int, sight: Sight | None = None) -> dict[str, Any]:
    """Give an earlier position, hidden things covered as in the view."""
    state = table.match.state_at(n)
    seen = table.match.game.view(state, sight.seat if sight is not None else table.viewer)
    return {"n": n, "position": seen["position"], "projection": seen["projection"], "hash": state.hash()}


def list_entry(table: Table) -> dict[str, Any]:
    """Give what a list of games tells of this one."""
    state = table.match.state
    return {
        "seats": shown_seats(table.seats, table.stand_ins),
        "status": status(table),
        "to_move": table.to_move,
        "scores": state.points(),
        "winners": state.winners() if state.is_terminal() else [],
        "phase": table.match.game.phase(state),
        "free": table.free_seats if table.waiting else [],
    }
