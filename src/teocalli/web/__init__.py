"""The browser's files. The only Python here is the path to them."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""Folder of everything that is served under `/static/`."""

INDEX = STATIC / "index.html"
"""The page; the browser routes `/`, `/new`, `/game/{id}` and `/rules/{game}` by itself."""
