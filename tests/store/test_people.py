"""Persons, devices, links and members are kept; of secrets only hashes."""

from __future__ import annotations

from datetime import timedelta

import pytest

from teocalli.store import NoSuchGameError, People, Standing, Store, StoreError
from teocalli.store.people import MOST_LINKS
from tests.store.events import words


@pytest.fixture
def people(store: Store) -> People:
    """The persons of an empty store."""
    return People(store)


def test_a_person_is_known_by_each_of_their_devices(people: People) -> None:
    lina = people.add("Lina", "phone")
    people.add_device_link(lina.id, "link", timedelta(minutes=1))
    assert people.take_device_link("link", "laptop") == lina
    people.rename(lina.id, "Lina M.")
    assert people.of_device("phone") == people.of_device("laptop")
    people.forget_device("phone")
    assert people.of_device("phone") is None
    assert people.of_device("laptop") is not None


def test_what_a_device_is_in_a_game_is_told_at_once_where_nobody_need_wait(store: Store, people: People) -> None:
    lina, _ = people.add("Lina", "phone"), people.add("Noor", "laptop")
    game_id, _ = store.create("uxmal", words(1))
    people.admit(game_id, lina.id, "guest")
    asked = [("phone", game_id), ("laptop", game_id), ("phone", "other"), ("nobody's", game_id)]
    told = [people.of_device_at(*each) for each in asked]
    assert [(person and person.name, role) for person, role in told] == [
        ("Lina", "guest"),
        ("Noor", None),
        ("Lina", None),
        (None, None),
    ]
    at_once = [people.of_device_at_once(*each) for each in asked]
    assert at_once == (told if store.kind == "sqlite" else [None] * len(asked))


def test_a_link_to_a_person_works_once_and_for_a_time(people: People) -> None:
    lina = people.add("Lina", "phone")
    people.add_device_link(lina.id, "late", timedelta(seconds=-1))
    assert people.take_device_link("late", "laptop") is None
    people.add_device_link(lina.id, "first", timedelta(minutes=1))
    people.add_device_link(lina.id, "second", timedelta(minutes=1))
    assert people.take_device_link("first", "laptop") is None  # the second one has taken its place
    assert people.invitation("second") is None
    assert people.take_device_link("second", "laptop") == lina
    assert people.take_device_link("second", "tablet") is None


def test_a_link_invites_to_a_game_until_that_is_gone(people: People, store: Store) -> None:
    game_id, _ = store.create("uxmal", words(1))
    people.add_invitation(game_id, "player", "link")
    link = people.invitation("link")
    assert link is not None
    assert (link.kind, link.game_id) == ("player", game_id)
    assert people.take_device_link("link", "phone") is None
    store.delete(game_id)
    assert people.invitation("link") is None
    with pytest.raises(NoSuchGameError):
        people.add_invitation(game_id, "player", "another")


def test_a_game_has_only_so_many_links(people: People, store: Store) -> None:
    game_id, _ = store.create("uxmal", words(1))
    for number in range(MOST_LINKS):
        people.add_invitation(game_id, "player", f"link {number}")
    with pytest.raises(StoreError) as caught:
        people.add_invitation(game_id, "player", "one more")
    assert caught.value.code == "error-too-many-links"


def test_who_is_let_in_gains_rights_and_loses_none(people: People, store: Store) -> None:
    lina, omar = people.add("Lina", "1"), people.add("Omar", "2")
    standing = Standing(lina.id, players=frozenset({lina.id}))
    game_id, _ = store.create("uxmal", words(1), standing=standing)
    assert people.role(game_id, omar.id) is None
    for role, then in (("spectator", "spectator"), ("guest", "guest"), ("spectator", "guest")):
        people.admit(game_id, omar.id, role)
        assert people.role(game_id, omar.id) == then
    people.admit(game_id, lina.id, "spectator")
    assert people.role(game_id, lina.id) == "player"
    store.append(game_id, 1, words(1), Standing(lina.id, players=frozenset({omar.id})))
    assert (people.role(game_id, lina.id), people.role(game_id, omar.id)) == ("guest", "player")


def test_each_list_has_its_games(people: People, store: Store) -> None:
    lina, omar = people.add("Lina", "1"), people.add("Omar", "2")
    at_screen, _ = store.create("uxmal", words(1))
    public, _ = store.create("uxmal", words(1), standing=Standing(lina.id, in_lobby=True, players=frozenset({lina.id})))
    private, _ = store.create("uxmal", words(1), standing=Standing(omar.id, players=frozenset({omar.id})))
    people.admit(private, lina.id, "guest")

    def ids(page: object) -> set[str]:
        return {game.id for game in page.games}  # type: ignore[attr-defined]

    assert ids(store.games(0, 9)) == {at_screen}
    assert ids(store.lobby(0, 9)) == {public}
    assert ids(store.games_of(lina.id, 0, 9)) == {public, private}
    assert ids(store.games_of(omar.id, 0, 9)) == {private}
    store.append(public, 1, words(1), Standing(lina.id, players=frozenset({lina.id})))
    assert ids(store.lobby(0, 9)) == set()
