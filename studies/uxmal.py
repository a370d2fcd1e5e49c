"""What is counted in games of Uxmal: what the players do, where points come from, and when two cards can be had."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from studies.cells import Study, cell_of, contrasts, replayed
from studies.estimates import Estimate, Tally, mean_of
from teocalli.arena.contest import Contest
from teocalli.arena.plan import PlannedMatch
from teocalli.arena.result import GameResult
from teocalli.games.uxmal.notation import kind_of, said
from teocalli.games.uxmal.state import UxmalState

LEVELS = (1, 2, 3)
_MOST = 2
"""Cards that a build yields at most (U16)."""
_COUNTED = {
    "build": "builds",
    "place": "priests placed",
    "move": "priests moved",
    "honour": "honours",
    "curse": "curses",
}


@dataclass(frozen=True)
class Build:
    """A tile that was laid: where, whether some free seat or the seat chosen could bring two cards, and what it did."""

    block: int
    level: int
    seat: str
    possible: bool
    offered: bool
    cards: int


def find(match: PlannedMatch, games: Sequence[GameResult], standard: Sequence[GameResult]) -> dict[str, Any]:
    """The cell of a match, with two cards, actions and points."""
    seen = [_Watched(match.contest, game) for game in games]
    builds = [build for game in seen for build in game.builds]
    return {
        **cell_of(match, games, standard),
        "cards": {"all": _cards(builds), **{str(level): _cards(_on(builds, level)) for level in LEVELS}},
        "places": _places(builds),
        "actions": contrasts(games, [game.actions for game in seen]),
        "sources": contrasts(games, [_sources(game) for game in games]),
    }


STUDY = Study("uxmal", find)


class _Watched:
    """One game replayed."""

    def __init__(self, contest: Contest, game: GameResult) -> None:
        self.builds: list[Build] = []
        counted: dict[str, list[float]] = defaultdict(lambda: [0.0] * contest.seats)
        waiting: Build | None = None
        for before, action, _ in replayed(contest, game):
            kind, player = kind_of(action), before.turn_player
            if kind in _COUNTED:
                counted[_COUNTED[kind]][player] += 1
            if kind == "seat":
                waiting = build_of(cast(UxmalState, before), action, game.block)
                self.builds.append(waiting)
            elif kind == "take" and waiting is not None:
                self.builds[-1] = waiting = _with_cards(waiting, said(cast(UxmalState, before), action).cards)
            if kind in ("seat", "take") and waiting is not None:
                counted["cards taken"][player] += waiting.cards
                counted["two cards at once"][player] += waiting.cards == _MOST
        self.actions: Tally = counted


def build_of(state: UxmalState, action: int, block: int) -> Build:
    """What laying the drawn tile means; its cards only where they are taken without asking."""
    offered = state.claims_of(action)
    return Build(
        block=block,
        level=state.phase,
        seat=said(state, action).field,
        possible=any(cards == _MOST for other in state.legal_actions() for _, cards in state.claims_of(other)),
        offered=any(cards == _MOST for _, cards in offered),
        cards=offered[0][1] if len(offered) == 1 else 0,
    )


def _with_cards(build: Build, cards: int) -> Build:
    return Build(build.block, build.level, build.seat, build.possible, build.offered, cards)


def _on(builds: Iterable[Build], level: int) -> list[Build]:
    return [build for build in builds if build.level == level]


def _cards(builds: Sequence[Build]) -> dict[str, Estimate]:
    """Shares of builds: two cards possible at some free seat, offered by the seat chosen, taken; one taken, none."""

    def share(values: Iterable[bool]) -> Estimate:
        return mean_of((build.block, float(value)) for build, value in zip(builds, values, strict=True))

    return {
        "possible": share(build.possible for build in builds),
        "offered": share(build.offered for build in builds),
        "two": share(build.cards == _MOST for build in builds),
        "one": share(build.cards == 1 for build in builds),
        "none": share(build.cards == 0 for build in builds),
    }


def _places(builds: Sequence[Build]) -> dict[str, float]:
    """By level and seat (“1 a1”) the share of the tiles laid there that brought two cards."""
    laid = Counter(f"{build.level} {build.seat}" for build in builds)
    two = Counter(f"{build.level} {build.seat}" for build in builds if build.cards == _MOST)
    return {place: two[place] / laid[place] for place in sorted(laid)}


def _sources(game: GameResult) -> Tally:
    """Points by source and phase, and of each source in all phases."""
    found: dict[str, list[float]] = defaultdict(lambda: [0.0] * len(game.scores))
    for source in game.sources:
        for name in (f"{source.name}, phase {source.phase}", source.name):
            found[name] = [old + new for old, new in zip(found[name], source.points, strict=True)]
    return found
