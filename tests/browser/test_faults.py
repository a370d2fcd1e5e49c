"""Whatever a drawing throws, the page stays, says so, takes back, and offers every action in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import Pages, Server, seat, wait_until
from tests.browser.teotihuacan_table import moment, say
from tests.browser.uxmal_table import ENGLISH, find, moments
from tests.fixtures.store import HERE, load_record
from tests.long import with_further

pytestmark = pytest.mark.browser

PURPOSE = "thrown on purpose"
LONGEST = 100_000
"""Milliseconds that the rest of a game may take."""
SLOTS = ("Title", "Board", "Track", "PointsTable", "Stocks", "Players", "Question", "SeatMark")
SPOILT_ALWAYS = [("uxmal", "Track"), ("teotihuacan", "Board")]
ALL = {
    "uxmal": [*SLOTS, "actionText", "phaseTexts", "PhaseDetails", "resultColumns", "shownBy", "choose"],
    "teotihuacan": [
        *SLOTS,
        "actionText",
        "beginsAction",
        "isBetweenTurns",
        "phaseTexts",
        "PhaseDetails",
        "ResultDetails",
        "resultColumns",
    ],
}


class Spoilt:
    """Pages on which parts of a drawing throw."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    def open(self, game: str, path: str, *parts: str, when: str = "true") -> Page:
        """Open a page on which parts of the game's drawing throw; `when`: an expression in their `table`."""
        address = re.compile(f"/static/games/{game}/index.js$")
        spoil = partial(self._spoil, game=game, parts=parts, when=when)
        return self._pages.open(path, prepare=lambda page: page.route(address, spoil))

    @staticmethod
    def _spoil(route: Route, game: str, parts: tuple[str, ...], when: str) -> None:
        source = f"/static/games/{game}/index.js?whole"
        lines = [f'export * from "{source}";', f'import * as whole from "{source}";']
        for part in parts:
            lines.append(
                f"export function {part}(props, ...more) {{ const table = props?.table ?? props;"
                f" if ({when}) throw new Error('{PURPOSE}'); return whole.{part}(props, ...more); }}"
            )
        route.fulfill(body="\n".join(lines), content_type="text/javascript")


@pytest.fixture
def spoilt(pages: Pages) -> Iterator[Spoilt]:
    """Pages whose drawing throws; what their consoles say of that is no fault."""
    yield Spoilt(pages)
    assert any(PURPOSE in error for error in pages.errors), "nothing was thrown"
    pages.errors[:] = [error for error in pages.errors if PURPOSE not in error]


def begin(server: Server, game: str) -> dict[str, Any]:
    """A game in which somebody has the choice at the beginning of a turn, and could take something back."""
    record = moment("01-2p", "turn", 0.5)[0] if game == "teotihuacan" else find("01-2p-standard", costly).record()
    view: dict[str, Any] = server.post("/api/records", record)
    return view


def costly(summary: dict[str, Any]) -> bool:
    """A turn with several kinds of actions."""
    return len({word.partition(":")[0] for word in summary["legal"]}) == 5


def offered(page: Page) -> list[str]:
    """The words of the list of all actions."""
    words: list[str] = page.locator("[data-all]").evaluate_all("all => all.map((each) => each.dataset.all)")
    return words


def expect_playable(server: Server, page: Page, view: dict[str, Any]) -> None:
    """The page says that something failed; every action can be chosen, taken back, and is there after a reload."""
    expect(page.get_by_role("alert")).to_have_text(say("web-fault"))
    assert offered(page) == [preview["word"] for preview in view["legal"]]
    first = page.locator("[data-all]").last
    word = first.get_attribute("data-all")
    first.click()
    wait_until(lambda: server.view(view["id"])["n"] > view["n"], "nothing was sent")
    assert server.view(view["id"])["log"][-1]["n"] > view["n"]
    assert next(entry for entry in server.view(view["id"])["log"] if entry["n"] == view["n"] + 1)["word"] == word
    take_back(server, page, view)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(say("web-fault"))
    assert offered(page) == [preview["word"] for preview in server.view(view["id"])["legal"]]


