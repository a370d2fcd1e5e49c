"""What is done to a built site: no script stands in a page, languages lead to one another, broken links are found."""

from __future__ import annotations

from pathlib import Path

from handbook.links import broken, loaded_from_elsewhere
from handbook.site import finish

PAGE = (
    '<html><head><link rel="alternate" href="/handbook/de/"></head>'
    '<body id="top"><a href="/handbook/de/" hreflang="de">Deutsch</a>'
    "<script>one()</script>{more}<a href='#top'>up</a></body></html>"
)


def write(site: Path, name: str, more: str = "") -> Path:
    """Write a page of a site."""
    page = site / name
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(PAGE.replace("{more}", more), encoding="utf-8")
    return page


def test_scripts_move_into_files_and_languages_lead_to_the_same_page(tmp_path: Path) -> None:
    play = write(tmp_path, "en/play/index.html")
    only = write(tmp_path, "en/engine/index.html", '<a href="/handbook/en/play/">play</a>')
    write(tmp_path, "en/404.html")
    write(tmp_path, "de/index.html")
    write(tmp_path, "de/play/index.html")
    finish(tmp_path, ("en", "de"))
    (script,) = (tmp_path / "scripts").iterdir()
    assert script.read_text() == "one()"
    assert f'<script src="../../scripts/{script.name}"></script>' in play.read_text()
    assert 'href="../../de/play/" hreflang' in play.read_text()
    assert 'href="../../de/" hreflang' in only.read_text()
    assert '<a href="../play/">' in only.read_text()
    assert not (tmp_path / "en/404.html").exists()
    assert "alternate" not in play.read_text()
    assert broken(tmp_path) == []


def test_links_that_lead_to_nothing_are_found(tmp_path: Path) -> None:
    write(tmp_path, "de/index.html")
    write(
        tmp_path,
        "en/index.html",
        '<a href="gone/">a</a><a href="../de/#no">b</a><a href="/">games</a><img src="/x.png"><a href="../..">c</a>',
    )
    finish(tmp_path, ("en", "de"))
    assert broken(tmp_path) == [
        "en/index.html: gone/: leads to nothing",
        "en/index.html: ../de/#no: names a place that is not there",
        "en/index.html: /x.png: is not relative",
        "en/index.html: ../..: leads to nothing",
    ]


def test_what_would_be_loaded_from_elsewhere_is_found(tmp_path: Path) -> None:
    write(tmp_path, "a.html", '<a href="https://w.test">fine</a><script src="https://w.test/x.js"></script>')
    (tmp_path / "a.css").write_text("@font-face { src: url(//fonts.test/f.woff2) }")
    assert [found.partition(":")[0] for found in loaded_from_elsewhere(tmp_path)] == ["a.css", "a.html"]
