"""Logs that stay small: what goes wrong a thousand times a second is told once a minute."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

MINUTE = 60.0
MOST_ALIKE = 20
"""Messages of one kind a minute at most, also where they name different games."""

LOGGERS = (
    "asyncio",
    "uvicorn.error",
    "teocalli.server.middleware",
    "teocalli.server.sessions",
    "teocalli.server.loading",
)
"""Those that tell of every request or attempt that fails."""


class Sparing(logging.Filter):
    """Lets through equal messages once a minute, and says how many of the kind were left out since."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.Lock()
        self._begun = clock()
        self._told: set[str] = set()
        self._alike: dict[str, int] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a message is to be told."""
        with self._lock:
            self._turn_page()
            kind, text = f"{record.name} {record.msg}", f"{record.name} {record.getMessage()}"
            if text in self._told or self._alike.get(kind, 0) >= MOST_ALIKE:
                self._left_out[kind] = self._left_out.get(kind, 0) + 1
                return False
            self._told.add(text)
            self._alike[kind] = self._alike.get(kind, 0) + 1
            if more := self._left_out.pop(kind, 0):
                record.msg, record.args = f"{record.getMessage()} ({more} more like this were left out)", None
            return True

    def _turn_page(self) -> None:
        now = self._clock()
        if now - self._begun >= MINUTE:
            self._begun = now
            self._told.clear()
            self._alike.clear()


_SPARING = Sparing()


def spare_logs() -> None:
    """Keep the server's logs small from now on."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(_SPARING)
