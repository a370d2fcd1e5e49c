"""Reviews of finished games: found piece by piece in the thinking room, kept with the game, stopped and gone on with.

Methods are for the event loop's thread. A piece takes a place for a search that nobody waits for urgently, so that bots
and hints always come first; several reviews take turns, piece by piece.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Literal

from teocalli.analysis.review.depth import Depth
from teocalli.analysis.review.outcome import outcome_of
from teocalli.analysis.review.review import Review, digest_of
from teocalli.analysis.review.work import Task, judgements, reasons
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.server.threads import ThinkingRoom, in_thread, run_uncancellable, run_writing
from teocalli.store import KeptReviews, NoSuchGameError, StoreError

log = logging.getLogger(__name__)

KEPT_EVERY = 10
"""Pieces after which what was found is kept anew."""
MOST_AT_WORK = 16
"""Reviews that are worked at, at once: one more is refused (R-48)."""
REMEMBERED = 8
"""Reviews in memory that nobody works at."""
Status = Literal["none", "running", "stopped", "complete", "failed"]


class Job:
    """The review of one game as this server knows it."""

    def __init__(self, review: Review, called: Sequence[Name]) -> None:
        self.review = review
        self.called = called
        self.digest = digest_of(review.match)
        self.total = review.total
        self.task: asyncio.Task[None] | None = None
        self.going = False
        self.failed = False
        self.outcome: dict[str, Any] | None = None

    @property
    def at_work(self) -> bool:
        """Whether pieces are being found, or the last ones before it stops."""
        return self.task is not None and not self.task.done()

    @property
    def status(self) -> Status:
        """How far it is; `stopped` as soon as that is wanted."""
        if self.outcome is not None:
            return "complete"
        if self.going and self.at_work:
            return "running"
        if self.failed:
            return "failed"
        return "stopped" if self.review.done else "none"

    def to_json(self) -> dict[str, Any]:
        """What it says of itself, with the whole outcome once nothing is missing."""
        return {
            "status": self.status,
            "done": self.review.done,
            "total": self.total,
            "depth": asdict(self.review.depth),
            "outcome": self.outcome,
        }


class Reviews:
    """The reviews of all games."""

    def __init__(self, kept: KeptReviews, room: ThinkingRoom, factor: float = 1.0) -> None:
        """`factor`: how much deeper than usual they look."""
        self._kept = kept
        self._room = room
        self._factor = factor
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._opening = asyncio.Lock()

    async def look(self, game_id: str, match: Match, called: Sequence[Name]) -> dict[str, Any]:
        """How far the review of a finished match is. Raises `TeocalliError` (`error-review-unfinished`)."""
        return (await self._job(game_id, match, called)).to_json()

    async def start(self, game_id: str, match: Match, called: Sequence[Name]) -> dict[str, Any]:
        """Begin, or go on. Raises `TeocalliError` (`error-review-unfinished`, `error-reviews-busy`)."""
        job = await self._job(game_id, match, called)
        if job.outcome is None:
            if not job.at_work and sum(each.at_work for each in self._jobs.values()) >= MOST_AT_WORK:
                raise TeocalliError("error-reviews-busy")
            job.going, job.failed = True, False
            if not job.at_work:
                job.task = asyncio.create_task(self._work(game_id, job))
        return job.to_json()

    async def found(self, game_id: str, match: Match, called: Sequence[Name]) -> Review:
        """What is known of a finished match so far. Raises `TeocalliError` (`error-review-unfinished`)."""
        return (await self._job(game_id, match, called)).review

    async def stop(self, game_id: str, match: Match, called: Sequence[Name]) -> dict[str, Any]:
        """Find no further pieces; those under way are still finished and kept."""
        job = await self._job(game_id, match, called)
        job.going = False
        return job.to_json()

    def forget(self, game_id: str) -> None:
        """A game is gone, and its review with it."""
        job = self._jobs.pop(game_id, None)
        if job is not None:
            job.going = False

    async def close(self) -> None:
        """Keep what was found, and end: what is under way is left."""
        working = [(game_id, job) for game_id, job in self._jobs.items() if job.at_work and job.task is not None]
        for game_id, job in working:
            job.going = False
            assert job.task is not None
            job.task.cancel()
            await asyncio.wait([job.task])
            await self._keep(game_id, job)

    async def _job(self, game_id: str, match: Match, called: Sequence[Name]) -> Job:
        """The review of a match, read from what is kept of it where this server does not know it yet."""
        async with self._opening:
            job = self._jobs.get(game_id)
            if job is None or job.digest != await run_uncancellable(digest_of, match):
                self.forget(game_id)
                job = await run_uncancellable(self._read, game_id, match, called)
                self._jobs[game_id] = job
            self._jobs.move_to_end(game_id)
            self._tidy()
            return job

    def _read(self, game_id: str, match: Match, called: Sequence[Name]) -> Job:
        depth = Depth.of(match.game, self._factor)
        empty = Review(match, depth)  # refuses a match that is not over before anything is read
        try:
            job = Job(Review.of_text(self._kept.get(game_id), match, depth, game_id), called)
        except TeocalliError as error:
            if isinstance(error, StoreError):
                raise
            log.warning("game %s: its review cannot be read, and is made anew: %s", game_id, error)
            job = Job(empty, called)
        _finish(job)
        return job

    def _tidy(self) -> None:
        idle = [game_id for game_id, job in self._jobs.items() if not job.at_work]
        for game_id in idle[: max(0, len(idle) - REMEMBERED)]:
            del self._jobs[game_id]

    async def _work(self, game_id: str, job: Job) -> None:
        """Find what is missing until it is whole or stopped. What goes wrong is logged, and the review can go on."""
        try:
            while await self._find_more(job, game_id):
                pass
            if job.going:
                await run_uncancellable(_finish, job)
        except Exception as error:
            log.error("game %s: its review stops: %r", game_id, error)
            log.debug("where it stopped", exc_info=error)
            job.failed = True
        finally:
            job.going = False

    async def _find_more(self, job: Job, game_id: str) -> bool:
        """Find what can be looked for now, and keep it; whether something is left to look for."""
        left = await run_uncancellable(_left, job.review)
        if not left:
            return False
        await asyncio.gather(*(self._find(game_id, job, left) for _ in range(self._room.places)))
        await self._keep(game_id, job)
        return job.going

    async def _find(self, game_id: str, job: Job, waiting: list[Task]) -> None:
        """Find one piece after the other; several do so at once."""
        while waiting and job.going:
            piece = waiting.pop(0)
            async with self._room.search(0, 1):
                if not job.going:
                    return
                item = await in_thread("review", piece)
            job.review.add(item)
            if (job.review.done + len(job.review.reasons)) % KEPT_EVERY == 0:
                await self._keep(game_id, job)

    async def _keep(self, game_id: str, job: Job) -> None:
        """Keep what was found; where that cannot be done now it is kept with what follows."""
        data = job.review.to_json()
        try:
            await run_writing(lambda: self._kept.keep(game_id, json.dumps(data, separators=(",", ":"))))
        except NoSuchGameError:
            job.going = False
        except StoreError as error:
            log.warning("game %s: its review cannot be stored: %s", game_id, error)


def _left(review: Review) -> list[Task]:
    """What can be looked for now: reasons, once everything is judged."""
    return reasons(review) if review.judged else judgements(review)


def _finish(job: Job) -> None:
    """Put together what a review says, once nothing is missing."""
    if job.review.complete:
        job.outcome = outcome_of(job.review, job.called)
