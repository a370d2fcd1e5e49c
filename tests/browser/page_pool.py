"""Pages that tests hand on to one another: a new one costs more than most tests do with it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

PARKED = "/static/icon.svg"
"""Where a page waits: the same origin, so that its storage can be emptied, but nothing of the product runs there."""
AS_NEW = "() => Function.prototype.toString.call(Date).includes('[native code]') && history.length < 25"
"""Whether a page has the browser's own clock, since one that a test has installed stays as long as the page, and room
for further visits: browsers remember 50.
"""
LONGEST = 30_000
"""Milliseconds that anything done on a page may take."""


class PagePool:
    """Hands out pages that remember nothing of those who had them before."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self._free: dict[str, list[Page]] = {}
        self._kinds: dict[Page, str] = {}

    def take(self, language: str, **context: Any) -> Page:
        """Give a page of a browser context of that kind; nobody else has it until it is put back."""
        kind = json.dumps([language, context], sort_keys=True)
        free = self._free.setdefault(kind, [])
        if free:
            return free.pop()
        made = self._browser.new_context(locale=language, **{"service_workers": "block"} | context)
        made.set_default_timeout(LONGEST)
        page = made.new_page()
        self._kinds[page] = kind
        return page

    def put_back(self, page: Page) -> None:
        """Take a page back and make it forget; one that cannot any more is thrown away."""
        kind = self._kinds[page]
        try:
            self._clean(page)
            forgets = page.evaluate(AS_NEW)
        except PlaywrightError:
            forgets = False
        if forgets:
            self._free[kind].append(page)
        else:
            del self._kinds[page]
            page.context.close()

    def _clean(self, page: Page) -> None:
        for further in page.context.pages:
            if further != page:
                further.close()
        page.unroute_all(behavior="ignoreErrors")
        page.emulate_media(media="null", contrast="null", forced_colors="null")
        page.goto(self.url + PARKED)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.context.clear_cookies()
        page.mouse.move(0, 0)

    def close(self) -> None:
        """Close all pages."""
        for page in self._kinds:
            page.context.close()
