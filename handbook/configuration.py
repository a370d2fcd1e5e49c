"""How MkDocs builds the site of a language: everything is at hand offline, and every complaint is an error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from handbook.contents import BUILD, ENGLISH, ROOT, navigation
from teocalli.core.texts import LANGUAGES

NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""What each language calls itself."""

TITLES = {"en": "Handbook", "de": "Handbuch", "fr": "Manuel"}
"""What the head of every page shows, beside the logo: short enough for a phone."""

PROGRAM = "/"
"""Where the logo leads: to the games, which the handbook is served beside."""

DARK, LIGHT = "material/weather-night", "material/weather-sunny"


def configuration(language: str, site: Path, switches: dict[str, str]) -> dict[str, Any]:
    """The configuration of a language's site, which is built in `site`; `switches`: names of the switch of colours,
    for `light` and `dark`.
    """
    return {
        "site_name": TITLES[language],
        "site_url": "",
        "docs_dir": str(BUILD / language),
        "site_dir": str(site / language),
        "nav": navigation(language),
        "strict": True,
        "theme": _theme(language, switches),
        "extra_css": ["looks/style.css"],
        "extra": {
            "generator": False,
            "homepage": PROGRAM,
            "alternate": [{"name": NAMES[each], "link": f"/handbook/{each}/", "lang": each} for each in LANGUAGES],
        },
        "plugins": _plugins(language),
        "markdown_extensions": _EXTENSIONS,
        "mdx_configs": _SETTINGS,
        "validation": {
            "nav": {"omitted_files": "warn", "not_found": "warn", "absolute_links": "warn"},
            # Places and links between languages are looked after when all is built (`links.py`).
            "links": {
                "not_found": "warn",
                "absolute_links": "ignore",
                "unrecognized_links": "warn",
                "anchors": "ignore",
            },
        },
    }


def _theme(language: str, switches: dict[str, str]) -> dict[str, Any]:
    def palette(scheme: str, media: str, icon: str, to: str) -> dict[str, Any]:
        return {"scheme": scheme, "media": media, "primary": "custom", "accent": "custom",
                "toggle": {"icon": icon, "name": switches[to]}}  # fmt: skip

    return {
        "name": "material",
        "language": language,
        "font": False,
        "logo": "looks/icon.svg",
        "favicon": "looks/icon.svg",
        "palette": [
            palette("default", "(prefers-color-scheme: light)", DARK, "dark"),
            palette("slate", "(prefers-color-scheme: dark)", LIGHT, "light"),
        ],
        "features": ["navigation.top", "navigation.footer", "navigation.indexes", "search.highlight", "toc.follow",
                     "content.code.copy"],
    }  # fmt: skip


def _plugins(language: str) -> list[Any]:
    """Search, which works offline, and for developers the reference from the docstrings."""
    search: dict[str, Any] = {"search": {"lang": language}}
    if language != ENGLISH:
        return [search]
    reference = {
        "handlers": {
            "python": {
                "paths": [str(ROOT / "src")],
                "options": {
                    "docstring_style": "google",
                    "docstring_options": {"warn_unknown_params": False},
                    "show_source": False,
                    "show_root_heading": True,
                    "show_root_full_path": True,
                    "show_symbol_type_heading": True,
                    "members_order": "source",
                    "separate_signature": True,
                    "show_signature_annotations": True,
                    "heading_level": 2,
                    "filters": ["!^_"],
                    "extensions": [str(ROOT / "handbook/compiled.py") + ":CompiledDocstrings"],
                },
            }
        }
    }
    return [search, {"mkdocstrings": reference}]


_EXTENSIONS = [
    "admonition", "attr_list", "md_in_html", "sane_lists", "tables", "toc", "pymdownx.details", "pymdownx.highlight",
    "pymdownx.superfences", "pymdownx.blocks.caption",
]  # fmt: skip

_SETTINGS: dict[str, dict[str, Any]] = {
    "tables": {"use_align_attribute": True},  # the security policy allows no styles in pages
    "toc": {"permalink": True},
    "pymdownx.highlight": {"use_pygments": True},
}
