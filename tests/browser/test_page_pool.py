"""Tests hand on their pages: none may learn from them what another one did."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import silent_pages
from tests.browser.harness import Pages, Server

pytestmark = pytest.mark.browser

KEPT = "() => ({ ...localStorage, ...sessionStorage })"


def test_a_page_that_is_used_again_remembers_nothing(browser: Browser, server: Server) -> None:
    for pages in silent_pages(browser, server):
        use_again(pages)


def use_again(pages: Pages) -> None:
    """Leave marks of all kinds, give the page back, and look at it again."""
    page = pages.open("/", theme="light", width=500)
    fresh = page.evaluate(KEPT)
    page.evaluate("localStorage.setItem('teocalli.theme', 'light'); sessionStorage.setItem('seen', 'yes')")
    page.route("**/api/**", lambda route: route.abort())
    page.emulate_media(media="print")
    page.context.new_page()
    pages.give_back(page)
    again = pages.open("/")
    assert again == page
    assert again.context.pages == [again]
    assert again.evaluate(KEPT) == fresh
    assert again.evaluate("[innerWidth, matchMedia('(prefers-color-scheme: light)').matches]") == [1440, False]
    assert again.evaluate("matchMedia('screen').matches")
    assert again.evaluate("fetch('/api/meta').then(answer => answer.status)") == 200
    again.clock.install()  # nothing takes that back
    pages.give_back(again)
    assert pages.open("/") != again
