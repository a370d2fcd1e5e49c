"""Developers' pages that the build writes: the library by examples, all commands, the notebook, the reference."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import typer

from handbook.contents import ROOT, contents
from handbook.links import relinked
from teocalli.cli.command import PROGRAM, app


def made_pages(pages: Mapping[Path, str]) -> Iterator[tuple[str, str]]:
    """Each page's name and text; `pages`: names of pages by the files that they come from."""
    yield "library", relinked(_library(), ROOT / "README.md", "library", pages, ROOT)
    yield "notebook", _notebook()
    yield "commands", _commands()
    for name, page in contents()["reference"].items():
        shown = "\n\n".join(f"::: {each}" for each in page["names"])
        yield f"reference/{name}", f"# {page['title']}\n\n{page['about']}\n\n{shown}\n"


def _library() -> str:
    """The example of the README, which its tests run, and the program that plays from elsewhere."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = re.search(r"^## As a library\n\n(.*?)(?=^## )", readme, re.MULTILINE | re.DOTALL)
    if section is None:
        raise LookupError("README.md has no section “As a library”")
    program = (ROOT / "docs/examples/play_from_elsewhere.py").read_text(encoding="utf-8")
    return (
        f"# The library by examples\n\nEvery example of this handbook is run by the tests.\n\n## A game\n\n{section[1]}"
        "## A program that plays from elsewhere\n\nIt sits down with a token and plays by the same interface as the "
        f"browser ([api](docs/api.md)).\n\n```python\n{program}```\n"
    )


def _notebook() -> str:
    """The notebook of the docs, cell by cell."""
    notebook = json.loads((ROOT / "docs/notebook.ipynb").read_text(encoding="utf-8"))
    return "\n\n".join(_cell(cell) for cell in notebook["cells"]) + "\n"


def _cell(cell: dict[str, Any]) -> str:
    text = "".join(cell["source"])
    return text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```"


def _commands() -> str:
    """What `--help` says of the program and of each command."""
    group: Any = typer.main.get_command(app)
    parts = ["# All commands", "What `--help` prints, for every command."]
    parts += [_help(command, words) for words, command in _walk(group, [PROGRAM])]
    return "\n\n".join(parts) + "\n"


def _walk(command: Any, words: list[str]) -> Iterator[tuple[list[str], Any]]:
    yield words, command
    context = _context(command, words)
    for name in getattr(command, "list_commands", lambda _: ())(context):
        yield from _walk(command.get_command(context, name), [*words, name])


def _help(command: Any, words: list[str]) -> str:
    told = command.get_help(_context(command, words))
    return f"## {' '.join(words)}\n\n```text\n{told.rstrip()}\n```"


def _context(command: Any, words: list[str]) -> Any:
    return command.context_class(command, info_name=" ".join(words), terminal_width=100, max_content_width=100)
