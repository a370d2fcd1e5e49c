"""Whoever says what they know of a game's story is told what came after it only; together that is the whole."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from tests.server.people import PUBLIC, gathered, mover
from tests.server.table_client import PERSON, TableClient, View, new_key
from tests.server.test_feed import Notices, listening_at, notices

STAYS = ("options", "components", "set_up")
GROWS = ("log", "score_history", "phases")


def joined(known: View, view: View) -> View:
    """What a page makes of a view that was told in part."""
    first = view["story"]["from"]
    if first == 0:
        return view
    grown = {name: [*(each for each in known[name] if each["n"] < first), *view[name]] for name in GROWS}
    return {**view, **{name: known[name] for name in STAYS}, **grown}


def whole(view: View) -> dict[str, Any]:
    """All of a view but how much of it was told."""
    return {**view, "story": view["story"]["mark"]}


def test_what_is_known_is_not_told_again(client: TableClient) -> None:
    known = client.play(client.create([PERSON, PERSON]), random.Random(1), words=40)
    chooser, parts = random.Random(2), 0
    for turn in range(25):
        at = {"version": known["version"], "key": new_key()}
        undo = turn % 6 == 5 and known["undo"]["possible"]
        body = at if undo else {**at, "word": chooser.choice(known["legal"])["word"]}
        address = f"/api/games/{known['id']}/{'undo' if undo else 'actions'}"
        answer = client.http.post(address, json=body, headers={"Teocalli-Story": known["story"]["mark"]})
        told = client.taken(answer)
        assert (told["story"]["from"] == 0) == undo
        parts += told["story"]["from"] > 0
        assert undo or not any(name in told for name in STAYS)
        known = joined(known, told)
        assert whole(known) == whole(client.view(known["id"]))
    assert parts > 15


def test_a_browser_asks_whether_the_same_part_is_still_the_newest(client: TableClient) -> None:
    before = client.create([PERSON, PERSON])
    after = client.act(before, "build")
    address, known = f"/api/games/{before['id']}", {"Teocalli-Story": before["story"]["mark"]}
    part, all_of_it = client.http.get(address, headers=known), client.http.get(address)
    assert part.headers["vary"] == all_of_it.headers["vary"] == "Teocalli-Story"
    assert part.headers["etag"] != all_of_it.headers["etag"]
    assert part.json()["story"]["mark"] == after["story"]["mark"]
    for answer, said in ((part, known), (all_of_it, {})):
        same = {**said, "If-None-Match": answer.headers["etag"]}
        assert client.http.get(address, headers=same).status_code == 304
    # Who knows another part is not told that theirs is still the same.
    other = {"If-None-Match": part.headers["etag"]}
    assert client.http.get(address, headers=other).status_code == 200
    # A mark of nothing, or of another game's story, is no reason to leave anything out.
    assert client.http.get(address, headers={"Teocalli-Story": "nothing"}).json()["story"]["from"] == 0


def test_a_feed_of_views_tells_each_what_they_may_see(client: TableClient) -> None:
    view = client.create([PERSON, PERSON])
    with listening_at(client, f"/api/games/{view['id']}/feed?views=true") as feed:
        name, known = next(feed)
        assert (name, whole(known)) == ("view", whole(client.view(view["id"])))
        for _ in range(4):
            view = client.act(view, view["legal"][0]["word"])
            name, told = next(feed)
            assert name == "view"
            assert told["story"]["from"] > 0
            known = joined(known, told)
            assert whole(known) == whole(view)


def test_a_feed_of_views_shows_nobody_the_hand_of_another(tmp_path: Path) -> None:
    """R-01."""
    with gathered(create_app(tmp_path, hosting=Hosting(PUBLIC)), 3) as (ann, ben, cleo):
        ann.tell_name("Ann")
        game_id = ann.open_table(hands="hidden")["id"]
        ben.tell_name()
        ben.come(ann.link(game_id), "Ben")
        cleo.tell_name()
        cleo.follow(ann.link(game_id, "spectator"))
        address = f"/api/games/{game_id}/feed?views=true"
        with ExitStack() as stack:
            feeds = [notices(stack.enter_context(each.http.stream("GET", address))) for each in (ann, ben, cleo)]
            known = [told_next(feed) for feed in feeds]
            for _ in range(12):
                moving = mover([ann, ben], game_id)
                view = moving.view(game_id)
                moving.act(view, view["legal"][-1]["word"])
                for number, (somebody, feed) in enumerate(zip((ann, ben, cleo), feeds, strict=True)):
                    known[number] = joined(known[number], told_next(feed))
                    assert whole(known[number]) == whole(somebody.view(game_id))
        sizes = [[len(hand) for hand in view["position"]["hands"]] for view in known]
        assert sizes[2] == [1, 1]  # only how many cards they are
        assert sizes[0][1] == sizes[1][0] == 1
        assert sizes[0][0] > 1 < sizes[1][1]


def told_next(feed: Notices) -> View:
    """The next view of a feed, which also says who is there."""
    return next(view for name, view in feed if name == "view")
