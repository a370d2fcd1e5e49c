from teocalli.games.uxmal.state import UxmalState

EVENTS: tuple[str, ...]

def carry_out(
    state: UxmalState, action: int
) -> tuple[list[tuple[str, int, tuple[int, int, int]]], UxmalState | None, UxmalState]: ...
