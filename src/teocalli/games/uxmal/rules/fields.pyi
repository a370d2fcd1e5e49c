SEAT_FIELDS: tuple[int, ...]
SEATS_OF_LEVEL: dict[int, range]
