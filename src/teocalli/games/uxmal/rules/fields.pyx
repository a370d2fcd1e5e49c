"""What of `fields.pxd` words need: by seat its lower left field, by level its seats (U3)."""

from teocalli.games.uxmal.rules.fields cimport FIRST_SEAT, SEAT_COUNT, SEAT_FIELD
from teocalli.games.uxmal.rules.position cimport LEVELS, SEATS

SEAT_FIELDS = tuple(SEAT_FIELD[seat] for seat in range(SEATS))
SEATS_OF_LEVEL = {level: range(FIRST_SEAT[level], FIRST_SEAT[level] + SEAT_COUNT[level])
                  for level in range(1, LEVELS + 1)}
