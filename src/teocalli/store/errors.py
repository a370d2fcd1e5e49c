"""What can go wrong with stored games."""

from __future__ import annotations

from teocalli.core.errors import TeocalliError


class StoreError(TeocalliError):
    """The database cannot be opened, read or written; nothing was changed."""


class DamagedFileError(StoreError):
    """The database found that a part of its file is damaged; nothing was changed."""


class NoSuchGameError(StoreError):
    """No game has this id."""

    def __init__(self, game_id: str) -> None:
        super().__init__("error-not-found")


class NoSuchProgramError(StoreError):
    """No program that may come into a game has this id."""

    def __init__(self) -> None:
        super().__init__("error-no-such-program")


class ConflictError(StoreError):
    """Somebody else changed the game since it was read; nothing was changed."""

    def __init__(self, game_id: str) -> None:
        super().__init__("error-stale")


class BrokenGameError(StoreError):
    """The stored events of a game are damaged: it is not loaded, rather than loaded to an older state (R-42)."""
