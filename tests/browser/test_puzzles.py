"""Puzzles on the page: chosen from the list, answered by mouse and keys, shown, and kept on the device."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server

pytestmark = pytest.mark.browser


def building(server: Server) -> list[dict[str, Any]]:
    """Puzzles of Uxmal that are solved by building, each with its number in the list; two of one grade."""
    listed = server.get("/api/puzzles/uxmal")["puzzles"]
    puzzles = [{**server.get(f"/api/puzzles/uxmal/{each['name']}"), "at": at} for at, each in enumerate(listed, 1)]
    found = [puzzle for puzzle in puzzles if puzzle["words"] == ["build"] and puzzle["grade"] == 1]
    return [{**puzzle, "name": listed[puzzle["at"] - 1]["name"]} for puzzle in found]


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('teocalli.puzzles.uxmal') ?? '{}'"))
    return found


def test_a_puzzle_is_found_by_mouse_and_keys_and_kept_on_the_device(pages: Pages, server: Server) -> None:
    first, second = building(server)[:2]
    page = pages.open("/")
    page.get_by_role("link", name="Puzzles: find the best decision").first.click()
    page.get_by_role("radio", name="At a glance").check()
    expect(page.locator(".puzzle-progress")).to_contain_text("0 of ")
    page.get_by_role("link", name=f"{first['at']}, At a glance, not solved yet", exact=True).click()
    panel = page.get_by_role("region", name="Puzzle: At a glance")
    expect(panel).to_contain_text("one action is clearly better")

    legal = server.get(f"/api/puzzles/uxmal/{first['name']}/steps/0")["legal"]
    field = next(preview["word"] for preview in legal if preview["word"].startswith("place:")).removeprefix("place:")
    page.locator("#question").get_by_role("button", name="Place a priest").click()
    page.get_by_role("gridcell", name=f"{field}:").click()
    page.locator("#question [data-confirm]").click()
    expect(panel).to_contain_text("That is not it: your chance of winning would be")
    assert kept(page) == {first["name"]: "failed"}
    panel.get_by_role("button", name="Try again").press("Enter")
    expect(panel).not_to_contain_text("That is not it")

    expect(page.locator(".asking")).to_be_visible()
    page.keyboard.press("b")
    question = page.locator("#question")
    expect(question.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(question).to_contain_text("Best: You build")
    expect(question).to_contain_text("With your first answer it would be")
    assert kept(page) == {first["name"]: "solved"}

    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"/{first['name']}$"))
    page.goto(pages.url + f"/puzzles/uxmal/{second['name']}")
    pages.allow_lost_network = True  # the browser complains of the requests that are lost
    page.route("**/steps/1", lambda route: route.abort())
    show = panel.get_by_role("button", name="Show the solution")
    show.press("Enter")
    expect(page.get_by_text("The server cannot be reached. Please try again in a moment.")).to_be_visible()
    expect(page.get_by_text("was not received")).to_have_count(0)  # it was no move
    assert second["name"] not in kept(page)  # nothing was shown yet
    page.unroute("**/steps/1")
    show.press("Enter")
    expect(question.get_by_role("heading", name="This is the solution")).to_be_visible()
    expect(page.locator(".connection-lost")).to_have_count(0)
    expect(question.get_by_role("button", name="Next puzzle")).to_be_focused()
    assert kept(page) == {first["name"]: "solved", second["name"]: "failed"}
    panel.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-progress")).to_contain_text("1 of ")
    expect(page.get_by_role("link", name=f"{first['at']}, At a glance, solved", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=f"{second['at']}, At a glance, tried", exact=False)).to_be_visible()
