"""Rules of the twin that need no more than a board, a track or a hand (U14-U16, U19, U21-U26)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.twin.uxmal.material import BLANK, FIELDS, IDOLS, Field, clockwise

Board = dict[Field, tuple[int, str]]
Cards = dict[str, int]


@cache
def orthogonal_neighbours(field: Field) -> list[Field]:
    column, row = field
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [near for near in around if near in FIELDS]


@cache
def all_neighbours(field: Field) -> list[Field]:
    steps = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if (right, up) != (0, 0)]
    around = [(field[0] + right, field[1] + up) for right, up in steps]
    return [near for near in around if near in FIELDS]


def overlap_idols(board: Board, seat: Field, laid: str) -> set[str]:
    """U14: idols of the tile that lie on the same idol of the former tops."""
    return {
        symbol
        for field, symbol in zip(clockwise(seat), laid, strict=True)
        if symbol != BLANK and board[field][1] == symbol
    }


def adjacent_idols(board: Board, seat: Field, laid: str, options: Mapping[str, Any]) -> set[str]:
    """U15: idols of the tile that have a neighbour with the same idol outside the tile."""
    level = board[seat][0] + 1
    covered = clockwise(seat)
    found = set()
    for field, symbol in zip(covered, laid, strict=True):
        for near in all_neighbours(field) if options["adjacency"] == "diagonal" else orthogonal_neighbours(field):
            near_level, near_symbol = board[near]
            if near in covered or symbol == BLANK or near_symbol != symbol:
                continue
            if near_level == 0 and not options["base_adjacency"]:
                continue
            if options["adjacency"] != "same_level" or near_level == level:
                found.add(symbol)
    return found


def claims(board: Board, seat: Field, laid: str, options: Mapping[str, Any], piles: Cards) -> set[tuple[str, int]]:
    """U16: the distinct pairs of idol and cards that a tile laid on this seat would yield."""
    wanted = [(idol, 2) for idol in overlap_idols(board, seat, laid)]
    wanted += [(idol, 1) for idol in adjacent_idols(board, seat, laid, options)]
    return {(idol, min(claim, piles[idol])) for idol, claim in wanted if piles[idol] > 0}


def walk_costs(board: Board, start: Field, occupied: set[Field]) -> dict[Field, int]:
    """U19: cheapest cost to every field that can be reached from `start`, occupied ones too."""
    costs = {start: 0}
    changed = True
    while changed:
        changed = False
        for field in list(costs):
            for near in orthogonal_neighbours(field):
                cost = costs[field] + (0 if near in occupied else 1)
                if board[near][0] >= 1 and cost < costs.get(near, 1000):
                    costs[near] = cost
                    changed = True
    return costs


def destinations(board: Board, start: Field, occupied: set[Field], stop_on_blank: bool) -> dict[Field, int]:
    """U19: where a priest on `start` may go and what each destination costs."""
    costs = walk_costs(board, start, occupied)
    free = {field: cost for field, cost in costs.items() if field != start and field not in occupied}
    return {field: cost for field, cost in free.items() if stop_on_blank or board[field][1] != BLANK}


def payable(hand: Cards, due: int, last_paid: str | None) -> list[str]:
    """U20: idols of which the next card may be paid."""
    allowed = []
    for place, idol in enumerate(IDOLS):
        not_before = last_paid is None or place >= IDOLS.index(last_paid)
        left = sum(hand[later] for later in IDOLS[place:])
        if hand[idol] > 0 and not_before and left >= due:
            allowed.append(idol)
    return allowed


def shifted(track: str, idol: str, squares: int, shift: str) -> str:
    """U21: the track after an idol went `squares` squares towards 1 (negative: towards 5)."""
    old = track.index(idol)
    new = old - squares
    if shift == "swap":
        letters = list(track)
        letters[old], letters[new] = letters[new], letters[old]
        return "".join(letters)
    rest = track.replace(idol, "")
    return rest[:new] + idol + rest[new:]


def priest_points(points: dict[str, list[int]], level: int, symbol: str, track: str) -> int:
    """U22: what a priest on such a field scores."""
    if symbol == BLANK:
        return 0
    rank = track.index(symbol) + 1
    return points[str(level)][rank - 1] if rank <= 3 else 0


def rejected(track: str) -> str:
    """U24: old squares 3, 4, 5, 1, 2 become squares 1 to 5."""
    return track[2] + track[3] + track[4] + track[0] + track[1]


def next_starter(rule: str, builder: int, scores: list[int]) -> int:
    """U25: who begins the next phase."""
    players = len(scores)
    clockwise_from_next = [(builder + step) % players for step in range(1, players + 1)]
    if rule == "builder":
        return builder
    if rule == "lowest_score":
        return min(clockwise_from_next, key=lambda seat: scores[seat])
    return clockwise_from_next[0]


def winners(scores: list[int], hands: list[Cards]) -> list[int]:
    """U26: most points, then most cards in hand, then shared."""
    strength = [(score, sum(hand.values())) for score, hand in zip(scores, hands, strict=True)]
    return [seat for seat, mine in enumerate(strength) if mine == max(strength)]
