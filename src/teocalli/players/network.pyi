from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.core.state import State

LAYERS: tuple[int, int]
SUM_COUNT: int
MARGINS: int
PLAIN_INPUT: int

class Network:
    card: Mapping[str, Any]
    seats: int
    def __init__(
        self,
        card: Mapping[str, Any],
        seats: int,
        scale: float,
        first: Sequence[int],
        most: Sequence[int],
        arrays: Mapping[str, Sequence[float]],
    ) -> None: ...
    def values(self, state: State) -> list[float]: ...

def output_count(seats: int) -> int: ...
def sums_of(state: State, scale: float, out: Any) -> None: ...
