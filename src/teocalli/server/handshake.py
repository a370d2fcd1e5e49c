"""The number of the interface, by which a page or a program that speaks another one is noticed (R-44)."""

from __future__ import annotations

from starlette.datastructures import Headers

from teocalli.core.errors import TeocalliError, shown

API = 1
"""Number of this interface. It rises when a page of before would misunderstand an answer, or be misunderstood; the page
has the same number in `app/api.js`."""

HEADER = "Teocalli-Api"
"""Header by which a request says which number it speaks, and an answer which one the server does."""

FOR_EVERYBODY = ("/api/meta", "/api/openapi.json")
"""What those may read who speak another number, to learn of that."""


def reason_against(path: str, headers: Headers) -> TeocalliError | None:
    """Why a request cannot be understood: it speaks another number. Who names none is taken to speak the right one."""
    spoken = headers.get(HEADER)
    if spoken in (None, str(API)) or not path.startswith("/api/") or path in FOR_EVERYBODY:
        return None
    return TeocalliError("error-page-old", spoken=shown(spoken, 20), known=API)
