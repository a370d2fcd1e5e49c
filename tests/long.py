"""Cases that every commit tries, and further ones of the wider net, which `make test-long` casts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def with_further(common: Iterable[Any], further: Iterable[Any], *, several: bool = False) -> list[Any]:
    """Values for a test's parameter: the further ones have the mark `long`. `several`: for several parameters."""
    marked = [pytest.param(*(value if several else [value]), marks=pytest.mark.long) for value in further]
    return [*common, *marked]


def some_of(cases: Iterable[Any], step: int, *, several: bool = False) -> list[Any]:
    """Values for a test's parameter: every so many of the cases, and the rest in the wider net."""
    values = list(cases)
    return with_further(values[::step], (value for at, value in enumerate(values) if at % step), several=several)
