from collections.abc import Mapping

from teocalli.games.teotihuacan.components import Components

LAYOUT: dict[str, int]

class RuleTables:
    def __init__(self, players: int, options: Mapping[str, str], components: Components) -> None: ...
    @property
    def components(self) -> Components: ...
    @property
    def digest(self) -> bytes: ...
    @property
    def buildings_row(self) -> list[int]: ...
