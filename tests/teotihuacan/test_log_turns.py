"""Turns checked by hand: what the log tells of each kind of action, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.core.errors import message
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.notation import parse
from teocalli.games.teotihuacan.tell import log
from teocalli.games.teotihuacan.tell.log.naming import tile
from tests.teotihuacan.situations import play, situation

NAMES = ["Lina", "Xoc"]
FULL: dict[str, Any] = {
    "pyramid": [1, 2, 3],
    "decorations": [1, 2, 3, 4],
    "tiles": {1: "vp_4", 2: "mask_5", 3: "mask_6", 4: "mask_7", 7: "free_move"},
}
"""Displays without a gap, so that nothing is drawn at the end of a turn."""
AWAY = {"workers": ["2.1", "6.1", "4.1"]}
SALARIES: tuple[dict[str, Any], dict[str, Any]] = (
    {"workers": ["4.5", "8.1", "2.1"], "vp": 20, "avenue": 3, "track": 2},
    {"workers": ["4.1", "8.1", "2.1"], "cocoa": 5, "avenue": 1, "track": 1, "unused": {"mask_1": 1, "mask_4": 2}},
)
ECLIPSE: dict[str, Any] = {"seat": 1, "light": 10, "met": True, "last_round": True, "rows": [2, 1, 0], **FULL}
END: tuple[dict[str, Any], dict[str, Any]] = (
    {"workers": ["4.5", "8.1", "2.1"], "vp": 20, "avenue": 3, "red": 10, "cocoa": 9, "techs": [1, 3]},
    {"workers": ["4.1", "8.1", "2.1"], "cocoa": 5, "unused": {"mask_1": 1, "mask_4": 2}, "blue": 11},
)
LAST: dict[str, Any] = {**ECLIPSE, "light": 8, "dark": 8, "era": 3, "bonus": [1, 2, 4]}
SOLO: dict[str, Any] = {"solo": True, "seat": 1, "bot_actions": [6, 1, 2, 3, 4, 5, 7], "dirs": [0, 1], **FULL}
"""Nobles on top of the Teotibot's triangle."""


def tell(players: tuple[dict[str, Any], ...], given: dict[str, Any], line: str) -> str:
    """What the log says of the last of some words, a line for each entry."""
    *earlier, last = line.split()
    before = play(situation(*players, **given), *earlier)
    after = play(before.clone(), last)
    lines = log.lines(before, before.game.string_to_action(before, last), after, NAMES[: before.game.players])
    return "\n".join(Texts("en", strict=True).message(entry["message"]) for entry in lines)


