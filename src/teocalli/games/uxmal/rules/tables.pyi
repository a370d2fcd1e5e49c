from collections.abc import Mapping
from typing import Any

from teocalli.games.uxmal.components import Components

class RuleTables:
    def __init__(self, players: int, options: Mapping[str, Any], components: Components) -> None: ...
    @property
    def components(self) -> Components: ...
    @property
    def digest(self) -> bytes: ...
