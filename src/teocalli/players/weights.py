"""Files of learnt weights: a line that says what it is, the card as JSON, and the numbers of the network.

The card names the game, the version of its rules, the players and options that were learnt, the layout of what was
seen, and how it was learnt; a file that does not fit is refused with the reason.
"""

from __future__ import annotations

import hashlib
import json
import math
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.files import read_bounded
from teocalli.core.game import Game
from teocalli.core.house import data_file
from teocalli.core.limits import LimitFault, read_json
from teocalli.players.network import LAYERS, SUM_COUNT, Network, output_count

MAGIC = b"teocalli weights 1\n"
OWN = "own"
"""Stands for the weights that come with a game."""
MOST_BYTES = 64_000_000
MOST_WEIGHT = 1_000_000.0
"""Larger ones, which no training finds, could lead beyond what a number holds."""
_LENGTH = 4
_WHOLE = {"first": "i", "most": "h"}
_KEPT = 8


def layout_of(game: Game) -> str:
    """A digest of what a network sees of a game: fields of the observation, sums and layers."""
    if game.observation is None:
        raise TeocalliError("error-no-observation", game=game.name)
    fields = [[f.name, list(f.shape), f.low, f.high, f.kind] for f in game.observation.fields]
    return hashlib.sha256(json.dumps([fields, SUM_COUNT, *LAYERS]).encode()).hexdigest()[:16]


def card_of(game: Game, scale: float, **more: Any) -> dict[str, Any]:
    """What weights for a game must say of themselves, and whatever else is told of them."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "players": game.players,
        "options": game.option_set.changed(game.options),
        "layout": layout_of(game),
        "scale": scale,
        **more,
    }


def written(card: Mapping[str, Any], arrays: Mapping[str, Sequence[float]]) -> bytes:
    """The content of a file of weights. `arrays`: flat numbers by name, those of `Network` with `first` and `most`."""
    packed = {name: _packed(_WHOLE.get(name, "f"), numbers) for name, numbers in sorted(arrays.items())}
    told = {**card, "arrays": {name: len(arrays[name]) for name in packed}}
    head = json.dumps(told, sort_keys=True).encode()
    body = b"".join(packed.values())
    return MAGIC + len(head).to_bytes(_LENGTH, "big") + head + hashlib.sha256(head + body).digest() + body


@dataclass(frozen=True)
class LearntTable:
    """A table for which weights come with a game: its players, and the options that differ from their defaults."""

    players: int
    options: Mapping[str, Any]


def own_weights(game: type[Game], players: int) -> Path:
    """Where the weights lie that come with a game for so many players, if there are any."""
    return Path(str(data_file(game, f"learnt-{players}.weights")))


def own_fit(game: Game) -> bool:
    """Whether a game comes with weights for its players and options."""
    return LearntTable(game.players, game.option_set.changed(game.options)) in own_tables(type(game))


@lru_cache(maxsize=64)
def own_tables(game: type[Game]) -> tuple[LearntTable, ...]:
    """The tables for which a game comes with weights that can be used, the fewest players first."""
    fewest, most = game.player_counts
    tables = (_own_table(game, players) for players in range(fewest, most + 1))
    return tuple(table for table in tables if table is not None)


def _own_table(game: type[Game], players: int) -> LearntTable | None:
    path = own_weights(game, players)
    if not path.is_file():
        return None
    try:
        options = read_card(path)["options"]
        network_for(OWN, game(players, options))
    except (TeocalliError, KeyError):
        return None
    return LearntTable(players, options)


def network_for(name: str, game: Game) -> Network:
    """The network of a file, or with `OWN` the game's own.

    Raises `TeocalliError`: `error-weights-none` where the game has none, `error-weights-file` for a file that is none
    or is damaged, `error-weights-fit` for one that does not fit the game, with what it is for; and what reading a file
    raises.
    """
    path = own_weights(type(game), game.players) if name == OWN else Path(name)
    if name == OWN and not path.is_file():
        raise TeocalliError("error-weights-none", game=game.name, players=game.players)
    content, told = read_bounded(path, MOST_BYTES), path.name if name == OWN else str(path)
    card, _ = _parts(content, told)
    _check_fit(card, game, told)  # whoever plays from elsewhere need not learn where the game is installed
    return _network(content, told)


def read_card(path: Path) -> Mapping[str, Any]:
    """What a file of weights says of itself. Raises as `network_for` does."""
    return _parts(read_bounded(path, MOST_BYTES), str(path))[0]


@lru_cache(maxsize=_KEPT)
def _network(content: bytes, path: str) -> Network:
    card, body = _parts(content, path)
    try:
        arrays, scale = _arrays(card, body), float(card["scale"])
        first, most = (arrays.pop(name) for name in _WHOLE)
        if not all(abs(number) <= MOST_WEIGHT for numbers in arrays.values() for number in numbers):
            raise ValueError
        if not 0 < scale < math.inf:
            raise ValueError
        seats = 2 if len(arrays["last_bias"]) == output_count(2) else len(arrays["last_bias"])
        return Network(card, seats, scale, [int(n) for n in first], [int(n) for n in most], arrays)
    except (KeyError, ValueError, TypeError, OverflowError, TeocalliError):
        raise TeocalliError("error-weights-file", path=shown(path, 200)) from None


def _parts(content: bytes, path: str) -> tuple[Mapping[str, Any], bytes]:
    """The card and the numbers as bytes."""
    begin = len(MAGIC) + _LENGTH
    length = int.from_bytes(content[len(MAGIC) : begin], "big")
    head, rest = content[begin : begin + length], content[begin + length :]
    mark = hashlib.sha256().digest_size
    if not content.startswith(MAGIC) or hashlib.sha256(head + rest[mark:]).digest() != rest[:mark]:
        raise TeocalliError("error-weights-file", path=shown(path, 200))
    try:
        card = read_json(head)
    except (LimitFault, ValueError):
        card = None
    if not isinstance(card, dict):
        raise TeocalliError("error-weights-file", path=shown(path, 200))
    return card, rest[mark:]


def _check_fit(card: Mapping[str, Any], game: Game, path: str) -> None:
    wanted = card_of(game, 0)
    for name in ("game", "rules", "players", "options", "layout"):
        if card.get(name) != wanted[name]:
            raise TeocalliError(
                "error-weights-fit",
                path=shown(path, 200),
                what=name,
                has=shown(_text(card.get(name)), 200),
                wanted=shown(_text(wanted[name]), 200),
            )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


def _packed(kind: str, numbers: Sequence[float]) -> bytes:
    values = array(kind, numbers)
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


def _arrays(card: Mapping[str, Any], body: bytes) -> dict[str, Sequence[float]]:
    found: dict[str, Sequence[float]] = {}
    at, counts = 0, card["arrays"]
    if not isinstance(counts, dict) or not all(type(count) is int and count >= 0 for count in counts.values()):
        raise ValueError
    for name, count in counts.items():
        values = array(_WHOLE.get(name, "f"))
        end = at + count * values.itemsize
        values.frombytes(body[at:end])
        if sys.byteorder == "big":
            values.byteswap()
        found[name], at = values, end
    if at != len(body):
        raise ValueError
    return found
