"""What the table tells one who is not looking at it: sounds and the window's title; and looking back on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from teocalli.core.registry import known_games
from tests.browser.harness import Pages, Server, seat, wait_until
from tests.long import with_further

pytestmark = pytest.mark.browser

EAR = """() => {
    window.tones = 0;
    const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { connect: () => node, frequency: parameter, gain: parameter, start: () => window.tones++, stop() {} };
    window.AudioContext = class {
        currentTime = 0;
        destination = node;
        createOscillator = () => node;
        createGain = () => node;
    };
}"""
"""Counts the tones that the page plays."""


def tones(page: Page) -> int:
    """Tones played so far."""
    heard: int = page.evaluate("window.tones")
    return heard


def test_sounds_begin_with_the_first_touch_and_can_be_switched_off(pages: Pages, server: Server) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")], first_player="seat_0")
    page = pages.open(f"/game/{view['id']}")
    page.evaluate(EAR)
    view = server.play(view, lambda now: now["to_move"] == 1)
    expect(page.get_by_role("heading", name="Tom, it is your turn.")).to_be_visible()
    assert tones(page) == 0
    page.keyboard.press("Shift")
    view = server.play(view, lambda now: now["to_move"] == 0)
    wait_until(lambda: tones(page) > 0, "nothing is heard")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sounds").get_by_role("radio", name="Off").check()
    page.keyboard.press("Escape")
    heard = tones(page)
    server.play(view, lambda now: now["to_move"] == 1)
    expect(page.get_by_role("heading", name="Tom, it is your turn.")).to_be_visible()
    assert tones(page) == heard


@pytest.mark.parametrize("language", with_further(["fr"], ["en", "de"]))
def test_the_window_s_title_says_when_a_person_is_waited_for(
    pages: Pages, server: Server, words: Callable[..., str], language: str
) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}", language=language)
    title = words(language, "web-game-title", names=["Lina", "Tom"])
    expect(page).to_have_title(words(language, "web-title-turn", title=title) + " – Teocalli")
    page.get_by_role("link", name=words(language, "web-to-start")).first.click()
    expect(page).to_have_title("Teocalli")


def test_the_title_of_a_finished_game_waits_for_nobody(pages: Pages, finished_game: dict[str, str]) -> None:
    page = pages.open(f"/game/{finished_game['id']}")
    expect(page).to_have_title(re.compile("^Game: Itzel and Balam"))


@pytest.mark.parametrize("width", with_further([360], [390]))
@pytest.mark.parametrize("game", known_games())
def test_looking_back_on_a_phone_is_in_the_sheet_and_shows_the_board(
    pages: Pages, server: Server, game: str, width: int
) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")], game=game)
    server.play(view, lambda now: now["n"] >= 8)
    page = pages.open(f"/game/{view['id']}", width=width, height=740)
    page.get_by_role("radio", name="Log").check(force=True)
    page.locator(".log-entry").nth(2).click()
    sheet = page.locator("#question")
    expect(sheet.get_by_role("heading", name="Looking back")).to_be_visible()
    expect(page.locator(".log-panel")).to_be_hidden()
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.5)
    for name in ("First position", "One step back", "One step forward", "Back to the present"):
        expect(sheet.get_by_role("button", name=name).first).to_be_in_viewport(ratio=0.95)
    place = sheet.locator(".waiting-words")
    before = place.inner_text()
    sheet.get_by_role("button", name="One step forward").click()
    expect(place).not_to_have_text(before)
    expect(page.locator(".log-panel")).to_be_hidden()
    sheet.get_by_role("button", name="Back to the present").last.click()
    expect(sheet.get_by_role("heading", name="Looking back")).to_be_hidden()
