"""The small game, known as if it were installed."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

from teocalli.core.registry import GROUP, Registry, register_game
from teocalli.games.heap.game import HeapGame


@pytest.fixture(autouse=True)
def small_game(monkeypatch: pytest.MonkeyPatch) -> type[HeapGame]:
    """The template's game, beside those that are installed, while a test runs."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    monkeypatch.setattr("teocalli.core.registry._registry", Registry(found))
    register_game(HeapGame)
    return HeapGame
