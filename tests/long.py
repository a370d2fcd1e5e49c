"""Cases that every commit tries, and further ones of the wider net, which `make test-long` casts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def with_further(common: Iterable[Any], further: Iterable[Any]) -> list[Any]:
    """Values for a test's parameter: the further ones have the mark `long`."""
    return [*common, *(pytest.param(value, marks=pytest.mark.long) for value in further)]
