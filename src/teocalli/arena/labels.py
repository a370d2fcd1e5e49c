"""What the entrants of a contest are called by people."""

from __future__ import annotations

from teocalli.arena.contest import Contest, numbered
from teocalli.core.texts import Texts
from teocalli.players.naming import level_of, player_title


def entrant_labels(contest: Contest, texts: Texts) -> list[str]:
    """The entrants: a level as “Level 4 – Master builder”, others as they are written; then the game's own seats."""
    titles = [entrant_label(entrant, texts) for entrant in contest.entrants]
    return [*numbered(titles), *(texts.format(f"{contest.game}-bot") for _ in range(contest.own_seats))]


def entrant_label(entrant: str, texts: Texts) -> str:
    """What a player is called, whoever else takes part."""
    return entrant if level_of(entrant) is None else texts.message(player_title(entrant))
