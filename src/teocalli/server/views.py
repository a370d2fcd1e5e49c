"""Views as they are sent: made once per version, for all who ask."""

from __future__ import annotations

from teocalli.server.responses import to_json
from teocalli.table.history import History
from teocalli.table.seats import names_of
from teocalli.table.table import Table
from teocalli.table.view import build_view


class Views:
    """The views of one table. The caller sees to it that the table does not change meanwhile."""

    def __init__(self, game_id: str, table: Table) -> None:
        self._id = game_id
        self._table = table
        self._history = History(names_of(table.seats))
        self._version: int | None = None
        self._newest = b""

    def turn_to(self, table: Table) -> None:
        """Go on with another table of the same game; what both share is not told anew (R-47)."""
        self._table = table

    def newest(self) -> bytes:
        """Give the view of the table as it stands, as JSON."""
        if self._version != self._table.version:
            self._history.follow(self._table.match, self._table.origins)
            self._newest = to_json(build_view(self._id, self._table, self._history))
            self._version = self._table.version
        return self._newest
