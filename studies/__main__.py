"""Write the pages in `docs/studies`: `python -m studies [PAGE] … [--games FOLDER]`.

Without `--games` the pages are made from the results kept there. With it the results are first taken from games that
`teocalli arena plan` has played into FOLDER/uxmal and FOLDER/teotihuacan.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from studies import (
    chances,
    coach,
    learning,
    levels,
    luck,
    openspiel,
    strength,
    teotihuacan,
    teotihuacan_page,
    uxmal,
    uxmal_page,
    values,
    values_page,
)
from studies.cells import keep_cells
from teocalli.core.errors import TeocalliError

OTHERS = {
    "levels": (levels.keep_levels, levels.write_levels),
    "chances": (chances.keep_chances, chances.write_chances),
    "learning": (learning.keep_learning, learning.write_learning),
    "coach": (coach.keep_coach, coach.write_coach),
    "luck": (luck.keep_luck, luck.write_luck),
    "openspiel": (openspiel.keep_openspiel, openspiel.write_openspiel),
    "strength": (strength.keep_strength, strength.write_strength),
    "values": (values.keep_values, values_page.write_values),
}
STUDIES = {
    study.game: (study, page.write)
    for study, page in (
        (uxmal.STUDY, uxmal_page),
        (teotihuacan.STUDY, teotihuacan_page),
    )
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages that are named, all of them if none is."""
    parser = argparse.ArgumentParser(prog="python -m studies", description="Write the pages in docs/studies.")
    parser.add_argument("pages", nargs="*", choices=[*STUDIES, *OTHERS, []], help="all, if none is named")
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="take the results from games played in here first")
    chosen = parser.parse_args(arguments)
    try:
        for page in chosen.pages or [*OTHERS, *STUDIES]:
            write(page, chosen.games)
    except TeocalliError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def write(page: str, games: Path | None) -> None:
    """Write one page, with `games` from the results there. Raises `TeocalliError` for games of another plan."""
    if page in OTHERS:
        keep_results, write_page = OTHERS[page]
        if games:
            keep_results(games)
        write_page()
    else:
        study, write_study = STUDIES[page]
        if games:
            keep_cells(study, games / page)
        write_study()


if __name__ == "__main__":
    sys.exit(main())
