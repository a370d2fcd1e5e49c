"""As many pairs as possible of those who may be paired (Edmonds' blossom algorithm)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

Pairs = dict[int, int]
"""The partner of each who has one."""


def most_pairs(friends: Mapping[int, Sequence[int]], begun: Mapping[int, int]) -> Pairs:
    """Pair as many as possible. `friends`: with whom each may be paired; `begun`: pairs to start from, which are kept
    as far as that allows as many pairs.
    """
    mates: Pairs = dict(begun)
    for root in friends:
        if root not in mates:
            _Search(friends, mates).augment(root)
    return mates


class _Search:
    """The search for a way from somebody who is alone to another one, along which pairs change."""

    def __init__(self, friends: Mapping[int, Sequence[int]], mates: Pairs) -> None:
        self._friends = friends
        self._mates = mates
        self._parent: dict[int, int] = {}
        self._base = {each: each for each in friends}

    def augment(self, root: int) -> bool:
        """Find a partner for `root`, and let others change theirs for that."""
        queue, seen = deque([root]), {root}
        while queue:
            here = queue.popleft()
            for there in self._friends[here]:
                if self._base[here] == self._base[there] or self._mates.get(here) == there:
                    continue
                if there == root or self._mates.get(there) in self._parent:
                    for each in self._shrink(here, there):
                        if each not in seen:
                            seen.add(each)
                            queue.append(each)
                elif there not in self._parent:
                    self._parent[there] = here
                    if there not in self._mates:
                        self._turn_over(there)
                        return True
                    seen.add(self._mates[there])
                    queue.append(self._mates[there])
        return False

    def _turn_over(self, end: int | None) -> None:
        """Pair along the way that leads to `end`."""
        while end is not None:
            before = self._parent[end]
            next_end = self._mates.get(before)
            self._mates[end], self._mates[before] = before, end
            end = next_end

    def _shrink(self, one: int, other: int) -> list[int]:
        """Treat a circle of odd length as one; gives who belongs to it."""
        base = self._common_base(one, other)
        circle: set[int] = set()
        self._mark(one, base, other, circle)
        self._mark(other, base, one, circle)
        inside = [each for each in self._base if self._base[each] in circle]
        for each in inside:
            self._base[each] = base
        return inside

    def _common_base(self, one: int, other: int) -> int:
        passed: set[int] = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if one not in self._mates:
                break
            one = self._parent[self._mates[one]]
        while self._base[other] not in passed:
            other = self._parent[self._mates[self._base[other]]]
        return self._base[other]

    def _mark(self, here: int, base: int, child: int, circle: set[int]) -> None:
        while self._base[here] != base:
            mate = self._mates[here]
            circle.update((self._base[here], self._base[mate]))
            self._parent[here] = child
            child, here = mate, self._parent[mate]
