"""What answers about people look like, and about what lets them in."""

from __future__ import annotations

from pydantic import Field

from teocalli.server.answers import Answer, example
from teocalli.server.examples import PROGRAM, SHARED, STATISTICS


class KnownPerson(Answer):
    """Somebody who is known."""

    name: str


class MeAnswer(Answer):
    """Who asks; null: nobody known."""

    model_config = example({"person": {"name": "Lina"}, "account": None})

    person: KnownPerson | None
    account: str | None = Field(description="Name of their account; null without one.")


class Tally(Answer):
    """Games of a kind with so many players, bots counted, that somebody played to the end themselves."""

    game: str
    players: int
    games: int
    wins: int
    mean_points: float


class GameRating(Answer):
    """How strong somebody is thought to be at a game (openskill), give or take `sigma`, from so many games."""

    game: str
    mu: float
    sigma: float
    games: int


class Statistics(Answer):
    """What the games of the one who asks make in all."""

    model_config = example(STATISTICS)

    tallies: list[Tally]
    ratings: list[GameRating]


class Shared(Answer):
    """A link to give away, and its QR code as the address of an image."""

    model_config = example(SHARED)

    address: str
    qr: str


class Followed(Answer):
    """Where an invitation leads: into a game, or to a tournament."""

    model_config = example({"game": "k3v9mh2wqa", "tournament": None})

    game: str | None
    tournament: str | None


class Program(Answer):
    """A program that may come into a game."""

    id: str
    name: str
    created: str


class AdmittedProgram(Program):
    """A program with its token, which nobody can read again."""

    model_config = example(PROGRAM)

    token: str


class ProgramList(Answer):
    """The programs that may come into a game."""

    programs: list[Program]
