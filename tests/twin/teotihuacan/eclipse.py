"""Eclipse and end of the game (section 12; notation 8)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.twin.teotihuacan import setup
from tests.twin.teotihuacan.data import MASK_POINTS, MASKS, ROW_VALUES, TEMPLES
from tests.twin.teotihuacan.effects import turn_over
from tests.twin.teotihuacan.people import Flow, Player

if TYPE_CHECKING:
    from tests.twin.teotihuacan.game import Teotihuacan


def take_place(g: Teotihuacan) -> Flow[bool]:
    """An Eclipse; True if it was the last one."""
    g.phase, g.turn_of = "eclipse", None
    final = g.era == 3 or g.finished
    score_avenue(g)
    score_track(g, final)
    for player in g.players:
        player.vp += sum(MASK_POINTS[size] for size in mask_sets(player))
    for player in g.players:
        player.track = 0
    if final and g.options["eclipse_order"] == "bonus_first":
        score_bonuses(g)
    yield from salaries(g)
    if final:
        if g.options["eclipse_order"] == "salary_first":
            score_bonuses(g)
        return True
    g.light, g.dark, g.era = 0, g.dark - 1, g.era + 1
    g.met = g.last_round = False
    yield from setup.neutral_dice(g)
    g.phase = "play"
    return False


def score_avenue(g: Teotihuacan) -> None:
    values = list(ROW_VALUES)
    if g.options["buildings_row_end"] == "2":
        values[-2:] = [2, 2]
    for player in g.players:
        player.vp += player.avenue * values[11 - g.row]


def score_track(g: Teotihuacan, final: bool) -> None:
    furthest = max(player.track for player in g.players)
    factor = {1: 4, 2: 3, 3: 2}[g.era]
    if final and g.finished and g.options["early_pyramid_factor"] == "third":
        factor = 2
    for player in g.players:
        if player.track == furthest and (furthest > 0 or g.options["pyramid_leader_zero"] == "yes"):
            player.vp += 4
        player.vp += factor * player.track


def mask_sets(player: Player) -> list[int]:
    """Sizes of the sets, filled greedily: set n holds every mask owned at least n times."""
    owned = Counter({kind: player.unused[kind] for kind in MASKS if player.unused[kind]})
    return [sum(1 for n in owned.values() if n >= number) for number in range(1, max(owned.values(), default=0) + 1)]


def salaries(g: Teotihuacan) -> Flow[None]:
    for seat in g.order:
        if g.solo and seat == 1:
            continue
        player = g.players[seat]
        due = sum(2 if worker.power >= 4 else 1 for worker in player.workers)
        words = [f"salary:{paid}" for paid in range(min(due, player.cocoa) + 1)]
        if player.unused["free_cocoa"] and due:
            words.append("salary:*")
        word = yield from g.choose("salary", seat, words)
        if word == "salary:*":
            turn_over(g, seat, "free_cocoa")
            continue
        paid = int(word.split(":")[1])
        player.cocoa -= paid
        player.vp = max(0, player.vp - 3 * (due - paid))


def score_bonuses(g: Teotihuacan) -> None:
    for seat, player in enumerate(g.players):
        reached = [bonus for temple, bonus in zip(TEMPLES, g.bonus, strict=True) if getattr(player, temple) >= 10]
        if g.solo and seat == 1:
            player.vp += int(g.options["bot_bonus_vp"]) * len(reached)
            player.vp += player.wood + player.stone + player.gold + player.cocoa
            player.vp += int(g.options["bot_technology_vp"]) * len(player.techs)
            continue
        for bonus in reached:
            player.vp += bonus_value(player, bonus, len(reached))


def bonus_value(player: Player, bonus: str, reached: int) -> int:
    if bonus == "best_mask_set":
        return MASK_POINTS[max(mask_sets(player))] if mask_sets(player) else 0
    if bonus == "discovery_2":
        owned = player.unused + player.used
        return 2 * sum(n for kind, n in owned.items() if kind not in MASKS)
    if bonus == "workers":
        return sum(9 if worker.power >= 4 else 4 for worker in player.workers)
    return {
        "technologies_5": 5 * len(player.techs),
        "vp_15": 15,
        "avenue_3": 3 * player.avenue,
        "bonus_9": 9 * reached,
    }[bonus]


def finish(g: Teotihuacan) -> None:
    """Most VP, then more cocoa, then the lower order number (Dark Eclipse: the higher)."""
    g.phase = "over"
    g.scores = [player.vp for player in g.players]
    order = g.order if g.options["dark_eclipse"] == "no" else g.order[::-1]
    g.winners = [max(order, key=lambda seat: (g.players[seat].vp, g.players[seat].cocoa))]
