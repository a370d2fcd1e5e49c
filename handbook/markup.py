"""Pieces of Markdown that several pages have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_ITEM = re.compile(r"^( +)(?=(?:[-*]|\d+\.) )", re.MULTILINE)
_FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def indented(text: str) -> str:
    """Markdown with lists inside lists as Python's Markdown wants them: four spaces deep, where GitHub takes two."""
    parts = _FENCE.split(text)
    return "".join(
        part if at % 2 else _ITEM.sub(lambda found: " " * (4 * ((len(found[1]) + 1) // 2)), part)
        for at, part in enumerate(parts)
    )


def picture(name: str, about: str, up: int = 0) -> str:
    """A picture that the build makes, in light and dark; `up`: how many folders it lies above the page."""
    alternative = re.sub(r"[\[\]]", "", about).replace("\n", " ")
    place = "../" * up + f"pictures/{name}"
    return "".join(f"![{alternative}]({place}-{theme}.webp#only-{theme})" for theme in ("light", "dark"))


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; a cell's line breaks and bars are kept out of it."""
    lines = [list(headings), ["---"] * len(headings), *([_cell(text) for text in row] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", "<br>")
