"""What people plan for their next turn: the rules decide what is possible, and what others did whether it is meant."""

from __future__ import annotations

import random

import pytest

from teocalli.core.errors import TeocalliError
from teocalli.table.plans import MOST_PLANS, Condition, Plan, Plans, Verdict, judged, planned
from teocalli.table.table import Table
from tests.table.play import PERSON_WISH
from tests.table.test_company import LINA, OMAR, asker_at
from tests.table.test_proposals import PEOPLE, begun, decide


def other(table: Table) -> str:
    """Somebody who is not asked."""
    return next(name for name, asker in PEOPLE.items() if name != "mia" and asker != asker_at(table))


def others_turn(table: Table, chooser: random.Random) -> tuple[int, Plans, set[tuple[str, str]]]:
    """Plan nothing yet at the other's place, and play until they are asked: their seat, when, what was done."""
    name = other(table)
    assert table.company is not None
    seat = table.company.seat_of(name)
    assert seat is not None
    made = Plans(len(table.match.words), table.match.state.hash(), ())
    while table.to_move is not None and table.to_move != seat:
        decide(table, chooser)
    match = table.match
    words = range(made.n, len(match.words))
    deeds = {deed for n in words for deed in match.game.deeds(match.state_at(n), match.actions[n])}
    return seat, made, deeds


def test_in_random_games_what_is_judged_possible_is_legal_and_conditions_are_what_was_done() -> None:
    """Whatever may be planned is tried at each turn of a game; what is to be played is played."""
    table, _ = begun(PERSON_WISH)
    chooser = random.Random(3)
    fates, turns = set(), 0
    while table.to_move is not None:
        seat, made, deeds = others_turn(table, chooser)
        if table.to_move is None:
            break
        turns += 1
        game, state = table.match.game, table.match.state
        legal = set(game.legal_words(state))
        offered = [each["word"] for group in game.plannable(state, seat) for each in group["words"]]
        assert legal <= {*offered}, legal - {*offered}
        for word in chooser.sample(offered, 12):
            verdict = judged(table, seat, Plans(made.n, made.hash, (Plan(word, None),)))
            assert verdict.why == ("done" if word in legal else "illegal",)
            fates.add(verdict.fate)
        word = chooser.choice(sorted(legal))
        for deed, place in sorted(deeds):
            nobody, somebody = (Plan(word, Condition(who, deed, place)) for who in ("nobody", "somebody"))
            found = judged(table, seat, Plans(made.n, made.hash, (nobody, somebody, Plan(word, None))))
            assert found == Verdict("carried out", word, ("condition", "done", "later"))
        events = table.act_as_planned(word, seat)
        assert events[0].payload["by"] == "plan"
    assert fates == {"carried out", "dropped"}
    assert turns > 20


def test_plans_hold_for_the_game_in_which_they_were_made_only() -> None:
    table, _ = begun(PERSON_WISH)
    chooser = random.Random(4)
    seat, made, _ = others_turn(table, chooser)
    plans = Plans(made.n, made.hash, (Plan("build", None),))
    assert judged(table, seat, plans).fate == "carried out"
    assert judged(table, seat, Plans(made.n, "another", plans.plans)) == Verdict("back", None)
    assert judged(table, seat, Plans(len(table.match.words) + 1, made.hash, plans.plans)) == Verdict("back", None)
    with pytest.raises(TeocalliError):
        table.act_as_planned("build", 1 - seat)


def test_who_may_plan_what() -> None:
    table, _ = begun(PERSON_WISH)
    asked, waits = (LINA, OMAR) if asker_at(table) == LINA else (OMAR, LINA)
    build = Plan("build", None)
    assert planned(table, waits, [build]).plans == (build,)
    for code, asker, plans in (
        ("error-plan-turn", asked, [build]),
        ("error-not-seated", PEOPLE["mia"], [build]),
        ("error-plan-many", waits, [build] * (MOST_PLANS + 1)),
        ("error-plan-word", waits, [Plan("take:S2", None)]),
        ("error-plan-condition", waits, [Plan("build", Condition("nobody", "build", "j9"))]),
        ("error-plan-condition", waits, [Plan("build", Condition("nobody", "sleep", "c3"))]),
    ):
        with pytest.raises(TeocalliError) as caught:
            planned(table, asker, plans)
        assert caught.value.code == code
