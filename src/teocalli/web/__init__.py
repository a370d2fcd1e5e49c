"""The browser's files. The only Python here is the path to them."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""Folder of everything that is served under `/static/`."""

INDEX = STATIC / "index.html"
"""The page; the browser routes `/`, `/new`, `/game/{id}` and `/rules/{game}` by itself."""

HANDBOOKS = (Path(__file__).parent / "handbook", Path(__file__).parents[3] / "site")
"""Where the handbook may lie: a package brings it along, `make docs` builds it in a checkout."""


def handbook() -> Path | None:
    """Folder of the built handbook, which is served under `/handbook/`; None where there is none."""
    return next((folder for folder in HANDBOOKS if (folder / "en" / "index.html").is_file()), None)
