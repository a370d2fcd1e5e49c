"""Who chooses actions."""

from teocalli.players.registry import Player, check_player, known_specifications, make_player

__all__ = ["Player", "check_player", "known_specifications", "make_player"]
