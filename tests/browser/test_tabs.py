"""Many tabs of one browser: HTTP/1.1 allows six connections to a server, yet every tab follows its game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.harness import Pages, Server, seat
from tests.long import with_further

pytestmark = pytest.mark.browser

TABS = 10
FEW = 3


def opened(pages: Pages, server: Server, tabs: int) -> list[tuple[Page, dict[str, Any]]]:
    """Tabs of one browser, each with a game of its own."""
    views = [server.new_game([seat(f"Lina {number}", "pink"), seat("Tom", "teal")]) for number in range(tabs)]
    first = pages.open(f"/game/{views[0]['id']}")
    others = [pages.open_in(first.context, f"/game/{view['id']}") for view in views[1:]]
    return list(zip([first, *others], views, strict=True))


def follows(page: Page, server: Server, view: dict[str, Any]) -> dict[str, Any]:
    """Let somebody else carry out an action, and see that the page shows it."""
    after = server.act(view, view["legal"][0]["word"])
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(after["n"]))
    return after


def hear(asking: set[Page], pages: list[Page]) -> None:
    """Collect the pages that open a feed from now on."""

    def heard(request: Request) -> None:
        if "/api/feed" in request.url:
            asking.add(request.frame.page)

    for page in pages:
        page.on("request", heard)


@pytest.mark.parametrize("many", with_further([FEW], [TABS]))
def test_tabs_follow_a_game_each_and_closing_the_leader_hands_over(
    own_pages: Pages, own_server: Server, many: int
) -> None:
    tabs = opened(own_pages, own_server, many)
    tabs = [(page, follows(page, own_server, view)) for page, view in tabs]
    leader = tabs[0][0]
    for _ in range(2):
        tabs = [(page, view) for page, view in tabs if page is not leader]
        asking: set[Page] = set()
        hear(asking, [page for page, _ in tabs])
        leader.close()
        tabs[::4] = [(page, follows(page, own_server, view)) for page, view in tabs[::4]]
        assert len(asking) == 1  # one tab took over
        leader = asking.pop()


def test_tabs_of_one_game_stay_the_same_and_act(own_pages: Pages, own_server: Server) -> None:
    view = own_server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    first = own_pages.open(f"/game/{view['id']}")
    tabs = [first, *(own_pages.open_in(first.context, f"/game/{view['id']}") for _ in range(FEW - 1))]
    tabs[-1].get_by_role("button", name="Build", exact=True).click()
    for page in tabs:
        expect(page.get_by_role("group", name="Free seats")).to_be_visible()


@pytest.mark.long
def test_a_tab_that_goes_to_another_game_follows_that_one(own_pages: Pages, own_server: Server) -> None:
    tabs = opened(own_pages, own_server, 2)
    (page, _), (_, other) = tabs
    page.goto(f"{own_server.url}/game/{other['id']}")
    other = follows(page, own_server, other)
    follows(tabs[1][0], own_server, other)


def test_what_went_wrong_on_a_page_is_not_shown_on_the_next(pages: Pages, server: Server) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}")
    pages.allow_lost_network = True
    page.route("**/actions", lambda route: route.abort())
    page.get_by_role("button", name="Build", exact=True).click()
    said = page.get_by_role("status").filter(has_text="was not received")
    expect(said).to_be_visible()
    page.locator('a[href="/"]').first.click()
    expect(page.get_by_role("heading", level=1, name="Teocalli")).to_be_attached()
    expect(said).to_have_count(0)
