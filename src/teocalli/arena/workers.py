"""Plays the games of a contest: in this process, or in several on this machine."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterable, Iterator
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, TypeVar

from teocalli.core.errors import TeocalliError

Played_co = TypeVar("Played_co", covariant=True)


class Playable(Protocol[Played_co]):
    """Something whose pieces, mostly games, can be played anywhere and in any order; it can be sent to a process."""

    def play(self, index: int) -> Played_co:
        """Play the piece with this number."""
        ...


class Runner(Protocol):
    """Plays games, somewhere, and gives each result as soon as it is there, in any order.

    Closing the iterator ends whatever is still being played at once.
    """

    def __call__(self, contest: Playable[Played_co], indices: Iterable[int]) -> Iterator[Played_co]: ...


def play_here(contest: Playable[Played_co], indices: Iterable[int]) -> Iterator[Played_co]:
    """Play one game after the other in this process."""
    return map(contest.play, indices)


def runner_for(jobs: int) -> Runner:
    """The runner that plays in this process, or with more than one job in so many others."""
    return play_here if jobs == 1 else Processes(jobs)


class Processes:
    """Plays in processes of its own, one game at a time in each."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def __call__(self, contest: Playable[Played_co], indices: Iterable[int]) -> Iterator[Played_co]:
        """Raises `TeocalliError` (`error-arena-worker`) if a process ends by itself, and what a game raised."""
        waiting = iter(indices)
        workers: dict[Connection, SpawnProcess] = {}
        try:
            for index in _first(waiting, self._jobs):
                pipe, worker = _start(contest)
                workers[pipe] = worker
                pipe.send(index)
            yield from _collect(workers, waiting)
        finally:
            for worker in workers.values():
                worker.terminate()
            for worker in workers.values():
                worker.join()


def _first(indices: Iterator[int], count: int) -> Iterator[int]:
    """At most `count` of them; fewer games need fewer processes."""
    return (index for _, index in zip(range(count), indices, strict=False))


def _start(contest: Playable[Any]) -> tuple[Connection, SpawnProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    worker = context.Process(target=_work, args=(contest, theirs), daemon=True)
    with _ignored_interrupts():
        worker.start()
    theirs.close()
    return ours, worker


@contextlib.contextmanager
def _ignored_interrupts() -> Iterator[None]:
    """A process that is started inside ignores Ctrl-C from its first moment; only who sees a person should mind it."""
    if threading.current_thread() is not threading.main_thread():  # the others neither get Ctrl-C nor may decide on it
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _collect(workers: dict[Connection, SpawnProcess], waiting: Iterator[int]) -> Iterator[Any]:
    """Give results and hand out what is still waiting until everything has been played."""
    busy = set(workers)
    while busy:
        for pipe in connection.wait(list(busy)):
            assert isinstance(pipe, Connection)
            answer = _answer(pipe)
            index = next(waiting, None)
            if index is None:
                busy.discard(pipe)
            else:
                pipe.send(index)
            yield answer


def _answer(pipe: Connection) -> Any:
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionError):
        raise TeocalliError("error-arena-worker") from None
    return received(answer)


def received(answer: Any) -> Any:
    """The result that `played` gave in another process; raises what it gave instead."""
    if isinstance(answer, Exception):
        raise answer
    return answer


def _work(contest: Playable[Any], pipe: Connection) -> None:
    """Play what is asked for until nobody is there to ask."""
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            pipe.send(played(contest, pipe.recv()))


def played(contest: Playable[Played_co], index: int) -> Played_co | Exception:
    """The result, or what went wrong, in a form that reaches the other process."""
    try:
        return contest.play(index)
    except TeocalliError as error:
        return error
    except Exception as error:  # the process that a person sees tells of any fault
        return RuntimeError(f"game {index}: {type(error).__name__}: {error}")
