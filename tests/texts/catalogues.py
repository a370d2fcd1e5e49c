"""The catalogues as syntax trees, for tests that compare them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from teocalli.core.texts import catalogue_files

Patterns = dict[str, ast.Pattern]
"""Text by message id, attributes as `id.attribute`."""
NOT_FRENCH = re.compile("[ \u00a0][;:!?»]|«[ \u00a0]|«[^\u202f]|[^\u202f]»|'")
"""Punctuation that may part from its word, and straight apostrophes."""


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent source of each room that has a catalogue in the language."""
    return {room_of(str(source)): source.read_text(encoding="utf-8") for source in catalogue_files(language)}


def room_of(path: str) -> str:
    """The room's folder is the one above `locale`; a part of its texts lies in a folder there."""
    *_, above, room, folder, _ = ("", *path.replace("\\", "/").split("/"))
    return room if folder == "locale" else f"{above}/{folder}"


@cache
def tree(room: str, language: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(sources(language)[room])


@cache
def patterns(room: str, language: str) -> Patterns:
    """Every text of a room; an id that stands twice is an error."""
    found: Patterns = {}
    for key, pattern in _patterns(tree(room, language)):
        assert key not in found, f"{key} stands twice in {room}/{language}"
        found[key] = pattern
    return found


def parsed_patterns(source: str) -> Iterator[tuple[str, ast.Pattern]]:
    """The texts of a Fluent source."""
    return _patterns(FluentParser(with_spans=False).parse(source))


def _patterns(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in resource.body:
        if isinstance(entry, (ast.Message, ast.Term)):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


def all_patterns(language: str) -> Patterns:
    """Every text of every room."""
    return {key: pattern for room in sources(language) for key, pattern in patterns(room, language).items()}


class _Collector(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.numbers: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        self.numbers |= {argument.id.name for argument in given if isinstance(argument, ast.VariableReference)}
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def collect(pattern: ast.Pattern) -> _Collector:
    collector = _Collector()
    collector.visit(pattern)
    return collector


def variables(pattern: ast.Pattern) -> set[str]:
    """Names of the arguments that a text needs."""
    return collect(pattern).variables


def numbers(pattern: ast.Pattern) -> set[str]:
    """Names of the arguments that are formatted by a function, so must be numbers."""
    return collect(pattern).numbers


def selected(pattern: ast.Pattern) -> dict[str, set[str]]:
    """Variant keys by the argument that selects among them."""
    keys: dict[str, set[str]] = {}
    for select in collect(pattern).selects:
        if isinstance(select.selector, ast.VariableReference):
            names = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants}
            keys.setdefault(select.selector.id.name, set()).update(names)
    return keys


def plain_text(pattern: ast.Pattern) -> str:
    """All that stands in a text, arguments replaced by a mark."""
    return "\ufffc".join(collect(pattern).texts)
