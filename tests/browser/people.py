"""What tests of a table for people look at and do at a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, Route

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


@contextmanager
def held(page: Page, addresses: str) -> Iterator[list[Route]]:
    """Hold what a page asks for at some addresses until the end; with what is held so far."""
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        waiting.append(route)

    page.route(addresses, wait)
    yield waiting
    for route in waiting:
        route.continue_()
    page.unroute(addresses)
