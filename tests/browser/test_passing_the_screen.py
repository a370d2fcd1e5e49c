"""Two persons at one screen whose hands are hidden (U6): nobody sees what is another's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Pages, Server, seat
from tests.browser.test_accessibility import serious_findings
from tests.long import with_further

pytestmark = pytest.mark.browser

PERSONS = [seat("Lina", "pink"), seat("Tom", "teal")]


def cover(page: Page, name: str) -> None:
    """Expect the table to be covered for somebody: of the table nothing is there."""
    expect(page.get_by_role("heading", level=1, name=f"Pass the screen to {name}")).to_be_visible()
    expect(page.get_by_role("button", name=f"{name} is here")).to_be_focused()
    for part in (".game", "#question", "#board", "#players", ".log-panel", "dialog"):
        expect(page.locator(part)).to_have_count(0)


def is_seen(page: Page, name: str) -> bool:
    """Whether the page shows somebody's cards, not only how many there are."""
    hand = page.locator(f"#players [aria-label^='Hand of {name}:']").first
    hand.wait_for()
    return hand.locator(".ux-fan").count() > 0


def with_hands(server: Server, seats: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
    """A game in which both first players hold cards, and the first is to move at the beginning of a turn."""
    view = server.new_game(seats, first_player="seat_0", **options)
    held: dict[int, int] = {}

    def both_hold(view: dict[str, Any]) -> bool:
        hand = view["position"]["hands"][view["viewer"]]
        held[view["viewer"]] = sum(hand.values())
        return view["to_move"] == 0 and view["legal"][0]["word"] == "build" and all(held.get(one) for one in (0, 1))

    return server.play(view, both_hold)


def test_the_table_is_covered_until_the_next_person_is_there(pages: Pages, server: Server) -> None:
    view = with_hands(server, PERSONS, hands="hidden")
    page = pages.open(f"/game/{view['id']}")
    cover(page, "Lina")
    for key in ("u", "i", "l", "F6", "ArrowLeft", "Home"):
        page.keyboard.press(key)
    cover(page, "Lina")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()
    server.play(view, lambda now: now["to_move"] == 1)
    cover(page, "Tom")
    expect(page.get_by_role("listitem").filter(has_text="Lina builds")).not_to_have_count(0)
    page.reload()
    cover(page, "Tom")


def test_looking_back_shows_nobody_else_s_hand(pages: Pages, server: Server) -> None:
    view = with_hands(server, PERSONS, hands="hidden")
    page = pages.open(f"/game/{view['id']}")
    page.get_by_role("button", name="Lina is here").click()
    back = page.get_by_role("button", name="One step back")
    assert is_seen(page, "Lina")
    for _ in range(3):
        back.click()  # the page has these positions now as Lina sees them
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    view = server.play(view, lambda now: now["to_move"] == 1)
    page.get_by_role("button", name="Tom is here").click()
    assert is_seen(page, "Tom")
    for _ in range(8):
        assert not is_seen(page, "Lina")
        back.click()
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()


@pytest.mark.parametrize(
    ("seats", "options"),
    [(PERSONS, {"hands": "open"}), ([PERSONS[0], seat("Balam", "teal", "random")], {"hands": "hidden"})],
)
def test_with_nothing_to_hide_nothing_is_covered(
    pages: Pages, server: Server, seats: list[dict[str, Any]], options: dict[str, str]
) -> None:
    view = server.new_game(seats, first_player="seat_0", **options)
    page = pages.open(f"/game/{view['id']}")
    page.locator("#question").wait_for()
    server.act(server.act(view, "build"), server.view(view["id"])["legal"][0]["word"])
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Game:"))
    expect(page.locator(".pass-screen")).to_have_count(0)


def test_a_key_held_down_does_not_uncover_the_table(pages: Pages, server: Server) -> None:
    view = server.new_game(PERSONS, first_player="seat_0", hands="hidden")
    page = pages.open(f"/game/{view['id']}")
    cover(page, "Lina")
    page.evaluate("""() => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true })
    ) && document.activeElement.click()""")  # a press that nobody stops clicks the button
    cover(page, "Lina")


def test_axe_finds_nothing_serious_on_the_cover(pages: Pages, server: Server) -> None:
    """Also with what happened since, and where a phone leaves little room."""
    view = server.new_game([*PERSONS, seat("Balam", "amber", "greedy")], first_player="seat_0", hands="hidden")
    server.play(
        view, lambda now: now["to_move"] == 1 and now["log"] != [] and now["log"][-1]["seat"] == 0 and now["n"] > 9
    )
    found: dict[str, list[str]] = {}
    for width, theme in ((1440, "dark"), (360, "light")):
        page = pages.open(f"/game/{view['id']}", width=width, height=740, theme=theme)
        cover(page, "Tom")
        expect(page.locator(".pass-news li")).not_to_have_count(0)
        found[f"{width}, {theme}"] = serious_findings(page)
        pages.give_back(page)
    assert not {place: findings for place, findings in found.items() if findings}


@pytest.mark.parametrize("language", with_further(["de"], ["en", "fr"]))
def test_the_cover_fits_a_phone_with_long_names(pages: Pages, server: Server, language: str) -> None:
    view = server.new_game([seat("W" * 40, "pink"), seat("M" * 40, "teal")], hands="hidden")
    page = pages.open(f"/game/{view['id']}", language=language, width=360, height=740)
    page.locator(".pass-screen button").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
