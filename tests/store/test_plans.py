"""Plans go when what they lead to is stored, once, and what became of them is kept unless somebody planned anew."""

from __future__ import annotations

import pytest

from teocalli.store import Append, ConflictError, KeptPlans, NoSuchGameError, People, Planning, Settled, Store
from tests.store.events import words


def test_plans_are_settled_once(store: Store) -> None:
    planning, lina = Planning(store), People(store).add("Lina", "phone").id
    game_id, _ = store.create("uxmal", words(1))
    assert not planning.is_planned(game_id)
    planning.put(game_id, lina, "[1]")
    kept = planning.get(game_id, lina)
    assert (kept, planning.is_planned(game_id)) == (KeptPlans("[1]", None, 1), True)
    assert [planning.settle(game_id, Settled(lina, kept.version, "done")) for _ in range(2)] == [True, False]
    assert planning.get(game_id, lina) == KeptPlans(None, "done", 2)
    planning.put(game_id, lina, "[2]")
    assert not planning.settle(game_id, Settled(lina, kept.version, "too late"))
    assert planning.get(game_id, lina) == KeptPlans("[2]", None, 3)
    store.delete(game_id)
    with pytest.raises(NoSuchGameError):
        planning.put(game_id, lina, None)


def test_plans_go_with_the_events_that_carry_them_out_or_neither_does(store: Store) -> None:
    planning, lina = Planning(store), People(store).add("Lina", "phone").id
    game_id, _ = store.create("uxmal", words(1))
    planning.put(game_id, lina, "[1]")
    done = Settled(lina, 1, "done")
    other = Append(store.create("uxmal", words(1))[0], 1, words(1))
    assert isinstance(store.append_all([Append(game_id, 7, words(1), settled=done), other])[0], ConflictError)
    assert planning.get(game_id, lina) == KeptPlans("[1]", None, 1)
    assert store.append_all([Append(game_id, 1, words(1), settled=done), other])[0] is None
    assert (store.version(game_id), planning.get(game_id, lina)) == (2, KeptPlans(None, "done", 2))
    assert isinstance(store.append_all([Append(game_id, 2, words(1), settled=done)])[0], ConflictError)
    assert store.version(game_id) == 2
