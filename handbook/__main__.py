"""Build the handbook: `python -m handbook [--without-pictures] [--keep-pictures] [--readme] [--to FOLDER]`."""

from __future__ import annotations

import argparse
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from handbook.contents import BUILD, ENGLISH, ROOT
from handbook.gather import PICTURES, gather
from handbook.links import broken, loaded_from_elsewhere
from handbook.parts import table_picture
from handbook.site import finish
from teocalli.core.registry import known_games
from teocalli.core.texts import LANGUAGES

SITE = ROOT / "site"
README_PICTURES = ROOT / "docs/pictures"


def main() -> str | None:
    """Build the site; the sentence for the user where that cannot be."""
    arguments = _arguments()
    if find_spec("mkdocs") is None:
        return "MkDocs is missing; `make docs` installs it and builds the handbook."
    if not arguments.without_pictures and not (arguments.keep_pictures and PICTURES.is_dir()):
        from handbook.pictures import take_pictures  # noqa: PLC0415 - needs a browser, the rest does not

        take_pictures(PICTURES)
    if arguments.readme:
        _renew_readme()
    gather(pictures=not arguments.without_pictures)
    building = BUILD / "site"
    shutil.rmtree(building, ignore_errors=True)
    _build(building)
    finish(building, LANGUAGES)
    faults = [*broken(building), *loaded_from_elsewhere(building)]
    if not faults and not arguments.without_pictures:
        from handbook.tried import complaints  # noqa: PLC0415 - needs a browser as well

        faults = complaints(building)
    if faults:
        return "\n".join(["The handbook is not as it should be:", *faults])
    shutil.rmtree(arguments.to, ignore_errors=True)
    shutil.move(building, arguments.to)
    print(f"The handbook is in {arguments.to}; teocalli shows it under /handbook.")
    return None


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m handbook", description="Build the handbook.")
    parser.add_argument("--without-pictures", action="store_true", help="show no pictures, which need a browser")
    parser.add_argument("--keep-pictures", action="store_true", help="use the pictures of the last build")
    parser.add_argument("--readme", action="store_true", help="renew the pictures of the README as well")
    parser.add_argument("--to", type=Path, default=SITE, metavar="FOLDER", help="where the site goes")
    return parser.parse_args()


def _renew_readme() -> None:
    """Keep the picture of each game's table in the repository, where the README shows it."""
    README_PICTURES.mkdir(exist_ok=True)
    for game in known_games():
        for picture in (PICTURES / ENGLISH).glob(f"{table_picture(game)}-*"):
            shutil.copy(picture, README_PICTURES)


def _build(site: Path) -> None:
    """Let MkDocs build each language's site. Raises `mkdocs.exceptions.Abort` where it warns."""
    from handbook.build import build_language  # noqa: PLC0415 - MkDocs is an extra

    for language in LANGUAGES:
        build_language(language, site)


if __name__ == "__main__":
    sys.exit(main())
