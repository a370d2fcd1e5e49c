"""What answers look like while a position is set up by hand."""

from __future__ import annotations

from pydantic import Field

from teocalli.server.answers import Answer, GameObject, Message, View


class SetUpStart(Answer):
    """Where the setting up of a position begins, and what of it can be entered: groups of fields, and the values from
    which these choose, by name.
    """

    players: int
    summary: GameObject
    form: GameObject


class SetUpFault(Answer):
    """What is wrong with a position: the place as a path of keys, and the reason as a message."""

    where: str
    reason: Message


class CheckedSetUp(Answer):
    """What is said of a position that is being set up. The last two are null where it is not sound."""

    summary: GameObject = Field(description="Without the keys that follow from others.")
    sketch: GameObject = Field(description="What a drawing needs besides, of the form of a position.")
    fault: SetUpFault | None
    odd: list[Message] = Field(description="Why no game leads there.")
    over: bool = Field(description="Whether the game is over there.")
    view: View | None = Field(description="The table as it would be.")
    record: GameObject | None = Field(description="A record that begins there.")


class SetUpEdit(Answer):
    """Something that can be done by one choice: the keys of the summary that it sets; null takes a key away."""

    label: Message
    seat: int | None = Field(description="Whose pieces it is about.")
    changes: GameObject
    sketch: GameObject = Field(description="What a drawing needs besides, to show it.")


class SetUpEdits(Answer):
    """What can be done at a place of the board, or to a whole position."""

    edits: list[SetUpEdit]
