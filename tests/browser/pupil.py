"""A pupil who does nothing but what a lesson lights: by mouse, or by keys alone."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.harness import wait_until

MOST_CLICKS = 12
"""So many clicks lead to any action that a lesson awaits."""

MOMENT = (
    "() => document.querySelector('.teacher .figure').textContent + document.querySelector('.teacher p').textContent"
)

SEEN = """() => document.querySelector(".teacher").textContent
    + [...document.querySelectorAll(".light")].map((light) => light.style.cssText).join()"""
"""What a pupil sees of the lesson: its words, and where the light is."""

AT_REST = "document.querySelector('.teacher [data-lesson-next]').ariaDisabled !== 'true'"
"""Whether what was chosen has been answered and shown."""

LIT = """() => {
    const lights = [...document.querySelectorAll(".light")];
    const box = lights.at(-1)?.getBoundingClientRect();
    return box ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null;
}"""


LIT_AT_REST = f"""async () => {{
    const lit = {LIT};
    const narrow = innerWidth < 720;
    for (let before = null, now = lit(); ; before = now, now = lit()) {{
        if (!narrow || JSON.stringify(before) === JSON.stringify(now)) return now;
        await new Promise(done => setTimeout(done, 200));
    }}
}}"""
"""Where the light is once it rests: on a phone the table first opens the part that is lit."""


class Pupil:
    """Goes through the lesson that a page shows."""

    def __init__(self, page: Page, *, by_keys: bool) -> None:
        self._page = page
        self._by_keys = by_keys
        self._next = page.locator(".teacher [data-lesson-next]")

    def learn(self, game: str, lesson: str) -> int:
        """Read, and do what is lit, to the end. Gives the number of clicks or keys that choices took."""
        expect(self._next).to_be_visible()
        chosen = 0
        while not self._is_over(game, lesson):
            self._close_scene()
            if self._next.evaluate("button => button.classList.contains('primary')"):
                self._read()
            else:
                chosen += self._do()
        return chosen

    def _is_over(self, game: str, lesson: str) -> bool:
        kept = self._page.evaluate(f"localStorage.getItem('teocalli.lesson.{game}.{lesson}')")
        progress: dict[str, Any] = json.loads(kept or "{}")
        return bool(progress.get("done"))

    def _close_scene(self) -> None:
        if self._page.locator("dialog[open]").count():
            self._page.keyboard.press("Escape")
            expect(self._page.locator("dialog[open]")).to_have_count(0)

    def _read(self) -> None:
        """Go on; a scoring that opens meanwhile is closed first."""
        before = self._page.evaluate(MOMENT)
        for _ in range(3):
            self._press_next()
            with suppress(PlaywrightTimeout):
                self._page.wait_for_function(f"seen => ({MOMENT})() !== seen", arg=before, timeout=4000)
                return
            self._close_scene()
        raise AssertionError(f"nothing follows after {before!r}")

    def _press_next(self) -> None:
        if self._by_keys:
            self._next.focus()
            self._page.keyboard.press("Enter")
            return
        box = self._next.bounding_box()
        assert box is not None
        self._page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _do(self) -> int:
        """Follow the light until the lesson goes on."""
        before = self._page.evaluate(MOMENT)
        for clicks in range(1, MOST_CLICKS):
            seen = self._page.evaluate(SEEN)
            self._follow(before)
            self._page.wait_for_function(f"seen => ({SEEN})() !== seen", arg=seen)
            self._page.wait_for_function(f"() => {AT_REST}")
            if self._page.evaluate(MOMENT) != before:
                return clicks
        raise AssertionError(f"the light leads nowhere at {before!r}")

    def _follow(self, before: str) -> None:
        if self._by_keys:
            wait_until(self._focus_is_lit, f"the focus is not on what is lit at {before!r}")
            self._page.keyboard.press("Enter")
            return
        wait_until(self._click_what_is_lit, f"nothing is lit at {before!r}")

    def _click_what_is_lit(self) -> bool:
        """Whether something was lit; the light goes out for a moment where the table moves."""
        place = self._page.evaluate(LIT_AT_REST)
        if place:
            self._page.mouse.click(place["x"], place["y"])
        return bool(place)

    def _focus_is_lit(self) -> bool:
        return bool(
            self._page.evaluate(
                """() => {
            const box = document.activeElement?.getBoundingClientRect();
            return box && [...document.querySelectorAll(".light")].some((light) => {
                const lit = light.getBoundingClientRect();
                return Math.abs(lit.x + lit.width / 2 - box.x - box.width / 2) < 3
                    && Math.abs(lit.y + lit.height / 2 - box.y - box.height / 2) < 3;
            });
        }"""
            )
        )
