"""Runs a game's drawing for the browser where there is no browser, and gives what it draws as a tree."""

from __future__ import annotations

import atexit
import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from threading import Lock
from typing import Any
from xml.etree import ElementTree

from teocalli.core.errors import TeocalliError
from teocalli.core.game import Game
from teocalli.core.house import web_folder
from teocalli.core.texts import catalogue
from teocalli.pictures.modules import script_of

DRAW = "/static/app/picture/draw.js"
NEEDED = ("py_mini_racer", "tinycss2", "cssselect2")
NEEDED_FOR_PNG = (*NEEDED, "resvg_py", "fontTools", "brotli")
NEEDED_FOR_PIXELS = (*NEEDED_FOR_PNG, "numpy", "PIL")
SVG = "{http://www.w3.org/2000/svg}"
ROUNDS = 4
"""How often a drawing may ask for earlier positions."""

Room = tuple[int, int]
Element = ElementTree.Element


def check_libraries(needed: tuple[str, ...] = NEEDED) -> None:
    """Raises `TeocalliError` (`error-no-pictures`) where what the extra `pictures` brings is not installed."""
    if not are_installed(needed):
        raise TeocalliError("error-no-pictures")


def are_installed(needed: tuple[str, ...]) -> bool:
    """Whether all these modules are there."""
    return all(find_spec(name) is not None for name in needed)


class Drawing:
    """The drawing of a game. Raises `TeocalliError` for a game without one (`error-no-picture-drawing`)."""

    def __init__(self, game: type[Game]) -> None:
        from py_mini_racer import MiniRacer  # noqa: PLC0415 - an extra

        if not (web_folder(game) / "index.js").is_file():
            raise TeocalliError("error-no-picture-drawing", game=game.name)
        with ThreadPoolExecutor(1) as elsewhere:  # it would wait for the loop of this thread, a notebook's for instance
            self._engine = elsewhere.submit(MiniRacer).result()
        self._turn = Lock()
        atexit.register(self._engine.close)  # later, when threads have ended, it would wait for one for ever
        own = f"/static/games/{game.name}/index.js"
        self._engine.eval(script_of(game, DRAW, own))
        self._engine.eval(
            f"var drawTable = load({json.dumps(DRAW)}).draw, drawing = load({json.dumps(own)});"
            "function drawn(order) { return JSON.stringify(drawTable(drawing, JSON.parse(order))); }"
        )

    def draw(self, seen: Mapping[str, Any], language: str, room: Room, position_at: Callable[[int], Any]) -> Element:
        """What is drawn of `view`, or of the `picture` of a figure, as the page's tree: elements with their classes.

        `position_at` gives an earlier position by its number.
        """
        positions: dict[int, Any] = {}
        for _ in range(ROUNDS):
            order = {
                **seen,
                "language": language,
                "catalogue": catalogue(language),
                "room": {"width": room[0], "height": room[1]},
                "positions": positions,
            }
            with self._turn:  # threads of a notebook draw too
                told = json.loads(str(self._engine.eval(f"drawn({json.dumps(json.dumps(order))})")))
            if not told["missing"]:
                break
            positions.update({number: position_at(number) for number in told["missing"]})
        root = _element(["", "div", {}, told["tree"]])
        _insert_symbols(root, told["besides"])
        return root


@cache
def drawing_of(game: type[Game]) -> Drawing:
    """The drawing of a game, made once."""
    check_libraries()
    return Drawing(game)


def _element(tree: list[Any]) -> Element:
    """An element of what the engine told; its markup, if it has any, is parsed."""
    namespace, name, attributes, children = tree
    element = Element(f"{{{namespace}}}{name}" if namespace else name, attributes)
    for child in children:
        if isinstance(child, str):
            _add_text(element, child)
        else:
            element.append(_markup(child["raw"]) if isinstance(child, dict) else _element(child))
    return element


def _add_text(element: Element, text: str) -> None:
    if len(element):
        element[-1].tail = (element[-1].tail or "") + text
    else:
        element.text = (element.text or "") + text


def _markup(text: str) -> Element:
    return ElementTree.fromstring(text)


def _insert_symbols(root: Element, besides: list[Any]) -> None:
    """Put what elements `use` into their place, so that it is coloured by where it stands."""
    sprites = [_markup(each["raw"]) for each in besides if isinstance(each, dict)]
    symbols = {symbol.get("id", ""): symbol for sprite in sprites for symbol in sprite.iter(f"{SVG}symbol")}
    for use in list(root.iter(f"{SVG}use")):
        symbol = symbols.get(use.get("href", "").removeprefix("#"))
        if symbol is not None:
            use.tag = f"{SVG}svg"
            use.attrib.pop("href")
            use.set("viewBox", symbol.get("viewBox", ""))
            use.set("data-symbol-of", symbol.get("id", ""))
            use.extend(symbol)
