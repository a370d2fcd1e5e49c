"""A second Uxmal in plain Python: loops, dictionaries and words, nothing shared with the compiled engine."""

from tests.twin.uxmal.game import Position
from tests.twin.uxmal.material import DEFAULTS, OPTION_VALUES, draw_setup, resolve
from tests.twin.uxmal.record import first_position, make_record, replay, trace

__all__ = [
    "DEFAULTS",
    "OPTION_VALUES",
    "Position",
    "draw_setup",
    "first_position",
    "make_record",
    "replay",
    "resolve",
    "trace",
]
