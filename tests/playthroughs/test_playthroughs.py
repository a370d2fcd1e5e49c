"""The playthrough files show what the engine does now; `make playthroughs` writes them anew."""

from __future__ import annotations

import re

import pytest

from tests.playthroughs.generate import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_up_to_date(name: str) -> None:
    assert playthrough(name).splitlines() == (FOLDER / f"{name}.txt").read_text().splitlines()


def test_there_is_no_other_playthrough_file() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(PLAYTHROUGHS)


def chosen_words(game: str) -> str:
    """What was played in all playthroughs of a game."""
    return "".join((FOLDER / f"{name}.txt").read_text() for name in PLAYTHROUGHS if name.startswith(game))


def test_playthroughs_of_uxmal_show_every_kind_of_word() -> None:
    chosen = chosen_words("uxmal")
    kinds = set(re.findall(r"^> ([a-z]+|[a-h][1-8])(?=:|$)", chosen, re.MULTILINE))
    assert {"build", "draw", "take", "place", "move", "pay", "honour", "curse"} <= kinds
    assert any(len(kind) == 2 for kind in kinds)


def test_playthroughs_of_teotihuacan_show_nearly_every_kind_of_word() -> None:
    kinds = set(re.findall(r"^> ([a-z]+)", chosen_words("teotihuacan"), re.MULTILINE))
    setting_up = {"first", "boards", "royals", "techs", "bonus", "draw", "keep", "pick", "gain", "place", "power"}
    turns = {"move", "cocoa", "main", "worship", "tech", "deco", "build", "temple", "claim", "skip", "use", "end"}
    rare = {"rest", "unlock", "ascend", "times", "pay", "salary", "reward", "dice", "dirs", "spin"}
    assert kinds >= setting_up | turns | rare
