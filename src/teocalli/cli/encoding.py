"""Output for terminals that cannot show every character: what is missing is written with simpler ones."""

from __future__ import annotations

import codecs
import sys
import unicodedata

HANDLER = "teocalli-simplify"

_SIMPLER = {
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "‘": "'",
    "–": "-",
    "−": "-",
    "…": "...",
    "±": "+-",
    "·": ".",
    "×": "x",
    "•": "*",
    "→": "->",
    "\u00a0": " ",
    "\u202f": " ",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "œ": "oe",
    "─": "-",
    "━": "-",
}


def write_what_can_be_shown() -> None:
    """Let standard output and standard error simplify what their encoding lacks, instead of failing."""
    codecs.register_error(HANDLER, _simplify)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)


def _simplify(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(map(_simpler, missing)), error.end


def _simpler(character: str) -> str:
    """The character in ASCII: its plain form, the letter without its accent, or a question mark."""
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode("ascii")
    return _SIMPLER.get(character) or bare or "?"
