"""Reading files of a bounded size, and writing them so that they are either as they were or complete (R-43)."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from teocalli.core.errors import TeocalliError


def read_bounded(path: str | os.PathLike[str], most: int, refusal: type[TeocalliError] = TeocalliError) -> bytes:
    """The content of a file of at most `most` bytes.

    Raises `refusal`: `error-file-missing`, `error-file-too-large`, or `error-file-unreadable` with the reason.
    """
    try:
        with Path(path).open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError:
        raise refusal("error-file-missing", path=os.fspath(path)) from None
    except (OSError, ValueError) as error:  # ValueError: a path with a zero byte
        raise refusal("error-file-unreadable", path=os.fspath(path), reason=reason_of(error)) from None
    if len(content) > most:
        raise refusal("error-file-too-large", path=os.fspath(path), most=most)
    return content


def reason_of(error: OSError | ValueError) -> str:
    """The system's words for what went wrong with a file."""
    return getattr(error, "strerror", None) or str(error) or "?"


def write_atomically(target: Path, content: str | bytes) -> None:
    """Write a file, text in UTF-8: temporary file beside it, fsync, rename.

    Raises `OSError`; the file is then as it was.
    """
    handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=".teocalli-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o644)
        Path(temporary).replace(target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
