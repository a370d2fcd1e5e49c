"""The start page: one click to play, games to go on with, records to open, three languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from teocalli.core.match import Match
from teocalli.core.registry import load_game
from tests.browser.harness import Pages, Server, seat
from tests.long import with_further

pytestmark = pytest.mark.browser

Words = Callable[..., str]


def record_of(server: Server, view: dict[str, Any]) -> str:
    """Give the record of a game as text."""
    return json.dumps(server.get(f"/api/games/{view['id']}/record"))


@pytest.mark.parametrize("language", with_further(["de"], ["en", "fr"]))
def test_the_browser_s_language_is_spoken_and_one_click_plays(pages: Pages, words: Words, language: str) -> None:
    page = pages.open("/", language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("button", name=words(language, "web-play-named", game="Uxmal"), exact=True).click()
    expect(page.get_by_role("region", name=words(language, "web-question"))).to_be_visible()
    assert "/game/" in page.url
    expect(page.get_by_role("grid")).to_be_visible()


def test_the_language_can_be_changed_at_any_time_and_is_remembered(pages: Pages, server: Server, words: Words) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page = pages.open(f"/game/{view['id']}")
    page.get_by_role("combobox", name=words("en", "web-language")).select_option("fr")
    expect(page.get_by_role("heading", name=words("fr", "web-log"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=words("fr", "web-log"))).to_be_visible()


def test_settings_are_applied_and_remembered(pages: Pages) -> None:
    page = pages.open("/", theme="dark")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="Light").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_games_are_listed_paged_gone_on_with_and_deleted_after_asking(own_server: Server, own_pages: Pages) -> None:
    for number in range(10):
        own_server.new_game([seat(f"Lina {number}", "pink"), seat("Tom", "teal")])
    page = own_pages.open("/")
    games = page.get_by_role("link", name="Continue the game:")
    expect(games).to_have_count(8)
    page.get_by_role("button", name="Show 2 more").click()
    expect(games).to_have_count(10)
    page.get_by_role("button", name="Delete the game: Lina 9 and Tom").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(games).to_have_count(10)
    page.get_by_role("button", name="Delete the game: Lina 9 and Tom").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(games).to_have_count(9)
    page.get_by_role("link", name="Continue the game: Lina 8 and Tom").click()
    expect(page.get_by_role("heading", level=1, name="Game: Lina 8 and Tom")).to_be_attached()


def test_games_to_go_on_with_come_first_and_winners_are_marked(own_server: Server, own_pages: Pages) -> None:
    page = own_pages.open("/")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    expect(page.get_by_role("link", name="New here?")).to_have_count(2)
    expect(page.get_by_role("heading", level=2)).to_have_text(
        ["Uxmal", "Teotihuacan: City of Gods", "Your games", "About Teocalli", "Keyboard"]
    )
    over = own_server.new_game([seat("Itzel", "pink", "random"), seat("Balam", "teal", "random")])
    over = own_server.play(over, lambda _: False)
    page.reload()
    expect(page.get_by_role("heading", name="Continue playing")).to_have_count(0)
    expect(page.get_by_role("link", name="New here?")).to_contain_text(["Teotihuacan"])
    for winner in range(2):
        mark = page.get_by_role("listitem").filter(has_text=over["seats"][winner]["name"]).last.get_by_text("Winner")
        expect(mark).to_have_count(1 if winner in over["result"]["winners"] else 0)
    own_server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    page.reload()
    headings = [
        "Continue playing",
        "Uxmal",
        "Teotihuacan: City of Gods",
        "Your other games",
        "About Teocalli",
        "Keyboard",
    ]
    expect(page.get_by_role("heading", level=2)).to_have_text(headings)
    first = page.get_by_role("region", name="Continue playing")
    expect(first.get_by_role("link")).to_have_text(["Continue"])
    expect(
        page.get_by_role("region", name="Your other games").get_by_role("listitem").get_by_role("link")
    ).to_have_text(["View"])
    first.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1, name="Game: Lina and Tom")).to_be_attached()


def test_a_record_is_opened_by_the_button(
    pages: Pages, server: Server, finished_game: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_of(server, finished_game), encoding="utf-8")
    page = pages.open("/")
    page.get_by_label("Open a record").set_input_files(file)
    question = page.get_by_role("region", name="Your decision")
    expect(question.get_by_role("heading", name="The game is over")).to_be_visible()


@pytest.mark.long
def test_a_position_is_opened_like_a_record(pages: Pages, tmp_path: Path) -> None:
    """It can be played on from, and what no game leads to is said."""
    match = Match(load_game("uxmal"), ["track:SJMET", "first:0"])
    told = match.state.summary() | {"scores": [9, 0]}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    page = pages.open("/")
    page.get_by_label("Open a record").set_input_files(file)
    log = page.get_by_role("region", name="Log").first
    expect(log).to_contain_text("Starts from a position that was set up")
    expect(log).to_contain_text("No game can lead to this position: There are points before the first scoring.")
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()


def test_the_rematch_of_an_opened_record_has_its_players_and_options(
    pages: Pages, server: Server, tmp_path: Path
) -> None:
    """Bots with what they think by, and the person without a name stays so."""
    seats = [seat("", "pink"), seat("", "teal", "level:1"), seat("Tom", "amber", "random")]
    played = server.play(server.new_game(seats, shift="swap", variant="no_break"), lambda _: False)
    file = tmp_path / "game.json"
    file.write_text(record_of(server, played), encoding="utf-8")
    page = pages.open("/")
    page.get_by_label("Open a record").set_input_files(file)
    page.get_by_role("button", name="Result", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("rowheader").filter(has_text="You")).to_have_count(1)
    opened = page.url
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/game/" in url and url != opened)
    again = server.view(page.url.rsplit("/", 1)[1])
    assert again["id"] != played["id"]
    assert [(each["name"], each["kind"], each["bot"]) for each in again["seats"]] == [
        ("", "person", None),
        ("Itzel", "bot", "level:1"),
        ("Tom", "bot", "random"),
    ]
    assert again["seats"][0]["called"] == {"id": "name-you", "args": {}}
    assert (again["status"], again["options"]) == ("running", played["options"])


def test_a_record_is_opened_by_dropping_it_and_a_wrong_one_gets_one_sentence(
    pages: Pages, server: Server, finished_game: dict[str, Any]
) -> None:
    page = pages.open("/new")
    drop = """([text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], "game.json", { type: "application/json" }));
        const how = { dataTransfer: transfer, bubbles: true, cancelable: true };
        for (const kind of ["dragenter", "dragover", "drop"]) document.body.dispatchEvent(new DragEvent(kind, how));
    }"""
    pages.allow_lost_network = True  # the browser reports the refusal's status by itself
    page.evaluate(drop, ["{ this is no record"])
    notice = page.get_by_role("status").filter(has_text="record")
    expect(notice).to_contain_text("not valid JSON")
    notice.get_by_role("button", name="Close").click()
    expect(page.get_by_text("not valid JSON")).to_have_count(0)
    page.evaluate(drop, [record_of(server, finished_game)])
    expect(page.get_by_role("heading", level=1, name="Game: Itzel and Balam")).to_be_attached()


def test_an_address_that_leads_nowhere_says_so(pages: Pages) -> None:
    pages.allow_lost_network = True  # the browser reports the status 404 by itself
    page = pages.open("/game/nobody00")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game cannot be shown")
    page.get_by_role("link", name="Home page").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Teocalli")


@pytest.mark.long
def test_a_game_that_cannot_be_read_is_deleted_on_its_own_page(own_server: Server, own_pages: Pages) -> None:
    """R-45: what is damaged can be got rid of where it is met."""
    view = own_server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])
    own_server.stop()
    own_server.damage(view["id"])
    own_server.start()
    own_pages.allow_lost_network = True  # the console tells of every refusal
    page = own_pages.open(f"/game/{view['id']}")
    expect(page.get_by_role("heading", name="This game cannot be shown")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="Teocalli", level=1)).to_be_attached()
    assert own_server.get("/api/games")["total"] == 0
