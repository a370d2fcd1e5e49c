"""What the documents name is there: files, functions, classes, and what requirements' numbers mean."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.packaging.checkout import PACKAGE, ROOT

DOCUMENTS = sorted((ROOT / "docs").glob("*.md"))
# Where a path in a document may begin, beside the checkout itself.
ROOTS = (
    ROOT, ROOT / "docs", PACKAGE, PACKAGE / "web/static", PACKAGE / "web/static/app",
    PACKAGE / "web/static/app/board", *PACKAGE.glob("games/*"),
    *PACKAGE.glob("games/*/web"), *PACKAGE.glob("games/*/data"), PACKAGE / "players", PACKAGE / "cli",
)  # fmt: skip
FILE = re.compile(r"[\w./-]*\w\.(?:py|pyx|pxd|js|css|sh|toml|json|yaml|md|svg|ftl)")
NAME = re.compile(r"[A-Z]\w*[a-z]\w*[A-Z]\w*|[a-z][a-z0-9]*_[a-z0-9_]+|[a-z]+[A-Z]\w*")
SOURCES = (".py", ".pyx", ".pxd", ".js", ".css", ".html", ".ftl", ".yaml", ".toml", ".json")
# A number in a sentence or in brackets; not one that is part of a word of the notation ("honour:S1", "S1 ●").
NUMBER = re.compile(r"\bR-\d\d\b")
NOTATION = re.compile(r"\([^()]*\b[NS]\d+\b[^()]*\)")
# The table of OpenSpiel's names.
OPENSPIEL = re.compile(r"^\| OpenSpiel \|.*?\n\n", re.MULTILINE | re.DOTALL)
# These tell of games and programs that are not part of the sources.
ELSEWHERE = {"adding-a-game.md", "benchmarks.md", "environments.md"}


def ours(section: re.Match[str]) -> str:
    """A table of foreign names beside ours, without the foreign ones."""
    return re.sub(r"^\|[^|]*\|", "|", section[0], flags=re.MULTILINE)


def code(document: Path) -> list[str]:
    """Everything that a document sets as code, in a line or as a block."""
    text = OPENSPIEL.sub(ours, document.read_text(encoding="utf-8"))
    blocks = re.findall(r"^```(?:python|json)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return blocks + re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))


def sources(*folders: str) -> list[Path]:
    """The sources below the folders, nothing that was brought along or built."""
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in SOURCES]
    return [path for path in files if not {"vendor", "node_modules"} & set(path.parts)]


@cache
def written() -> str:
    """The text of all the product's sources."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sources("src"))


@cache
def words() -> set[str]:
    """All words of the product's sources."""
    return set(re.findall(r"\w+", written())) | {path.stem for path in sources("src", "tests", "bench")}


def stands(name: str) -> bool:
    """Whether a file of this name is there, or the sources name one of those that they write."""
    return any((root / name).exists() for root in ROOTS) or f'"{name}"' in written()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_that_a_document_names_are_there(document: Path) -> None:
    if document.name not in ELSEWHERE:
        missing = {span for span in code(document) if FILE.fullmatch(span) and not stands(span)}
        assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_names_that_a_document_uses_stand_in_the_sources(document: Path) -> None:
    if document.name not in ELSEWHERE:
        named = {name for span in code(document) for name in re.findall(r"\w+", span) if NAME.fullmatch(name)}
        unknown = named - words()
        assert not unknown


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_of_a_document_lead_to_files(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text(encoding="utf-8"))
    assert not [link for link in links if not (document.parent / link).exists()]


def numbers(text: str) -> set[str]:
    """Requirements and rules of the notation that a text cites; a range names its first and its last."""
    in_brackets = " ".join(NOTATION.findall(text))
    return set(NUMBER.findall(text)) | set(re.findall(r"\b[NS]\d+\b", in_brackets))


def test_every_number_that_is_cited_is_explained() -> None:
    page = (ROOT / "docs/requirements.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| ([RNS]-?\d+) \|", page, re.MULTILINE))
    cited = {
        number: path
        for path in [*sources("src", "tests"), *DOCUMENTS]
        for number in numbers(path.read_text(encoding="utf-8"))
    }
    assert {"R-01", "N4", "S13"} <= set(cited) & explained
    assert not {number: path for number, path in cited.items() if number not in explained}
