"""A match in a notebook, on a page: by click, by key and by search; nothing serious for axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from teocalli.pictures.widget import MatchWidget
from tests.browser.notebook_page import open_widget
from tests.browser.test_accessibility import serious_findings
from tests.pictures.test_widget import started

pytestmark = pytest.mark.browser


def test_a_match_is_stepped_through_and_played(browser: Browser) -> None:
    page = browser.new_page()
    widget = MatchWidget(started(), ["person", "person"], language="en", seed=1)
    open_widget(page, widget, "dark")
    expect(page.locator(".teocalli-match")).to_have_attribute("data-theme", "dark")
    story, board = page.locator(".teocalli-story"), page.locator(".teocalli-board svg")
    page.get_by_role("button", name="One step back").click()
    expect(story).to_contain_text("Step 6 of 7: draw:EJ-M")
    page.get_by_role("searchbox").fill("EJ-M A3")
    expect(page.locator(".teocalli-groups li:visible")).to_have_count(1)
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("ArrowLeft")
    expect(story).to_contain_text("Step 5 of 7: build")
    page.keyboard.press("Home")
    expect(story).to_contain_text("Start")
    expect(page.get_by_role("slider")).to_be_focused()  # the button that was focused has nothing to do any more
    page.keyboard.press("End")
    expect(story).to_contain_text("Step 7 of 7")
    expect(board).to_have_count(1)
    assert not serious_findings(page)
    page.get_by_role("button", name="place:c4").click()
    expect(story).to_contain_text("Step 8 of 8: place:c4")
    assert widget.match.words[-1] == "place:c4"
    page.get_by_role("button", name="Take back").click()
    expect(story).to_contain_text("Step 7 of 7")
    page.evaluate("window.state.number = 99; document.querySelector('input').max = 99")
    page.locator("input[type=range]").fill("50")
    expect(page.get_by_role("alert")).to_have_text("There is no step “50”; this line has the steps 0 to 7.")
    page.close()
