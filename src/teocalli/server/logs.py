"""Logs that stay small: what goes wrong a thousand times a second is told once a minute."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime

MINUTE = 60.0
MOST_ALIKE = 20
"""Messages of one kind a minute at most, also where they name different games."""

REQUESTS = "teocalli.server.requests"
"""The logger that tells of each request."""

LOGGERS = (
    "asyncio",
    "uvicorn.error",
    "teocalli.server.middleware",
    "teocalli.server.loaded_games",
    "teocalli.server.loading",
)
"""Those that tell of every request or attempt that fails."""


class RepeatFilter(logging.Filter):
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


_REPEAT_FILTER = RepeatFilter()


def limit_repeats() -> None:
    """Keep the server's logs small from now on."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(_REPEAT_FILTER)


class JsonFormatter(logging.Formatter):
    """One JSON object a line; nothing but what the message says, so no header, body or cookie."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= getattr(record, "request", {})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_as_json() -> None:
    """Log to the error output as JSON, each request too."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(REQUESTS).setLevel(logging.INFO)
