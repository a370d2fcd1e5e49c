"""Values of style sheets as plain ones: variables, colours of light and dark surroundings, mixed colours."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import tinycss2
from tinycss2 import color4

Scheme = Literal["light", "dark"]
Tokens = Sequence[Any]
CURRENT = "currentcolor"
"""By this name variables hold the element's own colour, which mixed colours may be made of."""
_CURRENT = re.compile(r"\bcurrentcolor\b", re.IGNORECASE)
RGBA = tuple[float, float, float, float]


def plain_value(tokens: Tokens, variables: Mapping[str, str], scheme: Scheme) -> str:
    """A value without `var()`, `light-dark()` and `color-mix()`; "" where a variable without a fallback is unknown."""
    parts = []
    for token in tokens:
        if token.type == "function":
            parts.append(_function(token, variables, scheme))
        else:
            parts.append(token.serialize())
    return "".join(parts).strip()


def _function(token: Any, variables: Mapping[str, str], scheme: Scheme) -> str:
    arguments = _arguments(token.arguments)
    if token.lower_name == "var":
        name = plain_value(arguments[0], variables, scheme)
        known = variables.get(name)
        return known if known is not None else ",".join(plain_value(each, variables, scheme) for each in arguments[1:])
    values = [plain_value(each, variables, scheme) for each in arguments]
    if token.lower_name == "light-dark":
        return values[scheme == "dark"]
    if token.lower_name == "color-mix":
        current = variables.get(CURRENT, "#000")
        return _mixed([_CURRENT.sub(current, value) for value in values])
    return f"{token.name}({','.join(values)})"


def _arguments(tokens: Tokens) -> list[list[Any]]:
    parts: list[list[Any]] = [[]]
    for token in tokens:
        if token.type == "literal" and token.value == ",":
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _mixed(values: Sequence[str]) -> str:
    """A colour mixed of two in sRGB: `in srgb`, each colour, perhaps with its share."""
    (first, own), (second, other) = (_share(value) for value in values[1:])
    share = own if own is not None else 1 - other if other is not None else 0.5
    r1, g1, b1, a1 = first
    r2, g2, b2, a2 = second
    alpha = a1 * share + a2 * (1 - share)
    mixed = [
        (c1 * a1 * share + c2 * a2 * (1 - share)) / alpha if alpha else 0.0 for c1, c2 in ((r1, r2), (g1, g2), (b1, b2))
    ]
    return f"rgb({' '.join(f'{value * 255:.4g}' for value in mixed)} / {alpha:.4g})"


def _share(value: str) -> tuple[RGBA, float | None]:
    colour, _, share = value.rpartition(" ")
    if share.endswith("%"):
        return rgba(colour), float(share[:-1]) / 100
    return rgba(value), None


def rgba(value: str) -> RGBA:
    """A colour's parts from 0 to 1; black for what is none."""
    parsed = color4.parse_color(value)
    if parsed is None or isinstance(parsed, str):
        return 0.0, 0.0, 0.0, 1.0
    red, green, blue = parsed.to("srgb").coordinates
    return red, green, blue, parsed.alpha


def hexadecimal(colour: RGBA) -> str:
    """A colour as #rrggbb, without its transparency."""
    return "#" + "".join(f"{round(max(0.0, min(1.0, part)) * 255):02x}" for part in colour[:3])


def tokens_of(value: str) -> Tokens:
    """The tokens of a value."""
    return list(tinycss2.parse_component_value_list(value))
