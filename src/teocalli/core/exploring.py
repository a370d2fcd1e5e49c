"""What a game says of itself to explorers of many games: which positions are alike, and what is counted of a seat."""

from __future__ import annotations

from typing import Literal, NamedTuple

SAME_FOR = 6
"""Draws after which the same table hardly comes about twice, so that nobody need look for it."""


class Trait(NamedTuple):
    """Something that somebody did, as an explorer counts it: its kind, and which of that kind.

    The text of a trait is `{game}-trait-{kind}`, that of a kind as a heading `{game}-traits-{kind}`.
    """

    kind: str
    value: str = ""

    @property
    def parts(self) -> list[str]:
        """What the value is put together from, with points between."""
        return self.value.split(".")


class TraitKind(NamedTuple):
    """A kind of traits whose results are told.

    Attributes:
        name: the name of the kind.
        counting: what of it is told of a seat's game: each that there was, only the first one, or how often each was
            there; then the value is followed by a point and that number.
        values: with "times", those that are told also where they never were.
        most: with "times", the highest number; what is more counts as that.

    """

    name: str
    counting: Literal["each", "first", "times"] = "each"
    values: tuple[str, ...] = ()
    most: int = 12


class Likeness(NamedTuple):
    """Why positions are alike.

    Attributes:
        name: which likeness it is; its text is `{game}-alike-{name}`.
        key: positions with the same key are alike.
        by_word: alike positions offer the same words, so that words are counted, and not traits.

    """

    name: str
    key: str
    by_word: bool = False
