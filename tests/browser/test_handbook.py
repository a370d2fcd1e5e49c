"""Where the handbook has been built, the home page and the rules beside the board lead to it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import Pages, Server, seat

pytestmark = pytest.mark.browser


def build_handbook(page: Page) -> None:
    """Let the server of a page have a handbook of one page."""

    def with_handbook(route: Route) -> None:
        meta: dict[str, Any] = route.fetch().json()
        route.fulfill(json=meta | {"handbook": True})

    page.route("**/api/meta", with_handbook)
    page.route("**/handbook/de/", lambda route: route.fulfill(body="<h1>Das Handbuch</h1>", content_type="text/html"))


def test_the_handbook_is_one_click_away(pages: Pages, server: Server) -> None:
    page = pages.open("/", language="de", prepare=build_handbook)
    page.get_by_role("link", name="Handbuch").click()
    expect(page.get_by_role("heading", name="Das Handbuch")).to_be_visible()
    view = server.new_game([seat("Lina", "pink"), seat("Omar", "teal")])
    page.goto(f"{pages.url}/game/{view['id']}")
    expect(page.locator(".asking").first).to_be_visible()
    page.keyboard.press("?")
    page.locator("#help").get_by_role("link", name="Handbuch").press("Enter")
    expect(page.get_by_role("heading", name="Das Handbuch")).to_be_visible()


def test_nothing_leads_to_a_handbook_that_is_not_there(pages: Pages) -> None:
    page = pages.open("/")
    expect(page.get_by_role("heading", name="Keyboard")).to_be_visible()
    expect(page.get_by_role("link", name="Handbook")).to_have_count(0)
