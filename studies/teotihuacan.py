"""What is counted in games of Teotihuacan: actions, tracks, and where points come from, era by era."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, cast

from studies.cells import Study, cell_of, contrasts, replayed
from teocalli.arena.contest import Contest
from teocalli.arena.plan import PlannedMatch
from teocalli.arena.result import GameResult
from teocalli.games.teotihuacan.notation import Action
from teocalli.games.teotihuacan.rules.position import PALACE
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell.log.sources import gains
from teocalli.games.teotihuacan.tell.log.step import Step, told_steps

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
_COUNTED = {
    "cocoa": "Collect Cocoa",
    "ascend": "Ascensions",
    "rest": "Unlock all",
    "unlock": "Unlock for 3 cocoa",
}
"""Kinds of actions that are counted by a name of their own."""
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
        self.counted["double moves"] = [0.0] * contest.seats  # also where nobody makes one
        self._board = 0
        self._seats = [""] * contest.seats
        for before, action, after in replayed(contest, game):
            self._follow(cast(TeotihuacanState, before), action, points)
            end = after
        self._count_end(cast(TeotihuacanState, end), contest.seats)

    def _follow(self, before: TeotihuacanState, action: int, points: bool) -> None:
        """Count and book a word and what followed from it by itself."""
        seat = max(before.turn_player, 0)
        for step in told_steps(before, action, self._seats):
            if step.name == "built":
                self.counted["Pyramid tiles"][seat] += 1
            elif step.action >= 0:
                self._count_action(step.said, seat)
            if points:
                self._book(step)

    def _count_action(self, said: Action, seat: int) -> None:
        for name in self._names_of(said):
            self.counted[name][seat] += 1

    def _names_of(self, said: Action) -> Iterator[str]:
        """As what an action is counted."""
        if said.kind == "move":
            self._board = said.to
            yield from ["double moves"] * (len(said.powers) > 1)
        elif said.kind == "main":
            yield from (f"Main: {MAIN[self._board]}", "Main actions")
        elif said.kind == "worship":
            yield from ("Worship: Palace" if self._board == PALACE else "Worship: temples", "Worship")
        elif said.kind in _COUNTED:
            yield _COUNTED[said.kind]

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

    def _book(self, step: Step) -> None:
        """Book the points of a step by source, those of each era and those of all; the Teotibot's are not counted."""
        for gain in [gain for gain in gains(step) if gain["seat"] < len(self._seats)]:
            for name in (f"{gain['source']}, era {step.old['era']}", gain["source"], f"era {step.old['era']}"):
                self.points[name][gain["seat"]] += gain["points"]
