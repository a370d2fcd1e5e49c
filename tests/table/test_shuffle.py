"""Chance that players can check: seeds, numbers of their own, and what the record says of them (R-06)."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from teocalli.core.chance import SeededDraws, setup_chance
from teocalli.core.events import Event
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import load_game
from teocalli.core.shuffle import CHANCE_KEY, check_chance, joint_seed
from teocalli.table.company import Asker, opened_by
from teocalli.table.seats import PERSON, SeatRequest, assign_seats, seats_of_record
from teocalli.table.table import Table
from tests.table.play import BOT_WISH, PERSON_WISH
from tests.table.test_company import GUEST, LINA, OMAR, asker_at, open_for_people, refused, seen, word

NUMBERS = {name: hashlib.sha256(name.encode()).hexdigest() for name in ("lina", "omar", "gast")}
"""What each of them adds."""


def promise_of(number: str) -> str:
    """The hash by which a number is promised."""
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def open_jointly(*wishes: SeatRequest, game: str = "uxmal") -> tuple[Table, list[Event]]:
    """A table of Lina's at which all shuffle together."""
    seats = assign_seats(wishes or (SeatRequest(name="Lina"), PERSON_WISH), lambda _: None)
    company = opened_by("lina", [seat.kind == PERSON for seat in seats], public=False)
    return Table.open(load_game(game, len(seats)), seats, company=company, joint=True)


def promise(table: Table, asker: Asker, number: str | None = None) -> list[Event]:
    """Somebody promises their number."""
    return table.promise(promise_of(number or NUMBERS[str(asker.person)]), "p", asker)


def tell(table: Table, asker: Asker) -> list[Event]:
    """Somebody tells their number."""
    return table.tell_number(NUMBERS[str(asker.person)], "t", asker)


def play_to_the_end(table: Table, chooser: random.Random) -> list[Event]:
    """Whoever is asked chooses at random, until the game is over."""
    done: list[Event] = []
    while table.to_move is not None:
        done += table.act(word(table, chooser), f"k{table.version}", asker_at(table))
    return done


def test_what_is_drawn_follows_from_the_seed_and_all_numbers() -> None:
    table, events = open_jointly()
    assert table.undealt
    before = seen(table, LINA)
    events += table.sit("omar", "Omar", None, None)
    assert table.waiting
    refused("error-table-waiting", lambda: table.act(word(table), "k", LINA))
    events += promise(table, LINA)
    refused("error-shuffle-early", lambda: tell(table, LINA))
    events += promise(table, OMAR)
    assert seen(table, GUEST)["shuffle"]["telling"]
    events += tell(table, OMAR)
    refused("error-shuffle-number", lambda: table.tell_number(NUMBERS["omar"], "t", LINA))
    assert table.undealt
    events += tell(table, LINA)
    assert not table.undealt
    assert [event.kind for event in events].count("dealt") == 1
    refused("error-shuffle-none", lambda: promise(table, LINA))
    again = Table.from_events(events)
    assert (again.match.setup, again.match.words) == (table.match.setup, table.match.words)
    seed = bytes.fromhex(events[0].payload["seed"])
    assert hashlib.sha256(seed).hexdigest() == before["seed_hash"] == seen(table, LINA)["seed_hash"]
    draws = SeededDraws(joint_seed(seed, [bytes.fromhex(NUMBERS["lina"]), bytes.fromhex(NUMBERS["omar"])]))
    assert table.match.setup == table.match.game.draw_setup(setup_chance(draws))


def test_nothing_of_it_is_told_while_the_game_goes_on_and_everything_afterwards() -> None:
    """R-01: neither seed nor numbers; after the end the record has all, and it is right."""
    table, events = open_jointly()
    events += table.sit("omar", "Omar", None, None)
    for step in (promise, tell):
        for asker in (LINA, OMAR):
            events += step(table, asker)
    seed = str(events[0].payload["seed"])
    secrets = {seed, *NUMBERS.values(), joint_seed(bytes.fromhex(seed), table.shuffle.seed_parts()).hex()}  # type: ignore[union-attr]
    told = json.dumps([seen(table, LINA), seen(table, GUEST), table.record().to_json()])
    assert not any(secret in told for secret in secrets)
    assert promise_of(NUMBERS["omar"]) in told
    events += play_to_the_end(table, random.Random(4))
    record = Table.from_events(events).record()
    assert record.extra[CHANCE_KEY] == [
        {
            "from": 0,
            "seed_hash": table.seed_hash,
            "seed": seed,
            "round": 1,
            "numbers": [
                {"seat": seat, "hash": promise_of(NUMBERS[name]), "number": NUMBERS[name]}
                for seat, name in enumerate(("lina", "omar"))
            ],
        }
    ]
    checked = check_chance(record, Match.from_record(record))
    assert [each.draws for each in checked] == [len([o for o in table.origins if o == "chance"])]
    view = seen(table, GUEST)
    assert (view["seed"], view["shuffle"]["numbers"][1]["number"]) == (seed, NUMBERS["omar"])


