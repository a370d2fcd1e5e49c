"""`SearchPlayer`: the player that searches. It sees only what its seat may know and keeps to its budget."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from teocalli.core.chance import generator
from teocalli.core.errors import TeocalliError
from teocalli.core.state import State
from teocalli.players.endgame import EndgameSolver
from teocalli.players.report import Line, Report, merged
from teocalli.players.search import Search
from teocalli.players.settings import SearchSettings

EXACT_SHARE = 0.3
"""Share of the time that may go into trying to solve the rest of the game."""


class SearchPlayer:
    """A player by tree search with these settings.

    One thread calls `choose`; `stop` and `report` may be called from others at any time. With a budget of playouts and
    one thread, equal seeds give equal choices. A player that plays a whole game reuses what it found before.

    Attributes:
        settings: how it thinks.
        own_time: seconds count its own processor time instead of the clock, so that it plays equally well on a busy
            machine. Threads share it: n of them have n times as much, on as many processors.

    """

    def __init__(self, settings: SearchSettings, seed: int | None = None) -> None:
        self.settings = settings
        self.own_time = False
        self._random = generator(seed)
        self._search = Search(settings, self._random)
        self._earlier: list[Report] = []
        self._dealt: list[State] = []
        self._thinking = False
        self._end: EndgameSolver | None = None
        self._turn = threading.Lock()

    def choose(self, state: State) -> int:
        """The action the search prefers. Raises `TeocalliError` (`error-no-decision`) if no player is to move."""
        if state.current_player < 0:
            raise TeocalliError("error-no-decision")
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        best = self.analyse(state).best
        return self._random.choice(legal) if best is None else best

    def analyse(self, state: State) -> Report:
        """Analyse a decision until the budget is used up or `stop` is called, and report what was found.

        Raises `TeocalliError`: `error-no-decision` if no player is to move, `error-busy` while another thread asks.
        """
        if not self._turn.acquire(blocking=False):
            raise TeocalliError("error-busy")
        try:
            return self._analyse(state.clone())
        finally:
            self._turn.release()

    def compare(self, actions: Sequence[int], playouts: int) -> Report:
        """Give these actions of the decision analysed last the same number of additional playouts.

        The report has every action, including those from `analyse`; a solved decision needs no comparison. Raises
        `IllegalAction` for an illegal action, and `TeocalliError` as `analyse` does.
        """
        if not self._turn.acquire(blocking=False):
            raise TeocalliError("error-busy")
        try:
            if not self._dealt:
                raise TeocalliError("error-no-decision")
            if self._earlier and self._earlier[0].proven:
                return merged(self._earlier[0].state, self._earlier)
            return self._compare(list(actions), playouts)
        finally:
            self._turn.release()

    def _compare(self, actions: list[int], playouts: int) -> Report:
        self._earlier = []
        for world, share in zip(self._dealt, _shares(playouts, len(self._dealt)), strict=True):
            self._earlier.append(self._think(world, 0, max(1, share), actions))
        return merged(self._dealt[0], self._earlier)

    def _analyse(self, state: State) -> Report:
        """The answer of `analyse` for a position that nobody else can change meanwhile."""
        if state.current_player < 0:
            raise TeocalliError("error-no-decision")
        began, began_work = time.monotonic(), time.thread_time()
        self._search.allow()
        if self._end is not None:
            self._end.allow()
        self._earlier = []
        worlds = self._dealt = self._worlds(state)
        known = not state.hides_from(state.current_player)
        if self.settings.exact and known and (solved := self._solved(worlds[0], began)):
            self._earlier.append(solved)
            return solved
        used = time.thread_time() - began_work if self.own_time else time.monotonic() - began
        seconds = self.settings.seconds and max(0.001, self.settings.seconds - used)
        for world, playouts in zip(worlds, _shares(self.settings.playouts, len(worlds)), strict=True):
            self._earlier.append(self._think(world, seconds / len(worlds), playouts))
        return merged(state, self._earlier)

    def stop(self) -> None:
        """End a running `choose` or `analyse` at once; it returns what it has found."""
        self._search.stop()
        if (end := self._end) is not None:
            end.stop()

    def report(self) -> Report | None:
        """What is known right now about the decision being analysed, None before the first."""
        now, earlier = self._search.report(), self._earlier
        reports = [*earlier, now] if now and self._thinking else earlier
        return merged(reports[0].state, reports) if reports else None

    def _worlds(self, state: State) -> list[State]:
        """The position as the player may know it: itself, or several dealings of what is hidden."""
        seat = state.current_player
        count = self.settings.worlds if state.hides_from(seat) else 1
        if self.settings.playouts:
            count = min(count, self.settings.playouts)
        return [state.determinized_for(seat, self._random.getrandbits(64)) for _ in range(count)]

    def _solved(self, state: State, began: float) -> Report | None:
        """The exact values if the rest of the game is small enough and the budget leaves time for it."""
        if self._end is None or not self._end.suits(state):
            self._end = EndgameSolver(state, self.settings.exact)
        found = self._end.evaluate(state, self.settings.seconds * EXACT_SHARE, self.own_time)
        if found is None:
            return None
        seat = state.current_player
        lines = [Line(action, 0, values, True, [action], points, _victory(values)) for action, values, points in found]
        lines.sort(key=lambda line: -line.values[seat])
        return Report(state, 0, 0, time.monotonic() - began, True, lines)

    def _think(self, world: State, seconds: float, playouts: int, compared: Sequence[int] = ()) -> Report:
        self._thinking = True
        try:
            self._search.think(world, seconds, playouts, self.own_time, compared)
        finally:
            self._thinking = False
        found = self._search.report()
        assert found is not None
        return found


def _victory(values: Sequence[float]) -> list[float]:
    """The shares of the victory in values of the exact end, which hold a millionth of the margin besides."""
    shares = [min(max(value, 0.0), 1.0) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def _shares(total: int, count: int) -> list[int]:
    """`total` in `count` parts that are as equal as whole numbers can be."""
    return [total * (number + 1) // count - total * number // count for number in range(count)]
