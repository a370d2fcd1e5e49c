"""Somebody who knows a game's page by the roles and names of its parts only, and plays on it."""

from __future__ import annotations

import json
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import yaml
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

PATIENCE = 2000
"""Milliseconds to wait for something that was just there."""
ROLES = ("heading", "button", "radio")
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


class Player(ABC):
    """Answers whatever the page asks until the game is over."""

    def __init__(self, page: Page, language: str, words: Callable[..., str]) -> None:
        self.page = page
        self._language = language
        self._words = words
        self.question = page.get_by_role("group", name=self.text("board-question"), exact=True)
        self.scenes: list[str] = []

    def text(self, message_id: str, **arguments: object) -> str:
        """Give what the page says."""
        return self._words(self._language, message_id, **arguments)

    def play_to_the_end(self, seconds: float) -> None:
        """Play until the game is over. Fails if that takes longer."""
        end = time.monotonic() + seconds
        while self.step():
            assert time.monotonic() < end, f"the game does not come to its end; {self.story()}"

    def story(self) -> str:
        """Say what happened so far."""
        return f"scenes seen: {self.scenes}"

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

    @abstractmethod
    def answer(self, nodes: list[Node]) -> None:
        """Carry out what is chosen, or choose something; `nodes`: what the question shows."""

    def nodes(self, part: Locator) -> Iterator[Node]:
        """All headings, buttons and radios of a part of the page, as the accessibility tree has them."""
        seen: dict[tuple[str, str], int] = {}
        for line in keys(yaml.load(part.aria_snapshot(timeout=PATIENCE), yaml.CSafeLoader)):
            node = NODE.fullmatch(line)
            if node and node["role"] in ROLES:
                role, name = node["role"], json.loads(f'"{node["name"]}"')
                place = seen[role, name] = seen.get((role, name), -1) + 1
                yield Node(role, name, "[disabled]" in node["states"], place)

    def find(self, node: Node) -> Locator:
        """Find a part of the question, by its role and name."""
        role: Any = node.role
        return self.question.get_by_role(role, name=node.name, exact=True).nth(node.place)

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
