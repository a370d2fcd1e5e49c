"""What an action did, as messages, and the breakdown of a phase's end (U24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, message
from teocalli.core.names import Name
from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.tell.report import Report, report_of
from teocalli.games.uxmal.tell.view import priest_value, seen_position
from teocalli.games.uxmal.tiles import IDOLS

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

LogLine = dict[str, Any]
"""`{"kind": str, "message": Message}`.

`kind` is the action's, or "claim", "phase-end", "scored", "rejection", "break", "game-end".
"""


def idol_message(letter: str) -> Message:
    """The name of an idol, or of the blank."""
    return message(f"uxmal-idol-{letter}" if letter in IDOLS else "uxmal-blank")


def lines(before: UxmalState, action: int, after: UxmalState, names: Sequence[Name]) -> list[LogLine]:
    """The action, cards taken without asking, and what a phase's end brought; `names` are the players' by seat."""
    kind = words.kind_of(action)
    player = names[before.turn_player]
    report = report_of(before, action)
    said = message(f"uxmal-log-{kind}", **_ARGUMENTS[kind](before, action, player), **_costs(report))
    result = [{"kind": kind, "message": said}, *_claim_lines(report, kind, player)]
    ended = _phase_report(report)
    return result + (_phase_lines(ended, after, names) if ended else [])


def _costs(report: Report) -> dict[str, Any]:
    """What a move costs (U19)."""
    moved = report.of("priest_moved")
    return {"cost": moved[0][2]} if moved else {}


def _claim_lines(report: Report, kind: str, player: Name) -> list[LogLine]:
    """Cards taken at once because there was one pair only (U16)."""
    return [
        {
            "kind": "claim",
            "message": message("uxmal-log-claim", player=player, idol=idol_message(IDOLS[idol]), count=count),
        }
        for idol, count, _ in (report.of("cards_taken") if kind == "seat" else [])
    ]


def _seat_arguments(before: UxmalState, action: int, player: str) -> dict[str, Any]:
    said = words.said(before, action)
    return {"player": player, "tile": said.tile, "seat": said.field, "level": before.phase}


def _place_arguments(before: UxmalState, action: int, player: str) -> dict[str, Any]:
    name = words.said(before, action).field
    field = words.field_number(name)
    idol = idol_message(before.symbol(field))
    return {"player": player, "field": name, "idol": idol, "level": before.level(field)}


def _move_arguments(before: UxmalState, action: int, player: str) -> dict[str, Any]:
    said = words.said(before, action)
    return {"player": player, "from": said.source, "to": said.target}


def _take_arguments(before: UxmalState, action: int, player: str) -> dict[str, Any]:
    said = words.said(before, action)
    return {"player": player, "idol": idol_message(said.idol), "count": said.cards}


def _shift_arguments(before: UxmalState, action: int, player: str) -> dict[str, Any]:
    said = words.said(before, action)
    return {"player": player, "idol": idol_message(said.idol), "squares": said.squares}


def _pay_arguments(before: UxmalState, action: int, player: str) -> dict[str, Any]:
    return {"player": player, "idol": idol_message(words.said(before, action).idol)}


_ARGUMENTS = {
    "build": lambda before, action, player: {"player": player},
    "draw": lambda before, action, player: {"tile": words.said(before, action).tile},
    "seat": _seat_arguments,
    "take": _take_arguments,
    "place": _place_arguments,
    "move": _move_arguments,
    "pay": _pay_arguments,
    "honour": _shift_arguments,
    "curse": _shift_arguments,
}


def phase_report(before: UxmalState, action: int, after: UxmalState) -> dict[str, Any] | None:
    """The end of a phase that an action brought about, or None (U22–U24).

    `phase`; `breakdown` by seat: `priests`, `cards`, points `before` and `after`; `rejection`: track before and after,
    or None; `returned`: fields by seat from which priests went back; `left`: priests by seat that left the game;
    `scored`: the position that was scored, as a spectator sees it (U6).
    """
    return _phase_report(report_of(before, action))


def _phase_report(report: Report) -> dict[str, Any] | None:
    """See `phase_report`."""
    scored, after = report.scored, report.after
    if scored is None:
        return None
    seats = range(scored.game.players)
    return {
        "phase": scored.phase,
        "breakdown": [
            {
                "priests": _scored_priests(report, scored, seat),
                "cards": _scored_cards(report, scored, seat),
                "before": scored.points()[seat],
                "after": after.points()[seat],
            }
            for seat in seats
        ],
        "rejection": [scored.track, after.track] if report.of("rejected") else None,
        "returned": [
            sorted(words.field_name(field) for field, *_ in report.of("priest_returned", seat)) for seat in seats
        ],
        "left": [sum(count for count, *_ in report.of("priests_left", seat)) for seat in seats],
        "scored": seen_position(scored, None),
    }


def _scored_priests(report: Report, scored: UxmalState, seat: int) -> list[dict[str, Any]]:
    """Points of each priest, with what stands on its field (U22)."""
    return [
        {**priest_value(scored, field), "points": points, "field": words.field_name(field)}
        for field, points, _ in report.of("priest_scored", seat)
    ]


def _scored_cards(report: Report, scored: UxmalState, seat: int) -> list[dict[str, Any]]:
    """Points of the cards of each idol that scored (U23)."""
    return [
        {"idol": IDOLS[idol], "rank": scored.rank(idol), "count": count, "points": points}
        for idol, count, points in report.of("cards_scored", seat)
    ]


def _phase_lines(report: dict[str, Any], after: UxmalState, names: Sequence[Name]) -> list[LogLine]:
    result = [{"kind": "phase-end", "message": message("uxmal-log-phase-end", phase=report["phase"])}]
    for name, part in zip(names, report["breakdown"], strict=True):
        points = {key: sum(item["points"] for item in part[key]) for key in ("priests", "cards")}
        said = message("uxmal-log-scored", player=name, total=part["after"], **points)
        result.append({"kind": "scored", "message": said})
    return result + (_end_lines(after, names) if after.is_terminal() else _break_lines(after))


def _break_lines(after: UxmalState) -> list[LogLine]:
    """Rejection and break (U24)."""
    rejection = message("uxmal-log-rejection", track=[idol_message(letter) for letter in after.track])
    variant = after.game.option("variant")
    arguments = {"priests": after.supply[0]} if variant == "forced_break" else {}
    ids = {"standard": "uxmal-log-break", "no_break": "uxmal-log-no-break", "forced_break": "uxmal-log-forced-break"}
    return [
        {"kind": "rejection", "message": rejection},
        {"kind": "break", "message": message(ids[variant], **arguments)},
    ]


def _end_lines(after: UxmalState, names: Sequence[Name]) -> list[LogLine]:
    """Who wins (U26)."""
    winners = [names[seat] for seat in after.winners()]
    said = (
        message("uxmal-log-winner", player=winners[0])
        if len(winners) == 1
        else message("uxmal-log-shared-victory", players=winners)
    )
    return [{"kind": "game-end", "message": message("uxmal-log-game-end")}, {"kind": "game-end", "message": said}]
