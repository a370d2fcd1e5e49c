"""A match to step through and to play in a notebook: `MatchWidget` (docs/pictures.md).

It needs the extra `notebook`. What a page sends is looked at like any other input: what is wrong is said in a sentence
on the page, and nothing changes.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.match import Match
from teocalli.core.showing import spoken_language
from teocalli.core.state import State
from teocalli.core.texts import Texts
from teocalli.pictures.board import beginning_with, check_language, check_theme
from teocalli.pictures.engine import check_libraries
from teocalli.pictures.shown_step import board_html, labels, told_step
from teocalli.pictures.stepping import Stepping
from teocalli.players import Player
from teocalli.players.opponents import search_player_of
from teocalli.players.search_player import SearchPlayer


class NoNotebookLibraries(TeocalliError, ImportError):  # noqa: N818 - it is an ImportError
    """What the extra `notebook` brings is not installed."""


try:
    import anywidget
    import traitlets
except ImportError:
    raise NoNotebookLibraries("error-no-notebook") from None

AUTO = "auto"
KEPT_BOARDS = 64
_PAUSE = 1.0
"""Seconds between two boards while quick bots play on: drawing takes longer than their decisions."""
_STOPPING = 0.01
"""Seconds after which a search is told again to stop."""
_WEB = files("teocalli.pictures") / "web"
_EVERYBODYS = frozenset(anywidget.AnyWidget.class_trait_names())
"""What every widget has, and a page may change."""


class MatchWidget(anywidget.AnyWidget):
    """The board of a match with its steps: one goes back and forth, plays on, and begins other lines.

    The traits hold everything that the page shows, in words of one language; the page changes none of them, it asks.

    Attributes:
        number, last: the step that is looked at (after so many words), and the last of the line.
        board, table: the board as an SVG ("" where a game has no picture), and the whole table in words, as HTML.
        step, story: which step it is, and what the last word did.
        standing: players with their points.
        question: what is asked of whom, or why nothing is.
        choices: what the person who is asked can do, by kind; none where no person is.
        undoable: whether something was played here that can be taken back.
        lines, line: the match and what branches off it, and which of them is looked at.
        thinking: who thinks at present, "" if nobody does.
        refusal: why the last request was not carried out, "" if it was.
        theme: "light", "dark", or "auto".
        said, language: the page's own words, and their language.

    """

    _esm = (_WEB / "widget.js").read_text(encoding="utf-8")
    _css = (_WEB / "widget.css").read_text(encoding="utf-8")

    number = traitlets.Int(0).tag(sync=True)
    last = traitlets.Int(0).tag(sync=True)
    board = traitlets.Unicode("").tag(sync=True)
    table = traitlets.Unicode("").tag(sync=True)
    step = traitlets.Unicode("").tag(sync=True)
    story = traitlets.List(traitlets.Unicode()).tag(sync=True)
    standing = traitlets.List(traitlets.Dict()).tag(sync=True)
    question = traitlets.Unicode("").tag(sync=True)
    choices = traitlets.List(traitlets.Dict()).tag(sync=True)
    undoable = traitlets.Bool(False).tag(sync=True)
    lines = traitlets.List(traitlets.Unicode()).tag(sync=True)
    line = traitlets.Int(0).tag(sync=True)
    thinking = traitlets.Unicode("").tag(sync=True)
    refusal = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode(AUTO).tag(sync=True)
    said = traitlets.Dict().tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)

    def __init__(
        self,
        match: Match | State,
        players: Sequence[str] = (),
        *,
        names: Sequence[str] = (),
        theme: str = AUTO,
        language: str | None = None,
        seed: int | None = None,
    ) -> None:
        """A widget for a match, which stays as it is, or for a position.

        `players`: by seat "person" or a computer player ("level:3", "mcts:1s", "greedy"); all are persons if there are
        none. `names`: what they are called. `theme`: "light", "dark", or "auto" for whatever the notebook is.
        `language`: that of the environment if it is left out. `seed`: draws and computer players that are the same
        each time.

        Raises `TeocalliError`: `error-no-pictures` without the extra `pictures`, `error-notebook-match`,
        `error-notebook-seed`, `error-picture-theme`, `error-picture-language`, and as `Stepping` does.
        """
        language = _checked(theme, language, seed)
        self._stepping = Stepping(_match_of(match), players, names, seed)
        self._lock = threading.RLock()
        self._thought: threading.Thread | None = None
        self._search: SearchPlayer | None = None
        self._round = 0
        self._boards: OrderedDict[tuple[object, str], str] = OrderedDict()
        self._wanted_theme = theme
        super().__init__(theme=theme, language=language, said=labels(language))
        self._orders: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "go": lambda order: self._do(lambda stepping: stepping.go(order.get("step"))),
            "play": lambda order: self._do(lambda stepping: stepping.play(order.get("word"))),
            "undo": lambda _: self.undo(),
            "line": lambda order: self._do(lambda stepping: stepping.take_line(order.get("line"))),
            "surroundings": self._follow_surroundings,
        }
        self.on_msg(self._receive)
        self._tell()
        self._let_bots_play()

    @property
    def match(self) -> Match:
        """The line that is looked at, as a match of its own."""
        with self._lock:
            return self._stepping.match

    # What a page asks for, and a cell may do too.

    def go(self, step: int) -> None:
        """Look at a step of the line. Raises `TeocalliError` (`error-notebook-step`)."""
        self._do(lambda stepping: stepping.go(step))

    def play(self, word: str) -> None:
        """Play a word at the step that is looked at; where the line goes on otherwise, a new one begins.

        Raises `TeocalliError` as `Stepping.play` does; nothing is changed then.
        """
        self._do(lambda stepping: stepping.play(word))

    def undo(self) -> None:
        """Take back what a person decided last here. Raises `TeocalliError` (`error-notebook-undo`)."""
        self._do(Stepping.undo)

    def take_line(self, line: int) -> None:
        """Look at another line, at its end. Raises `TeocalliError` (`error-notebook-line`)."""
        self._do(lambda stepping: stepping.take_line(line))

    def wait(self, seconds: float | None = None) -> None:
        """Wait until no computer player thinks any more, at most so long."""
        thought = self._thought
        if thought is not None:
            thought.join(seconds)

    def close(self) -> None:
        """Take the widget from the page; nobody thinks on."""
        if hasattr(self, "_lock"):  # it may have been refused before there was anything to close
            with self._lock:
                self._stop_thinking()
        super().close()

    def set_state(self, sync_data: Any) -> None:
        """A page that wants to change what it is told is told it again; what every widget has it may change."""
        changed = dict(sync_data) if isinstance(sync_data, Mapping) else {}
        own = [name for name in changed if name not in _EVERYBODYS]
        try:
            super().set_state({name: value for name, value in changed.items() if name in _EVERYBODYS})
        except traitlets.TraitError:
            own = own or list(changed)
        if own:
            self._refuse(TeocalliError("error-notebook-order", order=shown(", ".join(map(str, own)), 60)))
            self.send_state([name for name in own if name in self.keys])

    # Inside.

    def _receive(self, _widget: Any, order: Any, _buffers: Any) -> None:
        """Carry out what a page asks for: `{"do": NAME, …}`."""
        try:
            asked = order if isinstance(order, Mapping) else {"do": order}
            name = asked.get("do")
            carry_out = self._orders.get(name) if isinstance(name, str) else None
            if carry_out is None:
                raise TeocalliError("error-notebook-order", order=shown(name, 60))
            carry_out(asked)
        except TeocalliError as error:
            self._refuse(error)

    def _do(self, change: Callable[[Stepping], None]) -> None:
        with self._lock:
            before = self._stepping.match.mark_at(self._stepping.last)
            change(self._stepping)
            if self._stepping.match.mark_at(self._stepping.last) is not before:
                self._stop_thinking()
            self.refusal = ""
            self._tell()
            self._let_bots_play()

    def _follow_surroundings(self, order: Mapping[str, Any]) -> None:
        """A notebook that is light or dark whatever its system is says so; only "auto" follows it."""
        theme = order.get("theme")
        if theme not in ("light", "dark"):
            raise TeocalliError("error-notebook-order", order=shown(theme, 60))
        if self._wanted_theme == AUTO:
            with self._lock:
                self.theme = theme
                self._tell()

    def _refuse(self, error: TeocalliError) -> None:
        self.refusal = Texts(self.language).message(error.message)

    def _tell(self) -> None:
        """Say everything about the step that is looked at."""
        self._told = time.monotonic()
        told = told_step(self._stepping, self.language)
        with self.hold_sync():
            for name, value in told.items():
                self.set_trait(name, value)
            self.board = self._board()

    def _board(self) -> str:
        key = self._stepping.match.mark_at(self._stepping.number), self.theme
        if key not in self._boards:
            self._boards[key] = board_html(self._stepping, self.language, self.theme)
        self._boards.move_to_end(key)
        if len(self._boards) > KEPT_BOARDS:
            self._boards.popitem(last=False)
        return self._boards[key]

    # Computer players think in a thread of their own, so that the notebook goes on meanwhile.

    def _let_bots_play(self) -> None:
        if self._stepping.bot is None or self.thinking:
            return
        self._name_thinker()
        self._round += 1
        self._thought = threading.Thread(
            target=self._think, args=(self._round, self._thought), name="notebook bot", daemon=True
        )
        self._thought.start()

    def _think(self, number: int, before: threading.Thread | None) -> None:
        """Let the bots of a line decide, one after the other, until a person does or the game is over.

        `before` thought last and may have to be stopped: a search that was about to begin has not heard of it.
        """
        while before is not None and before.is_alive():
            self._stop_search()
            before.join(_STOPPING)
        try:
            while (due := self._due(number)) is not None:
                action = due[0].choose(due[1])
                with self._lock:
                    if number == self._round:
                        self._stepping.act_for_bot(action)
                        self._name_thinker()
                        if not self.thinking or time.monotonic() - self._told > _PAUSE:
                            self._tell()
        except TeocalliError as error:
            with self._lock:
                self._refuse(error)
                self.thinking = ""
                self._tell()

    def _due(self, number: int) -> tuple[Player, State] | None:
        """Who is to decide in which position, as long as that is still wanted."""
        with self._lock:
            due = self._stepping.bot if number == self._round else None
            if due is None:
                return None
            state = self._stepping.match.state
            self._search = search_player_of(due[1], state.game)
            return due[1], state

    def _name_thinker(self) -> None:
        due = self._stepping.bot
        texts = Texts(self.language)
        self.thinking = "" if due is None else texts.format("notebook-thinking", {"player": due[0].name})

    def _stop_thinking(self) -> None:
        """What is thought about at present is no longer wanted."""
        self._round += 1
        self.thinking = ""
        self._stop_search()

    def _stop_search(self) -> None:
        if self._search is not None:
            self._search.stop()


def _checked(theme: str, language: str | None, seed: int | None) -> str:
    """The language to speak. Raises `TeocalliError` for what a widget cannot be made with."""
    check_libraries()
    language = spoken_language() if language is None else language
    check_language(language)
    check_theme(theme)
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise TeocalliError("error-notebook-seed", value=shown(seed, 40))
    return language


def _match_of(given: object) -> Match:
    """The match of a match or a position. Raises `TeocalliError` (`error-notebook-match`)."""
    if isinstance(given, Match):
        return given
    if isinstance(given, State):
        return beginning_with(given)
    raise TeocalliError("error-notebook-match", value=shown(given, 40))
