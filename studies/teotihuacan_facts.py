"""What is seen of the players in games of Teotihuacan: tiles, Technologies, temples, turns, Ascensions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from studies.cells import replayed_words
from studies.facts import Facts
from teocalli.core.game import Game
from teocalli.games.teotihuacan.components import TEMPLES
from teocalli.games.teotihuacan.notation import ACTIONS, Action
from teocalli.games.teotihuacan.rules.position import PALACE
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell.report import Carried, Event, steps_of

BONUS_STEP, TOP_STEP = 10, 11
"""Steps of a temple: that of its Temple Bonus tile, and the last one (T54)."""
_REWARDS = ("vp", "cocoa", "temple", "two", "worker")
_ERAS = (1, 2, 3)
_MASKS = 7


def seen(game: Game, row: Mapping[str, Any]) -> Facts:
    """The facts of a game."""
    return _Seen(game, row).facts


class _Seen:
    """A game while it is replayed."""

    def __init__(self, game: Game, row: Mapping[str, Any]) -> None:
        words = list(replayed_words(game, row["words"]))
        self._last = cast(TeotihuacanState, words[-1][2])
        self.facts = Facts.of(row, self._last.table()["first"])
        self._started: set[int] = set()
        self._ascended: set[int] = set()
        for before, action, _ in words:
            self._follow(cast(TeotihuacanState, before), action)
        self._end_era(self._last)
        for seat in range(game.players):
            self._at_the_end(seat)
        self.facts.lengths["share of games that a finished pyramid ends"] = float(self._last.table()["finished"])

    def _follow(self, before: TeotihuacanState, action: int) -> None:
        if before.decision == "keep":
            self._deal(before)
        state = before
        for step in steps_of(before, action):
            era = state.table()["era"]
            if step.action >= 0:
                self._do(state, ACTIONS[step.action], era)
            for event in step.report.events:
                self._happen(step, event, era)
            state = step.after

    def _deal(self, state: TeotihuacanState) -> None:
        """Who may keep which Starting tiles."""
        for tile in {tile for action in state.legal_actions() for tile in ACTIONS[action].tiles}:
            self.facts.mark("dealt", tile, state.current_player)

    def _do(self, state: TeotihuacanState, said: Action, era: int) -> None:
        seat = max(state.turn_player, 0)
        match said.kind:
            case "royals" | "techs" | "bonus":
                self._set_up(said)
            case "keep":
                self._keep(said, state.current_player)
            case "main" | "worship" | "cocoa":
                self._act(said, state.table()["arrival"], seat, era)
            case "rest":
                self._turn(seat, "rest", era)
            case "unlock":
                self.facts.count("unlock", "unlocking", seat)
            case "ascend":
                self.facts.possible("reward", *_REWARDS)
                self.facts.count("reward", said.reward, seat)

    def _set_up(self, said: Action) -> None:
        """Tiles that are in the game, so that somebody could have them."""
        self.facts.possible("royal", *said.royals)
        for group in ("technology", *(f"technology, era {era}" for era in _ERAS)):
            self.facts.possible(group, *said.technologies)

    def _keep(self, said: Action, seat: int) -> None:
        for tile in said.tiles:
            self.facts.mark("starting", tile, seat)
        self.facts.mark("pair", "+".join(said.tiles), seat)

    def _act(self, said: Action, board: int, seat: int, era: int) -> None:
        """What the worker does where it arrived."""
        done = f"main {board}" if said.kind == "main" else said.kind
        if said.kind == "worship":
            done = "palace" if board == PALACE else "temples"
        self._turn(seat, done, era)
        if seat not in self._started:
            self._started.add(seat)
            self.facts.mark("first turn", f"{board}.{said.kind}", seat)
        if said.royal:
            self.facts.count("royal", said.royal, seat)

    def _turn(self, seat: int, done: str, era: int) -> None:
        self.facts.count("turns", done, seat)
        self.facts.count(f"turns, era {era}", done, seat)

    def _happen(self, step: Carried, event: Event, era: int) -> None:
        """What the rules reported."""
        facts, seat = self.facts, event.seat
        if event.name == "technology_taken":
            number = step.after.game.components.technologies[event.numbers[0]]
            facts.mark("technology", number, seat)
            facts.mark(f"technology, era {era}", number, seat)
        elif event.name == "ascended":
            facts.possible("first Ascension", *(f"era {each}" for each in _ERAS))
            facts.count("ascensions", "Ascension", seat)
            facts.count(f"ascensions, era {era}", "Ascension", seat)
            if seat not in self._ascended:
                self._ascended.add(seat)
                facts.mark("first Ascension", f"era {era}", seat)
        elif event.name == "era_begun":
            facts.standing[event.numbers[0]] = [*step.after.points()][: len(facts.order)]
            self._end_era(step.after)

    def _end_era(self, state: TeotihuacanState) -> None:
        """How many rounds the era had that is over."""
        rounds = state.table()["turns"] / state.game.seats
        era = len(self.facts.lengths) + 1
        self.facts.lengths[f"rounds, era {era}"] = rounds - sum(self.facts.lengths.values())

    def _at_the_end(self, seat: int) -> None:
        """What lies before a seat at the end."""
        facts, own, table = self.facts, self._last.player_table(seat), self._last.table()
        game = self._last.game
        kinds = game.components.kinds
        counts = [unused + used for unused, used in zip(own["unused"], own["used"], strict=True)]
        for kind, count in list(zip(kinds, counts, strict=True))[_MASKS:]:
            facts.count("discovery", kind, seat, count)
        facts.count("discovery", "mask", seat, sum(counts[:_MASKS]))
        for place, temple in enumerate(TEMPLES):
            step, bonus = own["temples"][place], game.components.bonuses[table["bonus"][place] - 1]
            facts.count("temple steps", temple, seat, step)
            facts.count("temple reached", temple, seat, step >= BONUS_STEP)
            facts.count("bonus", bonus, seat, step >= BONUS_STEP)
            facts.count("temple top", temple, seat, step >= TOP_STEP)
