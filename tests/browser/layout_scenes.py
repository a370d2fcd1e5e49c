"""Every page and kind of decision, in any language and with the longest names: for tests of the layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from teocalli.core.registry import known_games
from teocalli.core.texts import Texts
from tests.browser.harness import Server, wait_until
from tests.browser.scenery import first_puzzle, show_solution, stop_thinking, try_change
from tests.browser.teotihuacan_table import moment
from tests.browser.uxmal_table import find
from tests.fixtures.store import load_record, own_games, spec_games

LONG_NAMES = [f"{first}olfeschlegelsteinhausenbergerdorffwelch" for first in "WHMA"]
"""As long as a name may be, and without a space."""

Say = Callable[..., str]
Prepare = Callable[[Page, Say], None]

TEOTIHUACAN = [
    ("01-2p", "keep", 0.0),
    ("01-2p", "turn", 0.5),
    ("01-2p", "end", 0.9),
    ("03-4p", "keep", 0.0),
    ("03-4p", "extra", 0.9),
    ("03-4p", "end", 0.95),
    ("04-solo", "turn", 0.8),
    ("07-4p-busy", "turn", 0.98),
    ("07-4p-busy", "act", 0.9),
    ("07-4p-busy", "build", 0.7),
    ("07-4p-busy", "deco", 0.9),
    ("07-4p-busy", "claim", 0.9),
    ("07-4p-busy", "tech", 0.9),
    ("07-4p-busy", "royal", 0.9),
    ("07-4p-busy", "salary", 0.9),
    ("07-4p-busy", "power", 0.9),
    ("07-4p-busy", "gain", 0.9),
    ("10-3p-pyramid-finished", "crew", 0.0),
    ("10-3p-pyramid-finished", "save", 1.0),
    ("12-2p-draft", "pick", 0.0),
]
"""Stored games, decisions in them, and how late in the game."""
UXMAL = [(game, decision) for game in ("36-2p-round-the-print", "34-4p-jumps") for decision in ("seat", "take", "pay")]


@dataclass(frozen=True)
class LayoutScene:
    """A place to look at: its name, its address, and what to do there first."""

    name: str
    path: str
    prepare: Prepare = lambda _page, _say: None

    def show(self, page: Page, language: str) -> None:
        """Go there as the browser's own way forward does, which costs less than opening it anew."""
        leave(page)
        page.evaluate(
            """path => {
                history.pushState({}, "", path);
                dispatchEvent(new PopStateEvent("popstate"));
            }""",
            self.path,
        )
        if self.path.startswith("/game/"):
            link = page.locator(f".log-panel a[download][href*='{self.path.split('/')[2]}']")
            expect(link).to_have_count(1)
            expect(page.locator("#question h2, #question [aria-live]").first).to_be_attached()
        self.prepare(page, Texts(language).format)


def leave(page: Page) -> None:
    """Close what is open, one after another, and come back to the present."""

    def has_left() -> bool:
        page.keyboard.press("Escape")
        return not page.evaluate("location.hash.startsWith('#n=')")

    wait_until(has_left, "nothing leads back to the present")


def unfold(page: Page, _: Say) -> None:
    """Show the further options of a new game."""
    page.locator("summary").first.click()


def wait_for_rules(page: Page, _: Say) -> None:
    """Wait for the rules themselves."""
    expect(page.locator(".rule").first).to_be_visible()


def wait_for_box(page: Page, _: Say) -> None:
    """Wait for the tiles, and for what is said of them."""
    expect(page.locator(".ux-box-cell").first).to_be_visible()
    expect(page.locator(".own-counts")).to_be_visible()


def wait_for_lab(page: Page, _: Say) -> None:
    """Wait for the settings of a trial, and for the trials there are."""
    expect(page.locator(".balance-settings")).to_be_visible()
    expect(page.locator(".balance-trials [role=status]")).to_have_count(0)


def wait_for_results(page: Page, _: Say) -> None:
    """Wait for what many games say."""
    expect(page.locator(".explored").last).to_be_visible()


def press(message_id: str, then: str) -> Prepare:
    """Press a button and wait for what it brings, given by a selector."""

    def prepare(page: Page, say: Say) -> None:
        button = page.get_by_role("button", name=say(message_id), exact=True).first
        button.click()
        try:
            expect(page.locator(then).first).to_be_visible(timeout=3000)
        except AssertionError:  # the page before may still have been leaving
            button.click()
            expect(page.locator(then).first).to_be_visible()

    return prepare


def choose(mode: str) -> Prepare:
    """Begin an action of Uxmal."""

    def prepare(page: Page, say: Say) -> None:
        page.get_by_role("button", name=say(f"board-mode-{mode}")).first.click()
        expect(page.locator(".ux-modes-small")).to_be_visible()

    return prepare


def show_phase(page: Page, _: Say) -> None:
    """Open the scene of the last phase's end from the log, which a phone shows behind a tab."""
    page.locator(".tabs input[value=log]").evaluate("tab => tab.click()")
    page.locator(".log-phase").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def look_back(page: Page, say: Say) -> None:
    """Look at an early position."""
    page.get_by_role("slider", name=say("web-playback-position")).fill("9")
    expect(page.get_by_role("heading", name=say("web-looking"))).to_be_visible()


