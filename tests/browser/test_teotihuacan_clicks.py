"""Teotihuacan takes few clicks: things on the board act, forecasts do what they say, confirmations are a choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Pages, Server, wait_until
from tests.browser.teotihuacan_table import NAMES, say
from tests.browser.test_teotihuacan_acting import Asked
from tests.fixtures.store import load_record, load_trace, stored_games
from tests.long import some_of, with_further

pytestmark = pytest.mark.browser

Summary = dict[str, Any]
Condition = Callable[[Summary, str, str], bool]

HELD = {"move": 2, "build": 3, "deco": 2}
"""Decisions that a word holds: worker and board; tile, place and rotation; tile and stairway. Every other holds one."""
MOST_ANSWERS = 12


@cache
def stories() -> list[tuple[Any, list[Summary]]]:
    return [(load_record(path), load_trace(path)) for path in stored_games("teotihuacan")]


def moment_where(condition: Condition) -> dict[str, Any]:
    """The record up to the first position of a stored game where the condition holds of it and the next two words."""
    for record, trace in stories():
        words = [*record["words"], "", ""]
        for n, summary in enumerate(trace[:-1]):
            if summary["to_move"] is not None and condition(summary, words[n], words[n + 1]):
                kept = {key: value for key, value in record.items() if key not in ("scores", "winners")}
                return kept | {"words": record["words"][:n], "players": NAMES[: len(record["players"])]}
    raise AssertionError("no stored game has such a position")


def begins_with(act: str, board: int | None = None) -> Condition:
    """A turn that begins with a move to that board and that action."""
    return lambda summary, word, after: (
        summary["decision"] == "turn"
        and word.startswith("move:")
        and word.count(".") == 1
        and not word.endswith("*")
        and after == act
        and board in (None, int(word[-1]))
    )


def at_act(board: int, word: str) -> Condition:
    """The choice of an action on that board, among several, that one among them."""
    return lambda summary, chosen, _: (
        summary["decision"] == "act" and summary["arrival"]["board"] == board and chosen == word
    )


class Clicker:
    """Answers with the mouse and counts."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.clicks = 0
        self.start = asked.view()

    def click(self, thing: Locator) -> None:
        thing.click()
        self.clicks += 1

    def move(self, word: str, act: str) -> None:
        """Choose the worker, unless it is the only one, then what it does where it goes."""
        board, power = word[5:8].split(".")
        name = say("decide-worker-name", board=say(f"teotihuacan-board-{board}"), power=int(power))
        worker = self.asked.question.get_by_role("button", name=name, exact=True)
        if worker.get_attribute("aria-pressed") != "true":
            self.click(worker)
        goal = self.asked.question.locator(".deciding-destination").filter(
            has=self.asked.page.locator("b", has_text=say(f"teotihuacan-board-{word[-1]}"))
        )
        self.click(goal.locator(f'[data-act="{act}"]'))
        confirm = self.asked.question.locator("[data-confirm]")
        wait_until(lambda: self.has_done(act) or confirm.count() > 0, "the action does not follow the move")

    def has_done(self, word: str) -> bool:
        """Whether the word was carried out in this turn."""
        log = self.asked.view()["log"]
        return any(entry["n"] > self.start["n"] and entry["word"] == word for entry in log)

    def answer(self) -> None:
        """Confirm, or choose what is put together part by part, or the first of a list; until it is carried out."""
        question, before = self.asked.question, self.asked.view()["n"]
        for _ in range(4):
            ready = question.locator("[data-confirm]:enabled")
            words = question.locator("[data-word]:not(.deciding-free *)")
            parts = question.locator("[data-option]:not([data-word], [aria-pressed=true], [aria-disabled=true])")
            self.click(ready.first if ready.count() else parts.last if parts.count() else words.first)
            self.asked.page.wait_for_function("() => document.querySelector('#question .asking')?.inert !== true")
            if self.asked.view()["n"] > before:
                return
        raise AssertionError("the first answers lead nowhere")

    def decisions(self) -> int:
        """How many decisions the words of this turn hold that were really asked."""
        words = {
            entry["n"]: entry["word"]
            for entry in self.asked.view()["log"]
            if entry["n"] > self.start["n"] and not entry["forced"] and entry["turn"] == self.turn
        }
        return sum(HELD.get(word.partition(":")[0], 1) for word in words.values())

    @property
    def turn(self) -> int:
        return int(next(entry["turn"] for entry in self.asked.view()["log"] if entry["n"] > self.start["n"]))

    def is_over(self) -> bool:
        view = self.asked.view()
        return bool(view["position"]["turn_of"] != self.start["position"]["turn_of"] or view["status"] != "running")


@pytest.mark.parametrize(
    ("act", "board"),
    with_further(
        [("main", 5)],
        [
            ("worship:step", None),
            *(("main", board) for board in (2, 3, 4, 6, 7, 8)),
            ("cocoa", None),
            ("worship:tile", None),
        ],
        several=True,
    ),
)
def test_a_usual_turn_takes_one_click_more_than_it_holds_decisions(
    server: Server, pages: Pages, act: str, board: int | None
) -> None:
    record = moment_where(begins_with(act, board))
    word = next(
        words[len(record["words"])]
        for other, _ in stories()
        if (words := other["words"])[: len(record["words"])] == record["words"]
    )
    asked = Asked(server, pages, record)
    clicker = Clicker(asked)
    clicker.move(word, act)
    for _ in range(MOST_ANSWERS):
        asked.page.wait_for_function("() => document.querySelector('#question .asking')?.inert !== true")
        if clicker.is_over():
            break
        clicker.answer()
    assert clicker.is_over()
    assert clicker.clicks <= clicker.decisions() + 1


