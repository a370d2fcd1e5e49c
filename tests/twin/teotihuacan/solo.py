"""The Teotibot (section 14; notation 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.twin.teotihuacan import actions, turn
from tests.twin.teotihuacan.data import (
    ACTION_TILES,
    DATA,
    KINDS,
    LEVEL_VP,
    NOBLE_ROWS,
    PYRAMID,
    REWARDS,
    TEMPLES,
    rotations,
    turned,
)
from tests.twin.teotihuacan.effects import advance_light, step_possible
from tests.twin.teotihuacan.people import Flow, Worker

if TYPE_CHECKING:
    from tests.twin.teotihuacan.game import Teotihuacan


BOT = 1
BELOW = {0: (1, 2), 1: (3, 4), 2: (4, 5)}
POSITION = DATA["solo_teotibot"]["action_pyramid"]["roll_2d6_to_position"]


def set_up_bot(g: Teotihuacan) -> Flow[None]:
    bot = g.players[BOT]
    bot.wood = bot.stone = bot.gold = int(g.options["bot_goods"])
    bot.blue = bot.red = bot.green = bot.avenue = 1
    bot.techs = [sorted(g.techs)[2]]
    power = int(g.options["bot_power"])
    bot.workers = [Worker(4, power), Worker(6, power), Worker(8, power), Worker(7, 1, "w")]
    g.bot_worship = bot.workers[3]
    rest = list(ACTION_TILES)
    for _ in range(6):
        tile = (yield from g.chance("draw", [f"draw:{tile}" for tile in rest])).split(":")[1]
        rest.remove(tile)
        g.bot_actions.append(tile)
    g.bot_actions += rest
    g.bot_directions = (yield from g.chance("dirs", [f"dirs:{a}{b}" for a in "LR" for b in "LR"])).split(":")[1]


def bot_turn(g: Teotihuacan) -> Flow[None]:
    g.moved, g.crew = [], []
    word = yield from g.chance("dice", [f"dice:{total}" for total in range(2, 13)])
    g.bot_dice = int(word.split(":")[1])
    tile = change_triangle(g, POSITION[g.bot_dice])
    yield from TILES[tile](g)


def change_triangle(g: Teotihuacan, position: int) -> str:
    """Take the tile out, close its gap from below, flip the upper Direction tile and put it under the other (S1)."""
    tile = g.bot_actions[position]
    upper, lower = list(g.bot_directions)
    directions = [upper, lower]
    gap = position
    while gap in BELOW:
        source = BELOW[gap]["LR".index(directions.pop(0))]
        g.bot_actions[gap] = g.bot_actions[source]
        gap = source
    g.bot_actions[gap] = g.bot_actions[6]
    g.bot_actions[6] = tile
    g.bot_directions = lower + ("R" if upper == "L" else "L")
    return tile


# Its dice.


def clockwise(g: Teotihuacan, worker: Worker) -> int:
    """Distance from the Palace (the Palace first)."""
    return g.boards.index(worker.board)


def free_workers(g: Teotihuacan) -> list[Worker]:
    return [worker for worker in g.players[BOT].workers if not worker.locked]


def lowest(g: Teotihuacan, workers: list[Worker]) -> Worker:
    return min(workers, key=lambda worker: (worker.power, clockwise(g, worker)))


def worker_on(g: Teotihuacan, board: int) -> Worker | None:
    there = [worker for worker in free_workers(g) if worker.board == board]
    return lowest(g, there) if there else None


def power_up(g: Teotihuacan, worker: Worker) -> None:
    worker.power += 1
    if worker.power < 6:
        return
    bot = g.players[BOT]
    bot.avenue = min(9, bot.avenue + 1)
    worker.board, worker.power = 1, 1
    reward = g.options["bot_ascension"]
    if reward == "vp":
        bot.vp += 5
    elif reward == "cocoa":
        gain_cocoa(g, 5)
    else:
        step_any(g)
    advance_light(g)


def advance(g: Teotihuacan, worker: Worker) -> None:
    """1 board for power 1–3, 2 for 4–5; the Palace is not counted (S3)."""
    for _ in range(1 if worker.power <= 3 else 2):
        worker.board = g.board_at(worker.board, 1)
        if worker.board == 1 and g.options["bot_palace"] == "skip":
            worker.board = g.board_at(1, 1)


def succeed(g: Teotihuacan, worker: Worker | None) -> None:
    """The worker that did it is powered up and advances; an ascended one from the Palace."""
    assert worker is not None
    power_up(g, worker)
    advance(g, worker)


def fallback(g: Teotihuacan) -> None:
    gain_cocoa(g, 5)
    worker = lowest(g, free_workers(g))
    power_up(g, worker)
    advance(g, worker)


# Its goods and tracks.


def gain_cocoa(g: Teotihuacan, amount: int) -> None:
    bot = g.players[BOT]
    bot.cocoa += amount
    while bot.cocoa >= 10:
        bot.cocoa -= 10
        bot.vp += int(g.options["bot_cocoa_vp"])


def gain_any(g: Teotihuacan) -> None:
    """What it has least of; ties gold, stone, wood."""
    bot = g.players[BOT]
    what = min(("gold", "stone", "wood"), key=lambda good: getattr(bot, good))
    setattr(bot, what, getattr(bot, what) + 1)


def step(g: Teotihuacan, temple: str) -> None:
    bot = g.players[BOT]
    if not step_possible(g, BOT, temple):
        return
    setattr(bot, temple, getattr(bot, temple) + 1)
    reward = REWARDS[temple][getattr(bot, temple)]
    bot.vp += reward.get("vp", 0)
    gain_cocoa(g, reward.get("cocoa", 0))
    for _ in range(reward.get("any_resource", 0)):
        gain_any(g)


def step_any(g: Teotihuacan) -> None:
    """The highest temple that is not topped out; ties blue, red, green."""
    bot = g.players[BOT]
    possible = [temple for temple in TEMPLES if step_possible(g, BOT, temple)]
    if possible:
        step(g, max(possible, key=lambda temple: getattr(bot, temple)))


# What a worker on a board can do first; each returns whether it did.


def first_alchemy(g: Teotihuacan) -> Flow[bool]:
    bot, human = g.players[BOT], g.players[0]
    missing = [number for number in sorted(g.techs) if number not in bot.techs]
    if worker_on(g, 5) is None or bot.gold < 1 or not missing:
        return False
    number = next((number for number in missing if number not in human.techs), missing[0])
    bot.gold -= 1
    bot.techs.append(number)
    if number in human.techs:
        human.vp += 3
    step(g, TEMPLES[sorted(g.techs).index(number) % 3])
    return True
    yield


def first_construction(g: Teotihuacan) -> Flow[bool]:
    bot = g.players[BOT]
    if worker_on(g, 8) is None or bot.stone < 2 or not g.pyramid or g.finished:
        return False
    bot.stone -= 2
    tile = g.pyramid[0]
    word = yield from g.chance("spin", [f"spin:{quarter}" for quarter in rotations(tile)])
    g.pyramid.pop(0)
    level, row, column = actions.free_places(g)[0]
    g.lay_tile(tile, level, row, column, turned(PYRAMID[tile], int(word.split(":")[1])))
    bot.vp += LEVEL_VP[level] + 2
    actions.track_step(bot)
    if level == 4:
        actions.finish_pyramid(g)
    step_any(g)
    return True


def first_decorations(g: Teotihuacan) -> Flow[bool]:
    bot = g.players[BOT]
    side = next((side for side in "nesw" if actions.stair_allowed(g, side)), None)
    if worker_on(g, 7) is None or bot.gold < 2 or not g.decorations or side is None:
        return False
    bot.gold -= 2
    actions.place_decoration(g, side, g.decorations[0])
    bot.vp += 5
    actions.track_step(bot)
    step_any(g)
    return True
    yield


def first_nobles(g: Teotihuacan) -> Flow[bool]:
    bot = g.players[BOT]
    if worker_on(g, 6) is None or bot.wood < 2 or g.row == 0:
        return False
    bot.wood -= 2
    row = g.era - 1
    if g.rows[row] == len(NOBLE_ROWS[row]):
        room = [other for other in range(3) if g.rows[other] < len(NOBLE_ROWS[other])]
        row = min(room, key=lambda other: NOBLE_ROWS[other][g.rows[other]])
    bot.vp += NOBLE_ROWS[row][g.rows[row]]
    g.rows[row] += 1
    g.row -= 1
    bot.avenue = min(9, bot.avenue + 1)
    return True
    yield


def first_goods(g: Teotihuacan, board: int) -> Flow[bool]:
    if worker_on(g, board) is None:
        return False
    what = actions.BOARD_GOOD[board]
    setattr(g.players[BOT], what, getattr(g.players[BOT], what) + 2)
    return True
    yield


def do_on(g: Teotihuacan, board: int) -> Flow[bool]:
    """The step of a board: goods on 2, 3, 4, the first column of its tile on 5 to 8."""
    special = {5: first_alchemy, 6: first_nobles, 7: first_decorations, 8: first_construction}
    if board in special:
        return (yield from special[board](g))
    return (yield from first_goods(g, board)) if board != 1 else False


# Action tiles.


def with_goods(special: int, goods: int) -> Callable[[Teotihuacan], Flow[None]]:
    def tile(g: Teotihuacan) -> Flow[None]:
        for board in (special, goods):
            if (yield from do_on(g, board)):
                succeed(g, worker_on(g, board))
                return
        fallback(g)

    return tile


def alchemy(g: Teotihuacan) -> Flow[None]:
    if (yield from first_alchemy(g)):
        succeed(g, worker_on(g, 5))
        return
    worker = lowest(g, free_workers(g))
    before = worker.power
    power_up(g, worker)
    if before < 5:
        power_up(g, worker)


def mask_collection(g: Teotihuacan) -> Flow[None]:
    bot = g.players[BOT]
    boards = [board for board in g.boards if board in turn.WORSHIP_BOARDS]
    wanted = [
        board
        for board in boards
        if (kind := g.tiles[board] or "").startswith("mask")
        and not bot.unused[kind]
        and g.can_pay(bot, KINDS[kind]["cost"])
    ]
    if not wanted:
        fallback(g)
        return
    board = min(wanted, key=lambda b: KINDS[g.tiles[b] or ""]["printed_number"])
    kind = g.tiles[board] or ""
    g.pay(bot, KINDS[kind]["cost"])
    bot.unused[kind] += 1
    g.tiles[board] = None
    g.tiles[board] = yield from g.draw_discovery()


def mastery(g: Teotihuacan) -> Flow[None]:
    for worker in sorted(free_workers(g), key=lambda w: (-w.power, clockwise(g, w))):
        board = worker.board
        if (yield from do_on(g, board)):
            succeed(g, worker)
            return
    fallback(g)


def worship(g: Teotihuacan) -> Flow[None]:
    die = g.bot_worship
    assert die is not None
    board = die.board
    while True:
        board = g.board_at(board, 1)
        if board in (2, 3, 4, 7):
            break
    found = turn.occupant(g, board, "w")
    if found:
        found[1].locked = None
    die.board, die.locked = board, "w"
    steps = int(g.options["bot_worship"])
    if board == 7:
        for _ in range(steps + 1):
            step_any(g)
    else:
        for _ in range(steps):
            step(g, turn.BOARD_TEMPLE[board])
    g.tiles[board] = None
    g.tiles[board] = yield from g.draw_discovery()


TILES = {
    "alchemy": alchemy,
    "construction": with_goods(8, 3),
    "decorations": with_goods(7, 4),
    "nobles": with_goods(6, 2),
    "mask_collection": mask_collection,
    "mastery": mastery,
    "worship": worship,
}
