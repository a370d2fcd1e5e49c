"""The review of a finished game: begun, left in the middle, gone on with, and looked at beside the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server
from tests.fixtures.store import OWN_GAMES, load_record

pytestmark = pytest.mark.browser

RUNNING = {"status": "running", "done": 0, "total": 1, "may": True, "outcome": None}


def review_of(page: Page) -> None:
    """Open the review from the end of the game."""
    page.locator("#question").get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="Review")).to_be_focused()


def test_a_review_is_made_left_gone_on_with_and_looked_at(pages: Pages, server: Server) -> None:
    record = load_record(OWN_GAMES / "46-4p-shared-by-four.json")
    game_id = server.post("/api/records", record)["id"]
    page = pages.open(f"/game/{game_id}")
    review_of(page)
    page.get_by_role("button", name="Start the review").press("Enter")
    expect(page.get_by_role("progressbar", name="Review")).to_be_visible()
    page.route("**/review", lambda route: route.fulfill(json=RUNNING))
    page.reload()  # the server goes on
    review_of(page)
    page.get_by_role("button", name="Stop").focus()
    page.unroute("**/review")
    plot = page.get_by_role("slider", name="Winning chances")
    expect(plot).to_be_visible()
    expect(page.get_by_role("heading", name="Review")).to_be_focused()
    outcome = server.get(f"/api/games/{game_id}/review")["outcome"]
    first, second = (place["n"] for place in outcome["course"][:2])
    page.get_by_role("radio", name="Winning chances").focus()
    page.keyboard.press("Tab")
    expect(plot).to_be_focused()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(f"#n={first}$"))
    expect(page.locator(".review-here")).to_contain_text("Played:")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"#n={second}$"))
    expect(plot).to_be_focused()
    expect(plot).to_have_attribute("aria-valuetext", re.compile(rf"^Step {second} of \d+: .*\d%$"))
    marked = [decision for decision in outcome["decisions"] if decision["mark"]]
    listed = page.locator(".review-decision button")
    expect(listed).to_have_count(len(marked))
    listed.last.click()
    expect(page).to_have_url(re.compile(f"#n={marked[-1]['n']}$"))
    expect(listed.last).to_have_attribute("aria-current", "step")
    page.get_by_role("radio", name="All").check()
    expect(listed).to_have_count(len(outcome["decisions"]))
    page.get_by_role("radio", name="Expected points").check()
    expect(page.get_by_role("slider", name="Expected points")).to_be_visible()
    parts = page.get_by_role("table", name="How the result came about").locator("tbody tr")
    columns = [[float(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()] for row in parts.all()]
    assert [round(sum(column[:-1]), 1) for column in zip(*columns, strict=True)] == record["scores"]
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("heading", name="Log")).to_be_focused()
    page.locator("#question").get_by_role("button", name="Back to the present").click()
    review_of(page)
    sharp = next(decision for decision in marked if decision["puzzle"])
    page.get_by_role("link", name="Solve as a puzzle").first.press("Enter")
    expect(page).to_have_url(re.compile(f"/puzzle/{sharp['n']}$"))
    expect(page.get_by_role("region", name=f"From your game, step {sharp['n']}")).to_be_visible()
