"""What all tests share: how hard hypothesis looks, that a missing text is an error, and the same chance in each run."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from teocalli.core import chance
from teocalli.core.registry import installed_games
from tests.seeded import entropy_of

settings.register_profile(
    "quick", max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("TEOCALLI_HYPOTHESIS", "quick"))

os.environ.setdefault("TEOCALLI_STRICT_TEXTS", "1")  # a missing text or argument fails the test that meets it

# Who starts the tests in the background may have Ctrl-C ignored, and every process that a test starts would inherit it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_sessionstart() -> None:
    """Ask for a new installation where the one of the environment is older than the entry points of the games."""
    if not installed_games():
        command = ".venv/bin/python -m pip install --no-deps --no-build-isolation -e ."
        pytest.exit(f"No game is installed in this environment: install Teocalli anew with `{command}`.", 2)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Address of a database on a real PostgreSQL server, which all tests share."""
    from tests.store.postgresql import running  # noqa: PLC0415 - few tests need it

    # It runs as a user of its own where the tests run as root, and pytest keeps its own folders from others.
    with (
        tempfile.TemporaryDirectory(prefix="teocalli-", ignore_cleanup_errors=True) as folder,
        running(Path(folder) / "postgresql") as address,
    ):
        yield address


@pytest.fixture(autouse=True)
def seeded_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance that nobody seeds follows from the test's name; the mark `unseeded` leaves it to the system."""
    if request.node.get_closest_marker("unseeded") is None:
        monkeypatch.setattr(chance, "entropy", entropy_of(request.node.nodeid))
