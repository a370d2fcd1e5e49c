"""A server and a browser for all browser tests of a run, and pages that must not complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from teocalli.core.texts import Texts
from tests.browser.album import Album
from tests.browser.harness import PATIENCE, Pages, Server, chromium_path, seat
from tests.browser.page_pool import PagePool
from tests.browser.scenery import Scene, scenery

expect.set_options(timeout=PATIENCE * 1000)

SHORT_LIVED = "--js-flags=--max-opt=1 --min-semi-space-size=32 --initial-heap-size=256"
"""Pages live for seconds here: optimising their code and collecting their garbage early costs more than it brings."""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How pytest-playwright starts the browser: the machine's own Chromium."""
    return {"executable_path": chromium_path(), "args": ["--no-sandbox", SHORT_LIVED]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the whole run."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def finished_game(server: Server) -> dict[str, Any]:
    """The view of a finished game of two bots, for looking only."""
    view = server.new_game([seat("Itzel", "pink", "random"), seat("Balam", "teal", "random")])
    return server.play(view, lambda _: False)


@pytest.fixture(scope="session")
def scenes(server: Server, finished_game: dict[str, Any]) -> list[Scene]:
    """Every page and every state of the table that tests look at."""
    return scenery(server, finished_game)


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that belongs to one test, which may stop it."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def page_pool(browser: Browser, server: Server) -> Iterator[PagePool]:
    """Pages of the common server, used again and again."""
    pool = PagePool(browser, server.url)
    yield pool
    pool.close()


@pytest.fixture
def pages(page_pool: PagePool) -> Iterator[Pages]:
    """Pages of the common server."""
    yield from silent(page_pool)


@pytest.fixture(scope="module")
def album(page_pool: PagePool, server: Server) -> Iterator[Album]:
    """One page for all recorded games of a file's tests."""
    for pages in silent(page_pool):
        yield Album(server, pages)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for people that has an address to share, for the whole run."""
    running = Server(tmp_path_factory.mktemp("house"), for_people=True)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def people_pool(browser: Browser, house: Server) -> Iterator[PagePool]:
    """Browsers of people, used again and again; each comes as nobody."""
    pool = PagePool(browser, house.url)
    yield pool
    pool.close()


@pytest.fixture
def pages_of_people(people_pool: PagePool) -> Iterator[Pages]:
    """Pages of that server."""
    yield from silent(people_pool)


@pytest.fixture
def own_pages(browser: Browser, own_server: Server) -> Iterator[Pages]:
    """Pages of the test's own server."""
    yield from silent_pages(browser, own_server)


def silent_pages(browser: Browser, server: Server) -> Iterator[Pages]:
    """Pages of a server that nobody has used, nor will use after."""
    pool = PagePool(browser, server.url)
    yield from silent(pool)
    pool.close()


def silent(pool: PagePool) -> Iterator[Pages]:
    """Pages that fail the test if a console complained."""
    opened = Pages(pool)
    yield opened
    opened.close()
    assert opened.errors == []


@pytest.fixture
def words() -> Callable[..., str]:
    """Texts by language and message id, as a person reads them: `words("de", "web-play")`."""

    def text(language: str, message_id: str, **arguments: Any) -> str:
        return Texts(language).format(message_id, arguments)

    return text
