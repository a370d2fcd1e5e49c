"""The guide of the Teotibot does at a table what the compiled rules do in the program (T83–T93)."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from teocalli import load_game
from teocalli.core.house import web_folder
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.guide import guide_facts, guide_script, plain_position, plain_tables
from teocalli.games.teotihuacan.options import DIFFICULTIES
from teocalli.games.teotihuacan.report import carry_out
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.players.greedy import Greedy
from tests.long import with_further
from tests.texts.test_browser_agrees import node

LEVELS = [level.name for level in DIFFICULTIES]
NOTED = {"ring": "ring", "techs": "techs", "actions": "bot_actions", "dirs": "dirs", "era": "era", "dice": "dice"}
FREEING = [4, 6]
"""Games in which the person takes the Worship space of the bot's worker."""
SCRIPT = """
import { readFileSync } from "node:fs";
import { rules } from "./rules.js";
import { gainsOf, makeAutomaton } from "./automaton.js";
const { facts, cases } = JSON.parse(readFileSync(0, "utf8"));
const automaton = makeAutomaton(rules, facts);
const asked = new Set();
const { level, ring, techs, actions, dirs } = cases[0].noted;
function carriedOut(noted, { dice, ends, freed }, answers) {
  if (freed) return { noted: automaton.freed(noted, freed), happened: [] };
  let [told, done] = [{}, { question: null }];
  while ("question" in done) {
    if (done.question) { asked.add(done.question); told = { ...told, [done.question]: answers[done.question] }; }
    done = dice ? automaton.turn(noted, dice, told) : automaton.eclipse(noted, ends, told);
  }
  return done;
}
let noted = automaton.begin({ level, ring, techs, actions, dirs });
const played = cases.map(({ deed, answers }) => {
  const done = carriedOut(noted, deed, answers);
  noted = { ...done.noted, era: done.noted.era + ("ends" in deed ? 1 : 0) };
  const { answers: _, ...after } = done.noted;
  return { after, gains: gainsOf(done.happened, facts.numbers) };
});
console.log(JSON.stringify({ played, asked: [...asked] }));
"""
"""From the beginning to the end the guide goes on with what itself has noted, as it does at a table."""


def noted(position: dict[str, Any], level: str) -> dict[str, Any]:
    """What the guide notes of a position."""
    return {"level": level, "seat": position["seat"][1], **{name: position[key] for name, key in NOTED.items()}}


def seen(position: dict[str, Any], tables: dict[str, Any]) -> dict[str, Any]:
    """What people see on the table, as the guide asks for it."""
    human = position["seat"][0]
    return {
        "techs": human["techs"],
        "track": human["track"],
        "top": [step == 11 for step in human["temple"]],
        "rows": position["rows"],
        "tiles": [tile if tile <= 7 else 0 for tile in position["board_tile"]],
        "stairway": next(filter(lambda at: may_decorate(position, tables, at), range(4)), 4),
        "level": 0 if position["finished"] or not position["pyramid"][0] else lowest_level(position, tables),
    }


def may_decorate(position: dict[str, Any], tables: dict[str, Any], stairway: int) -> bool:
    """Whether a Decoration may lie on the next step (T49)."""
    step = sum(map(bool, position["stairs"][stairway]))
    below = 0 if step == 4 else tables["stair_below"][stairway][step]
    return step < 4 and position["places"] & below == below and bool(position["decos"][0])


def lowest_level(position: dict[str, Any], tables: dict[str, Any]) -> int:
    """The lowest level with a free place (T50, T87)."""
    for place, level in enumerate(tables["level"]):
        below = tables["below"][place]
        if not position["places"] >> place & 1 and position["places"] & below == below:
            return int(level)
    return 0


