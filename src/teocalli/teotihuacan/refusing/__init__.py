"""Why something that one might expect at a decision is not offered (R-30)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from teocalli.teotihuacan.refusing.acting import act_refusals
from teocalli.teotihuacan.refusing.building import build_refusals, deco_refusals, save_refusals
from teocalli.teotihuacan.refusing.choosing import (
    ascend_refusals,
    claim_refusals,
    place_refusals,
    row_refusals,
    royal_refusals,
    salary_refusals,
    tech_refusals,
)
from teocalli.teotihuacan.refusing.own import (
    crew_refusals,
    free_refusals,
    power_refusals,
    temple_refusals,
    turn_refusals,
)
from teocalli.teotihuacan.refusing.saying import Refusal

if TYPE_CHECKING:
    from teocalli.teotihuacan.state import TeotihuacanState

__all__ = ["Refusal", "free_refusals", "refusals"]


def refusals(state: TeotihuacanState) -> Iterator[Refusal]:
    """What one might expect at this decision and is not offered, each with the reason."""
    find = _REFUSALS.get(state.decision)
    return iter(()) if find is None else find(state)


_REFUSALS: dict[str, Callable[[TeotihuacanState], Iterator[Refusal]]] = {
    "turn": turn_refusals,
    "act": act_refusals,
    "temple": temple_refusals,
    "claim": claim_refusals,
    "power": power_refusals,
    "extra": power_refusals,
    "ascend": ascend_refusals,
    "tech": tech_refusals,
    "row": row_refusals,
    "deco": deco_refusals,
    "build": build_refusals,
    "save": save_refusals,
    "crew": crew_refusals,
    "royal": royal_refusals,
    "salary": salary_refusals,
    "place": place_refusals,
}
