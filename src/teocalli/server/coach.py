"""The coach of a person who plays alone with bots: what it says of a decision, in messages of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.analysis.coach import Comment, comment_on
from teocalli.analysis.review.telling import lines_of, own_line
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.players.chances import in_percent
from teocalli.server.threads import ThinkingRoom, in_thread

_SOURCES = 3
"""Reasons that are told at most."""


async def coached(room: ThinkingRoom, match: Match, number: int, seat: int, names: Sequence[Name]) -> dict[str, Any]:
    """Think about the decision in a position as soon as there is a place, and give the comment, if there is one.

    There is none on what the seat did not decide: draws, decisions of others, what was forced.
    """
    if not _decided(match, number, seat):
        return {"comment": None}
    async with room.short():
        comment = await in_thread("coach", lambda: comment_on(match, number))
    return {"comment": None if comment is None else told(match, comment, names)}


def _decided(match: Match, number: int, seat: int) -> bool:
    if number >= len(match.words):
        return False
    state = match.state_at(number)
    return state.current_player == seat and len(state.legal_actions()) > 1


def told(match: Match, comment: Comment, names: Sequence[Name]) -> dict[str, Any]:
    """A comment as the page gets it; what was done, and what would have been better, in the words of the log."""
    decision = comment.decision
    seat = decision.seat
    sources = comment.reason.sources if comment.reason else []
    return {
        "number": decision.number,
        "seat": seat,
        "kind": "missed" if comment.missed else "mistake",
        "loss": round(decision.loss, 4),
        "before": in_percent(decision.before.chances)[seat],
        "after": in_percent(decision.after.chances)[seat],
        "played": lines_of(match, decision.number, [decision.word], names),
        "better": lines_of(match, decision.number, own_line(match, decision), names),
        "sources": [
            {"kind": kind, "name": name, "points": round(points, 1)} for kind, name, points in sources[:_SOURCES]
        ],
    }
