"""What an action did, as messages, and the breakdown of an Eclipse (T74–T79)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.teotihuacan import words
from teocalli.teotihuacan.view import changes, kind_of, stock

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

LogLine = dict[str, Any]
"""`{"kind": str, "message": Message}`; `kind`: the action's, or "gained", "lost", "phase-end", "scored", "game-end"."""

Name = str | Message


def seat_names(state: TeotihuacanState, names: Sequence[str]) -> list[Name]:
    """Names by seat; the Teotibot has one of its own."""
    every: list[Name] = [*names, message("teotihuacan-bot")]
    return every[: len(state.points())]


def board(number: str) -> Message:
    """The name of a board, by the number printed on it."""
    return message(f"teotihuacan-board-{number}")


def temple(name: str) -> Message:
    """The name of a temple."""
    return message(f"teotihuacan-temple-{name}")


def tile(name: str) -> Name:
    """The name of a tile by what words call it: T5, D7, ST5, a kind of Discovery tile, an Action tile."""
    if name in words.KINDS:
        return message(f"teotihuacan-kind-{name}")
    if name.startswith("ST"):
        return message(f"teotihuacan-start-{name}")
    if name.startswith("T"):
        return message("teotihuacan-pyramid-tile", number=name[1:].partition("r")[0])
    if name.startswith("D"):
        return message("teotihuacan-decoration", number=name[1:])
    return message(f"teotihuacan-bot-{name}")


def lines(before: TeotihuacanState, action: int, after: TeotihuacanState, names: Sequence[str]) -> list[LogLine]:
    """The action itself, what everybody gained and gave, what an Eclipse scored, and the end."""
    kind = kind_of(action)
    seats = seat_names(before, names)
    said = _action_line(kind, words.word_of(before, action), before, seats[max(before.turn_player, 0)])
    return [
        {"kind": kind, "message": said},
        *_change_lines(before, after, seats),
        *_scoring_lines(before, action, seats),
        *(_end_lines(after, seats) if after.is_terminal() else []),
    ]


def _action_line(kind: str, word: str, before: TeotihuacanState, player: Name) -> Message:
    text = word.partition(":")[2]
    if kind == "ascend":
        return message(_ASCENSIONS[text.rstrip("*")], player=player)
    if word == "salary:*":
        return message("teotihuacan-log-salary-free", player=player)
    return message(f"teotihuacan-log-{kind}", **_ARGUMENTS.get(kind, _only_player)(text, before, player))


_ASCENSIONS = {
    "vp": "teotihuacan-log-ascend-vp",
    "cocoa": "teotihuacan-log-ascend-cocoa",
    "temple": "teotihuacan-log-ascend-temple",
    "two": "teotihuacan-log-ascend-two",
    "worker": "teotihuacan-log-ascend-worker",
}

Arguments = Callable[[str, "TeotihuacanState", Name], dict[str, Any]]


def _only_player(text: str, before: TeotihuacanState, player: Name) -> dict[str, Any]:
    return {"player": player}


def _arrival(text: str, before: TeotihuacanState, player: Name) -> dict[str, Any]:
    return {"player": player, "board": board(str(before.table()["arrival"]))}


def _first(text: str, before: TeotihuacanState, player: Name) -> dict[str, Any]:
    return {"player": message("teotihuacan-seat", number=int(text) + 1)}


def _move(text: str, before: TeotihuacanState, player: Name) -> dict[str, Any]:
    return {"player": player, "from": board(text[0]), "to": board(text.rstrip("*")[-1])}


def _dice(text: str, before: TeotihuacanState, player: Name) -> dict[str, Any]:
    table, components = before.table(), before.game.components
    position = components.data["bot"]["positions_by_dice"][int(text)]
    return {"sum": int(text), "action": components.bot_actions[table["bot_actions"][position] - 1]}


def _build(text: str, before: TeotihuacanState, player: Name) -> dict[str, Any]:
    number, _, place = text.partition("@")
    return {"player": player, "tile": tile(number), "level": place[0]}


def _deco(text: str, before: TeotihuacanState, player: Name) -> dict[str, Any]:
    number, _, stairway = text.partition("@")
    return {"player": player, "tile": tile(number), "stairway": stairway}


