"""What a checkout needs is installed by uv, and by pip where uv cannot."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "install.py"


def install_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("install", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("wanted", "failing", "tools"),
    [
        (["dev"], "", ["pip", "uv"]),
        (["dev"], "uv", ["pip", "uv", "pip"]),
        (["dev"], "uv>=0.8,<1", ["pip", "pip"]),
        ([], "", ["pip"]),
    ],
    ids=["uv", "uv fails", "no uv", "to play"],
)
def test_pip_installs_where_uv_cannot(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], failing: str, tools: list[str]
) -> None:
    called: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        called.append(command[2])
        return subprocess.CompletedProcess(command, int(failing in command))

    monkeypatch.chdir(SCRIPT.parents[1])
    monkeypatch.setattr(subprocess, "run", run)
    assert install_script().main(wanted) is None
    assert called == tools
