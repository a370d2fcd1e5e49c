"""What studies that go on where they were keep: a line of JSON for each piece of work."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, BinaryIO


def read_lines(path: Path) -> list[Any]:
    """What was kept, nothing where there is no file; a last line that was cut off does not count."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def keep_line(path: Path, row: Any) -> None:
    """Add what was found. A last line that was cut off, which does not count, is dropped for it."""
    with path.open("ab+") as file:
        if file.tell() and not _ends_whole(file):
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)
        file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")


def _ends_whole(file: BinaryIO) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"
