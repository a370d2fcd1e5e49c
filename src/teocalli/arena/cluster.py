"""Plays the games of a contest on a Ray cluster. Ray is optional: the extra `ray`."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from teocalli.arena.workers import Playable, Played_co, played, received
from teocalli.core.errors import TeocalliError

LOCAL = "local"
"""The address that stands for a cluster of one's own on this machine, which ends with the match."""
_PATIENCE = 5.0
"""Seconds to wait for an answer from the cluster's address."""
_WAITING_PER_CPU = 2
"""Games handed to the cluster for each of its processors, so that none has to wait for the next one."""


class RayCluster:
    """Plays on the Ray cluster at an address; every machine of it needs the same version of this program."""

    def __init__(self, address: str) -> None:
        """Raises `TeocalliError` (`error-arena-no-ray`) where Ray is not installed."""
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise TeocalliError("error-arena-no-ray") from None
        self._address = address

    def __call__(self, contest: Playable[Played_co], indices: Iterable[int]) -> Iterator[Played_co]:
        """Raises `TeocalliError` if the cluster cannot be reached or stops answering, and what a game raised."""
        waiting = iter(indices)
        first = next(waiting, None)
        if first is None:
            return
        self._connect()
        try:
            yield from self._play(contest, first, waiting)
        except self._ray.exceptions.RayError as error:
            raise self._refusal(error) from None
        finally:
            self._ray.shutdown()

    def _connect(self) -> None:
        address = None if self._address == LOCAL else self._address
        try:
            _knock(self._address)
            self._ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError) as error:
            raise self._refusal(error) from None

    def _play(self, contest: Playable[Played_co], first: int, waiting: Iterator[int]) -> Iterator[Played_co]:
        remote, told = self._ray.remote(played), self._ray.put(contest)
        room = _WAITING_PER_CPU * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(told, first)]
        try:
            while running:
                while len(running) < room and (index := next(waiting, None)) is not None:
                    running.append(remote.remote(told, index))
                (done, *_), running = self._ray.wait(running, num_returns=1)
                yield received(self._ray.get(done))
        finally:
            for game in running:
                self._ray.cancel(game, force=True)

    def _refusal(self, error: Exception) -> TeocalliError:
        reason = str(error).strip().partition("\n")[0][:200]
        return TeocalliError("error-arena-ray", address=self._address[:100], reason=reason)


def _knock(address: str) -> None:
    """Raise `OSError` at once if nobody answers at `host:port`; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE).close()