def test_whoever_leaves_or_promises_anew_after_a_number_was_told_lets_all_begin_again() -> None:
    """Nobody can choose a number knowing another one, and everybody sees how often it was tried."""
    table, events = open_jointly(SeatRequest(name="Lina"), PERSON_WISH, BOT_WISH)
    events += promise(table, LINA)
    events += table.sit("omar", "Omar", None, None)
    events += promise(table, OMAR)
    events += promise(table, OMAR, "00" * 32)  # nobody has told anything yet: that is allowed
    events += promise(table, OMAR)
    assert seen(table, LINA)["shuffle"]["round"] == 1
    events += tell(table, LINA)
    events += promise(table, OMAR, "11" * 32)
    shown = seen(table, LINA)["shuffle"]
    assert (shown["round"], [each["hash"] is None for each in shown["numbers"]]) == (2, [True, False])
    refused("error-shuffle-early", lambda: tell(table, LINA))
    events += promise(table, LINA)
    events += table.leave(1, LINA, None)  # she does not wait for somebody who does not tell
    assert seen(table, LINA)["shuffle"]["numbers"][0]["hash"] == promise_of(NUMBERS["lina"])
    events += table.fill("random", LINA, None)
    events += tell(table, LINA)
    assert not table.undealt
    assert table.record().extra[CHANCE_KEY][0]["round"] == 2
    assert Table.from_events(events).match.setup == table.match.setup


def test_programs_and_bots_are_not_asked_and_a_rematch_shuffles_anew() -> None:
    table, _ = open_jointly()
    promise(table, LINA)
    table.sit("p-engine", "Engine", None, None)
    refused("error-shuffle-none", lambda: table.promise("00" * 32, "k", Asker("p-engine")))
    refused("error-not-seated", lambda: table.promise("00" * 32, "k", OMAR))
    tell(table, LINA)
    assert not table.undealt
    again, _ = table.again()
    assert again.undealt
    assert again.seed_hash != table.seed_hash
    refused("error-shuffle-screen", lambda: Table.open(load_game("uxmal", 2), table.seats, joint=True))


def test_a_record_that_goes_on_says_which_seed_each_draw_came_from() -> None:
    """A new seed for the further draws; those before cannot be checked without the first one."""
    first, _ = open_for_people()
    first.sit("omar", "Omar", None, None)
    for _ in range(12):
        first.act(word(first), f"k{first.version}", asker_at(first))
    record = Record.parse(json.dumps(first.record().to_json()))

    def reopened(record: Record) -> tuple[Table, list[Event]]:
        def company(seats: object) -> object:
            return opened_by("lina", [True, False], public=False)

        wishes = lambda record, _: seats_of_record(record, lambda _: None, over=False)  # noqa: E731
        return Table.open_record(record, wishes, company)  # type: ignore[arg-type]

    table, events = reopened(record)
    events += table.sit("omar", "Omar", None, None)
    assert table.seed_hash != first.seed_hash
    events += play_to_the_end(table, random.Random(1))
    found = Table.from_events(events).record()
    assert [each["from"] for each in found.extra[CHANCE_KEY]] == [0, len(record.words)]
    assert ["seed" in each for each in found.extra[CHANCE_KEY]] == [False, True]
    untold, told = check_chance(found, Match.from_record(found))
    assert (untold.draws, told.draws) == (None, table.origins.count("chance"))


def finished() -> Record:
    """The record of a game that two played to its end."""
    table, _ = open_for_people()
    table.sit("omar", "Omar", None, None)
    play_to_the_end(table, random.Random(2))
    return table.record()


def test_a_record_whose_chance_is_not_what_it_says_is_found_out() -> None:
    record = finished()
    match = Match.from_record(record)
    right = record.extra[CHANCE_KEY][0]
    other_seed = "ab" * 32
    faults: dict[str, list[Any]] = {
        "error-chance-form": [
            "x",
            {"from": 0},
            {**right, "from": -1},
            {**right, "seed": "zz"},
            {**right, "from": True},
        ],
        "error-chance-seed": [{**right, "seed": other_seed}],
        "error-chance-setup": [{**right, "seed": other_seed, "seed_hash": promise_of(other_seed)}],
        "error-chance-draw": [
            {"from": len(match.setup), "seed": other_seed, "seed_hash": promise_of(other_seed)},
        ],
        "error-chance-number": [{**right, "numbers": [{"seat": 1, "hash": right["seed_hash"], "number": other_seed}]}],
    }
    for code, wrong in faults.items():
        for source in wrong:
            record.extra[CHANCE_KEY] = [source]
            refused(code, lambda: check_chance(record, match))
    for whole in ("x", {"from": 0}, [right, right], 7):
        record.extra[CHANCE_KEY] = whole
        refused("error-chance-form", lambda: check_chance(record, match))


def test_going_back_before_the_record_was_opened_is_drawn_by_the_new_seed() -> None:
    """Somebody alone takes back what stood in the record: what is drawn then is the table's own."""
    seats = assign_seats([PERSON_WISH, BOT_WISH], lambda _: None)
    table, _ = Table.open(load_game("uxmal", 2), seats)
    chooser = random.Random(3)

    def go_on(table: Table, words: int) -> None:
        while len(table.match.words) < words and table.to_move is not None:
            if table.bot_to_move is None:
                table.act(word(table, chooser), f"k{table.version}")
            else:
                table.act_for_bot(chooser.choice(table.match.state.legal_actions()), "bot")

    go_on(table, 30)
    while table.bot_to_move is not None:
        go_on(table, len(table.match.words) + 1)
    record = table.record()
    again, events = Table.open_record(record, lambda _r, _m: seats)
    plan = again.taking_back()
    assert plan.to is not None
    assert plan.to < len(record.words) - len(again.match.setup)
    events += again.undo("u", practice=True)
    go_on(again, 10_000)
    found = again.record()
    first = found.extra[CHANCE_KEY][-1]["from"]
    assert first == len(again.match.setup) + plan.to
    assert [each.draws is not None for each in check_chance(found, Match.from_record(found))] == [False, True]
