"""How a check says that something is not as it must be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Unmet(Exception):  # noqa: N818 - it is no error of the program
    """A requirement of the contract that does not hold."""


def require(holds: bool, text: str) -> None:
    """Raise `Unmet` unless `holds`. It stays in force under `python -O`, unlike an assertion."""
    if not holds:
        raise Unmet(text)


def require_equal(found: Any, expected: Any, what: str) -> None:
    """Raise `Unmet` unless both are equal; the text shows them."""
    if found != expected:
        raise Unmet(f"{what}: {_shown(found)} instead of {_shown(expected)}")


def require_raises(kind: type[Exception], act: Callable[[], Any], what: str) -> Exception:
    """Return the exception of `kind` that `act` raises. Raises `Unmet` if it raises none or another."""
    try:
        act()
    except kind as error:
        return error
    except Exception as error:
        raise Unmet(f"{what}: {type(error).__name__} instead of {kind.__name__}") from error
    raise Unmet(f"{what}: accepted")


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 300 else text[:299] + "…"
