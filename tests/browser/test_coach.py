"""The coach on the page: speaks of a costly decision in the log's place, leads to it, and can be switched off."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import Pages, Server, seat
from tests.long import with_further

pytestmark = pytest.mark.browser

COACH = "value => import('teocalli/settings.js').then(({ setCoach }) => setCoach(value))"
LAID = {"id": "uxmal-occupant-none", "args": {}}


def comment(number: int, loss: float) -> dict[str, Any]:
    return {
        "number": number,
        "seat": 0,
        "kind": "mistake",
        "loss": loss,
        "before": 60,
        "after": round(60 - 100 * loss),
        "played": [LAID],
        "better": [LAID],
        "sources": [{"kind": "word", "name": "build", "points": 2.5}],
    }


def play(page: Page) -> None:
    """Build wherever it can be confirmed first, by keys."""
    expect(page.locator(".asking")).to_be_visible()
    page.keyboard.press("b")


@pytest.mark.parametrize(("width", "away"), with_further([(360, "Coach off")], [(1440, "Close")], several=True))
def test_the_worst_of_a_turn_is_told_beside_the_board_until_it_is_put_away(
    pages: Pages, server: Server, width: int, away: str
) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("", "teal", "random")], first_player="seat_0")
    asked: list[int] = []

    def answer(route: Route) -> None:
        number = int(route.request.url.rpartition("=")[2])
        asked.append(number)
        route.fulfill(body=json.dumps({"comment": comment(number, 0.1 if len(asked) == 1 else 0.08)}))

    page = pages.open(
        f"/game/{view['id']}",
        width=width,
        prepare=lambda page: page.route("**/coach?number=*", answer),
    )
    page.evaluate(COACH, "on")
    play(page)
    card = page.get_by_role("region", name="Coach")
    expect(card).to_contain_text("your chance of winning was 60%, now it is 50%")
    expect(card).to_contain_text("Better: ")
    expect(card).to_contain_text("+2.5")
    assert asked[0] == 0
    expect(card.get_by_role("button", name="Close")).to_be_in_viewport()
    card.get_by_role("button", name="Show the position").click()
    expect(page.locator(".game")).to_have_attribute("data-looking", "yes")
    page.keyboard.press("Escape")
    card.get_by_role("button", name=away).press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()


def test_it_is_switched_in_the_settings_and_on_the_new_game_page(pages: Pages, server: Server) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")], first_player="seat_0")
    page = pages.open("/new")
    choice = page.get_by_role("group", name="With a coach")
    choice.get_by_role("radio", name="On").check(force=True)
    assert page.evaluate("localStorage.getItem('teocalli.coach')") == "on"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/coach?" in request.url else None)
    page.goto(page.url.replace("/new", f"/game/{view['id']}"))
    play(page)
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings").get_by_role("group", name="Coach")
    expect(settings.get_by_role("radio", name="On")).to_be_checked()
    settings.get_by_role("radio", name="Off").check(force=True)
    assert page.evaluate("localStorage.getItem('teocalli.coach')") == "off"
    assert asked == []  # two persons play: nobody is coached
