"""The report of a trial of changes: one page with plots that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from teocalli.arena.balance import FEW_BLOCKS, SHARES, Balance, Estimate, Figure, Trial, lead_of
from teocalli.arena.labels import entrant_label
from teocalli.arena.report.facts import Facts
from teocalli.arena.result import GameResult
from teocalli.core.texts import Texts
from teocalli.reports.markup import document, table
from teocalli.reports.plots import Bar, Values, distributions, intervals, with_own_names

ARMS = ("before", "after")


def balance_page(
    trial: Trial,
    games: tuple[Sequence[GameResult], Sequence[GameResult]],
    balance: Balance,
    texts: Texts,
    again: str,
) -> str:
    """The whole page; `again`: the command that plays these games. It loads nothing from elsewhere."""
    return _Page(trial, games, balance, texts, again).html()


class BalanceWords:
    """How figures are called and written in a language."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def name(self, figure: Figure) -> str:
        """What a figure is called."""
        said = self._facts.say(f"arena-balance-{figure.key}")
        if figure.seat is None:
            return said
        return self._facts.say("arena-balance-of-seat", what=said, seat=self._facts.seat(figure.seat))

    def value(self, figure: Figure, value: float, *, signed: bool = False) -> str:
        """A value of a figure; with a sign if it is a difference."""
        shown = self._facts.percent(value) if figure.key in SHARES else self._facts.number(value, 2)
        return "+" + shown if signed and value > 0 else shown

    def interval(self, figure: Figure, estimate: Estimate, *, signed: bool = False) -> str:
        """The interval of an estimate; “–” where nothing is known of it."""
        if estimate.low is None or estimate.high is None:
            return "–"
        return " … ".join(self.value(figure, bound, signed=signed) for bound in (estimate.low, estimate.high))


