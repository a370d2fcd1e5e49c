"""Words for legal actions where games bring none of their own, and for the kinds of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teocalli.core.texts import Texts


def plain_description(game: str, preview: Mapping[str, Any], texts: Texts) -> str:
    """The text of a game for actions of this kind, filled with what the preview says; without one nothing."""
    text = f"{game}-do-{preview['kind']}"
    said = {key: value for key, value in preview.items() if isinstance(value, (str, int, float))}
    return texts.format(text, said) if texts.has(text) else ""


def kind_title(game: str, kind: str, texts: Texts) -> str | None:
    """What a game calls actions of a kind, None where it has no name for them."""
    ids = (f"{game}-drawing-kind-{kind}", f"{game}-help-{kind}.title")
    return next((texts.format(text_id) for text_id in ids if texts.has(text_id)), None)
