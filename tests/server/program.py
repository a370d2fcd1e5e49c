"""A server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = [sys.executable, "-m", "teocalli.server"]


class Program:
    """A server in a process of its own."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = {**os.environ, "LANG": "C", "LC_ALL": "C", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*COMMAND, "--data", str(data), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()

    @property
    def address(self) -> str:
        """The address that it said."""
        found = re.search(r"http://\S+/", self.greeting)
        assert found, self.greeting
        return found[0]

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """End it with a signal; its exit status and what it said on standard error."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=100)
        return self.process.returncode, errors


@contextmanager
def program(data: Path, *arguments: str) -> Iterator[Program]:
    """Run a server; it is killed in the end if it still runs."""
    started = Program(data, *arguments)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.end(signal.SIGKILL)
