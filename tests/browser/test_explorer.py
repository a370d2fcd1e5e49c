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


HOLD_FRAMES = """() => {
  const draw = window.requestAnimationFrame.bind(window);
  window.held = [];
  window.requestAnimationFrame = (frame) => window.held.push(frame);
  window.release = () => {
    window.requestAnimationFrame = draw;
    return new Promise((done) => draw(() => (window.held.forEach((frame) => frame(0)), draw(done))));
  };
}"""
"""Lets no frame be drawn until it is said: as on a machine that has much to do."""

IS_LED = """async () => {
  const leads = (frame) => String(frame).includes("querySelector");
  for (let tries = 0; tries < 500 && !window.held.some(leads); tries++) await new Promise((go) => setTimeout(go, 20));
  return window.held.some(leads);
}"""
"""Whether the focus is to be led in the next frame, within ten seconds."""


def test_whoever_goes_to_the_explorer_before_the_board_is_drawn_stays_there(pages: Pages, server: Server) -> None:
    game_id = str(server.post("/api/records", load_record(SPEC_GAMES / f"{names(SPEC_GAMES)[0]}.json"))["id"])
    page = pages.open(f"/game/{game_id}/analysis#n=1")
    here, summary = page.locator(".room-move [aria-current]"), page.locator(".room-explorer > summary")
    expect(here).to_have_attribute("data-n", "1")
    page.evaluate("document.activeElement.blur()")
    page.evaluate(HOLD_FRAMES)
    page.keyboard.press("ArrowRight")
    expect(here).to_have_attribute("data-n", "2")
    assert page.evaluate(IS_LED)
    summary.focus()
    page.evaluate("window.release()")
    expect(summary).to_be_focused()


def test_many_games_say_what_came_of_what_was_done_and_played(pages: Pages, server: Server) -> None:
    page = pages.open("/explorer/uxmal")
    check_results(page)
    record = load_record(SPEC_GAMES / f"{names(SPEC_GAMES)[0]}.json")
    game_id = str(server.post("/api/records", record)["id"])
    page.goto(f"{pages.url}/game/{game_id}/analysis#n=2")
    expect(page.locator(".line-row").first).to_be_visible()
    page.keyboard.press("i")
    check_position(page)
