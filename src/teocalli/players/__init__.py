"""Who chooses actions."""

from teocalli.players.registry import Player, known_players, make_player

__all__ = ["Player", "known_players", "make_player"]
