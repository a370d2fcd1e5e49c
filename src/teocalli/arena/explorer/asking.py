"""Queries to an explorer database: what was played at a position, and how choices turned out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.arena.balance import Estimate
from teocalli.arena.explorer.collecting import EXACT, key_of, likenesses_of, move_text, options_text, trait_of
from teocalli.arena.explorer.database import Crowd, ExplorerFile, Results
from teocalli.core.errors import Message, TeocalliError, message, shown
from teocalli.core.exploring import Likeness, Trait
from teocalli.core.game import Game
from teocalli.core.record import PERSON
from teocalli.core.state import State
from teocalli.players.naming import player_title

PLACES = 4
"""Decimal places in results."""


@dataclass(frozen=True)
class Filter:
    """Which games to include: seats of these players (records' `seats`; none: all), a number of players (None: any).

    `options`: rule options as `options_text` writes them, None for any.
    """

    levels: tuple[str, ...] = ()
    players: int | None = None
    options: str | None = None

    @classmethod
    def like(cls, game: Game, *, levels: Sequence[str] = (), any_count: bool = False) -> Filter:
        """Games with the same options and, unless `any_count`, the same number of players."""
        return cls(tuple(levels), None if any_count else game.players, options_text(game))

    def takes(self, crowd: Crowd) -> bool:
        """Whether a crowd is included."""
        return (
            (not self.levels or crowd.level in self.levels)
            and (self.players is None or crowd.players == self.players)
            and (self.options is None or crowd.options == self.options)
        )


def level_message(level: str) -> Message:
    """The name of the kind of player in a seat."""
    if level in ("", PERSON):
        return message("explorer-person" if level else "explorer-unknown")
    try:
        return player_title(level)
    except TeocalliError:  # a player that other versions knew
        return message("bot-search", player=shown(level, 40))


def contents(file: ExplorerFile) -> dict[str, Any]:
    """The contents of a database: how many games, of which levels, and with how many players, most games first."""
    crowds = file.crowds()
    levels = dict.fromkeys(crowd.level for crowd in sorted(crowds, key=lambda crowd: crowd.level))
    return {
        "game": file.game,
        "games": file.games(),
        "levels": [{"level": level, "message": level_message(level)} for level in levels],
        "players": list(dict.fromkeys(crowd.players for crowd in crowds)),
    }


def moves_at(file: ExplorerFile, game: Game, state: State, words: int, wanted: Filter) -> list[dict[str, Any]]:
    """What was played at a position (after this many words since the set-up) and in similar ones, narrowest first.

    Only actions possible here are listed, the most frequent first; `part` is an action's share of them. Nothing is
    listed for a similarity without games, nor if no player is to move.
    """
    if not 0 <= state.current_player < game.players:
        return []
    crowds = [crowd for crowd in file.crowds() if wanted.takes(crowd)]
    told = (_alike_told(file, game, state, each, crowds) for each in likenesses_of(game, state, words))
    return [each for each in told if each["moves"]]


def _alike_told(
    file: ExplorerFile, game: Game, state: State, likeness: Likeness, crowds: Sequence[Crowd]
) -> dict[str, Any]:
    words = _words_by_move(game, state, likeness)
    found = file.moves(key_of(likeness), crowds) if len(words) > 1 else {}
    played = {move: results for move, results in found.items() if move in words}
    games = sum(results.games for results in played.values())
    moves = [
        {**_move_told(game, likeness, move, words[move]), "part": round(results.games / games, PLACES), **told(results)}
        for move, results in sorted(played.items(), key=lambda item: (-item[1].games, item[0]))
    ]
    name = "explorer-exact" if likeness.name == EXACT else f"{game.name}-alike-{likeness.name}"
    return {"likeness": likeness.name, "message": message(name), "games": games, "moves": moves}


def _words_by_move(game: Game, state: State, likeness: Likeness) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for action in state.legal_actions():
        found[move_text(game, state, action, likeness)].append(game.action_to_string(state, action))
    return found


def _move_told(game: Game, likeness: Likeness, move: str, words: Sequence[str]) -> dict[str, Any]:
    trait = None if likeness.by_word else trait_of(move)
    return {"move": move, "message": None if trait is None else game.trait_message(trait), "words": list(words)}


def told(results: Results) -> dict[str, Any]:
    """Results as JSON: number of games; for share of victories, points and margin the mean and its 95 % interval."""
    return {
        "games": results.games,
        "won": _estimate(results.won),
        "points": _estimate(results.mean_points),
        "margin": _estimate(results.mean_margin),
    }


def _estimate(value: Estimate) -> list[float | None]:
    return [None if each is None else round(each, PLACES) for each in (value.mean, value.low, value.high)]


def traits_told(file: ExplorerFile, game: Game, wanted: Filter) -> list[dict[str, Any]]:
    """How choices turned out, kind by kind in the game's order; kinds without games are left out."""
    crowds = [crowd for crowd in file.crowds() if wanted.takes(crowd)]
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for kind, value, results in file.traits(crowds):
        rows[kind].append({"value": value, "message": game.trait_message(Trait(kind, value)), **told(results)})
    return [
        {"kind": kind.name, "message": message(f"{game.name}-traits-{kind.name}"), "rows": rows[kind.name]}
        for kind in game.trait_kinds
        if rows[kind.name]
    ]
