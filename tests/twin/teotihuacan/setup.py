"""Set-up (notation 3): every draw and choice before the first turn."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, Any

from tests.twin.teotihuacan import solo
from tests.twin.teotihuacan.data import (
    BONUSES,
    DATA,
    PYRAMID,
    RING,
    ROYAL_CATEGORY,
    STARTING,
    TECH_PRICE,
    TEMPLES,
    rotations,
    turned,
)
from tests.twin.teotihuacan.effects import avenue_step, claimable, gain, power_ups, take_tile, temple_step
from tests.twin.teotihuacan.people import Flow, Worker
from tests.twin.teotihuacan.turn import WORSHIP_BOARDS, refill_display

if TYPE_CHECKING:
    from tests.twin.teotihuacan.game import Teotihuacan


def set_up(g: Teotihuacan) -> Flow[None]:
    yield from first_player(g)
    if g.options["first_game"] == "yes":
        printed_board(g)
    else:
        yield from drawn_board(g)
    yield from refill_display(g, g.decorations, g.supply_decorations, 4)
    yield from refill_display(g, g.pyramid, g.supply_pyramid, 3)
    yield from starting_pyramid(g)
    yield from discovery_tiles(g)
    order_cocoa(g)
    if g.options["first_game"] == "yes":
        yield from first_game_goods(g)
    else:
        yield from starting_tiles(g)
    yield from neutral_dice(g)
    if g.solo:
        yield from solo.set_up_bot(g)


Row = list[tuple[str, str | None]]


def first_player(g: Teotihuacan) -> Flow[None]:
    if g.solo or g.options["first_player"] == "0":
        g.first = 0
    else:
        g.first = int((yield from g.chance("first", [f"first:{seat}" for seat in range(g.seats)])).split(":")[1])
    g.first_known = True


def printed_board(g: Teotihuacan) -> None:
    first = DATA["first_game_setup"]
    g.boards = list(RING)
    g.royal = list(first["royal_tiles_printed"])
    g.techs = [*first["technologies_printed"]["top"], *first["technologies_printed"]["bottom"]]
    g.bonus = [first["temple_bonus_printed"][temple] for temple in TEMPLES]


def drawn_board(g: Teotihuacan) -> Flow[None]:
    word = yield from g.chance("boards", ["boards:" + "".join(p) for p in permutations("234567")])
    loose = [int(digit) for digit in word.split(":")[1]]
    g.boards = [1, *loose[:3], 8, *loose[3:]]
    tiles = product(*ROYAL_CATEGORY.values())
    word = yield from g.chance("royals", ["royals:" + ".".join(map(str, chosen)) for chosen in tiles])
    g.royal = [int(tile) for tile in word.split(":")[1].split(".")]
    numbers = sorted(TECH_PRICE)
    if g.options["technology_draw"] == "split":
        sets: list[tuple[int, ...]] = [
            a + b for a in combinations(numbers[:4], 3) for b in combinations(numbers[4:], 3)
        ]
    else:
        sets = [*combinations(numbers, 6)]
    word = yield from g.chance("techs", ["techs:" + ".".join(map(str, chosen)) for chosen in sets])
    g.techs = [int(number) for number in word.split(":")[1].split(".")]
    word = yield from g.chance("bonus", ["bonus:" + ".".join(chosen) for chosen in permutations(BONUSES, 3)])
    g.bonus = word.split(":")[1].split(".")


def starting_pyramid(g: Teotihuacan) -> Flow[None]:
    data = DATA["starting_pyramid"]
    players = max(2, g.seats)
    layouts = [data["by_players"][players]]
    if g.options["start_pyramid"] == "random":
        layouts += data["bga_only_alternatives"].get(players, [])
    word = yield from g.chance("layout", [f"layout:{number}" for number in range(len(layouts))])
    layout = layouts[int(word.split(":")[1])]
    for level in (1, 2):
        for row, column in layout[f"level_{level}"]:
            words = [f"draw:{tile}r{quarter}" for tile in g.supply_pyramid for quarter in rotations(tile)]
            tile, quarter = (yield from g.chance("draw", words)).split(":")[1].split("r")
            g.supply_pyramid.remove(tile)
            g.lay_tile(tile, level, row, column, turned(PYRAMID[tile], int(quarter)))


def discovery_tiles(g: Teotihuacan) -> Flow[None]:
    for board in WORSHIP_BOARDS:
        g.tiles[board] = yield from g.draw_discovery()
    data = DATA["discovery_placement"]
    counts = {"avenue_3": 3, "avenue_6": 2, "avenue_8": 1}
    counts |= {name: by_players[g.seats] for name, by_players in data["temples_by_players"].items()}
    for name in ("avenue_3", "avenue_6", "avenue_8", "blue_4", "red_5", "green_3", "green_6"):
        for _ in range(counts[name]):
            g.stacks[name].append((yield from g.draw_discovery()) or "")


def order_cocoa(g: Teotihuacan) -> None:
    humans = g.order if not g.solo else [0]
    for number, seat in enumerate(humans):
        g.players[seat].cocoa += 1 if number == 0 else 3 if number == len(humans) - 1 else 2


def first_game_goods(g: Teotihuacan) -> Flow[None]:
    for number, seat in enumerate(g.order if not g.solo else [0], start=1):
        entry = DATA["first_game_setup"]["players"][number]
        player = g.players[seat]
        for what in ("cocoa", "wood", "stone", "gold"):
            setattr(player, what, getattr(player, what) + entry.get(what, 0))
        if "technology" in entry:
            player.techs.append(entry["technology"])
        player.workers = [Worker(worker["board"], worker["power"]) for worker in entry["workers"]]
        if number == 4 and g.options["first_game_order4"] == "bga":
            player.green, player.cocoa = 2, player.cocoa + 1
            continue
        for temple in TEMPLES:
            for _ in range(entry.get("temples", {}).get(temple, 0)):
                yield from temple_step(g, seat, temple)
        for _ in range(entry.get("avenue", 0)):
            yield from avenue_step(g, seat)


# Starting tiles.


def starting_tiles(g: Teotihuacan) -> Flow[None]:
    humans = g.order if not g.solo else [0]
    if g.options["draft"] == "yes":
        yield from draft(g, humans)
    else:
        yield from deal_and_keep(g, humans)
    for seat in humans:
        yield from take_everything(g, seat)


def deal(g: Teotihuacan, rest: list[str], row: Row, count: int) -> Flow[None]:
    for _ in range(count):
        tile = (yield from g.chance("draw", [f"draw:{tile}" for tile in rest])).split(":")[1]
        rest.remove(tile)
        row.append((tile, None))


def lay_discoveries_beside(g: Teotihuacan, rows: list[Row]) -> Flow[None]:
    for row in rows:
        for number, (tile, _) in enumerate(row):
            if STARTING[tile]["gain"].get("discovery"):
                row[number] = (tile, (yield from g.draw_discovery()))


def keep_tile(g: Teotihuacan, seat: int, row: Row, tile: str) -> None:
    pair = next(pair for pair in row if pair[0] == tile)
    row.remove(pair)
    g.players[seat].starting.append(tile)
    if pair[1]:
        g.beside[tile] = pair[1]


def clear_offer(g: Teotihuacan) -> None:
    for row in g.offer:
        for _, kind in row:
            if kind:
                g.supply_discovery[kind] += 1
    g.offer = []


def deal_and_keep(g: Teotihuacan, humans: list[int]) -> Flow[None]:
    rest = list(STARTING)
    g.offer = [[] for _ in range(g.seats)]
    for seat in humans:
        yield from deal(g, rest, g.offer[seat], 4)
    yield from lay_discoveries_beside(g, [g.offer[seat] for seat in humans])
    for seat in humans:
        numbers = sorted(int(tile[2:]) for tile, _ in g.offer[seat])
        words = [f"keep:ST{a}.ST{b}" for a, b in combinations(numbers, 2)]
        word = yield from g.choose("keep", seat, words)
        for tile in word.split(":")[1].split("."):
            keep_tile(g, seat, g.offer[seat], tile)
    clear_offer(g)


def draft(g: Teotihuacan, humans: list[int]) -> Flow[None]:
    rest = list(STARTING)
    g.offer = [[]]
    yield from deal(g, rest, g.offer[0], {1: 6, 2: 6, 3: 8, 4: 10}[g.seats])
    yield from lay_discoveries_beside(g, g.offer)
    for seat in [*humans, *reversed(humans)]:
        word = yield from g.choose("pick", seat, [f"pick:{tile}" for tile, _ in g.offer[0]])
        keep_tile(g, seat, g.offer[0], word.split(":")[1])
    clear_offer(g)


def take_everything(g: Teotihuacan, seat: int) -> Flow[None]:
    player = g.players[seat]
    tiles = [STARTING[tile] for tile in sorted(player.starting, key=lambda tile: int(tile[2:]))]

    def total(what: str) -> int:
        return sum(tile["gain"].get(what, 0) for tile in tiles)

    for what in ("cocoa", "wood", "stone", "gold"):
        setattr(player, what, getattr(player, what) + total(what))
    if total("any_resource"):
        yield from gain(g, seat, total("any_resource"))
    for temple in TEMPLES:
        for _ in range(total(f"temple_{temple}")):
            yield from temple_step(g, seat, temple)
    for _ in range(total("avenue")):
        yield from avenue_step(g, seat)
    yield from start_technologies(g, seat, total("technology"))
    yield from start_discoveries(g, seat, tiles)
    shown = sorted({board for tile in tiles for board in tile["boards"]})
    words = ["place:" + ".".join(map(str, chosen)) for chosen in combinations(shown, 3)]
    word = yield from g.choose("place", seat, words)
    player.workers = [Worker(int(board), 1) for board in word.split(":")[1].split(".")]
    yield from start_power_ups(g, seat, total("power_up"))


def start_technologies(g: Teotihuacan, seat: int, count: int) -> Flow[None]:
    player = g.players[seat]
    if g.options["second_start_technology"] == "ignored":
        count = min(count, 1)
    for _ in range(count):
        number = min(number for number in g.techs if number not in player.techs)
        if g.options["start_technology_vp"] == "yes":
            for other in g.players:
                other.vp += 3 if number in other.techs else 0
        player.techs.append(number)
        yield from temple_step(g, seat, TEMPLES[sorted(g.techs).index(number) % 3])


def start_discoveries(g: Teotihuacan, seat: int, tiles: list[dict[str, Any]]) -> Flow[None]:
    for tile in tiles:
        kind = g.beside.get(tile["id"])
        if kind is None:
            continue
        word = yield from g.choose("claim", seat, ["skip", *claimable(g, seat, [kind])])
        del g.beside[tile["id"]]
        if word == "skip":
            g.supply_discovery[kind] += 1
        else:
            take_tile(g, seat, kind)


def start_power_ups(g: Teotihuacan, seat: int, count: int) -> Flow[None]:
    workers = g.players[seat].workers
    if count == 2 and g.options["start_power_ups"] == "one":
        word = yield from g.choose("power", seat, [f"power:{worker.word}" for worker in workers])
        next(worker for worker in workers if worker.word == word.split(":")[1]).power += 2
    else:
        yield from power_ups(g, seat, count, lambda: workers)


# Neutral dice.


def neutral_dice(g: Teotihuacan) -> Flow[None]:
    """Take all off and place them anew, colour by colour."""
    g.neutral = [[] for _ in g.neutral]
    kept = {tile for player in g.players for tile in player.starting}
    rest = [tile for tile in STARTING if tile not in kept or g.options["neutral_draw"] == "all"]
    for colour in range(len(g.neutral)):
        pool = rest if g.options["neutral_draw"] == "unkept" else list(STARTING)
        dice = g.neutral[colour]
        for _ in range(2):
            tile = (yield from g.chance("draw", [f"draw:{tile}" for tile in pool])).split(":")[1]
            pool.remove(tile)
            dice += [board for board in STARTING[tile]["boards"] if board not in dice][: 3 - len(dice)]
