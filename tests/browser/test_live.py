"""Pages stay true to the server: lost network, restarts, two tabs, deletion, walking and looking back."""

from __future__ import annotations

import json
import signal
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.browser.harness import Pages, Server, seat, wait_until
from tests.long import with_further

pytestmark = pytest.mark.browser

TWO = [seat("Lina", "pink"), seat("Tom", "teal")]


def build(page: Page) -> None:
    """Press the button that draws a tile."""
    page.get_by_role("button", name="Build", exact=True).click()


def tile_is_asked_for(page: Page) -> None:
    """See that the tile has been drawn."""
    expect(page.get_by_role("group", name="Free seats")).to_be_visible()


def confirm(page: Page, server: Server, view: dict[str, Any], choice: Locator) -> dict[str, Any]:
    """Choose something, carry it out, and give the view of the game once the bots have answered."""
    choice.click()  # it is there once what came before has been carried out
    before = server.view(view["id"])["n"]
    page.get_by_role("button", name="Confirm").click()
    wait_until(lambda: bool(server.view(view["id"])["n"] > before), "the choice does not arrive")
    return server.view(view["id"])


def position_of(page: Page) -> str:
    """Read where the slider stands."""
    return page.get_by_role("slider", name="Position").input_value()


@pytest.mark.long
def test_two_tabs_of_one_table_stay_the_same(pages: Pages, server: Server) -> None:
    """R-29."""
    view = server.new_game(TWO)
    first = pages.open(f"/game/{view['id']}")
    second = pages.open_in(first.context, f"/game/{view['id']}")
    build(first)
    tile_is_asked_for(first)
    tile_is_asked_for(second)
    assert position_of(first) == position_of(second)


def request_name(request: Request) -> str:
    """Like `POST actions`."""
    return f"{request.method} {request.url.rsplit('/', 1)[1]}"


def test_an_action_s_answer_is_all_that_is_asked_for(pages: Pages, server: Server) -> None:
    """What the feed tells meanwhile is in that answer: the game is not read again for it."""
    view = server.new_game(TWO)
    page = pages.open(f"/game/{view['id']}")
    asked: list[str] = []
    api = f"{server.url}/api/"  # a new title of the window may have the browser ask for its icon

    def hear(request: Request) -> None:
        if request.url.startswith(api) and "/feed?" not in request.url:  # the feed may open only now
            asked.append(request_name(request))

    page.on("request", hear)
    build(page)
    tile_is_asked_for(page)
    page.get_by_role("group", name="Free seats").get_by_role("button").first.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("group", name="Free seats")).to_be_hidden()
    page.evaluate("fetch('/api/meta')")
    assert asked == ["POST actions", "POST actions", "GET meta"]


def test_a_stale_choice_is_refused_in_words_and_the_page_shows_the_newest(pages: Pages, server: Server) -> None:
    """R-27."""
    view = server.new_game(TWO)
    page = pages.open(f"/game/{view['id']}")
    pages.allow_lost_network = True  # the browser reports the status 409 by itself
    page.route("**/api/feed?*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("button", name="Build", exact=True)).to_be_enabled()
    server.act(view, "build")
    build(page)
    expect(page.get_by_role("status").filter(has_text="The game has moved on")).to_be_visible()
    tile_is_asked_for(page)


@pytest.mark.parametrize("counted", with_further([True], [False]))
def test_when_the_network_is_cut_the_page_says_whether_the_move_counted(
    pages: Pages, server: Server, counted: bool
) -> None:
    """R-28."""
    view = server.new_game(TWO)
    page = pages.open(f"/game/{view['id']}")
    pages.allow_lost_network = True

    def cut(route: Route) -> None:
        """Lose the answer, or the request before it arrives."""
        if counted:
            route.fetch()
        route.abort()

    page.route("**/actions", cut)
    build(page)
    said = "Your move was received" if counted else "Your move was not received"
    expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
    after = server.view(view["id"])
    assert [entry["word"] for entry in after["log"] if entry["kind"] == "build"] == (["build"] if counted else [])
    if counted:
        tile_is_asked_for(page)
    else:
        page.unroute("**/actions")
        build(page)
        tile_is_asked_for(page)


@pytest.mark.long
@pytest.mark.parametrize("how", with_further([signal.SIGKILL], [signal.SIGTERM]))
def test_after_a_restart_of_the_server_the_page_goes_on_without_a_reload(
    own_server: Server, own_pages: Pages, how: signal.Signals
) -> None:
    """R-28; and R-44: it says that the server has been renewed, and no chosen move is lost."""
    view = own_server.new_game(TWO)
    page = own_pages.open(f"/game/{view['id']}")
    own_pages.allow_lost_network = True
    known = own_server.get("/api/meta")
    build(page)
    tile_is_asked_for(page)
    own_server.stop(how)
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    meta = {**known, "version": "another"}
    page.route("**/api/meta", lambda route: route.fulfill(json=meta))
    own_server.start()
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Teocalli was updated")).to_be_visible()
    page.get_by_role("group", name="Free seats").get_by_role("button").first.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("group", name="Free seats")).to_be_hidden()
    assert own_server.view(view["id"])["n"] > 2


