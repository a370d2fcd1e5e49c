"""What a player is called by people: messages for its specification."""

from __future__ import annotations

from teocalli.core.errors import Message, message
from teocalli.players.registry import known_players
from teocalli.players.specification import settings_of

LEVEL = "level"


def level_of(specification: str) -> int | None:
    """The number of the level that a specification names, None if it names none."""
    name, _, rest = specification.partition(":")
    number = rest.split(":")[0]
    return int(number) if name == LEVEL and number.isascii() and number.isdigit() else None


def player_name(specification: str) -> Message:
    """The short name of a known player, as it may stand at a seat: “Master builder”, “High priest (2 s)”."""
    level = level_of(specification)
    if level is None:
        plain = specification in known_players()
        return message(f"bot-{specification}") if plain else message("bot-search", player=specification)
    name, settings = message(f"bot-level-{level}"), _settings(specification)
    return name if settings is None else message("bot-name-with", name=name, settings=settings)


def player_title(specification: str) -> Message:
    """The name of a known player with its level: “Level 4 – Master builder”."""
    level = level_of(specification)
    if level is None:
        return player_name(specification)
    name, settings = message(f"bot-level-{level}"), _settings(specification)
    if settings is None:
        return message("bot-level", level=level, name=name)
    return message("bot-level-with", level=level, name=name, settings=settings)


def _settings(specification: str) -> Message | str | None:
    """What a level is given beside its own settings: mostly more time; None if nothing."""
    parts = specification.split(":")[2:]
    given = settings_of(specification, parts)
    if list(given) == ["seconds"]:
        return message("bot-seconds", seconds=given["seconds"])
    return ":".join(parts) or None
