"""The summary of a match on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from teocalli.arena.contest import Contest
from teocalli.arena.plan import PlannedMatch
from teocalli.arena.ratings import ELO, Rating, Ratings, rate
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import Summary, summarise
from teocalli.cli.difficulty import level_line
from teocalli.cli.language import decimal, percent, say
from teocalli.cli.standings import count, game_title, interval, labels, length_lines, spread
from teocalli.cli.tables import NameTable

_MILLISECONDS = 1000
_PAIRS_FROM = 3
"""With so many entrants it is worth saying who was ranked above whom."""


def print_summary(console: Console, contest: Contest, games: Sequence[GameResult]) -> None:
    """Print who won how often and how strong everybody is, and how long, wide and slow the games were."""
    names = labels(contest)
    summary = summarise(games, len(names))
    console.print(say("cli-simulated", games=summary.games, game=game_title(contest.game), seed=str(contest.seed)))
    if (level := level_line(contest.rules)) is not None:
        console.print(level)
    _strength(names, summary, rate(games, summary)).print(console)
    console.print()
    _play(names, summary).print(console)
    console.print()
    if len(names) >= _PAIRS_FROM:
        _pairs(names, summary).print(console)
        console.print()
    _seats(summary).print(console)
    console.print()
    for line in [*length_lines(summary), *_notes(contest, summary)]:
        console.print(line)


def print_plan(console: Console, matches: Sequence[tuple[PlannedMatch, Sequence[GameResult]]]) -> None:
    """Print how strong everybody was in each match of a plan."""
    keys = ("match", "games", "player", "share", "interval", "points")
    table = NameTable([say(f"cli-column-{key}") for key in keys], names=(0, 2))
    for match, games in matches:
        names = labels(match.contest)
        summary = summarise(games, len(names))
        for place, (entrant, standing) in enumerate(summary.standings.items()):
            wins, points = standing.wins, standing.points
            heading = (match.name, f"{summary.games}/{match.games}") if place == 0 else ("", "")
            table.add_row(*heading, names[entrant], percent(wins.share), interval(wins.interval), decimal(points.mean))
    table.print(console)


def _strength(names: Sequence[str], summary: Summary, ratings: Ratings) -> NameTable:
    table = NameTable([say(f"cli-column-{key}") for key in ("player", "wins", "share", "interval", ratings.kind)])
    for entrant, standing in summary.standings.items():
        wins, rating = standing.wins, ratings.ratings[entrant]
        places = 0 if ratings.kind == ELO else 1
        table.add_row(
            names[entrant], count(wins.wins), percent(wins.share), interval(wins.interval), rating_text(rating, places)
        )
    return table


def rating_text(rating: Rating, places: int) -> str:
    """A rating with its interval; ∞ stands for what has no bound."""
    beyond = "∞" if rating.high is None else "-∞"
    value, low, high = (
        infinite if part is None else decimal(part, places)
        for part, infinite in ((rating.value, beyond), (rating.low, "-∞"), (rating.high, "∞"))
    )
    return f"{value} ({low} – {high})"


def _play(names: Sequence[str], summary: Summary) -> NameTable:
    keys = ("player", "points", "spread", "seats", "time", "slowest")
    table = NameTable([say(f"cli-column-{key}") for key in keys])
    for entrant, standing in summary.standings.items():
        points = standing.points
        table.add_row(
            names[entrant],
            f"{decimal(points.mean)} ± {decimal(points.sd)}",
            f"{points.low:.0f} – {points.high:.0f}",
            " ".join(f"{100 * won / games:.0f}" if games else "–" for games, won in standing.by_seat),
            decimal(_MILLISECONDS * standing.seconds, 1),
            decimal(_MILLISECONDS * standing.slowest, 0),
        )
    return table


def _pairs(names: Sequence[str], summary: Summary) -> NameTable:
    table = NameTable([say(f"cli-column-{key}") for key in ("pair", "above", "interval", "games")])
    for pair in summary.pairs:
        above = pair.above
        who = say("cli-arena-pair", first=names[pair.first], second=names[pair.second])
        table.add_row(who, percent(above.share), interval(above.interval), str(above.games))
    return table


def _seats(summary: Summary) -> NameTable:
    table = NameTable([say(f"cli-column-{key}") for key in ("seat", "wins", "share", "interval", "points")])
    for number, seat in enumerate(summary.seats):
        wins, points = seat.wins, seat.points
        points_text = f"{decimal(points.mean)} ± {decimal(points.sd)}"
        table.add_row(str(number), count(wins.wins), percent(wins.share), interval(wins.interval), points_text)
    return table


def _notes(contest: Contest, summary: Summary) -> list[str]:
    notes = [say("cli-branching", actions=spread(summary.branching, 1))]
    if summary.games % contest.schedule.round_length:
        notes.append(say("cli-arena-uneven", round=contest.schedule.round_length))
    return notes
