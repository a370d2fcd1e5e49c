"""Undo over the longest chain of decisions of a stored game and forward again leads to the same position (R-03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fixtures.store import stored_games
from tests.teotihuacan.chains import longest_chain


@pytest.mark.parametrize("path", stored_games("teotihuacan"), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_undo_and_forward_again(path: Path) -> None:
    chain = longest_chain(path)
    match = chain.match()
    hashes = [match.state_at(n).hash() for n in range(chain.end + 1)]
    words = match.words[chain.start :]
    assert len(words) >= 2
    while match.undo_barrier() is None:
        match.undo()
        assert match.state.hash() == hashes[len(match.words)]
    assert len(match.words) == chain.start
    for word in words:
        match.play(word)
        assert match.state.hash() == hashes[len(match.words)]
    assert match.state.hash() == hashes[chain.end]
