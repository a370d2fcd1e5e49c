from teocalli.games.teotihuacan.state import TeotihuacanState

EVENTS: tuple[str, ...]
STOCK: tuple[str, ...]
ORIGINS: tuple[str, ...]

_Event = tuple[str, int, tuple[int, int, int]]

def carry_out(state: TeotihuacanState, action: int) -> list[tuple[str, int, TeotihuacanState, list[_Event]]]: ...
def lapse(state: TeotihuacanState, depth: int) -> list[_Event]: ...
def last_scoring(state: TeotihuacanState) -> list[_Event]: ...
