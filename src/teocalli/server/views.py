"""Views as they are sent: made once per version, for all who see the same."""

from __future__ import annotations

from teocalli.server.responses import to_json
from teocalli.table import snapshots
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import names_of
from teocalli.table.table import Table
from teocalli.table.view import build_view


class Views:
    """The views of one table. The caller sees to it that the table does not change meanwhile."""

    def __init__(self, game_id: str, table: Table, history: History | None = None) -> None:
        """`history`: what is told of the table already."""
        self._id = game_id
        self._table = table
        self._history = history or History(names_of(table.seats))
        self._version: int | None = None
        self._newest: dict[Sight, bytes] = {}

    def turn_to(self, table: Table) -> None:
        """Go on with another table of the same game; what both share is not told anew (R-47)."""
        self._table = table

    def _told(self) -> History:
        """The story of the table as it stands."""
        names = names_of(self._table.seats)
        if names != self._history.names:
            self._history = History(names)
        self._history.follow(self._table.match, self._table.origins)
        return self._history

    def snapshot(self) -> tuple[int, bytes]:
        """The version of the table, and what opens it again without playing it. Raises as `snapshots.take`."""
        return self._table.version, snapshots.take(self._table, self._told())

    def newest(self, sight: Sight) -> bytes:
        """Give the view of the table as it stands and is seen, as JSON."""
        if self._version != self._table.version:
            self._told()
            self._newest = {}
            self._version = self._table.version
        view = self._newest.get(sight)
        if view is None:
            view = self._newest[sight] = to_json(build_view(self._id, self._table, self._history, sight))
        return view
