"""`new-game`: the package of a new game, whole and playable, to change piece by piece."""

from __future__ import annotations

import keyword
import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Annotated

import typer

from teocalli.cli.arguments import Language
from teocalli.cli.language import say
from teocalli.cli.terminal_renderer import output
from teocalli.core.errors import TeocalliError, shown
from teocalli.core.registry import installed_games

EPILOG = """\b
Examples:
  teocalli new-game pebbles                a package in the folder pebbles
  teocalli new-game pebbles --into games   in the folder games/pebbles

The package contains a small game that can be played at once, in the browser, in the terminal and against every
computer player. docs/adding-a-game.md says what each file is for."""

TEMPLATE = "heap"
"""The game that is copied; its name stands in its files for nothing but the game."""

_KINDS = {".py", ".pyx", ".pxd", ".pyi", ".ftl", ".md", ".yaml", ".js", ".css", ".svg", ".txt"}
_PROJECT = "package"
"""The folder of the template with what lies beside the sources; its files end in `.txt`."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name: lower-case letters, digits and _.")],
    into: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to create the package's folder (default: here).")
    ] = None,
    _lang: Language = None,
) -> None:
    """Write the package of a new game: rules, texts, rules page, drawings, opponents and tests, ready to be played."""
    check_name(name)
    target = (into or Path()) / name
    write_package(name, target)
    output().print(say("cli-new-game-done", game=name, folder=str(target)))


def check_name(name: str) -> None:
    """Raise `TeocalliError`, which says what would be right, for a name that no game can have or another one has."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name) or keyword.iskeyword(name):
        raise TeocalliError("error-cli-new-game-name", name=shown(name))
    if name in installed_games() or name == TEMPLATE or find_spec(name) is not None:
        raise TeocalliError("error-cli-new-game-taken", name=name)


def write_package(name: str, target: Path) -> None:
    """Write the package into a new folder.

    Raises `TeocalliError` (`error-cli-new-game-folder`, `error-cli-new-game-write`) if there is one or it cannot be.
    """
    if target.exists() or target.is_symlink():
        raise TeocalliError("error-cli-new-game-folder", folder=shown(str(target)))
    try:
        for place, text in package_files(name):
            file = target / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        shutil.rmtree(target, ignore_errors=True)  # half a package would only stand in the way
        reason = shown(error.strerror or str(error))
        raise TeocalliError("error-cli-new-game-write", folder=shown(str(target)), reason=reason) from error


def package_files(name: str) -> Iterator[tuple[PurePosixPath, str]]:
    """Every file of the package of a game: where it lies, and what is in it."""
    for within, source in _template_files(files("teocalli") / "games" / TEMPLATE, PurePosixPath()):
        place = PurePosixPath(renamed(str(_place(within, name)), name))
        yield place, renamed(source.read_text(encoding="utf-8"), name)


def _template_files(folder: Traversable, within: PurePosixPath) -> Iterator[tuple[PurePosixPath, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _template_files(entry, within / entry.name)
        elif PurePosixPath(entry.name).suffix in _KINDS:
            yield within / entry.name, entry


def _place(within: PurePosixPath, name: str) -> PurePosixPath:
    if within.parts[0] != _PROJECT:
        return PurePosixPath("src") / name / within
    file = within.name.removesuffix(".txt")
    return PurePosixPath("tests" if file.startswith("test_") else "", file)


def renamed(text: str, name: str) -> str:
    """A text of the template for a game of another name: as a module, as a class, and as a title."""
    text = text.replace(f"teocalli.games.{TEMPLATE}", name)
    own = TEMPLATE.capitalize()
    text = re.sub(rf"{own}(?=[A-Z])", "".join(part.capitalize() for part in name.split("_")), text)
    text = re.sub(rf"\b{own}\b", name.replace("_", " ").strip().capitalize(), text)
    return re.sub(rf"(?<![A-Za-z]){TEMPLATE}(?![a-z])", name, text)
