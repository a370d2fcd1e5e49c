"""What runs beside the event loop: work, writing, and thinking, of which there is only so much at once."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from itertools import repeat
from typing import Any, TypeVar

from teocalli.core.processors import processors

T = TypeVar("T")
Waiting = tuple[float, Any, "asyncio.Future[None]"]
"""Since when something waits to be written, what it is, and what is told when it is."""


async def run_uncancellable(function: Callable[..., T], *args: Any, executor: Executor | None = None) -> T:
    """Run a function in a worker thread; if the waiting task is cancelled, wait for the function's end nevertheless.

    What the function works on is guarded by the task's lock, which must not open before.
    """
    work = asyncio.get_running_loop().run_in_executor(executor, partial(function, *args))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


_WRITING = ThreadPoolExecutor(1, "writing")
"""More would only wait for each other."""


async def run_writing(function: Callable[..., T], *args: Any) -> T:
    """Run a function that writes to the database, as `run_uncancellable` does: where another program makes it wait,
    nobody who only reads waits for a thread.
    """
    return await run_uncancellable(function, *args, executor=_WRITING)


async def first_of(*works: Coroutine[Any, Any, None]) -> None:
    """Run these until one of them ends or fails, then none."""
    tasks = [asyncio.ensure_future(each) for each in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Writer:
    """The one thread that writes: when the database makes it wait, nothing else does.

    `patience`: seconds after which somebody who waits for the others gives up.
    """

    MOST_TOGETHER = 100
    """Things that are written in one go at most."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._together: asyncio.Task[None] | None = None

    async def write_together(self, function: Callable[[list[T]], Sequence[Exception | None]], item: T) -> None:
        """Have a thing written, along with others that came while something else was being written.

        `function` writes several, and gives for each what went wrong with it, which is raised here; it must always be
        the same. Raises `TimeoutError` if it does not come to its turn.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((time.monotonic(), item, written))
        if self._together is None:
            self._together = asyncio.create_task(self._write_waiting(function))
        try:
            await asyncio.shield(written)
        except asyncio.CancelledError:
            await asyncio.wait([written])
            raise

    async def _write_waiting(self, function: Callable[[list[Any]], Sequence[Exception | None]]) -> None:
        """Write what waits, as much as there is each time; what has waited too long gives up."""
        try:
            while self._waiting:
                try:
                    left = self._waiting[0][0] + self._patience - time.monotonic()
                    await asyncio.wait_for(self._turn.acquire(), max(0.0, left))
                except TimeoutError as error:
                    late = time.monotonic() - self._patience
                    _settle(self._taken(sum(since <= late for since, _, _ in self._waiting) or 1), repeat(error))
                    continue
                batch = self._taken(self.MOST_TOGETHER)
                try:
                    work = function, [item for _, item, _ in batch]
                    _settle(batch, await run_uncancellable(*work, executor=self._thread))
                except Exception as error:
                    _settle(batch, repeat(error))
                finally:
                    self._turn.release()
        finally:
            self._together = None

    def _taken(self, most: int) -> list[Waiting]:
        taken, self._waiting = self._waiting[:most], self._waiting[most:]
        return taken

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        """Run a function that writes. Raises `TimeoutError` if it does not come to its turn."""
        await asyncio.wait_for(self._turn.acquire(), self._patience)
        try:
            return await run_uncancellable(function, *args, executor=self._thread)
        finally:
            self._turn.release()

    def close(self) -> None:
        """Let the thread end when it has written."""
        self._thread.shutdown(wait=False)


def _settle(written: Sequence[Waiting], outcomes: Iterable[Exception | None]) -> None:
    for (_, _, told), failure in zip(written, outcomes, strict=False):
        if failure is None:
            told.set_result(None)
        else:
            told.set_exception(failure)


def in_thread(name: str, think: Callable[[], T]) -> asyncio.Future[T]:
    """Run a function in a thread that does not keep the server from stopping, and give its result to come.

    Unlike the threads of `asyncio.to_thread` it is waited for by nobody. The result is there only once the thread has
    nothing left to do.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()
    answer.add_done_callback(_look_at_failure)

    def run() -> None:
        try:
            tell(answer.set_result, think())
        except Exception as error:
            tell(answer.set_exception, error)

    def tell(how: Callable[[Any], None], what: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(lambda: None if answer.done() else how(what))

    threading.Thread(target=run, name=name, daemon=True).start()
    return answer


def _look_at_failure(answer: asyncio.Future[Any]) -> None:
    """Nobody may be waiting any more, which asyncio would complain about."""
    if not answer.cancelled():
        answer.exception()


class Places:
    """Room for so many threads at once. Who finds none waits: first those who are urgent, then in the order they came.

    For the event loop's thread.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._order = itertools.count()
        self._queue: list[tuple[bool, int, int, asyncio.Future[None]]] = []

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits."""
        return any(not turn.done() for *_, turn in self._queue)

    @asynccontextmanager
    async def taken(self, threads: int = 1, *, urgent: bool = False) -> AsyncIterator[None]:
        """Have room for `threads`, all places at most, while the block runs."""
        wanted = min(threads, self.places)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (not urgent, next(self._order), wanted, turn))
        self._admit()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._free += wanted
            self._admit()

    def _admit(self) -> None:
        """Let those in for whom there is room. Nobody passes the first in the queue, who would wait for ever."""
        while self._queue:
            _, _, wanted, turn = self._queue[0]
            if not turn.done() and wanted > self._free:
                return
            heapq.heappop(self._queue)
            if not turn.done():
                self._free -= wanted
                turn.set_result(None)


class ThinkingRoom:
    """Where bots and hints think: few searches at once, so that the server has time for everything else.

    What is soon done never waits for what takes long.
    """

    SHORT_SECONDS = 1.0
    """Searches up to this long count as soon done."""
    MOST_THREADS = 8
    """More threads are of little use to one search."""

    def __init__(self, places: int | None = None) -> None:
        self._short = Places(places or processors())
        self._long = Places(places or processors())

    @property
    def places(self) -> int:
        """Searches that take long, at once."""
        return self._long.places

    @property
    def most_threads(self) -> int:
        """So many threads one search may have."""
        return min(self.MOST_THREADS, self.places)

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for a place for what takes long."""
        return self._long.is_awaited

    def short(self, *, urgent: bool = False) -> contextlib.AbstractAsyncContextManager[None]:
        """A place for what is soon done."""
        return self._short.taken(urgent=urgent)

    def search(
        self, seconds: float, threads: int, *, urgent: bool = False
    ) -> contextlib.AbstractAsyncContextManager[None]:
        """A place for a search of so many seconds (0: as many as it likes) with so many threads."""
        room = self._short if 0 < seconds <= self.SHORT_SECONDS else self._long
        return room.taken(threads, urgent=urgent)
