"""The rules texts: U1–U26 in each language, in order, complete, and made of nothing but text."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import pytest

from teocalli.core.texts import LANGUAGES
from teocalli.games.uxmal.components import standard
from teocalli.server.rules import rules as rules_page
from tests.packaging.checkout import ROOT

ALL_NUMBERS = [f"U{n}" for n in range(1, 27)]
ALLOWED_TAGS = {"p", "ul", "ol", "li", "strong", "em", "code", "table", "thead", "tbody", "tr", "th", "td"}
ALLOWED_TAGS |= {"div", "details", "summary"}  # options, and notes for those who want them
OTHERS = [language for language in LANGUAGES if language != "en"]


class Tags(HTMLParser):
    """Tags, attributes and text of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.open.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def rules(language: str) -> list[dict[str, Any]]:
    """Every rule; the text before the first rule of a section has the number None."""
    parts = []
    for section in rules_page("uxmal", language)["sections"]:
        parts += [{"number": None, "html": section["html"]}] if section["html"] else []
        parts += section["rules"]
    return parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_in_order(language: str) -> None:
    assert [rule["number"] for rule in rules(language) if rule["number"]] == ALL_NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_begins_with_an_introduction_and_has_no_empty_part(language: str) -> None:
    page = rules_page("uxmal", language)
    assert page["title"].startswith("Uxmal")
    assert page["sections"][0]["html"]
    assert all(section["heading"] and (section["html"] or section["rules"]) for section in page["sections"])
    assert all(Tags(rule["html"]).text.strip() for rule in rules(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_html_is_whole_and_has_nothing_that_acts(language: str) -> None:
    for each in rules(language):
        parsed = Tags(each["html"])
        assert parsed.open == []
        assert set(parsed.tags) <= ALLOWED_TAGS
        assert not parsed.attributes


@pytest.mark.parametrize("language", OTHERS)
def test_languages_agree_on_sections_tables_numbers_and_code(language: str) -> None:
    english, other = rules_page("uxmal", "en")["sections"], rules_page("uxmal", language)["sections"]
    assert [[r["number"] for r in s["rules"]] for s in english] == [[r["number"] for r in s["rules"]] for s in other]
    for mine, theirs in zip(rules("en"), rules(language), strict=True):
        assert Tags(mine["html"]).tags.count("td") == Tags(theirs["html"]).tags.count("td")
        code = re.compile(r"<code>(.*?)</code>")
        assert code.findall(mine["html"]) == code.findall(theirs["html"]), mine["number"]
        assert re.findall(r"\bU\d+", mine["html"]) == re.findall(r"\bU\d+", theirs["html"]), mine["number"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_u22_table_is_that_of_the_components(language: str) -> None:
    cells = re.findall(r"<td>(\d+)</td>", next(r["html"] for r in rules(language) if r["number"] == "U22"))
    expected = [str(points) for _, row in sorted(standard().points.items()) for points in (*row, 0)]
    assert cells == expected


@pytest.mark.parametrize(("page", "language"), [("uxmal.md", "en"), ("uxmal.de.md", "de"), ("uxmal.fr.md", "fr")])
def test_the_documents_are_the_same_texts(page: str, language: str) -> None:
    text = files("teocalli.games.uxmal").joinpath(f"help/{language}.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8") == text