THINGS = {
    "the cell that counts": ("main", 3, "cell:"),
    "the table of the Main action": ("main", 4, "main:4"),
    "the tray": ("cocoa", 2, "area:2"),
    "a Pyramid tile": ("main", 8, "pyramid:"),
    "a Technology": ("main", 5, "tech:"),
    "a row of the nobles": ("main", 6, "row:"),
    "a Decoration": ("main", 7, "deco:"),
}


@pytest.mark.parametrize("thing", some_of(THINGS, 7))
def test_the_obvious_place_acts(server: Server, pages: Pages, thing: str) -> None:
    word, board, key = THINGS[thing]
    asked = Asked(server, pages, moment_where(at_act(board, word)))
    before = asked.view()
    place = asked.page.locator(f".slot-board [data-target^='{key}'][role=button]:not([aria-disabled=true])").first
    place.focus()
    place.press("Enter")
    among = asked.question.locator(f".deciding-among [data-word='{word}']")
    confirm = asked.question.locator("[data-confirm]")

    def acted() -> bool:
        return bool(asked.view()["n"] > before["n"])

    wait_until(lambda: among.count() + confirm.count() > 0 or acted(), "nothing happens")
    if not acted() and among.count():
        among.click()
        wait_until(lambda: confirm.count() > 0 or acted(), "nothing happens")
    if not acted():  # else what may be confirmed there is what follows
        confirm.click()
    wait_until(acted, "the place does not act")
    assert next(each["word"] for each in asked.view()["log"] if each["n"] == before["n"] + 1) == word


def tile_can_be_built(summary: Summary, word: str, after: str) -> bool:
    """The Main action of Construction in one way only, and nothing comes before building."""
    ways = [each for each in summary["legal"] if each.startswith("main")]
    return at_act(8, "main")(summary, word, after) and ways == ["main"] and after.startswith("build:")


@pytest.mark.long
def test_a_tile_clicked_before_building_is_chosen_for_it(server: Server, pages: Pages) -> None:
    asked = Asked(server, pages, moment_where(tile_can_be_built))
    before = asked.view()
    asked.page.locator(".slot-board [data-target^='pyramid:'][role=button]").first.press("Enter")
    wait_until(lambda: asked.view()["position"]["decision"] == "build", "building does not begin")
    assert asked.view()["n"] > before["n"]
    expect(asked.question.locator(".deciding-tile-choice[aria-pressed=true]")).to_have_count(1)


def test_what_stands_for_several_asks_among_these_only(server: Server, pages: Pages) -> None:
    def several(summary: Summary, _: str, __: str) -> bool:
        forms = [word for word in summary["legal"] if word.startswith("worship:")]
        return summary["decision"] == "act" and summary["arrival"]["board"] != 1 and len(forms) > 2

    asked = Asked(server, pages, moment_where(several))
    before = asked.view()
    board = before["position"]["arrival"]["board"]
    forms = [each["word"] for each in before["legal"] if each["kind"] == "worship"]
    worship = asked.page.locator(f"[data-target='worship:{board}']")
    worship.focus()
    worship.press("Enter")
    expect(asked.question.locator("[data-word]")).to_have_count(len(forms))
    offered = asked.question.locator("[data-word]").evaluate_all("all => all.map((each) => each.dataset.word)")
    assert sorted(offered) == sorted(forms)
    asked.page.keyboard.press("Escape")
    expect(asked.question.locator("[data-word='cocoa']")).to_be_visible()
    assert asked.view()["n"] == before["n"]


def test_the_likely_choice_comes_first(server: Server, pages: Pages) -> None:
    for decision in ("salary", "claim"):
        asked = Asked(server, pages, moment_where(lambda s, *_: s["decision"] == decision and len(s["legal"]) > 2))  # noqa: B023
        legal = [each["word"] for each in asked.view()["legal"]]
        first = asked.question.locator("[data-word]").first
        most = max((int(word[7:]) for word in legal if word[7:].isdigit()), default=0)
        expected = f"salary:{most}" if decision == "salary" else "claim:"
        assert (first.get_attribute("data-word") or "").startswith(expected)


@pytest.mark.parametrize(
    ("wish", "waits"), with_further([("final", [0, 1])], [("always", [1, 1]), ("never", [0, 0])], several=True)
)
def test_confirmations_are_a_choice(server: Server, pages: Pages, wish: str, waits: list[int]) -> None:
    """Of an action that can be taken back, and of one that cannot."""

    def goes_on(summary: Summary, word: str, after: str) -> bool:
        return summary["decision"] == "act" and word == "main" and after.startswith(("crew:", "power:", "row:"))

    def is_over(summary: Summary, word: str, after: str) -> bool:
        return summary["decision"] == "act" and word == "cocoa" and after.startswith("move:")

    for condition, word, expected in zip((goes_on, is_over), ("main", "cocoa"), waits, strict=True):
        asked = Asked(server, pages, moment_where(condition))
        page, before = asked.page, asked.view()
        page.get_by_role("button", name=say("web-settings")).click()
        page.get_by_role("radio", name=say(f"web-confirmations-{wish}"), exact=True).check(force=True)
        page.keyboard.press("Escape")
        asked.question.locator(f"[data-word='{word}']").click()
        if expected:
            expect(asked.question.locator("[data-confirm]")).to_be_visible()
            assert asked.view()["n"] == before["n"]
        else:
            wait_until(lambda: asked.view()["n"] > before["n"], "the action waits")  # noqa: B023
