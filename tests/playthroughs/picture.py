"""A position of Uxmal as text."""

from __future__ import annotations

import textwrap
from typing import Any

from teocalli.core.match import Match

WIDTH = 110


def title(match: Match) -> str:
    """What is played, and the set-up words."""
    options = ", ".join(f"{key}={value}" for key, value in match.game.options.items())
    return "\n".join(
        [
            f"{match.game.name}, {match.game.players} players",
            *wrapped("options: " + options),
            *wrapped("set-up: " + " ".join(match.setup)),
            "Each field shows the level, the symbol and the seat of the player whose priest stands there.",
        ]
    )


def picture(match: Match) -> str:
    """One position: head line, board beside track, piles and players, the legal words, the hash."""
    position = match.state.summary()
    beside = ["", *table_lines(position)]
    board = board_lines(position)
    rows = [
        f"{left:<38}{right}".rstrip()
        for left, right in zip(board, beside + [""] * (len(board) - len(beside)), strict=True)
    ]
    return "\n".join([head(match, position), *rows, *legal_lines(position), f"hash {match.state.hash()}"])


def head(match: Match, position: dict[str, Any]) -> str:
    who = {"draw": "chance", "over": "nobody"}.get(position["decision"], f"player {position['to_move']}")
    turn = "over" if position["turn"] is None else f"turn of player {position['turn']}"
    due = f", {position['due']} due" if position["due"] else ""
    return f"--- {len(match.words)}: phase {position['phase']}, {turn}, {who} decides: {position['decision']}{due}"


def board_lines(position: dict[str, Any]) -> list[str]:
    owners = {field: str(seat) for seat, fields in enumerate(position["priests"]) for field in fields}
    lines = []
    for row in range(8):
        cells = [
            position["levels"][row][column] + position["symbols"][row][column] + owners.get(f"{name}{8 - row}", " ")
            for column, name in enumerate("abcdefgh")
        ]
        lines.append(f"{8 - row} " + " ".join(cells))
    return [*lines, "  " + " ".join(f"{name:^3}" for name in "abcdefgh")]


def table_lines(position: dict[str, Any]) -> list[str]:
    lines = [
        f"track {' '.join(position['track'])}",
        f"piles {counts(position['piles'])}",
        f"drawn {position['drawn'] or 'none'}, {len(position['undrawn'])} undrawn",
    ]
    for seat, score in enumerate(position["scores"]):
        crown = " wins" if seat in position["winners"] else ""
        held = counts(position["hands"][seat])
        lines.append(f"player {seat}: {score} points, {position['supply'][seat]} in supply, hand {held}{crown}")
    return lines


def counts(cards: dict[str, int]) -> str:
    return " ".join(f"{idol}{count}" for idol, count in cards.items())


def legal_lines(position: dict[str, Any]) -> list[str]:
    """Legal words, grouped by what stands before the colon; seats that offer the same rotations stand together."""
    groups: dict[str, list[str]] = {}
    for word in position["legal"]:
        kind, _, rest = word.partition(":")
        groups.setdefault(kind, []).append(rest)
    if position["decision"] == "seat":
        together: dict[str, list[str]] = {}
        for seat, tiles in groups.items():
            together.setdefault(" ".join(tiles), []).append(seat)
        groups = {" ".join(seats): [tiles] for tiles, seats in together.items()}
    lines = [f"{len(position['legal'])} legal"]
    for kind, rest in groups.items():
        lines += wrapped(f"  {kind}: {' '.join(rest)}".rstrip(": "))
    return lines


def wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
