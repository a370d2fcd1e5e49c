"""The benchmark's own environment for other programs, and what it was measured on."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import venv
from importlib.metadata import version
from pathlib import Path

FOLDER = Path(__file__).parent
ENVIRONMENT = FOLDER / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
REQUIREMENTS = FOLDER / "requirements.txt"


def prepare() -> None:
    """Make bench/.venv with the other programs unless it is there.

    Raises `CalledProcessError` if they cannot be installed.
    """
    done = ENVIRONMENT / "installed"
    if done.exists() and done.read_text() == REQUIREMENTS.read_text():
        return
    print("Installing the other programs into bench/.venv …", file=sys.stderr)
    venv.create(ENVIRONMENT, with_pip=True, clear=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "-qq", "-r", REQUIREMENTS], check=True)
    done.write_text(REQUIREMENTS.read_text())


def machine() -> dict[str, str]:
    """Processor, system and versions, as they stand beside the results."""
    return {
        "Processor": f"{processor()}, {os.cpu_count()} cores, one used",
        "System": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "Teocalli": version("teocalli"),
        "Cython": version("cython"),
        "Compiler": first_line(["gcc", "--version"]),
    }


def processor() -> str:
    """Name of the processor, as the system calls it."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text().splitlines() if information.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or "unknown processor"


def first_line(command: list[str]) -> str:
    """First line of what a command prints, or a dash where there is no such command."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0]
    except (OSError, subprocess.CalledProcessError, IndexError):
        return "–"
