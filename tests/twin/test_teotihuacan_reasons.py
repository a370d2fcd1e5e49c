"""Why something is forbidden in Teotihuacan, by trial: what is lacking makes it legal, a rule is really in the way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from teocalli.games.teotihuacan.notation import WORDS, actions_of, kind_of
from tests.long import with_further
from tests.teotihuacan.edited import given
from tests.teotihuacan.walk import TeotihuacanMatch, random_options, walk
from tests.twin.teotihuacan import Teotihuacan
from tests.twin.teotihuacan.guided import STYLES
from tests.twin.teotihuacan.rule_in_the_way import is_in_the_way

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import Reason

GAMES, FURTHER = 7, 16
_THINGS = (
    *("main", "worship:step", "worship:tile", "worship:step+tile", *(f"royal:{royal}" for royal in range(1, 10))),
    *(f"board:{board}" for board in range(1, 9)),
    *(f"level:{level}" for level in range(1, 5)),
    *(f"build:@{place}" for place in ("1.0.0", "1.3.3", "2.1.1", "2.0.2", "3.0.1", "4.0.0")),
    *(f"deco:@{stairway}" for stairway in "nesw"),
)
_KINDS = {
    "extra": ("power", "skip"),
    "royal": ("times", "pay", "temple", "waive", "done"),
    "claim": ("claim", "reward", "skip"),
    "act": ("cocoa", "main", "worship"),
    "turn": ("move", "rest"),
    "build": ("build", "done"),
    "end": ("end",),
}
"""Kinds of the words that a decision knows, where they have other names."""


def positions(seed: int) -> Iterator[tuple[TeotihuacanMatch, Teotihuacan, random.Random]]:
    """Some positions of a guided random game with random options in which a player decides."""
    rng = random.Random(seed)
    games = walk(rng.randint(1, 4), random_options(rng), sorted(STYLES)[seed % len(STYLES)], seed)
    for match, twin in games:
        rare = twin.decision not in ("turn", "act", "end")
        if twin.to_move is not None and twin.legal and rng.random() < (0.5 if rare else 0.1):
            yield match, twin, rng


def asked_about(match: TeotihuacanMatch, rng: random.Random) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every word of the decision and every free one, many others, and all kinds of things."""
    kinds = _KINDS.get(match.state.decision, (match.state.decision,))
    for action, word in enumerate(WORDS):
        if kind_of(action) in (*kinds, "use", "unlock") or rng.random() < 0.01:
            yield word, (action,)
    for thing in _THINGS:
        yield thing, actions_of(thing)


@pytest.mark.parametrize("seed", with_further(range(GAMES), range(GAMES, FURTHER)))
def test_every_reason_is_right(seed: int) -> None:
    """Nothing is forbidden without a reason. Whoever gets exactly what is said to be lacking may do it; any other
    reason is a rule that is in the way, by the rules of the twin.
    """
    reasons: Counter[str] = Counter()
    for match, twin, rng in positions(seed):
        legal = set(match.state.legal_actions())
        for target, actions in asked_about(match, rng):
            reason = match.state.why_not(*actions)
            assert (reason is None) == bool(legal & set(actions)), (target, reason)
            if reason:
                check(match, twin, target, actions, reason)
                reasons[reason[0]] += 1
    assert len(reasons) > 5, reasons


def check(match: TeotihuacanMatch, twin: Teotihuacan, target: str, actions: tuple[int, ...], reason: Reason) -> None:
    state = match.state
    name, _, lacking = reason
    told = f"{target} after {match.words} with {match.game.options}: {reason}"
    if name == "lacking":
        assert lacking, told
        richer = given(state, state.current_player, lacking)
        assert richer is None or richer.why_not(*actions) is None, told
        assert richer is None or set(richer.legal_actions()) & set(actions), told
    else:
        assert not lacking, told
        assert is_in_the_way(twin, state, target, reason), told
