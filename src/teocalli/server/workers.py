"""Several server processes behind one port: started, watched, and stopped by the one that was called."""

from __future__ import annotations

import json
import logging
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from types import FrameType

from teocalli.core.errors import TeocalliError

log = logging.getLogger(__name__)

WATCH_SECONDS = 0.2
"""Time between two looks at the processes."""
AGAIN_SECONDS = 1.0
"""A process that ended is replaced after so long at least, so that one that cannot start is not tried all the time."""
END_SECONDS = 15
"""Time for processes to end before they are killed."""


@dataclass(frozen=True, slots=True)
class Work:
    """What each process is told. `socket`: number of the file of the port; `processes`: how many there are."""

    socket: int
    database: str
    public_url: str
    bus: str | None
    processes: int
    json_log: bool


def check_workers(workers: int, database: str) -> None:
    """Raise `TeocalliError` unless so many processes can serve on a database together."""
    if workers > 1 and sys.platform == "win32":
        raise TeocalliError("error-workers-system")
    if workers > 1 and not database.startswith("postgresql"):
        raise TeocalliError("error-workers-database")


class Workers:
    """Processes that serve on one port. Each ends by itself when this one is gone, however that ended."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._running = [self._start() for _ in range(work.processes)]
        self._stop = threading.Event()

    def serve(self, when_ready: Callable[[], None] | None = None) -> None:
        """Let them serve until a signal comes; those that end meanwhile are replaced."""
        before = {each: signal.signal(each, self._ask_to_stop) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            if when_ready is not None:
                when_ready()
            while not self._stop.wait(WATCH_SECONDS):
                self._replace_ended()
        finally:
            self._end()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _ask_to_stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stop.set()

    def _start(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "teocalli.server.worker"]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, pass_fds=[self._work.socket])
        assert process.stdin is not None
        # Its input stays open: when that ends, so does the process. No list of processes shows a password.
        print(json.dumps(asdict(self._work)), file=process.stdin, flush=True)
        return process

    def _replace_ended(self) -> None:
        for number, process in enumerate(self._running):
            if process.poll() is not None:
                log.error("a server process ended with status %d; another one takes its place", process.returncode)
                if not self._stop.wait(AGAIN_SECONDS):
                    self._running[number] = self._start()

    def _end(self) -> None:
        for process in self._running:
            process.terminate()
        until = time.monotonic() + END_SECONDS
        for process in self._running:
            try:
                process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def port_of(work: Work) -> socket.socket:
    """The port that a process was given."""
    return socket.socket(fileno=work.socket)
