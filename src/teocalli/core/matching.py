"""Who can take which place: a matching between places and the things that fit them."""

from __future__ import annotations

from collections.abc import Sequence


class NoMatching(Exception):  # noqa: N818 - it is not the program that fails
    """No choice fills all places: `place` is the first that cannot be filled beside those before it."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


def matching(fitting: Sequence[Sequence[int]]) -> list[int]:
    """For each place one of the things that fit it (`fitting[place]`), each thing once. Raises `NoMatching`."""
    place_of: dict[int, int] = {}
    for place in range(len(fitting)):
        if not _fill(place, fitting, place_of, set()):
            raise NoMatching(place)
    thing_of = {place: thing for thing, place in place_of.items()}
    return [thing_of[place] for place in range(len(fitting))]


def _fill(place: int, fitting: Sequence[Sequence[int]], place_of: dict[int, int], tried: set[int]) -> bool:
    """Give a place a thing, moving others on where need be; at most as deep as there are places."""
    for thing in fitting[place]:
        if thing in tried:
            continue
        tried.add(thing)
        if thing not in place_of or _fill(place_of[thing], fitting, place_of, tried):
            place_of[thing] = place
            return True
    return False
