"""Plans for one's next turn: kept while others play, and carried out when it has come.

They leave the database in the transaction that stores what they lead to: they are carried out once, at whichever
process, and none is lost where a process ends in between.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.server.game_session import GameSession
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import KeptPlans, Planning, Settled
from teocalli.table.asking import asked_person
from teocalli.table.plans import Plans, Verdict, judged
from teocalli.table.table import Table

log = logging.getLogger(__name__)


class Decide(Protocol):
    """Changes a game and stores that, with what it settles; False if the game, or the plans, are others by now."""

    def __call__(
        self,
        game: GameSession,
        change: Callable[[Table], list[Event]],
        settling: Callable[[], Settled | None],
    ) -> Awaitable[bool]: ...


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
            while (kept := await self._kept(game, person)) is not None:
                if await self._settle(game, person, kept):
                    game.notify()
                    break
        except TeocalliError as error:
            game.planned_at = None  # whoever looks at the game next lets it be tried again
            log.warning("game %s: what was planned is not carried out: %s", game.id, error)
        finally:
            game.users -= 1

    async def _kept(self, game: GameSession, person: str) -> KeptPlans | None:
        """The plans of a person; None without any."""
        game.is_planned = await run_uncancellable(self._planning.is_planned, game.id)
        kept = await run_uncancellable(self._planning.get, game.id, person) if game.is_planned else KeptPlans()
        return None if kept.plans is None else kept

    async def _settle(self, game: GameSession, person: str, kept: KeptPlans) -> bool:
        """Carry plans out, or drop them; False if the game, or the plans, have become others meanwhile."""
        plans = json.loads(str(kept.plans))
        carrying, settled = False, Settled(person, kept.version, "")

        def decide(changed: Table) -> list[Event]:
            nonlocal carrying, settled
            verdict, seat = _verdict(changed, person, Plans.from_json(plans))
            settled = Settled(person, kept.version, json.dumps(_report(plans["plans"], verdict)))
            carrying = verdict is not None and verdict.word is not None
            return changed.act_as_planned(str(verdict.word), seat) if verdict is not None and carrying else []

        if not await self._decide(game, decide, lambda: settled):
            return False
        return carrying or await run_writing(self._planning.settle, game.id, settled)


def _verdict(table: Table, person: str, plans: Plans) -> tuple[Verdict | None, int]:
    """What becomes of a person's plans, and their seat; None: they have decided themselves, or the game went back."""
    seat = None if table.company is None else table.company.seat_of(person)
    if seat is None or asked_person(table) != person:
        return None, -1
    return judged(table, seat, plans), seat


def _report(plans: list[dict[str, Any]], verdict: Verdict | None) -> dict[str, Any]:
    """What became of plans; None: somebody was quicker."""
    fate, why = ("late", ()) if verdict is None else (verdict.fate, verdict.why)
    reasons = [*why, *(None for _ in plans[len(why) :])]
    return {"fate": fate, "plans": [{**plan, "why": reason} for plan, reason in zip(plans, reasons, strict=True)]}