class _Page:
    def __init__(
        self,
        trial: Trial,
        games: tuple[Sequence[GameResult], Sequence[GameResult]],
        balance: Balance,
        texts: Texts,
        again: str,
    ) -> None:
        self._games = dict(zip(ARMS, games, strict=True))
        self._balance = balance
        self._again = again
        self._arms = {arm: Facts(contest, self._games[arm], texts) for arm, contest in trial.arms.items()}
        self._facts = self._arms["before"]
        self._words = BalanceWords(self._facts)
        self._plots = 0

    def html(self) -> str:
        title = escape(self._facts.say("arena-balance-title", game=self._facts.title()))
        return document(self._facts.texts.language, title, "\n".join(self._sections(title)))

    def _sections(self, title: str) -> Iterator[str]:
        yield f"<header><h1>{title}</h1>{self._lead()}</header>"
        yield self._section("arena-balance-seats", [self._shares(), self._points()])
        yield self._section("arena-balance-course", [self._spread("lead", lead_of), self._spread("turns", _turns)])
        yield self._section("arena-balance-sizes", [self._sizes()], self._table())
        yield self._method()

    def _lead(self) -> str:
        facts, balance = self._facts, self._balance
        changed = [self._words.name(figure) for figure in balance.figures if figure.change.is_change]
        lines = [
            facts.say(
                "arena-balance-played",
                games=balance.games,
                bot=entrant_label(facts.contest.entrants[0], facts.texts),
            ),
            *(self._options(arm) for arm in ARMS),
            facts.say("arena-balance-changed", figures=changed) if changed else facts.say("arena-balance-unchanged"),
        ]
        if balance.blocks < FEW_BLOCKS:
            lines.append(facts.say("arena-balance-few", blocks=balance.blocks))
        return "".join(f"<p>{escape(line)}</p>" for line in lines)

    def _options(self, arm: str) -> str:
        options = self._arms[arm].options
        return self._facts.say(f"arena-balance-options-{arm}", options=options or ["–"])

    def _of(self, key: str) -> list[Figure]:
        return [figure for figure in self._balance.figures if figure.key == key]

    def _arm(self, arm: str) -> str:
        return self._facts.say(f"arena-balance-{arm}")

    def _shares(self) -> str:
        """How often each seat wins, before and after."""
        facts, figures = self._facts, self._of("share")
        bars = []
        for figure in figures:
            for colour, (arm, estimate) in enumerate(zip(ARMS, (figure.before, figure.after), strict=True)):
                label = facts.say("arena-balance-bar", what=facts.seat(figure.seat or 0), arm=self._arm(arm))
                text = facts.percent(estimate.mean)
                bars.append(Bar(label, estimate.mean, estimate.low, estimate.high, text, colour))
        even = 1 / len(figures)
        plot = intervals(bars, lambda value: facts.percent(value, 0), reference=even, bounds=(even,))
        return self._figure("arena-balance-share", plot)

    def _points(self) -> str:
        return self._distribution("arena-balance-points", lambda games: [s for game in games for s in game.scores])

    def _spread(self, key: str, of: Callable[[GameResult], float]) -> str:
        return self._distribution(f"arena-balance-{key}", lambda games: [of(game) for game in games])

    def _distribution(self, heading: str, of: Callable[[Sequence[GameResult]], Sequence[float]]) -> str:
        facts, rows = self._facts, []
        for colour, arm in enumerate(ARMS):
            values = of(self._games[arm])
            rows.append(Values(self._arm(arm), values, facts.number(sum(values) / len(values)), colour))
        plot = distributions(rows, lambda value: facts.number(value, 0), facts.say(heading))
        return self._figure(heading, plot)

    def _sizes(self) -> str:
        """What is counted in points, turns and the like: how much it changed, as a part of what it was."""
        facts, bars = self._facts, []
        for figure in self._balance.figures:
            was = figure.before.mean
            if figure.key in SHARES or was <= 0:
                continue
            change = figure.change
            low, high = (None if bound is None else bound / was for bound in (change.low, change.high))
            text = self._words.value(figure, change.mean, signed=True)
            bars.append(Bar(self._words.name(figure), change.mean / was, low, high, text, 0))
        plot = intervals(bars, lambda value: facts.percent(value, 0), reference=0.0, bounds=(0.0,))
        return self._figure("arena-balance-change", plot)

    def _table(self) -> str:
        facts, words = self._facts, self._words
        keys = ("figure", "before", "interval", "after", "interval", "change", "interval")
        rows = [
            [
                escape(words.name(figure)),
                words.value(figure, figure.before.mean),
                words.interval(figure, figure.before),
                words.value(figure, figure.after.mean),
                words.interval(figure, figure.after),
                words.value(figure, figure.change.mean, signed=True),
                words.interval(figure, figure.change, signed=True),
            ]
            for figure in self._balance.figures
        ]
        headings = [facts.say(f"arena-balance-column-{key}") for key in keys]
        return table(facts.say("arena-balance-sizes"), headings, rows)

    def _method(self) -> str:
        facts = self._facts
        said = escape(facts.say("arena-balance-method"))
        again = escape(facts.say("arena-report-again"))
        return (
            f"<section><h2>{escape(facts.say('arena-report-method'))}</h2><p>{said}</p>"
            f'<p>{again}</p><div class="panel"><pre>{escape(self._again)}</pre></div></section>'
        )

    def _section(self, heading: str, figures: Sequence[str], below: str = "") -> str:
        plots = f'<div class="plots">{"".join(figures)}</div>'
        return f"<section><h2>{escape(self._facts.say(heading))}</h2>{plots}{below}</section>"

    def _figure(self, heading: str, plot: str) -> str:
        self._plots += 1
        title, shows = escape(self._facts.say(heading)), escape(self._facts.say(f"{heading}.help"))
        drawn = with_own_names(plot, f"plot{self._plots}")
        drawn = drawn.replace("<svg ", f'<svg role="img" aria-label="{title}: {shows}" ', 1)
        return f'<figure class="panel"><h3>{title}</h3><figcaption>{shows}</figcaption>{drawn}</figure>'


def _turns(game: GameResult) -> float:
    return float(game.turns)
