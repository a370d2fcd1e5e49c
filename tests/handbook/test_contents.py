"""The handbook's pages: all there, in every language, complete and alike; nothing of docs/ is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from handbook import gather
from handbook.configuration import configuration
from handbook.contents import (
    ENGLISH,
    ROOT,
    TEXT,
    contents,
    developer_pages,
    developer_parts,
    navigation,
    player_pages,
    sources,
    written_pages,
)
from handbook.links import relinked
from handbook.made import made_pages
from handbook.parts import asked_pictures, filled, keys
from handbook.rules import linked_numbers, rules_page
from teocalli.core.figure import figures
from teocalli.core.registry import game_class, known_games
from teocalli.core.rules_text import rules_text
from teocalli.core.texts import LANGUAGES, catalogue

FOREIGN = tuple(language for language in LANGUAGES if language != ENGLISH)


def written(language: str, page: str) -> str:
    """A written page."""
    return (TEXT / language / f"{page}.md").read_text(encoding="utf-8")


def names_in(navigation: object) -> list[str]:
    """All pages of a navigation, in their order."""
    if isinstance(navigation, str):
        return [navigation.removesuffix(".md")]
    parts = navigation.values() if isinstance(navigation, dict) else navigation
    assert not isinstance(parts, str)
    return [name for part in parts for name in names_in(part)]  # type: ignore[attr-defined]


def test_every_page_of_the_docs_has_its_place() -> None:
    docs = {path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert {name for name in docs if not name.startswith("rules/")} <= set(developer_pages())
    assert all(file.is_file() for file in sources().values())
    assert contents()["further"] not in [part["title"] for part in developer_parts()]


def test_the_navigation_leads_to_every_page_once() -> None:
    for language in LANGUAGES:
        pages = player_pages() + (developer_pages() if language == ENGLISH else [])
        assert names_in(navigation(language)) == pages
        assert len(set(pages)) == len(pages)


def test_every_page_can_be_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All that the build writes before MkDocs takes over; a link of docs/ that leads to nothing ends it."""
    monkeypatch.setattr(gather, "BUILD", tmp_path)
    gather.gather(pictures=False)
    for language in LANGUAGES:
        there = {path.relative_to(tmp_path / language) for path in (tmp_path / language).rglob("*.md")}
        assert there == {Path(f"{name}.md") for name in names_in(navigation(language))}
    for page in (tmp_path / ENGLISH).rglob("*.md"):
        links = re.findall(r"\]\((?!https?:|#|/)([^)#\s]+)", page.read_text(encoding="utf-8"))
        assert not [link for link in links if not (page.parent / link).exists()], page


@pytest.mark.parametrize("page", written_pages())
def test_a_page_says_the_same_in_every_language(page: str) -> None:
    def form(language: str) -> list[object]:
        text = written(language, page)
        headings = [len(sign) for sign in re.findall(r"^(#+) ", text, re.MULTILINE)]
        blocks = len(re.findall(r"^```sh$", text, re.MULTILINE))
        lists = len(re.findall(r"^- ", text, re.MULTILINE))
        return [headings, blocks, lists, asked_pictures(text), re.findall(r"^\{\{(\w+)", text, re.MULTILINE)]

    for language in FOREIGN:
        assert form(language) == form(ENGLISH)


def test_parts_that_are_not_there_are_refused() -> None:
    for text in ("{{nothing}}", "*{web-nothing}*"):
        with pytest.raises(LookupError):
            filled(text, ENGLISH, pictures=False)


def test_words_of_the_program_are_its_own() -> None:
    assert filled("*{web-review}*", "de", pictures=False) == "*Rückschau*"
    assert filled("{{picture a-b | A table.}}", "de", pictures=True).startswith("![A table.](pictures/a-b-light.webp")
    assert filled("{{picture a-b | A table.}}", "de", pictures=False) == ""


def test_the_keys_are_those_of_the_page() -> None:
    known = {
        name.removeprefix("web-key-") for name in re.findall(r"^(web-key-[a-z]+) =", catalogue("en"), re.MULTILINE)
    }
    assert {what for _, what in keys()} == known
    assert ("?", "rules") in keys()


@pytest.mark.parametrize("game", known_games())
def test_rules_pages_hold_all_rules_and_figures(game: str) -> None:
    text = rules_text(game_class(game), "fr")
    assert text is not None
    page = rules_page(game, "fr", pictures=True)
    assert re.findall(r'id="([A-Z]\d+)"', page) == list(text.rules)
    assert {figure.name for figure in figures(game_class(game))} == set(
        re.findall(rf"figure-{game}-([a-z_]+)-dark", page)
    )
    assert not re.findall(r"^> ", page, re.MULTILINE)


def test_numbers_of_rules_lead_to_them() -> None:
    known = rules_text(game_class("uxmal"), ENGLISH)
    assert linked_numbers("see U14, `U14` and U999", "p.md", known) == "see [U14](p.md#U14), `U14` and U999"


def test_links_lead_within_the_site_or_become_text(tmp_path: Path) -> None:
    page, other, code = tmp_path / "docs/a.md", tmp_path / "docs/studies/b.md", tmp_path / "src/x.py"
    for file in (page, other, code):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    pages = {page.resolve(): "a", other.resolve(): "studies/b"}
    text = "[b](studies/b.md#c), [`x`](../src/x.py), [w](https://w.test)\n```\n[no](link)\n```\n"
    expected = "[b](studies/b.md#c), `x`, [w](https://w.test)\n```\n[no](link)\n```\n"
    assert relinked(text, page, "a", pages, tmp_path) == expected
    assert relinked("[a](../a.md)", other, "studies/b", pages, tmp_path) == "[a](../a.md)"
    with pytest.raises(LookupError, match=r"docs/a\.md links to gone\.md"):
        relinked("[x](gone.md)", page, "a", pages, tmp_path)


def test_the_reference_shows_what_there_is() -> None:
    named = [name for page in contents()["reference"].values() for name in page["names"]]
    assert "teocalli.core.match.Match" in named
    pages = dict(made_pages(gather.page_names()))
    for name in named:
        module, _, attribute = name.rpartition(".")
        path = ROOT / "src" / name.replace(".", "/")
        assert any(path.with_suffix(end).exists() for end in (".py", ".pyi")) or path.is_dir() or attribute[0].isupper()
        assert any(f"::: {name}\n" in page for page in pages.values()), (name, module)


def test_nothing_is_fetched_from_elsewhere(tmp_path: Path) -> None:
    for language in LANGUAGES:
        settings = configuration(language, tmp_path, {"light": "L", "dark": "D"})
        assert settings["strict"]
        assert settings["theme"]["font"] is False
        assert "://" not in yaml.safe_dump(settings)
