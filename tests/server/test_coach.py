"""The coach at a table: for a person alone with bots, about their own decisions, in the words of the log."""

from __future__ import annotations

from functools import partial
from typing import Any

import httpx
import pytest

from teocalli.analysis.coach import comment_on
from teocalli.core.texts import Texts
from tests.server.table_client import PERSON, RANDOM, TableClient, View, refused


def ask(client: TableClient, view: View, number: int) -> httpx.Response:
    return client.http.get(f"/api/games/{view['id']}/coach", params={"number": number})


def own(view: View, seat: int) -> list[int]:
    """Positions in which a seat decided and was asked."""
    return [entry["n"] - 1 for entry in view["log"] if entry["seat"] == seat and not entry["forced"]]


def test_a_comment_says_what_was_done_and_what_would_have_been_better(
    client: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teocalli.server.coach.comment_on", partial(comment_on, least=1e-9, factor=0.02))
    view = client.create([PERSON, RANDOM], first_player="seat_0")
    found: dict[str, Any] | None = None
    while found is None:  # the last of the legal actions is seldom the best one
        view = client.wait_for_bots(client.act(view, view["legal"][-1]["word"]))
        number = own(view, 0)[-1]
        found = ask(client, view, number).json()["comment"]
    assert (found["number"], found["seat"]) == (number, 0)
    assert found["before"] >= found["after"]
    assert 0 < found["loss"] <= 1
    texts = Texts("en", strict=True)
    played, better = ([texts.message(message) for message in found[key]] for key in ("played", "better"))
    assert len(played) == 1
    assert better
    assert better[0] != played[0]
    assert all(source["points"] for source in found["sources"])


def test_only_a_person_alone_with_bots_has_a_coach_and_only_for_their_own_decisions(client: TableClient) -> None:
    view = client.create([PERSON, PERSON], first_player="seat_0")
    view = client.act(view, view["legal"][0]["word"])
    refused(ask(client, view, 0), 403, "error-no-coach")
    alone = client.create([PERSON, RANDOM], first_player="seat_0")
    assert ask(client, alone, 0).json() == {"comment": None}  # nothing has been decided
    alone = client.act(alone, alone["legal"][0]["word"])
    assert ask(client, alone, 1).json() == {"comment": None}  # a draw
    refused(client.http.get(f"/api/games/{alone['id']}/coach"), 422, "error-request-missing")
