"""A little of what `make sanitize` does at length: the compiled core under gcc's sanitizers."""

from __future__ import annotations

import pytest

from tests.safety.watched import RUNTIMES, SHORT, build, run, runtime

KIND = "address"


@pytest.mark.skipif(runtime(KIND) is None, reason=f"the compiler has no {RUNTIMES[KIND]}")
def test_nothing_is_read_or_written_out_of_bounds_and_no_sum_overflows() -> None:
    library = build(KIND, quickly=True)
    done = run(KIND, library, *SHORT[KIND], quiet=True)
    assert done.returncode == 0, f"{done.stdout[-500:]}\nstatus {done.returncode}\n{done.stderr[-8000:]}"
