"""Views as they are sent: made once per version, for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from teocalli.core.game import Game
from teocalli.server.responses import to_json
from teocalli.table import snapshots
from teocalli.table.company import Sight
from teocalli.table.history import History, Piece
from teocalli.table.seats import names_of
from teocalli.table.table import Table
from teocalli.table.view import what_changes, what_stays

SOON_TOLD = 10
"""Words that are told in no time."""


@dataclass(frozen=True, slots=True)
class SeenView:
    """The view of a table for all who see the same, as JSON in parts.

    Attributes:
        version: of the table; with who looks it stands for all of it.
        sight: how it is seen.
        changing: what is told each time, an object.
        staying: what never changes, an object.
        story: what was played, position by position.

    """

    version: int
    sight: Sight
    changing: bytes
    staying: bytes
    story: Sequence[Piece]
    _written: dict[int, bytes] = field(default_factory=dict, compare=False, repr=False)

    @property
    def mark(self) -> str:
        """Changes whenever the view does."""
        return (
            str(self.version) if self.sight.role == "screen" else f"{self.version} {self.sight.role} {self.sight.seat}"
        )

    @property
    def story_mark(self) -> str:
        """Stands for all of the story."""
        return self.story[-1].mark

    def told_after(self, known: str | None) -> int:
        """The first position that somebody must be told who knows the story up to a mark; 0 for all of it."""
        if not known:
            return 0
        return next((n + 1 for n in range(len(self.story) - 1, -1, -1) if self.story[n].mark == known), 0)

    def json(self, first: int = 0) -> bytes:
        """The view with the story from a position on; with the whole of it also what never changes."""
        if first not in self._written:
            self._written[first] = self._write(first)
        return self._written[first]

    def _write(self, first: int) -> bytes:
        told = self.story[first:]
        log = ",".join(piece.log for piece in told if piece.log)
        scores = ",".join(piece.scores for piece in told)
        phases = ",".join(piece.phases for piece in told if piece.phases)
        about = f'"story":{{"from":{first},"mark":"{self.story_mark}"}}'
        story = f'{about},"log":[{log}],"score_history":[{scores}],"phases":[{phases}]}}'
        staying = b"" if first else self.staying[1:-1] + b","
        return self.changing[:-1] + b"," + staying + story.encode("ascii")


class Views:
    """The views of one table. The caller sees to it that the table does not change meanwhile."""

    def __init__(self, game_id: str, table: Table, history: History | None = None) -> None:
        """`history`: what is told of the table already."""
        self._id = game_id
        self._table = table
        self._history = history or History(names_of(table.seats))
        self._version: int | None = None
        self._newest: dict[Sight, SeenView] = {}
        self._staying: tuple[Game, bytes] | None = None
        self._story: tuple[Piece, ...] = ()

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

    @property
    def is_soon_told(self) -> bool:
        """Whether little is missing from the story."""
        names_known = len(self._history.names) == len(self._table.seats)
        return names_known and len(self._table.match.words) - len(self._history.pieces) < SOON_TOLD

    def snapshot(self) -> tuple[int, bytes]:
        """The version of the table, and what opens it again without playing it. Raises as `snapshots.take`."""
        return self._table.version, snapshots.take(self._table, self._told())

    def newest(self, sight: Sight) -> SeenView:
        """Give the view of the table as it stands and is seen."""
        if self._version != self._table.version:
            self._story = tuple(self._told().pieces)
            self._newest = {}
            self._version = self._table.version
        view = self._newest.get(sight)
        if view is None:
            changing = to_json(what_changes(self._id, self._table, self._history, sight))
            view = SeenView(self._table.version, sight, changing, self._what_stays(), self._story)
            self._newest[sight] = view
        return view

    def _what_stays(self) -> bytes:
        game = self._table.match.game
        if self._staying is None or self._staying[0] is not game:
            self._staying = game, to_json(what_stays(self._table))
        return self._staying[1]
