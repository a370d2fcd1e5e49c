"""One run of the measures of one of Teocalli's games in the browser, by the browser's own clock; prints JSON.

Position: at a complete recorded game the slider is set to another position; until that one is painted.
Choice: a click that only chooses; until the question tells what the choice would mean. Action: a click that sends an
action; until the position after it is painted, the server's work included. Both at turns spread over the game, on a
page that has been used for a while.
Weight: what the browser reads until a game is drawn for the first time, but for the game itself.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.texts import Texts
from tests.browser.harness import Server, chromium_path
from tests.fixtures.store import own_games, spec_games

RECORDS = {
    "uxmal": own_games("uxmal") / "34-4p-jumps.json",
    "teotihuacan": spec_games("teotihuacan") / "03-4p.json",
}
"""Complete games of four."""
POSITIONS = 30
TURNS = 7
WINDOW = {"width": 1440, "height": 900}
LANGUAGE = "fr"
"""The language with the longest texts."""

SLIDER = ".playback-bar [type=range]"
PAINTED = """
    const slider = () => document.querySelector(".playback-bar [type=range]");
    const painted = () => new Promise(done => {  // to be called in a frame, before it is painted
        const after = new MessageChannel();
        after.port1.onmessage = done;
        after.port2.postMessage(null);
    });
    const frame = () => new Promise(requestAnimationFrame);"""
GO_TO = f"""async position => {{{PAINTED}
    const began = performance.now();
    slider().value = position;
    slider().dispatchEvent(new Event("input", {{bubbles: true}}));
    do await frame();
    while (!slider().getAttribute("aria-valuetext").includes(` ${{position}} `));
    await painted();
    return performance.now() - began;
}}"""
WATCH_CLICK = f"""effect => {{{PAINTED}
    const looks = {{
        choice: () => document.querySelector("#question").textContent,
        action: () => [slider().max, document.querySelector("[data-confirm]") !== null].join(),
    }}[effect];
    window.clickTook = new Promise(tell => addEventListener("click", async event => {{
        const before = looks();
        do await frame();
        while (looks() === before);
        await painted();
        tell(performance.now() - event.timeStamp);
    }}, {{capture: true, once: true}}));
}}"""
LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter(({name}) => !name.includes("/api/games/"))
    .map(({transferSize, decodedBodySize}) => [transferSize, decodedBodySize])"""


def say(message_id: str) -> str:
    return Texts(LANGUAGE).format(message_id)


def choice_of_uxmal(page: Page) -> Locator:
    """The button that begins to place a priest."""
    return page.get_by_role("button", name=say("board-mode-place"), exact=False)


def action_of_uxmal(page: Page) -> Locator:
    """The button that draws a tile."""
    return page.get_by_role("button", name=say("board-mode-build"), exact=False)


def choice_of_teotihuacan(page: Page) -> Locator:
    """The first worker that can be moved."""
    return page.get_by_role("group", name=say("decide-workers")).get_by_role("button")


def action_of_teotihuacan(page: Page) -> Locator:
    """The first destination of the worker."""
    return page.get_by_role("list", name=say("decide-destinations")).get_by_role("button")


KINDS = {"uxmal": {"place", "build"}, "teotihuacan": {"move"}}
"""Kinds of actions that must be legal at a turn for these clicks."""
CLICKS: dict[str, tuple[Callable[[Page], Locator], Callable[[Page], Locator]]] = {
    "uxmal": (choice_of_uxmal, action_of_uxmal),
    "teotihuacan": (choice_of_teotihuacan, action_of_teotihuacan),
}


def record_json(record: Record) -> dict[str, Any]:
    body: dict[str, Any] = record.to_json()
    return body


def kinds(match: Match) -> set[str]:
    """The kinds of legal actions."""
    return {word.partition(":")[0] for word in match.game.legal_words(match.state)}


