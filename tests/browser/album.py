"""One page on which recorded games are opened one after the other, which costs a tenth of opening a page for each."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.harness import Pages, Server
from tests.browser.teotihuacan_table import say

GO = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
SHOWN = """([id, said]) => document.querySelector(".log-panel a[download]")?.href.includes(`/${id}/`)
    && document.querySelector(".playback-bar [type=range]").getAttribute("aria-valuetext") === said"""
"""Whether the page shows a game, and that position of it."""


class Album:
    """Opens games in one page, as the browser's own way forward does, and looks at their positions."""

    def __init__(self, server: Server, pages: Pages) -> None:
        self.page: Page = pages.open("/")
        self._server = server

    def open(self, record: dict[str, Any]) -> dict[str, Any]:
        """Open a record at its newest position; give its view."""
        view: dict[str, Any] = self._server.post("/api/records", record)
        self.page.evaluate(GO, f"/game/{view['id']}")
        self.wait_for(view, view["n"])
        return view

    def look_at(self, view: dict[str, Any], n: int) -> None:
        """Look at a position of the game that is open, by the slider."""
        self.page.get_by_role("slider", name=say("web-playback-position")).fill(str(n))
        self.wait_for(view, n)

    def wait_for(self, view: dict[str, Any], n: int) -> None:
        """Wait until the page shows a position."""
        said = say("web-playback-at", n=n, count=view["n"])
        self.page.wait_for_function(SHOWN, arg=[view["id"], said])

    def view(self, view: dict[str, Any]) -> dict[str, Any]:
        """Give the newest view of a game."""
        newest: dict[str, Any] = self._server.get(f"/api/games/{view['id']}")
        return newest
