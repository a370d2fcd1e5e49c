"""A game in the analysis room: who may be there, what is seen at each position of its tree, and how it is played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from teocalli.core.chance import SeededDraws, draw_outcome
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.state import CHANCE, State
from teocalli.core.variations import Line, Node, Variations, played
from teocalli.table.company import Sight
from teocalli.table.history import History
from teocalli.table.seats import PERSON, Seat, names_of, shown_seats
from teocalli.table.table import Table
from teocalli.table.taking_back import the_person
from teocalli.table.terms import Terms
from teocalli.table.view import build_view, position

MOST_AHEAD = 12
"""Words of a continuation that are shown at most."""


_NO_UNDO = {"possible": False, "kind": None, "to": None, "reason": None, "propose": None}


@dataclass(frozen=True)
class AnalysedGame:
    """A game as it may be analysed.

    Attributes:
        match: the game as it was played so far.
        seats: who sits there.
        person: in a running game the only person, who must not learn anything; None where nothing is hidden any more.
        record: what the record from which it was opened says could have been played.
        may: whether the one who looks may change its variations.

    """

    match: Match
    seats: Sequence[Seat]
    person: int | None
    record: Variations
    may: bool

    @property
    def names(self) -> list[Name]:
        """What the players are called."""
        return names_of(self.seats)

    def state_at(self, node: Node) -> State:
        """A position as it may be analysed: what the only person of a running game does not know is dealt anew."""
        state = played(self.match, node.words).state
        return state if self.person is None else state.determinized_for(self.person, node.number)

    def match_at(self, node: Node) -> Match:
        """The match at a position, to play on from there.

        Raises `TeocalliError` (`error-analysis-hidden`) where that would tell the only person of a running game what
        they do not know.
        """
        match = played(self.match, node.words)
        if self.hides(match.state):
            raise TeocalliError("error-analysis-hidden")
        return match

    def hides(self, state: State) -> bool:
        """Whether a position holds something that the only person of a running game does not know."""
        return self.person is not None and state.hides_from(self.person)

    def play(self, tree: Variations, node: Node, word: str) -> Node:
        """Play a word in a position, and what follows by itself, as a part of the tree; gives where that leads.

        What was drawn there before is drawn again. Raises `IllegalAction`, and `TeocalliError` as `match_at` and
        `Variations.add` do.
        """
        match = self.match_at(node)
        match.play(word)
        return self._followed(tree, match, node.after(word))

    def play_all(self, tree: Variations, node: Node, words: Sequence[str]) -> Node:
        """Play several words, and no more; gives where they lead. Raises as `play`."""
        match = self.match_at(node)
        for word in words:
            match.play(word)
        return tree.add(match.words)

    def draw(self, tree: Variations, node: Node) -> Node:
        """Draw what is due in a position, differently from what the tree has if that is possible.

        Raises `TeocalliError` as `play`, `error-analysis-no-draw` where nothing is to be drawn.
        """
        match = self.match_at(node)
        if match.state.current_player != CHANCE:
            raise TeocalliError("error-analysis-no-draw")
        known = {each.word for each in node.following}
        draws = SeededDraws(SeededDraws.new_seed())
        for number in range(20):
            action = draw_outcome(match.state, draws, number)
            if match.game.action_to_string(match.state, action) not in known:
                break
        word = match.play_action(action)
        return self._followed(tree, match, node.after(word))

    @staticmethod
    def _followed(tree: Variations, match: Match, known: Node | None) -> Node:
        """Draw what is to be drawn, and do what is forced, until somebody has a choice; as a part of the tree.

        `known`: where the match stands in the tree, if it has that.
        """
        draws = SeededDraws(SeededDraws.new_seed())
        while not match.state.is_terminal():
            if match.state.current_player == CHANCE and known is not None and known.following:
                match.play(known.following[0].word)
            elif match.state.current_player == CHANCE:
                match.play_action(draw_outcome(match.state, draws, len(match.words)))
            elif (action := match.forced_action()) is not None:
                match.play_action(action)
            else:
                break
            known = None if known is None else known.after(match.words[-1])
        return tree.add(match.words)


def analysed_game(table: Table, sight: Sight) -> AnalysedGame:
    """The game of a table, for who looks at it.

    Raises `TeocalliError`: `error-analysis-running` for a running game between several people or in a tournament,
    `error-not-seated` for who is not the one person that plays a running one, `error-table-waiting` before there is a
    game.
    """
    if table.undealt:
        raise TeocalliError("error-table-waiting")
    is_over = table.to_move is None and (table.ended is not None or table.match.state.is_terminal())
    person = None if is_over or table.contest is not None else the_person(table.seats)
    if not is_over and person is None and table.has_persons:
        raise TeocalliError("error-analysis-running")
    is_theirs = sight.role == "host" if person is None else sight.seat == person
    if not is_over and sight.role != "screen" and not is_theirs:
        raise TeocalliError("error-not-seated")
    may = sight.role in ("screen", "host", "player")
    return AnalysedGame(table.match.clone(), table.seats, person, table.variations, may)


def tree_told(game: AnalysedGame, tree: Variations) -> dict[str, Any]:
    """The tree as the page gets it: line by line, each word with the line of the log that tells of it."""
    states = {"": game.match.state_at(0)}
    lines = [_line_told(game, line, states) for line in tree.lines()]
    finished = game.match.state.is_terminal()
    return {"may": game.may, "running": game.person is not None, "finished": finished, "lines": lines}


def _line_told(game: AnalysedGame, line: Line, states: dict[str, State]) -> dict[str, Any]:
    first = line.nodes[0].before
    return {
        "depth": line.depth,
        "from": None if first is None else first.key,
        "moves": [_move_told(game, node, states) for node in line.nodes],
    }


def _move_told(game: AnalysedGame, node: Node, states: dict[str, State]) -> dict[str, Any]:
    told: dict[str, Any] = {"key": node.key, "n": node.number, "word": node.word, "name": node.name, "note": node.note}
    if node.before is None:
        states[node.key] = game.match.state_at(0)
        return {**told, "seat": None, "message": None}
    before = states[node.before.key]
    action = game.match.game.string_to_action(before, node.word)
    after = states[node.key] = before.clone()
    after.apply_action(action)
    line = game.match.game.log_lines(before, action, after, game.names)[0]
    return {**told, "seat": before.turn_player, "message": line["message"]}


class Room:
    """What is told of the positions of one game's tree; what one has in common with the last is not told anew."""

    def __init__(self, names: Sequence[Name]) -> None:
        self.history = History(names)

    def view(self, game_id: str, game: AnalysedGame, node: Node) -> dict[str, Any]:
        """The view at a position, from the seat that decides there; whoever looks decides for everybody."""
        match = played(game.match, node.words)
        state, table = match.state, _table(game, match)
        self.history.follow(match, table.origins)
        view = build_view(game_id, table, self.history, Sight("screen", _viewer(game, state)))
        may_play = game.may and state.current_player >= 0 and not game.hides(state)
        return {
            **view,
            **({} if may_play else {"legal": [], "asked": None}),
            "to_move": state.current_player if state.current_player >= 0 else None,
            "status": "finished" if state.is_terminal() else "running",
            "seats": [{**seat, "kind": PERSON} for seat in shown_seats(game.seats)],
            "result": view["result"] if state.is_terminal() else None,
            "secrets": False,
            "thinking": False,
            "hints": False,
            "undo": {**_NO_UNDO, "start": node.number},
        }


