"""The Teotibot's turn: what its Action tile made it do, and why not something else (T84–T92)."""

from __future__ import annotations

from collections.abc import Iterator

from teocalli.core.errors import message
from teocalli.games.teotihuacan.tell.log.happened import TRACKS
from teocalli.games.teotihuacan.tell.log.naming import LogLine, amounts, board, happened, line
from teocalli.games.teotihuacan.tell.log.step import Step

_REASONS = {
    "bot_no_worker": "teotihuacan-log-bot-no-worker",
    "bot_cannot": "teotihuacan-log-bot-cannot",
    "bot_twice": "teotihuacan-log-bot-twice",
    "bot_no_mask": "teotihuacan-log-bot-no-mask",
    "bot_fell_back": "teotihuacan-log-bot-fallback",
}
_OF_A_BOARD = ("bot_no_worker", "bot_cannot")


def reasons(step: Step) -> Iterator[LogLine]:
    """Told before the consequences: what could not be done, and the fallback."""
    for event in step.report.events:
        if event.name in _REASONS:
            where = {"board": board(event.numbers[0])} if event.name in _OF_A_BOARD else {}
            yield happened(_REASONS[event.name], **where)


def gains(step: Step) -> Iterator[LogLine]:
    """What the Teotibot got: points by their source, goods, each track."""
    if not step.is_bot:
        return
    for source, points in step.report.points(step.seat).items():
        if source != "nobles":  # told with the Building
            what = message(f"teotihuacan-scoring-{source}")
            yield happened("teotihuacan-log-points", player=step.player, points=points, source=what)
    change = step.unexchanged
    goods = {key: value for key, value in change.items() if value > 0 and key != "vp" and key not in TRACKS}
    for gained in [goods, *({track: change[track]} for track in TRACKS if change.get(track, 0) > 0)]:
        if gained:
            yield happened("teotihuacan-log-gained", player=step.player, amounts=amounts(gained))


def movements(step: Step) -> Iterator[LogLine]:
    """Told after the consequences: the worker that gets stronger and goes on, the Worship die."""
    if not step.is_bot:
        return
    report, player = step.report, step.player
    for source, target, _ in report.of("bot_worshipped"):
        yield happened("teotihuacan-log-bot-worship-die", player=player, **_places(source, target))
    ascended, advanced = report.of("ascended"), report.of("bot_advanced")
    if ascended:
        yield happened("teotihuacan-log-ascended", player=player)
    for source, target, power in advanced:
        yield happened("teotihuacan-log-bot-moves", player=player, power=power, **_places(source, target))
    if not ascended and not advanced:
        for where, power, _ in report.of("die_raised")[-1:]:
            yield line("power", "teotihuacan-log-power", player=player, board=board(where), power=power)


def _places(source: int, target: int) -> dict[str, object]:
    return {"from": board(source), "to": board(target)}
