"""`Variations`: the tree of what else could have been played, around the game that was played (docs/records.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from teocalli.core.errors import IllegalAction, Message, RecordError, TeocalliError, clean_word, message, shorten, shown
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.state import State

MOST_DEPTH = 12
"""Variations within variations: a record has 32 levels of nesting, of which each takes two."""
MOST_MOVES = 2000
"""Words in all variations of a game together."""
MOST_NOTES = 500
"""Positions of a game that have a name or a note."""
LONGEST_NAME = 60
LONGEST_NOTE = 1000
"""Characters."""
_KEY_DIGITS = 12


class Node:
    """A position of the tree.

    Attributes:
        word: what led there; "" of the first position.
        before: the position before; None of the first.
        key: its name: the same whatever else the tree has, for it is made of the words that lead there.
        number: words since the set-up.
        name: of the variation that begins, or goes on, here; "" for none.
        note: what is said of the position; "" for nothing.
        played: whether it belongs to the game that was played.
        following: how it can go on, in the order of the variations.

    """

    def __init__(self, word: str = "", before: Node | None = None) -> None:
        self.word = word
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.name = self.note = ""
        self.played = before is None
        self.following: list[Node] = []
        self._digest: hashlib._Hash = hashlib.sha256() if before is None else before._digest.copy()
        if before is not None:
            self._digest.update(f"{word}\n".encode(errors="surrogatepass"))
        self.key = self._digest.hexdigest()[:_KEY_DIGITS]

    def after(self, word: str) -> Node | None:
        """Where a word leads, if the tree has it."""
        return next((node for node in self.following if node.word == word), None)

    def with_word(self, word: str) -> Node:
        """Where a word leads; the last of the ways if it is a new one."""
        known = self.after(word)
        if known is None:
            known = Node(word, self)
            self.following.append(known)
        return known

    @property
    def way_on(self) -> Node | None:
        """The next position of the same line: of the game, or of the variation; None at its end."""
        first = self.following[0] if self.following else None
        return first if first is not None and (first.played or not self.played) else None

    @property
    def branches(self) -> list[Node]:
        """Where variations branch off here: their first positions."""
        return self.following if self.way_on is None else self.following[1:]

    @property
    def words(self) -> list[str]:
        """The words that lead here from the beginning of the game."""
        words = []
        node = self
        while node.before is not None:
            words.append(node.word)
            node = node.before
        return words[::-1]


@dataclass(frozen=True)
class Line:
    """The game, or a variation: its own positions in order, and how deep it lies (the game: 0)."""

    nodes: Sequence[Node]
    depth: int


class Variations:
    """What could be played, as a tree: the words of the game that was played, and variations that branch off anywhere.

    The game itself always comes first; variations have an order. Whether words are legal is for whoever adds them:
    `played` gives a match to try them with. A change that would lead beyond the bounds (`MOST_…`) is refused, and
    nothing is changed then.
    """

    def __init__(self, words: Sequence[str] = ()) -> None:
        """The tree of a game with these words since the set-up, without variations."""
        self._first = Node()
        self.follow(words)

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """The tree of a record; one without variations has the game alone.

        Raises `RecordError` for variations that are beyond the bounds or have an illegal word, and as
        `Match.from_record` does.
        """
        match = Match.from_record(record)
        tree = cls.from_json(match.words, record.variations)
        tree.check(match)
        return tree

    @classmethod
    def from_json(cls, words: Sequence[str], data: Mapping[str, Any] | None) -> Self:
        """The tree of a game with these words and of what a record says of it (its key `variations`).

        Whether the words of variations are legal is not looked at. Raises `RecordError` for what is beyond the bounds.
        """
        tree = cls(words)
        if data is not None:
            if _words_in(data) > MOST_MOVES:
                raise _fault("variations", message("error-variation-moves", most=MOST_MOVES))
            _read(_game(tree._first), 0, data, "variations")
        excess = tree._excess()
        if excess is not None:
            raise _fault("variations", excess)
        return tree

    def to_json(self) -> dict[str, Any] | None:
        """What a record says of it; None of a game without variations, names and notes."""
        return _written(_game(self._first)) or None

    def check(self, match: Match) -> None:
        """Play all variations of a match. Raises `RecordError`, which names the first illegal word and its position."""
        states: dict[str, State] = {self._first.key: match.state_at(0)}
        for node in self.nodes():
            if node.before is not None:
                played_on = match.state_at(node.number) if node.played else _after(states[node.before.key], node)
                states[node.key] = played_on

    def clone(self) -> Self:
        """A tree of its own that is the same."""
        other = type(self)(self.words)
        other._first = _copied(self._first)
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variations):
            return NotImplemented
        return self.words == other.words and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    @property
    def words(self) -> list[str]:
        """The words of the game that was played, since the set-up."""
        return _game(self._first)[-1].words

    def lines(self) -> list[Line]:
        """The game and all variations, each after the line from which it branches off, in their order."""
        waiting = [(self._first, 0)]
        lines = []
        while waiting:
            start, depth = waiting.pop()
            nodes = _line(start)
            lines.append(Line(nodes, depth))
            waiting += reversed([(branch, depth + 1) for node in nodes for branch in node.branches])
        return lines

    def nodes(self) -> Iterator[Node]:
        """All positions, each after the one before it."""
        return (node for line in self.lines() for node in line.nodes)

    def node(self, key: str) -> Node:
        """The position with this key, or that of the game with a number, as `n41`.

        Raises `TeocalliError` (`error-variation-missing`).
        """
        game = _game(self._first) if key.startswith("n") else []
        for node in game or self.nodes():
            if key in (node.key, f"n{node.number}"):
                return node
        raise TeocalliError("error-variation-missing")

    def follow(self, words: Sequence[str]) -> None:
        """The game has these words now: it went on, perhaps along a variation, or back.

        What was played and taken back stays as a variation where something branches off it or is said of it.
        """
        former = _game(self._first)
        for node in former[1:]:
            node.played = False
        node = self._first
        for word in words:
            following = node.with_word(word)
            following.played = True
            node.following.sort(key=lambda each: not each.played)
            node = following
        for each in reversed(former[1:]):
            if each.before is not None and not (each.played or each.following or each.name or each.note):
                each.before.following.remove(each)

    def add(self, words: Sequence[str]) -> Node:
        """Have the position to which words lead from the beginning of the game, and give it.

        Raises `TeocalliError`: `error-variation-moves`, `error-variation-depth`.
        """
        node = self._first
        known = 0
        while known < len(words) and (following := node.after(words[known])) is not None:
            node, known = following, known + 1
        last, ways = node, list(node.following)
        for word in words[known:]:
            last = last.with_word(word)
        self._keep_within_bounds(lambda: setattr(node, "following", ways))
        return last

    def say(self, key: str, *, name: str | None = None, note: str | None = None) -> None:
        """Give a position a name or a note; "" takes it away, None leaves it.

        Raises `TeocalliError`: `error-variation-missing`, `error-variation-name`, `error-variation-note` for a text
        that is too long, `error-variation-notes` for too many.
        """
        node = self.node(key)
        before = (node.name, node.note)

        def take_back() -> None:
            node.name, node.note = before

        node.name = node.name if name is None else " ".join(name.split())
        node.note = node.note if note is None else note.strip()
        self._keep_within_bounds(take_back)

    def promote(self, key: str) -> bool:
        """Put the variation to which a position belongs before the way on that comes before it; the game stays first.

        One that comes first in another variation is how that goes on, and what was there branches off it. False where
        nothing can come after it. Raises `TeocalliError` (`error-variation-missing`, `error-variation-depth`).
        """
        node = self.node(key)
        while node.before is not None and not node.before.played and node.before.following[0] is node:
            node = node.before
        ways = [] if node.before is None else node.before.following
        place = ways.index(node) if ways else 0
        if node.played or place == 0 or ways[place - 1].played:
            return False

        def swap() -> None:
            ways[place - 1], ways[place] = ways[place], ways[place - 1]

        swap()
        self._keep_within_bounds(swap)
        return True

    def delete(self, key: str) -> Node:
        """Delete a position of a variation and all that follows it; gives the position before.

        Raises `TeocalliError`: `error-variation-missing`, `error-variation-played` for a position of the game itself.
        """
        node = self.node(key)
        if node.played or node.before is None:
            raise TeocalliError("error-variation-played")
        node.before.following.remove(node)
        return node.before

    def _keep_within_bounds(self, take_back: Callable[[], None]) -> None:
        """Take back what was changed just now, and raise `TeocalliError`, if that leads beyond the bounds."""
        excess = self._excess()
        if excess is not None:
            take_back()
            raise TeocalliError(excess["id"], **excess["args"])

    def _excess(self) -> Message | None:
        """What is beyond the bounds, if anything is."""
        lines = self.lines()
        said = [node for line in lines for node in line.nodes if node.name or node.note]
        for name, most, found in (
            ("moves", MOST_MOVES, sum(len(line.nodes) for line in lines[1:])),
            ("depth", MOST_DEPTH, max(line.depth for line in lines)),
            ("name", LONGEST_NAME, max((len(node.name) for node in said), default=0)),
            ("note", LONGEST_NOTE, max((len(node.note) for node in said), default=0)),
            ("notes", MOST_NOTES, len(said)),
        ):
            if found > most:
                return message(f"error-variation-{name}", most=most)
        return None


def played(match: Match, words: Sequence[str]) -> Match:
    """The match after these words since the set-up; it shares with `match` what both have. Raises `IllegalAction`."""
    other, known = match.clone(), match.words
    common = next((at for at, pair in enumerate(zip(known, words, strict=False)) if pair[0] != pair[1]), None)
    other.go_back(min(len(known), len(words)) if common is None else common)
    for word in words[len(other.words) :]:
        other.play(word)
    return other


def _line(start: Node) -> list[Node]:
    """A position and what follows it in the same line."""
    nodes = [start]
    while (following := nodes[-1].way_on) is not None:
        nodes.append(following)
    return nodes


def _game(first: Node) -> list[Node]:
    """The positions of the game that was played."""
    return _line(first)


def _copied(first: Node) -> Node:
    """A tree of its own. Lines are long: it goes along them without going down."""
    top = Node()
    waiting = [(first, top)]
    while waiting:
        old, new = waiting.pop()
        new.name, new.note, new.played = old.name, old.note, old.played
        new.following = [Node(each.word, new) for each in old.following]
        waiting += zip(old.following, new.following, strict=True)
    return top


def _after(state: State, node: Node) -> State:
    """The position after the word of a node. Raises `RecordError` for an illegal one."""
    after = state.clone()
    try:
        after.apply_action(state.game.string_to_action(state, node.word))
    except IllegalAction as error:
        raise RecordError(
            "error-variation-word", number=node.number, word=clean_word(node.word), legal=shorten(error.legal)
        ) from None
    return after


# In a record each line says its words, what is said of its positions, and what branches off them.


def _written(nodes: Sequence[Node]) -> dict[str, Any]:
    told = {
        "names": {str(node.number): node.name for node in nodes if node.name},
        "notes": {str(node.number): node.note for node in nodes if node.note},
        "branches": [_branch(_line(start), node.number) for node in nodes for start in node.branches],
    }
    return {key: value for key, value in told.items() if value}


def _branch(nodes: Sequence[Node], at: int) -> dict[str, Any]:
    return {"at": at, "words": [node.word for node in nodes], **_written(nodes)}


def _read(nodes: Sequence[Node], depth: int, data: Mapping[str, Any], where: str) -> None:
    """Read what is said of a line, whose own positions these are, into the tree."""
    if depth > MOST_DEPTH:
        raise _fault(where, message("error-variation-depth", most=MOST_DEPTH))
    for key, attribute in (("names", "name"), ("notes", "note")):
        for number, text in data.get(key, {}).items():
            setattr(_numbered(nodes, number, f"{where}/{key}"), attribute, text)
    for place, branch in enumerate(data.get("branches", [])):
        here = f"{where}/branches/{place}"
        node = _numbered(nodes, str(int(branch["at"])), f"{here}/at")
        own = []
        for word in branch["words"]:
            node = node.with_word(word)
            own.append(node)
        _read(own, depth + 1, branch, here)


def _words_in(data: Mapping[str, Any]) -> int:
    """So many words variations have, as they are written."""
    branches = data.get("branches", [])
    return sum(len(branch["words"]) + _words_in(branch) for branch in branches)


def _numbered(nodes: Sequence[Node], number: str, where: str) -> Node:
    """The position of a line with this number. Raises `RecordError` for one that is not in the line."""
    first, last = nodes[0].number, nodes[-1].number
    if not (number.isdecimal() and len(number) < _KEY_DIGITS and first <= int(number) <= last):
        raise _fault(where, message("error-variation-number", number=shown(number), first=first, last=last))
    return nodes[int(number) - first]


def _fault(where: str, reason: Message) -> RecordError:
    return RecordError("error-record-schema", where=where, reason=reason)
