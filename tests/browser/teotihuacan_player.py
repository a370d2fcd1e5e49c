"""Somebody who knows Teotihuacan's page by roles and names only, and answers whatever it asks."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import yaml
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

READY = ("decide-build-here", "teotihuacan-action-end", "decide-confirm")
"""Buttons that carry out what was chosen."""
NOT_AN_ANSWER = (
    *("web-undo", "decide-take-back-turn", "decide-back", "decide-other-place", "decide-carry-out", "decide-forget"),
    *("board-turn-left", "board-turn-right"),
)
PATIENCE = 2000
"""Milliseconds to wait for something that was just there."""
NODE = re.compile(r'(?P<role>\w+) "(?P<name>(?:[^"\\]|\\.)*)"(?P<states>.*)')
NEWS = """([over, patience]) => new Promise(tell => {
    const end = performance.now() + patience;
    const look = () => {
        const question = document.querySelector("#question");
        if (document.querySelector("dialog[open]")) tell("scene");
        else if (question?.querySelector(".asking")?.inert === false) tell("asked");
        else if (question?.querySelector("h2")?.textContent === over) tell("over");
        else if (performance.now() > end) tell("nothing");
        else setTimeout(look, 15);
    };
    look();
})"""
"""Waits in the page until somebody has to do something."""


@dataclass(frozen=True)
class Node:
    """A part of the page as a screen reader tells it; `place`: how many of that role and name come before it."""

    role: str
    name: str
    disabled: bool
    place: int


class TeotihuacanPlayer:
    """Answers whatever the page asks, at random, until the game is over; with keys or with the mouse."""

    def __init__(
        self, page: Page, language: str, words: Callable[..., str], seed: int, *, by_keys: bool = False
    ) -> None:
        self.page = page
        self._language = language
        self._words = words
        self._random = random.Random(seed)
        self._by_keys = by_keys
        self.question = page.get_by_role("group", name=self.text("board-question"), exact=True)
        self._ready = tuple(map(self.text, READY))
        self._others = (*map(self.text, NOT_AN_ANSWER), self.text("decide-keep-plan", name="").strip())
        self.asked: set[str] = set()
        self.scenes: list[str] = []

    def text(self, message_id: str, **arguments: object) -> str:
        """Give what the page says."""
        return self._words(self._language, message_id, **arguments)

    def play_to_the_end(self, seconds: float) -> None:
        """Play until the game is over. Fails if that takes longer."""
        end = time.monotonic() + seconds
        while self.step():
            assert time.monotonic() < end, f"the game does not come to its end; asked last: {sorted(self.asked)}"

    def step(self) -> bool:
        """Do one thing that the page asks for; false if the game is over."""
        news = self.page.evaluate(NEWS, [self.text("web-game-finished"), PATIENCE])
        try:
            if news == "scene":
                self.close_scene()
            elif news == "asked":
                self.answer(list(self.nodes(self.question)))
        except PlaywrightError:
            time.sleep(0.02)  # the page has changed meanwhile
        return bool(news != "over")

    def nodes(self, part: Locator) -> Iterator[Node]:
        """All headings and buttons of a part of the page, as the accessibility tree has them."""
        seen: dict[tuple[str, str], int] = {}
        for line in keys(yaml.load(part.aria_snapshot(timeout=PATIENCE), yaml.CSafeLoader)):
            node = NODE.fullmatch(line)
            if node and node["role"] in ("heading", "button"):
                role, name = node["role"], json.loads(f'"{node["name"]}"')
                place = seen[role, name] = seen.get((role, name), -1) + 1
                yield Node(role, name, "[disabled]" in node["states"], place)

    def answer(self, nodes: list[Node]) -> None:
        """Carry out what is chosen, or choose something."""
        self.asked.update(node.name for node in nodes[:1])
        buttons = [node for node in nodes if node.role == "button" and not node.disabled]
        ready = [button for button in buttons if button.name.startswith(self._ready)]
        options = ready[:1] or [button for button in buttons if not button.name.startswith(self._others)]
        if options:
            self.press(self._random.choice(options))

    def press(self, node: Node) -> None:
        """Press a button, by its role and name."""
        button = self.question.get_by_role("button", name=node.name, exact=True).nth(node.place)
        if self._by_keys:
            button.press("Enter", timeout=PATIENCE)
        else:
            button.click(timeout=PATIENCE)

    def close_scene(self) -> None:
        """Read the heading of a scene and go on."""
        dialog = self.page.get_by_role("dialog")
        self.scenes.append(dialog.get_by_role("heading", level=2).inner_text(timeout=PATIENCE))
        for message_id in ("web-scene-go-on", "web-scene-to-result", "web-result-look"):
            button = dialog.get_by_role("button", name=self.text(message_id))
            if button.is_visible():
                button.click(timeout=PATIENCE)
                return
        expect(dialog).to_be_hidden()


def keys(tree: Any) -> Iterator[str]:
    """The lines of an accessibility tree, from top to bottom."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, list):
        for branch in tree:
            yield from keys(branch)
    elif isinstance(tree, dict):
        for line, branches in tree.items():
            yield str(line)
            yield from keys(branches)
