"""Somebody plans their next turn on a phone, while another one plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import Pages
from tests.browser.people import PHONE, no_barriers, no_sideways, send, view_of
from tests.browser.test_playing_together import table_of

pytestmark = pytest.mark.browser


def ask_in_between(page: Page) -> None:
    """Let the page ask once more after its plans are taken and before it is told what became of them."""
    asked: list[Route] = []

    def answer(route: Route) -> None:
        response = route.fetch()
        kept = response.json()
        if kept["report"] and not asked:
            asked.append(route)
            kept["report"] = None
        route.fulfill(response=response, json=kept)

    page.route("**/plans", answer)


def test_a_turn_is_planned_and_carried_out(pages_of_people: Pages) -> None:
    omar = pages_of_people.open("/", language="de-DE", theme="light", has_touch=True, **PHONE)
    zoe = pages_of_people.open("/", language="fr-FR")
    lina, game = table_of(pages_of_people, omar, zoe, options={"first_player": "seat_0"})
    expect(lina.get_by_role("button", name="Plan my next turn")).to_have_count(0)
    expect(zoe.get_by_role("button", name="Préparer mon prochain tour")).to_have_count(0)

    omar.get_by_role("button", name="Nächsten Zug planen").click()
    omar.get_by_role("combobox", name="Wann", exact=True).select_option("Wenn jemand auf … baut")
    omar.get_by_role("combobox", name="Wo", exact=True).select_option("c3")
    omar.get_by_role("button", name="Hinzufügen").click()
    omar.get_by_role("combobox", name="Wann", exact=True).select_option("Wenn niemand einen Priester auf … stellt")
    omar.get_by_role("combobox", name="Was", exact=True).select_option("Bauen")
    no_barriers(omar)
    no_sideways(omar)
    omar.get_by_role("button", name="Hinzufügen").click()
    made = omar.get_by_role("list", name="Meine Pläne").get_by_role("listitem")
    expect(made).to_contain_text(["Wenn jemand auf c3 baut", "Wenn niemand einen Priester auf c3 stellt"])
    omar.get_by_role("button", name="Plan 1 entfernen").click()
    expect(made).to_have_count(1)
    omar.get_by_role("button", name="Schließen").click()
    expect(omar.get_by_role("button", name="Mein Plan")).to_be_visible()

    ask_in_between(omar)
    while view_of(lina, game)["legal"]:
        send(lina, game)
    report = omar.get_by_role("group", name="Was aus meinen Plänen wurde")
    expect(report).to_contain_text("dein Plan wurde ausgeführt")
    omar.unroute("**/plans")
    no_barriers(omar)
    no_sideways(omar)
    report.get_by_role("button", name="Warum?").click()
    expect(omar.get_by_role("dialog").get_by_role("listitem")).to_contain_text("Ausgeführt")
    omar.keyboard.press("Escape")
    expect(lina.locator(".log-turn").last).to_contain_text("planned")
    report.get_by_role("button", name="In Ordnung").click()
    expect(report).to_have_count(0)
    expect(omar.locator("#question")).to_be_focused()
    planning_ends_with_the_turn(omar, lina, game)


def planning_ends_with_the_turn(omar: Page, lina: Page, game: str) -> None:
    """Who is still planning when the turn comes is not asked to go on after it."""
    while view_of(omar, game)["legal"]:
        send(omar, game)
    plan = omar.get_by_role("button", name="Nächsten Zug planen")
    plan.click()
    while view_of(lina, game)["legal"]:
        send(lina, game)
    expect(omar.get_by_role("dialog")).to_have_count(0)
    while view_of(omar, game)["legal"]:
        send(omar, game)
    expect(plan).to_be_visible()
    expect(omar.get_by_role("dialog")).to_have_count(0)
