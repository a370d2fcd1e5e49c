"""Plans are carried out by the server when their turn has come, once, and are nobody else's business (R-01)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from teocalli.core.errors import TeocalliError
from teocalli.server import create_app
from teocalli.server.hosting import Hosting
from teocalli.server.sessions import Sessions
from teocalli.store import Append, ConflictError
from tests.server.people import PUBLIC, Somebody, gathered
from tests.server.table_client import View, refused

BUILD = {"word": "build", "condition": None}
IF_SOMEBODY = {"word": "build", "condition": {"who": "somebody", "deed": "priest", "place": "c3"}}


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Somebody]]:
    """Lina, Omar, and Zoë who watches."""
    with gathered(create_app(tmp_path_factory.mktemp("plans"), hosting=Hosting(PUBLIC)), 3) as found:
        for somebody, name in zip(found, ("Lina", "Omar", "Zoë"), strict=True):
            somebody.tell_name(name)
        yield found


@pytest.fixture
def game(people: list[Somebody]) -> str:
    """A game in which Lina begins."""
    lina, omar, _ = people
    view = lina.open_table(first_player="seat_0", public=True)
    return str(omar.taken(omar.sit(view["id"], "Omar"))["id"])


def plan(who: Somebody, game: str, *plans: object) -> httpx.Response:
    """The answer to plans."""
    return who.http.post(f"/api/games/{game}/plans", json={"plans": plans})


def planned(who: Somebody, game: str) -> dict[str, Any]:
    """What somebody is told of their plans."""
    return who.taken(who.http.get(f"/api/games/{game}/plans"))


def play_turn(who: Somebody, game: str) -> View:
    """Play somebody's turn to its end."""
    view = who.view(game)
    while view["to_move"] == view["viewer"]:
        view = who.act(view, view["legal"][0]["word"])
    return view


def report_of(who: Somebody, game: str) -> dict[str, Any]:
    """What became of plans, once that is known."""
    end = time.monotonic() + 20
    while (told := planned(who, game))["report"] is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    report: dict[str, Any] = told["report"]
    assert told["plans"] == []
    return report


def test_the_first_plan_that_fits_is_carried_out_and_logged(people: list[Somebody], game: str) -> None:
    lina, omar, zoe = people
    told = omar.taken(plan(omar, game, IF_SOMEBODY, BUILD))
    assert [each["word"] for each in told["plans"]] == ["build", "build"]
    for who in (lina, zoe):
        for path in ("", "/talk", "/record", "/positions"):
            assert "condition" not in who.http.get(f"/api/games/{game}{path}").text
    assert planned(lina, game) == {"plans": [], "report": None}
    refused(zoe.http.get(f"/api/games/{game}/plans"), 403, "error-not-seated")
    play_turn(lina, game)
    report = report_of(omar, game)
    assert (report["fate"], [each["why"] for each in report["plans"]]) == ("carried out", ["condition", "done"])
    log = zoe.view(game)["log"]
    assert [(each["word"], each["seat"]) for each in log if each.get("planned")] == [("build", 1)]
    assert omar.view(game)["to_move"] == 1  # the tile is Omar's to lay
    assert omar.taken(plan(omar, game)) == {"plans": [], "report": None}


def test_what_does_not_fit_is_dropped_with_the_reason(people: list[Somebody], game: str) -> None:
    lina, omar, _ = people
    omar.taken(plan(omar, game, IF_SOMEBODY, {"word": "honour:S4", "condition": None}))
    view = play_turn(lina, game)
    report = report_of(omar, game)
    assert (report["fate"], [each["why"] for each in report["plans"]]) == ("dropped", ["condition", "illegal"])
    assert omar.view(game)["n"] == view["n"]


def test_plans_can_be_cancelled_and_are_made_for_others_turns_only(people: list[Somebody], game: str) -> None:
    lina, omar, _ = people
    refused(plan(lina, game, BUILD), 409, "error-plan-turn")
    refused(plan(omar, game, {"word": "pay:S"}), 422, "error-plan-word")
    offers = omar.taken(omar.http.get(f"/api/games/{game}/plans/offers"))
    assert [each["kind"] for each in offers["actions"]][:2] == ["build", "place"]
    omar.taken(plan(omar, game, BUILD))
    assert omar.taken(plan(omar, game)) == {"plans": [], "report": None}
    view = play_turn(lina, game)
    assert omar.view(game)["n"] == view["n"]
    assert planned(omar, game)["report"] is None


@pytest.mark.parametrize("failure", [ConflictError("another"), TeocalliError("error-internal")])
def test_plans_outlive_what_comes_between_deciding_and_storing(
    people: list[Somebody], game: str, failure: TeocalliError, monkeypatch: pytest.MonkeyPatch
) -> None:
    lina, omar, zoe = people
    failures, append = [failure], Sessions._append

    async def failing(sessions: Sessions, what: Append) -> None:
        if failures and any(event.payload.get("by") == "plan" for event in what.events):
            raise failures.pop()
        await append(sessions, what)

    monkeypatch.setattr(Sessions, "_append", failing)
    omar.taken(plan(omar, game, BUILD))
    play_turn(lina, game)
    report = report_of(omar, game)
    assert (failures, report["fate"], [each["why"] for each in report["plans"]]) == ([], "carried out", ["done"])
    assert [each["word"] for each in zoe.view(game)["log"] if each.get("planned")] == ["build"]
