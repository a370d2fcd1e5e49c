"""Hints on the page, and seats for the levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import Pages, Server, seat, wait_until

pytestmark = pytest.mark.browser


def begin(server: Server, game: str, words: Callable[[dict[str, Any]], bool], **options: Any) -> dict[str, Any]:
    """A game of a person against a level, as far as `words` wants it."""
    view = server.new_game([seat("Lina", "pink"), seat("", "teal", "level:3")], game=game, **options)
    return server.play(view, words)


def hint_on(page: Page) -> Locator:
    """Ask for a hint by its key and wait for it."""
    expect(page.locator(".asking")).to_be_visible()
    page.keyboard.press("i")
    panel = page.get_by_role("group", name="Best lines")
    expect(panel).to_be_visible()
    expect(page.locator(".asking")).to_be_hidden()
    return panel


@pytest.mark.long
def test_a_hint_is_shown_on_the_board_and_its_choice_is_confirmed_as_usual(pages: Pages, server: Server) -> None:
    view = begin(server, "uxmal", lambda view: view["position"]["decision"] == "seat", first_player="seat_0")
    page = pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("list").filter(has_text="Itzel")).to_contain_text("Level 3")
    panel = hint_on(page)
    rows = panel.locator(".suggestion")
    expect(rows).to_have_count(5)
    words = [row.get_attribute("data-word") or "" for row in rows.all()]
    assert set(words) <= {preview["word"] for preview in view["legal"]}
    for row, word in zip(rows.all(), words, strict=True):
        expect(row).to_contain_text("%")
        row.focus()
        expect(page.locator(f'[data-seat="{word[:2]}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()  # it was only shown
    hint_on(page).locator(".suggestion").nth(1).click()
    expect(panel).to_be_hidden()
    page.get_by_role("button", name="Confirm").click()
    wait_until(lambda: server.view(view["id"])["n"] > view["n"], "nothing was sent")
    assert server.view(view["id"])["log"][view["n"]]["word"] == words[1]


def test_digits_choose_from_a_hint_and_another_choice_puts_it_away(pages: Pages, server: Server) -> None:
    view = begin(server, "teotihuacan", lambda view: view["position"]["decision"] == "keep")
    page = pages.open(f"/game/{view['id']}", language="fr-FR")
    expect(page.locator(".asking")).to_be_visible()
    page.get_by_role("button", name="Conseil").click()
    first = page.locator(".suggestion").first
    expect(first).to_be_visible()
    word = first.get_attribute("data-word") or ""
    page.keyboard.press("1")
    expect(page.locator(".hint-panel")).to_have_count(0)
    page.locator("[data-confirm]").click()
    wait_until(lambda: len(server.view(view["id"])["log"]) > len(view["log"]), "nothing was sent")
    assert word in {entry["word"] for entry in server.view(view["id"])["log"]}
