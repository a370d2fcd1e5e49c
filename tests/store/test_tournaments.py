"""Tournaments in the database: each event once, whoever is quicker; who may see them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from teocalli.store import BrokenGameError, ConflictError, NoSuchGameError, People, Store, StoreError, Tournaments
from tests.store.conftest import change
from tests.store.events import Some, words


def test_events_are_stored_once(store: Store) -> None:
    """Two at once who have read the same: one of them is refused, and nothing of theirs is stored."""
    lina = People(store).add("Lina", "phone").id
    tournaments = Tournaments(store)
    cup = tournaments.create(lina, words(2), "open")
    assert cup.startswith("t-")
    assert tournaments.create(lina, words(1), "open") == cup

    def attempt(number: int) -> str:
        try:
            tournaments.append(cup, 2, [Some(payload={"by": number}, key=f"k{number}"), *words(1)], running=True)
        except ConflictError:
            return "refused"
        return "stored"

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(attempt, range(4))) == ["refused", "refused", "refused", "stored"]
    assert [event.seq for event in tournaments.events(cup)] == [1, 2, 3, 4]
    assert (tournaments.version(cup), tournaments.running()) == (4, [cup])
    tournaments.append(cup, 4, words(1), running=False)
    assert tournaments.running() == []
    with pytest.raises(StoreError):  # the same request again, by somebody who does not know it
        tournaments.append(cup, 5, [Some(key=tournaments.events(cup)[2].key)], running=False)
    assert tournaments.version(cup) == 5


def test_who_may_see_it(store: Store) -> None:
    people, tournaments = People(store), Tournaments(store)
    lina, omar = people.add("Lina", "phone").id, people.add("Omar", "laptop").id
    cups = [tournaments.create(lina, words(1), f"open {number}") for number in range(3)]
    tournaments.add_link(cups[0], "hash")
    assert (tournaments.by_link("hash"), tournaments.by_link("other")) == (cups[0], None)
    assert [tournaments.may_see(cups[0], person) for person in (lina, omar)] == [True, False]
    for _ in range(2):
        tournaments.admit(cups[0], omar)
    assert tournaments.may_see(cups[0], omar)
    total, rows = tournaments.of(omar, 0, 10)
    assert (total, [(row.id, row.version, row.host) for row in rows]) == (1, [(cups[0], 1, lina)])
    assert len(tournaments.of(lina, 1, 1)[1]) == 1
    assert tournaments.are_there([lina, "nobody"]) == {lina}
    game, _ = store.create("uxmal", words(4))
    assert tournaments.game_versions([game, "none"]) == {game: 4}
    tournaments.delete(cups[0])
    for missing in (tournaments.events, tournaments.version, tournaments.delete):
        with pytest.raises(NoSuchGameError):
            missing(cups[0])
    assert tournaments.by_link("hash") is None


def test_a_lost_event_is_noticed(store: Store, url: str) -> None:
    """R-42."""
    tournaments = Tournaments(store)
    cup = tournaments.create(People(store).add("Lina", "phone").id, words(3), "open")
    change(url, "DELETE FROM tournament_events WHERE seq = 2")
    with pytest.raises(BrokenGameError):
        tournaments.events(cup)
