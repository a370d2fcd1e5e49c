"""The page of a course: how the losses fell, and how each round's weights did on the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from teocalli.core import numbers
from teocalli.core.texts import Texts
from teocalli.learning.course import Course, Round
from teocalli.reports.markup import document, marked, table
from teocalli.reports.plots import Bar, courses, intervals, with_own_names
from teocalli.reports.plots import Course as Line

REPORT_FILE = "report.html"
_KNOWN, _UNKNOWN, _WORTH = 0, 1, 2


def course_page(course: Course, rounds: Sequence[Round], texts: Texts) -> str:
    """The whole page for at least one round. It loads nothing from elsewhere."""
    return _Page(course, rounds, texts).html()


class _Page:
    def __init__(self, course: Course, rounds: Sequence[Round], texts: Texts) -> None:
        self._course, self._rounds, self._texts = course, rounds, texts

    def html(self) -> str:
        title = escape(self._say("learning-title", game=self._say(f"{self._course.game}-title")))
        parts = [f"<header><h1>{title}</h1><p>{escape(self._lead())}</p></header>", self._losses(), self._ladder()]
        return document(self._texts.language, title, "\n".join(parts))

    def _say(self, message_id: str, /, **arguments: object) -> str:
        return self._texts.format(message_id, arguments)

    def _lead(self) -> str:
        positions = numbers.decimal(sum(each.positions for each in self._rounds), self._texts.language, 0)
        return self._say("learning-lead", rounds=len(self._rounds), positions=positions, playouts=self._course.playouts)

    def _losses(self) -> str:
        passes = [loss for each in self._rounds for loss in each.losses]
        worth = [each.worth for each in self._rounds for _ in each.losses]
        places = [float(number) for number in range(1, len(passes) + 1)]
        drawn = [
            Line(places, [known for known, _ in passes], _KNOWN),
            Line(places, [unknown for _, unknown in passes], _UNKNOWN),
            Line(places, worth, _WORTH),
        ]
        plot = courses(drawn, self._number, self._say("learning-passes"), bounds=(0.0,))
        rows = [
            [str(number), str(each.games), str(each.positions), *map(self._number, [*each.losses[-1], each.worth])]
            for number, each in enumerate(self._rounds)
        ]
        keys = ("round", "games", "positions", "known", "unknown", "worth")
        lines = zip(self._heads(keys[3:]), (_KNOWN, _UNKNOWN, _WORTH), strict=True)
        legend = f"<p>{' &nbsp; '.join(marked(name, colour) for name, colour in lines)}</p>"
        return self._section("losses", legend + plot, table(self._say("learning-losses"), self._heads(keys), rows))

    def _ladder(self) -> str:
        climbed = [(number, each.ladder) for number, each in enumerate(self._rounds) if each.ladder]
        if not climbed:
            return ""
        bars = [
            Bar(str(number), end["share"], low, high, self._percent(end["share"]), number)
            for number, end in climbed
            for low, high in [end["interval"]]
        ]
        even = 1 / max(2, self._course.players)
        plot = intervals(bars, self._percent, reference=even, bounds=(even,))
        rows = [
            [
                str(number),
                escape(self._against(end["against"])),
                str(end["games"]),
                self._percent(end["share"]),
                " – ".join(map(self._percent, end["interval"])),
                escape(self._say(f"learning-{end['verdict'].replace(' ', '-')}")),
            ]
            for number, end in climbed
        ]
        keys = ("round", "against", "games", "share", "interval", "verdict")
        return self._section("ladder", plot, table(self._say("learning-ladder"), self._heads(keys), rows))

    def _against(self, name: str) -> str:
        return self._say("learning-by-worth") if name == "worth" else self._say("learning-of-round", round=int(name))

    def _heads(self, keys: Sequence[str]) -> list[str]:
        return [self._say(f"learning-head-{key}") for key in keys]

    def _section(self, name: str, plot: str, numbers_of_it: str) -> str:
        heading, told = escape(self._say(f"learning-{name}")), escape(self._say(f"learning-{name}-told"))
        drawn = with_own_names(plot, name)
        return f'<section><h2>{heading}</h2><p>{told}</p><div class="panel">{drawn}</div>{numbers_of_it}</section>'

    def _number(self, value: float) -> str:
        return numbers.decimal(value, self._texts.language, 4)

    def _percent(self, value: float) -> str:
        return numbers.percent(value, self._texts.language, 0)
