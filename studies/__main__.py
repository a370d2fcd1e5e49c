"""Write the pages in `docs/studies`: `python -m studies [PAGE] … [--games FOLDER]`.

Without `--games` the pages are made from the results kept there. With it the results are first taken from games that
`teocalli arena plan` has played into FOLDER/uxmal and FOLDER/teotihuacan.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from studies import chances, coach, learning, levels, teotihuacan, teotihuacan_page, uxmal, uxmal_page
from studies.cells import keep_cells
from teocalli.core.errors import TeocalliError

LEVELS = "levels"
CHANCES = "chances"
LEARNING = "learning"
COACH = "coach"
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
    parser.add_argument(
        "pages", nargs="*", choices=[*STUDIES, LEVELS, CHANCES, LEARNING, COACH, []], help="all, if none is named"
    )
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="take the results from games played in here first")
    chosen = parser.parse_args(arguments)
    try:
        for page in chosen.pages or [LEVELS, CHANCES, LEARNING, COACH, *STUDIES]:
            write(page, chosen.games)
    except TeocalliError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def write(page: str, games: Path | None) -> None:
    """Write one page, with `games` from the results there. Raises `TeocalliError` for games of another plan."""
    if page == LEVELS:
        if games:
            levels.keep_levels(games)
        levels.write_levels()
    elif page == CHANCES:
        if games:
            chances.keep_chances(games)
        chances.write_chances()
    elif page == LEARNING:
        if games:
            learning.keep_learning(games)
        learning.write_learning()
    elif page == COACH:
        if games:
            coach.keep_coach(games)
        coach.write_coach()
    else:
        study, write_page = STUDIES[page]
        if games:
            keep_cells(study, games / page)
        write_page()


if __name__ == "__main__":
    sys.exit(main())
