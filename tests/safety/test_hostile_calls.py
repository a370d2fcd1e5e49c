"""Calls that nobody should make end with a refusal, in a process of its own: a crash would name the call."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.safety.watched import ROOT


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_call_ends_the_interpreter_or_with_another_error_than_a_refusal(seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.safety.exercise", "calls=1500", "--seed", seed],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"status {done.returncode} after the calls\n{done.stderr[-6000:]}"