CASES: dict[str, tuple[tuple[dict[str, Any], ...], dict[str, Any], str, str]] = {
    "move past the Palace": (
        ({"workers": ["4.1", "6.1", "8.1"], "techs": [1]}, {}),
        {},
        "move:4.1>3",
        "Lina moves a worker: Gold Deposits → Stone Quarry.\nTechnology 01 gives Lina 1 cocoa.",
    ),
    "double and free move": (
        ({"workers": ["4.1", "4.2", "8.1"], "unused": {"double_move": 1, "free_move": 1}}, AWAY),
        {},
        "move:4.1.2>8*",
        "Lina moves two workers: Gold Deposits → Construction.\nLina turns over a Discovery tile: Double move.\n"
        "Lina turns over a Discovery tile: Free move.\nLina collects 2 cocoa.",
    ),
    "cocoa": (
        ({"workers": ["5.1", "6.1", "8.1"]}, AWAY),
        {},
        "move:5.1>2 cocoa",
        "Lina collects 2 cocoa.",
    ),
    "rest": (
        ({"workers": ["4.5w", "8.1", "2.1"]}, AWAY),
        {},
        "rest",
        "Lina rests and unlocks all their workers.",
    ),
    "tile used": (
        ({"workers": ["4.5", "8.1", "2.1"], "unused": {"cocoa_4": 1}}, AWAY),
        {},
        "use:cocoa_4",
        "Lina uses a Discovery tile: Four cocoa.\nLina gains 4 cocoa.",
    ),
    "Worship of both benefits": (
        (
            {"workers": ["5.1", "6.1", "8.1"], "cocoa": 3, "red": 1, "goods": "w"},
            {"workers": ["2.3w", "6.1", "4.1"]},
        ),
        {"tiles": {2: "mask_5"}},
        "move:5.1>2 worship:tile+step",
        "Lina worships: Forest.\nLina pays 2 cocoa and 1 wood.\nA worker of Xoc is unlocked: Forest.\n"
        "Lina now has a Discovery tile: Mask 5.\nLina reaches step 2 (red temple) and gains 1 VP.",
    ),
    "Royal tile": (
        ({"workers": ["4.3", "6.1", "8.1"], "cocoa": 3}, AWAY),
        {"royals": [9, 2, 1]},
        "move:4.3>1 worship:r2 times:2",
        "Lina uses the Royal tile 2 times.\nLina pays 2 cocoa.\nLina gains 2 wood and 2 stone.",
    ),
    "Forest without cocoa": (
        ({"workers": ["5.1", "6.1", "8.1"], "cocoa": 3, "unused": {"free_cocoa": 1}}, AWAY),
        {},
        "move:5.1>2 main*",
        "Lina takes the main action: Forest.\nLina turns over a Discovery tile: No cocoa.\n"
        "Lina uses a worker of power 1.\nLina gains 1 cocoa.\n"
        "Lina gives a worker a power-up: Forest, now power 2.",
    ),
    "Forest with three": (
        ({"workers": ["5.1", "2.3", "2.4"], "cocoa": 4}, AWAY),
        {},
        "move:5.1>2 main",
        "Lina takes the main action: Forest.\nLina pays 2 cocoa.\n"
        "Lina uses workers of power 1, 3, and 4.\nLina gains 1 cocoa and 2 wood.",
    ),
    "Alchemy": (
        ({"workers": ["1.1", "6.1", "8.1"], "goods": "g"}, {"techs": [1], **AWAY}),
        {},
        "move:1.1>5 main tech:1",
        "Lina takes Technology 1.\nLina pays 1 gold.\nXoc already owns this Technology and gains 3 VP.\n"
        "Lina reaches step 1 (blue temple).",
    ),
    "Nobles": (
        (
            {"workers": ["7.1", "4.1", "8.1"], "goods": "ww", "techs": [3], "avenue": 1},
            {"workers": ["2.1", "5.1", "4.1"]},
        ),
        {},
        "move:7.1>6 main",
        "Lina takes the main action: Nobles.\nLina uses a worker of power 1.\nLina pays 2 wood.\n"
        "Lina builds a Building for 3 VP.\nLina reaches step 2 (Avenue of the Dead).\n"
        "Lina gives a worker a power-up: Nobles, now power 2.\nTechnologies give Lina 3 VP.",
    ),
    "Decorations": (
        ({"workers": ["8.1", "4.1", "2.1"], "goods": "ggg"}, AWAY),
        {"decorations": [1, 2]},
        "move:8.1>7 main deco:D1@n",
        "Lina lays Decoration 1 on the north stairway.\nLina pays 3 gold.\nLina gains 3 VP for it.\n"
        "Lina reaches step 1 (Pyramid track).\nLina gives a worker a power-up: Decorations, now power 2.",
    ),
    "Construction": (
        ({"workers": ["5.1", "4.1", "2.1"], "goods": "ss"}, AWAY),
        {"pyramid": [12]},
        "move:5.1>8 main build:T12@1.0.0r0",
        "Lina lays Pyramid tile 12 on level 1 of the pyramid.\nLina pays 2 stone.\n"
        "Lina gains 2 VP for it, 1 of them for matching symbols.\nLina reaches step 1 (Pyramid track).\n"
        "Lina gives a worker a power-up: Construction, now power 2.",
    ),
    "Ascension": (
        ({"workers": ["4.5", "8.1", "2.1"]}, AWAY),
        {},
        "move:4.5>3 main",
        "Lina takes the main action: Stone Quarry.\nLina uses a worker of power 5.\nLina gains 2 stone.\n"
        "Lina gives a worker a power-up: Stone Quarry, now power 6.\nLina reaches step 1 (Avenue of the Dead).\n"
        "A worker of Lina ascends and returns to the Palace with power 1.",
    ),
    "fourth worker": (
        ({"workers": ["4.5", "8.1", "2.1"]}, AWAY),
        {"light": 9, "dark": 10, **FULL},
        "move:4.5>3 main ascend:worker",
        "Lina brings in the fourth worker for the Ascension and gains 2 cocoa.\nThe light disc moves to 10.\n"
        "The discs have met: the Eclipse is near.",
    ),
    "Eclipse up to the first choice": (
        SALARIES,
        ECLIPSE,
        "move:8.1>7 cocoa",
        "Xoc collects 1 cocoa.\nEclipse 1 of 3.\nLina – Avenue of the Dead: Step 3 × value 4 = 12 VP.\n"
        "Lina – Pyramid track: 2 steps × 4 = 8 VP.\nLina – Pyramid track: Furthest on the Pyramid track = 4 VP.\n"
        "Lina now has 44 VP.\nXoc – Avenue of the Dead: Step 1 × value 4 = 4 VP.\n"
        "Xoc – Pyramid track: 1 step × 4 = 4 VP.\nXoc – Masks: Set of 2 different masks = 3 VP.\n"
        "Xoc – Masks: Set of 1 mask = 1 VP.\nXoc now has 12 VP.\nLina pays 0 cocoa as salary.\n"
        "Lina loses 12 VP for unpaid salary.",
    ),
    "salary and the next era": (
        SALARIES,
        ECLIPSE,
        "move:8.1>7 cocoa salary:1",
        "Xoc pays 1 cocoa as salary.\nXoc loses 6 VP for unpaid salary.\nEra 2 begins; the dark disc is on 9.",
    ),
    "end": (
        END,
        LAST,
        "move:8.1>7 cocoa salary:4 salary:3",
        "Xoc pays 3 cocoa as salary.\nFinal scoring: Temple Bonus tiles.\n"
        "Lina – Temple Bonus: red temple, Technologies = 10 VP.\nLina now has 42 VP.\n"
        "Xoc – Temple Bonus: blue temple, best mask set = 3 VP.\nXoc now has 7 VP.\n"
        "The last Eclipse is over: the game ends.\nLina wins.",
    ),
    "Teotibot with an Ascension": (
        (AWAY, {"workers": ["8.1", "6.5", "4.2", "7.1w"], "goods": "wwg"}),
        SOLO,
        "dice:7",
        "The dice show 7: the Teotibot carries out “Nobles”.\n"
        "Teotibot pays 2 wood.\nTeotibot builds a Building for 3 VP.\n"
        "Teotibot gains 5 VP: Ascension.\nTeotibot gains 2 steps on the Avenue.\n"
        "A worker of Teotibot ascends and returns to the Palace with power 1.\n"
        "A worker of Teotibot, now power 1, moves on: Palace → Stone Quarry.\n"
        "The light disc moves to 1.\nThe light disc moves to 2.",
    ),
    "Teotibot without a worker for Construction": (
        (AWAY, {"workers": ["5.1", "6.4", "2.2", "7.1w"]}),
        {**SOLO, "bot_actions": [2, 1, 3, 4, 5, 6, 7]},
        "dice:7",
        "The dice show 7: the Teotibot carries out “Construction”.\n"
        "The Teotibot has no unlocked worker here: Construction.\n"
        "The Teotibot has no unlocked worker here: Stone Quarry.\n"
        "The Teotibot falls back: it takes cocoa, and its weakest worker gets a power-up and moves on.\n"
        "Teotibot gains 5 cocoa.\nA worker of Teotibot, now power 2, moves on: Alchemy → Forest.\n"
        "The light disc moves to 1.",
    ),
    "Teotibot builds": (
        (AWAY, {"workers": ["5.1", "8.2", "2.2", "7.1w"], "goods": "ss"}),
        {**SOLO, "bot_actions": [2, 1, 3, 4, 5, 6, 7]},
        "dice:7 spin:0",
        "The Teotibot’s Pyramid tile is rotated by 0 quarter turns.\n"
        "Teotibot lays Pyramid tile 1 on level 1 of the pyramid.\nTeotibot gains 3 VP: Pyramid tiles.\n"
        "Teotibot gains 1 gold.\nTeotibot gains 1 step in the blue temple.\n"
        "Teotibot gains 1 step on the Pyramid track.\n"
        "A worker of Teotibot, now power 3, moves on: Construction → Decorations.",
    ),
    "Teotibot falls back": (
        (AWAY, {"workers": ["5.1", "8.4", "4.2", "7.1w"], "cocoa": 6}),
        SOLO,
        "dice:7",
        "The dice show 7: the Teotibot carries out “Nobles”.\nThe Teotibot has no unlocked worker here: Nobles.\n"
        "The Teotibot has no unlocked worker here: Forest.\n"
        "The Teotibot falls back: it takes cocoa, and its weakest worker gets a power-up and moves on.\n"
        "The Teotibot exchanges 10 cocoa for VP.\nTeotibot gains 3 VP: Cocoa exchanged.\nTeotibot gains 5 cocoa.\n"
        "A worker of Teotibot, now power 2, moves on: Alchemy → Forest.\nThe light disc moves to 1.",
    ),
}