def turns(game: str) -> list[dict[str, Any]]:
    """Records of the game up to turns that are spread over it."""
    whole = Match.from_record(Record.load(RECORDS[game]))
    match = Match(whole.game, whole.setup)
    names = [f"Player {seat}" for seat in range(match.game.players)]
    found = []
    for word in whole.words:
        if match.state.current_player >= 0 and match.state.at_turn_start() and KINDS[game] <= kinds(match):
            found.append(record_json(match.record(names)))
        match.play(word)
    return [found[(2 * number + 1) * len(found) // (2 * TURNS)] for number in range(TURNS)]


@contextmanager
def opened(browser: Browser, server: Server, record: dict[str, Any]) -> Iterator[Page]:
    """The page of a recorded game in a browser that has seen nothing before."""
    view = server.post("/api/records", record)
    context = browser.new_context(locale=LANGUAGE, viewport=WINDOW, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{server.url}/game/{view['id']}")
    page.locator(SLIDER).wait_for()
    yield page
    context.close()


@dataclass
class Took:
    """How long some changes of the page took, in milliseconds: by the clock, and of its own thread's processor time."""

    clock: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def medians(self, name: str) -> dict[str, float]:
        """The medians as measures of that name."""
        return {f"{name}_ms": median(self.clock), f"{name}_work_ms": median(self.work)}


class Stopwatch:
    """Takes the time of changes of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _worked(self) -> float:
        """Processor time of the page's own thread so far."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    def go_to(self, position: int, took: Took) -> None:
        """Look at another position of the game."""
        before = self._worked()
        took.clock.append(self._page.evaluate(GO_TO, position))
        took.work.append(self._worked() - before)

    def click(self, effect: str, button: Locator, took: Took) -> None:
        """Click a button that has that effect."""
        self._page.evaluate(WATCH_CLICK, effect)
        button.first.hover()
        before = self._worked()
        self._page.mouse.down()
        self._page.mouse.up()
        took.clock.append(self._page.evaluate("() => window.clickTook"))
        took.work.append(self._worked() - before)

    def act(self, button: Locator, took: Took) -> None:
        """Click a button that acts; where that must be confirmed first, the confirmation counts."""
        self.click("action", button, took)
        confirm = self._page.locator("[data-confirm]")
        if confirm.count():
            del took.clock[-1], took.work[-1]
            self.click("action", confirm, took)


def position_measures(page: Page, last: int) -> dict[str, float]:
    """How long it takes until another position is painted."""
    watch = Stopwatch(page)
    positions = [last * number // (POSITIONS + 1) for number in range(1, POSITIONS + 1)]
    reading, took = Took(), Took()
    for each in (reading, took):  # at first, all have to be read from the server
        for position in positions:
            watch.go_to(position, each)
    return took.medians("position")


def warm_up(page: Page) -> None:
    """Use the page for a while, as somebody does who plays: look at earlier positions and come back."""
    last = int(page.locator(SLIDER).get_attribute("max") or 0)
    for position in [*range(max(0, last - 10), last), last]:
        page.evaluate(GO_TO, position)


def click_measures(browser: Browser, server: Server, game: str) -> dict[str, float]:
    """How long it takes until the effect of a click is painted."""
    choice, action = CLICKS[game]
    choices, actions = Took(), Took()
    for turn in turns(game):
        with opened(browser, server, turn) as page:
            warm_up(page)
            watch = Stopwatch(page)
            watch.click("choice", choice(page), choices)
            watch.act(action(page), actions)
    return choices.medians("choice") | actions.medians("action")


def weight(page: Page) -> dict[str, float]:
    """What was read, in kilobytes (1000 bytes): as sent, and unpacked."""
    sizes = page.evaluate(LOADED)
    return {
        "sent_kb": sum(sent for sent, _ in sizes) / 1000,
        "unpacked_kb": sum(unpacked for _, unpacked in sizes) / 1000,
        "requests": len(sizes),
    }


def measures(browser: Browser, server: Server, game: str) -> dict[str, float]:
    """All measures of a game."""
    record = Record.load(RECORDS[game])
    with opened(browser, server, record_json(record)) as page:
        found = weight(page) | position_measures(page, len(Match.from_record(record).words))
    return found | click_measures(browser, server, game)


def main(game: str) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
            print(json.dumps(measures(browser, server, game) | {"version": browser.version}))
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1])
