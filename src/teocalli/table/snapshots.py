"""Snapshots: a table with its story as bytes, so that a long game is opened without being played again (R-47).

A snapshot is good for the very program that made it: only with the same code does it stand for what the events lead to.
Whoever keeps one says so (`program_of`), and that the events are still those from which it came.
"""

from __future__ import annotations

import functools
import hashlib
import json
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import teocalli.core
import teocalli.table
from teocalli.core.game import Game
from teocalli.core.house import package_of
from teocalli.core.match import Match
from teocalli.core.registry import game_class, load_game
from teocalli.table.clock import Clock, TimeControl
from teocalli.table.company import Company
from teocalli.table.contest import Contest
from teocalli.table.history import History
from teocalli.table.moment import Moment
from teocalli.table.proposals import Proposal
from teocalli.table.rating import Rating
from teocalli.table.seats import Seat
from teocalli.table.shuffle import Shuffle
from teocalli.table.stand_ins import StandIn
from teocalli.table.table import Table

VALUES: Mapping[str, type[Any]] = {
    kind.__name__: kind
    for kind in (Clock, Company, Contest, Moment, Proposal, Rating, Seat, Shuffle, StandIn, TimeControl)
}
"""The values that a table is made of, beside those of the language."""

CODE = {".py", ".so", ".pyd", ".json", ".yaml", ".txt"}
"""Kinds of files on which it depends what events lead to, and what is told of it."""


def take(table: Table, history: History) -> bytes:
    """The table with its story, which has followed it.

    Raises `TypeError` for a value that no snapshot knows, `ValueError` for one that is nested too deeply.
    """
    match = table.match
    try:
        data = {
            "game": [match.game.name, match.game.players, match.game.options],
            "match": [match.setup, match.words, match.actions],
            "position": match.position,
            "positions": [match.state_at(n).to_bytes().hex() for n in range(len(match.words) + 1)],
            "table": {name: _packed(value) for name, value in vars(table).items() if name != "match"},
            "history": history.to_json(),
        }
        return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def restored(data: bytes) -> tuple[Table, History]:
    """The table of a snapshot of this program, with its story. Raises an exception of any kind for other bytes."""
    found = json.loads(zlib.decompress(data))
    game = load_game(*found["game"])
    setup, words, actions = found["match"]
    positions = [bytes.fromhex(each) for each in found["positions"]]
    match = Match.from_positions(game, setup, words, actions, positions, position=found["position"])
    if match.state.to_bytes().hex() != found["positions"][-1]:
        raise ValueError("the position is another one")
    table = Table.__new__(Table)
    vars(table).update({name: _unpacked(value) for name, value in found["table"].items()}, match=match)
    return table, History.from_json(found["history"], match)


@functools.cache
def program_of(name: str) -> str:
    """What tells the program that plays a game from any other version of it: a hash of its code.

    Raises `TeocalliError` for an unknown game, `OSError` where the code cannot be read.
    """
    game = game_class(name)
    code = hashlib.sha256(sys.version.encode())
    for file in sorted(_files(game)):
        code.update(file.name.encode() + file.read_bytes())
    return code.hexdigest()


def _files(game: type[Game]) -> Iterable[Path]:
    folders = [folder for package in (teocalli.core, teocalli.table) for folder in package.__path__]
    own = sys.modules[package_of(game) or game.__module__]
    folders += getattr(own, "__path__", [])
    yield from {file for folder in folders for file in Path(folder).rglob("*") if file.suffix in CODE}


# A value is itself, or a list of its kind and its parts.


def _packed(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if is_dataclass(value) and type(value).__name__ in VALUES:
        parts: list[Any] = [getattr(value, field.name) for field in fields(value)]
        return [type(value).__name__, *map(_packed, parts)]
    if isinstance(value, bytes):
        return ["bytes", value.hex()]
    if isinstance(value, dict):
        return ["dict", *([_packed(name), _packed(each)] for name, each in value.items())]
    for kind in (list, tuple, frozenset):
        if isinstance(value, kind):
            return [kind.__name__, *map(_packed, value)]
    raise TypeError(f"no snapshot knows {type(value).__name__}")


def _unpacked(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    kind, *parts = value
    if kind == "dict":
        return {_unpacked(name): _unpacked(each) for name, each in parts}
    if kind in VALUES:
        return VALUES[kind](*map(_unpacked, parts))
    return _MADE[kind](parts)


_MADE: Mapping[str, Callable[[list[Any]], Any]] = {
    "bytes": lambda parts: bytes.fromhex(parts[0]),
    "list": lambda parts: [_unpacked(each) for each in parts],
    "tuple": lambda parts: tuple(_unpacked(each) for each in parts),
    "frozenset": lambda parts: frozenset(_unpacked(each) for each in parts),
}
