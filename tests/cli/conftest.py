"""The command line in tests: called in this process, with folders of its own for everything it keeps."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from teocalli.cli.command import app

SPEC = Path(__file__).parents[1] / "fixtures" / "uxmal" / "spec"


@dataclass(frozen=True)
class Ended:
    """How a call ended."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line that says what was wrong."""
        assert self.err.startswith("teocalli: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("teocalli: ").rstrip("\n")


Call = Callable[..., Ended]


@pytest.fixture(autouse=True)
def own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for data and logs, no language of the machine, and a screen of 80 × 24."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return tmp_path


@pytest.fixture
def call() -> Call:
    """Calls `teocalli` with arguments and, as `typed`, what is typed."""

    def teocalli(*args: str | Path, typed: str = "") -> Ended:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
        return Ended(result.exit_code, result.stdout, result.stderr)

    return teocalli


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., Path]:
    """Makes a record file from the first example, with keys changed; None leaves a key out."""

    def make(**changes: Any) -> Path:
        data = json.loads((SPEC / "01-2p-standard.json").read_text()) | changes
        path = tmp_path / "record.json"
        path.write_text(json.dumps({key: value for key, value in data.items() if value is not None}))
        return path

    return make


@pytest.fixture
def words() -> list[str]:
    """The words of the first example, set-up words included."""
    found: list[str] = json.loads((SPEC / "01-2p-standard.json").read_text())["words"]
    return found
