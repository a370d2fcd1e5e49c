"""Positions with what they were worth: the buffer from which training draws."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Samples:
    """Positions: what was seen (−127 … 127), sums, the target of each output, and the number of the game."""

    seen: NDArray[np.int8]
    sums: NDArray[np.float32]
    targets: NDArray[np.float32]
    games: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.games)

    @classmethod
    def together(cls, parts: Sequence[Samples]) -> Samples:
        """One buffer of several."""
        return cls(*(np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(cls)))

    def of(self, chosen: NDArray[Any]) -> Samples:
        """Those positions alone."""
        return Samples(*(getattr(self, each.name)[chosen] for each in fields(self)))

    def save(self, path: Path) -> None:
        """Write them into a file that is there completely or not at all."""
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".teocalli-", suffix=".npz")
        with os.fdopen(handle, "wb") as file:
            np.savez_compressed(file, **{each.name: getattr(self, each.name) for each in fields(self)})
        Path(temporary).replace(path)

    @classmethod
    def load(cls, path: Path) -> Samples:
        """Those of a file."""
        with np.load(path) as kept:
            return cls(*(kept[each.name] for each in fields(cls)))
