"""The former name of `teocalli.players.search_player`; it goes with version 0.2."""

from __future__ import annotations

import warnings

from teocalli.players.search_player import SearchPlayer

_FORMER = {"Thinker": SearchPlayer}


def __getattr__(name: str) -> type[SearchPlayer]:
    """What was called otherwise here, with a warning."""
    if name not in _FORMER:
        raise AttributeError(name)
    told = f"{__name__}.{name} is teocalli.players.search_player.{_FORMER[name].__name__} now"
    warnings.warn(f"{told}; the old name goes with version 0.2", DeprecationWarning, stacklevel=2)
    return _FORMER[name]
