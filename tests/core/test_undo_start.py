"""`Match.undo_start`: where repeated undo leads (R-03)."""

import random

from teocalli import load_game
from teocalli.core.match import Match


def walked_back(match: Match) -> int:
    """Where undo leads when it is repeated, tried out on a copy."""
    copy = Match(match.game, match.setup)
    for action in match.actions:
        copy.play_action(action)
    while copy.undo_barrier() is None and copy.state.current_player == match.state.current_player:
        copy.undo()
    return len(copy.words)


def test_it_is_where_repeated_undo_leads() -> None:
    chooser = random.Random(4)
    match = Match(load_game("teotihuacan", players=2), [])
    seen = set()
    for _ in range(160):
        match.play_action(chooser.choice(match.state.legal_actions()))
        if match.state.current_player >= 0:
            assert match.undo_start() == walked_back(match)
            seen.add(len(match.words) - match.undo_start())
    assert {0, 1, 2, 3} <= seen
