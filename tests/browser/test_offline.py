"""Without the server: the page opens from what the browser keeps, says so, and is whole again when it can be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Pages, Server, wait_until
from tests.browser.page_pool import PagePool
from tests.browser.people import held, no_barriers, no_sideways

pytestmark = pytest.mark.browser

KEPT = """async path => {
    const cache = await caches.open("teocalli-pages-1");
    return Boolean(await cache.match(path));
}"""


@pytest.fixture
def own_pages(browser: Browser, own_server: Server) -> Iterator[Pages]:
    """Pages of a server that is stopped, on which workers may work."""
    pool = PagePool(browser, own_server.url)
    pages = Pages(pool)
    pages.allow_lost_network = True
    yield pages
    pages.close()
    pool.close()
    assert not pages.errors


ALL_KEPT = """async () => {
    const cache = await caches.open("teocalli-pages-1");
    const read = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const wanted = read.filter(({ pathname }) => /^.(static|locale)./.test(pathname));
    const kept = await Promise.all(wanted.map(({ pathname, search }) => cache.match(pathname + search)));
    return kept.every(Boolean);
}"""


def wait_until_kept(page: Page, path: str) -> None:
    """Wait until the worker has kept something."""
    wait_until(lambda: bool(page.evaluate(KEPT, path)), f"{path} is not kept")


def wait_until_all_is_kept(page: Page) -> None:
    """Wait until the worker has kept every file and text that the page has read."""
    wait_until(lambda: bool(page.evaluate(ALL_KEPT)), "what was read is not kept")


WORKER_LATER = """
    const begin = new Promise((go) => (globalThis.letTheWorkerBegin = go));
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = (...all) => begin.then(() => register(...all));
"""


def test_what_was_asked_for_before_the_worker_was_there_is_kept_when_it_comes_late(own_pages: Pages) -> None:
    def prepare(page: Page) -> None:
        page.add_init_script(WORKER_LATER)

    page = own_pages.open("/", language="de", service_workers="allow", prepare=prepare)
    with held(page, "**/api/companion/uxmal") as waiting:
        page.goto(f"{own_pages.url}/companion/uxmal")
        waiting.wait_for()
        page.evaluate("letTheWorkerBegin()")
        wait_until_kept(page, "/static/app/pages/tournament.js")
        wait_until_all_is_kept(page)
        page.evaluate("performance.setResourceTimingBufferSize(0)")  # as it is once 250 things were read
    expect(page.get_by_role("heading", name="Eine neue Partie")).to_be_visible()
    wait_until_kept(page, "/api/companion/uxmal")


def test_the_page_opens_without_the_server(own_pages: Pages, own_server: Server) -> None:
    page = own_pages.open("/", language="de", width=360, height=740, service_workers="allow")
    wait_until_kept(page, "/static/app/pages/rules.js")
    wait_until_kept(page, "/api/meta")
    page.goto(f"{own_pages.url}/rules/uxmal")
    expect(page.locator(".rule-figure").first).to_be_visible()
    wait_until_kept(page, "/api/figures/uxmal")
    page.goto(f"{own_pages.url}/companion/uxmal")
    wait_until_kept(page, "/api/companion/uxmal")
    wait_until_all_is_kept(page)
    assert not page.evaluate(KEPT, "/api/games?offset=0&limit=8")  # games are the server's alone

    own_server.stop()
    page.goto(f"{own_pages.url}/")
    expect(page.get_by_text("Der Server ist nicht erreichbar")).to_be_visible()  # once: no notice beside it
    expect(page.get_by_role("link", name="Regeln von Uxmal")).to_be_visible()
    expect(page.get_by_role("link", name="Begleiter")).to_have_count(1)  # what was not opened could not be read now
    no_barriers(page)
    no_sideways(page)
    page.get_by_role("link", name="Regeln von Uxmal").click()
    expect(page.locator(".rule-figure").first).to_be_visible()
    page.goto(f"{own_pages.url}/companion/teotihuacan")  # which was never read
    expect(page.get_by_role("main").get_by_text("Der Server ist nicht erreichbar")).to_be_visible()

    page.goto(f"{own_pages.url}/")
    again = page.get_by_role("button", name="Noch einmal versuchen")
    expect(again).to_be_visible()
    own_server.start()
    again.click()
    expect(page.get_by_role("button", name="Spielen").first).to_be_visible()
