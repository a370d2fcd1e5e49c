"""Tournaments in memory and in the database: each change is stored before anybody learns of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import ConflictError, NoSuchGameError, StoredEvent, StoreError, TournamentRow, Tournaments
from teocalli.tournaments.rules import Rules
from teocalli.tournaments.tournament import Tournament

KEPT = 50
"""Tournaments in memory at most."""

ATTEMPTS = 20
"""So often a change is tried again, because somebody else was quicker; of so many one is the quickest each time."""

Change = Callable[[Tournament], Sequence[Event]]


class TournamentRoom:
    """All tournaments of a database. Methods are for the event loop's thread."""

    def __init__(self, kept: Tournaments, changed: Callable[[str], None] = lambda _: None) -> None:
        """`changed` is told the id of each tournament that has changed, once that is stored."""
        self.kept = kept
        self._changed = changed
        # With the number of events that each has; nobody changes one of these.
        self._known: OrderedDict[str, Tournament] = OrderedDict()

    async def open(self, host: str, name: str, game: dict[str, object], rules: Rules, key: str) -> str:
        """Open a tournament and give its id; with a known key that of the one before."""
        _, events = Tournament.open(name, host, game, rules, key)
        return await run_writing(self.kept.create, host, events, key)

    async def get(self, tournament_id: str) -> Tournament:
        """A tournament as it is stored, to look at. Raises `NoSuchGameError`, `TeocalliError` for a damaged one."""
        known = self._known.get(tournament_id)
        if known is not None and known.version == await run_uncancellable(self.kept.version, tournament_id):
            self._known.move_to_end(tournament_id)
            return known
        loaded = await run_uncancellable(self._load, tournament_id)
        self._known[tournament_id] = loaded
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return loaded

    async def change(self, tournament_id: str, change: Change, request: Sequence[str] = ()) -> Tournament:
        """Change a tournament and give it. `request`: the key of who asks for it, and to what kinds of events it leads;
        what was done with that key is not done again.

        Raises what `change` raises; nothing is changed then.
        """
        for attempt in range(ATTEMPTS):
            try:
                if await run_writing(self._change, tournament_id, change, request):
                    self._changed(tournament_id)
                break
            except ConflictError:
                if attempt == ATTEMPTS - 1:
                    raise
        return await self.get(tournament_id)

    def _change(self, tournament_id: str, change: Change, request: Sequence[str]) -> bool:
        """Whether anything was stored."""
        tournament = self._load(tournament_id)
        if request and tournament.knows(*request):
            return False
        before = tournament.version
        events = change(tournament)
        if events:
            running = tournament.started and not tournament.closed
            self.kept.append(tournament_id, before, events, running=running)
        return bool(events)

    async def delete(self, tournament_id: str) -> None:
        """Delete a tournament, readable or not; its games stay. Raises `NoSuchGameError`."""
        await run_writing(self.kept.delete, tournament_id)
        self._known.pop(tournament_id, None)
        self._changed(tournament_id)

    def _load(self, tournament_id: str) -> Tournament:
        return read_tournament(self.kept.events(tournament_id))

    async def see(self, tournament_id: str, person: str | None) -> Tournament:
        """A tournament as somebody asks for it. Raises `NoSuchGameError` where it is hidden from them."""
        if person is None or not await run_uncancellable(self.kept.may_see, tournament_id, person):
            raise NoSuchGameError(tournament_id)
        return await self.get(tournament_id)

    async def page(
        self, person: str | None, offset: int, limit: int
    ) -> tuple[int, list[tuple[TournamentRow, Tournament | None]]]:
        """How many tournaments a person may see, and some of them; in the place of a damaged one None."""
        if person is None:
            return 0, []
        total, rows = await run_uncancellable(self.kept.of, person, offset, limit)
        return total, [(row, await self._or_none(row.id)) for row in rows]

    async def _or_none(self, tournament_id: str) -> Tournament | None:
        try:
            return await self.get(tournament_id)
        except TeocalliError:
            return None


def read_tournament(events: Sequence[StoredEvent]) -> Tournament:
    """The tournament of its events. Raises `TeocalliError` (`error-tournament-broken`) for damaged ones (R-42)."""
    try:
        return Tournament.from_events(events)
    except (StoreError, TeocalliError):
        raise
    except Exception as error:
        raise TeocalliError("error-tournament-broken") from error
