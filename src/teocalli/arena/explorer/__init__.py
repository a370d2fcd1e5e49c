"""What many games say of first turns, of what was taken or done in them, and of what was played at a position."""

from teocalli.arena.explorer.asking import Filter, moves_at, traits_told
from teocalli.arena.explorer.building import build, shipped
from teocalli.arena.explorer.database import ExplorerFile
from teocalli.arena.explorer.sources import GamesIn, records_in

__all__ = ["ExplorerFile", "Filter", "GamesIn", "build", "moves_at", "records_in", "shipped", "traits_told"]
