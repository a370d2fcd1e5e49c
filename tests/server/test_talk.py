"""People talk at a table, point, and note for themselves: who is told what (R-01), and how much (R-55)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from typing import Any

import httpx
import pytest

from teocalli.core.registry import GROUP, Registry, register_game
from teocalli.games.heap.game import HeapGame
from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from teocalli.table.talking import LONGEST_MESSAGE
from tests.server.people import PUBLIC, Somebody, gathered
from tests.server.table_client import PERSON, new_key, refused
from tests.server.test_feed import notices

Talk = dict[str, Any]


class Four:
    """Lina and Omar play, Zoë watches, and there is somebody unknown."""

    def __init__(self, people: list[Somebody]) -> None:
        self.lina, self.omar, self.zoe, self.stranger = people
        for somebody, name in ((self.lina, "Lina"), (self.omar, "Omar"), (self.zoe, "Zoë")):
            somebody.tell_name(name)
        self.game = self.open()

    def open(self) -> str:
        """Lina opens a table that strangers may watch, for a game that is soon over; gives its id."""
        body = {"game": "heap", "seats": [PERSON] * 2, "public": True, "key": new_key()}
        return str(self.lina.taken(self.lina.http.post("/api/games", json=body), 201)["id"])

    def begin(self) -> None:
        """Let Omar sit down, so that the game runs."""
        self.lina.taken(self.omar.sit(self.game, "Omar"))

    def play_on(self) -> None:
        """Play to the end."""
        while (view := self.lina.view(self.game))["status"] == "running":
            mover = self.lina if view["viewer"] == view["to_move"] else self.omar
            seen = mover.view(self.game)
            mover.act(seen, seen["legal"][0]["word"])

    def ask(self, who: Somebody, what: str, **body: object) -> httpx.Response:
        """Post something about the game."""
        return who.http.post(f"/api/games/{self.game}/{what}", json=body)

    def say(self, who: Somebody, text: str, key: str | None = None) -> Talk:
        """Say something."""
        return who.taken(self.ask(who, "talk", text=text, key=key or new_key()))

    def heard(self, who: Somebody) -> list[str]:
        """What somebody hears."""
        return [each["text"] for each in self.talk(who)["messages"]]

    def talk(self, who: Somebody) -> Talk:
        """What somebody is told of the talk."""
        return who.taken(who.http.get(f"/api/games/{self.game}/talk"))


@contextmanager
def small_game_known(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the server know a game that is soon over, beside those that are installed."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    patch.setattr("teocalli.core.registry._registry", Registry(found))
    register_game(HeapGame)
    yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Somebody]]:
    """A server for all tests here, with people who are known to nobody yet."""
    with (
        pytest.MonkeyPatch.context() as free,
        small_game_known(free),
        gathered(create_app(tmp_path_factory.mktemp("talk"), hosting=Hosting(PUBLIC)), 4) as people,
    ):
        free.setattr("teocalli.server.limits.Buckets.take", lambda *_: 0)
        yield people


@pytest.fixture
def four(server: list[Somebody]) -> Four:
    """People at a new table of that server."""
    for somebody in server:
        somebody.http.cookies.clear()
    return Four(server)


def test_players_do_not_hear_who_watches_while_they_play(four: Four) -> None:
    """R-01: before and after all hear all."""
    four.say(four.zoe, "may I watch?")
    assert four.heard(four.lina) == ["may I watch?"]
    four.begin()
    four.say(four.zoe, "Lina has no idea")
    four.say(four.lina, "<b>good luck</b> \u202eall\x07 ")
    told = four.talk(four.omar)
    assert (told["speaks"], told["apart"]) == ("table", True)
    assert [(each["text"], each["name"], each["own"]) for each in told["messages"]] == [
        ("may I watch?", "Zoë", False),
        ("<b>good luck</b> all", "Lina", False),
    ]
    assert four.talk(four.zoe)["speaks"] == "watchers"
    assert four.heard(four.zoe) == four.heard(four.stranger)
    assert len(four.heard(four.zoe)) == 3
    four.play_on()
    assert four.heard(four.lina) == four.heard(four.zoe)
    four.say(four.zoe, "well played")
    assert four.heard(four.omar)[-1] == "well played"


def test_the_feed_tells_of_talk_and_signs_to_those_who_may_hear_them(four: Four) -> None:
    """R-01: not even that somebody who watches has said something."""
    four.begin()
    address = f"/api/feed?games={four.game}"
    with four.lina.http.stream("GET", address) as players, four.zoe.http.stream("GET", address) as watchers:
        player, watcher = notices(players), notices(watchers)
        for feed in (player, watcher):
            while next(feed)[0] != "present":
                pass
        four.say(four.zoe, "psst")
        assert four.ask(four.zoe, "signs", at="c3").status_code == 204
        four.say(four.lina, "hello")
        assert four.ask(four.omar, "signs", at="d4").status_code == 204
        told: dict[str, list[dict[str, Any]]] = {"player": [], "watcher": []}
        for name, feed in (("player", player), ("watcher", watcher)):
            while not told[name] or told[name][-1].get("at") != "d4":
                kind, data = next(feed)
                if kind in ("talk", "point"):
                    told[name].append(data)
    assert "watchers" not in str(told["player"])
    assert [data.get("at") for data in told["player"] if "at" in data] == ["d4"]
    assert [data.get("at") for data in told["watcher"] if "at" in data] == ["c3", "d4"]
    assert [data["newest"] for data in told["watcher"] if "newest" in data][:2] == [{}, {"watchers": 1}]


def test_who_is_muted_is_not_heard_at_any_table(four: Four) -> None:
    four.begin()
    four.say(four.omar, "hurry up")
    speaker = four.talk(four.lina)["messages"][0]["speaker"]
    told = four.lina.taken(four.ask(four.lina, "mutes", speaker=speaker, muted=True))
    assert (told["messages"], told["muted"]) == ([], [{"speaker": speaker, "name": "Omar"}])
    assert four.heard(four.zoe) == ["hurry up"]
    four.game = four.open()
    four.say(four.omar, "here too")
    told = four.talk(four.lina)
    assert told["messages"] == []
    assert told["muted"][0]["speaker"] != speaker  # nobody is followed from table to table by it
    told = four.lina.taken(four.ask(four.lina, "mutes", speaker=told["muted"][0]["speaker"], muted=False))
    assert [each["text"] for each in told["messages"]] == ["here too"]
    own = four.talk(four.omar)["messages"][0]["speaker"]
    refused(four.ask(four.omar, "mutes", speaker=own, muted=True), 404, "error-no-speaker")


def test_what_is_said_has_its_limits_and_a_name(four: Four) -> None:
    """R-25, R-55."""
    once = new_key()
    for _ in range(2):
        four.say(four.lina, "x" * LONGEST_MESSAGE, once)
    assert len(four.heard(four.lina)) == 1
    refused(four.ask(four.lina, "talk", text="x" * (LONGEST_MESSAGE + 1), key=new_key()), 422, "error-talk-long")
    refused(four.ask(four.lina, "talk", text="\u200b \n", key=new_key()), 422, "error-talk-empty")
    refused(four.ask(four.stranger, "talk", text="hello", key=new_key()), 401, "error-nobody")
    four.stranger.tell_name()
    refused(four.ask(four.stranger, "talk", text="hello", key=new_key()), 422, "error-seat-name-missing")
    refused(four.ask(four.stranger, "signs", at="c3"), 422, "error-seat-name-missing")
    hidden = four.lina.open_table()["id"]
    for path in ("talk", "notes"):
        refused(four.zoe.http.get(f"/api/games/{hidden}/{path}"), 404, "error-not-found")


def test_notes_are_for_oneself_only(four: Four) -> None:
    """R-01: in no answer to anybody else, also after the end."""
    secret = "begin at c3, then\n\tthe idols"
    noted = four.lina.taken(four.ask(four.lina, "notes", text=secret, version=0))
    assert noted == {"text": "begin at c3, then\n    the idols", "version": 1}
    refused(four.ask(four.lina, "notes", text="other", version=0), 409, "error-notes-changed")
    four.begin()
    four.play_on()
    for who in (four.omar, four.zoe, four.stranger):
        for path in ("", "/talk", "/record", "/positions", "/review"):
            assert "begin at c3" not in who.http.get(f"/api/games/{four.game}{path}").text
    for who in (four.omar, four.zoe):
        assert who.taken(who.http.get(f"/api/games/{four.game}/notes")) == {"text": "", "version": 0}
    refused(four.stranger.http.get(f"/api/games/{four.game}/notes"), 401, "error-nobody")
    assert four.lina.taken(four.lina.http.get(f"/api/games/{four.game}/notes")) == noted
