"""Every page and every state of the table that tests look at: how to get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from teocalli.analysis.puzzles import shipped
from teocalli.core.registry import game_class
from tests.browser.harness import Server, seat
from tests.fixtures.store import load_record, spec_games


@dataclass(frozen=True)
class Scene:
    """A place to look at: its name, its address, and what to do there first."""

    name: str
    path: str
    prepare: Callable[[Page], None] = lambda _: None


def see_marks(page: Page) -> None:
    """Wait for the priests beside the names."""
    expect(page.locator(".game-seats svg").first).to_be_visible()


def see_box(page: Page) -> None:
    """Wait for the fields of the tiles, and for what is said of them."""
    expect(page.locator(".ux-box-cell").first).to_be_visible()
    expect(page.locator(".own-counts")).to_be_visible()


def unfold_options(page: Page) -> None:
    """Show the finer rules of a new game."""
    page.locator("summary").click()


def press(name: str) -> Callable[[Page], None]:
    """Press a button by its English name."""

    def prepare(page: Page) -> None:
        page.get_by_role("button", name=name, exact=True).first.click()

    return prepare


def ask_for_hint(page: Page) -> None:
    """Ask what could be done and wait for the answer."""
    expect(page.locator(".asking")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".suggestion").first).to_be_visible()


def show_phase(page: Page) -> None:
    """Open the scene of the first phase's end from the log, which a phone shows behind a tab."""
    tab = page.get_by_role("radio", name="Log")
    if tab.is_visible():
        tab.evaluate("tab => tab.click()")
    page.get_by_role("button", name="Phase 1: scoring").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def look_back(page: Page) -> None:
    """Look at an early position."""
    page.locator("body").press("ArrowLeft")
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()


def stop_thinking(page: Page) -> None:
    """Wait in an analysis room until something is known, and stop the search if it goes on."""
    expect(page.locator(".chances-seats b").first).to_be_attached()
    page.keyboard.press("i")
    expect(page.locator(".search-status:is([data-status=stopped], [data-status=complete])")).to_be_attached()


def try_change(page: Page) -> None:
    """Let the lab play a few games by other rules, to the end, or look at what it played before."""
    expect(page.locator(".balance-trials [role=status]:not(article *)")).to_have_count(0)
    if not page.locator("article").count():
        page.locator(".balance-new input[type=radio]:not(:checked)").first.check()
        page.locator(".balance-settings select").select_option("random")
        page.locator(".balance-settings input").last.fill("2")
        page.locator(".balance-new [type=submit]").click()
    expect(page.locator("article svg circle").first).to_be_attached()
    expect(page.locator("article progress")).to_have_count(0)


def show_solution(page: Page) -> None:
    """Have the solution of a puzzle shown, and wait for the reason."""
    page.locator("[data-puzzle-show]").click()
    expect(page.locator(".puzzle-over .coach-better")).to_be_visible()


def first_puzzle(game: str) -> str:
    """Where the first puzzle of a game is."""
    found = shipped(game_class(game))
    assert found is not None
    return f"/puzzles/{game}/{next(iter(found.puzzles))}"


def scenery(server: Server, finished_game: dict[str, Any]) -> list[Scene]:
    """Give all scenes, with games of their own on the server."""
    four = [
        seat("Lina", "pink"),
        seat("Itzel", "teal", "greedy"),
        seat("Balam", "amber", "greedy"),
        seat("Tom", "indigo"),
    ]
    turn = server.play(server.new_game(four), lambda view: view["n"] > 50 and view["position"]["decision"] == "turn")
    drawn = server.play(server.new_game(four), lambda view: view["n"] > 90 and view["position"]["decision"] == "seat")
    other = server.post("/api/records", load_record(spec_games("teotihuacan") / "01-2p.json"))["id"]
    table, laying, over = f"/game/{turn['id']}", f"/game/{drawn['id']}", f"/game/{finished_game['id']}"
    return [
        Scene("start", "/", see_marks),
        Scene("new-game", "/new", unfold_options),
        Scene("rules", "/rules/uxmal"),
        Scene("own box", "/components/uxmal", see_box),
        Scene("table", table),
        Scene("placing", table, press("Place a priest")),
        Scene("laying", laying),
        Scene("hint", laying, ask_for_hint),
        Scene("settings", table, press("Settings")),
        Scene("help", table, press("Rules")),
        Scene("phase-end", over, show_phase),
        Scene("result", over, press("Result")),
        Scene("looking-back", over, look_back),
        Scene("analysis room", f"{over}/analysis", stop_thinking),
        Scene("room of Teotihuacan", f"/game/{other}/analysis", stop_thinking),
        Scene("trial", "/balance/teotihuacan", try_change),
        Scene("page to keep", f"/result/{other}"),
        Scene("puzzles", "/puzzles/uxmal", lambda page: expect(page.locator(".puzzle-list a").first).to_be_visible()),
        Scene("puzzle", first_puzzle("teotihuacan"), show_solution),
    ]
