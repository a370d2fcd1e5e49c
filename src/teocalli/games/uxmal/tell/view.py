"""What a seat may see of a position, and what each legal action would mean (U6, R-01, R-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.tell.refusals import refusals
from teocalli.games.uxmal.tell.report import report_of
from teocalli.games.uxmal.tell.summary import table_summary
from teocalli.games.uxmal.tiles import IDOLS

if TYPE_CHECKING:
    from teocalli.games.uxmal.state import UxmalState

Preview = dict[str, Any]


def view(state: UxmalState, seat: int | None) -> dict[str, Any]:
    """What `seat` (None: a spectator) may see: `position`, `projection` and `legal`, previews of its legal actions;
    of what is asked `refused`, what is not offered, with the reasons.
    """
    to_move = state.current_player
    mine = seat is not None and seat == to_move
    return {
        "position": seen_position(state, seat),
        "projection": [
            projection(state, player, _sees_hand(state, seat, player)) for player in range(state.game.players)
        ],
        "legal": [preview(state, action) for action in state.legal_actions()] if mine else [],
        "asked": {"refused": list(refusals(state))} if mine else None,
    }


def _sees_hand(state: UxmalState, seat: int | None, player: int) -> bool:
    """With hidden hands people see their own cards only, until the game is over (U6)."""
    return state.game.option("hands") == "open" or seat == player or state.is_terminal()


def seen_position(state: UxmalState, seat: int | None) -> dict[str, Any]:
    """The position summary without legal words, of hidden hands only their size (U6)."""
    position = table_summary(state)
    for player, hand in enumerate(position["hands"]):
        if not _sees_hand(state, seat, player):
            position["hands"][player] = {"total": sum(hand.values())}
    return position


def projection(state: UxmalState, seat: int, with_cards: bool = True) -> dict[str, Any]:
    """Points scored and what the next scoring would add now, priest by priest and card by card (U22, U23)."""
    scored = state.points()[seat]
    priests = priest_values(state, seat)
    cards = card_values(state, seat)
    following = 0 if state.is_terminal() else sum(part["points"] for part in priests)
    if not with_cards:
        return {"priests": priests, "cards": [], "scored": scored, "next": following, "total": scored + following}
    following += 0 if state.is_terminal() else sum(part["points"] for part in cards)
    return {"priests": priests, "cards": cards, "scored": scored, "next": following, "total": scored + following}


def priest_values(state: UxmalState, seat: int) -> list[dict[str, Any]]:
    """What each priest on the pyramid would score now (U22)."""
    return [priest_value(state, field) | {"field": words.field_name(field)} for field in state.priests(seat)]


def priest_value(state: UxmalState, field: int) -> dict[str, Any]:
    """`idol`, `level`, `rank` (None on a blank) and `points` of a priest on this field (U22)."""
    idol, level = state.symbol(field), state.level(field)
    rank = state.rank(IDOLS.index(idol)) if idol in IDOLS else None
    return {"idol": idol, "level": level, "rank": rank, "points": state.priest_value(field)}


def card_values(state: UxmalState, seat: int) -> list[dict[str, Any]]:
    """What the hand cards of ranks 1 and 2 would score now (U23)."""
    hand = dict(zip(IDOLS, state.hand(seat), strict=True))
    return [
        {"idol": idol, "rank": rank, "count": hand[idol], "points": hand[idol] * card_value(state, idol)}
        for rank, idol in enumerate(state.track[: len(state.tables.components.card_points)], start=1)
        if hand[idol]
    ]


def preview(state: UxmalState, action: int) -> Preview:
    """Cost, gain, projection afterwards and its change by seat, of a legal action of the player to move (R-30)."""
    kind = words.kind_of(action)
    asks = {"asks": _asked_next(state, action)}
    return {"word": words.word_of(state, action), "kind": kind} | _PREVIEWS[kind](state, action) | asks


def _asked_next(state: UxmalState, action: int) -> str | None:
    """What is still to be drawn or decided in this turn after the action, or None."""
    after = state.clone()
    after.apply_action(action)
    ended = after.at_turn_start() or after.turn_player != state.turn_player
    return None if ended else str(after.decision)


def _after(state: UxmalState, *actions: int) -> UxmalState:
    """The position after these actions; after the last one, the position that is scored if it ends a phase."""
    *first, last = actions
    copy = state.clone()
    for action in first:
        copy.apply_action(action)
    report = report_of(copy, last)
    return report.scored or report.after


def _effect(state: UxmalState, after: UxmalState, cost: int, gain: int) -> Preview:
    seat = state.current_player
    before, points = _totals(state, seat), _totals(after, seat)
    return {
        "cost": cost,
        "gain": gain,
        "points": points,
        "change": [value - old for value, old in zip(points, before, strict=True)],
        "ends_phase": False,
    }


def _totals(state: UxmalState, seat: int) -> list[int]:
    """Projection of every player, as far as `seat` sees it: hidden cards do not count."""
    players = range(state.game.players)
    if state.game.option("hands") == "open":
        return [int(value) for value in state.projected_points()]
    return [projection(state, player, _sees_hand(state, seat, player))["total"] for player in players]


def _build(state: UxmalState, action: int) -> Preview:
    return _effect(state, state, 0, 0)


def _seat(state: UxmalState, action: int) -> Preview:
    said = words.said(state, action)
    pairs = [_pair(state, action, idol, cards) for idol, cards in state.claims_of(action)]
    best = max(pairs, key=lambda pair: _margin(pair["change"], state.current_player), default=None)
    after = best["after"] if best else _after(state, action)
    report = report_of(state, action)
    for pair in pairs:
        del pair["after"]
    return _effect(state, after, 0, best["cards"] if best else 0) | {
        "seat": said.field,
        "tile": said.tile,
        "turn": said.turn,
        "pairs": pairs,
        "ends_phase": report.scored is not None or _completes(report.after),
    }


def _completes(state: UxmalState) -> bool:
    """At a choice of cards: whether the level is complete, so that the phase ends after it (U17)."""
    takes = state.legal_actions() if state.decision == "take" else []
    return bool(takes) and report_of(state, takes[0]).scored is not None


def _pair(state: UxmalState, action: int, idol: int, cards: int) -> Preview:
    laid = state.clone()
    laid.apply_action(action)
    after = _after(laid, words.take(idol, cards)) if laid.decision == "take" else _after(state, action)
    letter = IDOLS[idol]
    change = _effect(state, after, 0, cards)["change"]
    return {"pair": f"{letter}{cards}", "idol": letter, "cards": cards, "change": change, "after": after}


def _margin(change: list[int], seat: int) -> int:
    """Own change minus the best other."""
    return change[seat] - max(value for player, value in enumerate(change) if player != seat)


def _take(state: UxmalState, action: int) -> Preview:
    said = words.said(state, action)
    return _effect(state, _after(state, action), 0, said.cards) | {
        "pair": f"{said.idol}{said.cards}",
        "idol": said.idol,
        "cards": said.cards,
        "ends_phase": report_of(state, action).scored is not None,
    }


def _place(state: UxmalState, action: int) -> Preview:
    said = words.said(state, action)
    value = priest_value(state, words.field_number(said.field))
    return _effect(state, _after(state, action), 0, 0) | {
        "field": said.field,
        "idol": value["idol"],
        "level": value["level"],
        "value": value["points"],
    }


def _move(state: UxmalState, action: int) -> Preview:
    said = words.said(state, action)
    target = words.field_number(said.target)
    cost = state.move_costs(words.field_number(said.source))[target]
    payment = suggested_payment(state, cost)
    after = _after(state, action, *(words.pay(IDOLS.index(letter)) for letter in payment))
    value = priest_value(state, target)
    return _effect(state, after, cost, 0) | {
        "from": said.source,
        "to": said.target,
        "idol": value["idol"],
        "level": value["level"],
        "value": value["points"],
        "payment": payment,
        "card_changes": {letter: -card_value(state, letter) for letter in state.track},
    }


def card_value(state: UxmalState, letter: str) -> int:
    """What one hand card of this idol would score now (U23)."""
    return state.card_value(IDOLS.index(letter))


def suggested_payment(state: UxmalState, cost: int) -> str:
    """The cards to give up first: of the least popular idols, in the order in which they are paid (U20, U23)."""
    hand = state.hand(state.current_player)
    cheap_first = [letter for letter in reversed(state.track) for _ in range(hand[IDOLS.index(letter)])]
    return "".join(sorted(cheap_first[:cost], key=IDOLS.index))


def _pay(state: UxmalState, action: int) -> Preview:
    return _effect(state, _after(state, action), 1, 0) | {"idol": words.said(state, action).idol}


def _shift(state: UxmalState, action: int) -> Preview:
    said, after = words.said(state, action), _after(state, action)
    return _effect(state, after, said.squares, 0) | {"idol": said.idol, "squares": said.squares, "track": after.track}


_PREVIEWS = {
    "build": _build,
    "seat": _seat,
    "take": _take,
    "place": _place,
    "move": _move,
    "pay": _pay,
    "honour": _shift,
    "curse": _shift,
}
