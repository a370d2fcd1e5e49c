"""What a seat may see of a position, and what each legal action would mean (U6, R-01, R-30)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal.tell.refusals import refusals
from teocalli.games.uxmal.tell.report import Report, report_of
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
        "legal": previews(state, state.legal_actions()) if mine else [],
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


def previews(state: UxmalState, actions: Iterable[int]) -> list[Preview]:
    """Cost, gain, projection afterwards and its change by seat, of legal actions of the player to move; what they would
    have to decide or draw then (R-30).
    """
    outlook = _Outlook(state)
    return [
        _preview(outlook, _Choice(action, words.said(state, action), report_of(state, action))) for action in actions
    ]


class _Choice(NamedTuple):
    """An action that may be chosen, what its word says, and what it brings about."""

    action: int
    said: words.Action
    report: Report


class _Outlook:
    """A position as whoever is to move sees it, with the points that are due without an action."""

    def __init__(self, state: UxmalState) -> None:
        self.state = state
        self.seat = state.current_player
        self._hands_are_open = state.game.option("hands") == "open"
        self._before = self._totals(state)

    def effect(self, after: UxmalState, cost: int, gain: int) -> Preview:
        """What a position afterwards means for everybody."""
        points = self._totals(after)
        return {
            "cost": cost,
            "gain": gain,
            "points": points,
            "change": [value - old for value, old in zip(points, self._before, strict=True)],
            "ends_phase": False,
        }

    @cached_property
    def card_changes(self) -> dict[str, int]:
        """By idol, what giving up one of its cards changes (U23)."""
        return {letter: -card_value(self.state, letter) for letter in self.state.track}

    def _totals(self, state: UxmalState) -> list[int]:
        """Projection of every player, as far as it is seen: hidden cards do not count."""
        if self._hands_are_open:
            return [int(value) for value in state.projected_points()]
        players = range(state.game.players)
        return [projection(state, player, _sees_hand(state, self.seat, player))["total"] for player in players]


def _preview(outlook: _Outlook, choice: _Choice) -> Preview:
    said, after = choice.said, choice.report.after
    told = _PREVIEWS[said.kind](outlook, choice)
    return {"word": said.word, "kind": said.kind, **told, "asks": _asked_next(outlook.state, after)}


def _asked_next(before: UxmalState, after: UxmalState) -> str | None:
    """What is still to be drawn or decided in the turn, or None."""
    ended = after.at_turn_start() or after.turn_player != before.turn_player
    return None if ended else str(after.decision)


def _outcome(report: Report, *following: int) -> UxmalState:
    """The position after an action and those that follow it; the one that is scored if the last one ends a phase."""
    for action in following:
        report = report_of(report.after, action)
    return report.scored or report.after


def _build(outlook: _Outlook, choice: _Choice) -> Preview:
    return outlook.effect(outlook.state, 0, 0)


def _seat(outlook: _Outlook, choice: _Choice) -> Preview:
    """With the best of the pairs that may be taken, by the margin."""
    said, report, laid = choice.said, choice.report, choice.report.after
    to_choose = laid.decision == "take"
    pairs, best = [], None
    ends_phase = report.scored is not None
    for idol, cards in outlook.state.claims_of(choice.action):
        taken = report_of(laid, words.take(idol, cards)) if to_choose else report
        ends_phase |= taken.scored is not None
        effect = outlook.effect(_outcome(taken), 0, cards)
        letter = IDOLS[idol]
        pairs.append({"pair": f"{letter}{cards}", "idol": letter, "cards": cards, "change": effect["change"]})
        if best is None or _margin(effect, outlook.seat) > _margin(best, outlook.seat):
            best = effect
    return (best or outlook.effect(_outcome(report), 0, 0)) | {
        "seat": said.field,
        "tile": said.tile,
        "turn": said.turn,
        "pairs": pairs,
        "ends_phase": ends_phase,
    }


def _margin(effect: Preview, seat: int) -> int:
    """Own change minus the best other."""
    change: list[int] = effect["change"]
    return change[seat] - max(value for player, value in enumerate(change) if player != seat)


def _take(outlook: _Outlook, choice: _Choice) -> Preview:
    said, report = choice.said, choice.report
    return outlook.effect(_outcome(report), 0, said.cards) | {
        "pair": f"{said.idol}{said.cards}",
        "idol": said.idol,
        "cards": said.cards,
        "ends_phase": report.scored is not None,
    }


def _place(outlook: _Outlook, choice: _Choice) -> Preview:
    said, report = choice.said, choice.report
    value = priest_value(outlook.state, words.field_number(said.field))
    return outlook.effect(_outcome(report), 0, 0) | {
        "field": said.field,
        "idol": value["idol"],
        "level": value["level"],
        "value": value["points"],
    }


def _move(outlook: _Outlook, choice: _Choice) -> Preview:
    said, state = choice.said, outlook.state
    target = words.field_number(said.target)
    cost = state.move_costs(words.field_number(said.source))[target]
    payment = suggested_payment(state, cost)
    after = _outcome(choice.report, *(words.pay(IDOLS.index(letter)) for letter in payment))
    value = priest_value(state, target)
    return outlook.effect(after, cost, 0) | {
        "from": said.source,
        "to": said.target,
        "idol": value["idol"],
        "level": value["level"],
        "value": value["points"],
        "payment": payment,
        "card_changes": outlook.card_changes,
    }


def _pay(outlook: _Outlook, choice: _Choice) -> Preview:
    said, report = choice.said, choice.report
    return outlook.effect(_outcome(report), 1, 0) | {"idol": said.idol}


def _shift(outlook: _Outlook, choice: _Choice) -> Preview:
    said, after = choice.said, _outcome(choice.report)
    shift = {"idol": said.idol, "squares": said.squares, "track": after.track}
    return outlook.effect(after, said.squares, 0) | shift


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


def card_value(state: UxmalState, letter: str) -> int:
    """What one hand card of this idol would score now (U23)."""
    return state.card_value(IDOLS.index(letter))


def suggested_payment(state: UxmalState, cost: int) -> str:
    """The cards to give up first: of the least popular idols, in the order in which they are paid (U20, U23)."""
    hand = state.hand(state.current_player)
    cheap_first = [letter for letter in reversed(state.track) for _ in range(hand[IDOLS.index(letter)])]
    return "".join(sorted(cheap_first[:cost], key=IDOLS.index))
