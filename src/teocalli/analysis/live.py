"""`Analysis`: searches one position ever deeper in the background, until it is stopped or given another."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from teocalli.analysis.chance_event import ends_of
from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.evaluator import Evaluator
from teocalli.core.game import Game
from teocalli.core.names import Name
from teocalli.core.state import State
from teocalli.players.adviser import Suggestion, make_adviser, suggestions
from teocalli.players.report import Report
from teocalli.players.search_player import SearchPlayer
from teocalli.players.settings import RANGES

ENDLESS = int(RANGES["playouts"][1])
NODES = 1_000_000
FIRST_ROUND = 16
"""Playouts of the first round where rounds double: about draws, and about dealings of what is hidden."""


@dataclass(frozen=True)
class Findings:
    """What an analysis knows about its position at some moment.

    Attributes:
        state: the position.
        evaluation: what it is worth.
        lines: the best actions, best first, each with its continuation; none if nobody decides.
        playouts: number of continuations tried.
        seconds: time spent on the position.
        complete: nothing remains to be found.

    """

    state: State
    evaluation: Evaluation
    lines: Sequence[Suggestion]
    playouts: int
    seconds: float
    complete: bool

    @classmethod
    def of_report(
        cls, state: State, report: Report, names: Sequence[Name], lines: int, seconds: float | None = None
    ) -> Findings:
        """What a search's report, which has a line at least, says of a position, with so many lines.

        `seconds`: spent on the position, if not as the report says.
        """
        best = Evaluation.of_line(state, report.lines[0])
        told = suggestions(state, report, names, lines)
        return cls(state, best, told, report.playouts, report.seconds if seconds is None else seconds, report.proven)


class Analysis:
    """Analyses positions of one game. When moved along a line, it reuses what it has found there.

    It sees of a position only what the seat to move may know; where something is hidden, it considers several
    deals. `look_at`, `stop` and `close` are for one thread, the rest for any. As a context manager it closes itself.
    """

    def __init__(self, game: Game, *, threads: int = 1, seed: int | None = None, nodes: int = NODES) -> None:
        """`nodes`: how large its tree becomes at most.

        Raises `TeocalliError` (`error-search-setting`) for a number of threads that a search cannot have.
        """
        base = make_adviser(game).settings
        self._settings = base.changed(seconds=0, playouts=ENDLESS, threads=threads, early=False, nodes=nodes)
        self._seed = seed
        self._deep = SearchPlayer(self._settings, seed)  # keeps its tree from one position to the next
        self._searcher = self._deep
        self._worker: threading.Thread | None = None
        self._stopping = False
        self._state: State | None = None
        self._fixed: Evaluation | None = None
        self._last: Report | None = None
        self._began = 0.0
        # Seconds that were spent on the position before the worker began, and playouts of the round it is in.
        self._spent = 0.0
        self._playouts = FIRST_ROUND
        self._done = threading.Event()
        self._exhausted = False
        self._error: BaseException | None = None

    def look_at(self, state: State) -> None:
        """Switch to a position and leave the one being analysed."""
        self.stop()
        self._state, self._fixed, self._last, self._error = state.clone(), None, None, None
        self._spent, self._playouts = 0.0, FIRST_ROUND
        self.go_on()

    def go_on(self) -> None:
        """Resume the analysis where it was stopped; a round that was cut short starts over."""
        self.stop()
        if self._state is None:
            return
        self._stopping, self._exhausted, self._searcher = False, False, self._deep
        self._done.clear()
        self._began = time.monotonic()
        self._worker = threading.Thread(target=self._work, args=(self._state,), name="analysis", daemon=True)
        self._worker.start()

    def stop(self) -> None:
        """Stop the analysis; findings are kept."""
        self._stopping = True
        worker = self._worker
        while worker is not None and worker.is_alive():
            self._searcher.stop()  # again and again: a search that is about to begin allows itself to think
            worker.join(0.01)
        self._worker = None

    close = stop

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nothing remains to be found, or time is up; whether nothing remains. Raises any error."""
        self._done.wait(seconds)
        if self._error is not None:
            raise self._error
        return self._exhausted

    def findings(self, names: Sequence[Name], lines: int = 3) -> Findings | None:
        """What is known now, with this many lines; None before anything is. `names`: the players' names by seat."""
        state, fixed = self._state, self._fixed
        if state is None:
            return None
        seconds = self._spent + (0.0 if self._done.is_set() else time.monotonic() - self._began)
        if fixed is not None:
            return Findings(state, fixed, [], fixed.playouts, seconds, fixed.solved)
        report = self._report()
        if report is None or not report.lines:
            return None
        return Findings.of_report(state, report, names, lines, seconds)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def _report(self) -> Report | None:
        """The deepest report: that of the last round that was finished, else what is being found."""
        state, last, now = self._state, self._last, self._searcher.report()
        assert state is not None
        if now is None or not now.lines or now.state != state:
            return last
        if last is None or (not state.hides_from(state.current_player) and now.playouts >= last.playouts):
            return now
        return last

    def _work(self, state: State) -> None:
        try:
            self._deepen(state)
            self._exhausted = not self._stopping
        except Exception as error:
            self._error = error
        finally:
            self._spent += time.monotonic() - self._began
            self._done.set()

    def _deepen(self, state: State) -> None:
        if state.is_terminal():
            self._fixed = Evaluation.of_end(state)
        elif state.is_chance_node():
            self._deepen_draws(state)
        elif state.hides_from(state.current_player):
            self._deepen_dealings(state)
        elif not self._stopping:
            self._last = self._deep.analyse(state)

    def _deepen_draws(self, state: State) -> None:
        """What may be drawn, with ever more playouts for each."""
        while (found := self._draws(state, self._playouts)) is not None:
            self._fixed = found
            if found.solved:
                return
            self._playouts = min(2 * self._playouts, ENDLESS)

    def _draws(self, state: State, playouts: int) -> Evaluation | None:
        """What may be drawn is worth this; None if the analysis is stopped meanwhile."""
        evaluator, parts = Evaluator(playouts, self._seed or 0), []
        for weight, end in ends_of(state, evaluator.seed):
            if end.is_terminal():
                parts.append((weight, Evaluation.of_end(end)))
                continue
            self._searcher = evaluator.searcher(end)
            report = self._searcher.analyse(end)
            if self._stopping:
                return None
            parts.append((weight, Evaluation.of_line(end, report.lines[0])))
        return Evaluation.mean(parts)

    def _deepen_dealings(self, state: State) -> None:
        """The same dealings of what is hidden, with ever more playouts for each."""
        while not self._stopping:
            self._searcher = SearchPlayer(self._settings.changed(playouts=self._playouts), self._seed or 0)
            report = self._searcher.analyse(state)
            if self._stopping and self._last is not None:
                return  # the round was cut short: the one before knows more
            self._last = report
            self._playouts = min(2 * self._playouts, ENDLESS)
