"""The report: one page that needs nothing else, in every language, whatever happened in the games."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from teocalli import reports
from teocalli.arena.contest import Contest
from teocalli.arena.report.page import report_page
from teocalli.core.errors import TeocalliError
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.reports.plots import Bar, intervals, with_own_names

UXMAL = Contest("uxmal", {"draw": "open", "stop_on_blank": False}, ("greedy", "random"), seats=2, seed=1)
TEOTIHUACAN = Contest("teotihuacan", {}, ("greedy", "random", "greedy"), seats=2, seed=1)
VOID = {"meta", "br", "path", "use", "circle", "line", "rect"}


class Outline(HTMLParser):
    """What a page consists of; complains about elements that are not closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.references: list[str] = []
        self.tags: Counter[str] = Counter()
        self.text: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        values = dict(attrs)
        self.ids += [values["id"]] if values.get("id") else []  # type: ignore[list-item]
        self.references += [value for name, value in attrs if name in {"src", "href", "xlink:href"} and value]
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("contest", [UXMAL, TEOTIHUACAN], ids=lambda contest: contest.game)
def test_a_page_needs_nothing_else_and_names_every_player(contest: Contest) -> None:
    played = [contest.play(index) for index in range(3)]
    for language in LANGUAGES:
        page = report_page(contest, played, Texts(language, strict=True))
        outline = Outline(page)
        assert f'<html lang="{language}">' in page
        assert len(outline.ids) == len(set(outline.ids))
        assert {reference[1:] for reference in outline.references} <= set(outline.ids)
        assert set(re.findall(r"url\(#([^)]+)\)", page)) <= set(outline.ids)
        assert "@import" not in page
        assert outline.tags["svg"] == outline.tags["figure"] == 11
        said = " ".join(outline.text)
        for name in contest.names():
            assert name in said
        assert "teocalli arena " + contest.game in said


def test_a_page_is_the_same_for_the_same_games() -> None:
    played = [UXMAL.play(index) for index in range(2)]
    assert report_page(UXMAL, played, Texts("en")) == report_page(UXMAL, played[::-1], Texts("en"))


def test_one_game_of_some_of_the_players_is_enough() -> None:
    contest = Contest("teotihuacan", {}, ("greedy", "random", "greedy", "random"), seats=3, seed=1)
    said = "".join(Outline(report_page(contest, [contest.play(0)], Texts("en", strict=True))).text)
    assert "greedy 1" in said
    alone = Contest("teotihuacan", {}, ("greedy",), seats=1, seed=1)
    assert "Teotibot" in report_page(alone, [alone.play(0)], Texts("en", strict=True))


def test_the_command_of_the_page_plays_the_same_games() -> None:
    page = report_page(UXMAL, [UXMAL.play(0)], Texts("en"))
    command = "arena uxmal --players greedy,random --games 1 --seed 1 --option draw=open --option stop_on_blank=false"
    assert command in page


def test_names_cannot_become_markup() -> None:
    plot = intervals([Bar("<script>alert(1)</script>", 0.5, 0.4, 0.6, "<b>", 0)], str)
    assert "<script>" not in plot
    assert "<b>" not in plot


def test_plots_take_their_colours_from_the_page() -> None:
    plot = intervals([Bar("a", 0.5, 0.4, 0.6, "50 %", 0), Bar("b", None, 0.1, None, "∞", 1)], str, reference=0.5)
    assert set(re.findall(r"#[0-9a-f]{6}\b", plot)) == set()
    assert {"var(--ink)", "var(--series-0)", "var(--series-1)"} <= set(re.findall(r"var\(--[\w-]+\)", plot))


def test_long_names_take_two_lines() -> None:
    plot = intervals([Bar("Level 4 – Master builder", 0.5, 0.4, 0.6, "50 %", 0)], str)
    assert ">Level 4 – Master<" in plot
    assert ">builder<" in plot


def test_plots_have_names_of_their_own() -> None:
    plot = '<svg><path id="a"/><use xlink:href="#a" clip-path="url(#a)"/></svg>'
    assert with_own_names(plot, "p1") == '<svg><path id="p1-a"/><use xlink:href="#p1-a" clip-path="url(#p1-a)"/></svg>'


def test_without_matplotlib_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "find_spec", lambda _: None)
    with pytest.raises(TeocalliError, match=r"pip install teocalli\[report\]"):
        reports.check_plots()
