"""What a word or an effect brought about: the difference between two positions, told."""

from __future__ import annotations

from collections.abc import Iterator

from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.tell.log.naming import LogLine, amounts, board, boards, happened, line, tile
from teocalli.games.teotihuacan.tell.log.said import told_by_head, track
from teocalli.games.teotihuacan.tell.log.step import Die, Step

TRACKS = (*parts.TEMPLES, "avenue", "track")
_STEPS = ("temple-step", "avenue-step", "built", "deco")
"""Steps that move one marker by one."""
_SPENT_BY_WORD = ("use", "waive", "salary")


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
        for kind in step.tiles(seat, "used"):
            yield happened("teotihuacan-log-tile-used", player=name, tile=tile(kind))


def exchanges(step: Step) -> bool:
    """The Teotibot has given cocoa for points: what it pays for a mask leaves a trace, nothing else costs it cocoa
    (S7).
    """
    return step.is_bot and step.changed[step.seat].get("cocoa", 0) < 0 and not step.tiles(step.seat, "unused")


def _paid(step: Step) -> Iterator[LogLine]:
    """Cocoa and goods given; points are lost by a salary only."""
    if exchanges(step):
        yield happened("teotihuacan-log-bot-exchange")
    for seat, name in enumerate(step.seats):
        told = told_by_head(step) if seat == step.seat else set()
        told |= {"cocoa"} if exchanges(step) else set()
        paid = {
            key: -value
            for key, value in step.changed[seat].items()
            if value < 0 and key not in told and key not in TRACKS and key != "vp"
        }
        if paid:
            yield happened("teotihuacan-log-paid", player=name, amounts=amounts(paid))
        if step.name == "salary" and step.changed[seat].get("vp", 0) < 0:
            yield happened("teotihuacan-log-salary-missing", player=name, points=-step.changed[seat]["vp"])


def _unlocked(step: Step) -> Iterator[LogLine]:
    """Workers whose space somebody else, or an own other worker, took."""
    if step.kind in ("unlock", "rest"):
        return
    for seat, name in enumerate(step.seats):
        old, new = step.dice(seat)
        for place, power, lock in old:
            if lock and (place, power, 0) in new:
                yield happened("teotihuacan-log-unlocked", player=name, board=board(place))


def _received(step: Step) -> Iterator[LogLine]:
    for seat, name in enumerate(step.seats):
        gone = step.old_people[seat]["techs"]
        for number in step.new_people[seat]["techs"]:
            if number not in gone and step.name != "tech":
                numbers = step.before.game.components.technologies
                yield happened("teotihuacan-log-technology", player=name, number=numbers[number])
        if step.kind != "claim":
            for kind in step.tiles(seat, "unused"):
                yield happened("teotihuacan-log-tile-received", player=name, tile=tile(kind))
    yield from _removed(step)


def _removed(step: Step) -> Iterator[LogLine]:
    """A Discovery tile that left its board and that nobody has now (S13)."""
    gone = [old for old, new in zip(step.old["board_tiles"], step.new["board_tiles"], strict=True) if old and not new]
    if gone and not any(step.tiles(seat, "unused") for seat in range(len(step.seats))):
        kind = step.before.game.components.kinds[gone[0] - 1]
        yield happened("teotihuacan-log-tile-removed", tile=tile(kind))


def building_points(step: Step) -> int:
    """The printed points of the place that a Building came to, 0 without one (T48)."""
    places = step.before.game.components.data["nobles"]
    pairs = zip(parts.ROWS, step.old["rows"], step.new["rows"], strict=True)
    return sum(places[row][old] for row, old, new in pairs if new > old)


def _placed(step: Step) -> Iterator[LogLine]:
    """Buildings, tiles that the Teotibot lays, neutral dice, workers that the set-up places."""
    if building_points(step):
        yield happened("teotihuacan-log-building", player=step.player, points=building_points(step))
    if step.is_bot:
        yield from _bot_tiles(step)
    if step.name == "draw" and step.old["neutral"] != step.new["neutral"]:
        pairs = zip(step.old["neutral"], step.new["neutral"], strict=True)
        placed = [place for old, new in pairs for place in new[len(old) :]]
        yield happened("teotihuacan-log-neutral", boards=boards(placed))
    if step.name == "set-up":
        for seat, name in enumerate(step.seats):
            placed = [place for place, _, _ in step.dice(seat)[1]]
            if placed:
                yield line("place", "teotihuacan-log-place", player=name, boards=boards(placed))


def _bot_tiles(step: Step) -> Iterator[LogLine]:
    for name, old, new in zip(parts.STAIRWAYS, step.old["stairs"], step.new["stairs"], strict=True):
        for number in new[len(old) :]:
            yield happened("teotihuacan-log-deco", player=step.player, tile=tile(f"D{number}"), stairway=name)
    for place in set(step.new["places"]) - set(step.old["places"]):
        laid = tile(f"T{step.old['pyramid'][0]}")
        level = str(parts.places()[place][0])
        yield happened("teotihuacan-log-build", player=step.player, tile=laid, level=level)


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
    """The rest above the printed points comes from matching icons (T49, T50)."""
    levels = step.before.game.components.data["levels"]
    matches = points - (step.amounts["decoration"]["vp"] if step.name == "deco" else levels[step.frame[1]]["vp"])
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
    if step.name == "palace":
        yield happened("teotihuacan-log-ascended", player=step.player)


def discs(step: Step) -> Iterator[LogLine]:
    """Light disc, what follows when the discs meet, and the next era (T19–T22)."""
    old, new = step.old, step.new
    if new["era"] != old["era"]:
        yield line("era", "teotihuacan-log-era", era=new["era"], dark=new["dark"])
        return
    if new["finished"] and not old["finished"]:
        yield happened("teotihuacan-log-finished")
    if new["light"] != old["light"]:
        yield happened("teotihuacan-log-light", light=new["light"])
    if new["met"] and not old["met"]:
        yield happened("teotihuacan-log-met")
    if new["last_round"] and not old["last_round"]:
        yield happened("teotihuacan-log-last-round")
    if step.after.is_terminal():
        winner = step.seats[step.after.winners()[0]]
        yield line("game-end", "teotihuacan-log-game-end")
        yield line("game-end", "teotihuacan-log-winner", player=winner)


def dice_lines(step: Step, old: Die, new: Die) -> Iterator[LogLine]:
    """What has become of one die of the Teotibot."""
    ascended = new[1] < old[1]
    if ascended:
        yield happened("teotihuacan-log-ascended", player=step.player)
    start = 1 if ascended else old[0]
    if old[2] and new[2]:
        places = {"from": board(old[0]), "to": board(new[0])}
        yield happened("teotihuacan-log-bot-worship-die", player=step.player, **places)
    elif new[0] != start:
        where = {"from": board(start), "to": board(new[0])}
        yield happened("teotihuacan-log-bot-moves", player=step.player, power=new[1], **where)
    elif not ascended:
        yield line("power", "teotihuacan-log-power", player=step.player, board=board(new[0]), power=new[1])


def ascends(step: Step) -> bool:
    """Whether one of the Teotibot's workers ascends in this step (T53)."""
    powers = [sum(die[1] for die in people[step.seat]["dice"]) for people in (step.old_people, step.new_people)]
    return bool(powers[1] < powers[0])
