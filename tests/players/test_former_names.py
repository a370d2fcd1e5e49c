"""Names that users may have keep working for one version, with a warning."""

from __future__ import annotations

import pytest

from teocalli.players import thinker
from teocalli.players.search_player import SearchPlayer


def test_the_player_that_searches_is_found_by_its_former_name() -> None:
    with pytest.warns(DeprecationWarning, match="search_player.SearchPlayer"):
        assert thinker.Thinker is SearchPlayer
    with pytest.raises(AttributeError):
        _ = thinker.Other