_ARGUMENTS: dict[str, Arguments] = {
    "first": _first,
    "boards": lambda text, before, player: {"boards": [board(number) for number in text]},
    "royals": lambda text, before, player: {"tiles": [message(f"teotihuacan-royal-{n}") for n in text.split(".")]},
    "techs": lambda text, before, player: {"tiles": [message(f"teotihuacan-tech-{n}") for n in text.split(".")]},
    "bonus": lambda text, before, player: {"tiles": [message(f"teotihuacan-bonus-{n}") for n in text.split(".")]},
    "layout": lambda text, before, player: {"number": text},
    "draw": lambda text, before, player: {"tile": tile(text)},
    "dirs": lambda text, before, player: {"sides": text},
    "dice": _dice,
    "spin": lambda text, before, player: {"turns": text},
    "keep": lambda text, before, player: {"player": player, "tiles": [tile(name) for name in text.split(".")]},
    "pick": lambda text, before, player: {"player": player, "tile": tile(text)},
    "place": lambda text, before, player: {"player": player, "boards": [board(n) for n in text.split(".")]},
    "temple": lambda text, before, player: {"player": player, "temple": temple(text)},
    "claim": lambda text, before, player: {"player": player, "tile": tile(text)},
    "use": lambda text, before, player: {"player": player, "tile": tile(text)},
    "power": lambda text, before, player: {"player": player, "board": board(text[0])},
    "move": _move,
    "main": _arrival,
    "worship": _arrival,
    "crew": lambda text, before, player: {"player": player, "powers": text.split(".")},
    "tech": lambda text, before, player: {"player": player, "number": text},
    "row": lambda text, before, player: {"player": player, "row": ("top", "centre", "bottom").index(text) + 1},
    "deco": _deco,
    "build": _build,
    "times": lambda text, before, player: {"player": player, "times": int(text)},
    "salary": lambda text, before, player: {"player": player, "cocoa": int(text)},
}


def amounts(values: dict[str, int]) -> list[Message]:
    """Amounts as messages: “2 wood”, “1 step in the blue temple”."""
    return [message(f"teotihuacan-amount-{key}", count=value) for key, value in values.items()]


def _change_lines(before: TeotihuacanState, after: TeotihuacanState, seats: Sequence[Name]) -> list[LogLine]:
    """What everybody gained and gave by this action and all that followed by itself."""
    result = []
    for seat, name in enumerate(seats):
        changed = changes(stock(before, seat), stock(after, seat))
        lost = {key: -value for key, value in changed.items() if value < 0 and key != "track"}
        gained = {key: value for key, value in changed.items() if value > 0}
        for key, values in (("lost", lost), ("gained", gained)):
            if values:
                said = message(f"teotihuacan-log-{key}", player=name, amounts=amounts(values))
                result.append({"kind": key, "message": said})
    return result


def _scoring_lines(before: TeotihuacanState, action: int, seats: Sequence[Name]) -> list[LogLine]:
    result: list[LogLine] = []
    for kind, era, parts in _scorings(before, action):
        if kind == "eclipse":
            result.append({"kind": "phase-end", "message": message("teotihuacan-log-eclipse", era=era)})
        for name, part in zip(seats, parts, strict=True):
            result.append({"kind": "scored", "message": _scored(kind, name, part)})
    return result


def _scored(kind: str, name: Name, part: dict[str, int]) -> Message:
    if kind == "bonus":
        return message("teotihuacan-log-bonuses", player=name, bonus=part["bonus"], total=part["after"])
    points = {key: part[key] for key in ("avenue", "track", "masks")}
    return message("teotihuacan-log-scored", player=name, total=part["after"], **points)


def _end_lines(after: TeotihuacanState, seats: Sequence[Name]) -> list[LogLine]:
    """Who wins (T79)."""
    winner = seats[after.winners()[0]]
    return [
        {"kind": "game-end", "message": message("teotihuacan-log-game-end")},
        {"kind": "game-end", "message": message("teotihuacan-log-winner", player=winner)},
    ]


def _scorings(before: TeotihuacanState, action: int) -> list[tuple[str, int, list[dict[str, int]]]]:
    return [] if before.phase in ("setup", "over") else before.scorings(action)


def phase_report(before: TeotihuacanState, action: int, after: TeotihuacanState) -> dict[str, Any] | None:
    """The Eclipse, or its Temple Bonus tiles, that an action brought about, or None.

    `phase`: the era; `last`: the game ended with it; `breakdown` by seat: `avenue`, `track`, `masks`, `bonus` (where
    they were scored), points `before` and `after`.
    """
    found = _scorings(before, action)
    if not found:
        return None
    breakdown = [dict(part) for part in found[0][2]]
    for _, _, parts in found[1:]:
        breakdown = [old | part | {"before": old["before"]} for old, part in zip(breakdown, parts, strict=True)]
    return {"phase": found[0][1], "last": after.is_terminal(), "breakdown": breakdown}
