"""Thinking beside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def in_thread(name: str, think: Callable[[], T], answer: asyncio.Future[T]) -> threading.Thread:
    """Run a function in a thread that does not keep the server from stopping; its result becomes the answer.

    Unlike the threads of `asyncio.to_thread` it is waited for by nobody. An answer that is settled already stays.
    """
    loop = asyncio.get_running_loop()

    def run() -> None:
        try:
            tell(answer.set_result, think())
        except Exception as error:
            tell(answer.set_exception, error)

    def tell(how: Callable[[Any], None], what: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(lambda: None if answer.done() else how(what))

    thread = threading.Thread(target=run, name=name, daemon=True)
    thread.start()
    return thread
