"""Positions and tables as the bytes of their structs, for rules that run elsewhere (`core/plain_structs.py`)."""

from teocalli.games.teotihuacan.rules.position cimport Position, Tables
from teocalli.games.teotihuacan.rules.tables cimport RuleTables
from teocalli.games.teotihuacan.state cimport TeotihuacanState


def position_bytes(TeotihuacanState state not None):
    """A `Position`."""
    return (<const char*>&state.p)[:sizeof(Position)]


def tables_bytes(RuleTables tables not None):
    """`Tables`."""
    return (<const char*>&tables.c)[:sizeof(Tables)]
