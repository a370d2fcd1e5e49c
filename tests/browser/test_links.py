"""Links: the address names the position looked at, and a whole game travels in a link."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server
from tests.browser.people import held

pytestmark = pytest.mark.browser


def at(page: Page, n: int, place: str) -> None:
    """See that a position is shown, and that the address says so."""
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(n))
    expect(page).to_have_url(re.compile(re.escape(place) + "$"))


def test_the_address_is_the_position_looked_at(pages: Pages, finished_game: dict[str, Any]) -> None:
    last, path = finished_game["n"], f"/game/{finished_game['id']}"
    page = pages.open(f"{path}#n=20")
    at(page, 20, "#n=20")
    page.keyboard.press("ArrowRight")
    at(page, 21, "#n=21")
    page.reload()
    at(page, 21, "#n=21")
    page.keyboard.press("Escape")
    at(page, last, path)
    steps = page.evaluate("history.length")
    for _ in range(2):  # looking back is one entry, however often and wherever
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Home")
        at(page, 0, "#n=0")
        page.keyboard.press("Escape")
        at(page, last, path)
    assert page.evaluate("history.length") == steps + 1
    page.go_forward()
    at(page, 0, "#n=0")
    page.locator(".skip-links a[href='#board']").evaluate("link => link.click()")
    at(page, 0, "#n=0")
    page.keyboard.press("Escape")
    at(page, last, path)
    page.evaluate("location.hash = '#n=900'")
    expect(page.get_by_text(f"This game has no position 900: it has only {last} steps.")).to_be_visible()
    at(page, last, path)


def test_a_whole_game_travels_in_a_link(pages: Pages, server: Server, finished_game: dict[str, Any]) -> None:
    games = server.get("/api/games")["total"]
    page = pages.open("/")
    link = page.get_by_role("textbox", name="Link that holds the whole game")
    with held(page, "**/positions?*"):  # the position of the address comes while the links are there already
        page.goto(f"{server.url}/game/{finished_game['id']}#n=12")
        page.get_by_role("button", name="Links to this game").click()
        expect(link).to_have_value(re.compile("/open#r=[^&]*$"))
    here = page.get_by_role("textbox", name="Link to position 12")
    expect(here).to_have_value(f"{server.url}/game/{finished_game['id']}#n=12")
    expect(link).to_have_value(re.compile("/open#r=.*&n=12$"))
    page.set_viewport_size({"width": 360, "height": 740})  # the tab with the log is not open there
    expect(page.get_by_role("dialog", name="Links to this game")).to_be_visible()
    address = link.input_value()
    page.goto(f"{server.url}/open#r=abc")
    expect(page.get_by_role("alert")).to_contain_text("incomplete or damaged")
    page.get_by_role("textbox", name="Link").fill(address)
    page.get_by_role("button", name="Read the link").press("Enter")
    expect(page.locator(".open-game")).to_contain_text("Itzel")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert server.get("/api/games")["total"] == games
    page.get_by_role("button", name="Open the game").click()
    at(page, 12, "#n=12")
    opened = server.get(page.url.replace("/game/", "/api/games/").removeprefix(server.url).split("#")[0])
    assert [entry["word"] for entry in opened["log"]] == [entry["word"] for entry in finished_game["log"]]
    assert opened["id"] != finished_game["id"]
