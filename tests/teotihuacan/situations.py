"""Positions put together by hand: the beginning of a turn with exactly what a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.game import TeotihuacanGame
from teocalli.games.teotihuacan.state import TeotihuacanState

KINDS = parts.standard().kinds
PRINTED = [1, 3, 5, 2, 8, 7, 6, 4]
FAR = ("5.1", "6.1", "4.1")


def die(word: str, royals: Sequence[int]) -> tuple[int, int, int, int]:
    """`3.2`, `3.2w`, `1.2w4` as board, power, lock, marks."""
    place, _, royal = word.partition("w")
    board, power = place.split(".")
    lock = 0 if "w" not in word else (list(royals).index(int(royal)) + 1 if royal else 1)
    return int(board), int(power), lock, 0


def counts(tiles: dict[str, int]) -> list[int]:
    return [tiles.get(kind, 0) for kind in KINDS]


def player(royals: Sequence[int], **given: Any) -> dict[str, Any]:
    """What lies before a player; `workers` as in summaries, `goods` as in words, `unused` and `used` by kind."""
    goods = given.get("goods", "")
    workers = given.get("workers", FAR)
    return {
        "vp": given.get("vp", 0),
        "cocoa": given.get("cocoa", 0),
        "goods": [goods.count(letter) for letter in "wsg"],
        "temples": [given.get(temple, 0) for temple in parts.TEMPLES],
        "avenue": given.get("avenue", 0),
        "track": given.get("track", 0),
        "wheel": given.get("wheel", len(workers) == 3),
        "techs": [(number - 1) // 2 for number in given.get("techs", ())],
        "starting": given.get("starting", []),
        "unused": counts(given.get("unused", {})),
        "used": counts(given.get("used", {})),
        "dice": [die(word, royals) for word in workers],
    }


def situation(
    *players: dict[str, Any], options: dict[str, str] | None = None, seat: int = 0, **given: Any
) -> TeotihuacanState:
    """The beginning of the turn of `seat`; of what is not given nothing lies on the table.

    `tiles` by board, `stacks` by name, `laid` as (tile, "level.row.column", quarter turns), `stairs` by name.
    """
    game = TeotihuacanGame(1 if given.get("solo") else len(players), options)
    state = TeotihuacanState(game, game._tables)
    royals = given.get("royals", [4, 2, 1])
    people = [player(royals, **given_player) for given_player in players]
    state.lay_out(table(game, people, royals, seat, given), people)
    return state


def _place(text: str) -> int:
    level, row, column = map(int, text.split("."))
    return parts.place_number(level, row, column)


def table(
    game: TeotihuacanGame, people: list[dict[str, Any]], royals: Sequence[int], seat: int, given: dict[str, Any]
) -> dict[str, Any]:
    tiles, stacks, stairs = given.get("tiles", {}), given.get("stacks", {}), given.get("stairs", {})
    laid = [
        (tile, parts.place_number(*map(int, place.split("."))), turns) for tile, place, turns in given.get("laid", [])
    ]
    pyramid, decorations = given.get("pyramid", []), given.get("decorations", [])
    gone = {*pyramid, *(tile for tile, _, _ in laid)}
    placed = {*decorations, *(tile for row in stairs.values() for tile in row)}
    spent = [*tiles.values(), *(kind for stack in stacks.values() for kind in stack)]
    left = [
        tile["copies"] - spent.count(kind) - sum(p["unused"][i] + p["used"][i] for p in people)
        for i, (kind, tile) in enumerate(zip(KINDS, parts.standard().data["discovery_tiles"], strict=True))
    ]
    return {
        "turn_of": seat,
        "first": given.get("first", 0),
        "turns": given.get("turns", 0),
        "era": given.get("era", 1),
        "light": given.get("light", 0),
        "dark": given.get("dark", 10),
        "met": given.get("met", False),
        "last_round": given.get("last_round", False),
        "finished": False,
        "dice": 0,
        "ring": given.get("ring", PRINTED),
        "royal": royals,
        "techs": [(number - 1) // 2 for number in given.get("technologies", (1, 3, 5, 9, 15, 17))],
        "bonus": given.get("bonus", [3, 4, 7]),
        "rows": given.get("rows", [0, 0, 0]),
        "laid": laid,
        "pyramid": pyramid,
        "decos": decorations,
        "stairs": [stairs.get(name, []) for name in parts.STAIRWAYS],
        "tiles_left": [tile - 1 for tile in range(1, 33) if tile not in gone],
        "decos_left": [tile - 1 for tile in range(1, 16) if tile not in placed],
        "kinds_left": left,
        "board_tiles": [KINDS.index(tiles[board]) + 1 if board in tiles else 0 for board in parts.TILE_BOARDS],
        "stacks": [[KINDS.index(kind) + 1 for kind in stacks.get(name, [])] for name in parts.standard().stacks],
        "neutral": given.get("neutral", []),
        "bot_actions": given.get("bot_actions", []),
        "dirs": given.get("dirs", [-1, -1]),
    }


def play(state: TeotihuacanState, *words: str) -> TeotihuacanState:
    """Carry out words one after the other."""
    for word in words:
        state.apply_action(state.game.string_to_action(state, word))
    return state


def legal(state: TeotihuacanState) -> str:
    """The legal words, as the specification lists them."""
    return " ".join(state.game.legal_words(state))


def before(state: TeotihuacanState, seat: int = 0) -> dict[str, Any]:
    """What lies before a player, as in the position summary."""
    found: dict[str, Any] = state.summary()["players"][seat]
    return found
