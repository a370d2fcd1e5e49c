"""What the handbook holds: its table of contents, `contents.yaml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from teocalli.core.registry import known_games
from teocalli.core.texts import LANGUAGES

HERE = Path(__file__).parent
ROOT = HERE.parent
TEXT = HERE / "text"
BUILD = ROOT / "build" / "handbook"
"""Where pages and pictures are gathered before the site is built of them."""

ENGLISH = LANGUAGES[0]


@cache
def contents() -> dict[str, Any]:
    """The table of contents."""
    found: dict[str, Any] = yaml.safe_load((HERE / "contents.yaml").read_text(encoding="utf-8"))
    return found


def written_pages() -> list[str]:
    """The players' pages that are written by hand, in every language."""
    return [name for name in contents()["players"] if name != "rules"]


def rules_pages() -> list[str]:
    """The players' pages that the rules of the games become."""
    return [f"rules/{game}" for game in known_games()]


def player_pages() -> list[str]:
    """The names of all players' pages, in their order."""
    return [page for name in contents()["players"] for page in (rules_pages() if name == "rules" else [name])]


def developer_parts() -> list[dict[str, Any]]:
    """The parts of the developers' pages with what belongs to each; at the end what has no place of its own yet."""
    parts: list[dict[str, Any]] = list(contents()["developers"])
    named = {page for part in parts for page in part["pages"]}
    docs = sorted(path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in (ROOT / "docs").rglob("*.md"))
    others = [name for name in docs if name not in named and not name.startswith("rules/")]
    return [*parts, {"title": contents()["further"], "pages": others}] if others else parts


def developer_pages() -> list[str]:
    """The names of all developers' pages, in their order."""
    return [_name(page) for part in developer_parts() for page in part["pages"]]


def sources() -> dict[str, Path]:
    """The developers' pages that stand in the checkout, by their names."""
    made = {*contents()["made"], *(f"reference/{name}" for name in contents()["reference"])}
    pages = [page for part in developer_parts() for page in part["pages"] if page not in made]
    return {_name(page): ROOT / page if page.endswith(".md") else ROOT / "docs" / f"{page}.md" for page in pages}


def navigation(language: str) -> list[Any]:
    """The navigation of a language as MkDocs takes it."""
    titles = contents()["titles"][language]
    players: list[Any] = [
        {titles["rules"]: [f"{page}.md" for page in rules_pages()]} if name == "rules" else f"{name}.md"
        for name in contents()["players"]
    ]
    if language != ENGLISH:
        return players
    parts = [{part["title"]: [f"{_name(page)}.md" for page in part["pages"]]} for part in developer_parts()]
    return [{titles["players"]: players}, {titles["developers"]: parts}]


def _name(page: str) -> str:
    """The name of a page in the site: that of a file elsewhere in the checkout without its folder."""
    return Path(page).stem.lower() if page.endswith(".md") else page
