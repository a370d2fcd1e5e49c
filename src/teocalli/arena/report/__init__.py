"""The report of a match: one HTML page with plots that needs nothing else."""

from __future__ import annotations

from importlib.util import find_spec

from teocalli.core.errors import TeocalliError

REPORT_FILE = "report.html"


def check_plots() -> None:
    """Raise `TeocalliError` (`error-arena-no-plots`) where matplotlib, the extra `report`, is not installed."""
    if find_spec("matplotlib") is None:
        raise TeocalliError("error-arena-no-plots")
