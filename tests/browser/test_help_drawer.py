"""Rules beside the board: opened at what matters, never over the question, closed by Esc; names for beginners."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import Pages, Server, seat
from tests.long import with_further

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def begun(server: Server) -> dict[str, Any]:
    """The view of a game in which nothing has happened."""
    return server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])


def opened(pages: Pages, view: dict[str, Any], **look: Any) -> Page:
    page = pages.open(f"/game/{view['id']}", **look)
    expect(page.locator(".asking")).to_be_visible()
    return page


def topics(page: Page) -> Locator:
    """What the help deals with, once it has come."""
    return page.locator("#help .help-topic h3")


def test_help_opens_at_what_matters_and_goes_away_by_a_key(pages: Pages, begun: dict[str, Any]) -> None:
    page = opened(pages, begun)
    drawer = page.get_by_role("region", name="Rules")
    page.get_by_role("button", name="Build").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Rules")).to_be_focused()
    expect(drawer.locator("article#U11")).to_be_visible()  # the button explains itself by U11 to U16
    expect(topics(page)).to_have_text(["What you pointed at", "What you are being asked"])
    question, help_box = page.locator("#question").bounding_box(), drawer.bounding_box()
    assert question
    assert help_box
    assert help_box["y"] >= question["y"] + question["height"]
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("button", name="Build")).to_be_focused()


def test_what_is_refused_says_why_and_leads_to_its_rule(pages: Pages, begun: dict[str, Any]) -> None:
    page = opened(pages, begun)
    place = page.get_by_role("button", name="Place a priest")
    expect(place).to_be_disabled()
    place.click(force=True)
    expect(page.get_by_text("No idol of the pyramid is free")).to_be_visible()
    page.mouse.move(700, 5)
    page.get_by_role("button", name="Rules").click()
    expect(topics(page)).to_have_text(["Why that is not possible", "What you are being asked"])
    expect(page.locator("#help article").first).to_have_attribute("id", "U18")


def test_rules_are_looked_up_beside_the_board(pages: Pages, begun: dict[str, Any]) -> None:
    page = opened(pages, begun)
    page.get_by_role("button", name="Rules").click()
    drawer = page.locator("#help")
    drawer.locator("label").filter(has_text="A turn").click()
    drawer.get_by_role("link", name="U21", exact=True).click()
    expect(drawer.locator("article#U21")).to_be_in_viewport()
    expect(drawer.get_by_role("article").get_by_role("link", name="U21", exact=True).first).to_be_focused()
    drawer.locator("label").filter(has_text="Icons").click()
    expect(drawer.get_by_role("listitem").filter(has_text="Snake").locator("svg")).to_be_visible()
    drawer.get_by_role("searchbox").fill("tie")
    expect(drawer.locator("article#U26")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("language", with_further(["de-DE"], ["en-GB", "fr-FR"]))
def test_on_a_phone_help_is_a_sheet_and_names_can_be_switched_on(
    pages: Pages, begun: dict[str, Any], language: str
) -> None:
    page = opened(pages, begun, language=language, width=360, height=740)
    expect(page.locator(".name-tag")).to_have_count(0)
    page.evaluate("import('/static/app/settings.js').then(({ setNames }) => setNames('on'))")
    expect(page.locator(".name-tag").first).to_be_visible()
    page.locator("header.top button").first.click()
    box = page.locator("#help").bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 360)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.evaluate("import('/static/app/settings.js').then(({ setNames }) => setNames('off'))")
