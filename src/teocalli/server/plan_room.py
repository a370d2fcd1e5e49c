"""Plans for one's next turn: kept while others play, and carried out when it has come.

Whoever carries plans out takes them out of the database first, so that they are carried out once, at whichever process.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from teocalli.core.errors import TeocalliError
from teocalli.server.game_session import GameSession
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import ConflictError, KeptPlans, Planning
from teocalli.table.events import Event
from teocalli.table.plans import Plans, Verdict, judged
from teocalli.table.table import Table

log = logging.getLogger(__name__)

Decide = Callable[[GameSession, Callable[[Table], list[Event]]], Awaitable[None]]
"""Changes a game and stores that."""


class PlanRoom:
    """Carries out what people planned, at the games in memory. For the event loop's thread."""

    def __init__(self, planning: Planning, decide: Decide) -> None:
        self._planning = planning
        self._decide = decide
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, game: GameSession) -> None:
        """If a person is asked who planned something, let that be carried out; once for each position."""
        table = game.table
        person = None if table is None else asked_person(table)
        if table is None or person is None or game.is_planned is False or game.planned_at is table.mark:
            return
        game.planned_at = table.mark
        task = asyncio.create_task(self._carry_out(game, person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for what is being carried out."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry_out(self, game: GameSession, person: str) -> None:
        game.users += 1
        try:
            kept = await self._taken(game, person)
            if kept is not None:
                await self._decided(game, person, kept)
        except TeocalliError as error:
            log.warning("game %s: what was planned is not carried out: %s", game.id, error)
        finally:
            game.users -= 1

    async def _taken(self, game: GameSession, person: str) -> KeptPlans | None:
        """The plans of a person, which are taken for that from the database; None without any."""
        game.is_planned = await run_uncancellable(self._planning.is_planned, game.id)
        if not game.is_planned:
            return None
        kept = await run_uncancellable(self._planning.get, game.id, person)
        if kept.plans is None or not await run_writing(self._planning.take, game.id, person, kept.version):
            return None
        return kept

    async def _decided(self, game: GameSession, person: str, kept: KeptPlans) -> None:
        plans = json.loads(str(kept.plans))
        verdict: Verdict | None = None

        def decide(changed: Table) -> list[Event]:
            nonlocal verdict
            seat = None if changed.company is None else changed.company.seat_of(person)
            if seat is None or asked_person(changed) != person:
                raise ConflictError(game.id)  # they have decided themselves, or the game went back
            verdict = judged(changed, seat, Plans.from_json(plans))
            return [] if verdict.word is None else changed.act_as_planned(verdict.word, seat)

        await self._decide(game, decide)
        report = json.dumps(_report(plans["plans"], verdict))
        await run_writing(self._planning.tell, game.id, person, kept.version, report)
        game.notify()


def asked_person(table: Table) -> str | None:
    """The person who is asked and plays themselves, None where that is nobody."""
    seat = None if table.waiting else table.to_move
    if table.company is None or seat is None or seat not in table.deciders:
        return None
    return table.company.persons[seat]


def _report(plans: list[dict[str, Any]], verdict: Verdict | None) -> dict[str, Any]:
    """What became of plans; None: somebody was quicker."""
    fate, why = ("late", ()) if verdict is None else (verdict.fate, verdict.why)
    reasons = [*why, *(None for _ in plans[len(why) :])]
    return {"fate": fate, "plans": [{**plan, "why": reason} for plan, reason in zip(plans, reasons, strict=True)]}