def test_a_position_that_is_read_again_keeps_what_was_chosen(pages: Pages, server: Server) -> None:
    """A choice made while the page reads the game after a lost connection stays, as long as nothing has happened."""
    view = server.act(server.new_game(TWO), "build")
    page = pages.open(f"/game/{view['id']}")
    pages.allow_lost_network = True
    page.route("**/api/feed?*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    reading: list[Route] = []

    def hold(route: Route) -> None:
        reading.append(route)

    page.route(f"**/api/games/{view['id']}", hold)
    with page.expect_request(f"**/api/games/{view['id']}"):
        page.unroute("**/api/feed?*")
    chosen = page.get_by_role("group", name="Free seats").get_by_role("button").last
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    again = reading[0].fetch().json()
    again["seats"][1]["called"] = "Tom, read again"
    reading[0].fulfill(json=again)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tom, read again")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("group", name="Free seats")).to_be_hidden()
    assert server.view(view["id"])["n"] > view["n"]


def test_a_page_that_holds_another_hash_reads_anew_by_itself(pages: Pages, server: Server) -> None:
    """R-20."""
    view = server.new_game(TWO)
    page = pages.open("/")
    answers: list[str] = []

    def falsify_first(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        if not answers:
            body["hash"] = "0" * 32
        answers.append(body["hash"])
        route.fulfill(response=answer, json=body)

    page.route(f"**/api/games/{view['id']}", falsify_first)
    page.get_by_role("link", name="Continue the game: Lina and Tom").first.click()
    expect(page.get_by_role("button", name="Build", exact=True)).to_be_enabled()
    for _ in range(100):
        if len(answers) > 1:
            break
        page.wait_for_timeout(50)  # answers come in while the page is waited for
    page.evaluate("fetch('/api/meta')")
    assert answers == ["0" * 32, view["hash"]]


@pytest.mark.long
def test_a_game_deleted_elsewhere_says_so(pages: Pages, server: Server) -> None:
    view = server.new_game(TWO)
    page = pages.open(f"/game/{view['id']}")
    pages.allow_lost_network = True  # the browser reports the status 404 by itself
    server.delete(f"/api/games/{view['id']}")
    expect(page.get_by_role("heading", level=1, name="This game cannot be shown")).to_be_visible()


def test_undo_takes_back_to_the_last_decision_and_says_why_it_cannot(pages: Pages, server: Server) -> None:
    view = server.new_game(TWO)
    view = server.act(view, "build")
    page = pages.open(f"/game/{view['id']}")
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(
        "Since then something was drawn at random, and what has been seen cannot be unseen."
    )
    word = next(legal["word"] for legal in view["legal"] if len(legal["pairs"]) > 1)
    view = server.act(view, word)
    assert view["position"]["decision"] == "take"
    expect(page.get_by_role("radiogroup")).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    tile_is_asked_for(page)
    assert server.view(view["id"])["n"] == view["n"] - 1


def test_one_walks_through_a_game_by_keys_buttons_and_log(pages: Pages, finished_game: dict[str, Any]) -> None:
    page = pages.open(f"/game/{finished_game['id']}")
    last = finished_game["n"]
    current = page.locator(".log-entry[aria-current=step]")
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    expect(page.get_by_text(f"Step 0 of {last}").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider", name="Position")).to_have_value("1")
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("slider", name="Position")).to_have_value("2")
    drawn = next(entry for entry in finished_game["log"] if entry["n"] == 2)["word"].split(":")[1]
    page.get_by_role("region", name="Log").get_by_role("button", name=drawn).first.click()
    expect(current).to_contain_text(drawn)
    page.keyboard.press("ArrowDown")
    expect(current).to_be_focused()
    expect(page.get_by_role("slider", name="Position")).to_have_value("3")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_the_record_is_downloaded_and_is_the_game(pages: Pages, server: Server, finished_game: dict[str, Any]) -> None:
    page = pages.open(f"/game/{finished_game['id']}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download this game’s record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert server.post("/api/records", json.loads(text))["hash"] == finished_game["hash"]


SKIP_ONCE_OFFERED = """name => new MutationObserver((_, observer) => {
    const button = [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name);
    if (!button) return;
    observer.disconnect();
    document.body.dataset.skipped = "yes";
    button.click();
}).observe(document.body, { childList: true, subtree: true })"""
"""The button is there for as long as the walk lasts, which may be over before a test has looked."""


@pytest.mark.long
def test_with_animation_the_page_walks_to_the_same_place(pages: Pages, server: Server) -> None:
    """R-21, R-34."""
    view = server.new_game([seat("Lina", "pink"), seat("Itzel", "teal", "greedy")], first_player="seat_0")
    still = pages.open(f"/game/{view['id']}")
    moving = pages.open(f"/game/{view['id']}", moving=True)
    moving.evaluate("localStorage.setItem('teocalli.animation', 'slow')")
    moving.reload()
    expect(moving.get_by_role("button", name="Build", exact=True)).to_be_enabled()
    moving.evaluate(SKIP_ONCE_OFFERED, "Skip")
    build(still)
    newest = confirm(still, server, view, still.get_by_role("group", name="Free seats").get_by_role("button").first)
    while newest["position"]["decision"] == "take":
        newest = confirm(still, server, view, still.get_by_role("radiogroup").get_by_role("radio").first)
    expect(moving.locator("body")).to_have_attribute("data-skipped", "yes")
    for page in (still, moving):
        expect(page.get_by_role("slider", name="Position")).to_have_value(str(newest["n"]))
    names = [
        page.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
        for page in (still, moving)
    ]
    assert names[0] == names[1]


@pytest.mark.long
def test_since_your_last_turn_is_marked_in_the_log(pages: Pages, server: Server) -> None:
    """R-31."""
    view = server.new_game([seat("Lina", "pink"), seat("Itzel", "teal", "random")], first_player="seat_0")
    view = server.play(view, lambda seen: seen["n"] > 6 and seen["position"]["decision"] == "turn")
    page = pages.open(f"/game/{view['id']}")
    log = page.get_by_role("region", name="Log").first
    expect(log.get_by_text("Since your last turn")).to_be_visible()
    marked = log.locator(".log-turn.news")
    expect(marked.first).to_contain_text("Itzel")
    expect(marked.filter(has_text="Lina builds")).to_have_count(0)
