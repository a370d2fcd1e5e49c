"""What a report is about: the games, their summary, and how names and numbers are written in its language."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from teocalli.arena.contest import Contest
from teocalli.arena.labels import entrant_labels
from teocalli.arena.ratings import ELO, Rating, Ratings, rate
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Share, SourceShare, Summary, summarise
from teocalli.core import numbers
from teocalli.core.sources import source_title
from teocalli.core.texts import Texts


@dataclass(frozen=True)
class Facts:
    """At least one game of a contest, as a report in a language tells of it."""

    contest: Contest
    games: Sequence[GameResult]
    texts: Texts

    @cached_property
    def summary(self) -> Summary:
        """The statistics of the games."""
        return summarise(self.games, len(self.names))

    @cached_property
    def ratings(self) -> Ratings:
        """The ratings of the entrants."""
        return rate(self.games, self.summary)

    @cached_property
    def names(self) -> list[str]:
        """The names of the entrants."""
        return entrant_labels(self.contest, self.texts)

    @cached_property
    def by_strength(self) -> list[int]:
        """The entrants who have played, the one with the greatest share of victories first."""
        standings = self.summary.standings
        return sorted(standings, key=lambda entrant: -standings[entrant].wins.share)

    def say(self, message_id: str, /, **arguments: object) -> str:
        """A text in the report's language."""
        return self.texts.format(message_id, arguments)

    def title(self) -> str:
        """The game's name as people write it."""
        return self._known(f"{self.contest.game}-title", self.contest.game)

    def number(self, value: float, places: int = 1) -> str:
        """A number as it is written in the language."""
        return numbers.decimal(value, self.texts.language, places)

    def percent(self, value: float, places: int = 1) -> str:
        """A share as a percentage."""
        return numbers.percent(value, self.texts.language, places)

    def signed(self, value: float, places: int = 1) -> str:
        """A difference with its sign."""
        return ("+" if value > 0 else "") + self.number(value, places)

    def interval(self, share: Share) -> str:
        """The interval of a share."""
        return " – ".join(self.percent(bound) for bound in share.interval)

    def rating(self, rating: Rating) -> str:
        """A rating; ∞ where there is no bound."""
        if rating.value is None:
            return "∞" if rating.high is None else "-∞"
        return self.number(rating.value, 0) if self.ratings.kind == ELO else self.number(rating.value)

    def rating_interval(self, rating: Rating) -> str:
        """The interval of a rating."""
        places = 0 if self.ratings.kind == ELO else 1
        low = "-∞" if rating.low is None else self.number(rating.low, places)
        return f"{low} – {'∞' if rating.high is None else self.number(rating.high, places)}"

    def seat(self, number: int) -> str:
        """A seat's name; people count from 1."""
        return self.say("arena-report-seat", number=number + 1)

    def source(self, source: SourceShare) -> str:
        """What a source is called."""
        return source_title(self.texts, self.contest.game, source.kind, source.name)

    def phase(self, number: int) -> str:
        """A phase's name."""
        text = f"{self.contest.game}-phase"
        return self.say(text, phase=number) if self.texts.has(text) else str(number)

    def _known(self, text: str, otherwise: str) -> str:
        return self.say(text) if self.texts.has(text) else otherwise

    @cached_property
    def options(self) -> list[str]:
        """The rule options that are not default, as the command line takes them."""
        return [f"{name}={_written(value)}" for name, value in self.contest.to_json()["options"].items()]

    def command(self) -> str:
        """The command that plays these games."""
        contest = self.contest
        parts = ["teocalli", "arena", contest.game, "--players", ",".join(contest.entrants)]
        parts += ["--games", str(self.summary.games), "--seed", str(contest.seed)]
        if contest.seats != len(contest.entrants):
            parts += ["--seats", str(contest.seats)]
        for option in self.options:
            parts += ["--option", option]
        return shlex.join(parts)


def _written(value: object) -> str:
    """An option's value as it is written; “…” stands for the content of a file."""
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, str) else "…"