@pytest.mark.parametrize(
    ("workers", "words", "said"),
    [
        (["8.1", "4.1", "2.1"], "move:8.1>7 main deco:D1@n", "New at Decorations: Decoration {}."),
        (["5.1", "4.1", "2.1"], "move:5.1>8 main build:T1@1.0.0r0", "New at Construction: Pyramid tile {}."),
    ],
)
def test_what_is_drawn_anew_is_told_with_its_board(workers: list[str], words: str, said: str) -> None:
    """T10: a Decoration lies on board 7, a Pyramid tile on board 8."""
    state = play(situation({"workers": workers, "goods": "gggss"}, AWAY, **FULL), *words.split())
    while state.decision != "draw":
        play(state, state.game.legal_words(state)[0])
    drawn = state.game.legal_words(state)[0]
    after = play(state.clone(), drawn)
    first = log.lines(state, state.game.string_to_action(state, drawn), after, NAMES)[0]
    assert Texts("en", strict=True).message(first["message"]) == said.format(drawn.removeprefix("draw:")[1:])


def test_a_turned_pyramid_tile_is_called_by_its_number() -> None:
    """T11: the tiles of a random starting pyramid are drawn with their rotation."""
    assert tile(parse("draw:T5r2").tile) == message("teotihuacan-pyramid-tile", number="5")
    assert tile(parse("draw:D12").tile) == message("teotihuacan-decoration", number="12")


