"""How the program ends when something is wrong: one line on standard error and an exit status, never a traceback."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

import platformdirs

from teocalli.cli import streams
from teocalli.cli.language import say, texts
from teocalli.core.errors import TeocalliError

REPLAY_FAILED = 1
"""A record can be read, but its words or its result are not the game's."""
REFUSED = 2
"""What was asked for cannot be done: a wrong option, a broken or foreign file."""
INTERNAL = 70
"""A fault of the program itself."""
INTERRUPTED = 130
"""Ended by Ctrl-C."""


class ReplayFailure(Exception):  # noqa: N818 - it is not the program that fails
    """A record whose replay fails; `error` says where and why."""

    def __init__(self, error: TeocalliError) -> None:
        super().__init__(error)
        self.error = error


def end(error: BaseException, command: str) -> int:
    """Say in one line what went wrong and return the exit status."""
    match error:
        case BrokenPipeError():
            streams.discard(sys.stdout)
            return 0
        case KeyboardInterrupt():
            return INTERRUPTED
    status, text = _told(error, command)
    return _complain(text, status)


def _told(error: BaseException, command: str) -> tuple[int, str]:
    """The exit status, and the sentence that says why."""
    match error:
        case ReplayFailure():
            return REPLAY_FAILED, texts().message(error.error.message)
        case TeocalliError():
            return REFUSED, texts().message(error.message)
        case OSError() if (refusal := streams.output_error(error)) is not None:
            streams.discard(sys.stdout)
            return REFUSED, texts().message(refusal.message)
    if hasattr(error, "format_message"):  # what the command line's parser raises
        return REFUSED, say("cli-usage", reason=error.format_message().rstrip("."), command=command)
    return INTERNAL, _internal(error)


def status_of(leaving: SystemExit) -> int:
    """The exit status where a library leaves the program: as it says, but a reader that has gone is no failure."""
    if isinstance(leaving.__context__, BrokenPipeError):
        return end(leaving.__context__, "")
    return leaving.code if isinstance(leaving.code, int) else INTERNAL


def close_output() -> None:
    """See to it that what is still to be written fails no more when Python ends, where nobody could say so."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            streams.discard(stream)


def _complain(text: str, status: int) -> int:
    try:
        print(f"teocalli: {' '.join(text.split())}", file=sys.stderr, flush=True)
    except OSError:
        streams.discard(sys.stderr)
    return status


def _internal(error: BaseException) -> str:
    """The sentence for a fault of the program; the details go to a file that can be sent along."""
    fault = f"{type(error).__name__}: {error}"[:200]
    path = Path(platformdirs.user_log_dir("teocalli", appauthor=False)) / "fault.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return say("cli-internal-unsaved", fault=fault)
    return say("cli-internal", fault=fault, path=str(path))
