"""Several processes on one database: who runs, who looks at a game where, and whose bots play."""

from __future__ import annotations

import pytest

from teocalli.store import Looking, NoSuchGameError, Servers, Store
from tests.store.conftest import change
from tests.store.events import words

DIES = "UPDATE servers SET seen = seen - 11000 WHERE id = 'one'"


@pytest.fixture
def servers(store: Store, url: str) -> Servers:
    """Two processes that run."""
    change(url, "DELETE FROM servers")
    servers = Servers(store)
    assert [servers.beat(each) for each in ("one", "two", "one")] == [False, False, True]
    return servers


def test_bots_play_at_one_process_until_it_lets_them_go_or_dies(servers: Servers, store: Store, url: str) -> None:
    game, _ = store.create("uxmal", words(1))
    assert [servers.claim(each, game) for each in ("one", "two", "one")] == [True, False, True]
    servers.release("two", game)
    assert not servers.claim("two", game)
    servers.release("one", game)
    assert [servers.claim(each, game) for each in ("two", "one")] == [True, False]
    servers.leave("two")
    assert servers.claim("one", game)
    change(url, DIES)
    assert servers.beat("two") is False
    assert [servers.claim(each, game) for each in ("two", "one")] == [True, False]
    with pytest.raises(NoSuchGameError):
        servers.claim("one", "nothing")


def test_a_lease_of_the_dead_is_taken_without_waiting_for_a_beat(servers: Servers, store: Store, url: str) -> None:
    game, _ = store.create("uxmal", words(1))
    assert servers.claim("one", game)
    change(url, DIES)
    assert servers.claim("two", game)
    assert not servers.claim("one", game)  # it does not know that it is dead


def test_who_looks_at_a_game_is_known_elsewhere_as_long_as_the_process_runs(
    servers: Servers, store: Store, url: str
) -> None:
    game, _ = store.create("uxmal", words(1))
    ann, ben = Looking("ann", 2, 70), Looking("", 1, 80)
    servers.tell_lookers("one", {game: [ann, ben], "nothing": [ann]})
    assert servers.lookers_elsewhere("one", [game, "nothing"]) == {}
    assert servers.lookers_elsewhere("two", [game, "nothing"]) == {game: [ben, ann]}
    servers.tell_lookers("one", {game: [ann]})
    assert servers.lookers_elsewhere("two", [game]) == {game: [ann]}
    change(url, DIES)
    assert servers.lookers_elsewhere("two", [game]) == {}
    assert servers.beat("one")
    assert servers.lookers_elsewhere("two", [game]) == {game: [ann]}
    store.delete(game)
    assert servers.lookers_elsewhere("two", [game]) == {}


def test_versions_and_the_time_are_the_databases(servers: Servers, store: Store) -> None:
    games = [store.create("uxmal", words(number))[0] for number in (1, 3)]
    assert servers.versions([*games, "nothing"]) == {games[0]: 1, games[1]: 3}
    first, second = servers.now(), servers.now()
    assert 1_700_000_000_000 < first <= second < first + 60_000
