"""What the program says exists: every message id in the source, with the arguments that its text needs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import teocalli
from teocalli.core.registry import game_class, known_games
from teocalli.core.texts import LANGUAGES, Texts
from tests.texts.catalogues import Patterns, all_patterns, variables

PACKAGE = Path(teocalli.__file__).parent
IN_COMPILED_SOURCE = '"({an_id})"'
IN_SCRIPT = r"""(?:format\(|\bid:|has\()\s*["'`]({an_id})["'`]"""


@cache
def english() -> Patterns:
    return all_patterns("en")


@cache
def an_id() -> re.Pattern[str]:
    families = sorted({key.split("-")[0] for key in english() if "-" in key.strip("-")})
    return re.compile(rf"(?:{'|'.join(families)})(?:-[A-Za-z0-9_]+)+(?:\.[a-z_]+)?")


def python_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def spoken_ids(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """Ids in string constants; with the names of the arguments where the call gives them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and len(node.args) == 1 and _gives_arguments(node):
            spread = any(keyword.arg is None for keyword in node.keywords)
            for found in _id_in(node.args[0]):
                yield found, None if spread else {keyword.arg for keyword in node.keywords if keyword.arg}
        for found in _id_in(node):
            yield found, None


def _id_in(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and an_id().fullmatch(node.value):
        return [node.value]
    return []


def _gives_arguments(call: ast.Call) -> bool:
    """Whether the call makes an error or a message, so that its keywords are the text's arguments."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name == "message" or name.endswith("Error")


@pytest.mark.parametrize("path", python_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_id_in_python_exists_and_gets_its_arguments(path: Path) -> None:
    problems = set()
    for message_id, given in spoken_ids(path.read_text(encoding="utf-8")):
        if message_id not in english():
            problems.add(f"{message_id}: no such text")
        elif given is not None and not variables(english()[message_id]) <= given:
            problems.add(f"{message_id}: needs {sorted(variables(english()[message_id]))}, gets {sorted(given)}")
    assert not problems


@pytest.mark.parametrize(
    ("pattern", "written"),
    [("*.pyx", IN_COMPILED_SOURCE), ("*.pxd", IN_COMPILED_SOURCE), ("*.js", IN_SCRIPT)],
    ids=["pyx", "pxd", "js"],
)
def test_every_id_in_compiled_source_and_scripts_exists(pattern: str, written: str) -> None:
    regex = re.compile(written.replace("{an_id}", an_id().pattern))
    missing = {
        f"{path.relative_to(PACKAGE)}: {found}"
        for path in sorted(PACKAGE.rglob(pattern))
        if "vendor" not in path.parts
        for found in regex.findall(path.read_text(encoding="utf-8"))
        if found not in english()
    }
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_every_game_and_option_has_a_title_and_a_help(game: str, language: str) -> None:
    texts = Texts(language, strict=True)
    wanted = [f"{game}-title"]
    for option in game_class(game).option_set:
        wanted.append(f"option-{game}-{option.name}")
        values = () if option.numbers else option.values
        wanted += [f"option-{game}-{option.name}-{str(v).lower() if v in (True, False) else v}" for v in values]
        if option.own:
            wanted.append(f"option-{game}-{option.name}-file")
    missing = [key for key in wanted if not (texts.has(key) and texts.has(f"{key}.help"))]
    assert not missing


def test_every_text_is_used() -> None:
    """By its whole id, or by a beginning or end to which the program adds a name: `web-key-${name}`.

    The beginning may itself begin with a game's name: `{game}-scoring-{source}`.
    """
    program = "\n".join(
        path.read_text(encoding="utf-8")
        for path in PACKAGE.rglob("*")
        if path.suffix in {".py", ".pyx", ".pxd", ".js"} and "vendor" not in path.parts
    )
    beginnings = tuple(set(re.findall(r"[\"'`]((?:[A-Za-z_]+-)+)\$?\{", program)))
    middles = set(re.findall(r"[\"'`]\{[a-z_.]+\}(-(?:[a-z_]+-)+)\{", program))
    beginnings += tuple(game + middle for game in known_games() for middle in middles)
    ends = set(re.findall(r"\}(-[a-z-]+)[\"'`]", program))
    ids = {key for key in english() if "." not in key and not key.startswith("-")}
    bases = ids | set(known_games())
    composed = {key for key in ids for end in ends if key.endswith(end) and key.removesuffix(end) in bases}
    unused = {key for key in ids - composed if key not in program and not key.startswith(beginnings)}
    assert sorted(unused) == []