def positions_on_the_way(game: AnalysedGame, node: Node, first: int, last: int) -> dict[str, Any]:
    """Positions on the way to one, both included, seen as in its view; but by the only person of a running game if one
    of them holds something that they do not know.
    """
    match = played(game.match, node.words)
    hiding = next((state for n in range(first, last + 1) if game.hides(state := match.state_at(n))), match.state)
    table, sight = _table(game, match), Sight("screen", _viewer(game, hiding))
    return {"viewer": sight.seat, "positions": [position(table, n, sight) for n in range(first, last + 1)]}


def positions_ahead(game: AnalysedGame, node: Node, words: Sequence[str]) -> dict[str, Any]:
    """The positions to which words lead from one, each with the line of the log that tells of the word.

    Nothing is kept. Raises `IllegalAction`, and `TeocalliError` as `AnalysedGame.match_at`.
    """
    match = game.match_at(node)
    sight = Sight("screen", _viewer(game, match.state))
    steps = []
    for word in words[:MOST_AHEAD]:
        before = match.state
        action = match.play(word)
        n = len(match.words)
        told = {"n": n, "turn": 0, "seat": before.turn_player, "word": word, "forced": False}
        line = match.game.log_lines(before, action, match.state, game.names)[0]
        steps.append({**position(_table(game, match), n, sight), "last": {**told, **line}})
    return {"viewer": sight.seat, "steps": steps}


def _viewer(game: AnalysedGame, state: State) -> int | None:
    """From which seat a position is seen: that of who decides, where that tells nobody anything.

    None where it is nobody's turn, as before the first one and after the last.
    """
    if game.hides(state):
        return game.person
    return next((seat for seat in (state.current_player, state.turn_player) if seat >= 0), None)


def _table(game: AnalysedGame, match: Match) -> Table:
    """A table at which everybody is a person, so that all of them can be played for."""
    return Table(match, [replace(seat, kind=PERSON, bot=None) for seat in game.seats], None, {}, Terms(take_back=False))


# How a tree is kept beside its game.

_FORMAT = 1


def kept_tree(tree: Variations) -> Mapping[str, Any]:
    """A tree as it is kept: with the game as it was then, from which the game may have gone on, or back, since."""
    return {"format": _FORMAT, "words": tree.words, "variations": tree.to_json()}


def read_tree(data: Mapping[str, Any], match: Match) -> Variations:
    """A kept tree, around the game as it stands now. Raises `TeocalliError` for what is not one."""
    tree = Variations.from_json(data["words"], data["variations"])
    tree.follow(match.words)
    return tree