@pytest.mark.parametrize("name", CASES)
def test_a_turn_reads_as_it_was(name: str) -> None:
    players, given, line, expected = CASES[name]
    assert tell(players, given, line) == expected


def test_the_report_of_an_eclipse_says_what_comes_next() -> None:
    before = play(situation(*SALARIES, **ECLIPSE), "move:8.1>7")
    after = play(before.clone(), "cocoa")
    report = log.phase_report(before, before.game.string_to_action(before, "cocoa"), after)
    assert report is not None
    assert (report["phase"], report["last"], report["parts"]) == (1, False, ["tracks", "salary"])
    assert report["next"] == {"era": 2, "dark": 9, "per_step": 3}
    lina, xoc = report["breakdown"]
    assert lina["items"][0]["message"]["args"] == {"step": 3, "value": 4, "points": 12}
    assert {key: lina[key] for key in lina if key != "items"} == {
        "before": 20, "after": 32, "avenue": 12, "track": 12, "masks": 0, "salary": -12,
    }  # fmt: skip
    assert {key: xoc[key] for key in xoc if key != "items"} == {
        "before": 0, "after": 12, "avenue": 4, "track": 4, "masks": 4, "salary": 0,
    }  # fmt: skip


SALARY_ITEMS = {
    "salary:1": (-6, "1 of 3 cocoa paid, 2 missing × 3 = minus 6 VP"),
    "salary:3": (0, "3 cocoa paid"),
    "salary:*": (0, "No cocoa tile instead of 3 cocoa"),
}


@pytest.mark.parametrize("word", SALARY_ITEMS)
def test_the_report_of_a_salary_says_what_was_due(word: str) -> None:
    lina, xoc = SALARIES
    people = (lina, {**xoc, "unused": {**xoc["unused"], "free_cocoa": 1}})
    before = play(situation(*people, **ECLIPSE), "move:8.1>7", "cocoa")
    after = play(before.clone(), word)
    report = log.phase_report(before, before.game.string_to_action(before, word), after)
    assert report is not None
    [item] = report["breakdown"][1]["items"]
    assert (item["points"], Texts("en").message(item["message"])) == SALARY_ITEMS[word]
