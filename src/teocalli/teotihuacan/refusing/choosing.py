"""Tiles, rewards and payments that cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from teocalli.teotihuacan import components as parts
from teocalli.teotihuacan.refusing.own import temple_refusals
from teocalli.teotihuacan.refusing.saying import (
    Refusal,
    dear,
    lacking,
    legal_words,
    mine,
    refusal,
    short_of,
    tile_cost,
    why,
)
from teocalli.teotihuacan.salary import salary

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

_AT_BOARD, _AT_STACK = 0, 1


def claim_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Tiles lying there whose cost cannot be paid, or that lie below another one (T68, option `stack_choice`)."""
    _, where, number, _ = state.frames[-1]
    kinds = state.game.components.kinds
    tiles = state.table()[{_AT_BOARD: "board_tiles", _AT_STACK: "stacks"}.get(where, "beside")][number]
    legal = legal_words(state)
    for tile in sorted(set(tiles if isinstance(tiles, list) else [tiles])):
        word = f"claim:{kinds[tile - 1]}"
        if tile and word not in legal:
            yield refusal(word, short_of(state, tile_cost(state, kinds[tile - 1])) or why("only-top"))


def tech_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Technologies on display that cannot be taken now (T47)."""
    numbers, legal = state.game.components.technologies, legal_words(state)
    owned = mine(state)["techs"]
    prices = state.game.components.data["technologies"]
    for tech in state.table()["techs"]:
        word = f"tech:{numbers[tech]}"
        if word not in legal:
            short = why("owned") if tech in owned else short_of(state, {"gold": prices[numbers[tech]]})
            yield refusal(word, short or why("row"))


def row_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Rows of the nobles without room, or for more workers (T48)."""
    legal, built = legal_words(state), state.table()["rows"]
    places = state.game.components.data["nobles"]
    for number, row in enumerate(parts.ROWS):
        if f"row:{row}" not in legal:
            full = built[number] == len(places[row])
            yield refusal(f"row:{row}", why("full") if full else why("workers", count=number + 1))


def royal_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """The first number of times that is too dear; goods one lacks; steps that are not possible (T35 to T41)."""
    _, royal, power, _ = state.frames[-1]
    if royal in (2, 6):
        owned = mine(state)["cocoa"]
        if owned < power:
            yield refusal(f"times:{owned + 1}", lacking("cocoa", owned + 1, owned))
    elif royal == 7:
        yield from _payment_refusals(state)
    elif royal == 8:
        for refused in temple_refusals(state):
            yield {**refused, "reason": short_of(state, {"cocoa": 1}) or refused["reason"]}


def _payment_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    legal = legal_words(state)
    for letter, good in zip(parts.GOOD_LETTERS, parts.GOODS, strict=True):
        if f"pay:{letter}" not in legal:
            yield refusal(f"pay:{letter}", dear(state, {"cocoa": 1, good: 1}))


def ascend_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Rewards of an Ascension that are not possible (T53)."""
    legal, player = legal_words(state), mine(state)
    if "ascend:temple" not in legal:
        yield refusal("ascend:temple", why("no-step"))
    if "ascend:two" not in legal:
        yield refusal("ascend:two", short_of(state, {"cocoa": 3}) or why("no-step"))
    if not player["wheel"]:
        yield refusal("ascend:worker", why("wheel"))


def salary_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """The whole salary, where one cannot pay it (T77)."""
    due, owned = salary(state, state.current_player), mine(state)["cocoa"]
    if owned < due:
        yield refusal(f"salary:{due}", lacking("cocoa", due, owned))


def place_refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """Boards that the kept Starting tiles do not show (T16)."""
    shown = {board for word in legal_words(state) for board in word.partition(":")[2].split(".")}
    for board in "12345678":
        if board not in shown:
            yield refusal(f"place:{board}", why("not-shown"))
