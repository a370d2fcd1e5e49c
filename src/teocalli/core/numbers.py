"""Numbers as people write them in a language."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent


def decimal(value: float, language: str, places: int = 1) -> str:
    """A number with so many decimals."""
    return format_decimal(value, format=f"#,##0{_decimals(places)}", locale=language)


def percent(value: float, language: str, places: int = 1) -> str:
    """A share as a percentage with so many decimals."""
    space = "" if language == "en" else "\u00a0"
    return format_percent(value, format=f"0{_decimals(places)}{space}%", locale=language)


def _decimals(places: int) -> str:
    return f".{'0' * places}" if places else ""
