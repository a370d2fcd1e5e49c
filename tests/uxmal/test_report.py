"""What the rules report while they carry an action out: everything that changes, and nothing else."""

from __future__ import annotations

import pytest

from teocalli.core.errors import IllegalAction
from teocalli.games.uxmal.report import EVENTS
from teocalli.games.uxmal.state import UxmalState
from teocalli.games.uxmal.tell.report import Report, report_of
from teocalli.games.uxmal.tell.view import card_values, priest_values
from tests.uxmal.match import known
from tests.uxmal.script import start
from tests.uxmal.walk import random_match

VARIANTS = ("standard", "no_break", "forced_break")


def in_game(state: UxmalState, seat: int) -> int:
    """Priests of a seat on the pyramid and in its supply."""
    return len(state.priests(seat)) + int(state.supply[seat])


@pytest.mark.parametrize("seed", range(6))
def test_u16_to_u24_the_report_accounts_for_every_change(seed: int) -> None:
    """After every action points, cards and priests are those before it with what was reported."""
    variant = VARIANTS[seed % 3]
    previous: UxmalState | None = None
    told: set[str] = set()
    for match in random_match(2 + seed % 3, {"variant": variant}, seed):
        after = known(match.state)
        if previous is not None:
            report = report_of(previous, match.actions[-1])
            assert report.after.to_bytes() == after.to_bytes()
            assert (report.scored is None) == (after.phase == previous.phase and not after.is_terminal())
            assert bool(report.of("rejected")) == (after.phase > previous.phase)
            told |= {event.name for event in report.events}
            for seat in range(match.game.players):
                check_points(report, previous, seat)
                check_cards(report, previous, seat)
                check_priests(report, previous, seat)
        previous = after.clone()
    assert told == set(EVENTS) - ({"priests_left", "priest_returned"} if variant == "no_break" else set())


def check_points(report: Report, before: UxmalState, seat: int) -> None:
    priests = sum(points for _, points, _ in report.of("priest_scored", seat))
    cards = sum(points for *_, points in report.of("cards_scored", seat))
    assert report.after.points()[seat] == before.points()[seat] + priests + cards
    if report.scored is not None:
        assert priests == sum(part["points"] for part in priest_values(report.scored, seat))
        assert cards == sum(part["points"] for part in card_values(report.scored, seat))


def check_cards(report: Report, before: UxmalState, seat: int) -> None:
    hand = before.hand(seat)
    for name, sign in (("cards_taken", 1), ("cards_given", -1), ("cards_scored", -1)):
        for idol, cards, _ in report.of(name, seat):
            hand[idol] += sign * cards
    assert hand == report.after.hand(seat)


def check_priests(report: Report, before: UxmalState, seat: int) -> None:
    standing = set(before.priests(seat))
    for source, target, cost in report.of("priest_moved", seat):
        assert (before.move_costs(source)[target], report.after.due) == (cost, cost)
        standing ^= {source, target}
    standing |= {field for field, *_ in report.of("priest_placed", seat)}
    standing -= {field for field, *_ in report.of("priest_returned", seat)}
    assert sorted(standing) == report.after.priests(seat)
    left = sum(count for count, *_ in report.of("priests_left", seat))
    assert in_game(report.after, seat) == in_game(before, seat) - left


def test_an_illegal_action_is_not_carried_out() -> None:
    with pytest.raises(IllegalAction):
        report_of(known(start().state), -1)
