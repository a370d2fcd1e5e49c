"""Notices wait in the database with the event that asked somebody, and leave it once, at whichever process (R-53)."""

from __future__ import annotations

import time

from teocalli.store import Append, Ask, Asking, Channels, Looking, Outbox, People, Servers, Store
from teocalli.store.channels import MOST_DEVICES, MOST_FAILURES
from teocalli.store.outbox import FORGOTTEN_MS, REST_MS
from tests.store.events import words

KEYS = {"p256dh": "p", "auth": "a"}
TOLD = {"game": "uxmal", "seats": []}


class Later:
    """A clock that one can turn on."""

    def __init__(self) -> None:
        self.by = REST_MS

    def __call__(self) -> int:
        return int(time.time() * 1000) + self.by


def nobody(_: str) -> set[str]:
    """Nobody looks."""
    return set()


def person_with_two(store: Store) -> str:
    """Lina, who wants notices at a browser and by a webhook."""
    lina, channels = People(store).add("Lina", "phone").id, Channels(store)
    channels.add_push(lina, "phone", "https://push.example.net/1", KEYS, "de")
    channels.set_webhook(lina, "https://example.net/hook", {"secret": "s"}, "fr")
    return lina


def asked(person: str, what: str = "move") -> Asking:
    """Somebody is asked."""
    return Asking([Ask(person, what, 5)], [], TOLD)


def test_a_notice_is_sent_once_to_each_device_when_its_time_has_come(store: Store) -> None:
    lina, clock = person_with_two(store), Later()
    outbox, other = Outbox(store, clock), Outbox(store, clock)
    game, _ = store.create("uxmal", words(1), asking=asked(lina))
    clock.by = 0
    assert outbox.take(nobody) == []
    clock.by = REST_MS + 1
    taken = outbox.take(nobody)
    assert other.take(nobody) == []
    assert {each.channel.kind for each in taken} == {"push", "webhook"}
    assert {(each.game_id, each.version, each.what, each.until) for each in taken} == {(game, 1, "move", 5)}
    assert taken[0].told == TOLD
    outbox.drop(taken[0])
    outbox.put_back(taken[1], 1000)
    assert (outbox.take(nobody), outbox.waiting()) == ([], 1)
    clock.by += 1001
    assert [(each.id, each.tries) for each in other.take(nobody)] == [(taken[1].id, 1)]


def test_what_a_fallen_process_took_is_sent_by_nobody(store: Store) -> None:
    lina, clock = person_with_two(store), Later()
    game, _ = store.create("uxmal", words(1), asking=asked(lina))
    clock.by = REST_MS + 1
    assert len(Outbox(store, clock).take(nobody)) == 2
    clock.by += FORGOTTEN_MS + 1
    store.append_all([Append(game, 1, words(1, 1), asking=asked(lina, "answer"))])
    again = Outbox(store, clock).take(nobody)
    assert {each.what for each in again} == {"answer"}


def test_who_is_not_asked_any_more_or_looks_is_told_nothing(store: Store) -> None:
    lina, clock = person_with_two(store), Later()
    outbox, servers = Outbox(store, clock), Servers(store)
    game, _ = store.create("uxmal", words(1), asking=asked(lina))
    store.append_all([Append(game, 1, words(1, 1), asking=Asking([], [Ask(lina, "move")]))])
    assert outbox.waiting() == 0
    store.append_all([Append(game, 2, words(1, 2), asking=asked(lina))])
    clock.by = REST_MS + 1
    assert outbox.take(lambda each: {lina} if each == game else set()) == []
    assert outbox.waiting() == 0
    servers.beat("other")
    for version, seeing in ((3, 1), (4, 0)):  # a page behind others does not count
        servers.tell_lookers("other", {game: [Looking(lina, 1, 0, seeing)]})
        store.append_all([Append(game, version, words(1, version), asking=asked(lina))])
        clock.by = REST_MS + 1
        assert len(outbox.take(nobody)) == (0 if seeing else 2)


def test_games_can_be_silent_and_go_with_what_waits(store: Store) -> None:
    lina = person_with_two(store)
    outbox = Outbox(store)
    game, _ = store.create("uxmal", words(1), asking=asked(lina))
    outbox.silence(game, lina, silent=True)
    assert (outbox.waiting(), outbox.is_silent(game, lina)) == (0, True)
    store.append_all([Append(game, 1, words(1, 1), asking=asked(lina))])
    assert outbox.waiting() == 0
    outbox.silence(game, lina, silent=False)
    store.append_all([Append(game, 2, words(1, 2), asking=asked(lina))])
    assert (outbox.waiting(), outbox.is_silent(game, lina)) == (2, False)
    store.delete(game)
    assert outbox.waiting() == 0


def test_what_waits_is_kept_when_a_browser_is_signed_up_again(store: Store) -> None:
    lina = person_with_two(store)
    store.create("uxmal", words(1), asking=asked(lina))
    Channels(store).add_push(lina, "phone", "https://push.example.net/1", KEYS, "fr")
    assert Outbox(store).waiting() == 2
    assert {each.language for each in Channels(store).of_person(lina)} == {"fr"}


def test_a_browser_stands_for_one_person_and_goes_with_its_cookie(store: Store) -> None:
    people, channels = People(store), Channels(store)
    lina, omar = people.add("Lina", "phone").id, people.add("Omar", "screen").id
    channels.add_push(lina, "phone", "https://push.example.net/1", KEYS, "de")
    channels.add_push(omar, "screen", "https://push.example.net/1", KEYS, "en")
    assert (channels.of_person(lina), channels.of_device("phone")) == ([], None)
    channels.add_push(omar, "screen", "https://push.example.net/2", KEYS, "en")
    assert [each.address for each in channels.of_person(omar)] == ["https://push.example.net/2"]
    people.forget_device("screen")
    assert channels.of_person(omar) == []
    for number in range(MOST_DEVICES + 1):
        people.add("Lina", f"device {number}")
        channels.add_push(lina, f"device {number}", f"https://push.example.net/{number}", KEYS, "fr")
    assert len(channels.of_person(lina)) == MOST_DEVICES


def test_what_fails_again_and_again_is_switched_off_or_forgotten(store: Store) -> None:
    lina = person_with_two(store)
    channels, outbox = Channels(store), Outbox(store)
    push, hook = sorted(channels.of_person(lina), key=lambda each: each.kind)
    outcomes = [[channels.failed(each) for each in (push, hook)] for _ in range(MOST_FAILURES)]
    assert outcomes == [[False, False]] * (MOST_FAILURES - 1) + [[False, True]]
    (left,) = channels.of_person(lina)
    assert (left.kind, left.off, left.failures) == ("webhook", True, MOST_FAILURES)
    store.create("uxmal", words(1), asking=asked(lina))
    assert outbox.waiting() == 0
    channels.succeeded(left)
    (left,) = channels.of_person(lina)
    assert (left.off, left.failures) == (False, 0)


def test_all_processes_have_the_same_key(store: Store) -> None:
    channels = Channels(store)
    first = channels.server_key("push", "one")
    assert [channels.server_key("push", "two"), channels._kept_key("push", "three")] == [first, first]
