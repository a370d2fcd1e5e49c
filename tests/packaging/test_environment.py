"""A machine that lacks something is told in one sentence what to install."""

from __future__ import annotations

import os
import subprocess
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.checkout import ROOT


@pytest.fixture
def script() -> ModuleType:
    """The script that creates the environment, as a module."""
    spec = spec_from_file_location("environment", ROOT / "scripts" / "environment.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lacking(script: ModuleType, folder: Path) -> str:
    """The sentence of a machine that lacks something; nothing must have been created."""
    sentence = script.prepare(folder)
    assert isinstance(sentence, str)
    assert sentence.startswith("Teocalli needs ")
    assert "\n" not in sentence
    assert not folder.exists()
    return sentence


def test_a_complete_machine_gets_an_environment_with_pip(script: ModuleType, tmp_path: Path) -> None:
    assert script.prepare(tmp_path / "new") is None
    assert script.runs(str(tmp_path / "new" / "bin" / "python"), "-m", "pip", "--version")


@pytest.mark.long
def test_pip_is_borrowed_where_python_comes_without_it(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = script.importlib.util.find_spec
    monkeypatch.setattr(script.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else found(name))
    assert script.prepare(tmp_path / "new") is None
    assert script.runs(str(tmp_path / "new" / "bin" / "python"), "-m", "pip", "--version")


def test_a_missing_compiler_is_named(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    sentence = lacking(script, tmp_path / "new")
    assert "a C compiler" in sentence
    assert "gcc" in sentence


def test_missing_headers_are_named(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script.sysconfig, "get_path", lambda name: str(tmp_path / "nowhere" / name))
    sentence = lacking(script, tmp_path / "new")
    assert "the Python headers" in sentence
    assert "-dev" in sentence


def test_all_that_is_missing_is_said_at_once(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(script.sysconfig, "get_path", lambda name: str(tmp_path / "nowhere" / name))
    monkeypatch.setattr(script.importlib.util, "find_spec", lambda name: None)
    sentence = lacking(script, tmp_path / "new")
    for what in ("Python's venv module", "a C compiler", "the Python headers"):
        assert what in sentence


@pytest.fixture
def old_python(tmp_path: Path) -> Path:
    """A folder with a `python3` that is too old."""
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2 && exit 0\nexit 1\n', encoding="ascii")
    python.chmod(0o755)
    return tmp_path


def choose(path: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What the script that chooses a Python does, with this search path; it would create nothing new."""
    command = ["/bin/sh", str(ROOT / "scripts" / "environment.sh"), *arguments]
    return subprocess.run(command, env={"PATH": path}, capture_output=True, text=True, check=False)


def test_an_old_python_is_named_with_its_version(old_python: Path) -> None:
    done = choose(f"{old_python}{os.pathsep}/bin", "python3")
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert "Python 3.9.2" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_missing_python_is_named() -> None:
    done = choose("/bin", "no-such-python")
    assert done.returncode == 1
    assert "no-such-python is missing" in done.stderr


def test_a_newer_python_beside_an_old_one_is_found(old_python: Path) -> None:
    newer = old_python / "python3.11"
    newer.write_text('#!/bin/sh\n[ "$1" = -c ] && exit 0\necho chosen "$@"\n', encoding="ascii")
    newer.chmod(0o755)
    done = choose(f"{old_python}{os.pathsep}/bin")
    assert done.returncode == 0
    assert done.stdout.startswith("chosen ")
