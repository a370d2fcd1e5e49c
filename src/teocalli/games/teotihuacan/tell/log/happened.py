"""What a word or an effect brought about: the report of the rules, told."""

from __future__ import annotations

from collections.abc import Iterator

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.tell.log.naming import LogLine, amounts, board, boards, happened, line, tile
from teocalli.games.teotihuacan.tell.log.said import told_by_head, track
from teocalli.games.teotihuacan.tell.log.step import Step

TRACKS = (*parts.TEMPLES, "avenue", "track")
_STEPS = ("temple-step", "avenue-step", "built", "deco")
"""Steps that move one marker by one."""
_SPENT_BY_WORD = ("use", "waive", "salary")
_ANNOUNCED = {
    "pyramid_finished": "teotihuacan-log-finished",
    "discs_met": "teotihuacan-log-met",
    "last_round": "teotihuacan-log-last-round",
}


def consequences(step: Step) -> list[LogLine]:
    """Everything that a step changed, in the order of the rules: paid, freed, received, scored; not the discs."""
    return [
        *_spent_tiles(step),
        *_paid(step),
        *_unlocked(step),
        *_received(step),
        *_placed(step),
        *_stepped(step),
        *_gained(step),
        *_ascended(step),
    ]


def _spent_tiles(step: Step) -> Iterator[LogLine]:
    if step.kind in _SPENT_BY_WORD:
        return
    for seat, name in enumerate(step.seats):
        for kind in step.tiles(seat, "tile_used"):
            yield happened("teotihuacan-log-tile-used", player=name, tile=tile(kind))


def _paid(step: Step) -> Iterator[LogLine]:
    """Cocoa and goods given; points are lost by a salary only."""
    for _ in step.report.of("bot_exchanged"):
        yield happened("teotihuacan-log-bot-exchange")
    for seat, name in enumerate(step.seats):
        told = told_by_head(step) if seat == step.seat else set()
        change = step.unexchanged if seat == step.seat else step.changed[seat]
        paid = {
            key: -value
            for key, value in change.items()
            if value < 0 and key not in told and key not in TRACKS and key != "vp"
        }
        if paid:
            yield happened("teotihuacan-log-paid", player=name, amounts=amounts(paid))
        for _, _, lost in step.report.of("salary_paid", seat):
            if lost:
                yield happened("teotihuacan-log-salary-missing", player=name, points=lost)


def _unlocked(step: Step) -> Iterator[LogLine]:
    """Workers whose space somebody else, or an own other worker, took."""
    for seat, name in enumerate(step.seats):
        for place, *_ in step.report.of("worker_unlocked", seat):
            yield happened("teotihuacan-log-unlocked", player=name, board=board(place))


def _received(step: Step) -> Iterator[LogLine]:
    numbers, kinds = step.before.game.components.technologies, step.before.game.components.kinds
    for seat, name in enumerate(step.seats):
        for number, *_ in step.report.of("technology_taken", seat) if step.name != "tech" else []:
            yield happened("teotihuacan-log-technology", player=name, number=numbers[number])
        for kind in step.tiles(seat, "tile_received") if step.kind != "claim" else []:
            yield happened("teotihuacan-log-tile-received", player=name, tile=tile(kind))
    for number, *_ in step.report.of("tile_removed"):
        yield happened("teotihuacan-log-tile-removed", tile=tile(kinds[number]))


def building_points(step: Step) -> int:
    """The printed points of the place that a Building came to, 0 without one (T48)."""
    return sum(points for _, points, _ in step.report.of("building_placed"))


def _placed(step: Step) -> Iterator[LogLine]:
    """Buildings, tiles that the Teotibot lays, neutral dice, workers that the set-up places."""
    if building_points(step):
        yield happened("teotihuacan-log-building", player=step.player, points=building_points(step))
    if step.is_bot:
        yield from _bot_tiles(step)
    placed = [place for place, *_ in step.report.of("neutral_placed")]
    if placed:
        yield happened("teotihuacan-log-neutral", boards=boards(placed))
    for seat, name in enumerate(step.seats if step.name == "set-up" else []):
        placed = sorted(place for place, *_ in step.report.of("worker_placed", seat))
        if placed:
            yield line("place", "teotihuacan-log-place", player=name, boards=boards(placed))


