"""Main actions, their power-ups and the Technologies (notation 5, N11, N13–N15)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from tests.twin.teotihuacan.data import (
    BOARD,
    DATA,
    DECORATION,
    LEVEL_SIZE,
    LEVEL_VP,
    NOBLE_ROWS,
    PYRAMID,
    STEP_0,
    TECH_PRICE,
    TEMPLES,
    rotations,
    stair_cells,
    turned,
)
from tests.twin.teotihuacan.effects import (
    any_temple,
    avenue_step,
    die_for,
    open_choice,
    power_up,
    power_ups,
    step_possible,
    temple_step,
    turn_over,
)
from tests.twin.teotihuacan.people import Flow, Player, Worker

if TYPE_CHECKING:
    from tests.twin.teotihuacan.game import Teotihuacan


POWER_UPS = {1: 1, 2: 1, 3: 2}
BOARD_GOOD = {2: "wood", 3: "stone", 4: "gold"}
COLOUR = {"B": "blue", "R": "red", "G": "green"}


# Which workers, and whether they can do it.


def crews(g: Teotihuacan, seat: int) -> list[list[Worker]]:
    """Sets of workers that may be used, each with other powers."""
    board = g.here
    own = [worker for worker in g.players[seat].workers if worker.board == board and not worker.locked]
    moved = [worker for worker in g.moved if worker in own]
    others = [worker for worker in own if worker not in moved]
    sizes = range(len(moved), 4) if g.options["fewer_workers"] == "yes" else [min(len(own), 3)]
    found = [[*moved, *rest] for size in sizes for rest in combinations(others, size - len(moved))]
    if len(own) == 4 and g.options["four_workers"] == "lowest":
        found = [*found, own] if g.options["fewer_workers"] == "yes" else [own]
    return list({crew_word(crew): crew for crew in found}.values())


def crew_word(crew: list[Worker]) -> str:
    return "crew:" + ".".join(str(worker.power) for worker in sorted(crew, key=lambda worker: worker.power))


def count_of(g: Teotihuacan, crew: list[Worker], extra: int) -> int:
    helper = 1 if g.here == 8 and 15 in g.turn_techs else 0
    return min(3, len(crew) + extra + helper)


def extra_allowed(g: Teotihuacan, crew: list[Worker], extra: int) -> bool:
    helper = 1 if g.here == 8 and 15 in g.turn_techs else 0
    return extra == 0 or len(crew) + extra + helper <= 3


def able_crews(g: Teotihuacan, seat: int, extra: int) -> list[list[Worker]]:
    return [crew for crew in crews(g, seat) if extra_allowed(g, crew, extra) and can_carry_out(g, seat, crew, extra)]


def can_carry_out(g: Teotihuacan, seat: int, crew: list[Worker], extra: int) -> bool:
    player, board, count = g.players[seat], g.here, count_of(g, crew, extra)
    if board in (2, 3, 4):
        return True
    if board == 5:
        return bool(technology_words(g, seat, crew, count))
    if board == 6:
        return player.wood >= 2 and g.row > 0 and bool(noble_rows(g, count))
    if board == 7:
        return bool(decoration_words(g, seat, count))
    return bool(build_words(g, seat, 15 in g.turn_techs))


def main_words(g: Teotihuacan, seat: int) -> list[str]:
    player = g.players[seat]
    board, colours = g.here, g.colours
    if board == 1:
        return []
    tiles = player.unused["extra_worker"] if board in (5, 6, 8) else 0
    if g.options["extra_worker_stack"] == "no":
        tiles = min(tiles, 1)
    words = []
    for extra in range(min(tiles, 2) + 1):
        if able_crews(g, seat, extra):
            word = "main" + (f"+{extra}" if extra else "")
            if player.cocoa >= colours:
                words.append(word)
            if colours and player.unused["free_cocoa"]:
                words.append(word + "*")
    return words


def main_action(g: Teotihuacan, seat: int, word: str) -> Flow[None]:
    player = g.players[seat]
    board, colours = g.here, g.colours
    if word.endswith("*"):
        turn_over(g, seat, "free_cocoa")
    else:
        player.cocoa -= colours
    extra = int(word.rstrip("*").partition("+")[2] or 0)
    able = {crew_word(crew): crew for crew in able_crews(g, seat, extra)}
    for _ in range(extra):
        turn_over(g, seat, "extra_worker")
    g.crew = able[(yield from g.choose("crew", seat, list(able)))]
    count = count_of(g, g.crew, extra)
    powers = yield from ACTIONS[board](g, seat, count)
    yield from power_ups(g, seat, powers, lambda: crew_here(g, board))
    yield from technologies(g, seat, board, powers)
    g.crew = []


def crew_here(g: Teotihuacan, board: int) -> list[Worker]:
    return [worker for worker in g.crew if worker.board == board and not worker.locked]


# The actions; each returns its number of power-ups.


def gather(g: Teotihuacan, seat: int, count: int) -> Flow[int]:
    player, board = g.players[seat], g.here
    strength = min(worker.power for worker in g.crew)
    column = "low" if strength == 1 else "mid" if strength <= 3 else "high"
    gains = BOARD[board]["table"][str(count)][column]
    for what, amount in gains.items():
        if what != "temple_any":
            setattr(player, what, getattr(player, what) + amount)
    for _ in range(gains.get("temple_any", 0)):
        yield from any_temple(g, seat)
    return POWER_UPS[count]


def bottom_row(g: Teotihuacan, number: int) -> bool:
    return sorted(g.techs).index(number) >= 3


def technology_words(g: Teotihuacan, seat: int, crew: list[Worker], count: int) -> list[str]:
    player = g.players[seat]
    both_rows = count >= 2 or crew[0].power >= 4
    return [
        f"tech:{number}"
        for number in g.techs
        if number not in player.techs and TECH_PRICE[number] <= player.gold and (both_rows or not bottom_row(g, number))
    ]


def alchemy(g: Teotihuacan, seat: int, count: int) -> Flow[int]:
    player = g.players[seat]
    word = yield from g.choose("tech", seat, technology_words(g, seat, g.crew, count))
    number = int(word.split(":")[1])
    player.gold -= TECH_PRICE[number]
    for other in g.players:
        if number in other.techs:
            other.vp += 3
    player.techs.append(number)
    yield from temple_step(g, seat, TEMPLES[sorted(g.techs).index(number) % 3])
    return 0 if bottom_row(g, number) and count == 1 else 1


def noble_rows(g: Teotihuacan, count: int) -> list[int]:
    """Rows (0 top) in which a Building may be placed."""
    room = [row for row in range(3) if g.rows[row] < len(NOBLE_ROWS[row]) and row < count]
    return room if g.options["nobles_row"] == "up_to" else room[-1:]


def nobles(g: Teotihuacan, seat: int, count: int) -> Flow[int]:
    player = g.players[seat]
    player.wood -= 2
    names = ("top", "centre", "bottom")
    word = yield from g.choose("row", seat, [f"row:{names[row]}" for row in noble_rows(g, count)])
    row = names.index(word.split(":")[1])
    player.vp += NOBLE_ROWS[row][g.rows[row]]
    g.rows[row] += 1
    g.row -= 1
    yield from avenue_step(g, seat)
    return POWER_UPS[count]


def stair_allowed(g: Teotihuacan, side: str) -> bool:
    """Whether the next step of a stairway may carry a Decoration."""
    step = len(g.stairs[side])
    return step == 0 or (step <= 3 and all(g.levels[r][c] == step for r, c in stair_cells(side, step)))


def decoration_words(g: Teotihuacan, seat: int, count: int) -> list[str]:
    if g.players[seat].gold < 4 - count:
        return []
    return [f"deco:{tile}@{side}" for tile in g.decorations for side in "nesw" if stair_allowed(g, side)]


def place_decoration(g: Teotihuacan, side: str, tile: str) -> tuple[str, ...]:
    """Lay a Decoration; returns the icons it covers."""
    step = len(g.stairs[side])
    g.stairs[side].append(tile)
    g.decorations.remove(tile)
    return STEP_0[side] if step == 0 else tuple(g.icons[r][c] for r, c in stair_cells(side, step))


def decorations(g: Teotihuacan, seat: int, count: int) -> Flow[int]:
    player = g.players[seat]
    word = yield from g.choose("deco", seat, decoration_words(g, seat, count))
    tile, side = word.removeprefix("deco:").split("@")
    player.gold -= 4 - count
    covered = place_decoration(g, side, tile)
    matched = [new for old, new in zip(covered, DECORATION[tile], strict=True) if g.matches(old, new)]
    player.vp += 3 + len(matched)
    track_step(player)
    yield from coloured_matches(g, seat, matched)
    return 1


def track_step(player: Player) -> None:
    player.track = min(9, player.track + 1)


def coloured_matches(g: Teotihuacan, seat: int, matched: list[str]) -> Flow[None]:
    """One step per coloured match, in the order of choice; impossible ones lapse (N14)."""
    pending = Counter(COLOUR[icon] for icon in matched if icon in COLOUR)
    while True:
        possible = [temple for temple in TEMPLES if pending[temple] and step_possible(g, seat, temple)]
        word = yield from g.choose("temple", seat, [f"temple:{temple}" for temple in possible])
        if not word:
            return
        temple = word.split(":")[1]
        pending[temple] -= 1
        yield from temple_step(g, seat, temple)


# Construction.


def free_places(g: Teotihuacan) -> list[tuple[int, int, int]]:
    found = []
    for level, size in LEVEL_SIZE.items():
        for row in range(size):
            for column in range(size):
                under = [(level - 1, row + r, column + c) for r in (0, 1) for c in (0, 1)]
                if (level, row, column) not in g.places and (level == 1 or all(p in g.places for p in under)):
                    found.append((level, row, column))
    return found


def tile_cost(level: int) -> dict[str, int]:
    return dict(DATA["action_boards"]["boards"][7]["levels"][str(level)]["cost"])


def savings(g: Teotihuacan, player: Player, level: int, may_save: bool) -> list[tuple[str, dict[str, int]]]:
    """Ways to pay a tile: "-" in full, "w" or "s" with that one saved, as far as the rest is owned."""
    found = []
    for letter, what in (("-", None), ("w", "wood"), ("s", "stone")):
        cost = tile_cost(level)
        if what is not None:
            if not may_save or not cost.get(what):
                continue
            cost[what] -= 1
        if g.can_pay(player, cost):
            found.append((letter, cost))
    return found


def build_words(g: Teotihuacan, seat: int, may_save: bool) -> list[str]:
    player = g.players[seat]
    return [
        f"build:{tile}@{level}.{row}.{column}r{quarter}"
        for level, row, column in free_places(g)
        if savings(g, player, level, may_save)
        for tile in g.pyramid
        for quarter in rotations(tile)
    ]


def later_build_words(g: Teotihuacan, seat: int, may_save: bool) -> list[str]:
    return ["done", *build_words(g, seat, may_save)]


def construction(g: Teotihuacan, seat: int, count: int) -> Flow[int]:
    may_save = 15 in g.turn_techs
    for number in range(count):
        if number == 0:
            word = yield from g.choose("build", seat, build_words(g, seat, may_save))
        else:
            words = partial(later_build_words, g, seat, may_save)
            word = yield from open_choice(g, "build", seat, words)
        if word == "done":
            break
        may_save = yield from build(g, seat, word, may_save)
    return POWER_UPS[count]


def build(g: Teotihuacan, seat: int, word: str, may_save: bool) -> Flow[bool]:
    """Lay, pay and score one tile; returns whether the saving is still unused."""
    player = g.players[seat]
    tile, place = word.removeprefix("build:").split("@")
    place, quarter = place.split("r")
    level, row, column = map(int, place.split("."))
    g.pyramid.remove(tile)
    icons = turned(PYRAMID[tile], int(quarter))
    covered = g.lay_tile(tile, level, row, column, icons)
    ways = dict(savings(g, player, level, may_save))
    choice = "-"
    if may_save:
        choice = (yield from g.choose("save", seat, [f"save:{letter}" for letter in ways])).split(":")[1]
    g.pay(player, ways[choice])
    matched = [new for old, new in zip(covered, icons, strict=True) if g.matches(old, new)]
    player.vp += LEVEL_VP[level] + len(matched)
    track_step(player)
    if level == 4:
        finish_pyramid(g)
    yield from coloured_matches(g, seat, matched)
    return may_save and choice == "-"


def finish_pyramid(g: Teotihuacan) -> None:
    g.finished = True
    g.light = g.dark
    g.met = True


# After the action.


def technologies(g: Teotihuacan, seat: int, board: int, powers: int) -> Flow[None]:
    player = g.players[seat]
    owned = g.turn_techs
    if 3 in owned and board in (5, 6):
        player.vp += 3
    if 5 in owned and board in BOARD_GOOD:
        setattr(player, BOARD_GOOD[board], getattr(player, BOARD_GOOD[board]) + 1)
    if 7 in owned and board in BOARD_GOOD:
        player.cocoa += 1
        player.vp += 1
    if 9 in owned and board == 7:
        player.vp += 4
    if 11 in owned and board == 8:
        player.vp += 3
    if 17 in owned and board == 8:
        yield from any_temple(g, seat)
    if 13 in owned:
        times = powers if g.options["tech13"] == "each" else min(powers, 1)
        yield from bought_power_ups(g, seat, board, times)


def bought_power_ups(g: Teotihuacan, seat: int, board: int, times: int) -> Flow[None]:
    player = g.players[seat]
    for _ in range(times):
        if not crew_here(g, board):
            return

        def words() -> list[str]:
            return ["skip", *(f"power:{worker.word}" for worker in crew_here(g, board) if player.cocoa)]

        word = yield from open_choice(g, "extra", seat, words)
        if word == "skip":
            return
        player.cocoa -= 1
        worker = die_for(g, crew_here(g, board), word.split(":")[1])
        yield from power_up(g, seat, worker)


ACTIONS = {2: gather, 3: gather, 4: gather, 5: alchemy, 6: nobles, 7: decorations, 8: construction}
