"""The score sheet for printed games: it ranks as the rules do, and has a place for every point that they give."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from teocalli.core.house import web_folder
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import game_class
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell.log.sources import gains
from teocalli.games.teotihuacan.tell.log.step import told_steps
from tests.fixtures.store import load_record, own_games
from tests.packaging.checkout import PACKAGE
from tests.texts.test_browser_agrees import node

APP = PACKAGE / "web" / "static" / "app" / "companion"
TIED = {
    "teotihuacan": ["19-3p-dark-tie", "25-2p-tie-by-cocoa", "26-4p-tie-by-order", "27-4p-tie-of-four"],
    "uxmal": ["37-2p-tie-by-cards", "39-3p-shared-by-two", "45-4p-tie-cut-to-three"],
}
RUN = """
import { readFileSync } from "node:fs";
import * as sheet from "./sheet.js";
import * as lots from "./drawing-lots.js";
import { house } from "./companion.js";
const given = JSON.parse(readFileSync(0, "utf8"));
const chance = (seed) => (below) => (seed = (seed * 48271) % 2147483647) % below;
console.log(JSON.stringify(run(given)));
"""
RANKED = """
function run({ points, ties, variants }) {
  let made = sheet.newSheet(house, points.map(() => ""), false, 0);
  points.forEach((each, seat) => {
    made = sheet.withPoints(made, house.sources[0], seat, 0, each - 1);
    made = sheet.withPoints(made, house.sources[1], seat, 2, 1);
  });
  return sheet.ranking({ ...made, ties: ties.map((each) => [each]), variants }, house);
}
"""


@pytest.fixture
def run(tmp_path: Path) -> Any:
    """Runs a function `run` beside the sheet and a game's own part of it."""

    def go(game: str, function: str, given: object) -> Any:
        own = web_folder(game_class(game))
        for file in (APP / "sheet.js", APP / "drawing-lots.js", own / "companion.js", own / "source-names.js"):
            if file.is_file():
                shutil.copy(file, tmp_path)
        (tmp_path / "package.json").write_text('{"type": "module"}')
        (tmp_path / "run.mjs").write_text(f"{RUN}\n{function}")
        done = subprocess.run(
            [node(), tmp_path / "run.mjs"], input=json.dumps(given), capture_output=True, text=True, check=True
        )
        return json.loads(done.stdout)

    return go


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in TIED.items() for name in names])
def test_ties_are_decided_as_the_rules_do(run: Any, game: str, name: str) -> None:
    """T79, T81, U26: the same places as the program gives."""
    match = Match.from_record(Record.from_json(load_record(own_games(game) / f"{name}.json")))
    result = match.game.result(match.state)
    first = next(int(word[-1]) for word in [*match.setup, *match.words] if word.startswith("first:"))
    in_order = [*range(first, match.game.seats), *range(first)]
    left = result.get("cocoa_left") or result["cards_left"]
    given = {
        "points": [result["scores"][seat] for seat in in_order],
        "ties": [left[seat] for seat in in_order],
        "variants": ["dark_eclipse"] if match.game.options.get("dark_eclipse") == "yes" else [],
    }
    ranked = [sorted(in_order[place] for place in group) for group in run(game, RANKED, given)]
    assert ranked == result["ranking"]


def _position(match: Match, number: int) -> TeotihuacanState:
    state = match.state_at(number)
    assert isinstance(state, TeotihuacanState)
    return state


@pytest.mark.parametrize("name", ["04-1p", "02-3p"])
def test_every_point_of_a_game_has_its_place(run: Any, name: str) -> None:
    """With the Teotibot and without; who has points of a source may enter them."""
    match = Match.from_record(Record.from_json(load_record(own_games("teotihuacan") / f"{name}.json")))
    alone = match.game.players == 1
    found = {
        (gain["source"], alone and gain["seat"] == 1)
        for n, action in enumerate(match.actions)
        for step in told_steps(_position(match, n), action, ["", "", ""][: match.game.seats])
        for gain in gains(step)
        if gain["points"]
    }
    function = """function run({ found, alone }) {
      const sources = sheet.sourcesOf(house, alone);
      return found.map(([name, automaton]) => sources.includes(name) && sheet.mayHave(house, automaton, name));
    }"""
    assert len(found) > 10
    assert all(run("teotihuacan", function, {"found": sorted(found), "alone": alone}))


def test_the_set_up_is_drawn_by_the_rules_and_the_table_can_be_read_elsewhere(run: Any) -> None:
    """What is drawn is there once; what is kept is not drawn again; a name is no formula."""
    function = """function run(draws) {
      const { now, later } = lots.inTwo(draws);
      const first = lots.drawn(now, chance(7));
      const dealt = first.filter(({ draw }) => draw.kept).flatMap(({ items }) => items.map(({ id }) => id));
      const kept = first.filter(({ draw }) => draw.kept).flatMap(({ items }) => items.slice(0, 2));
      const gone = new Map(later.map(({ pool }) => [pool, kept]));
      const second = lots.drawn(later, chance(11), gone).flatMap(({ items }) => items.map(({ id }) => id));
      const techs = first.find(({ draw }) => !draw.ordered).items.map(({ id }) => Number(id.split("-").at(-1)));
      const made = sheet.newSheet(house, ["=1+1", "a,b"], false, 0);
      const words = { heading: ["d"], source: (name) => name, name: (one, seat) => one.names[seat] };
      return { dealt, kept: kept.map(({ id }) => id), second, techs, table: sheet.asTable([made], house, words) };
    }"""
    draws = [draw.to_json() for draw in game_class("teotihuacan")(4).set_up_draws()]
    told = run("teotihuacan", function, [*draws, {**draws[-1], "later": True, "kept": None, "count": 4}])
    assert len(set(told["dealt"])) == 16
    assert len(set(told["second"])) == 4
    assert not set(told["second"]) & set(told["kept"])
    assert told["techs"] == sorted(told["techs"])
    assert len(told["techs"]) == 6
    lines = told["table"].split("\r\n")
    assert lines[1].startswith("1970-01-01,'=1+1,1,0,")
    assert '"a,b",2,0,' in lines[2]
