"""Type as shapes: by the page's own font, so that a picture looks the same wherever it is shown."""

from __future__ import annotations

from functools import cache
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from teocalli.pictures.writing import Paint
from teocalli.web import STATIC

FONT = STATIC / "fonts" / "inter.woff2"
FEATURES = ("tnum", "cv05", "cv08", "ss03")
"""What the page's type switches on (`styles/base.css`), and figures of equal width."""
OF_TYPE = ("font-family", "font-size", "font-weight", "text-anchor", "font-variant-numeric", "letter-spacing")


def shape_of(text: str, x: float, y: float, paint: Paint) -> str:
    """Text as one shape, painted in the same way."""
    font = _font()
    size, scale = float(paint["font-size"]), float(paint["font-size"]) / font["head"].unitsPerEm
    weight = min(900.0, max(100.0, float({"normal": "400", "bold": "700"}.get(w := paint["font-weight"], w))))
    glyphs = font.getGlyphSet(location={"wght": weight})
    names = [_alternatives().get(name, name) for name in _names(text)]
    advance = sum(glyphs[name].width for name in names) * scale
    x -= {"middle": advance / 2, "end": advance}.get(paint.get("text-anchor", "start"), 0.0)
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.2f}".rstrip("0").rstrip("."))
    for name in names:
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
        x += glyphs[name].width * scale
    assert size > 0
    kept = "".join(f' {key}="{value}"' for key, value in paint.items() if key not in OF_TYPE)
    return f'<path d="{pen.getCommands()}"{kept}/>'


@cache
def _font() -> Any:
    return TTFont(FONT)


def _names(text: str) -> list[str]:
    known = _font().getBestCmap()
    return [known.get(ord(letter), ".notdef") for letter in text]


@cache
def _alternatives() -> dict[str, str]:
    """Glyphs that take the place of others."""
    found: dict[str, str] = {}
    if "GSUB" not in _font():
        return found
    table = _font()["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag in FEATURES:
            for number in record.Feature.LookupListIndex:
                for subtable in table.LookupList.Lookup[number].SubTable:
                    found |= getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
    return found