def take_back(server: Server, page: Page, view: dict[str, Any]) -> None:
    """Take back what was done, if that may be taken back."""
    if not server.view(view["id"])["undo"]["possible"]:
        return
    page.get_by_role("button", name=say("web-undo"), exact=True).click()
    wait_until(lambda: server.view(view["id"])["n"] == view["n"], "nothing was taken back")
    expect(page.locator("[data-all]")).to_have_count(len(view["legal"]))


FURTHER = [(game, part) for game in ALL for part in SLOTS if (game, part) not in SPOILT_ALWAYS]


@pytest.mark.parametrize("where", with_further(SPOILT_ALWAYS, FURTHER), ids=" ".join)
def test_a_part_that_throws_leaves_a_game_that_can_be_played(
    server: Server, spoilt: Spoilt, where: tuple[str, str]
) -> None:
    game, part = where
    view = begin(server, game)
    page = spoilt.open(game, f"/game/{view['id']}", part)
    expect_playable(server, page, view)


@pytest.mark.long
def test_a_part_is_drawn_again_where_it_does_not_throw(server: Server, spoilt: Spoilt) -> None:
    """The board fails while one position is looked at and comes back with the next one."""
    view = begin(server, "teotihuacan")
    n = view["n"]
    page = spoilt.open("teotihuacan", f"/game/{view['id']}", "Board", "Players", when=f"table.shown.n === {n - 1}")
    expect(page.locator(".teo-board-svg")).to_be_visible()
    expect(page.locator(".all-actions")).to_have_count(0)
    slider = page.get_by_role("slider", name=say("web-playback-position"))
    for _ in range(2):
        slider.fill(str(n - 1))
        expect(page.get_by_role("alert")).to_have_text(say("web-fault-here"))
        expect(page.locator(".slot-board")).to_contain_text(say("web-fault-board"))
        slider.fill(str(n - 2))
        expect(page.locator(".teo-board-svg")).to_be_visible()
        expect(page.locator(".teo-players")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_choice_that_makes_a_part_throw_can_be_taken_back(server: Server, spoilt: Spoilt) -> None:
    view = begin(server, "uxmal")
    page = spoilt.open("uxmal", f"/game/{view['id']}", "Board", when="table.selection.value?.mode === 'place'")
    place = page.get_by_role("button", name=ENGLISH.format("board-mode-place"), exact=True)
    place.click()
    expect(page.locator(".slot-board")).to_contain_text(say("web-fault-board"))
    page.keyboard.press("Escape")
    expect(page.locator(".ux-board-svg")).to_be_visible()
    expect(page.locator(".all-actions")).to_have_count(0)


@pytest.mark.long
def test_an_answer_to_a_click_that_throws_offers_the_list(server: Server, spoilt: Spoilt) -> None:
    view = begin(server, "uxmal")
    page = spoilt.open("uxmal", f"/game/{view['id']}", "choose")
    expect(page.locator(".asking")).to_be_visible()
    page.keyboard.press("i")
    page.locator(".suggestion").first.click()
    expect(page.get_by_role("alert")).to_have_text(say("web-fault"))
    assert offered(page) == [preview["word"] for preview in view["legal"]]


@pytest.mark.long
@pytest.mark.parametrize("part", with_further(["isBetweenTurns"], ["beginsAction", "phaseTexts"]))
def test_a_log_that_cannot_be_divided_is_a_plain_one(server: Server, spoilt: Spoilt, part: str) -> None:
    view = begin(server, "teotihuacan")
    page = spoilt.open("teotihuacan", f"/game/{view['id']}", part)
    expect(page.locator(".teo-board-svg")).to_be_visible()
    expect(page.locator(".log-entry")).to_have_count(len({entry["n"] for entry in view["log"]}))


def test_an_error_that_nobody_caught_offers_the_list(server: Server, pages: Pages) -> None:
    """Such as in the answer to a click on the board, after which nothing would happen."""
    view = begin(server, "uxmal")
    page = pages.open("/")
    body = f"""
        import {{ html }} from "/static/app/html.js";
        export * from "/static/games/uxmal/index.js?whole";
        export const Board = () => html`<button type="button" id="bad" onClick=${{fail}}>board</button>`;
        function fail() {{ throw new Error("{PURPOSE}"); }}
    """
    page.route(
        re.compile("/static/games/uxmal/index.js$"),
        lambda route: route.fulfill(body=body, content_type="text/javascript"),
    )
    page.goto(f"{pages.url}/game/{view['id']}")
    page.locator("#bad").click()
    expect(page.get_by_role("alert")).to_have_text(say("web-fault"))
    assert offered(page) == [preview["word"] for preview in view["legal"]]
    page.locator("[data-all]").first.click()
    expect(page.locator(".all-actions")).to_have_count(0)
    assert all(PURPOSE in error for error in pages.errors)
    pages.errors.clear()


def test_a_drawing_that_cannot_be_loaded_is_replaced_by_words(server: Server, pages: Pages) -> None:
    view = begin(server, "uxmal")
    page = pages.open("/")
    pages.allow_lost_network = True
    page.route(re.compile("/static/games/uxmal/index.js$"), lambda route: route.abort())
    page.goto(f"{pages.url}/game/{view['id']}")
    expect(page.locator(".slot-board")).to_contain_text(say("web-fault-drawing"))
    expect(page.get_by_role("alert")).to_have_text(say("web-fault"))
    assert offered(page) == [preview["word"] for preview in view["legal"]]


@pytest.mark.long
@pytest.mark.parametrize("game", with_further(["uxmal"], ["teotihuacan"]))
def test_a_game_is_played_to_its_end_with_nothing_drawn(server: Server, spoilt: Spoilt, game: str) -> None:
    """Everything throws, always: in words alone the game comes to its end, the last scene and the result included."""
    view = server.post("/api/records", late_record(game))
    page = spoilt.open(game, f"/game/{view['id']}", *ALL[game])
    page.evaluate(PLAY)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("button", name=say("web-rematch"))).to_be_visible(timeout=LONGEST)
    names = [each["name"] for each in server.view(view["id"])["seats"]]
    for name in names:
        expect(result.get_by_role("rowheader", name=name)).to_be_visible()


