"""A test that begins a loop by itself fails wherever a browser test went before."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parent


def test_loops_begin_in_threads_of_their_own() -> None:
    said = "asyncio." + "run"
    begun = {path.name for path in TESTS.rglob("*.py") if said in path.read_text(encoding="utf-8")}
    assert begun == {"awaiting.py"}
