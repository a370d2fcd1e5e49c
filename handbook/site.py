"""What is done to the site that MkDocs has built, so that it can be read offline under a strict security policy."""

from __future__ import annotations

import hashlib
import posixpath
import re
from pathlib import Path

_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_ALTERNATE = re.compile(r"<link rel=\"?alternate\"?[^>]*>\s*")
"""By these the theme looks for a map of each language's site, at addresses where there is none."""
_FROM_THE_ROOT = re.compile(r"href=\"?/handbook/(\w\w)/([^\s\">#]*)\"?(?=[\s>])")
"""A link to another language's site; to its beginning: to the same page there."""

_LEFT_OUT = ("404.html", "sitemap.xml.gz")
"""Pages for a site at an address of its own in the web."""


def finish(site: Path, languages: tuple[str, ...]) -> None:
    """Move scripts from the pages into files, lead from each page to itself in other languages, drop what is unused."""
    for language in languages:
        for name in _LEFT_OUT:
            (site / language / name).unlink(missing_ok=True)
        for unused in (site / language).rglob("*.map"):
            unused.unlink()
    for page in sorted(site.rglob("*.html")):
        html = page.read_text(encoding="utf-8")
        html = _with_scripts_in_files(html, page, site)
        page.write_text(_with_languages(html, page, site), encoding="utf-8")


def _with_scripts_in_files(html: str, page: Path, site: Path) -> str:
    """A page whose scripts stand in files: the policy forbids those that stand in a page."""

    def moved(script: re.Match[str]) -> str:
        name = f"{hashlib.sha256(script[1].encode()).hexdigest()[:16]}.js"
        file = site / "scripts" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(script[1], encoding="utf-8")
        return f'<script src="{_address(file, page)}"></script>'

    return _INLINE.sub(moved, html)


def _with_languages(html: str, page: Path, site: Path) -> str:
    """A page whose links to other languages are relative, and whose choice of language leads to the same page."""

    def led(link: re.Match[str]) -> str:
        language, path = link.groups()
        same = site / language / Path(*page.relative_to(site).parts[1:])
        aim = site / language / path / "index.html" if path or not same.is_file() else same
        return f'href="{_address(aim.parent, page)}/"'

    return _FROM_THE_ROOT.sub(led, _ALTERNATE.sub("", html))


def _address(file: Path, page: Path) -> str:
    return posixpath.relpath(file.as_posix(), page.parent.as_posix())
