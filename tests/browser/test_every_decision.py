"""A sample of what `make every-decision` goes through: it can be drawn and answered by what is on the page (R-22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from teocalli.core.match import Match
from teocalli.core.record import Record
from tests.browser.every_decision import GAMES, Examiner, random_game
from tests.browser.harness import Pages
from tests.fixtures.store import stored_games

pytestmark = pytest.mark.browser

MOST = 30
"""Choices that are looked at for a decision."""
STORED = 2
"""Stored games of which some decisions are looked at."""
RANDOM = 1


@pytest.fixture
def examiner_of(pages: Pages) -> Callable[[str], Examiner]:
    """Makes the page that examines decisions of a game."""
    return lambda game: Examiner(pages.open("/"), pages.url, game)


@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_stored_games_can_be_answered_on_the_page(
    examiner_of: Callable[[str], Examiner], game: str
) -> None:
    examiner = examiner_of(game)
    paths = stored_games(game)
    for number, path in enumerate(paths[:: len(paths) // STORED]):
        story = path.stem, Match.from_record(Record.load(path))
        assert list(examiner.complaints(story, MOST, range(number, 10_000, 211))) == []
    assert examiner.drawn >= STORED


@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_random_games_can_be_answered_on_the_page(
    examiner_of: Callable[[str], Examiner], game: str
) -> None:
    examiner = examiner_of(game)
    for seed in range(1000, 1000 + RANDOM):
        assert list(examiner.complaints(random_game(game, seed), MOST, range(seed % 7, 10_000, 173))) == []
    assert examiner.drawn >= RANDOM
