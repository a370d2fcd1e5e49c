"""The page of a report: sections with plots, and the same numbers as tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape

from teocalli.arena.contest import Contest
from teocalli.arena.ratings import ELO
from teocalli.arena.report.facts import Facts
from teocalli.arena.result import GameResult
from teocalli.arena.statistics import SourceShare
from teocalli.core.texts import Texts
from teocalli.reports.markup import document, marked, table
from teocalli.reports.plots import (
    Bar,
    Change,
    Tick,
    Values,
    changes,
    distributions,
    histogram,
    intervals,
    with_own_names,
)

_PAIRS_FROM = 3
_ROWS_AT_MOST = 14
_MILLISECONDS = 1000
_WIDE = 6.0
"""From this range on the numbers of an axis differ although they have no decimals."""


def report_page(contest: Contest, games: Sequence[GameResult], texts: Texts) -> str:
    """The whole page for at least one game. It loads nothing from elsewhere."""
    return _Page(Facts(contest, games, texts)).html()


class _Page:
    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._plots = 0

    def html(self) -> str:
        facts = self._facts
        title = escape(facts.say("arena-report-title", game=facts.title(), players=facts.names))
        return document(facts.texts.language, title, "\n".join(self._sections(title)))

    def _sections(self, title: str) -> Iterator[str]:
        yield f"<header><h1>{title}</h1>{self._lead()}{self._tiles()}</header>"
        yield self._strength()
        yield self._points()
        yield self._seats()
        yield self._deciding()
        yield self._length()
        yield self._method()

    # --- the beginning -----------------------------------------------------------------------------------------------

    def _lead(self) -> str:
        facts = self._facts
        best = facts.by_strength[0]
        wins = facts.summary.standings[best].wins
        said = facts.say(
            "arena-report-lead",
            player=facts.names[best],
            share=facts.percent(wins.share),
            games=wins.games,
            interval=facts.interval(wins),
        )
        options = facts.options
        chosen = [facts.say("arena-report-options", options=options)] if options else []
        return "".join(f"<p>{escape(text)}</p>" for text in [said, *chosen])

    def _tiles(self) -> str:
        facts, summary = self._facts, self._facts.summary
        winners = [game.scores[seat] for game in facts.games for seat in game.winners]
        tiles = [
            (
                "arena-report-games",
                facts.number(summary.games, 0),
                facts.say("arena-report-blocks", blocks=summary.blocks),
            ),
            ("arena-report-turns", facts.number(summary.turns.mean), f"± {facts.number(summary.turns.sd)}"),
            ("arena-report-actions", facts.number(summary.branching.mean), f"± {facts.number(summary.branching.sd)}"),
            ("arena-report-winning", facts.number(sum(winners) / len(winners)), f"{min(winners)} – {max(winners)}"),
        ]
        shown = "".join(
            f"<div><dt>{escape(facts.say(key))}</dt><dd>{escape(value)}<small>{escape(more)}</small></dd></div>"
            for key, value, more in tiles
        )
        return f'<dl class="tiles">{shown}</dl>'

    # --- relative strength -------------------------------------------------------------------------------------------

    def _strength(self) -> str:
        plots = [self._shares(), self._ratings()]
        pairs = self._pairs() if len(self._facts.names) >= _PAIRS_FROM else ""
        return self._section("arena-report-strength", "", plots, self._standings() + pairs)

    def _shares(self) -> str:
        facts = self._facts
        bars = []
        for entrant in facts.by_strength:
            wins = facts.summary.standings[entrant].wins
            bars.append(Bar(facts.names[entrant], wins.share, *wins.interval, facts.percent(wins.share), entrant))
        even = 1 / len(facts.summary.seats)
        plot = intervals(bars, lambda value: facts.percent(value, 0), reference=even, bounds=(even,))
        return self._figure("arena-report-shares", plot)

    def _ratings(self) -> str:
        facts = self._facts
        bars = []
        for entrant in facts.by_strength:
            rating = facts.ratings.ratings[entrant]
            text = facts.rating(rating)
            bars.append(Bar(facts.names[entrant], rating.value, rating.low, rating.high, text, entrant))
        start = 0.0 if facts.ratings.kind == ELO else 25.0
        plot = intervals(bars, lambda value: facts.number(value, 0), reference=start, bounds=(start,))
        return self._figure(f"arena-report-{facts.ratings.kind}", plot)

    def _standings(self) -> str:
        facts = self._facts
        keys = ("player", "games", "wins", "share", "interval", "rating", "interval", "points", "time", "slowest")
        rows = []
        for entrant in facts.by_strength:
            standing, rating = facts.summary.standings[entrant], facts.ratings.ratings[entrant]
            wins = standing.wins
            rows.append(
                [
                    marked(facts.names[entrant], entrant),
                    facts.number(wins.games, 0),
                    facts.number(wins.wins, 0 if wins.wins == int(wins.wins) else 1),
                    facts.percent(wins.share),
                    facts.interval(wins),
                    facts.rating(rating),
                    facts.rating_interval(rating),
                    f"{facts.number(standing.points.mean)} ± {facts.number(standing.points.sd)}",
                    facts.number(_MILLISECONDS * standing.seconds),
                    facts.number(_MILLISECONDS * standing.slowest, 0),
                ]
            )
        label = facts.say("arena-report-strength")
        return table(label, [facts.say(f"arena-report-column-{key}") for key in keys], rows)

    def _pairs(self) -> str:
        """How often one was ranked above the other: row above column."""
        facts = self._facts
        above = {(p.first, p.second): p.above.share for p in facts.summary.pairs}
        above |= {(second, first): 1 - share for (first, second), share in above.items()}
        order = facts.by_strength
        rows = [
            [
                marked(facts.names[one], one),
                *(facts.percent(above[one, other], 0) if (one, other) in above else "–" for other in order),
            ]
            for one in order
        ]
        label, headings = facts.say("arena-report-pairs"), (facts.names[other] for other in order)
        return f"<h3>{escape(label)}</h3>{table(label, [facts.say('arena-report-above'), *headings], rows)}"

    # --- points, seats, length ---------------------------------------------------------------------------------------

    def _points(self) -> str:
        facts = self._facts
        rows = []
        for entrant in facts.by_strength:
            points = [game.points_of(entrant) for game in facts.games if entrant in game.seating]
            mean = facts.number(facts.summary.standings[entrant].points.mean)
            rows.append(Values(facts.names[entrant], points, mean, entrant))
        plot = distributions(rows, lambda value: facts.number(value, 0), facts.say("arena-report-column-points"))
        margins = [_margin(game) for game in facts.games]
        lead = histogram(margins, _tick(facts, margins), facts.say("arena-report-column-points"))
        return self._section(
            "arena-report-points",
            "",
            [self._figure("arena-report-distributions", plot), self._figure("arena-report-margins", lead)],
        )

    def _seats(self) -> str:
        facts, seats = self._facts, self._facts.summary.seats
        bars = [
            Bar(facts.seat(n), s.wins.share, *s.wins.interval, facts.percent(s.wins.share), n)
            for n, s in enumerate(seats)
        ]
        even = 1 / len(seats)
        plot = intervals(bars, lambda value: facts.percent(value, 0), reference=even, bounds=(even,))
        points = [
            Values(facts.seat(n), [game.scores[n] for game in facts.games], facts.number(s.points.mean), n)
            for n, s in enumerate(seats)
        ]
        scored = distributions(points, lambda value: facts.number(value, 0), facts.say("arena-report-column-points"))
        figures = [self._figure("arena-report-seat-wins", plot), self._figure("arena-report-seat-points", scored)]
        return self._section("arena-report-seats", "arena-report-seats-about", figures, self._seat_table())

    def _seat_table(self) -> str:
        """Shares of victory of each entrant from each seat."""
        facts = self._facts
        headings = [facts.say("arena-report-column-player"), *(facts.seat(n) for n in range(len(facts.summary.seats)))]
        rows = [
            [
                marked(facts.names[entrant], entrant),
                *(
                    facts.percent(wins / games, 0) if games else "–"
                    for games, wins in facts.summary.standings[entrant].by_seat
                ),
            ]
            for entrant in facts.by_strength
        ]
        return table(facts.say("arena-report-seats"), headings, rows)

    def _length(self) -> str:
        facts, games = self._facts, self._facts.games
        plots = []
        for key, values in (
            ("arena-report-turns", [game.turns for game in games]),
            ("arena-report-decisions", [game.decisions for game in games]),
            ("arena-report-actions", [game.branching for game in games]),
        ):
            plot = histogram(values, _tick(facts, values), facts.say(key))
            plots.append(self._figure(f"{key}-about", plot))
        return self._section("arena-report-length", "", plots, layout="plots three")

    # --- what decides ------------------------------------------------------------------------------------------------

    def _deciding(self) -> str:
        facts = self._facts
        if not facts.summary.sources:
            return ""
        rows = [
            Change(label, others, winners, facts.signed(winners - others))
            for label, winners, others in self._sources_by_weight()
        ]
        plot = changes(rows[:_ROWS_AT_MOST], lambda v: facts.number(v, 0), facts.say("arena-report-column-points"))
        figure = self._figure("arena-report-deciding-plot", plot)
        details = (
            f"<details><summary>{escape(facts.say('arena-report-all-sources'))}</summary>{self._sources()}</details>"
        )
        return self._section("arena-report-deciding", "", [figure, self._lead_by_phase()], details)

    def _sources_by_weight(self) -> list[tuple[str, float, float]]:
        """Sources with what winners and others had of them, the greatest differences first.

        Phase by phase where that is not too long, otherwise all phases together.
        """
        facts, sources = self._facts, self._facts.summary.sources
        single = len(sources) <= _ROWS_AT_MOST
        found: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for source in sources:
            name = facts.source(source)
            label = facts.say("arena-report-source", phase=source.phase, source=name) if single else name
            found[label][0] += source.winners
            found[label][1] += source.others
        ordered = sorted(found.items(), key=lambda item: -abs(item[1][0] - item[1][1]))
        return [(label, winners, others) for label, (winners, others) in ordered]

    def _lead_by_phase(self) -> str:
        """What winners and others had in each phase."""
        facts = self._facts
        phases: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for source in facts.summary.sources:
            phases[source.phase][0] += source.winners
            phases[source.phase][1] += source.others
        rows = [
            Change(facts.phase(phase), others, winners, facts.signed(winners - others))
            for phase, (winners, others) in sorted(phases.items())
        ]
        plot = changes(rows, lambda value: facts.number(value, 0), facts.say("arena-report-column-points"))
        return self._figure("arena-report-phases-plot", plot)

    def _sources(self) -> str:
        facts = self._facts
        keys = ("source", "phase", "mean", "winners", "others", "difference")
        headings = [
            *(facts.say(f"arena-report-column-{key}") for key in keys),
            *(facts.names[entrant] for entrant in facts.by_strength),
        ]
        rows = [self._source_row(source) for source in facts.summary.sources]
        return table(facts.say("arena-report-deciding"), headings, rows)

    def _source_row(self, source: SourceShare) -> list[str]:
        facts = self._facts
        values = (source.mean, source.winners, source.others)
        return [
            escape(facts.source(source)),
            str(source.phase),
            *(facts.number(value) for value in values),
            facts.signed(source.winners - source.others),
            *(facts.number(source.by_entrant[entrant]) for entrant in facts.by_strength),
        ]

    # --- how it was measured -----------------------------------------------------------------------------------------

    def _method(self) -> str:
        facts = self._facts
        paragraphs = "".join(
            f"<p>{escape(facts.say(f'arena-report-method-{key}'))}</p>"
            for key in ("seats", "intervals", facts.ratings.kind)
        )
        command = escape(facts.command())
        again = escape(facts.say("arena-report-again"))
        return (
            f"<section><h2>{escape(facts.say('arena-report-method'))}</h2>{paragraphs}"
            f'<p>{again}</p><div class="panel"><pre>{command}</pre></div></section>'
        )

    # --- parts of the page -------------------------------------------------------------------------------------------

    def _section(self, heading: str, about: str, figures: Sequence[str], below: str = "", layout: str = "plots") -> str:
        said = f'<p class="soft">{escape(self._facts.say(about))}</p>' if about else ""
        plots = f'<div class="{layout}">{"".join(figures)}</div>'
        return f"<section><h2>{escape(self._facts.say(heading))}</h2>{said}{plots}{below}</section>"

    def _figure(self, heading: str, plot: str) -> str:
        """A plot with its heading and what it shows (the text's `help`); its numbers stand in a table or beside it."""
        self._plots += 1
        facts = self._facts
        drawn = with_own_names(plot, f"plot{self._plots}")
        title, shows = escape(facts.say(heading)), escape(facts.say(f"{heading}.help"))
        drawn = drawn.replace("<svg ", f'<svg role="img" aria-label="{title}: {shows}" ', 1)
        return f'<figure class="panel"><h3>{title}</h3><figcaption>{shows}</figcaption>{drawn}</figure>'


def _tick(facts: Facts, values: Sequence[float]) -> Tick:
    """Writes numbers of an axis for these values: with a decimal for parts of numbers close together."""
    whole = all(value == int(value) for value in values)
    places = 0 if whole or max(values) - min(values) >= _WIDE else 1
    return lambda value: facts.number(value, places)


def _margin(game: GameResult) -> int:
    """Points of the winner above the best other."""
    winner = game.winners[0]
    return game.scores[winner] - max(points for seat, points in enumerate(game.scores) if seat != winner)
