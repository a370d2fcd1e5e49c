"""Who sits where in a game at the terminal."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.core.errors import OptionError, TeocalliError
from teocalli.core.game import Game
from teocalli.core.record import Record
from teocalli.players import Player, check_player, make_player
from teocalli.table.seats import BOT, PERSON, Seat, SeatRequest, assign_seats

USUAL_PLAYERS = 2
"""Players unless something else is said, also where a game can be played alone."""


def kinds_of(players: int | None, seats: Sequence[str] | None, fewest: int, bot: str) -> list[str]:
    """Who shall sit in each seat: "person" or a computer player's specification.

    Without `seats` a person plays against computers, each `bot`, without `players` against one.
    Raises `OptionError` if `players` and `seats` do not fit together.
    """
    if seats is None:
        count = max(fewest, USUAL_PLAYERS) if players is None else players
        return [PERSON, *[bot] * (count - 1)]
    if players is not None and players != len(seats):
        raise OptionError("error-cli-seat-count", players=players, seats=len(seats))
    return list(seats)


def kinds_of_record(record: Record, game: Game) -> list[str]:
    """Who sat in each seat when the record was written; persons if it does not say, or names nobody who is known."""
    kinds = record.seats or [PERSON] * len(record.players)
    return [kind if _is_player(kind, game) else PERSON for kind in kinds]


def _is_player(kind: str, game: Game) -> bool:
    try:
        check_player(kind, game)
    except TeocalliError:
        return False
    return True


def take_seats(kinds: Sequence[str], names: Sequence[str], game: Game) -> list[Seat]:
    """Seat everybody, with these names as far as they go.

    Raises `TeocalliError` for an unknown player, too many names, or a name that is too long.
    """
    if len(names) > len(kinds):
        raise TeocalliError("error-cli-names", names=len(names), seats=len(kinds))
    given = [*names, *[""] * (len(kinds) - len(names))]
    requests = [_request(kind, name) for kind, name in zip(kinds, given, strict=True)]
    return assign_seats(requests, lambda bot: check_player(bot, game))


def _request(kind: str, name: str) -> SeatRequest:
    return SeatRequest(PERSON, name) if kind == PERSON else SeatRequest(BOT, name, bot=kind)


def bots_of(seats: Sequence[Seat], seed: int | None) -> Mapping[int, Player]:
    """The computer players by seat. With a seed they always decide alike."""
    return {seat.seat: make_player(seat.bot, _bot_seed(seed, seat.seat)) for seat in seats if seat.bot is not None}


def _bot_seed(seed: int | None, seat: int) -> Any:
    return None if seed is None else random.Random(f"teocalli {seed} {seat}").getrandbits(64)
