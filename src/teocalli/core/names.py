"""What players are called: by their name, or in the words of the reader's language where they gave none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teocalli.core.errors import Message, message

Name = str | Message
"""A name as somebody wrote it, or a message that stands for one; both can be an argument of messages."""

YOU = "name-you"
"""Id of the name of the only person in a game, who gave none. Texts speak to them in the second person: a message with
this argument is said by its attribute `you`, if it has one.
"""


PROGRAM_MARK = "p-"
"""By this the ids of persons begin who are programs."""


def is_program(person: str | None) -> bool:
    """Whether the id of a person is that of a program."""
    return person is not None and person.startswith(PROGRAM_MARK)


def called(names: Sequence[str], persons: Sequence[bool]) -> list[Name]:
    """What everybody is called: whoever has a name by that, the only person "you", others "player 1" and so on."""
    alone = sum(persons) == 1
    return [name or _nameless(seat, alone=alone and persons[seat]) for seat, name in enumerate(names)]


def _nameless(seat: int, *, alone: bool) -> Message:
    return message(YOU) if alone else message("name-player", number=seat + 1)


def is_you(argument: object) -> bool:
    """Whether an argument of a message is the person that is spoken to, or a list in which they are."""
    if isinstance(argument, Mapping):
        return argument.get("id") == YOU
    return isinstance(argument, Sequence) and not isinstance(argument, str) and any(map(is_you, argument))
