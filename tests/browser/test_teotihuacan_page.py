"""What every page promises holds for Teotihuacan's too: movement, effects before the choice, focus, shapes, phones."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.album import Album
from tests.browser.harness import Pages, Server
from tests.browser.teotihuacan_table import moment, say
from tests.browser.test_accessibility import serious_findings
from tests.browser.test_board import drawing
from tests.browser.test_screenshots import faults
from tests.long import some_of, with_further

pytestmark = pytest.mark.browser

PARTS = ".slot-board svg, .slot-players"
LASTING = "document.getAnimations().filter(each => each.effect.getComputedTiming().duration > 1).length"
ASKED = [
    *(("01-2p", "turn", 0.5), ("02-3p", "act", 0.7), ("03-4p", "claim", 0.9), ("01-2p", "gain", 0.3)),
    *(("07-4p-busy", "build", 0.5), ("14-4p-first-game", "deco", 0.9), ("12-2p-draft", "pick", 0.5)),
    *(("07-4p-busy", "salary", 0.5), ("04-solo", "tech", 0.5), ("07-4p-busy", "royal", 0.5)),
]
"""Game, decision, and how far among its positions with that decision."""
OPTIONS = """() => Object.fromEntries([...document.querySelectorAll("#question [data-word]")]
    .map(option => [option.dataset.word, option.textContent]))"""
SHAPES = """() => [...document.querySelectorAll(".teo-player-name svg")]
    .map(mark => mark.querySelector("path").getAttribute("d"))"""
UNSEEN_FOCUS = """() => {
    const focused = document.activeElement;
    const lit = each => ["outlineStyle", "boxShadow", "stroke"].some(
        property => getComputedStyle(each)[property] !== "none");
    return [focused, ...focused.children, focused.closest("label") ?? focused].some(lit)
        ? null : focused.outerHTML.slice(0, 200);
}"""


def newest(page: Page, n: int) -> None:
    """Wait until a page shows the newest position."""
    expect(page.get_by_role("slider", name=say("web-playback-position"))).to_have_value(str(n))
    expect(page.get_by_role("group", name=say("board-question"), exact=True)).to_be_visible()


@pytest.mark.long
def test_animation_changes_nothing_that_is_shown(server: Server, pages: Pages) -> None:
    """R-21: what moved there looks like what was drawn there at once. R-34: without animation nothing moves."""
    view = server.post("/api/records", moment("03-4p", "turn", 0.6)[0])
    moving = pages.open(f"/game/{view['id']}", moving=True)
    newest(moving, view["n"])
    move = next(each["word"] for each in view["legal"] if each["kind"] == "move")
    view = server.act(view, move)
    newest(moving, view["n"])
    still = pages.open(f"/game/{view['id']}")
    newest(still, view["n"])
    moving.wait_for_function(f"() => {LASTING} === 0 && document.querySelector('.teo-flights').childElementCount === 0")
    assert still.evaluate(LASTING) == 0
    assert drawing(moving, PARTS) == drawing(still, PARTS)


@pytest.mark.parametrize(("game", "decision", "part"), some_of(ASKED, 11, several=True))
def test_options_say_what_they_cost_and_bring(album: Album, game: str, decision: str, part: float) -> None:
    """R-30: from the engine's own numbers. R-62: and axe finds nothing serious while it is asked."""
    view = album.open(moment(game, decision, part)[0])
    shown = album.page.evaluate(OPTIONS)
    previews = {preview["word"]: preview for preview in view["legal"]}
    for word, text in shown.items():
        amounts = {**previews[word]["gives"], **previews[word]["gets"]}
        for name, count in amounts.items():
            assert say(f"teotihuacan-amount-{name}", count=count) in text
    composed = {"turn", "gain", "build", "deco", "royal"}
    assert shown.keys() == previews.keys() or decision in composed
    assert serious_findings(album.page, "#question") == []


def test_workers_to_choose_from_are_told_apart(album: Album) -> None:
    """R-61: by place and power."""
    view = album.open(moment("07-4p-busy", "turn", 0.5)[0])
    workers = album.page.get_by_role("group", name=say("decide-workers")).get_by_role("button")
    words = {each["word"].partition(">")[0].partition(":")[2] for each in view["legal"] if each["kind"] == "move"}
    named = [worker_name(word) for word in sorted(words)]
    assert sorted(workers.evaluate_all("all => all.map(each => each.ariaLabel)")) == sorted(named)


def worker_name(word: str) -> str:
    """The name of what a move moves: “3.2”, or “3.2.4” for two."""
    number, *powers = word.split(".")
    board = say(f"teotihuacan-board-{number}")
    if len(powers) > 1:
        return say("decide-two-workers-name", board=board, powers=powers)
    return say("decide-worker-name", board=board, power=int(powers[0]))


def test_players_have_shapes_of_their_own(album: Album) -> None:
    """R-63: whoever sees no colours tells four players apart."""
    album.open(moment("03-4p", "turn", 0.5)[0])
    shapes = album.page.evaluate(SHAPES)
    assert len(shapes) == len(set(shapes)) == 4


def test_every_focused_thing_shows_it(album: Album) -> None:
    """R-61: on the way through the question, and on the table."""
    album.open(moment("01-2p", "act", 0.5)[0])
    page = album.page
    page.locator("#question").focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(UNSEEN_FOCUS) is None
    page.locator(".slot-board [role=button]").first.focus()
    assert page.evaluate(UNSEEN_FOCUS) is None


@pytest.mark.parametrize(("game", "decision", "part"), with_further([ASKED[4]], [ASKED[0]], several=True))
def test_a_phone_shows_it_whole(server: Server, pages: Pages, game: str, decision: str, part: float) -> None:
    """R-64: at 360 px nothing is scrolled sideways, and every target suits a thumb."""
    view: dict[str, Any] = server.post("/api/records", moment(game, decision, part)[0])
    page = pages.open(f"/game/{view['id']}", width=360, height=740)
    expect(page.get_by_role("group", name=say("board-question"), exact=True)).to_be_visible()
    assert faults(page, 360) == []