def _bot_tiles(step: Step) -> Iterator[LogLine]:
    for number, stairway, _ in step.report.of("decoration_laid"):
        name = parts.STAIRWAYS[stairway]
        yield happened("teotihuacan-log-deco", player=step.player, tile=tile(f"D{number}"), stairway=name)
    for number, place, _ in step.report.of("tile_laid"):
        level = str(parts.places()[place][0])
        yield happened("teotihuacan-log-build", player=step.player, tile=tile(f"T{number}"), level=level)


def _single_step(step: Step) -> str:
    """The track on which a step of the acting player moves one marker by one, or nothing."""
    if step.name not in _STEPS or step.is_bot:
        return ""
    return next((name for name in TRACKS if step.changed[step.seat].get(name) == 1), "")


def _stepped(step: Step) -> Iterator[LogLine]:
    """A step with its reward; points of a tile or Decoration with what they are for."""
    change = step.changed[step.seat]
    if not step.is_bot and step.name in ("built", "deco"):
        yield _tile_points(step, change["vp"])
    moved = _single_step(step)
    if not moved:
        return
    where = {"player": step.player, "track": track(moved), "step": _reached(step, moved)}
    reward = {key: value for key, value in change.items() if key not in TRACKS} if step.name == "temple-step" else {}
    if reward:
        yield happened("teotihuacan-log-step-reward", **where, amounts=amounts(reward))
    else:
        yield happened("teotihuacan-log-step", **where)


def _reached(step: Step, moved: str) -> int:
    player = step.new_people[step.seat]
    return int(player["temples"][parts.TEMPLES.index(moved)] if moved in parts.TEMPLES else player[moved])


def _tile_points(step: Step, points: int) -> LogLine:
    """With those for icons that cover their like (T49–T51)."""
    matches = sum(found for found, *_ in step.report.of("matches_scored"))
    if matches:
        return happened("teotihuacan-log-laid-matches", player=step.player, points=points, matches=matches)
    return happened("teotihuacan-log-laid", player=step.player, points=points)


def _gained(step: Step) -> Iterator[LogLine]:
    """What is not told yet; the Teotibot's own gains are told apart."""
    for seat, name in enumerate(step.seats):
        gained = {key: value for key, value in step.changed[seat].items() if value > 0}
        if seat == step.seat:
            gained = {} if step.is_bot else _left_over(step, gained)
        if gained:
            yield happened(_reason(step, seat), player=name, amounts=amounts(gained))


def _left_over(step: Step, gained: dict[str, int]) -> dict[str, int]:
    told = told_by_head(step)
    if _single_step(step):
        told |= set(gained)
    if step.name in ("built", "deco"):
        told |= {"vp"}
    rest = {key: value for key, value in gained.items() if key not in told}
    points = rest.get("vp", 0) - building_points(step)
    if "vp" in rest:
        rest["vp"] = points
    return {key: value for key, value in rest.items() if value}


def _reason(step: Step, seat: int) -> str:
    """The text that says why somebody gains something."""
    if step.name == "technologies":
        return "teotihuacan-log-technologies"
    if step.name == "turn" and step.kind == "move":
        return "teotihuacan-log-passage"
    owners = step.name in ("tech", "start-technology") or step.is_bot
    return "teotihuacan-log-marker" if owners and seat != step.seat else "teotihuacan-log-gained"


def _ascended(step: Step) -> Iterator[LogLine]:
    if step.report.of("ascended") and not step.is_bot:
        yield happened("teotihuacan-log-ascended", player=step.player)


def discs(step: Step) -> Iterator[LogLine]:
    """Light disc, what follows when the discs meet, and the next era (T19–T22)."""
    for name, (first, second, _) in ((event.name, event.numbers) for event in step.report.events):
        if name == "era_begun":
            yield line("era", "teotihuacan-log-era", era=first, dark=second)
        elif name == "light_moved":
            yield happened("teotihuacan-log-light", light=first)
        elif name in _ANNOUNCED:
            yield happened(_ANNOUNCED[name])
    if step.name == "after-eclipse" and step.after.is_terminal():
        winner = step.seats[step.after.winners()[0]]
        yield line("game-end", "teotihuacan-log-game-end")
        yield line("game-end", "teotihuacan-log-winner", player=winner)
