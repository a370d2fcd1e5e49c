"""Names of persons, as they come in (R-55), and those of bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from itertools import count

from teocalli.core.errors import TeocalliError

NAME_LIMIT = 40
"""Characters of a name at most."""

BOT_NAMES = ("Itzel", "Balam", "Citlali", "Tepin", "Nicte", "Tonalli", "Yatzil", "Cuauhtli", "Ameyal", "Necalli")
"""Names of bots to whom nobody gave one: given names in Maya and Nahuatl, the same in every language."""

JOINERS = "\u200c\u200d"
"""Zero-width characters that emoji and several scripts need inside a word; all other invisible ones go."""

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories: control, format (bidi marks among them), surrogates, private, unassigned, line separators."""


def clean_name(text: str) -> str:
    """Give the name without control and bidi characters, its spaces single; "" if nothing visible is left."""
    spaced = "".join(" " if character.isspace() else character for character in text)
    kept = "".join(c for c in spaced if c in JOINERS or unicodedata.category(c) not in INVISIBLE)
    name = unicodedata.normalize("NFC", " ".join(kept.split()))
    return name if any(character not in JOINERS and character != " " for character in name) else ""


def accepted_name(text: str) -> str:
    """Give the cleaned name that a person entered. Raises `TeocalliError` (`error-seat-name`) if it is too long."""
    name = clean_name(text)
    if len(name) > NAME_LIMIT:
        raise TeocalliError("error-seat-name", limit=NAME_LIMIT, length=len(name))
    return name


def shortened_name(text: str) -> str:
    """Give the cleaned name from a record, cut to the limit: the record is not the fault of who opens it."""
    name = clean_name(text)
    return name if len(name) <= NAME_LIMIT else name[: NAME_LIMIT - 1].rstrip() + "…"


def names_for_bots(taken: Collection[str]) -> Iterator[str]:
    """Give names for bots one after the other, none that is taken; they never come to an end."""
    rounds = (name if round_ == 1 else f"{name} {round_}" for round_ in count(1) for name in BOT_NAMES)
    return (name for name in rounds if name not in taken)
