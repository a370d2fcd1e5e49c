"""What many games say, in the browser: results by level, and what was played at a position, along which one steps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server
from tests.browser.test_accessibility import serious_findings
from tests.fixtures.store import SPEC_GAMES, load_record, names

pytestmark = pytest.mark.browser


def check_results(page: Page) -> None:
    """Results of the level and number of players that are chosen, sorted by what is pressed."""
    tiles = page.get_by_role("region", name="Where the first tile was laid").get_by_role("row")
    expect(tiles).to_have_count(17)
    expect(page.get_by_label("Players")).to_have_value("2")
    games = tiles.nth(1).inner_text()
    page.get_by_label("Level").select_option(label="Level 2 – Porter")
    expect(tiles.nth(1)).not_to_have_text(games)
    page.get_by_role("button", name="Points").first.press("Enter")
    expect(page.get_by_role("columnheader", name="Points").first).to_have_attribute("aria-sort", "descending")
    points = [float(row.split("±")[0].split()[-1]) for row in tiles.all_inner_texts()[1:]]
    assert points == sorted(points, reverse=True)
    assert serious_findings(page, "main") == []


def check_position(page: Page) -> None:
    """What was played is shown on the board while it is pointed at, and a click steps along."""
    here, explorer = page.locator(".room-move [aria-current]"), page.locator(".room-explorer")
    explorer.locator("> summary").press("Enter")
    expect(explorer.get_by_role("heading").first).to_contain_text("The same board and the same tile")
    step = explorer.locator(".explored-step").first
    targets = page.locator('#board [data-target][role="button"]')
    expect(targets.first).to_be_attached()
    step.hover()
    expect(targets).to_have_count(0)
    word = step.get_attribute("data-word")
    step.press("Enter")
    expect(here).to_have_attribute("data-n", re.compile("[34]"))
    expect(explorer.locator(f'[data-word="{word}"]')).to_have_count(0)
    assert serious_findings(page, ".room-explorer") == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_many_games_say_what_came_of_what_was_done_and_played(pages: Pages, server: Server) -> None:
    page = pages.open("/explorer/uxmal")
    check_results(page)
    record = load_record(SPEC_GAMES / f"{names(SPEC_GAMES)[0]}.json")
    game_id = str(server.post("/api/records", record)["id"])
    page.goto(f"{pages.url}/game/{game_id}/analysis#n=2")
    expect(page.locator(".line-row").first).to_be_visible()
    page.keyboard.press("i")
    check_position(page)