def deeds(number: int) -> Iterator[dict[str, Any]]:
    """What the Teotibot does in a random solo game, and what is done to it: before, what the dice show, an Eclipse or
    the board where its worker is unlocked, and after.
    """
    rng, level = random.Random(f"guide {number}"), LEVELS[number % len(LEVELS)]
    game = load_game("teotihuacan", 1, DIFFICULTIES.settings(level, 1))
    assert isinstance(game, TeotihuacanGame)
    tables, greedy = plain_tables(game.tables), Greedy(number)
    state = eclipsed = game.new_initial_state([])
    eclipse = None
    while not state.is_terminal():
        assert isinstance(state, TeotihuacanState)
        action = chosen(state, rng, greedy)
        word = game.action_to_string(state, action)
        steps = carry_out(state, action)
        for at, (name, _, _, events) in enumerate(steps):
            before = steps[at - 1][2] if at else state
            freed = [board for what, seat, (board, *_) in events if (what, seat) == ("worker_unlocked", 1)]
            if eclipse and (freed or name == "dice"):  # it was not the last one
                yield eclipse
                eclipse = None
            if name == "dice":
                after = next(step[2] for step in reversed(spun(state, action, rng)) if step[0] in ("dice", "spin"))
                yield case(state, after, {"dice": int(word.removeprefix("dice:"))}, level, tables)
            elif name == "eclipse":
                eclipsed, eclipse = before, case(before, steps[at][2], {"ends": False}, level, tables)
            elif name == "end-scoring":  # salaries lie between, which are no matter of the bot's
                yield case(eclipsed, steps[at][2], {"ends": True}, level, tables)
            for board in freed:
                yield case(before, steps[at][2], {"freed": board}, level, tables)
        state.apply_action(action)


def spun(state: TeotihuacanState, action: int, rng: random.Random) -> list[Any]:
    """The steps of a throw, with that by which its Pyramid tile is turned, if one is laid."""
    steps = carry_out(state, action)
    after = steps[-1][2]
    turned = after.is_chance_node() and after.game.action_kind(after, after.legal_actions()[0]) == "spin"
    return [*steps, *carry_out(after, rng.choice(after.legal_actions()))] if turned else steps


def chosen(state: TeotihuacanState, rng: random.Random, greedy: Greedy) -> int:
    """What chance, a sensible player or a random one does."""
    if state.is_chance_node():
        actions, weights = state.chance_weights()
        return int(rng.choices(actions, weights)[0])
    return greedy.choose(state) if rng.random() < 0.8 else int(rng.choice(state.legal_actions()))


def case(
    before: TeotihuacanState, after: TeotihuacanState, deed: dict[str, Any], level: str, tables: dict[str, Any]
) -> dict[str, Any]:
    """A deed with everything that the guide gets and must find."""
    position, found = plain_position(before), plain_position(after)
    points = [found["seat"][seat]["vp"] - position["seat"][seat]["vp"] for seat in (0, 1)]
    given = {"noted": {**noted(position, level), "answers": {}}, "deed": deed, "answers": seen(position, tables)}
    return {**given, "after": noted(found, level), "points": points}


@pytest.mark.parametrize("number", with_further(FREEING, range(7, 40)))
def test_the_guide_does_what_the_rules_do(number: int, tmp_path: Path) -> None:
    """Every throw, every Eclipse, the end of a solo game, workers unlocked by the person (T30): the bot's goods,
    tracks, workers, tiles; all points.
    """
    shutil.copy(web_folder(TeotihuacanGame) / "guide" / "automaton.js", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "rules.js").write_text(guide_script())
    (tmp_path / "run.js").write_text(SCRIPT)
    cases = list(deeds(number))
    given = json.dumps({"facts": guide_facts(), "cases": cases})
    done = subprocess.run([node(), tmp_path / "run.js"], input=given, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert len(cases) > 20
    assert sum(case["deed"].get("ends", False) for case in cases) == 1
    assert number not in FREEING or any("freed" in case["deed"] for case in cases)
    for wanted, played in zip(cases, told["played"], strict=True):
        for each in (played, wanted):  # the sheet has the points, also those that the person's own turns bring the bot
            del each["after"]["seat"]["vp"]
        assert played["after"] == wanted["after"], wanted
        gained = [sum(each["points"] for each in played["gains"] if each["seat"] == seat) for seat in (0, 1)]
        seats = (1,) if "ends" in wanted["deed"] else (0, 1)
        assert [gained[seat] for seat in seats] == [wanted["points"][seat] for seat in seats]
    assert {"techs", "tiles", "rows", "level"} & set(told["asked"])


def test_positions_are_read_member_by_member() -> None:
    state = load_game("teotihuacan", 1).new_initial_state([])
    assert isinstance(state, TeotihuacanState)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    position, table = plain_position(state), state.table()
    assert position["ring"] == table["ring"]
    assert [at for at in range(30) if position["places"] >> at & 1] == table["places"]
    assert position["seat"][0]["cocoa"] == state.player_table(0)["cocoa"]
