"""Make the browser's font from the package it comes from: the characters, weights and features that pages use.

Usage: ``npm pack inter-ui@VERSION``, unpack the archive, then ``.venv/bin/python scripts/subset_fonts.py FOLDER`` with
the unpacked ``package`` folder; run from the root of the checkout. Writes the font and its licence, and prints the sums
for the ``README.md`` beside them. The same package gives the same bytes.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path("src/teocalli/web/static/fonts")
SOURCE = Path("variable/InterVariable.woff2")
LICENCE = Path("LICENSE.txt")

LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x1E9E}
"""Basic Latin, Latin-1, Latin Extended-A, and what Romanian and a capital ß need: most names of people."""
PUNCTUATION = set(map(ord, "–—‘’‚“”„†‡•…‰‹›⁄€™\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}\N{HAIR SPACE}"))
SIGNS = set(map(ord, "←↑→↓↗↘↩↪↵↺↻⇧⇥⌫−∞≈≠≤≥"))
MARKS = set(map(ord, "①②③④⑤⑥⑦⑧⑨■□▲△▶▷▼▽◀◁◆◇○●★☆✓✗✕τᵉ"))

FEATURES = ["kern", "ccmp", "locl", "mark", "tnum", "cv05", "cv08", "ss03"]
"""Kerning, accents, figures of one width, and the forms that `base.css` chooses."""
AXES = {"opsz": 14, "wght": (400, 400, 760)}
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]
"""Copyright, family, style, identity, version and licence."""


def subset(source: Path) -> TTFont:
    """Give the part of the font that pages use."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=FEATURES, name_IDs=NAMES, notdef_outline=True, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LATIN | PUNCTUATION | SIGNS | MARKS)
    subsetter.subset(font)
    smaller = instantiateVariableFont(font, AXES)
    smaller.flavor = "woff2"
    return smaller


def main(arguments: list[str]) -> str | None:
    """Return ``None`` when the font is written, else the sentence for the user."""
    if len(arguments) != 1 or not (Path(arguments[0]) / SOURCE).is_file():
        return f"Give the unpacked folder of the npm package inter-ui, which has {SOURCE}."
    package = Path(arguments[0])
    FONTS.mkdir(exist_ok=True)
    subset(package / SOURCE).save(FONTS / "inter.woff2")
    shutil.copyfile(package / LICENCE, FONTS / "LICENSE")
    for path in (FONTS / "LICENSE", FONTS / "inter.woff2"):
        print(f"| `{path.name}` | `{hashlib.sha256(path.read_bytes()).hexdigest()}` |")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
