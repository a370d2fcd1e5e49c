"""Where on the board an action acts: what marks and arrows of a drawing point at."""

from __future__ import annotations

from typing import Any, NamedTuple


class Trace(NamedTuple):
    """Something that an action does at a place of the board.

    Attributes:
        to: where, by the names of the game's drawing (docs/browser.md); several places are one, like the fields of a
            tile.
        origin: where what moves comes from; empty for what is placed or done there.

    """

    to: tuple[str, ...]
    origin: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As pages get it."""
        return {"from": list(self.origin), "to": list(self.to)}
