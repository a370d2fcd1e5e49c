"""How the page reads what it says: each catalogue once, and none keeps another from being said."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Request, expect

from tests.browser.harness import Pages
from tests.browser.people import held

pytestmark = pytest.mark.browser


def test_each_catalogue_is_read_once(pages: Pages) -> None:
    page = pages.open("/rules/uxmal", language="de")
    page.evaluate("async () => (await import('/static/app/pages.js')).loadAll()")
    read: Counter[str] = Counter()

    def note(request: Request) -> None:
        if "/locale/" in request.url:
            read[request.url.removeprefix(pages.url)] += 1

    page.on("request", note)
    page.reload()
    expect(page.get_by_role("heading", name="Uxmal: die Regeln")).to_be_visible()
    page.evaluate("async () => (await import('/static/app/pages.js')).loadAll()")
    assert {"/locale/de.ftl", "/locale/tournament/de.ftl"} <= set(read)
    page.evaluate("async () => (await import('/static/app/settings.js')).language.value = 'fr'")
    expect(page.get_by_role("link", name="Accueil")).to_be_visible()
    page.remove_listener("request", note)
    assert "/locale/tournament/fr.ftl" in read
    assert set(read.values()) == {1}, read


def test_a_catalogue_that_does_not_come_keeps_nothing_else_from_being_said(pages: Pages) -> None:
    page = pages.open("/", language="de")
    with held(page, "**/locale/tournament/*") as waiting:
        page.evaluate("() => void import('/static/app/pages.js').then(({ loadAll }) => loadAll())")
        waiting.wait_for()
        page.evaluate("async () => (await import('/static/app/router.js')).navigate('/companion/uxmal')")
        expect(page.get_by_role("heading", name="Eine neue Partie")).to_be_visible()
