"""The parts of `docs/benchmarks.md`, each written anew when it is measured; the others stay as they are."""

from __future__ import annotations

from collections.abc import Sequence


def with_section(page: str, number: int, text: str, headings: Sequence[str]) -> str:
    """The page with another part `number`: part 0 is what stands before the first of the headings that begin parts."""
    parts = split(page, headings)
    parts[number] = text
    return "\n".join(part.rstrip() + "\n" for part in parts if part.strip())


def split(page: str, headings: Sequence[str]) -> list[str]:
    """The parts of a page; one whose heading does not stand there is empty."""
    parts = []
    for heading in reversed(headings):
        page, found, rest = page.partition(f"\n{heading}\n")
        parts.append(f"{heading}\n{rest}" if found else "")
    return [page, *reversed(parts)]
