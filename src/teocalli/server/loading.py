"""From stored events to tables and to entries of the list of games."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from teocalli.core.errors import Message, TeocalliError, message
from teocalli.core.names import is_program
from teocalli.store import (
    AT_ONE_SCREEN,
    NOBODY_ASKED,
    Ask,
    Asking,
    BrokenGameError,
    GameRow,
    Page,
    Result,
    Snapshot,
    Standing,
    Store,
    StoreError,
)
from teocalli.table import snapshots
from teocalli.table.asking import newly_asked
from teocalli.table.history import History
from teocalli.table.table import Table
from teocalli.table.view import list_entry

log = logging.getLogger(__name__)

T = TypeVar("T")
BROKEN = "error-game-broken"

KEPT_ENTRIES = 1000
"""Entries of the list of games that are kept, so that a list does not replay the same games again."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it was stored; what is told of it, and up to which event, where a snapshot knew that."""

    table: Table
    history: History | None = None
    remembered: int = 0


def load_table(store: Store, game_id: str) -> Loaded:
    """Load a table as it was stored, from its snapshot and what came after, or from all of its events.

    Raises `NoSuchGameError`, `StoreError`, or `TeocalliError` (`error-game-broken`) with the reason if its events do
    not lead to a position: nothing older is shown instead (R-42).
    """
    with _naming_broken():
        snapshot, events = store.load(game_id, _program_of)
        known = None if snapshot is None else _restored(game_id, snapshot)
        if known is None:
            events = events if snapshot is None else store.events(game_id)
            return Loaded(told(game_id, Table.from_events, events))
        told(game_id, known.table.replay, events)
        return known


def catch_up(store: Store, game_id: str, table: Table) -> Table:
    """The table with what other programs have added to its events. Raises as `load_table`."""
    with _naming_broken():
        changed = table.copy()
        told(game_id, changed.replay, store.events_after(game_id, table.version))
        return changed


@contextmanager
def _naming_broken() -> Iterator[None]:
    """Say that the game is broken, where it is not the database that fails."""
    try:
        yield
    except TeocalliError as error:
        broken = error.code != BROKEN and (isinstance(error, BrokenGameError) or not isinstance(error, StoreError))
        raise _broken(error.message) if broken else error from error.__cause__


def _program_of(game: str) -> str:
    """The program that reads snapshots of a game; "": none does."""
    try:
        return snapshots.program_of(game)
    except (TeocalliError, OSError):
        return ""


def _restored(game_id: str, snapshot: Snapshot) -> Loaded | None:
    """What a snapshot holds; None if it is good for nothing."""
    try:
        table, history = snapshots.restored(snapshot.data)
    except Exception as error:
        log.warning("game %s: its snapshot cannot be read, the events are: %r", game_id, error)
        return None
    return Loaded(table, history, snapshot.seq) if table.version == snapshot.seq else None


def standing_of(table: Table) -> Standing:
    """How a table stands for lists."""
    if table.company is None:
        return Standing()
    players = frozenset(person for person in table.company.persons if person is not None)
    return Standing(table.company.host, table.in_lobby, players, results_of(table), rated_of(table))


def asking_of(before: Table | None, after: Table) -> Asking:
    """What the store is told of who is asked for something since a change, and who is not any more."""
    company = after.company
    if company is None:
        return NOBODY_ASKED
    asked, settled = newly_asked(before, after)
    if not asked and not settled:
        return NOBODY_ASKED
    seats = [{"name": seat.name, "person": company.persons[seat.seat]} for seat in after.seats]
    told_of = {"game": after.match.game.name, "seats": seats}
    return Asking([Ask(*each) for each in asked], [Ask(*each) for each in settled], told_of)


def rated_of(table: Table) -> tuple[tuple[str, int], ...]:
    """Who played a game that counts, each with the place; whoever let a bot play, even for a while, shares the last."""
    company, state = table.company, table.match.state
    if company is None or not state.is_terminal() or not table.counts:
        return ()
    left = {each.seat for each in table.stand_ins}
    places = _places(table)
    return tuple(
        (person, len(places) if seat in left else places[seat])
        for seat, person in enumerate(company.persons)
        if person is not None
    )


def _places(table: Table) -> dict[int, int]:
    """The place of each seat, from 1 on, which several may share."""
    ranking = table.match.game.result(table.match.state)["ranking"]
    return {seat: 1 + sum(map(len, ranking[:n])) for n, shared in enumerate(ranking) for seat in shared}


def results_of(table: Table) -> tuple[Result, ...]:
    """How a game ended for the people who played it to the end themselves; nothing of a game that was practice, or that
    came in part from a record.
    """
    company, state = table.company, table.match.state
    if company is None or not state.is_terminal() or table.practice or "record" in table.origins:
        return ()
    points = state.points()
    places = _places(table)
    return tuple(
        Result(person, len(points), places[seat], points[seat])
        for seat, person in enumerate(company.persons)
        if person is not None and not is_program(person) and table.stand_in_at(seat) is None
    )


def told(game_id: str, look: Callable[..., T], *args: Any) -> T:
    """Give what a look at a game finds. Whatever goes wrong, the game is broken, and nothing else (R-45).

    Raises `TeocalliError`, which is `error-game-broken` instead of any other exception.
    """
    try:
        return look(*args)
    except TeocalliError:
        raise
    except Exception as error:
        log.warning("game %s cannot be read", game_id, exc_info=error)
        raise _broken(message("error-event-payload")) from error


def _broken(reason: Message) -> TeocalliError:
    return TeocalliError(BROKEN, reason=reason)


class GameList:
    """The list of games. An entry is made of the game's events, so that it cannot differ from the game."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: OrderedDict[tuple[str, int], dict[str, Any]] = OrderedDict()
        self._lock = threading.Lock()

    def page(self, page: Page, who: str | None = AT_ONE_SCREEN) -> dict[str, Any]:
        """Tell a part of a list of the store (R-49). May be called from any thread.

        `who`: who is asking, a person or `AT_ONE_SCREEN`; what is theirs they may delete.
        """
        with self._lock:
            games = [self._entry(row) | {"own": row.host == who} for row in page.games]
            return {"total": page.total, "games": games, "played": page.played}

    def _entry(self, row: GameRow) -> dict[str, Any]:
        key = (row.id, row.version)
        entry = self._entries.get(key)
        if entry is None:
            entry = self._told(row)
            if entry["status"] != "broken":
                self._entries[key] = entry
        else:
            self._entries.move_to_end(key)
        while len(self._entries) > KEPT_ENTRIES:
            self._entries.popitem(last=False)
        return {
            "id": row.id,
            "game": row.game,
            "version": row.version,
            "created": row.created,
            "updated": row.updated,
            **entry,
        }

    def _told(self, row: GameRow) -> dict[str, Any]:
        try:
            return told(row.id, lambda: list_entry(load_table(self._store, row.id).table))
        except TeocalliError as error:
            return _broken_entry(error.message)


def _broken_entry(reason: Message) -> dict[str, Any]:
    return {
        "seats": [],
        "status": "broken",
        "to_move": None,
        "scores": [],
        "winners": [],
        "phase": None,
        "free": [],
        "error": reason,
    }
