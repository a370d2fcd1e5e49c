"""The levels of the solo game (T83, T85, T92, T93): what they set, how strong they are, and that the rules say both."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import pairwise
from statistics import fmean

import pytest

from teocalli.core.difficulty import OWN
from teocalli.core.registry import load_game
from teocalli.core.state import CHANCE
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.teotihuacan.options import DIFFICULTIES
from teocalli.players import make_player
from teocalli.server.rules import rules as rules_page
from tests.long import some_of

LEVELS = [level.name for level in DIFFICULTIES]
OWNER = re.compile(r"^Teotibot’s | des Teotibots$| du Teotibot$")
"""A narrow column leaves out whose they are."""
GAMES = 30
"""For each level; the levels lie about 25 VP apart, single games differ by 30, so their means by less than 6."""


def lead(level: str, seed: int) -> int:
    """How many VP greedy is ahead of the Teotibot at the end of a game."""
    game = load_game("teotihuacan", 1, DIFFICULTIES.settings(level, 1))
    chance, greedy = random.Random(f"{level} {seed}"), make_player("greedy", seed)
    state = game.new_initial_state(game.draw_setup(chance.randrange))
    while not state.is_terminal():
        if state.current_player == CHANCE:
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(greedy.choose(state))
    mine, bots = state.points()
    return mine - bots


@cache
def mean_lead(level: str) -> float:
    return fmean(lead(level, seed) for seed in range(GAMES))


@pytest.mark.long
@pytest.mark.parametrize(("easier", "harder"), some_of(pairwise(LEVELS), 4, several=True))
def test_greedy_s_lead_falls_from_level_to_level(easier: str, harder: str) -> None:
    assert mean_lead(easier) > mean_lead(harder) + 5


def test_the_standard_level_is_the_game_by_its_defaults() -> None:
    assert load_game("teotihuacan", 1).difficulty == "standard"
    assert load_game("teotihuacan", 1, {"bot_ascension": "cocoa", "draft": "yes"}).difficulty == "standard"


def test_no_setting_gets_easier_from_level_to_level() -> None:
    """For each option: power, goods, VP and Worship steps of the Teotibot never fall."""
    for option in DIFFICULTIES.options:
        values = [int(level.options[option]) for level in DIFFICULTIES]
        assert values == sorted(values), option
        assert values[0] < values[-1], option


def test_settings_of_the_bot_that_no_level_has_are_one_s_own_and_with_others_there_are_no_levels() -> None:
    assert load_game("teotihuacan", 1, {"bot_power": "5"}).difficulty == OWN
    assert load_game("teotihuacan", 2).difficulty is None


@pytest.mark.parametrize(("level", "points"), [("beginner", (1, 0)), ("expert", (4, 4))])
def test_t83_a_level_reaches_the_beginning_of_the_game(level: str, points: tuple[int, int]) -> None:
    """T83: power of the first three workers on 4, 6 and 8, and as much wood, stone and gold."""
    state = load_game("teotihuacan", 1, DIFFICULTIES.settings(level, 1)).new_initial_state([])
    while state.summary()["phase"] == "setup":
        state.apply_action(state.legal_actions()[0])
    bot = state.summary()["players"][1]
    power, goods = points
    assert bot["workers"] == [f"4.{power}", f"6.{power}", "7.1w", f"8.{power}"]
    assert {bot[good] for good in ("wood", "stone", "gold")} == {goods}


def table(language: str) -> list[list[str]]:
    """The rows of the table of levels in the rules."""
    name = Texts(language).format(f"difficulty-teotihuacan-{LEVELS[0]}")
    [text] = [s["html"] for s in rules_page("teotihuacan", language)["sections"] if f"<td>{name}" in s["html"]]
    heads = re.findall(r"<th>(.*?)</th>", text)
    titles = [Texts(language).format(f"option-teotihuacan-{name}") for name in DIFFICULTIES.options]
    assert [head.lower() for head in heads[1:-2]] == [OWNER.sub("", title).lower() for title in titles]
    rows = re.findall(r"<tr>\s*(<td>.*?)</tr>", text, re.DOTALL)
    return [re.findall(r"<td>(.*?)</td>", row) for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_what_each_level_sets(language: str) -> None:
    rows = table(language)
    texts = Texts(language, strict=True)
    for row, level in zip(rows, DIFFICULTIES, strict=True):
        title = texts.format(f"difficulty-teotihuacan-{level.name}")
        assert row[:-2] == [title, *level.options.values()]
        assert row[-2:] == table("en")[LEVELS.index(level.name)][-2:]


def test_the_measured_leads_and_victories_in_the_rules_fall() -> None:
    leads = [int(row[-2].replace("−", "-")) for row in table("en")]
    wins = [int(row[-1]) for row in table("en")]
    assert leads == sorted(leads, reverse=True)
    assert len(set(leads)) == len(LEVELS)
    assert wins == sorted(wins, reverse=True)
