"""Links: those of the checkout's pages become those of the site, and the site's are looked after."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from handbook.configuration import PROGRAM

_LINK = re.compile(r"(!?)\[([^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*)\]\(([^()\s]+)\)")
_FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def relinked(text: str, source: Path, page: str, pages: Mapping[Path, str], root: Path) -> str:
    """The text of a page of the checkout as the page named `page` of the site.

    Links to pages that the site has lead there (`pages`: their names by their files); those to other files of the
    checkout, which is not at hand for a reader, become what they say. Raises `LookupError` for a link to nothing.
    """

    def changed(link: re.Match[str]) -> str:
        picture, label, address = link.groups()
        if urlsplit(address).scheme or address.startswith("#"):
            return link[0]
        path, _, place = address.partition("#")
        file = (source.parent / path).resolve()
        if file in pages:
            to = posixpath.relpath(f"{pages[file]}.md", posixpath.dirname(page) or ".")
            return f"[{label}]({to}{'#' + place if place else ''})"
        if not file.exists():
            raise LookupError(f"{source.relative_to(root)} links to {address}, which is not there")
        return link[0] if picture else label

    parts = _FENCE.split(text)
    return "".join(part if at % 2 else _LINK.sub(changed, part) for at, part in enumerate(parts))


class _Reader(HTMLParser):
    """Gathers where the links of a page lead, and what one can link to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.addresses.append(value)
            elif name == "id" or (name == "name" and tag == "a"):
                self.places.add(value or "")


def read(html: str) -> tuple[list[str], set[str]]:
    """The addresses that a page links to or loads, and the places in it."""
    reader = _Reader()
    reader.feed(html)
    return reader.addresses, reader.places


def broken(site: Path) -> list[str]:
    """What is wrong with the links of a built site: each that leads to nothing or to a place that is not there."""
    pages = {page: read(page.read_text(encoding="utf-8")) for page in sorted(site.rglob("*.html"))}
    return [
        f"{page.relative_to(site)}: {address}: {reason}"
        for page, (addresses, _) in pages.items()
        for address in addresses
        if (reason := _fault(site, page, address, pages))
    ]


def _fault(site: Path, page: Path, address: str, pages: Mapping[Path, tuple[list[str], set[str]]]) -> str | None:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc or address == PROGRAM or address.startswith(("/api/", "data:")):
        return None
    if parts.path.startswith("/"):
        return "is not relative"
    file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if file.is_dir():
        file /= "index.html"
    if not file.is_relative_to(site.resolve()) or not file.is_file():
        return "leads to nothing"
    place = unquote(parts.fragment)
    if place and file in pages and place not in pages[file][1] and place != "__skip":
        return "names a place that is not there"
    return None


def loaded_from_elsewhere(site: Path) -> Iterator[str]:
    """What pages and styles of a built site would load from another host: nothing, if it is to be read offline."""
    loads = re.compile(
        r"<(?:script|img|iframe|source|audio|video)\b[^>]*\bsrc=\"?(?:https?:)?//[^\s\">]+"
        r"|<link\b[^>]*\bhref=\"?(?:https?:)?//[^\s\">]+|url\([\"']?(?:https?:)?//[^)]+",
    )
    for file in sorted([*site.rglob("*.html"), *site.rglob("*.css")]):
        for found in loads.findall(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(site)}: {found}"
