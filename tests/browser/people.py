"""What tests of a table for people look at and do at a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.harness import wait_until
from tests.browser.test_accessibility import serious_findings

PHONE: dict[str, Any] = {"width": 360, "height": 740}


def no_barriers(page: Page) -> None:
    """Axe must find nothing serious."""
    assert serious_findings(page) == []


def no_sideways(page: Page) -> None:
    """R-64."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def game_of(page: Page) -> str:
    """The id of the game that a page shows."""
    return page.url.rpartition("/")[2]


def view_of(page: Page, game: str | None = None) -> dict[str, Any]:
    """The view of a game, by default the one that is shown, as the person at a page gets it."""
    view: dict[str, Any] = page.evaluate(
        "id => fetch(`/api/games/${id}`).then(answer => answer.json())", game or game_of(page)
    )
    return view


def post(page: Page, path: str, body: object) -> dict[str, Any]:
    """Send something as the person at a page, as a program of theirs would."""
    status, answer = page.evaluate(
        "([path, body]) => fetch(path, {method: 'POST', body, headers: {'Content-Type': 'application/json'}})"
        ".then(async answer => [answer.status, await answer.json()])",
        [path, json.dumps(body)],
    )
    assert status in (200, 201), answer
    told: dict[str, Any] = answer
    return told


def send(page: Page, game: str | None = None) -> None:
    """Let the person at a page make their first legal action, as a program of theirs would; the page must follow."""
    view = view_of(page, game)
    body = {"version": view["version"], "word": view["legal"][0]["word"], "key": f"k{view['version']}"}
    post(page, f"/api/games/{view['id']}/actions", body)


class Held(list[Route]):
    """What a page has asked for and does not get yet."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page

    def hold(self, route: Route) -> None:
        """Hold one more."""
        self.append(route)

    def wait_for(self, number: int = 1) -> None:
        """Wait until so much is held. Only while something is asked of the page do its requests arrive here."""
        wait_until(lambda: self._page.evaluate("true") and len(self) >= number, f"{number} are not asked for: {self}")

    def let_go(self) -> None:
        """Let all go on that is held."""
        while self:
            self.pop(0).continue_()


@contextmanager
def held(page: Page, addresses: str) -> Iterator[Held]:
    """Hold what a page asks for at some addresses until the end; with what is held so far."""
    waiting = Held(page)
    page.route(addresses, waiting.hold)
    yield waiting
    waiting.let_go()
    page.unroute(addresses)
