"""The rules page: one click away from a game, searchable, with an anchor per rule, and a way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Pages, Server, seat
from tests.long import with_further

pytestmark = pytest.mark.browser


def test_the_whole_page_is_reached_from_a_game_and_leads_back_to_it(pages: Pages, server: Server) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("grid")).to_be_visible()  # before it is there, the key leads to the page at once
    page.keyboard.press("?")
    page.get_by_role("link", name="Whole page").click()
    expect(page.get_by_role("heading", level=1, name="Uxmal")).to_be_visible()
    assert page.url.endswith("/rules/uxmal")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("grid")).to_be_visible()
    assert page.url.endswith(view["id"])


def test_every_rule_has_its_anchor(pages: Pages, server: Server) -> None:
    sections = server.get("/api/rules/uxmal?lang=en")["sections"]
    numbers = [rule["number"] for section in sections for rule in section["rules"]]
    assert numbers == [f"U{number}" for number in range(1, 27)]
    page = pages.open("/rules/uxmal#U22")
    expect(page.get_by_role("article")).to_have_count(len(numbers))
    for number in numbers:
        assert page.locator(f"article#{number}").count() == 1
    expect(page.locator("article#U22")).to_be_in_viewport()


def test_rules_are_searched_without_regard_to_case_and_accents(pages: Pages) -> None:
    page = pages.open("/rules/uxmal", language="fr")
    search = page.get_by_role("searchbox", name="Chercher dans les règles")
    search.fill("PRETRE deplacer")
    found = page.get_by_role("article")
    expect(page.locator("article#U19")).to_be_visible()
    assert found.count() < 26
    search.fill("xylophone")
    expect(found).to_have_count(0)
    expect(page.get_by_text("Aucun passage")).to_be_visible()
    search.fill("")
    expect(found).to_have_count(26)


@pytest.mark.parametrize(
    ("language", "word"), with_further([("fr", "prêtre")], [("en", "priest"), ("de", "Priester")], several=True)
)
def test_the_rules_are_there_in_each_language(pages: Pages, language: str, word: str) -> None:
    page = pages.open("/rules/uxmal", language=language)
    expect(page.locator("article#U18")).to_contain_text(word)


def test_a_game_without_rules_gets_one_sentence(pages: Pages) -> None:
    pages.allow_lost_network = True  # the browser reports the status 404 by itself
    page = pages.open("/rules/chess")
    expect(page.get_by_role("status").get_by_role("button", name="Close")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(0)
