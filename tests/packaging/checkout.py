"""The checkout that these tests run in."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "teocalli"


def pyproject() -> dict[str, Any]:
    """The contents of ``pyproject.toml``."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read(path: str) -> str:
    """The text of a file, named from the root of the checkout."""
    return (ROOT / path).read_text(encoding="utf-8")
