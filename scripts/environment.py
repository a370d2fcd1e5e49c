"""Create the virtual environment, or say in one sentence what the machine lacks.

Runs before anything is installed, so it uses the standard library alone.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import NamedTuple


class Lack(NamedTuple):
    """Something that must be installed first: what it is for people, and its Debian packages."""

    what: str
    packages: tuple[str, ...]


def debian_name(suffix: str) -> str:
    """Return the Debian package of the running Python, such as ``python3-dev`` or ``python3.12-dev``."""
    default = Path("/usr/bin/python3")
    is_default = default.exists() and default.resolve() == Path(sys.executable).resolve()
    version = "3" if is_default else f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"python{version}-{suffix}"


def compiler() -> list[str]:
    """Return the command of the C compiler that extensions are built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def runs(*command: str) -> bool:
    """Return whether a command can be run and succeeds; what it prints is dropped."""
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def compiles(header: str) -> bool:
    """Return whether a C file that includes the header can be compiled."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(f"#include <{header}>\nint probe;\n", encoding="ascii")
        command = [*compiler(), "-I", sysconfig.get_path("include"), "-I", sysconfig.get_path("platinclude")]
        command += ["-c", str(source), "-o", str(source.with_suffix(".o"))]
        return runs(*command)


def missing_compiler_parts() -> list[Lack]:
    """Return what is missing to compile an extension; a missing compiler hides what else may be missing."""
    headers = Lack("the Python headers", (debian_name("dev"),))
    header_file = Path(sysconfig.get_path("include"), "Python.h")
    if shutil.which(compiler()[0]) is None:
        lacks = [Lack("a C compiler", ("gcc", "libc6-dev"))]
        return lacks if header_file.exists() else [*lacks, headers]
    if not header_file.exists():
        return [headers]
    if not compiles("stdio.h"):
        return [Lack("the C library's headers", ("libc6-dev",))]
    return [] if compiles("Python.h") else [headers]


def wheel_of_debian() -> Path | None:
    """Return the wheel of pip that Debian's ``python3-venv`` would use, where it is there."""
    return next(Path("/usr/share/python-wheels").glob("pip-*.whl"), None)


def borrowed_pip() -> list[str] | None:
    """Return the command of a pip that can install into another environment (22.3 or newer), where there is one."""
    own = [sys.executable, "-m", "pip"]
    if runs(*own, "--python", sys.executable, "--version"):
        return own
    wheel = wheel_of_debian()
    return [sys.executable, f"{wheel}/pip"] if wheel else None


def missing_venv() -> list[Lack]:
    """Return what is missing to create an environment with pip; Debian ships ``ensurepip`` apart from Python."""
    has_venv = importlib.util.find_spec("venv") is not None
    has_pip = importlib.util.find_spec("ensurepip") is not None or borrowed_pip() is not None
    return [] if has_venv and has_pip else [Lack("Python's venv module", (debian_name("venv"),))]


def sentence(lacks: list[Lack]) -> str:
    """Return the one sentence that tells what to install."""
    needs = " and ".join(lack.what for lack in lacks)
    packages = " ".join(package for lack in lacks for package in lack.packages)
    if shutil.which("apt-get"):
        return f"Teocalli needs {needs}: sudo apt-get install {packages}"
    return f"Teocalli needs {needs}: please install what your system calls {packages}"


def create(folder: Path) -> None:
    """Create the environment, with pip from ``ensurepip`` or else a borrowed one.

    Raises ``subprocess.CalledProcessError`` when a step fails.
    """
    venv = [sys.executable, "-m", "venv", "--clear", str(folder)]
    if importlib.util.find_spec("ensurepip") is not None:
        subprocess.run(venv, check=True)
    elif pip := borrowed_pip():
        subprocess.run([*venv, "--without-pip"], check=True)
        subprocess.run([*pip, "--python", str(folder / "bin" / "python"), "install", "--quiet", "pip"], check=True)


def prepare(folder: Path) -> str | None:
    """Return ``None`` when the environment is ready, else the sentence for the user."""
    lacks = missing_venv() + missing_compiler_parts()
    if lacks:
        return sentence(lacks)
    if runs(str(folder / "bin" / "python"), "-m", "pip", "--version"):
        return None
    print(f"Creating a virtual environment in {folder} …", flush=True)
    try:
        create(folder)
    except subprocess.CalledProcessError:
        return f"Teocalli could not create a virtual environment in {folder}; the lines above say why."
    return None


if __name__ == "__main__":
    sys.exit(prepare(Path(sys.argv[1])))
