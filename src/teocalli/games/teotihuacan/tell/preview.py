"""What a legal action would bring: it is carried out on a copy, and the rules report (R-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.core.state import CHANCE
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan import notation as words
from teocalli.games.teotihuacan.notation import kind_of
from teocalli.games.teotihuacan.rules.position import (
    D_DRAW,
    TO_BESIDE,
    TO_BOARD,
    TO_BOT,
    TO_DECORATIONS,
    TO_NEUTRAL,
    TO_OFFER,
    TO_PLACE,
    TO_PYRAMID,
    TO_STACK,
)
from teocalli.games.teotihuacan.tell.decision_context import cell_of, frames_of, still_to_come
from teocalli.games.teotihuacan.tell.refusals import refusals
from teocalli.games.teotihuacan.tell.report import Carried, of_lapse, steps_of
from teocalli.games.teotihuacan.tell.stock import effects

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

Preview = dict[str, Any]
COSTS = ("cocoa", "wood", "stone", "gold")
_ACTS = ("cocoa", "main", "worship")
_FREE = ("use", "unlock")
_UNKNOWN = ("dice", "spin")
"""Draws of the Teotibot after which anything may follow."""


def preview(state: TeotihuacanState, action: int) -> Preview:
    """Cost, gain and change of a legal action of the player to move, with all that follows from it by itself (R-30).

    `cost` and `gain` count cocoa and goods; `change` is that of the projection by seat. `final` says that the action
    cannot be taken back, because the turn ends with it, or chance or somebody else decides next. The rest is that of
    `outcome`. A move has `arrival`, a Pyramid tile or Decoration `matches`.
    """
    seat, steps = state.current_player, steps_of(state, action)
    after = steps[-1].after
    told = outcome(state, action, steps)
    old, new = state.projected_points(), after.projected_points()
    return {
        **told,
        "cost": sum(told["gives"].get(key, 0) for key in COSTS),
        "gain": sum(told["gets"].get(key, 0) for key in COSTS),
        "points": [int(value) for value in new],
        "change": [int(value - was) for value, was in zip(new, old, strict=True)],
        "ends_phase": state.phase == "play" and after.phase in ("eclipse", "over"),
        "final": after.is_terminal() or after.at_turn_start() or after.current_player != seat,
        **_special(action, steps),
    }


def outcome(state: TeotihuacanState, action: int, steps: list[Carried] | None = None) -> Preview:
    """What an action changes, and what it leaves open.

    Its own parts (`Action.parts`) say what it is. `gives`, `gets`, `claims` and `turns` of the player to move are those
    of `stock.effects`; `others` has the same for every other seat that something happens to, with its `seat`. `asks`:
    the decision that follows; `next`: all that the action leaves to be decided, the next first; `later`: amounts that
    come by themselves after that, whatever is decided; `drawn`: what chance brings before anybody decides.
    """
    seat, steps = state.current_player, steps or steps_of(state, action)
    after, said = steps[-1].after, words.said(state, action)
    found = effects(state, steps)
    depth = len(state.frames) - (said.kind not in _FREE)
    goes_on = state.phase == "play" and after.current_player == seat and not after.at_turn_start()
    others = [{"seat": other, **effect} for other, effect in enumerate(found) if other != seat and any(effect.values())]
    return {
        "word": said.word,
        "kind": said.kind,
        **said.parts(),
        **found[seat],
        "others": others,
        "asks": after.decision,
        "next": still_to_come(after, depth) if goes_on else [],
        "later": of_lapse(after, depth).changed(seat) if goes_on else {},
        "drawn": _drawn(after),
    }


def _drawn(state: TeotihuacanState) -> list[Message]:
    """What chance brings before somebody decides; how many draws there are depends on none of them."""
    found: list[Message] = []
    state = state.clone()
    while state.current_player == CHANCE:
        said = _draw(state)
        if said not in found:
            found.append(said)
        if state.decision in _UNKNOWN:
            break
        state.apply_action(state.legal_actions()[0])
    return found


_TARGETS = {
    TO_DECORATIONS: "decoration",
    TO_PYRAMID: "pyramid",
    TO_PLACE: "layout",
    TO_STACK: "stack",
    TO_OFFER: "offer",
    TO_BESIDE: "beside",
    TO_NEUTRAL: "neutral",
    TO_BOT: "bot",
}


def _draw(state: TeotihuacanState) -> Message:
    top = frames_of(state)[-1]
    if top.kind != D_DRAW:
        return message(f"teotihuacan-drawn-{top.name}")
    if top.a == TO_BOARD:
        board = message(f"teotihuacan-board-{parts.TILE_BOARDS[top.b]}")
        return message("teotihuacan-drawn-board", board=board)
    return message(f"teotihuacan-drawn-{_TARGETS[top.a]}")


def _special(action: int, steps: list[Carried]) -> Preview:
    """What a preview tells beyond the common keys."""
    said = words.ACTIONS[action]
    if said.kind == "move":
        # There it may be that only cocoa can be collected: then it was, and nobody is asked any more.
        return {"arrival": arrival(steps[0].after)}
    if said.kind in ("build", "deco"):
        return {"matches": [_letter(icon) for icon, *_ in steps[0].report.of("matched")]}
    return {}


def arrival(arrived: TeotihuacanState) -> dict[str, Any]:
    """What can be done where a worker arrives: `board`, `colours` present, `crew` (powers of all own unlocked workers
    there), `acts` (outcomes, with the `cocoa` that is left), `refused` and the `cell` that counts. `arrived` is the
    position in which the action is chosen.
    """
    table, seat = arrived.table(), arrived.current_player
    dice = arrived.player_table(seat)["dice"]
    acts = [outcome(arrived, action) for action in arrived.legal_actions() if kind_of(action) in _ACTS]
    owned = arrived.player_table(seat)["cocoa"]
    return {
        "board": table["arrival"],
        "colours": table["colours"],
        "crew": sorted(power for place, power, lock, _ in dice if place == table["arrival"] and not lock),
        "acts": [{**act, "cocoa": owned + act["gets"].get("cocoa", 0) - act["gives"].get("cocoa", 0)} for act in acts],
        "refused": list(refusals(arrived)),
        "cell": cell_of(arrived),
    }


def _letter(icon: int) -> str:
    """An icon that covers its like; a coloured one is a capital (T51)."""
    return parts.ICONS[icon]
