"""Calls MkDocs."""

from __future__ import annotations

import logging
from pathlib import Path

import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config

from handbook.configuration import configuration
from handbook.contents import BUILD
from teocalli.core.texts import Texts


def build_language(language: str, site: Path) -> None:
    """Build the site of a language below `site`. Raises `mkdocs.exceptions.Abort` where MkDocs warns of something."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    texts = Texts(language)
    switches = {name: f"{texts.format('web-theme')}: {texts.format(f'web-theme-{name}')}" for name in ("light", "dark")}
    settings = configuration(language, site, switches)
    extensions = settings.pop("mdx_configs")
    settings["markdown_extensions"] = [
        {name: extensions[name]} if name in extensions else name for name in settings["markdown_extensions"]
    ]
    file = BUILD / f"{language}.yml"
    file.write_text(yaml.safe_dump(settings, allow_unicode=True), encoding="utf-8")
    build(load_config(str(file)))
