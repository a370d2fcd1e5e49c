"""What is counted in games of Teotihuacan: actions, tracks, and where points come from, era by era."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, cast

from studies.cells import Study, cell_of, contrasts, replayed
from teocalli.arena.contest import Contest
from teocalli.arena.plan import PlannedMatch
from teocalli.arena.result import GameResult
from teocalli.games.teotihuacan.notation import word_of
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell.log.scoring import SCORINGS, items_of
from teocalli.games.teotihuacan.tell.log.sources import gains
from teocalli.games.teotihuacan.tell.log.step import Step

MAIN = {
    2: "Forest",
    3: "Stone Quarry",
    4: "Gold Deposits",
    5: "Alchemy",
    6: "Nobles",
    7: "Decorations",
    8: "Construction",
}
"""Boards with a Main action; Alchemy gives Technologies, Nobles Buildings."""
_TEMPLES = ("blue", "red", "green")
_TURNS = ("Main actions", "Worship", "Collect Cocoa", "Unlock all")
"""What a turn is used for."""
_MASKS = 7


def find(match: PlannedMatch, games: Sequence[GameResult], standard: Sequence[GameResult]) -> dict[str, Any]:
    """The cell of a match; that of a standard game with actions and points of winners and others."""
    cell = cell_of(match, games, standard)
    if standard:
        return cell
    seen = [_Watched(match.contest, game) for game in games]
    return {
        **cell,
        "actions": contrasts(games, [game.counted for game in seen]),
        "sources": contrasts(games, [game.points for game in seen]),
    }


def turns_of(contest: Contest, game: GameResult) -> int:
    """Turns of a game; the choice of Starting tiles and salaries, which stand by themselves, are none."""
    done = _Watched(contest, game, points=False).counted
    return int(sum(sum(done[name]) for name in _TURNS if name in done))


STUDY = Study("teotihuacan", find, turns_of)


class _Watched:
    """One game replayed: what each seat did, and its points by source and era, each a tally."""

    def __init__(self, contest: Contest, game: GameResult, *, points: bool = True) -> None:
        self.counted: dict[str, list[float]] = defaultdict(lambda: [0.0] * contest.seats)
        self.points: dict[str, list[float]] = defaultdict(lambda: [0.0] * contest.seats)
        self._board = 0
        self._seats = [""] * contest.seats
        for before, action, after in replayed(contest, game):
            self._follow(cast(TeotihuacanState, before), action, points)
            end = after
        self._count_end(cast(TeotihuacanState, end), contest.seats)

    def _follow(self, before: TeotihuacanState, action: int, points: bool) -> None:
        """Count and book a word and what followed from it by itself."""
        start, seat = before, max(before.turn_player, 0)
        for name, done, after in start.steps(action):
            if name == "built":
                self.counted["Pyramid tiles"][seat] += 1
            elif done >= 0:
                self._count_word(word_of(before, done), seat)
            if points and before.points() != after.points():
                self._book(Step(name, done, True, before, after, self._seats), start, action)
            before = after

    def _count_word(self, word: str, seat: int) -> None:
        head, _, rest = word.partition(":")
        if head == "move":
            self._board = int(rest.partition(">")[2].rstrip("*"))
            self.counted["double moves"][seat] += rest.partition(">")[0].count(".") > 1
        elif head.startswith("main"):
            self.counted[f"Main: {MAIN[self._board]}"][seat] += 1
            self.counted["Main actions"][seat] += 1
        elif head == "worship":
            self.counted["Worship: Palace" if self._board == 1 else "Worship: temples"][seat] += 1
            self.counted["Worship"][seat] += 1
        elif head == "cocoa":
            self.counted["Collect Cocoa"][seat] += 1
        elif head == "ascend":
            self.counted["Ascensions"][seat] += 1
        elif head in ("rest", "unlock"):
            self.counted["Unlock all" if head == "rest" else "Unlock for 3 cocoa"][seat] += 1

    def _count_end(self, end: TeotihuacanState, seats: int) -> None:
        """Count what lies before everybody at the end."""
        for seat in range(seats):
            own = end.player_table(seat)
            tiles = [unused + used for unused, used in zip(own["unused"], own["used"], strict=True)]
            values = {
                "Technologies": len(own["techs"]),
                "Avenue steps": own["avenue"],
                "Temple steps": sum(own["temples"]),
                **{f"Temple steps: {name}": steps for name, steps in zip(_TEMPLES, own["temples"], strict=True)},
                "Masks": sum(tiles[:_MASKS]),
                "Other Discovery tiles": sum(tiles[_MASKS:]),
                "Fourth worker": not own["wheel"],
            }
            for name, value in values.items():
                self.counted[name][seat] = float(value)

    def _book(self, step: Step, start: TeotihuacanState, action: int) -> None:
        """Book the points of a step by source, those of each era and those of all."""
        items = None
        if step.name in SCORINGS:
            scored = {name: parts for name, _, parts in start.scorings(action)}
            items = items_of(step, scored[SCORINGS[step.name]])
        era = step.before.table()["era"]
        for gain in gains(step, items):
            for name in (f"{gain['source']}, era {era}", gain["source"], f"era {era}"):
                self.points[name][gain["seat"]] += gain["points"]
