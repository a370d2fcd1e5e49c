"""The page of a review: one HTML file with plots that needs nothing else, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from teocalli.analysis.evaluation import Evaluation
from teocalli.analysis.review.items import Decision
from teocalli.analysis.review.marks import THRESHOLDS, mark_of
from teocalli.analysis.review.parts import Measure, chances_of, points_of
from teocalli.analysis.review.summary import Lost, PlayerSummary, summary_of
from teocalli.analysis.review.telling import PARTS, Telling, own_line
from teocalli.reports.markup import document, marked, table
from teocalli.reports.plots import Course, Tick, courses, with_own_names

CHANCE, POINTS = 100.0, 1.0
"""By what parts in chances and in points are multiplied to be written."""


def review_page(telling: Telling) -> str:
    """The whole page of a review. It loads nothing from elsewhere."""
    title = escape(telling.say("review-title", game=telling.title()))
    sections = [_header(telling, title), _courses(telling), _parts(telling), _players(telling), _decisions(telling)]
    return document(telling.texts.language, title, "\n".join([*sections, _method(telling)]))


def _header(telling: Telling, title: str) -> str:
    state = telling.review.match.state
    winners = state.winners()
    lead = telling.say(
        "review-lead",
        winners=[telling.names[seat] for seat in winners],
        count=len(winners),
        points=state.points()[winners[0]],
    )
    who = " · ".join(marked(name, seat) for seat, name in enumerate(telling.names))
    return f"<header><h1>{title}</h1><p>{escape(lead)}</p><p>{who}</p></header>"


def _courses(telling: Telling) -> str:
    """The plots of chances and points over the game."""
    chances = _course(telling, chances_of, telling.percent, (0.0, 1.0))
    points = _course(telling, points_of, lambda value: telling.number(value, 0), ())
    figures = [_figure(telling, "review-chances", chances), _figure(telling, "review-points", points)]
    return f'<section><div class="plots">{"".join(figures)}</div></section>'


def _course(telling: Telling, measure: Measure, tick: Tick, bounds: Sequence[float]) -> str:
    values = list(_values(telling))
    rows = [
        Course([place for place, _ in values], [measure(value, seat) for _, value in values], seat)
        for seat in range(len(telling.names))
    ]
    return courses(rows, tick, telling.say("review-axis"), bounds=bounds)


def _values(telling: Telling) -> Iterator[tuple[int, Evaluation]]:
    """What every position in which somebody had a choice was worth, and the end."""
    review = telling.review
    for number in sorted(review.decisions):
        yield number, review.decisions[number].before
    yield len(review.match.words), review.result


def _figure(telling: Telling, heading: str, plot: str) -> str:
    title, shows = escape(telling.say(heading)), escape(telling.say(f"{heading}.help"))
    drawn = with_own_names(plot, heading).replace("<svg ", f'<svg role="img" aria-label="{title}: {shows}" ', 1)
    return f'<figure class="panel"><h3>{title}</h3><figcaption>{shows}</figcaption>{drawn}</figure>'


def _parts(telling: Telling) -> str:
    headings = [telling.say("review-column-player"), *(telling.say(f"review-part-{part}") for part in PARTS)]
    rows = []
    for measure, scale, text in ((chances_of, CHANCE, "review-of-chance"), (points_of, POINTS, "review-of-points")):
        for seat, parts in enumerate(telling.review.parts(measure)):
            name = marked(telling.say(text, name=telling.names[seat]), seat)
            rows.append([name, *map(escape, telling.parts(parts, scale))])
    return _section(telling, "review-parts", table(telling.say("review-parts"), headings, rows))


def _players(telling: Telling) -> str:
    played = [summary_of(telling.review, seat) for seat in range(len(telling.names))]
    played = [each for each in played if each.accuracy is not None]
    keys = ["player", "accuracy", *THRESHOLDS, "decisions", "chance", "points"]
    headings = [telling.say(f"review-column-{key}") for key in keys]
    overall = table(telling.say("review-players"), headings, [_player_row(telling, each) for each in played])
    kinds = _lost_table(telling, played, "kind", lambda each: each.by_kind, telling.kind)
    phases = _lost_table(telling, played, "phase", lambda each: each.by_phase, telling.phase)
    return _section(telling, "review-players", overall + phases + kinds)


def _player_row(telling: Telling, played: PlayerSummary) -> list[str]:
    return [
        marked(telling.names[played.seat], played.seat),
        telling.percent(played.accuracy or 0.0),
        *(str(count) for count in played.marks.values()),
        *_lost_cells(telling, played.lost),
    ]


def _lost_cells(telling: Telling, lost: Lost) -> list[str]:
    return [str(lost.decisions), telling.number(100 * lost.chance), telling.number(lost.points)]


def _lost_table(
    telling: Telling,
    played: Sequence[PlayerSummary],
    key: str,
    groups: Callable[[PlayerSummary], Sequence[Lost]],
    title: Callable[..., str],
) -> str:
    """What was lost by kind of decision, or by part of the game; nothing for a game without such parts."""
    named = [(each.seat, lost) for each in played for lost in groups(each) if lost.name is not None]
    if not named:
        return ""
    headings = [telling.say(f"review-column-{name}") for name in (key, "player", "decisions", "chance", "points")]
    order = {name: place for place, name in enumerate(dict.fromkeys(lost.name for _, lost in named))}
    rows = [
        [escape(title(lost.name)), marked(telling.names[seat], seat), *_lost_cells(telling, lost)]
        for seat, lost in sorted(named, key=lambda entry: (order[entry[1].name], entry[0]))
    ]
    heading = telling.say(f"review-by-{key}")
    return f"<details><summary>{escape(heading)}</summary>{table(heading, headings, rows)}</details>"


def _decisions(telling: Telling) -> str:
    told = [_decision(telling, decision) for decision in telling.review.costliest()]
    return _section(telling, "review-decisions", "".join(told) or f"<p>{escape(telling.say('review-none'))}</p>")


def _decision(telling: Telling, decision: Decision) -> str:
    heading = telling.say(
        "review-decision",
        number=decision.number,
        name=telling.names[decision.seat],
        mark=telling.say(f"review-mark-{mark_of(decision)}"),
        chance=telling.number(100 * decision.loss),
        points=telling.signed(-decision.points_lost),
    )
    said = [
        telling.say("review-played", did=telling.did(decision, [decision.word])),
        telling.say("review-better", did=telling.did(decision, own_line(telling.review.match, decision))),
    ]
    reason = telling.review.reasons.get(decision.number)
    if reason is not None and reason.sources:
        said.append(telling.say("review-because", sources=telling.sources(reason)))
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in said)
    return f'<div class="panel told"><h3>{marked(heading, decision.seat)}</h3>{paragraphs}</div>'


def _method(telling: Telling) -> str:
    depth = telling.review.depth
    text = telling.say("review-depth", decision=depth.decision, draw=depth.draw)
    return f"<section><h2>{escape(telling.say('review-method'))}</h2><p>{escape(text)}</p></section>"


def _section(telling: Telling, heading: str, content: str) -> str:
    about = f'<p class="soft">{escape(telling.say(f"{heading}.help"))}</p>'
    return f"<section><h2>{escape(telling.say(heading))}</h2>{about}{content}</section>"
