"""The companion of a printed game: a game at the table from set-up to end, of which nothing is sent anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.harness import Pages, Server
from tests.browser.page_pool import PagePool
from tests.browser.people import no_barriers, no_sideways
from tests.browser.test_offline import wait_until_all_is_kept, wait_until_kept

pytestmark = pytest.mark.browser

PATH = "/companion/teotihuacan"
KEPT_BY_THE_WORKER = r"/(static/[^?]*|locale/[^?]*|api/(meta|rules/\w+|figures/\w+|companion/\w+))"
"""What it may still read while one plays, to keep it: the same for everybody."""


@pytest.fixture
def kept_pages(browser: Browser, server: Server) -> Iterator[Pages]:
    """Pages on which workers may work."""
    pool = PagePool(browser, server.url)
    pages = Pages(pool)
    pages.allow_lost_network = True
    yield pages
    pages.close()
    pool.close()
    assert not pages.errors


def show(page: Page, part: str) -> None:
    """Go to a part of the companion, by key as much as by pointer."""
    page.get_by_role("radio", name=part, exact=True).check()


def test_a_game_at_the_table_is_kept_here_and_needs_no_network(kept_pages: Pages) -> None:
    page = kept_pages.open(PATH, language="de", width=360, height=740, service_workers="allow", prepare=fix_chance)
    expect(page.get_by_role("heading", name="Eine neue Partie")).to_be_visible()
    for path in (
        "/locale/companion/de.ftl",
        "/api/companion/teotihuacan",
        "/static/games/teotihuacan/companion.js",
        "/static/games/teotihuacan/guide/state.js",
        "/static/rules/teotihuacan.js",
        "/static/styles/companion.css",
    ):
        wait_until_kept(page, path)
    sent: list[str] = []

    def note(request: Request) -> None:
        path = request.url.removeprefix(kept_pages.url)
        if request.method != "GET" or not re.fullmatch(KEPT_BY_THE_WORKER, path):
            sent.append(f"{request.method} {request.url}")

    page.context.on("request", note)
    play(page)
    assert sent == []
    page.context.remove_listener("request", note)
    wait_until_all_is_kept(page)

    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("spinbutton", name="Masken, Dora")).to_have_value("6")
    end(page)
    lead_the_teotibot(page)
    page.context.set_offline(False)


LINES = """element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""
"""How many lines the text of an element has."""


def fix_chance(page: Page) -> None:
    """Let the first of all things be drawn."""
    page.add_init_script("crypto.getRandomValues = (numbers) => numbers.fill(0)")


def play(page: Page) -> None:
    """Set up, score, be reminded, and be timed; everything as somebody with a phone does it."""
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Person 1").fill("Dora")
    page.get_by_role("button", name="Anfangen").press("Enter")

    show(page, "Aufbau")
    page.get_by_role("button", name="Ziehen", exact=True).click()
    rest = page.get_by_role("button", name="Den Rest ziehen")
    expect(rest).to_have_attribute("aria-disabled", "true")
    for dealt in page.locator(".set-up-dealt").all():
        for tile in dealt.get_by_role("button").all()[1:]:
            tile.click()
        expect(dealt.locator("[aria-pressed=true]")).to_have_count(2)
    rest.click()
    expect(page.get_by_text("Für die neutralen Würfel")).to_be_visible()
    no_barriers(page)
    no_sideways(page)

    show(page, "Punkte")
    page.get_by_role("spinbutton", name="Masken, Dora").fill("1")
    page.get_by_role("button", name="+5").click()
    expect(page.get_by_role("row", name="Gesamt").get_by_role("cell").first).to_have_text("6")
    page.get_by_role("button", name="−3").click()
    page.get_by_role("button", name="Rückgängig").click()
    page.get_by_role("spinbutton", name="Masken, Person 2").fill("6")
    page.get_by_role("spinbutton", name="Kakao, Person 2").fill("2")
    expect(page.locator(".sheet-places li").first).to_have_text("1. Person 2: 6 Punkte")
    page.get_by_role("button", name="Jetzt Dora").click()
    expect(page.get_by_role("button", name="Jetzt Person 2")).to_be_visible()
    no_barriers(page)
    no_sideways(page)

    show(page, "Wertung")
    page.get_by_role("checkbox", name="Lohn").check()
    show(page, "Epoche 3 von 3")
    expect(page.get_by_role("checkbox", name="Tempelbonus")).to_be_visible()
    no_barriers(page)


def end(page: Page) -> None:
    """End the game, keep its table, look at it among the earlier ones, delete it."""
    page.get_by_role("button", name="Die Partie ist zu Ende").click()
    expect(page.get_by_role("listitem").filter(has_text="1. Person 2: 6 Punkte").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Alle speichern (CSV)").click()
    assert download.value.suggested_filename == "teotihuacan.csv"
    assert "Dora,2,6," in download.value.path().read_text(encoding="utf-8-sig")
    page.get_by_role("button", name="Diese Partie löschen").click()
    page.get_by_role("dialog").get_by_role("button", name="Diese Partie löschen").click()
    expect(page.get_by_text("Noch keine beendeten Partien.")).to_be_visible()
    expect(page.get_by_role("heading", name="Frühere Partien")).to_be_focused()


def lead_the_teotibot(page: Page) -> None:
    """A solo game: the guide is told what lies on the table, says what the bot does, and books its points (T83–T92)."""
    show(page, "Punkte")
    page.get_by_role("radio", name="Allein, gegen Teotibot").check()
    page.get_by_role("button", name="Anfangen").click()
    assert page.get_by_role("columnheader", name="Teotibot").evaluate(LINES) == 1
    show(page, "Solo-Begleiter")
    page.get_by_role("button", name="Anfangen").click()
    expect(page.get_by_role("alert")).to_contain_text("so viele Technologien, wie auf der Alchemie liegen")
    for number in ("01", "03", "05", "07", "09", "11"):
        page.get_by_role("checkbox", name=f"Technologie {number}").check()
    page.get_by_role("button", name="Anfangen").click()
    page.get_by_role("button", name="9", exact=True).click()
    expect(page.get_by_text("Der Teotibot führt „Dekorationen“ aus")).to_be_visible()  # nobody of its is there
    page.get_by_role("button", name="Erledigt").press("Enter")
    expect(page.get_by_role("heading", name="Wirf zwei Würfel")).to_be_focused()
    page.get_by_role("button", name="Ich habe seinen Anbetungswürfel befreit: Dekorationen").click()
    expect(page.get_by_text("Dekorationen: Kraft 1", exact=True)).to_be_visible()  # and free
    expect(page.get_by_role("heading", name="Wirf zwei Würfel")).to_be_focused()
    page.get_by_role("button", name="4", exact=True).click()
    expect(page.get_by_role("heading", name="die unterste Ebene der Pyramide")).to_be_focused()
    no_barriers(page)
    page.get_by_role("radio", name="2").check()
    page.get_by_role("button", name="Weiter").click()
    expect(page.get_by_text("auf den ersten freien Platz der Ebene 2")).to_be_visible()
    no_barriers(page)
    no_sideways(page)
    page.get_by_role("button", name="Erledigt").click()
    show(page, "Punkte")
    expect(page.get_by_role("spinbutton", name="Pyramidenplättchen, Teotibot")).to_have_value("5")
