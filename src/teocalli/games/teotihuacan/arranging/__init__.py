"""Reading a position summary back (T1–T93): what each key must be, and what must fit together."""

from teocalli.games.teotihuacan.arranging.odd import oddities
from teocalli.games.teotihuacan.arranging.position import position_of
from teocalli.games.teotihuacan.arranging.rest import beyond

__all__ = ["beyond", "oddities", "position_of"]
