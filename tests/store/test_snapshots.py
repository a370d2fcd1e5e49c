"""A snapshot is given as long as it stands for the events that are there, and can be lost at any time."""

from __future__ import annotations

import pytest

from teocalli.store import NoSuchGameError, Snapshot, Store
from tests.store.conftest import change
from tests.store.events import words


def program(name: str) -> str:
    """What reads snapshots of a game."""
    return f"program of {name}"


def kept(store: Store, events: int = 6, seq: int = 4) -> tuple[str, Snapshot]:
    """A game with a snapshot."""
    game_id, _ = store.create("uxmal", words(events))
    snapshot = Snapshot(seq, program("uxmal"), b"\x00what stands there\xff")
    store.keep_snapshot(game_id, snapshot)
    return game_id, snapshot


def test_a_snapshot_comes_with_the_events_after_it(store: Store) -> None:
    game_id, snapshot = kept(store)
    found, events = store.load(game_id, program)
    assert found == snapshot
    assert [event.seq for event in events] == [5, 6]
    store.append(game_id, 6, words(2))
    assert [event.seq for event in store.load(game_id, program)[1]] == [5, 6, 7, 8]
    assert [event.seq for event in store.events_after(game_id, 6)] == [7, 8]


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE events SET payload = '{}' WHERE seq = 2",
        "UPDATE events SET kind = 'undo' WHERE seq = 4",
        "UPDATE snapshots SET seq = 5",
        "UPDATE snapshots SET seq = 70",
        "UPDATE snapshots SET program = 'another'",
        "UPDATE snapshots SET data = seal::bytea",
        "DELETE FROM snapshots",
    ],
)
def test_one_that_stands_for_anything_else_is_left_alone(store: Store, url: str, harm: str) -> None:
    game_id, _ = kept(store)
    change(url, harm if url.startswith("postgresql") else harm.replace("seal::bytea", "CAST(seal AS BLOB)"))
    found, events = store.load(game_id, program)
    assert found is None
    assert [event.seq for event in events] == [1, 2, 3, 4, 5, 6]


def test_the_newest_stays_and_another_programs_gives_way(store: Store) -> None:
    game_id, snapshot = kept(store)
    store.keep_snapshot(game_id, Snapshot(3, snapshot.program, b"older"))
    assert store.load(game_id, program)[0] == snapshot
    newer, other = Snapshot(5, snapshot.program, b"newer"), Snapshot(2, "another", b"other")
    for each in (newer, other):
        store.keep_snapshot(game_id, each)
        assert store.load(game_id, lambda _: each.program)[0] == each  # noqa: B023 - called at once


def test_it_goes_with_its_game_and_none_comes_without(store: Store) -> None:
    game_id, snapshot = kept(store)
    store.delete(game_id)
    for seq in (1, 4):
        with pytest.raises(NoSuchGameError):
            store.keep_snapshot(game_id, Snapshot(seq, snapshot.program, b""))