def pages() -> list[LayoutScene]:
    """Everything but tables."""
    return [
        LayoutScene("start", "/"),
        LayoutScene("settings", "/", press("web-settings", "dialog")),
        *(LayoutScene(f"new game of {game}", f"/new?game={game}", unfold) for game in known_games()),
        *(LayoutScene(f"rules of {game}", f"/rules/{game}", wait_for_rules) for game in known_games()),
        LayoutScene("own box", "/components/uxmal", wait_for_box),
        LayoutScene("balance lab", "/balance/uxmal", wait_for_lab),
        LayoutScene("puzzle", first_puzzle("uxmal"), lambda page, _say: show_solution(page)),
        LayoutScene("explorer", "/explorer/teotihuacan", wait_for_results),
        LayoutScene("nothing there", "/nowhere"),
    ]


def kept_pages(server: Server) -> list[LayoutScene]:
    """What is read after a game: results, analysis rooms where something is asked, drawn and over, and a trial."""
    tables = Tables(server)
    ended = [tables.finished_teotihuacan(), tables.address(load_record(own_games("uxmal") / "34-4p-jumps.json"))]
    at = (ended[0], "#n=120"), (ended[1], "#n=41"), (ended[0], "#n=531"), (ended[1], "#n=40")
    return [
        *(LayoutScene(f"result of {path}", path.replace("/game/", "/result/"), wait_for_result) for path in ended),
        *(LayoutScene(f"room of {path}{n}", f"{path}/analysis{n}", wait_for_room) for path, n in at),
        LayoutScene("trial", "/balance/teotihuacan", lambda page, _say: try_change(page)),
    ]


def wait_for_result(page: Page, _: Say) -> None:
    """Wait for the ways to what is kept."""
    expect(page.locator(".result-ways")).to_be_visible()


def wait_for_room(page: Page, _: Say) -> None:
    """Look at what a position is worth."""
    tab = page.locator(".tabs input[value=log]")
    tab.evaluate("tab => tab.click()")
    stop_thinking(page)


class Tables:
    """Opens stored games whose players have the longest names."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def address(self, record: dict[str, Any]) -> str:
        """Open a record and give the address of its page."""
        names = LONG_NAMES[: len(record["players"])]
        view = self._server.post("/api/records", {**record, "players": names})
        return f"/game/{view['id']}"

    def teotihuacan(self, step: int = 1) -> list[LayoutScene]:
        """Every so many of Teotihuacan's decisions, and the result and the end of an era."""
        scenes = [
            LayoutScene(f"{decision} in {game}", self.address(moment(game, decision, part)[0]))
            for game, decision, part in TEOTIHUACAN[::step]
        ]
        return [*scenes, *finished(self.finished_teotihuacan())]

    def finished_teotihuacan(self) -> str:
        """The address of a finished game of four."""
        return self.address(load_record(spec_games("teotihuacan") / "03-4p.json"))

    def uxmal(self, step: int = 1) -> list[LayoutScene]:
        """Every so many of Uxmal's decisions, and result and the end of a phase."""
        scenes = [
            LayoutScene(f"{decision} in {game}", self.address(find(game, _asks(decision)).record()))
            for game, decision in UXMAL
        ]
        turn = self.address(find("34-4p-jumps", _all_modes).record())
        few = self.address(find("36-2p-round-the-print", _all_modes).record())
        scenes += [LayoutScene("turn of two", few), LayoutScene("turn of four", turn)]
        scenes += [LayoutScene(f"turn of four, {mode}", turn, choose(mode)) for mode in ("place", "move", "track")]
        scenes.append(LayoutScene("hint", turn, ask_for_hint))
        over = self.address(load_record(own_games("uxmal") / "34-4p-jumps.json"))
        scenes.append(LayoutScene("lines of what one looks back at", over, look_into))
        return [*scenes[::step], *finished(over)]


def ask_for_hint(page: Page, say: Say) -> None:
    """Ask what could be done and wait for the answer."""
    page.get_by_role("button", name=say("web-hint"), exact=True).click()
    expect(page.locator(".suggestion").first).to_be_visible()


def look_into(page: Page, say: Say) -> None:
    """Ask for the lines of an earlier position, and wait for them."""
    look_back(page, say)
    page.get_by_role("button", name=say("web-lines"), exact=True).click()
    expect(page.locator(".hint-panel .chances")).to_have_attribute("data-known", "yes")


def finished(path: str) -> list[LayoutScene]:
    """A finished game, and what is told of it."""
    return [
        LayoutScene("finished", path, lambda page, _: page.locator("h1").focus()),
        LayoutScene("result", path, press("web-result", "dialog")),
        LayoutScene("end of a phase", path, show_phase),
        LayoutScene("looking back", path, look_back),
    ]


def _asks(decision: str) -> Callable[[dict[str, Any]], bool]:
    return lambda summary: bool(summary["decision"] == decision)


def _all_modes(summary: dict[str, Any]) -> bool:
    kinds = {word.partition(":")[0] for word in summary["legal"]}
    return {"build", "place", "move", "honour", "curse"} <= kinds
