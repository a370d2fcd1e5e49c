"""Decisions of Teotihuacan can be answered on the board and by keys, say what they bring; turns can be planned."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from teocalli.core.texts import Texts
from tests.browser.harness import Pages, Server, wait_until
from tests.browser.teotihuacan_table import NAMES
from tests.fixtures.store import load_record, load_trace, stored_games
from tests.long import with_further

pytestmark = pytest.mark.browser

ENGLISH = Texts("en")
DECISIONS = {"turn", "act", "temple", "tech", "claim", "power", "build"}


def say(message_id: str, **arguments: Any) -> str:
    return ENGLISH.format(message_id, arguments)


def traces() -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    for path in stored_games("teotihuacan"):
        yield load_record(path), load_trace(path)


@pytest.fixture(scope="session")
def moments() -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """By decision: a record up to a position in which a person is asked that, and the position's summary."""
    found: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}
    for record, trace in traces():
        for n, summary in enumerate(trace):
            decision = summary["decision"]
            if summary["to_move"] is None or decision not in DECISIONS - found.keys() or len(summary["legal"]) < 2:
                continue
            part = {**record, "words": record["words"][:n], "players": NAMES[: len(record["players"])]}
            found[decision] = ({k: v for k, v in part.items() if k not in ("scores", "winners")}, summary)
        if found.keys() >= DECISIONS:
            break
    return found


SETTLED = "() => document.querySelector('#question .asking')?.inert !== true"
"""Whether no action is under way."""


class Asked:
    """A page on which something is asked."""

    def __init__(self, server: Server, pages: Pages, record: dict[str, Any], **look: Any) -> None:
        self.server = server
        self.id = server.post("/api/records", record)["id"]
        self.page: Page = pages.open(f"/game/{self.id}", **look)
        self.question = self.page.get_by_role("group", name=say("board-question"), exact=True)
        expect(self.question).to_be_visible()

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.server.get(f"/api/games/{self.id}")
        return view

    def button(self, message_id: str, **arguments: Any) -> Locator:
        return self.question.get_by_role("button", name=say(message_id, **arguments)).first

    def moved_on(self, before: int) -> bool:
        self.page.wait_for_function(SETTLED)
        return bool(self.view()["n"] > before)


@pytest.mark.parametrize("decision", with_further(["turn", "tech", "power"], ["act", "temple", "claim"]))
def test_the_board_offers_the_same(pages: Pages, server: Server, moments: dict[str, Any], decision: str) -> None:
    asked = Asked(server, pages, moments[decision][0])
    targets = asked.page.locator(".slot-board [data-target][role=button]:not([aria-disabled=true])")
    before = asked.view()
    for _ in range(3):
        targets.first.focus()
        targets.nth(targets.count() - 1).press("Enter")
        confirm = asked.question.locator("[data-confirm]:enabled")
        if confirm.count():
            confirm.first.click()
        if asked.moved_on(before["n"]):
            return
    raise AssertionError("the board's targets do nothing")


def test_a_worker_shows_what_its_destinations_offer(pages: Pages, server: Server, moments: dict[str, Any]) -> None:
    asked = Asked(server, pages, moments["turn"][0])
    move = next(preview for preview in asked.view()["legal"] if preview["kind"] == "move" and preview["arrival"])
    worker = move["word"][5:8]
    board, power = worker.split(".")
    group = asked.question.get_by_role("group", name=say("decide-workers"))
    group.get_by_role("button").first.click()
    destinations = asked.question.get_by_role("list", name=say("decide-destinations"))
    offered = destinations.locator(".deciding-destination-go")
    moves = [each for each in asked.view()["legal"] if each["word"].startswith(f"move:{board}.{power}>")]
    expect(offered).to_have_count(len(moves))
    expect(asked.question).to_contain_text(say("teotihuacan-drawing-colours", count=move["arrival"]["colours"]))


def test_what_is_forbidden_says_why(pages: Pages, server: Server) -> None:
    for record, trace in traces():
        for n, summary in enumerate(trace):
            if summary["decision"] == "act" and not any(word.startswith("main") for word in summary["legal"]):
                if summary["arrival"]["board"] == 1 or len(summary["legal"]) < 2:
                    continue
                part = {**record, "words": record["words"][:n], "players": NAMES[: len(record["players"])]}
                part = {key: value for key, value in part.items() if key not in ("scores", "winners")}
                asked = Asked(server, pages, part)
                refused = next(each for each in asked.view()["asked"]["refused"] if each["word"] == "main")
                reason = ENGLISH.format(refused["reason"]["id"], refused["reason"]["args"])
                button = asked.question.get_by_role("button", name=say("teotihuacan-action-main"))
                expect(button).to_be_disabled()
                expect(button).to_contain_text(reason)
                return
    raise AssertionError("no stored game forbids a main action")


def test_a_turn_can_be_tried_kept_taken_back_compared_and_carried_out(
    pages: Pages, server: Server, moments: dict[str, Any]
) -> None:
    asked = Asked(server, pages, moments["turn"][0])
    start = asked.view()
    asked.question.get_by_role("group", name=say("decide-workers")).get_by_role("button").first.click()
    asked.question.get_by_role("list", name=say("decide-destinations")).get_by_role("button").first.click()
    wait_until(lambda: bool(asked.view()["n"] > start["n"]), "the worker does not move")
    tried = asked.view()
    asked.button("web-turn-keep", name="A").click()
    expect(asked.question.get_by_role("group", name=say("web-turn-plan", name="A"))).to_be_visible()
    asked.button("web-turn-take-back").click()
    wait_until(lambda: bool(asked.view()["hash"] == start["hash"]), "the turn is not taken back")
    expect(asked.question.get_by_role("columnheader", name="A")).to_be_visible()
    asked.button("web-turn-carry-out").click()
    wait_until(lambda: bool(asked.view()["hash"] == tried["hash"]), "the plan is not carried out")
    assert json.dumps(asked.view()["position"]) == json.dumps(tried["position"])


def test_by_keys_alone(pages: Pages, server: Server, moments: dict[str, Any]) -> None:
    asked = Asked(server, pages, moments["build"][0])
    before = asked.view()
    asked.page.keyboard.press("1")
    place = asked.question.locator(".deciding-options [data-option]").first
    place.focus()
    asked.page.keyboard.press("Enter")
    expect(asked.button("decide-build-here")).to_be_focused()
    asked.page.keyboard.press("r")
    asked.page.keyboard.press("Enter")
    wait_until(lambda: bool(asked.view()["n"] > before["n"]), "nothing is built")
    assert (
        asked.view()["log"][-1]["word"].startswith(("build:", "temple:", "power:")) or asked.view()["n"] > before["n"]
    )
