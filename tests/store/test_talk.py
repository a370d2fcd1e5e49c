"""What is said is kept for a while, once for each key; notes of one person are nobody else's."""

from __future__ import annotations

import pytest

from teocalli.store import Author, NoSuchGameError, Notes, People, Store, StoreError, Talk, talk
from tests.store.events import words


@pytest.fixture
def kept(store: Store) -> Talk:
    """The talk of an empty store."""
    return Talk(store)


def test_what_is_said_is_kept_once_for_each_key_and_bounded(
    store: Store, kept: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "KEPT_MESSAGES", 3)
    lina, omar = (Author(People(store).add(name, name).id, seat, name) for seat, name in ((0, "Lina"), (None, "Omar")))
    game_id, other = (store.create("uxmal", words(1))[0] for _ in range(2))
    assert [kept.say(game_id, "table", lina, f"m{n}", f"k{n}") for n in (1, 2, 2, 3, 4)] == [1, 2, 2, 3, 4]
    assert kept.say(game_id, "watchers", omar, "psst", "k1") == 1  # numbers of one room tell nothing of the other
    assert [(each.number, each.text) for each in kept.said(game_id, ["table"])] == [(2, "m2"), (3, "m3"), (4, "m4")]
    assert {each.author for each in kept.said(game_id, ["table", "watchers"])} == {lina, omar}
    assert kept.newest([game_id, other]) == {game_id: {"table": 4, "watchers": 1}, other: {}}
    store.delete(game_id)
    assert kept.said(game_id, ["table", "watchers"]) == []
    with pytest.raises(NoSuchGameError):
        kept.say(game_id, "table", lina, "gone", "k9")


def test_who_is_muted_stays_so_until_that_is_taken_back(store: Store, kept: Talk) -> None:
    lina, omar = (People(store).add(name, name).id for name in ("Lina", "Omar"))
    for _ in range(2):
        kept.mute(lina, omar, muted=True)
    assert (kept.muted(lina), kept.muted(omar)) == ({omar: "Omar"}, {})
    kept.mute(lina, omar, muted=False)
    assert kept.muted(lina) == {}


def test_notes_are_not_written_over_unseen(store: Store, kept: Talk) -> None:
    """R-29: two devices of one person."""
    lina, omar = (People(store).add(name, name).id for name in ("Lina", "Omar"))
    game_id, _ = store.create("uxmal", words(1))
    assert kept.note(game_id, lina, "one", 0) == kept.note(game_id, lina, "one", 0) == Notes("one", 1)
    with pytest.raises(StoreError) as caught:
        kept.note(game_id, lina, "other", 0)
    assert caught.value.code == "error-notes-changed"
    assert kept.note(game_id, lina, "two", 1) == kept.notes(game_id, lina) == Notes("two", 2)
    assert kept.notes(game_id, omar) == Notes()
    store.delete(game_id)
    with pytest.raises(NoSuchGameError):
        kept.note(game_id, lina, "gone", 2)