def late_record(game: str) -> dict[str, Any]:
    """A stored game shortly before its end."""
    if game == "teotihuacan":
        return moment("01-2p", "turn", 0.97)[0]
    return [each for each in moments("01-2p-standard") if each.summary["decision"] == "turn"][-6].record()


PLAY = """() => setInterval(() => {
    const dialog = document.querySelector("dialog[open] .dialog-buttons button:only-child");
    const actions = [...document.querySelectorAll(".asking:not([inert]) [data-all]")];
    (dialog && !actions.length ? dialog : actions[Math.floor(actions.length / 2)])?.click();
}, 10)"""


def test_a_page_that_throws_as_a_whole_can_be_loaded_again(pages: Pages) -> None:
    page = pages.open("/")
    body = f"export function StartPage() {{ throw new Error('{PURPOSE}'); }}"
    address = re.compile("/static/app/pages/start.js$")
    page.route(address, lambda route: route.fulfill(body=body, content_type="text/javascript"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-fault-page"))
    page.unroute(address)
    page.get_by_role("button", name=say("web-reload")).click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(say("web-fault-page"))
    assert all(PURPOSE in error for error in pages.errors)
    pages.errors.clear()


def test_any_temple_can_be_chosen_from_the_top_of_one(server: Server, pages: Pages) -> None:
    """T50: a marker that has arrived at the top stays there; the choice is offered on the table."""
    view = server.post("/api/records", load_record(HERE / "teotihuacan" / "cases" / "temple-at-the-top.json"))
    page = pages.open(f"/game/{view['id']}")
    top = [preview["word"] for preview in view["legal"]]
    expect(page.locator(".teo-board-svg")).to_be_visible()
    for word in top:
        expect(page.locator(f"[data-target='{word}'][role=button]")).to_be_visible()


def test_a_game_that_the_server_does_not_offer_is_said_to_be_so(pages: Pages, server: Server) -> None:
    view = server.new_game([seat("Lina", "pink"), seat("Tom", "teal")])

    def without_it(route: Route) -> None:
        told = route.fetch().json()
        del told["games"]["uxmal"]
        route.fulfill(json=told)

    page = pages.open(f"/game/{view['id']}", prepare=lambda page: page.route("**/api/meta", without_it))
    expect(page.get_by_role("heading", name="This game cannot be shown")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("does not offer “uxmal”")
