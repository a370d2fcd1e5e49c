"""A position of Teotihuacan as text: the whole table where a turn begins, elsewhere only what is asked."""

from __future__ import annotations

from typing import Any

from teocalli.core.match import Match
from tests.playthroughs.picture import wrapped

TRACKS = ("blue", "red", "green", "avenue", "track")
GOODS = ("cocoa", "wood", "stone", "gold")


def title(match: Match) -> str:
    """What is played, and how to read it."""
    default = {option.name: option.default for option in match.game.option_set}
    changed = [f"{name}={value}" for name, value in match.game.options.items() if value != default[name]]
    return "\n".join(
        [
            f"{match.game.name}, {match.game.players} players",
            f"options: {', '.join(changed) or 'all as by default'}",
            "Beside each board stand its free dice as seat:power and neutral dice as n, then those locked there.",
            "The pyramid's cells are a level and an icon.",
        ]
    )


def picture(match: Match) -> str:
    """One position: head line, the table or the players alone, the legal words, the hash."""
    position = match.state.summary()
    lines = [head(match, position)]
    if position["decision"] in ("turn", "over", "dice", "salary"):
        lines += table_lines(position)
    if position["phase"] != "setup" or position["to_move"] is not None:
        lines += player_lines(position)
    return "\n".join([*lines, *legal_lines(position), f"hash {match.state.hash()}"])


def head(match: Match, position: dict[str, Any]) -> str:
    who = "nobody" if position["decision"] == "over" else "chance" if position["to_move"] is None else "player"
    seat = f" {position['to_move']}" if who == "player" else ""
    discs = f"light {position['light']}, dark {position['dark']}{', discs have met' if position['met'] else ''}"
    turn = "" if position["turn_of"] is None else f", turn {position['turns'] + 1} of player {position['turn_of']}"
    place = f"era {position['era']}, {discs}{turn}"
    return f"--- {len(match.words)}: {position['phase']}, {place}, {who}{seat} decides: {position['decision']}"


def table_lines(position: dict[str, Any]) -> list[str]:
    lines = [board_line(position, board) for board in position["boards"]]
    cells = zip(position["levels"], position["icons"], strict=True)
    lines += [" ".join(a + b for a, b in zip(levels, icons, strict=True)) for levels, icons in cells]
    stairs = "; ".join(f"{side} {' '.join(tiles) or '-'}" for side, tiles in position["stairs"].items())
    stacks = "; ".join(f"{name} {' '.join(kinds)}" for name, kinds in position["stacks"].items() if kinds)
    rows = position["buildings"]["rows"]
    lines.append(f"stairs {stairs}; Buildings {rows[0]} {rows[1]} {rows[2]}, {position['buildings']['row']} left")
    lines.append(f"display {' '.join(position['pyramid'])} | {' '.join(position['decorations'])}")
    lines += wrapped(f"stacks {stacks or 'empty'}")
    if position["bot"]:
        bot = position["bot"]
        lines += wrapped(f"bot {' '.join(bot['actions'])}, directions {bot['directions']}, dice {bot['dice']}")
    return lines


def board_line(position: dict[str, Any], board: int) -> str:
    free: list[str] = []
    locked: list[str] = []
    for seat, player in enumerate(position["players"]):
        for word in player["workers"]:
            place, lock, royal = word.partition("w")
            if place[0] == str(board):
                (locked if lock else free).append(f"{seat}:{place[2:]}" + (f" on Royal {royal}" if royal else ""))
    free += ["n" for dice in position["neutral"] for there in dice if there == board]
    tile = position["tiles"].get(str(board))
    shown = [" ".join(free), f"locked {', '.join(locked)}" if locked else "", f"tile {tile}" if tile else ""]
    extra = {1: f"Royal tiles {position['royal']}", 5: f"Technologies {position['owners']}"}
    return f"board {board}  " + "  ".join(text for text in [*shown, extra.get(board, "")] if text)


def player_lines(position: dict[str, Any]) -> list[str]:
    lines = []
    for seat, player in enumerate(position["players"]):
        crown = " wins" if seat in position["winners"] else ""
        goods = " ".join(f"{good} {player[good]}" for good in GOODS)
        tracks = " ".join(f"{track} {player[track]}" for track in TRACKS)
        tiles = " ".join(f"{kind}×{count}" for kind, count in player["unused"].items())
        dice = " ".join(player["workers"])
        owned = f"{goods}, {tracks}, dice {dice or 'none'}, tiles {tiles or 'none'}"
        lines += wrapped(f"player {seat}: {player['vp']} VP, {owned}{crown}")
    return lines


def legal_lines(position: dict[str, Any]) -> list[str]:
    """Legal words, grouped by what stands before the colon."""
    groups: dict[str, list[str]] = {}
    for word in position["legal"]:
        kind, _, rest = word.partition(":")
        groups.setdefault(kind, []).append(rest)
    lines = [f"{len(position['legal'])} legal"]
    for kind, rest in groups.items():
        shown = rest if len(rest) <= 60 else [*rest[:60], "…"]
        lines += wrapped(f"  {kind}: {' '.join(shown)}".rstrip(": "))
    return lines
