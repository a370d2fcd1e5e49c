"""What holds for every game whose positions can be set up by hand: its form tells what summaries hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from teocalli.core.errors import Message
from teocalli.core.game import Game
from teocalli.core.set_up_form import Field, Form
from teocalli.core.state import State
from teocalli.core.texts import Texts
from teocalli.table.setting_up import summary_to_edit

LANGUAGES = [Texts(language) for language in ("en", "de", "fr")]


def value_at(summary: Any, path: str) -> Any:
    """What a key holds; None where it leads nowhere."""
    for key in path.split("/"):
        if summary is None:
            return None
        summary = summary[int(key)] if isinstance(summary, list) else summary.get(key)
    return summary


def check_form(game: Game, state: State) -> Form:
    """The position is told by what can be edited, and every field that means something shows what stands there."""
    told = summary_to_edit(game, state)
    assert game.bare_summary(told) == told
    assert game.position_from_summary(json.loads(json.dumps(told))).summary() == state.summary()
    form = game.set_up_form(told)
    json.dumps(form.to_json())
    for field in fields(form):
        if all(value_at(told, key) in values for key, values in field.only.items()):
            check_field(form, field, value_at(told, field.path))
    return form


def fields(form: Form) -> Iterator[Field]:
    """All fields."""
    for group in form.groups:
        say(group.title)
        yield from group.fields


def say(text: Message | str) -> None:
    """A text in all languages, which must be there."""
    for texts in LANGUAGES:
        assert isinstance(text, str) or texts.message(text)


def check_field(form: Form, field: Field, found: Any) -> None:
    """What stands there is something that can be entered."""
    say(field.label)
    if field.kind == "number":
        assert field.low <= found <= field.high, field.path
        return
    if field.kind == "flag":
        assert isinstance(found, bool)
        return
    assert field.values is not None
    values = list(form.values[field.values])
    known = [value.value for value in values]
    for value in values:
        say(value.label)
    entries = [found] if field.kind == "choice" else list(found)
    assert all(entry in known for entry in entries), (field.path, entries)
    if field.kind == "list":
        assert field.low <= len(entries) <= field.high, field.path
    if field.kind == "counts":
        assert all(0 <= count <= field.high for count in found.values())
