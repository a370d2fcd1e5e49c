"""What the page's style sheets make of the elements of a drawing: every property that a picture shows, worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import cssselect2
import tinycss2

from teocalli.core.game import Game
from teocalli.core.house import web_folder
from teocalli.pictures.colours import CURRENT, Scheme, Tokens, plain_value, tokens_of
from teocalli.pictures.engine import Element
from teocalli.web import STATIC

SHEETS = ("tokens", "base", "board", "figures")
"""The sheets of the page that say something of boards."""
MEDIA = ("(width >= 720px)",)
"""What holds of a picture: it is seen as in a wide window."""
INHERITED = frozenset(
    [
        "color",
        "fill",
        "fill-rule",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-dasharray",
        "fill-opacity",
        "stroke-opacity",
        "font-family",
        "font-size",
        "font-weight",
        "font-style",
        "font-variant-numeric",
        "letter-spacing",
        "text-anchor",
        "dominant-baseline",
        "paint-order",
        "visibility",
    ]
)
OWN = frozenset(("opacity", "display", "transform", "filter", "clip-path"))
SHOWN = INHERITED | OWN
START = {
    "color": "#000",
    "fill": "#000",
    "stroke": "none",
    "font-size": "16px",
    "font-weight": "400",
    "font-family": "sans-serif",
}

Declarations = list[tuple[str, Tokens, bool]]


@dataclass(frozen=True)
class Look:
    """What an element looks like: its properties, and its variables, which its children have too."""

    properties: Mapping[str, str]
    variables: Mapping[str, str] = field(default_factory=dict)


def looks(root: Element, game: type[Game], scheme: Scheme) -> dict[Element, Look]:
    """The looks of all elements below `root`, which stands in the page where a board stands."""
    found: dict[Element, Look] = {}
    matcher = sheets_of(game)
    top = cssselect2.ElementWrapper.from_html_root(_page_around(root, game))

    def visit(wrapper: Any, above: Look) -> None:
        look = found[wrapper.etree_element] = _look(wrapper, matcher, above, scheme)
        for child in wrapper.iter_children():
            visit(child, look)

    visit(top, Look(START))
    return found


def _page_around(root: Element, game: type[Game]) -> Element:
    """The page, as far as the rules of boards speak of it."""
    html = Element("html")
    body = Element("body")
    main = Element("main", {"class": "game", "data-game": game.name})
    html.append(body)
    body.append(main)
    main.append(root)
    return html


def _look(wrapper: Any, matcher: Any, above: Look, scheme: Scheme) -> Look:
    element: Element = wrapper.etree_element
    winning: dict[str, Tokens] = {name: tokens_of(value) for name, value in element.items() if name in SHOWN}
    important: set[str] = set()
    blocks = [payload for _, _, _, payload in sorted(matcher.match(wrapper), key=lambda each: each[:2])]
    own = element.get("style")
    for block in [*blocks, *([_declarations(own)] if own else [])]:
        for name, tokens, weighs in block:
            if weighs or name not in important:
                winning[name] = tokens
                important |= {name} if weighs else set()
    variables = dict(above.variables)
    for name, tokens in winning.items():
        if name.startswith("--"):
            variables[name] = plain_value(tokens, variables, scheme)
    properties = {name: value for name, value in above.properties.items() if name in INHERITED}
    own_colour = plain_value(winning.get("color", ()), variables, scheme)
    if own_colour.lower() not in ("", "inherit", CURRENT):
        properties["color"] = own_colour
    variables[CURRENT] = properties["color"]
    winning.pop("color", None)
    for name, tokens in winning.items():
        if name in SHOWN and (value := plain_value(tokens, variables, scheme)) not in ("", "inherit"):
            properties[name] = value
    return Look(properties, variables)


@cache
def sheets_of(game: type[Game]) -> Any:
    """All rules that may hold for a game's board, as a matcher."""
    matcher = cssselect2.Matcher()
    folder = web_folder(game)
    sheets = [STATIC / "styles" / f"{name}.css" for name in SHEETS]
    own = sorted(folder.glob("**/*.css"), key=lambda path: (path.stem != game.name, path))
    for sheet in [*sheets, *own]:
        for rule in _rules(tinycss2.parse_stylesheet(sheet.read_text(encoding="utf-8"), True, True)):
            declarations = _declarations(rule.content)
            for selector in _selectors(rule.prelude):
                matcher.add_selector(selector, declarations)
    return matcher


def _rules(nodes: Sequence[Any]) -> Iterator[Any]:
    """Rules in their order, also those of a wide window."""
    for node in nodes:
        if node.type == "qualified-rule":
            yield node
        elif _is_wide(node):
            yield from _rules(tinycss2.parse_rule_list(node.content, True, True))


def _is_wide(node: Any) -> bool:
    """Whether it is a block of rules that hold in a wide window."""
    is_media = node.type == "at-rule" and node.lower_at_keyword == "media"
    return is_media and tinycss2.serialize(node.prelude).strip() in MEDIA


def _selectors(prelude: Tokens) -> Iterator[Any]:
    """The selectors of a rule, but for those that speak of what only a page has, such as its focus."""
    for tokens in _split(prelude):
        try:
            selectors = cssselect2.compile_selector_list(tokens)
        except cssselect2.SelectorError:
            continue
        yield from (each for each in selectors if each.pseudo_element is None)


def _split(tokens: Tokens) -> list[list[Any]]:
    parts: list[list[Any]] = [[]]
    for token in tokens:
        if token.type == "literal" and token.value == ",":
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _declarations(content: Any) -> Declarations:
    """What a block declares of what is shown, with `font` taken apart."""
    found: Declarations = []
    for node in tinycss2.parse_blocks_contents(content, True, True):
        if node.type != "declaration":
            continue
        if node.lower_name == "font":
            found += [(name, tokens, node.important) for name, tokens in _font(node.value)]
        elif node.name.startswith("--") or node.lower_name in SHOWN:
            found.append((node.name if node.name.startswith("--") else node.lower_name, node.value, node.important))
    return found


def _font(tokens: Tokens) -> Iterator[tuple[str, Tokens]]:
    """`[weight] size[/height] family`, as the sheets write it."""
    words = [token for token in tokens if token.type != "whitespace"]
    if not any(word.type in ("dimension", "percentage") for word in words):
        return  # `inherit`
    if words[0].type == "number":
        yield "font-weight", [words.pop(0)]
    yield "font-size", [words.pop(0)]
    if words and words[0].type == "literal":
        words = words[2:]
    yield "font-family", words
