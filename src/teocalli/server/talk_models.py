"""What requests about talk and notes must look like, and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from teocalli.server.answers import Answer
from teocalli.server.answers import example as answer_example
from teocalli.server.examples import KEY, TALK
from teocalli.server.request_models import Body, Key, Name, at_most, example


class Saying(Body):
    """Saying something at a table, on one line."""

    model_config = example({"text": "Good luck!", "key": KEY})

    text: Name
    key: Key


class Muting(Body):
    """Hearing somebody no more, at any table, or again; `speaker` as their messages have it."""

    model_config = example({"speaker": "9c1f0a77be02d3e4", "muted": True})

    speaker: Annotated[str, Field(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]
    muted: bool


class Pointing(Body):
    """Pointing at something on the board, by the name that the game's drawing gives it."""

    model_config = example({"at": "c3"})

    at: Annotated[str, Field(min_length=1, max_length=64, pattern="^[ -~]+$")]


class Noting(Body):
    """What somebody notes for themselves, who has seen their notes of `version` (0: there were none)."""

    model_config = example({"text": "Next time begin at the middle.", "version": 0})

    text: Annotated[str, at_most(10_000)]
    version: Annotated[int, Field(ge=0, le=1_000_000_000)]


class TalkMessage(Answer):
    """Something that was said. `seat`: null for who watched; `number`: from 1 on in its room."""

    room: Literal["table", "watchers"]
    number: int
    speaker: str = Field(description="Stands for the person who said it, in this game only.")
    seat: int | None
    name: str
    own: bool = Field(description="The one who asks said it.")
    text: str = Field(description="Plain text on one line.")
    at: str = Field(description="UTC, ISO 8601.")


class MutedSpeaker(Answer):
    """Somebody who spoke here and whom the one who asks does not want to hear."""

    speaker: str
    name: str


class TalkAnswer(Answer):
    """What the one who asks hears at a table, the oldest first; 500 messages of a room are kept."""

    model_config = answer_example(TALK)

    speaks: Literal["table", "watchers"] = Field(description="Where what the one who asks says is heard.")
    apart: bool = Field(description="The game runs, so players do not hear those who watch.")
    longest: int = Field(description="Characters of a message at most.")
    messages: list[TalkMessage]
    muted: list[MutedSpeaker]


class Noted(Answer):
    """What the one who asks notes for themselves. `version`: how often it was changed."""

    text: str
    version: int
