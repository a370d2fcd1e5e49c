"""Install Teocalli into the environment that runs this, from the checkout, so that edits take effect at once.

Usage, from the root of the checkout: first ``.venv/bin/python scripts/install.py build`` for what compiling needs, then
``.venv/bin/python scripts/install.py [EXTRA]``. What compiling needs is kept, since the compiled modules are built in
place, by ``make``, whenever their sources change.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any


def project() -> dict[str, Any]:
    """What `pyproject.toml` says."""
    return tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def pip_install(*arguments: str) -> None:
    """Install with this environment's pip.

    Raises ``subprocess.CalledProcessError`` when pip does not succeed.
    """
    common = ["-qq", "--disable-pip-version-check", "--no-input"]
    subprocess.run([sys.executable, "-m", "pip", "install", *common, *arguments], check=True)


def uv_installs(*arguments: str) -> bool:
    """Install with uv, which unpacks a hundred packages in a tenth of pip's time, and tell whether that succeeded: it
    does not where packages come from somewhere that only pip is told of.
    """
    uv = next(tool for tool in project()["project"]["optional-dependencies"]["dev"] if tool.startswith("uv"))
    commands = [
        [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", uv],
        [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable, *arguments],
    ]
    return all(subprocess.run(command, capture_output=True, check=False).returncode == 0 for command in commands)


def install_build_requirements() -> None:
    """Install what `pyproject.toml` names for building."""
    pip_install("pip>=23.1", *project()["build-system"]["requires"])


def install_checkout(extras: list[str]) -> None:
    """Install the checkout, without compiling it, and what it needs. Most of the tools' modules are never imported, so
    theirs are compiled to bytecode only when they are.
    """
    os.environ["TEOCALLI_COMPILED_LATER"] = "yes"
    how = ["--no-build-isolation", "--editable"]
    if not extras:
        pip_install(*how, ".")
        return
    wanted = f".[{','.join(extras)}]"
    if not uv_installs(*how, wanted):
        pip_install("--no-compile", *how, wanted)


def main(wanted: list[str]) -> str | None:
    """Return ``None`` when everything is installed, else the sentence for the user."""
    try:
        if wanted == ["build"]:
            print("Installing what compiling needs …", flush=True)
            install_build_requirements()
        else:
            tools = " and the tools for its tests" if wanted else ""
            print(f"Installing Teocalli{tools} (a minute the first time) …", flush=True)
            install_checkout(wanted)
    except subprocess.CalledProcessError:
        return "Teocalli could not be installed; the lines above say why (the first time, it must reach PyPI)."
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
