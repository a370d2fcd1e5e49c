"""Whatever people may do at a table, at random: it is read again as it was, and tells nothing hidden (R-01, R-08)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from teocalli.core.chance import SeededDraws
from teocalli.core.errors import TeocalliError
from teocalli.core.events import Event
from teocalli.core.options import OptionValue
from teocalli.core.registry import load_game
from teocalli.table.clock import TimeControl
from teocalli.table.company import Asker, opened_by
from teocalli.table.moment import Moment
from teocalli.table.seats import PERSON, assign_seats
from teocalli.table.table import Table
from tests.long import with_further
from tests.table.play import BOT_WISH, PERSON_WISH
from tests.table.test_company import HOST_WISH, WATCHER, seen

PEOPLE = (Asker("lina"), Asker("omar"), Asker("mia"))
BEGIN = 1_700_000_000_000
CONTROL = TimeControl("bank", 120, 5)


def begun(name: str, options: dict[str, OptionValue], control: TimeControl | None) -> tuple[Table, list[Event]]:
    """Three persons and a bot at a table."""
    seats = assign_seats([HOST_WISH, PERSON_WISH, BOT_WISH, PERSON_WISH], lambda _: None)
    company = opened_by("lina", [seat.kind == PERSON for seat in seats], public=False)
    game = load_game(name, 4, options)
    table, events = Table.open(game, seats, company=company, control=control, moment=Moment(BEGIN))
    for person in ("omar", "mia"):
        events += table.sit(person, person.title(), None, None)
    return table, events


def wishes(table: Table, asker: Asker, chooser: random.Random) -> Iterator[Callable[[], list[Event]]]:
    """What somebody might want just now, allowed or not."""
    state = table.match.state
    yield lambda: table.act(state.game.action_to_string(state, chooser.choice(state.legal_actions())), "", asker)
    yield lambda: table.undo("", asker)
    sight = table.sight(asker)
    to = None if sight is None else table.undo_to_propose(sight)
    yield lambda: table.propose_undo(to or 0, None, asker)
    yield lambda: table.propose_stand_in(table.to_move or 0, "random", None, asker)
    yield lambda: table.let_play("random", None, asker)
    yield lambda: table.come_back(None, asker)
    number = 0 if table.proposal is None else table.proposal.number
    for answer in ("yes", "yes", "no", "withdraw"):
        yield lambda answer=answer: table.answer(number, answer, None, asker)  # type: ignore[misc]


def step(table: Table, chooser: random.Random) -> list[Event]:
    """Something that happens: a bot plays, or somebody gets what they want. Nothing is changed by who does not."""
    away = frozenset(seat for seat in range(4) if chooser.random() < 0.3)
    table.tell(Moment(table.moment.now + chooser.choice([0, 1_000, 200_000]), away))
    if table.bot_to_move is not None and chooser.random() < 0.8:
        return table.act_for_bot(chooser.choice(table.match.state.legal_actions()), "bot")
    asker = chooser.choice([*PEOPLE, WATCHER])
    wish = chooser.choice([next(wishes(table, asker, chooser)), *wishes(table, asker, chooser)])
    before = table.version
    try:
        return wish()
    except TeocalliError:
        assert table.version == before
        return []


def with_other_seed(events: list[Event]) -> Table:
    """The same game as everybody saw it, with another secret."""
    payload = {**events[0].payload, "seed": SeededDraws.new_seed().hex()}
    return Table.from_events([replace(events[0], payload=payload), *events[1:]])


def told(table: Table) -> list[str]:
    """What each of them is told, the hash of the seed left out."""
    views = [seen(table, asker) for asker in (*PEOPLE, WATCHER)]
    return [json.dumps({name: value for name, value in view.items() if name != "seed_hash"}) for view in views]


@pytest.mark.parametrize(
    ("name", "options", "control", "steps"),
    with_further(
        [("uxmal", {"hands": "hidden"}, CONTROL, 240), ("teotihuacan", {}, None, 90)],
        [("uxmal", {}, None, 1500), ("uxmal", {"hands": "hidden"}, CONTROL, 1500), ("teotihuacan", {}, CONTROL, 600)],
        several=True,
    ),
)
def test_whatever_people_do_is_read_again_and_hides_what_is_hidden(
    name: str, options: dict[str, OptionValue], control: TimeControl | None, steps: int
) -> None:
    table, events = begun(name, options, control)
    chooser = random.Random(11)
    for _ in range(steps):
        events += step(table, chooser)
        if table.to_move is None:
            break
    kinds = {event.kind for event in events}
    assert {"proposed", "answered", "stood_in", "came_back", "action"} <= kinds
    again = Table.from_events(events)
    assert (again.version, again.clock, again.proposal, again.ended) == (
        table.version,
        table.clock,
        table.proposal,
        table.ended,
    )
    assert told(again) == told(table)
    if table.to_move is not None:
        assert told(with_other_seed(events)) == told(table)
