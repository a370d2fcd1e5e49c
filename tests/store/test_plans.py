"""Plans are taken once to be carried out, and what became of them is kept unless somebody planned anew."""

from __future__ import annotations

import pytest

from teocalli.store import KeptPlans, NoSuchGameError, People, Planning, Store
from tests.store.events import words


def test_plans_are_taken_once(store: Store) -> None:
    planning, lina = Planning(store), People(store).add("Lina", "phone").id
    game_id, _ = store.create("uxmal", words(1))
    assert not planning.is_planned(game_id)
    planning.put(game_id, lina, "[1]")
    kept = planning.get(game_id, lina)
    assert (kept, planning.is_planned(game_id)) == (KeptPlans("[1]", None, 1), True)
    assert [planning.take(game_id, lina, kept.version) for _ in range(2)] == [True, False]
    planning.tell(game_id, lina, kept.version, "done")
    assert planning.get(game_id, lina) == KeptPlans(None, "done", 2)
    planning.put(game_id, lina, "[2]")
    planning.tell(game_id, lina, kept.version, "too late")
    assert planning.get(game_id, lina) == KeptPlans("[2]", None, 3)
    assert not planning.take(game_id, lina, 2)
    store.delete(game_id)
    with pytest.raises(NoSuchGameError):
        planning.put(game_id, lina, None)
