"""Everything that changes a game is an event (R-08). Payloads are JSON objects with a format version (R-46)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from teocalli.core.errors import TeocalliError, shown
from teocalli.core.events import AnyEvent, Event
from teocalli.core.record import Record
from teocalli.table.proposals import Answer, Proposal
from teocalli.table.seats import Seat
from teocalli.table.stand_ins import Why
from teocalli.table.terms import Terms

FORMAT = 2
"""Version of the payloads' form; stands in each of them as `format`. Format 1 had a hash in some kinds only."""
FORMATS = (1, FORMAT)
"""The versions that can be read."""

CREATED = "created"
ACTION = "action"
UNDO = "undo"
SEATED = "seated"
LEFT = "left"
REMATCH = "rematch"
PROPOSED = "proposed"
ANSWERED = "answered"
STOOD_IN = "stood_in"
CAME_BACK = "came_back"
ENDED = "ended"
PROMISED = "promised"
TOLD = "told"
DEALT = "dealt"
CONSENTED = "consented"
UNSEALED = "unsealed"

HASH = "hash"
"""Key of every payload: the hash of the position that the event leads to."""
AT = "at"
"""Key of every payload at a table with a clock: when it was, in milliseconds since 1970."""

Origin = Literal["person", "plan", "bot", "stand-in", "forced", "chance", "record"]
"""Who chose a word: a person, a person ahead of their turn (`plans`), a bot, the random choice that stands in for a bot
that failed, nobody (a single legal action), chance, or whoever wrote the record that the game was opened from."""


UndoMark = Literal["practice", "agreed"]
"""Over what was revealed, by the only person; or because all persons at the table agreed."""


def created(record: Record, seats: Sequence[Seat], seed: bytes | None, terms: Terms) -> Event:
    """Make a table: the game and its words so far as a record, who sits where, the secret seed of its chance, and what
    was agreed.
    """
    payload = {
        "format": FORMAT,
        "record": record.to_json(),
        "seats": [seat.to_json() for seat in seats],
        "seed": seed.hex() if seed is not None else None,
    }
    return Event(CREATED, payload | terms.to_json())


def action(n: int, word: str, origin: Origin, key: str | None = None) -> Event:
    """Play a word, which leads to position `n`."""
    return Event(ACTION, {"format": FORMAT, "n": n, "word": word, "by": origin}, key)


def undo(n: int, key: str | None, *, mark: UndoMark | None = None) -> Event:
    """Take words back, down to position `n`; `mark`: why it goes further than undo does by itself."""
    marked: dict[str, bool] = {} if mark is None else {mark: True}
    return Event(UNDO, {"format": FORMAT, "n": n, **marked}, key)


def seated(seat: Seat, person: str | None, key: str | None) -> Event:
    """Give a free seat to a person, or to a bot where `person` is None."""
    return Event(SEATED, {"format": FORMAT, "seat": seat.to_json(), "person": person}, key)


def left(seat: int, key: str | None) -> Event:
    """Free the seat of a person."""
    return Event(LEFT, {"format": FORMAT, "seat": seat}, key)


def rematch(game_id: str, key: str | None) -> Event:
    """Go on with the same people in another game."""
    return Event(REMATCH, {"format": FORMAT, "game": game_id}, key)


def proposed(proposal: Proposal, key: str | None) -> Event:
    """Propose something to the others at the table; what its author agrees to goes without saying."""
    payload = {"what": proposal.what, "by": proposal.by, "about": proposal.about, "asked": sorted(proposal.asked)}
    further = {"bot": proposal.bot, "enough": proposal.enough}
    stated = {name: value for name, value in further.items() if value is not None}
    return Event(PROPOSED, {"format": FORMAT, **payload, **stated}, key)


def answered(seat: int, answer: Answer, key: str | None) -> Event:
    """Answer the proposal that is open, or withdraw it."""
    return Event(ANSWERED, {"format": FORMAT, "seat": seat, "answer": answer}, key)


def stood_in(seat: int, bot: str, why: Why, key: str | None) -> Event:
    """Let a bot play for the person of a seat."""
    return Event(STOOD_IN, {"format": FORMAT, "seat": seat, "bot": bot, "why": why}, key)


def came_back(seat: int, key: str | None) -> Event:
    """Let the person of a seat play again, for whom a bot has played."""
    return Event(CAME_BACK, {"format": FORMAT, "seat": seat}, key)


def ended(seat: int, why: Why) -> Event:
    """End the game because the person of a seat is not waited for."""
    return Event(ENDED, {"format": FORMAT, "seat": seat, "why": why})


def promised(seat: int, number_hash: str, key: str | None) -> Event:
    """Promise a number for the shuffle by its SHA-256."""
    return Event(PROMISED, {"format": FORMAT, "seat": seat, "promise": number_hash}, key)


def told(seat: int, number: str, key: str | None) -> Event:
    """Tell the number that was promised."""
    return Event(TOLD, {"format": FORMAT, "seat": seat, "number": number}, key)


def consented(seat: int, *, yes: bool, key: str | None) -> Event:
    """Say whether the game shall count for ratings."""
    return Event(CONSENTED, {"format": FORMAT, "seat": seat, "yes": yes}, key)


def dealt(words: Sequence[str]) -> Event:
    """Set the game up from the seed and the numbers of all, by these words."""
    return Event(DEALT, {"format": FORMAT, "words": list(words)})


def unsealed() -> Event:
    """Let it be told from what the draws follow, since all tables that have the same have finished."""
    return Event(UNSEALED, {"format": FORMAT})


def check_format(payload: Mapping[str, Any]) -> None:
    """Raises `TeocalliError` (`error-event-format`) for an event that this program cannot read."""
    if payload.get("format") not in FORMATS:
        raise TeocalliError("error-event-format", format=shown(payload.get("format"), 20), known=FORMAT)


def is_same(stored: AnyEvent, made: Event) -> bool:
    """Whether a stored event says what the same event says that was made just now, in the form in which it stands."""
    payload = dict(made.payload)
    if stored.payload["format"] == 1:
        payload["format"] = 1
        if stored.kind not in (ACTION, UNDO, DEALT):
            del payload[HASH]
    return payload == stored.payload
