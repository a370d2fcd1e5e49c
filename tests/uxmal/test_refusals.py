"""Why a turn cannot begin with something (U18 to U21, R-30)."""

from __future__ import annotations

from typing import Any

from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.uxmal.tell.view import view
from tests.uxmal.match import UxmalMatch
from tests.uxmal.script import build_anything, legal, play, start


def refused(match: UxmalMatch) -> dict[str, str]:
    """Reasons by kind, as the seat that is asked gets them; everything that is not offered has one."""
    seen: dict[str, Any] = view(match.state, match.state.current_player)
    reasons = {each["kind"]: each["reason"]["id"].removeprefix("uxmal-refused-") for each in seen["asked"]["refused"]}
    offered = {"track" if each["kind"] in ("honour", "curse") else each["kind"] for each in seen["legal"]}
    assert offered.isdisjoint(reasons)
    assert offered | set(reasons) == {"build", "place", "move", "track"}
    for language in LANGUAGES:
        assert all(Texts(language, strict=True).message(each["reason"]) for each in seen["asked"]["refused"])
    return reasons


def test_at_first_one_can_only_build() -> None:
    """U18, U19, U21: no field for a priest, no priest to move, no card to pay with."""
    assert refused(start()) == {"place": "place-field", "move": "move-priest", "track": "track-cards"}


def test_a_move_needs_a_card_and_placing_a_priest() -> None:
    """U18, U19: without cards no move; with all three priests on the pyramid none to place."""
    match = build_anything(build_anything(start()))
    mover = match.state.current_player
    for _ in range(3):
        play(match, legal(match, "place:")[0])
        build_anything(match)
        assert match.state.current_player == mover
    assert refused(match)["place"] == "place-supply"
    if not any(match.state.hand(mover)):
        assert refused(match)["move"] == "move-cards"


def test_nothing_is_refused_where_a_tile_is_laid_and_to_who_only_looks() -> None:
    """Only a turn has kinds to choose from (U10)."""
    match = play(start(), "build")
    play(match, legal(match)[0])
    assert view(match.state, match.state.current_player)["asked"] == {"refused": []}
    assert view(match.state, None)["asked"] is None
