"""What all pages are made with: what follows a place on the page, and style sheets that come when they are needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Pages
from tests.browser.people import held

pytestmark = pytest.mark.browser

RESTLESS = """async () => {
    const [{ useBoxes }, { html }, { render }] = await Promise.all(
        ["/static/app/pointing.js", "/static/app/html.js", "preact"].map((part) => import(part)),
    );
    window.drawn = 0;
    function Restless() {
        const [box] = useBoxes(["#restless"]);
        window.drawn++;
        return html`<p id="restless" style=${box ? "visibility: hidden" : ""}>here</p>`;
    }
    setTimeout(() => render(html`<${Restless} />`, document.body.appendChild(document.createElement("div"))));
}"""
"""Draws something that goes away where it is seen, and comes back where it is not."""

STYLED = """() => {
    window.came = 0;
    const ask = ({ loadStyle }) => void loadStyle("/static/styles/puzzles.css").then(() => window.came++);
    void import("/static/app/drawing.js").then((drawing) => [1, 2].forEach(() => ask(drawing)));
}"""


def test_what_moves_by_being_drawn_does_not_stop_the_page(pages: Pages) -> None:
    page = pages.open("/")
    page.evaluate(RESTLESS)
    page.wait_for_function("() => window.drawn > 4", timeout=8000)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_who_asks_for_a_style_sheet_that_is_on_its_way_waits_for_it_too(pages: Pages) -> None:
    page = pages.open("/")
    with held(page, "**/styles/puzzles.css") as waiting:
        page.evaluate(STYLED)
        waiting.wait_for()
        assert page.evaluate("window.came") == 0
    page.wait_for_function("() => window.came === 2")
