"""Where the `teocalli` command begins: before anything that takes long to load, so that Ctrl-C ends that quietly."""

from __future__ import annotations

# All that `signal` adds to it are names; loading them takes as long as everything else here.
import _signal as signal  # type: ignore[import-not-found]
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import NoReturn

INTERRUPTED = 130
"""As in `failures.py`, which is not loaded yet."""


def run() -> NoReturn:
    """Entry point of the `teocalli` command."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # else somebody wants Ctrl-C to be ignored
        signal.signal(signal.SIGINT, _leave)
    try:
        from teocalli.cli.command import app  # noqa: PLC0415 - this is what takes long

        signal.signal(signal.SIGINT, before)
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        if before is signal.default_int_handler:  # threads that still work are waited for, unless Ctrl-C comes again
            signal.signal(signal.SIGINT, _leave)
    raise AssertionError("the command line leaves the program")


def _leave(_number: int, _frame: FrameType | None) -> NoReturn:
    """End at once: an exception would come out in the middle of some import, or of Python's end."""
    os._exit(INTERRUPTED)
