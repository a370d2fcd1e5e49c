"""Writes a drawing as an SVG that needs nothing else: every shape with its own colours, for light and dark ground."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Literal

from teocalli.core.game import Game
from teocalli.pictures.cascade import Look, looks
from teocalli.pictures.colours import Scheme, hexadecimal, rgba
from teocalli.pictures.engine import SVG, Element

Theme = Literal["auto", "light", "dark"]
Paint = dict[str, str]

_PLACES = ("x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2")
GEOMETRY = frozenset((*_PLACES, "d", "points", "viewBox", "transform", "preserveAspectRatio"))
SHAPES = frozenset(("rect", "path", "circle", "ellipse", "line", "polygon", "polyline", "text", "tspan"))
PICTURE = re.compile(r"\b(board-svg|figure-cutout)\b")
"""Classes of what is a picture as a whole (`styles/board.css`, `board/figure.js`)."""
DEFAULTS = {
    "stroke-width": "1",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-dasharray": "none",
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "fill-rule": "nonzero",
    "paint-order": "normal",
    "text-anchor": "start",
    "font-variant-numeric": "normal",
    "letter-spacing": "normal",
}
LINES = ("stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray")
TYPE = ("font-family", "font-size", "font-weight", "text-anchor", "font-variant-numeric", "letter-spacing")
CENTRAL = 0.364
"""How far below its middle a line of text stands, in parts of its size."""
_PIXELS = re.compile(r"(?<=\d)px\b")
_SHADOW = re.compile(r"drop-shadow\(\s*(\S+)\s+(\S+)\s+(\S+)\s+(.+)\)")


@dataclass
class Writer:
    """Writes elements with their looks; collects the shadows and dark colours that they need."""

    light: Mapping[Element, Look]
    dark: Mapping[Element, Look] | None
    text: Callable[[str, float, float, Paint], str] | None = None
    """Writes text as a shape (string, x, y, its paint), where type is not to be left to whoever shows the picture."""
    filters: dict[str, str] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)

    def write(self, element: Element) -> str:
        """An element with all that can be seen of it; "" where that is nothing."""
        look = self.light[element].properties
        if look.get("display") == "none" or look.get("opacity") == "0":
            return ""
        name = str(element.tag).removeprefix(SVG)
        if name in SHAPES:
            return self._shape(name, element)
        inner = "".join(self.write(child) for child in element)
        if name not in ("g", "svg") or not inner:
            return inner
        attributes = self._own(element) | {key: value for key, value in element.items() if key in GEOMETRY}
        attributes |= self._moved(element)
        return f"<{name}{_attributes(attributes)}>{inner}</{name}>" if attributes else inner

    def _shape(self, name: str, element: Element) -> str:
        light = self._paint(name, self.light[element])
        dark = light if self.dark is None else self._paint(name, self.dark[element])
        if not (_is_seen(light) or _is_seen(dark)) or self.light[element].properties.get("visibility") == "hidden":
            return ""
        geometry = {key: value for key, value in element.items() if key in GEOMETRY} | self._moved(element)
        attributes = self._own(element) | light | self._dark_class(light, dark)
        if name != "text":
            inner = escape(element.text or "", quote=False) + "".join(self.write(child) for child in element)
            return f"<{name}{_attributes(geometry | attributes)}" + (f">{inner}</{name}>" if inner else "/>")
        return self._text(element, geometry, attributes)

    def _text(self, element: Element, geometry: Paint, attributes: Paint) -> str:
        """Text; where it stands in the middle of its line is worked out, since few programs know how."""
        size = float(attributes["font-size"])
        y = float(geometry.get("y", "0"))
        if self.light[element].properties.get("dominant-baseline") == "central":
            y += CENTRAL * size
        if self.text is not None:
            place = {key: geometry[key] for key in ("transform",) if key in geometry}
            return self.text("".join(element.itertext()), float(geometry.get("x", "0")), y, attributes | place)
        inner = escape("".join(element.itertext()), quote=False)
        return f"<text{_attributes(geometry | {'y': _short(y)} | attributes)}>{inner}</text>"

    def _own(self, element: Element) -> Paint:
        """What an element does to all that it holds."""
        properties = self.light[element].properties
        own = {}
        if (opacity := properties.get("opacity", "1")) != "1":
            own["opacity"] = opacity
        if (shadow := _SHADOW.fullmatch(properties.get("filter", "none"))) is not None:
            own["filter"] = f"url(#{self._shadow(*shadow.groups())})"
        return own

    def _moved(self, element: Element) -> Paint:
        """Where a style moves an element."""
        transform = self.light[element].properties.get("transform", "none")
        return {} if transform == "none" else {"transform": _PIXELS.sub("", transform)}

    def _shadow(self, right: str, down: str, blur: str, colour: str) -> str:
        red, green, blue, alpha = rgba(colour)
        dx, dy, soft = (float(_PIXELS.sub("", each)) for each in (right, down, blur))
        shape = (
            f'<feDropShadow dx="{_short(dx)}" dy="{_short(dy)}" stdDeviation="{_short(soft)}" '
            f'flood-color="{hexadecimal((red, green, blue, 1.0))}" flood-opacity="{_short(alpha)}"/>'
        )
        name = "s" + _hash(shape)
        self.filters[name] = f'<filter id="{name}" x="-30%" y="-30%" width="160%" height="160%">{shape}</filter>'
        return name

    def _paint(self, name: str, look: Look) -> Paint:
        """The paint of a shape as plain attributes."""
        properties = {key: _PIXELS.sub("", value) for key, value in look.properties.items()}
        colour = rgba(properties["color"])
        paint: Paint = {}
        for part in ("fill", "stroke"):
            value = properties[part]
            shown = _colour(value, colour)
            opacity = float(properties.get(f"{part}-opacity", "1")) * (shown[3] if shown else 1.0)
            paint[part] = "none" if shown is None or opacity == 0 else hexadecimal(shown)
            if paint[part] != "none" and opacity != 1:
                paint[f"{part}-opacity"] = _short(opacity)
        wanted = [*(LINES if paint["stroke"] != "none" else ()), *(TYPE if name in ("text", "tspan") else ())]
        if paint["stroke"] != "none" and paint["fill"] != "none":
            wanted.append("paint-order")
        wanted.append("fill-rule")
        paint |= {key: properties[key] for key in wanted if properties.get(key, DEFAULTS.get(key)) != DEFAULTS.get(key)}
        if paint["fill"] == "#000000":
            paint.pop("fill")
        if paint["stroke"] == "none":
            paint.pop("stroke")
        return paint

    def _dark_class(self, light: Paint, dark: Paint) -> Paint:
        """The class by which a shape is painted otherwise in dark surroundings."""
        initial = {"fill": "#000000", "stroke": "none"} | DEFAULTS
        keys = [key for key in {**light, **dark} if light.get(key, initial.get(key)) != dark.get(key, initial.get(key))]
        if not keys:
            return {}
        rule = ";".join(f"{key}:{dark.get(key, initial.get(key))}" for key in sorted(keys))
        name = "d" + _hash(rule)
        self.rules[name] = f".{name}{{{rule}}}"
        return {"class": name}


def svg_of(
    root: Element,
    game: type[Game],
    theme: Theme,
    label: str,
    text: Callable[[str, float, float, Paint], str] | None = None,
) -> str | None:
    """The board or cutout in a drawing as an SVG of its own; None where the drawing has none."""
    found = next((each for each in root.iter(f"{SVG}svg") if PICTURE.search(each.get("class", ""))), None)
    if found is None:
        return None
    first: Scheme = "dark" if theme == "dark" else "light"
    light, dark = looks(root, game, first), looks(root, game, "dark") if theme == "auto" else None
    writer = Writer(light, dark, text)
    inner = "".join(writer.write(child) for child in found)
    x, y, width, height = (float(each) for each in found.get("viewBox", "").split())
    box = " ".join(_short(each) for each in (x, y, width, height))
    ground = _ground(writer, root, found, (x, y, width, height))
    head = f"<title>{escape(label, quote=False)}</title>" + _style(writer.rules) + "".join(writer.filters.values())
    size = f'width="{_short(width)}" height="{_short(height)}"'
    named = f'role="img" aria-label="{escape(label)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} {named}>{head}{ground}{inner}</svg>\n'


def _ground(writer: Writer, root: Element, found: Element, box: tuple[float, float, float, float]) -> str:
    """The page's ground below the picture, on which it was drawn to be seen."""
    grounds = [each[found].variables["--ground"] for each in (writer.light, writer.dark) if each is not None]
    light, dark = ({"fill": hexadecimal(rgba(each))} for each in (grounds[0], grounds[-1]))
    names = ("x", "y", "width", "height")
    where = {name: _short(value) for name, value in zip(names, box, strict=True)}
    return f"<rect{_attributes(where | light | writer._dark_class(light, dark))}/>"


def _style(rules: Mapping[str, str]) -> str:
    return f"<style>@media (prefers-color-scheme:dark){{{''.join(rules.values())}}}</style>" if rules else ""


def _colour(value: str, current: tuple[float, float, float, float]) -> tuple[float, float, float, float] | None:
    if value in ("none", "transparent"):
        return None
    return current if value.lower() == "currentcolor" else rgba(value)


def _is_seen(paint: Paint) -> bool:
    return paint.get("fill") != "none" or "stroke" in paint


def _attributes(values: Mapping[str, str]) -> str:
    return "".join(f' {key}="{escape(value)}"' for key, value in values.items())


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
