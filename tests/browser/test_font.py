"""The pages' own font: it is the file that its README says, and has every character that the program writes."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import teocalli
from teocalli import web
from teocalli.core.texts import LANGUAGES
from tests.texts.catalogues import all_patterns, collect

FONTS = Path(web.STATIC) / "fonts"
README = (FONTS / "README.md").read_text(encoding="utf-8")
PACKAGE = Path(teocalli.__file__).parent
PRINTED_BY_THE_BROWSER = "0123456789.,%:+-−\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Numbers, times and dates in the three languages."""


def lacking(text: str) -> set[str]:
    """The characters of a text that the font does not have; line ends and tabs are none."""
    with TTFont(FONTS / "inter.woff2") as font:
        has = set(map(chr, font.getBestCmap()))
    return set(text) - has - set("\n\t")


def program() -> str:
    """The browser's own scripts, style sheets, drawings and page."""
    frame = [path for path in Path(web.STATIC).rglob("*") if not {"vendor", "fonts"} & set(path.parts)]
    own = [*frame, *PACKAGE.glob("games/*/web/**/*")]
    return "".join(path.read_text(encoding="utf-8") for path in own if path.is_file() and path.suffix != ".png")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_character_of_the_texts(language: str) -> None:
    texts = [text for pattern in all_patterns(language).values() for text in collect(pattern).texts]
    rules = [path.read_text(encoding="utf-8") for path in PACKAGE.glob(f"games/*/help/*{language}.md")]
    assert lacking("".join([*texts, *rules])) == set()


def test_the_font_has_every_character_of_the_program() -> None:
    assert lacking(program() + PRINTED_BY_THE_BROWSER) == set()


def test_what_the_font_lacks_is_noticed() -> None:
    assert lacking("Ωmega\n") == {"Ω"}


def test_font_and_licence_have_their_recorded_sums() -> None:
    recorded = dict(re.findall(r"^\| `([^`]+)` \| `([0-9a-f]{64})` \|$", README, re.MULTILINE))
    files = {path.name: path for path in FONTS.iterdir() if path.name != "README.md"}
    assert {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()} == recorded
    assert "SIL OPEN FONT LICENSE" in files["LICENSE"].read_text(encoding="utf-8")


def test_the_font_has_all_weights_of_the_style_sheets_and_figures_of_one_width() -> None:
    declared = re.search(r"font-weight: (\d+) (\d+);", (Path(web.STATIC) / "styles" / "fonts.css").read_text())
    weights = set(map(int, re.findall(r"font(?:-weight)?: (\d{3})\b(?! \d{3};)", program())))
    with TTFont(FONTS / "inter.woff2") as font:
        [axis] = font["fvar"].axes
        features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
    assert declared
    assert [float(each) for each in declared.groups()] == [axis.minValue, axis.maxValue]
    assert axis.minValue <= min(weights) <= max(weights) <= axis.maxValue
    assert "tnum" in features
