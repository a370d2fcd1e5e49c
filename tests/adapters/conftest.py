"""Makes the template known, the tiny third game, which is not offered to players."""

from __future__ import annotations

import pytest

from teocalli.core.game import Game
from teocalli.core.registry import Registry, register_game
from teocalli.games.heap.game import HeapGame


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The game Heap, known under its name while the test runs, and no other."""
    monkeypatch.setattr("teocalli.core.registry._registry", Registry({}))
    register_game(HeapGame)
    return HeapGame
