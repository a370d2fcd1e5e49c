"""Gathers the pages of each language in a folder, from which MkDocs builds its site."""

from __future__ import annotations

import shutil
from pathlib import Path

from handbook.contents import BUILD, ENGLISH, HERE, ROOT, TEXT, sources, written_pages
from handbook.links import relinked
from handbook.made import made_pages
from handbook.markup import indented
from handbook.parts import filled
from handbook.rules import rules_page
from teocalli.core.registry import known_games
from teocalli.core.texts import LANGUAGES
from teocalli.web import STATIC

PICTURES = BUILD / "pictures"
"""Where the pictures of all languages lie: `{language}/{name}-{theme}.webp`."""


def gather(*, pictures: bool) -> None:
    """Write the pages of all languages; without `pictures` the pages show none."""
    for language in LANGUAGES:
        folder = BUILD / language
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in _player_texts(language, pictures=pictures):
            _write(folder / f"{name}.md", text)
        if pictures:
            shutil.copytree(PICTURES / language, folder / "pictures")
        _copy_looks(folder)
    _gather_for_developers(BUILD / ENGLISH)


def _player_texts(language: str, *, pictures: bool) -> list[tuple[str, str]]:
    written = [
        (name, filled((TEXT / language / f"{name}.md").read_text(encoding="utf-8"), language, pictures=pictures))
        for name in written_pages()
    ]
    rules = [(f"rules/{game}", rules_page(game, language, pictures=pictures)) for game in known_games()]
    return written + rules


def _gather_for_developers(folder: Path) -> None:
    """The pages of docs/, with what they show, and those that the build writes."""
    pages = page_names()
    for name, file in sources().items():
        text = relinked(file.read_text(encoding="utf-8"), file, name, pages, ROOT)
        _write(folder / f"{name}.md", indented(text))
    for name, text in made_pages(pages):
        _write(folder / f"{name}.md", text)
    shutil.copy(ROOT / "docs/rooms.svg", folder)
    shutil.copytree(ROOT / "docs/studies/pictures", folder / "studies/pictures")


def page_names() -> dict[Path, str]:
    """The names of the English site's pages by the files that they come from."""
    names = {file.resolve(): name for name, file in sources().items()}
    for game in known_games():
        names[(ROOT / f"docs/rules/{game}.md").resolve()] = f"rules/{game}"
    names[ROOT / "docs/notebook.ipynb"] = "notebook"
    names[ROOT / "docs/examples/play_from_elsewhere.py"] = "library"
    names[ROOT / "README.md"] = "index"
    return names


def _copy_looks(folder: Path) -> None:
    """Style, font and sign: those of the program."""
    looks = folder / "looks"
    looks.mkdir()
    shutil.copy(HERE / "style.css", looks)
    shutil.copy(STATIC / "fonts/inter.woff2", looks)
    shutil.copy(STATIC / "icon.svg", looks)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
