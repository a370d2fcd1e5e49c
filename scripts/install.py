"""Install Teocalli into the environment that runs this, from the checkout, so that edits take effect at once.

Usage: ``.venv/bin/python scripts/install.py [EXTRA]``; run from the root of the checkout. The build requirements are
installed first and kept, since the compiled modules are built in place, by ``make``, whenever their sources change.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path


def pip_install(*arguments: str) -> None:
    """Install with this environment's pip.

    Raises ``subprocess.CalledProcessError`` when pip does not succeed.
    """
    common = ["-qq", "--disable-pip-version-check", "--no-input"]
    subprocess.run([sys.executable, "-m", "pip", "install", *common, *arguments], check=True)


def main(extras: list[str]) -> str | None:
    """Return ``None`` when everything is installed, else the sentence for the user."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    target = f".[{','.join(extras)}]" if extras else "."
    print(
        f"Installing Teocalli{' and the tools for its tests' if extras else ''} (a minute the first time) …", flush=True
    )
    try:
        pip_install("pip>=23.1", *project["build-system"]["requires"])
        os.environ["TEOCALLI_COMPILED_LATER"] = "yes"
        pip_install("--no-build-isolation", "--editable", target)
    except subprocess.CalledProcessError:
        return "Teocalli could not be installed; the lines above say why (the first time, it must reach PyPI)."
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
