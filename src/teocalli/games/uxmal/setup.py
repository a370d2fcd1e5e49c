"""Set-up words of Uxmal: track, first player, and with random components board and tiles (U4, U7, U8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from teocalli.core.errors import SetupError, clean_word
from teocalli.games.uxmal.components import Components
from teocalli.games.uxmal.rules.position import TILES
from teocalli.games.uxmal.tiles import (
    IDOLS,
    SPACES,
    SYMBOLS,
    all_tiles,
    board_of_spaces,
    is_tile,
    space_symbols,
    turned,
)


def word_keys(options: Mapping[str, Any]) -> list[str]:
    """What stands before the colon of each set-up word, in their order."""
    keys = ["track", "first"]
    if options["components"] == "random":
        keys += ["base"] if options["base"] == "printed" else []
        keys += ["tiles"]
    return keys


def draw_words(players: int, options: Mapping[str, Any], randbelow: Callable[[int], int]) -> list[str]:
    """Draw the set-up words."""
    drawn = {"track": _shuffled(IDOLS, randbelow), "first": "0"}
    if options["first_player"] == "random":
        drawn["first"] = str(randbelow(players))
    if options["components"] == "random":
        kinds = all_tiles()
        spaces = [turned(kinds[randbelow(len(kinds))], randbelow(4)) for _ in range(SPACES)]
        drawn["base"] = "/".join(board_of_spaces(spaces))
        drawn["tiles"] = ",".join(sorted(kinds[randbelow(len(kinds))] for _ in range(TILES)))
    return [f"{key}:{drawn[key]}" for key in word_keys(options)]


def _shuffled(letters: str, randbelow: Callable[[int], int]) -> str:
    rest = list(letters)
    return "".join(rest.pop(randbelow(len(rest))) for _ in letters)


def read_words(players: int, options: Mapping[str, Any], words: Sequence[str]) -> dict[str, str]:
    """The set-up words' contents by key. Raises `SetupError`, which names the word's number and what was expected."""
    keys = word_keys(options)
    values: dict[str, str] = {}
    given = list(words)
    for number, key in enumerate(keys, start=1):
        word = given[number - 1] if number <= len(given) else ""
        found, sign, value = word.partition(":") if isinstance(word, str) else ("", "", "")
        if not sign or found != key or not is_right(key, value, players, options):
            raise SetupError(
                "error-record-setup", number=number, word=clean_word(word), expected=_expected(key, players, options)
            )
        values[key] = value
    if len(given) > len(keys):
        raise SetupError("error-record-setup", number=len(keys) + 1, word=clean_word(given[len(keys)]), expected="–")
    return values


def is_right(key: str, value: str, players: int, options: Mapping[str, Any]) -> bool:
    """Whether a set-up word's content is one that can be drawn."""
    if key == "track":
        return sorted(value) == sorted(IDOLS)
    if key == "first":
        allowed = range(1) if options["first_player"] == "seat_0" else range(players)
        return value in {str(seat) for seat in allowed}
    if key == "base":
        return _is_random_base(value.split("/"))
    tiles = value.split(",")
    return len(tiles) == TILES and tiles == sorted(tiles) and set(tiles) <= set(all_tiles())


def _is_random_base(rows: list[str]) -> bool:
    if len(rows) != 8 or any(len(row) != 8 or not set(row) <= set(SYMBOLS) for row in rows):
        return False
    return all(is_tile(space_symbols(rows, column, row)) for row in range(0, 8, 2) for column in range(0, 8, 2))


def _expected(key: str, players: int, options: Mapping[str, Any]) -> str:
    if key == "track":
        return "track:SJMET"
    if key == "first":
        last = 0 if options["first_player"] == "seat_0" else players - 1
        return f"first:0 … first:{last}" if last else "first:0"
    return "base:SMS-MES-/…" if key == "base" else "tiles:EJ-M,EJ-S,…"


def random_components(standard: Components, values: Mapping[str, str]) -> Components:
    """The components that the set-up words tell; without a `base:` word the board stays as it is, unused."""
    base = tuple(values["base"].split("/")) if "base" in values else standard.base
    return Components(tuple(values["tiles"].split(",")), base, standard.points, standard.card_points)
