"""What a command does not need is not loaded: the first line comes at once."""

from __future__ import annotations

import subprocess
import sys

from teocalli.cli.command import CarefulGroup

SLOW = ("alembic", "fastapi", "jsonschema", "matplotlib", "numpy", "sqlalchemy")
CALL = f"""
import sys
from teocalli.cli.command import app
try:
    app(["{{}}"])
except SystemExit:
    print([name for name in {SLOW} if name in sys.modules])
"""


def test_help_loads_no_command() -> None:
    found = subprocess.run([sys.executable, "-c", CALL.format("--help")], capture_output=True, text=True, check=True)
    assert "simulate" in found.stdout
    assert found.stdout.splitlines()[-1] == "[]"


def test_every_command_can_be_loaded_and_is_found_by_its_name() -> None:
    for name, command in CarefulGroup.lazy.items():
        loaded = command.load(name)
        assert (loaded.name, bool(loaded.help)) == (name, True)
