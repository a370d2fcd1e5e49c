"""Pieces of HTML that a report is made of."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from teocalli.reports.plots import SERIES


def document(language: str, title: str, body: str) -> str:
    """A whole page with its style in it; title and body are HTML."""
    style = files("teocalli.reports").joinpath("page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def table(label: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls by itself where it is too wide; its first column heads the rows.

    `label` and headings are texts, cells are HTML.
    """
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>' for row in rows
    )
    return (
        f'<div class="panel table" tabindex="0" role="region" aria-label="{escape(label)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def marked(name: str, entrant: int) -> str:
    """A player's name behind the colour that the plots give it."""
    return f'<span class="mark" style="background: var(--series-{entrant % SERIES})"></span>{escape(name)}'
