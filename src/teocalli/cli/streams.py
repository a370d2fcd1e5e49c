"""Standard input, output and error as the program finds them: closed, full, or without many characters."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import Any, TextIO

from teocalli.cli.encoding import write_what_can_be_shown
from teocalli.core.errors import TeocalliError


def prepare() -> None:
    """Make the streams usable. Raises `TeocalliError` (`error-cli-output`) where standard output is closed."""
    if sys.stdin is None:
        sys.stdin = _nothing("r")
    if sys.stderr is None:
        sys.stderr = _nothing("w")
    write_what_can_be_shown()
    if sys.stdout is None:
        sys.stdout = _nothing("w")  # what a library prints nevertheless
        raise TeocalliError("error-cli-output", reason=os.strerror(errno.EBADF))


def _nothing(mode: str) -> Any:
    """A stream of nothing. It takes the place of the closed one, so that no file gets its number."""
    return open(os.devnull, mode, encoding="utf-8")


UNWRITABLE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.ENXIO}
"""What the system says of an open stream that takes nothing more."""


def output_error(error: OSError) -> TeocalliError | None:
    """The refusal if `error` is about standard output, else None. Files that are written by name say so themselves."""
    if error.filename is not None or error.errno not in UNWRITABLE:
        return None
    return TeocalliError("error-cli-output", reason=error.strerror or "?")


def discard(stream: TextIO) -> None:
    """Let nothing more be written to a stream, not even when Python closes its files."""
    with contextlib.suppress(OSError, ValueError, io.UnsupportedOperation):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
