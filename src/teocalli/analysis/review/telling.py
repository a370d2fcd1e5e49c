"""How a review is told, for pages and terminals: names, numbers and parts that add up as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.analysis.review.items import Decision, Reason
from teocalli.analysis.review.parts import Parts
from teocalli.analysis.review.review import Review
from teocalli.core import numbers
from teocalli.core.errors import Message
from teocalli.core.match import Match
from teocalli.core.names import Name
from teocalli.core.sources import source_title
from teocalli.core.texts import Texts

PARTS = ("even", "seat", "luck", "skill", "result")


def lines_of(match: Match, number: int, words: Sequence[str], called: Sequence[Name]) -> list[Message]:
    """What words from a position on do, each as the line of the log that would tell of it."""
    position, told = match.state_at(number), []
    for word in words:
        before, action = position.clone(), position.string_to_action(word)
        position.apply_action(action)
        told.append(match.game.log_lines(before, action, position, called)[0]["message"])
    return told


def own_line(match: Match, decision: Decision) -> list[str]:
    """The words with which the better line goes on as long as its player decides."""
    position, words = match.state_at(decision.number), []
    for word in decision.line:
        if position.current_player != decision.seat:
            break
        words.append(word)
        position.apply_action(position.string_to_action(word))
    return words


@dataclass(frozen=True)
class Telling:
    """A review in a language; `called` are the players' names, by seat, `names` the same as texts, of all seats."""

    review: Review
    called: Sequence[Name]
    names: Sequence[str]
    texts: Texts

    def say(self, message_id: str, /, **arguments: Any) -> str:
        """A text in the language."""
        return self.texts.format(message_id, arguments)

    def title(self) -> str:
        """The game's name as people write it."""
        game = self.review.match.game.name
        return self.say(f"{game}-title") if self.texts.has(f"{game}-title") else game

    def percent(self, share: float, places: int = 0) -> str:
        """A share as a percentage."""
        return numbers.percent(share, self.texts.language, places)

    def number(self, value: float, places: int = 1) -> str:
        """A number."""
        return numbers.decimal(value, self.texts.language, places)

    def signed(self, value: float, places: int = 1) -> str:
        """A difference with its sign; nothing is 0, without one."""
        told = round(value, places) or 0.0
        return ("+" if told > 0 else "") + self.number(told, places).replace("-", "\N{MINUS SIGN}")

    def kind(self, name: str) -> str:
        """What a kind of decisions is called."""
        return source_title(self.texts, self.review.match.game.name, "word", name)

    def phase(self, number: int) -> str:
        """What a part of the game is called."""
        text = f"{self.review.match.game.name}-phase"
        return self.say(text, phase=number) if self.texts.has(text) else str(number)

    def parts(self, parts: Parts, scale: float) -> list[str]:
        """The parts of a result times `scale`, in the order of `PARTS`, so rounded that what is written adds up."""
        even, seat, luck, result = (round(scale * x, 1) for x in (parts.even, parts.seat, parts.luck, parts.result))
        skill = result - even - seat - luck
        return [self.number(even), *map(self.signed, (seat, luck, skill)), self.number(result)]

    def did(self, decision: Decision, words: Sequence[str]) -> str:
        """What words from the position of a decision on did, in the words of the log."""
        told = lines_of(self.review.match, decision.number, words, self.called)
        return " ".join(self.texts.message(line) for line in told)

    def sources(self, reason: Reason) -> list[str]:
        """The points by source that something would have brought more."""
        game = self.review.match.game.name
        return [
            self.say("review-source", points=self.signed(points), source=source_title(self.texts, game, kind, name))
            for kind, name, points in reason.sources
        ]
