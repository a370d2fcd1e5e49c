"""What a seat may see of a position, and what each legal action would mean (R-01, R-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.teotihuacan import components as parts
from teocalli.teotihuacan import words
from teocalli.teotihuacan.arriving import arrival
from teocalli.teotihuacan.asking import asked
from teocalli.teotihuacan.stock import changes, stock
from teocalli.teotihuacan.summary import table_summary
from teocalli.teotihuacan.words import kind_of

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

Preview = dict[str, Any]
COSTS = ("cocoa", "wood", "stone", "gold")


def view(state: TeotihuacanState, seat: int | None) -> dict[str, Any]:
    """`position`, `outlook` and, for the seat that is asked, the previews of its legal actions and what `asked` tells.

    Only the order of undrawn tiles is secret, and no position holds one.
    """
    mine = seat is not None and seat == state.current_player
    return {
        "position": table_summary(state),
        "outlook": outlook(state),
        "legal": [preview(state, action) for action in state.legal_actions()] if mine else [],
        "asked": asked(state) if mine else None,
    }


def outlook(state: TeotihuacanState) -> list[dict[str, Any]]:
    """By seat: points `scored`, what an Eclipse now would add (`next`), their `total` (T74–T78), and the `salary` in
    cocoa that would be due (T77).
    """
    return [
        {"scored": scored, "next": int(total) - scored, "total": int(total), "salary": state.salary(seat)}
        for seat, (scored, total) in enumerate(zip(state.points(), state.outlook(), strict=True))
    ]


def preview(state: TeotihuacanState, action: int) -> Preview:
    """Cost, gain and change of a legal action of the player to move, with all that follows from it by itself (R-30).

    `cost` and `gain` count cocoa and goods; `gives` and `gets` name them with points and steps, for the player to move.
    `change` is that of the outlook by seat. `asks` is the decision that follows; `final` says that the action cannot
    be taken back, because the turn ends with it, or chance or somebody else decides next. A move has `arrival`, a
    Pyramid tile or Decoration `matches`.
    """
    seat = state.current_player
    after = state.clone()
    after.apply_action(action)
    changed = changes(stock(state, seat), stock(after, seat))
    gives = {key: -value for key, value in changed.items() if value < 0}
    gets = {key: value for key, value in changed.items() if value > 0}
    old, new = state.outlook(), after.outlook()
    word, kind = words.word_of(state, action), kind_of(action)
    return {
        "word": word,
        "kind": kind,
        "cost": sum(gives.get(key, 0) for key in COSTS),
        "gain": sum(gets.get(key, 0) for key in COSTS),
        "gives": gives,
        "gets": gets,
        "points": [int(value) for value in new],
        "change": [int(value - was) for value, was in zip(new, old, strict=True)],
        "ends_phase": state.phase == "play" and after.phase in ("eclipse", "over"),
        "asks": after.decision,
        "final": after.is_terminal() or after.at_turn_start() or after.current_player != seat,
        **_special(kind, action, state, after),
    }


def _special(kind: str, action: int, before: TeotihuacanState, after: TeotihuacanState) -> Preview:
    """What a preview tells beyond the common keys."""
    if kind == "move":
        # There it may be that only cocoa can be collected: then it was, and nobody is asked any more.
        _, _, arrived = before.steps(action)[0]
        return {"arrival": arrival(arrived)}
    if kind in ("build", "deco"):
        return {"matches": _matches(words.word_of(before, action), before, after)}
    return {}


def _matches(word: str, before: TeotihuacanState, after: TeotihuacanState) -> list[str]:
    """The icons that cover their like, as letters; those of a coloured one are capitals (T51)."""
    thing, _, goal = word.partition(":")[2].partition("@")
    data = before.game.components.data
    plain_counts = before.game.options["plain_match"] == "yes"
    pairs = _tile_pairs(goal, before, after) if thing[0] == "T" else _deco_pairs(data, thing, goal, before)
    return [new for new, old in pairs if new.lower() == old.lower() and (plain_counts or new != "p")]


def _icon(state: TeotihuacanState, row: int, column: int) -> str:
    return parts.ICONS[state.cell(row, column)[0]]


def _tile_pairs(goal: str, before: TeotihuacanState, after: TeotihuacanState) -> list[tuple[str, str]]:
    level, row, column = (int(part) for part in goal.partition("r")[0].split("."))
    return [(_icon(after, *cell), _icon(before, *cell)) for cell in parts.cells(level, row, column)]


def _deco_pairs(data: Any, deco: str, stairway: str, before: TeotihuacanState) -> list[tuple[str, str]]:
    icons = data["decoration_tiles"][int(deco[1:]) - 1]
    step = len(before.table()["stairs"][parts.STAIRWAYS.index(stairway)])
    if step == 0:
        return list(zip(icons, data["stair_icons"][stairway], strict=True))
    return [(new, _icon(before, *cell)) for new, cell in zip(icons, parts.stair_cells(stairway, step), strict=True)]
