"""Pictures without a browser are what the browser draws: every element, attribute, and what it is painted with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.pictures.board import board_tree
from teocalli.pictures.cascade import looks
from teocalli.pictures.colours import hexadecimal, rgba
from teocalli.pictures.engine import SVG, Element
from tests.browser.harness import Pages, Server

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parents[1] / "fixtures"

DRAWN = """([svg, names]) => {
  const seen = (element) => {
    const style = getComputedStyle(element);
    return [
      element.localName,
      Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
      Object.fromEntries(names.map(name => [name, style.getPropertyValue(name)])),
      element.childElementCount ? "" : element.textContent,
      [...element.children].map(seen),
    ];
  };
  return seen(svg);
}"""
PAINT = (
    "fill",
    "stroke",
    "fill-opacity",
    "stroke-opacity",
    "stroke-width",
    "opacity",
    "font-size",
    "font-weight",
    "text-anchor",
)
SHAPES = {"rect", "path", "circle", "ellipse", "text"}
OF_THE_PAGE = {"tabindex", "style", "id", "aria-label", "data-about", "preserveAspectRatio"}
"""What only a page has: its focus, and the ids that its drawing brings along. Styles are compared as computed."""


def plain(name: str, value: str, colour: str) -> Any:
    """A value as both write it."""
    if name in ("fill", "stroke"):
        if value in ("none", "transparent") or rgba(value)[3] == 0:
            return "none"
        value = colour if value.lower() == "currentcolor" else value
        return hexadecimal(rgba(value)), round(rgba(value)[3], 2)
    number = re.fullmatch(r"(-?[\d.]+)(px)?", value)
    return round(float(number[1]), 2) if number else value


def compare(browser: list[Any], ours: Element, styles: dict[Element, Any], path: str = "") -> None:
    name, attributes, computed, text, children = browser
    tag, own = str(ours.tag).removeprefix(SVG), dict(ours.attrib)
    if name == "use":  # what it refers to stands in its place here
        assert own.pop("data-symbol-of") == attributes.pop("href").removeprefix("#"), path
        own.pop("viewBox")
        name, ours = "svg", Element("use")
    assert name == tag, path
    here = f"{path}/{name}.{attributes.get('class', '')}"
    kept = [{key: value for key, value in each.items() if key not in OF_THE_PAGE} for each in (attributes, own)]
    assert kept[0] == kept[1], here
    if name in SHAPES:
        properties = styles[ours].properties
        colour = properties["color"]
        for key in PAINT:
            if key in properties and not (key.startswith(("font", "text")) and name != "text"):
                assert plain(key, properties[key], colour) == plain(key, computed[key], colour), (here, key)
    assert text == ("" if len(ours) else (ours.text or "") if name != "svg" else text), here
    assert len(children) == len(ours), here
    for child, own_child in zip(children, ours, strict=True):
        compare(child, own_child, styles, here)


@pytest.mark.parametrize(
    ("record", "at", "theme"),
    [("uxmal/cases/hint-then-enter.json", 30, "light"), ("teotihuacan/cases/temple-at-the-top.json", 90, "dark")],
)
def test_the_picture_is_what_the_browser_draws(pages: Pages, server: Server, record: str, at: int, theme: str) -> None:
    saved = Record.load(GAMES / record)
    view = server.post("/api/records", saved.to_json())
    page = pages.open(f"/game/{view['id']}#n={at}", theme=theme)
    svg = page.locator(".slot-board svg.board-svg")
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(at))
    room = svg.evaluate("svg => [svg.parentElement.clientWidth, svg.parentElement.clientHeight]")
    drawn = svg.evaluate_handle("svg => svg").evaluate(f"svg => ({DRAWN})([svg, {list(PAINT)}])")
    match = Match.from_record(saved)
    match.go_back(at)
    root = board_tree(match, names=saved.players, room=(room[0], room[1]))
    styles = looks(root, type(match.game), "dark" if theme == "dark" else "light")
    ours = next(each for each in root.iter(f"{SVG}svg") if "board-svg" in each.get("class", ""))
    compare(drawn, ours, styles)
