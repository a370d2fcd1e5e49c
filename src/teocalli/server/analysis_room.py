"""The trees of variations of all games: read from where they are kept, changed, and what is told of their positions.

What takes time runs in worker threads; a tree that somebody else has changed meanwhile is changed anew.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from teocalli.core.errors import TeocalliError
from teocalli.core.record import Record
from teocalli.core.state import State
from teocalli.core.variations import Node, Variations
from teocalli.server.request_models import AnalysisChange
from teocalli.server.threads import run_uncancellable, run_writing
from teocalli.store import KeptVariations
from teocalli.table.analysing import (
    AnalysedGame,
    Room,
    kept_tree,
    positions_ahead,
    positions_on_the_way,
    read_tree,
    tree_told,
)
from teocalli.table.setting_up import summary_to_edit

KEPT_ROOMS = 16
"""Games of which it is remembered what their positions tell; the ones looked at last."""
ATTEMPTS = 20
"""So often a change is tried that other server processes forestall."""


class AnalysisRooms:
    """The analysis rooms of all games."""

    def __init__(self, kept: KeptVariations) -> None:
        self._kept = kept
        self._rooms: OrderedDict[str, tuple[threading.Lock, Room]] = OrderedDict()
        # Changes of one game come one after the other; those of other server processes are found out.
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def tree(self, game_id: str, game: AnalysedGame) -> dict[str, Any]:
        """The tree of a game."""
        return await run_uncancellable(lambda: tree_told(game, self._read(game_id, game)[0]))

    async def change(self, game_id: str, game: AnalysedGame, wish: AnalysisChange) -> dict[str, Any]:
        """Change the tree; gives it with the position to which the change leads.

        Raises `TeocalliError`: `error-not-seated` for who may not, and what the change raises.
        """
        if not game.may:
            raise TeocalliError("error-not-seated")
        async with self._changing.setdefault(game_id, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                tree, at, before = await run_uncancellable(self._changed, game_id, game, wish)
                data = await run_uncancellable(_written, tree)
                if data == before or await run_writing(self._kept.keep, game_id, data, before):
                    return {**await run_uncancellable(tree_told, game, tree), "at": at}
        raise TeocalliError("error-stale")

    async def view(self, game_id: str, game: AnalysedGame, key: str) -> dict[str, Any]:
        """The view at a position."""
        return await run_uncancellable(self._view, game_id, game, key)

    async def way(self, game_id: str, game: AnalysedGame, key: str, first: int, last: int) -> dict[str, Any]:
        """Positions on the way to a position; what lies beyond it is left out."""

        def look() -> dict[str, Any]:
            node = self._read(game_id, game)[0].node(key)
            return positions_on_the_way(game, node, first, min(node.number, last))

        return await run_uncancellable(look)

    async def ahead(self, game_id: str, game: AnalysedGame, key: str, words: Sequence[str]) -> dict[str, Any]:
        """Positions to which words lead from a position."""
        return await run_uncancellable(
            lambda: positions_ahead(game, self._read(game_id, game)[0].node(key), words),
        )

    async def state(self, game_id: str, game: AnalysedGame, key: str) -> State:
        """A position as it may be analysed."""
        return (await self.position(game_id, game, key))[0]

    async def position(self, game_id: str, game: AnalysedGame, key: str) -> tuple[State, int]:
        """A position as it may be analysed, and its number."""

        def find() -> tuple[State, int]:
            node = self._read(game_id, game)[0].node(key)
            return game.state_at(node), node.number

        return await run_uncancellable(find)

    async def summary(self, game_id: str, game: AnalysedGame, key: str) -> dict[str, Any]:
        """A position as it may be analysed, to be changed by hand, with the game it belongs to."""

        def look() -> dict[str, Any]:
            played = game.match.game
            return {
                "game": played.name,
                "players": played.players,
                "options": played.option_set.changed(played.options),
                "summary": summary_to_edit(played, game.state_at(self._read(game_id, game)[0].node(key))),
            }

        return await run_uncancellable(look)

    async def record(self, game_id: str, record: Record, words: Sequence[str]) -> None:
        """Put what is kept into the record of a game that has these words since its set-up."""

        def put() -> None:
            data = self._kept.get(game_id)
            if data is not None:
                tree = _tree(data)
                tree.follow(words)
                record.variations = tree.to_json()

        await run_uncancellable(put)

    def _read(self, game_id: str, game: AnalysedGame) -> tuple[Variations, str | None]:
        """The tree of a game, and what is kept of it."""
        data = self._kept.get(game_id)
        return (game.record if data is None else read_tree(json.loads(data), game.match)), data

    def _changed(self, game_id: str, game: AnalysedGame, wish: AnalysisChange) -> tuple[Variations, str, str | None]:
        """The tree after a change, the position to which that leads, and what is kept of the tree before."""
        tree, before = self._read(game_id, game)
        return tree, CHANGES[wish.do](game, tree, wish).key, before

    def _view(self, game_id: str, game: AnalysedGame, key: str) -> dict[str, Any]:
        node = self._read(game_id, game)[0].node(key)
        lock, room = self._room(game_id, game)
        with lock:
            return room.view(game_id, game, node)

    def _room(self, game_id: str, game: AnalysedGame) -> tuple[threading.Lock, Room]:
        found = self._rooms.pop(game_id, None)
        if found is None or found[1].history.names != game.names:
            found = (threading.Lock(), Room(game.names))
        self._rooms[game_id] = found
        while len(self._rooms) > KEPT_ROOMS:
            self._rooms.popitem(last=False)
        return found


def _written(tree: Variations) -> str:
    return json.dumps(kept_tree(tree), separators=(",", ":"))


def _tree(data: str) -> Variations:
    found = json.loads(data)
    return Variations.from_json(found["words"], found["variations"])


def _play(game: AnalysedGame, tree: Variations, wish: AnalysisChange) -> Node:
    return game.play(tree, tree.node(wish.at), wish.word)


def _line(game: AnalysedGame, tree: Variations, wish: AnalysisChange) -> Node:
    return game.play_all(tree, tree.node(wish.at), wish.words)


def _draw(game: AnalysedGame, tree: Variations, wish: AnalysisChange) -> Node:
    return game.draw(tree, tree.node(wish.at))


def _say(_: AnalysedGame, tree: Variations, wish: AnalysisChange) -> Node:
    tree.say(wish.at, **{wish.do: wish.text})
    return tree.node(wish.at)


def _promote(_: AnalysedGame, tree: Variations, wish: AnalysisChange) -> Node:
    tree.promote(wish.at)
    return tree.node(wish.at)


def _delete(_: AnalysedGame, tree: Variations, wish: AnalysisChange) -> Node:
    return tree.delete(wish.at)


CHANGES: dict[str, Callable[[AnalysedGame, Variations, AnalysisChange], Node]] = {
    "play": _play,
    "line": _line,
    "draw": _draw,
    "name": _say,
    "note": _say,
    "promote": _promote,
    "delete": _delete,
}
