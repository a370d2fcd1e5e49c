"""Every kind of action at every kind of decision of Teotihuacan is clicked once (R-22)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.album import Album
from tests.browser.teotihuacan_table import NAMES, say
from tests.fixtures.store import load_record, load_trace, own_games, spec_games
from tests.long import some_of

pytestmark = pytest.mark.browser

OWN, SPEC = own_games("teotihuacan"), spec_games("teotihuacan")
GAMES = {
    OWN / "33-3p-fewer-choose.json": (
        *("keep keep", "place place", "gain gain", "turn move", "turn move two", "turn rest", "turn use"),
        *("act cocoa", "act main", "act worship", "temple temple", "power power", "extra power", "crew crew"),
        *("claim claim", "claim reward", "claim skip", "claim unlock", "ascend ascend", "build build", "build done"),
        *("deco deco", "tech tech", "row row", "royal times", "salary salary", "end end"),
    ),
    OWN / "02-3p.json": ("royal pay", "royal done", "salary salary free"),
    OWN / "38-2p-wide.json": ("royal waive", "end unlock*"),
    SPEC / "12-2p-draft.json": ("pick pick", "save save"),
}
"""Stored games and what is clicked in them: a kind of decision and a kind of action that answers it."""

SETTLED = "() => document.querySelector('#question .asking')?.inert !== true"
NEWEST = "() => Number(document.querySelector('.playback-bar [type=range]').max)"
MOST_CLICKS = 8


def kind_of(word: str) -> str:
    """The kind of an action: the part of its word before the colon, and what else makes a difference to the player."""
    kind = word.partition(":")[0]
    if kind.startswith("main"):
        return "main"
    if kind == "move" and word.count(".") == 2:
        return "move two"
    return "salary free" if word == "salary:*" else kind


@cache
def stored(path: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A stored game, with names, and its trace."""
    record = load_record(path)
    kept = {key: value for key, value in record.items() if key not in ("scores", "winners")}
    return kept | {"players": NAMES[: len(record["players"])]}, load_trace(path)


def first_moment(path: Any, decision: str, kind: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The record up to the first position in which somebody may answer a decision so, and its summary."""
    record, trace = stored(path)
    for n, summary in enumerate(trace):
        words = summary["legal"] if summary["decision"] == decision and summary["to_move"] is not None else []
        if len(words) > 1 and kind in map(kind_of, words):
            return record | {"words": record["words"][:n]}, summary
    raise AssertionError(f"{path.name} has no {kind} at {decision}")


class Decider:
    """Answers the question that the page asks, with clicks."""

    def __init__(self, album: Album) -> None:
        self.page = album.page
        self.question = self.page.get_by_role("group", name=say("board-question"), exact=True)

    def decide(self, kind: str, words: list[str]) -> None:
        """Answer with one of these words, or with what is offered last, until the game has moved on."""
        before = self.newest()
        for _ in range(MOST_CLICKS):
            self.click_next(kind, words)
            self.page.wait_for_function(SETTLED)
            if self.newest() > before:
                return
        raise AssertionError("nothing happened")

    def newest(self) -> int:
        """The number of the newest position that the page knows."""
        newest: int = self.page.evaluate(NEWEST)
        return newest

    def click_next(self, kind: str, words: list[str]) -> None:
        """Click what carries out the choice, else an option that is such a word, else a part of one."""
        confirm = self.question.locator("[data-confirm]:enabled")
        offered = self.question.locator("[data-word]")
        destinations = self.question.get_by_role("list", name=say("decide-destinations")).get_by_role("button")
        named = [word for word in offered.evaluate_all("all => all.map(each => each.dataset.word)") if word in words]
        if confirm.count():
            confirm.first.click()
        elif named:
            self.question.locator(f'[data-word="{named[0]}"]').click()
        elif destinations.count():
            destinations.first.click()
        else:
            parts = self.question.locator("[data-option]:not([data-word], [aria-pressed=true], [aria-disabled=true])")
            (parts.first if kind == "move" else parts.last).click()


@pytest.mark.parametrize(
    ("path", "what"),
    some_of([(path, what) for path, all_of_it in GAMES.items() for what in all_of_it], 9, several=True),
)
def test_an_action_is_clicked(album: Album, path: Any, what: str) -> None:
    decision, _, kind = what.partition(" ")
    record, summary = first_moment(path, decision, kind)
    view = album.open(record)
    decider = Decider(album)
    ask = say(f"teotihuacan-ask-{decision}", player=NAMES[summary["to_move"]])
    expect(decider.question.get_by_role("heading", level=2)).to_have_text(ask)
    decider.decide(kind, [word for word in summary["legal"] if kind_of(word) == kind])
    word = next(entry["word"] for entry in album.view(view)["log"] if entry["n"] == view["n"] + 1)
    assert word in summary["legal"]
    assert kind_of(word) == kind


def test_every_kind_of_action_and_decision_is_there() -> None:
    """All that people are asked in the stored games of these variants, but for what tiles allow at other decisions."""
    clicked = [what.partition(" ") for all_of_it in GAMES.values() for what in all_of_it]
    decisions, kinds = {each[0] for each in clicked}, {each[2] for each in clicked}
    for path in GAMES:
        for summary in stored(path)[1]:
            if summary["to_move"] is not None and summary["legal"]:
                assert summary["decision"] in decisions
                assert {kind_of(word) for word in summary["legal"]} <= kinds
