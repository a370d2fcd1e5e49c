from types import TracebackType
from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from teocalli.core.game import Game
from teocalli.core.state import State

REWARDS: tuple[str, ...]
MOST_GAMES: int

class VectorGames:
    game: Game
    count: int
    seats: int
    seed: int
    observation: NDArray[np.int16]
    mask: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    player: NDArray[np.int8]
    episode: NDArray[np.int64]
    final_points: NDArray[np.int32]
    def __init__(
        self,
        game: Game,
        count: int,
        *,
        seed: int = 0,
        rewards: str = "victory",
        observe: bool = True,
        mask: bool = True,
        threads: int = 1,
    ) -> None: ...
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...
    def __len__(self) -> int: ...
    def reset(self, seed: int | None = None) -> None: ...
    def step(self, actions: ArrayLike) -> None: ...
    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]: ...
    def state(self, number: int) -> State: ...
    def legal_actions(self, number: int) -> list[int]: ...
