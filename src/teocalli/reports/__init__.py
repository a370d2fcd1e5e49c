"""Pages with plots that need nothing else: markup, style, and plots that suit light and dark."""

from __future__ import annotations

from importlib.util import find_spec

from teocalli.core.errors import TeocalliError


def check_plots() -> None:
    """Raise `TeocalliError` (`error-no-plots`) where matplotlib, the extra `report`, is not installed."""
    if find_spec("matplotlib") is None:
        raise TeocalliError("error-no-plots")
