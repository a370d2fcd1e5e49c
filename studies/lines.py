"""What studies that go on where they were keep: a line of JSON for each piece of work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_lines(path: Path) -> list[Any]:
    """What was kept, nothing where there is no file; a last line that was cut off does not count."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]
