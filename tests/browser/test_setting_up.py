"""Setting up a position: on the board by clicks and keys, in the form, as text; then analysed, changed, given away."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server
from tests.browser.people import held
from tests.browser.test_accessibility import serious_findings

pytestmark = pytest.mark.browser

SOUND = "Valid: you can play on from here."


def check_board(page: Page) -> None:
    """Tiles and priests, by pointer and by key; what is pointed at is shown before it is done."""
    page.get_by_role("button", name="Complete level 1").click()
    expect(page.get_by_label("Phase")).to_have_value("1")  # the second one
    page.locator('[data-place="b7"]').click()
    laying = page.get_by_role("button", name=re.compile("^Level 2, on b6")).first
    expect(laying).to_be_enabled()
    laying.hover()
    expect(page.locator('[data-place="b7"]')).to_have_attribute("aria-label", re.compile("level 2"))
    laying.click()
    page.get_by_role("button", name="Put a priest of Player 1 on b7").click()  # once what was laid has been checked
    page.keyboard.press("Escape")
    expect(page.locator('[data-place="b7"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Put a priest of Player 1 on c7")).to_be_enabled()
    page.keyboard.press("1")
    expect(page.locator('[data-place="c7"]')).to_have_attribute("aria-label", re.compile("priest of Player 1"))
    page.keyboard.press("Escape")


def check_form(page: Page) -> None:
    """A wrong number is said at its field, taken back by a key; what is odd is allowed and marked."""
    page.locator("summary", has_text="Player 2").click()
    score = page.get_by_role("spinbutton", name="Score")
    score.fill("999999999")
    score.press("Tab")
    expect(page.get_by_role("heading", name="Not valid yet")).to_be_visible()
    expect(page.locator("#question")).to_contain_text("Player 2, Score: it must be a whole number")
    expect(score).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Play on from here").click(force=True)
    expect(page.get_by_text("You cannot play from this position yet.")).to_be_visible()
    page.get_by_role("heading", name="Not valid yet").click()
    page.keyboard.press("u")
    expect(page.get_by_text(SOUND)).to_be_visible()
    score.fill("5000")
    score.press("Tab")
    expect(page.locator("#question")).to_contain_text("No game can lead to this position: Someone has more")
    page.get_by_role("button", name="One more: Snake").click()
    page.get_by_role("button", name=re.compile("^Move up: ")).nth(1).click()


def check_text(page: Page) -> None:
    """The position as text, changed there and taken over; what is no position is refused."""
    page.locator("summary", has_text="As text").click()
    field = page.get_by_label("Position summary (JSON)")
    told = json.loads(field.input_value())
    assert (told["phase"], told["scores"], told["priests"][0]) == (2, [0, 5000], ["b7", "c7"])
    field.fill("[1]")
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_text("it must be a JSON object")).to_be_visible()
    field.fill(json.dumps({**told, "scores": [0, 7]}))
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator("#players")).to_contain_text("7")


def test_answers_that_come_late_are_for_what_is_shown_by_then(pages: Pages) -> None:
    """What can be done at a place stands at no other, and is shown while it is pointed at; nothing is done twice."""
    page = pages.open("/setup/uxmal")
    expect(page.get_by_text(SOUND)).to_be_visible()
    here = page.get_by_role("button", name=re.compile("^Level 1, on c7")).first
    with held(page, "**/api/setup/uxmal/edits") as waiting:
        page.locator('[data-place="a1"]').click()
        page.locator('[data-place="c7"]').click()
        waiting.wait_for(2)
        waiting.pop().continue_()
        expect(here).to_be_visible()
        with page.expect_response("**/edits"):
            waiting.pop().continue_()
        page.evaluate("new Promise(requestAnimationFrame).then(() => true)")
        expect(here).to_be_visible()
    place = page.locator('[data-place="c7"]')
    here.hover()
    expect(place).to_have_attribute("aria-label", re.compile("level 1"))
    page.mouse.move(0, 0)
    expect(place).not_to_have_attribute("aria-label", re.compile("level 1"))
    with held(page, "**/api/setup/uxmal") as waiting:
        here.click()
        expect(here).to_have_attribute("aria-disabled", "true")
        here.click(force=True)
        waiting.wait_for()
        assert len(waiting) == 1
    expect(place).to_have_attribute("aria-label", re.compile("level 1"))


@pytest.mark.long
def test_a_position_of_uxmal_is_set_up_analysed_changed_and_played(pages: Pages, server: Server) -> None:
    page = pages.open("/")
    page.get_by_role("link", name="Set up a position of your own").first.click()
    expect(page.get_by_text(SOUND)).to_be_visible()
    check_board(page)
    check_form(page)
    check_text(page)
    page.reload()
    expect(page.locator("#players")).to_contain_text("7")
    assert serious_findings(page, "main") == []
    page.get_by_role("button", name="Link").click()
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    assert len(link) < 2000
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.locator(".line-row").first).to_be_visible()
    expect(page.locator('[data-place="b7"]')).to_have_attribute("aria-label", re.compile("your priest|priest of"))
    page.get_by_role("link", name="Change this position").click()
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/game/*")
    expect(page.locator(".log-panel")).to_contain_text("Starts from a position that was set up")
    view = server.view(page.url.rsplit("/", 1)[1].partition("#")[0])
    assert view["score_history"][0]["scores"] == [0, 7]
    page.goto(link)
    expect(page.get_by_role("button", name="Open the game")).to_be_visible()


def test_a_position_of_teotihuacan_is_set_up_on_a_phone(pages: Pages) -> None:
    page = pages.open("/setup/teotihuacan")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_text(SOUND)).to_be_visible()
    board = page.locator('[data-place="board:2"]')
    board.click()  # enlarges it
    expect(page.locator(".board-zoomed")).to_be_visible()
    board.click()
    page.get_by_role("button", name=re.compile("^Move the worker of Player 1")).first.click()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("radio", name="Set up a position").evaluate("tab => tab.click()")
    page.locator("summary", has_text="Player 1").click()
    cocoa = page.get_by_role("spinbutton", name="Cocoa")
    cocoa.fill("12")
    cocoa.press("Tab")
    expect(page.locator("#players")).to_contain_text("12")
    page.get_by_label("Add to: Technologies owned").select_option(index=3)
    expect(page.locator("#question")).to_contain_text(re.compile("Valid|is not in play"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious_findings(page, "main") == []
