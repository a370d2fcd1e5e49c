"""The server's time, and what a table is told about the present."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping

from teocalli.store import Looking
from teocalli.table.company import Company
from teocalli.table.moment import AWAY_MS, Moment

REST_MS = 60_000
"""So long after its start a server lets nobody's time be up: it may have rested, and people must find back (R-50)."""

TIME_HEADER = "Teocalli-Time"
"""Header of every answer: the server's time in milliseconds, by which pages show clocks, whatever their own say."""


class ServerTime:
    """Milliseconds since 1970. While the server runs it goes evenly, whatever is done to the computer's clock."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._begin = wall() - steady()
        self.started = self.now()

    def now(self) -> int:
        """The present."""
        return int((self._begin + self._steady()) * 1000)


class Presence:
    """Who looks at a game at present, and since when the others do not. `begun`: since when anybody knows."""

    def __init__(self, clock: ServerTime) -> None:
        self._time = clock
        self._begun = clock.now()
        # By person, how often they look at the game; "" for people whom nobody knows.
        self._here: Counter[str] = Counter()
        # How many of these pages are before their eyes, not behind others.
        self._seeing: Counter[str] = Counter()
        self._gone: dict[str, int] = {}
        # What other server processes know of them.
        self._elsewhere: Mapping[str, Looking] = {}

    @property
    def total(self) -> int:
        """How many look at the game, counted for each page."""
        return self._here.total()

    def come(self, person: str, *, seeing: bool = True) -> None:
        """Somebody begins to look at the game; `seeing`: the page is before their eyes."""
        self._here[person] += 1
        self._seeing[person] += seeing

    def heard(self, person: str | None) -> bool:
        """Somebody asked for something; True for who follows no feed, as programs do."""
        if person is None:
            return False
        self._gone[person] = self._time.now()
        return person not in self._here

    def go(self, person: str, *, seeing: bool = True) -> None:
        """Somebody ceases to look at the game, as they came."""
        self._here -= Counter([person])
        self._seeing -= Counter([person] * seeing)
        if person not in self._here:
            self._gone[person] = self._time.now()

    @property
    def seeing(self) -> set[str]:
        """Who has the game before their eyes, at this process."""
        return {person for person, pages in self._seeing.items() if pages}

    def shown(self, company: Company) -> dict[str, object]:
        """The seats whose people look at the game, how many others do, and when the others will count as away."""
        everybody = self._everybody()
        here = sorted(seat for person in everybody if (seat := company.seat_of(person)) is not None)
        watching = sum(company.seat_of(person) is None for person in everybody)
        return {"seats": here, "watching": watching, "away": self._away_from(company)}

    def moment(self, company: Company | None) -> Moment:
        """What a table is told about the present."""
        now = self._time.now()
        away = {} if company is None else self._away_from(company)
        return Moment(now, frozenset(int(seat) for seat, at in away.items() if at <= now), self._time.started + REST_MS)

    def _away_from(self, company: Company) -> dict[str, int]:
        """By seat of those who do not look at the game, when they will count as away."""
        everybody = self._everybody()
        return {
            str(seat): self._last_seen(person) + AWAY_MS
            for seat, person in enumerate(company.persons)
            if person is not None and person not in everybody
        }

    def _everybody(self) -> set[str]:
        """All who look at the game, here or at another process."""
        return set(self._here) | {person for person, looking in self._elsewhere.items() if looking.here}

    def _last_seen(self, person: str) -> int:
        seen = [self._gone.get(person), self._elsewhere[person].seen if person in self._elsewhere else None]
        return max((each for each in seen if each is not None), default=self._begun)

    # What processes on one database tell each other.

    def told(self) -> list[Looking]:
        """What the other processes are told."""
        people = set(self._here) | set(self._gone)
        return [
            Looking(person, self._here[person], self._gone.get(person, self._begun), self._seeing[person])
            for person in sorted(people)
        ]

    def learn(self, elsewhere: Mapping[str, Looking]) -> bool:
        """Take what the others tell; True if that is news."""
        news = elsewhere != self._elsewhere
        self._elsewhere = elsewhere
        return news
