"""Games and events are kept whole, in order, once."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from teocalli.store import Append, BrokenGameError, ConflictError, NoSuchGameError, Store, StoreError
from tests.store.conftest import change
from tests.store.events import Some, words


def test_events_come_back_as_they_were_stored(store: Store, url: str) -> None:
    first = Some("created", {"text": "Zoë </script> 👩‍👧", "list": [1, None, True, 0.5]})
    game_id, new = store.create("uxmal", [first, *words(2)])
    store.append(game_id, 3, [Some("action", {"word": "build"}, "key 1")])
    store.close()
    events = Store(url).events(game_id)
    assert new
    assert [event.seq for event in events] == [1, 2, 3, 4]
    assert (events[0].kind, events[0].payload) == ("created", first.payload)
    assert (events[3].payload, events[3].key) == ({"word": "build"}, "key 1")


def test_a_creation_key_makes_one_game(store: Store) -> None:
    game_id, _ = store.create("uxmal", words(1), "k")
    assert store.create("uxmal", words(5), "k") == (game_id, False)
    assert store.games(0, 10).total == 1
    assert len(store.events(game_id)) == 1


def test_who_does_not_know_the_newest_event_adds_none(store: Store) -> None:
    game_id, _ = store.create("uxmal", words(2))
    for version in (0, 1, 3):
        with pytest.raises(ConflictError):
            store.append(game_id, version, words(1))
    assert len(store.events(game_id)) == 2


def test_several_events_are_stored_all_or_none(store: Store) -> None:
    game_id, _ = store.create("uxmal", [Some(key="k")])
    with pytest.raises(StoreError) as caught:
        store.append(game_id, 1, [Some(key="fresh"), Some(key="k")])
    assert caught.value.code == "error-storage"
    assert [event.key for event in store.events(game_id)] == ["k"]
    assert store.version(game_id) == 1


def test_a_key_may_return_in_another_game(store: Store) -> None:
    for _ in range(2):
        game_id, _ = store.create("uxmal", words(1))
        store.append(game_id, 1, [Some(key="k")])
        assert [event.key for event in store.events(game_id)] == [None, "k"]


def test_what_is_not_there_is_named_so(store: Store) -> None:
    for attempt in (store.events, store.version, store.delete):
        with pytest.raises(NoSuchGameError):
            attempt("nothing")
    with pytest.raises(NoSuchGameError):
        store.append("nothing", 0, words(1))


def test_deleting_takes_the_events_along(store: Store) -> None:
    game_id, _ = store.create("uxmal", words(3))
    other, _ = store.create("uxmal", words(1))
    store.delete(game_id)
    with store.reading() as connection:
        assert connection.execute(text("SELECT game_id FROM events")).scalars().all() == [other]


def test_the_list_has_pages_and_the_newest_change_comes_first(store: Store) -> None:
    ids = [store.create("uxmal", words(1))[0] for _ in range(7)]
    store.append(ids[2], 1, words(1))
    pages = [store.games(offset, 3) for offset in (0, 3, 6, 9)]
    assert [page.total for page in pages] == [7, 7, 7, 7]
    listed = [game.id for page in pages for game in page.games]
    assert sorted(listed) == sorted(ids)
    updated = [game.updated for page in pages for game in page.games]
    assert updated == sorted(updated, reverse=True)
    assert listed[0] == ids[2] or updated[0] == updated[1]


LISTS = {
    "host = ''": "games_by_host",
    "in_lobby = TRUE": "games_in_lobby",
}


@pytest.mark.parametrize("which", LISTS)
def test_a_page_is_found_by_its_index(store: Store, which: str) -> None:
    """R-49: no sorting, however many games there are."""
    query = f"SELECT id FROM games WHERE {which} ORDER BY updated DESC, id DESC LIMIT 20 OFFSET 40"
    with store.reading() as connection:
        if connection.dialect.name == "sqlite":
            plan = " ".join(row[3] for row in connection.execute(text(f"EXPLAIN QUERY PLAN {query}")))
        else:
            connection.execute(text("SET LOCAL enable_seqscan = off"))  # of an empty table it would be quicker
            for other in ("bitmapscan", "sort"):
                connection.execute(text(f"SET LOCAL enable_{other} = off"))
            plan = " ".join(row[0] for row in connection.execute(text(f"EXPLAIN {query}")))
    assert LISTS[which] in plan
    assert "TEMP B-TREE" not in plan
    assert "Sort" not in plan


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE seq = 2",
        "DELETE FROM events WHERE seq = 3",
        "DELETE FROM events",
        "UPDATE events SET payload = '{' WHERE seq = 2",
        "UPDATE events SET payload = '[]' WHERE seq = 2",
        "UPDATE games SET version = 2",
        "UPDATE games SET version = 4",
    ],
)
def test_a_damaged_game_is_not_given_but_can_be_deleted(store: Store, url: str, damage: str) -> None:
    """R-42, R-45."""
    game_id, _ = store.create("uxmal", words(3))
    change(url, damage)
    with pytest.raises(BrokenGameError):
        store.events(game_id)
    assert [game.id for game in store.games(0, 10).games] == [game_id]
    store.delete(game_id)
    assert store.games(0, 10).total == 0


def test_games_are_written_together_and_what_is_wrong_with_one_is_its_own(store: Store) -> None:
    ids = [store.create("uxmal", words(2))[0] for _ in range(4)]
    store.append(ids[3], 2, [Some("action", {"word": "build"}, "a key")])
    appends = [
        Append(ids[0], 2, words(2, first=2)),
        Append(ids[1], 1, words(1)),  # of a version that is not the newest
        Append("nothing", 2, words(1)),
        Append(ids[2], 2, words(1, first=2)),
    ]
    failures = store.append_all(appends)
    assert [type(failure) for failure in failures] == [type(None), ConflictError, NoSuchGameError, type(None)]
    assert [store.version(game_id) for game_id in ids] == [4, 2, 3, 3]
    assert [event.payload for event in store.events(ids[0])] == [event.payload for event in words(4)]
    # What the database itself refuses, here a key that is there already, keeps nothing else from being written.
    twice = Append(ids[3], 3, [Some("action", {"word": "pay"}, "a key")])
    failures = store.append_all([Append(ids[0], 4, words(1)), twice, Append(ids[1], 2, words(1))])
    assert [failure is None for failure in failures] == [True, False, True]
    assert isinstance(failures[1], StoreError)
    assert [store.version(game_id) for game_id in ids] == [5, 3, 3, 3]


def test_a_version_is_told_at_once_where_nobody_waits_for_it(store: Store, url: str) -> None:
    game_id, _ = store.create("uxmal", words(2))
    assert store.version_at_once(game_id) == (2 if url.startswith("sqlite") else None)
    other = Store(url)
    other.append(game_id, 2, words(1))
    other.close()
    assert store.version_at_once(game_id) in (3, None)
    if url.startswith("sqlite"):
        with pytest.raises(NoSuchGameError):
            store.version_at_once("nothing")
