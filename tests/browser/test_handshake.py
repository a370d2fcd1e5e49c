"""R-44: an old page at a new server, and a page whose server restarts, lose no entered move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from teocalli.server import create_app, handshake
from tests.browser.conftest import silent
from tests.browser.harness import Pages
from tests.browser.page_pool import PagePool
from tests.packaging.checkout import read
from tests.server.running import serving
from tests.server.table_client import PERSON, TableClient, open_http

pytestmark = pytest.mark.browser

OLD = f'API = "{handshake.API}"'
PAGES_PART = "src/teocalli/web/static/app/handshake.js"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in this process, so that the test can renew its interface."""
    with serving(create_app(tmp_path_factory.mktemp("handshake"))) as running:
        yield running.rstrip("/")


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[Pages]:
    """Pages of that server; they hear refusals, of which the browser's console complains."""
    pool = PagePool(browser, address)
    for opened in silent(pool):
        opened.allow_lost_network = True
        yield opened
    pool.close()


@pytest.fixture
def client(address: str) -> Iterator[TableClient]:
    """A program that asks the same server, and speaks no number."""
    with open_http(address) as http:
        yield TableClient(http)


def renew(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server speak another number from now on, and its files too."""
    monkeypatch.setattr(handshake, "API", 2)

    newest = read(PAGES_PART).replace(OLD, 'API = "2"')

    def newer(route: Route) -> None:
        route.fulfill(response=route.fetch(), body=newest)

    page.route("**/app/handshake.js", newer)


def built(client: TableClient, view: dict[str, Any]) -> list[str]:
    """The words of a game so far that people chose."""
    return [entry["word"] for entry in client.view(view["id"])["log"] if entry["kind"] == "build"]


def test_page_and_server_speak_the_same_number() -> None:
    assert OLD in read(PAGES_PART)


def test_what_is_entered_at_an_old_page_is_sent_by_the_new_one(
    pages: Pages, client: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = client.create([PERSON, PERSON])
    page = pages.open(f"/game/{view['id']}")
    renew(page, monkeypatch)
    page.get_by_role("button", name="Build", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Your move was received")).to_be_visible()
    expect(page.get_by_role("group", name="Free seats")).to_be_visible()
    assert built(client, view) == ["build"]
    assert page.evaluate("sessionStorage.getItem('teocalli-entered')") is None


def test_an_answer_that_was_lost_on_the_way_is_not_sent_twice(
    pages: Pages, client: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server had carried it out before it was renewed."""
    view = client.create([PERSON, PERSON])
    page = pages.open(f"/game/{view['id']}")

    def lose(route: Route) -> None:
        route.fetch()
        renew(page, monkeypatch)
        route.abort()

    page.route("**/actions", lose, times=1)
    page.get_by_role("button", name="Build", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Your move was received")).to_be_visible()
    assert built(client, view) == ["build"]


@pytest.mark.long
def test_what_somebody_else_made_impossible_is_refused_in_words(
    pages: Pages, client: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = client.create([PERSON, PERSON])
    page = pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("button", name="Build", exact=True)).to_be_enabled()

    def lose(route: Route) -> None:
        client.act(view, "build")
        renew(page, monkeypatch)
        route.continue_()

    page.route("**/actions", lose, times=1)
    page.get_by_role("button", name="Build", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="so nothing was done")).to_be_visible()
    assert built(client, view) == ["build"]


@pytest.mark.long
def test_a_new_page_that_did_not_come_is_not_waited_for(
    pages: Pages, client: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something between keeps the old files: the page says so, instead of loading again and again."""
    view = client.create([PERSON, PERSON])
    page = pages.open(f"/game/{view['id']}")
    monkeypatch.setattr(handshake, "API", 2)
    page.get_by_role("button", name="Build", exact=True).click()
    expect(page.get_by_text("Please reload the page.")).to_be_visible()
    assert built(client, view) == []


@pytest.mark.long
def test_while_the_server_restarts_an_entered_move_waits(pages: Pages, client: TableClient) -> None:
    """R-28: it is sent again once the table can be seen, if that is as it was."""
    view = client.create([PERSON, PERSON])
    page = pages.open(f"/game/{view['id']}")
    page.route("**/actions", lambda route: route.abort(), times=3)
    page.get_by_role("button", name="Build", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Your move was received")).to_be_visible()
    expect(page.get_by_role("group", name="Free seats")).to_be_visible()
    assert built(client, view) == ["build"]
