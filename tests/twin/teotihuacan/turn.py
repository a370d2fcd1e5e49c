"""A turn: moving, the choice at the arrival board, Worship and Royal tiles, refills, calendar (notation 4, 6, 7, 8)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from tests.twin.teotihuacan import actions, eclipse, solo
from tests.twin.teotihuacan.data import GOODS, KINDS
from tests.twin.teotihuacan.effects import (
    advance_light,
    any_temple,
    claimable,
    gain,
    open_choice,
    possible_temples,
    step_possible,
    take_tile,
    temple_step,
    turn_over,
    unlock_all,
)
from tests.twin.teotihuacan.people import Flow, Player, Worker

if TYPE_CHECKING:
    from tests.twin.teotihuacan.game import Teotihuacan


BOARD_TEMPLE = {2: "red", 3: "green", 4: "blue"}
WORSHIP_BOARDS = (1, 2, 3, 4, 7)


def rounds(g: Teotihuacan, seat: int) -> Flow[None]:
    """Turns in order from one seat on until the final Eclipse is over."""
    over = False
    while not over:
        g.turn_of = seat
        if g.solo and seat == 1:
            yield from solo.bot_turn(g)
        else:
            yield from player_turn(g, seat)
        yield from refill(g)
        g.turns += 1
        over = yield from calendar(g, seat)
        seat = (seat + 1) % len(g.players)
    g.turn_of = None


def calendar(g: Teotihuacan, seat: int) -> Flow[bool]:
    """Light disc and Eclipse after a turn; True if the game is over."""
    last = seat == g.order[-1]
    if g.options["dark_eclipse"] == "yes":
        if last and not g.met:
            advance_light(g)
        return (yield from eclipse.take_place(g)) if g.met else False
    if not last:
        return False
    if g.last_round:
        return (yield from eclipse.take_place(g))
    if not g.met:
        advance_light(g)
    g.last_round = g.met
    return False


def refill(g: Teotihuacan) -> Flow[None]:
    """Pyramid display, Decoration display, Discovery tiles at the boards (notation 7)."""
    yield from refill_display(g, g.pyramid, g.supply_pyramid, 3)
    yield from refill_display(g, g.decorations, g.supply_decorations, 4)
    for board in WORSHIP_BOARDS:
        if g.tiles[board] is None:
            g.tiles[board] = yield from g.draw_discovery()


def refill_display(g: Teotihuacan, display: list[str], supply: list[str], size: int) -> Flow[None]:
    while len(display) < size and supply:
        tile = (yield from g.chance("draw", [f"draw:{tile}" for tile in supply])).split(":")[1]
        supply.remove(tile)
        display.append(tile)


def player_turn(g: Teotihuacan, seat: int) -> Flow[None]:
    player = g.players[seat]
    g.turn_techs = list(player.techs)
    g.moved, g.crew = [], []
    word = yield from open_choice(g, "turn", seat, lambda: turn_words(g, seat))
    if word == "rest":
        unlock_all(g, seat)
    else:
        move(g, seat, word)
        g.in_turn_action = True
        choice = yield from open_choice(g, "act", seat, lambda: act_words(g, seat))
        yield from apply_decision(g, seat, choice)
        g.in_turn_action = False
        g.arrival = None
    yield from open_choice(g, "end", seat, lambda: ["end"])
    g.moved, g.crew = [], []


# Moving.


def turn_words(g: Teotihuacan, seat: int) -> list[str]:
    player = g.players[seat]
    free = [worker for worker in player.workers if not worker.locked]
    groups: set[tuple[int, tuple[int, ...]]] = {(worker.board, (worker.power,)) for worker in free}
    if player.unused["double_move"]:
        for i, one in enumerate(free):
            groups |= {(one.board, tuple(sorted((one.power, o.power)))) for o in free[i + 1 :] if o.board == one.board}
    words = []
    for board, powers in groups:
        name = ".".join(map(str, (board, *powers)))
        for distance in range(1, 9 if player.unused["free_move"] else 4):
            words.append(f"move:{name}>{g.board_at(board, distance)}{'*' if distance > 3 else ''}")
    if any(worker.locked for worker in player.workers):
        words.append("rest")
    return words


def move(g: Teotihuacan, seat: int, word: str) -> None:
    player = g.players[seat]
    source, destination = word.removeprefix("move:").split(">")
    free_move = destination.endswith("*")
    target = int(destination.rstrip("*"))
    board, *powers = map(int, source.split("."))
    for power in powers:
        able = [w for w in player.workers if (w.board, w.power, w.locked) == (board, power, None) and w not in g.moved]
        g.moved.append(able[0])
    if free_move:
        turn_over(g, seat, "free_move")
    if len(powers) == 2:
        turn_over(g, seat, "double_move")
    distance = (g.boards.index(target) - g.boards.index(board)) % 8 or 8
    passed = [g.board_at(board, step) for step in range(1, distance + 1)]
    if (
        1 in g.turn_techs
        and 1 in passed
        and not (free_move and g.options["tech1_free_move"] == "land" and passed[-1] != 1)
    ):
        player.cocoa += len(powers) if g.options["tech1_double"] == "each" else 1
    g.arrival = (target, colours_present(g, target))
    for worker in g.moved:
        worker.board = target


def colours_present(g: Teotihuacan, board: int) -> int:
    neutral = sum(board in dice for dice in g.neutral)
    free = [[w for w in player.workers if not w.locked and w not in g.moved] for player in g.players]
    return neutral + sum(any(w.board == board for w in workers) for workers in free)


# The choice at the arrival board.


def moved_here(g: Teotihuacan) -> list[Worker]:
    return [worker for worker in g.moved if worker.board == g.here and not worker.locked]


def act_words(g: Teotihuacan, seat: int) -> list[str]:
    if not moved_here(g):
        return ["cocoa"]
    return ["cocoa", *actions.main_words(g, seat), *worship_words(g, seat)]


def apply_decision(g: Teotihuacan, seat: int, word: str) -> Flow[None]:
    if word == "cocoa":
        g.players[seat].cocoa += g.colours + 1
    elif word.startswith("main"):
        yield from actions.main_action(g, seat, word)
    else:
        yield from worship(g, seat, word)


# Worship.


def occupant(g: Teotihuacan, board: int, code: str) -> tuple[int, Worker] | None:
    """(seat, worker) locked on a Worship space, or None."""
    for seat, player in enumerate(g.players):
        for worker in player.workers:
            if worker.board == board and worker.locked == code:
                return seat, worker
    return None


def space_cost(g: Teotihuacan, seat: int, board: int, code: str) -> int | None:
    """Cocoa for the space: −1 is a gain; None if it is closed to this player."""
    found = occupant(g, board, code)
    if found is None:
        return 0
    if g.options["advanced_worship"] == "yes":
        return 0 if found[0] == seat else -1
    if found[0] != seat:
        return 1
    return 1 if g.options["own_worship"] == "pay" else None


def worship_words(g: Teotihuacan, seat: int) -> list[str]:
    board = g.here
    if board not in WORSHIP_BOARDS:
        return []
    powers = sorted({worker.power for worker in moved_here(g)})
    suffixes = [f"@{power}" for power in powers] if len(powers) == 2 else [""]
    spaces = [(f"r{tile}", f"w{tile}") for tile in g.royal] if board == 1 else [("step", "w")]
    words = []
    for name, code in spaces:
        cost = space_cost(g, seat, board, code)
        if cost is not None:
            words += [
                form + suffix + star
                for form in forms(g, seat, board, name)
                for star in stars(g, seat, board, form, cost)
                for suffix in suffixes
            ]
    return words


def forms(g: Teotihuacan, seat: int, board: int, name: str) -> list[str]:
    """What may be done on the space, whatever it costs."""
    tile = g.tiles[board] is not None
    if board == 1:
        found = [f"worship:{name}"]
        if tile:
            found.append(f"worship:tile+{name}")
            if g.options["palace_order"] == "any":
                found.append(f"worship:{name}+tile")
        return found
    possible = bool(possible_temples(g, seat)) if board == 7 else step_possible(g, seat, BOARD_TEMPLE[board])
    step = possible or g.options["empty_worship"] == "yes"
    found = ["worship:step"] if step else []
    if tile:
        found.append("worship:tile")
        if step:
            found += ["worship:step+tile", "worship:tile+step"]
    return found


def stars(g: Teotihuacan, seat: int, board: int, form: str, space: int) -> list[str]:
    """Without and with `*`, as far as the cocoa (and the tile, if it comes first) can be paid that way."""
    player = g.players[seat]
    purse = player.cocoa + (1 if space < 0 else 0)
    due = max(space, 0) + ("+" in form)
    found = [""] if purse >= due and tile_payable(g, player, board, form, purse - due) else []
    if due and player.unused["free_cocoa"] and tile_payable(g, player, board, form, purse):
        found.append("*")
    return found


def tile_payable(g: Teotihuacan, player: Player, board: int, form: str, cocoa: int) -> bool:
    if not form.startswith("worship:tile"):
        return True
    cost = KINDS[g.tiles[board] or ""]["cost"]
    return cost.get("cocoa", 0) <= cocoa and all(
        getattr(player, what) >= n for what, n in cost.items() if what != "cocoa"
    )


def worship(g: Teotihuacan, seat: int, word: str) -> Flow[None]:
    player = g.players[seat]
    board = g.here
    star = word.endswith("*")
    form, _, power = word.rstrip("*").removeprefix("worship:").partition("@")
    parts = form.split("+")
    name = next((part for part in parts if part.startswith("r")), None)
    code = f"w{name[1:]}" if name else "w"
    worker = next(w for w in moved_here(g) if not power or w.power == int(power))
    space = space_cost(g, seat, board, code) or 0
    if space < 0:
        player.cocoa += 1
    if star:
        turn_over(g, seat, "free_cocoa")
    else:
        player.cocoa -= max(space, 0) + (len(parts) == 2)
    found = occupant(g, board, code)
    if found:
        found[1].locked = None
    worker.locked = code
    for number, part in enumerate(parts):
        if part == "tile" and number == 0:
            take_tile(g, seat, g.tiles[board] or "")
            g.tiles[board] = None
        elif part == "tile":
            yield from claim_at_board(g, seat, board)
        elif part == "step":
            yield from (any_temple(g, seat) if board == 7 else temple_step(g, seat, BOARD_TEMPLE[board]))
        else:
            yield from royal(g, seat, int(part[1:]), worker.power)


def claim_at_board(g: Teotihuacan, seat: int, board: int) -> Flow[None]:
    word = yield from open_choice(g, "claim", seat, lambda: ["skip", *claimable(g, seat, [g.tiles[board] or ""])])
    if word != "skip":
        take_tile(g, seat, g.tiles[board] or "")
        g.tiles[board] = None


# Royal tiles.


def royal(g: Teotihuacan, seat: int, tile: int, power: int) -> Flow[None]:
    player = g.players[seat]
    if tile == 1:
        player.cocoa += power + 1
    elif tile == 4:
        player.vp += 2 * min(len(player.techs), power)
    elif tile == 5:
        player.vp += 2 * min(player.track, power)
    elif tile == 9:
        player.vp += min(player.avenue, power + 1)
    elif tile in (2, 6):
        yield from royal_trade(g, seat, power, ("wood", "stone") if tile == 2 else ("stone", "gold"))
    elif tile == 3:
        yield from royal_sale(g, seat, power)
    elif tile == 7:
        yield from royal_exchange(g, seat, power)
    else:
        yield from royal_steps(g, seat, power)


def waive(g: Teotihuacan, seat: int) -> list[str]:
    return ["waive"] if g.options["free_cocoa"] == "wide" and g.players[seat].unused["free_cocoa"] else []


def royal_trade(g: Teotihuacan, seat: int, power: int, goods: tuple[str, str]) -> Flow[None]:
    player = g.players[seat]
    word = yield from open_choice(
        g,
        "royal",
        seat,
        lambda: [f"times:{n}" for n in range(min(power, player.cocoa) + 1)] + waive(g, seat),
    )
    if word == "waive":
        turn_over(g, seat, "free_cocoa")
        times = power
    else:
        times = int(word.split(":")[1])
        player.cocoa -= times
    for what in goods:
        setattr(player, what, getattr(player, what) + times)


def royal_sale(g: Teotihuacan, seat: int, power: int) -> Flow[None]:
    player = g.players[seat]

    def words() -> list[str]:
        held = "".join(letter * min(power, getattr(player, what)) for letter, what in GOODS.items())
        found = {"pay:-"}
        for size in range(1, power + 1):
            for mix in combinations_with_replacement("wsg", size):
                if all(mix.count(letter) <= held.count(letter) for letter in "wsg"):
                    found.add("pay:" + "".join(mix))
        return sorted(found)

    word = yield from open_choice(g, "royal", seat, words)
    for letter in word.split(":")[1].replace("-", ""):
        setattr(player, GOODS[letter], getattr(player, GOODS[letter]) - 1)
        player.cocoa += 2


def royal_exchange(g: Teotihuacan, seat: int, power: int) -> Flow[None]:
    player = g.players[seat]

    def owned() -> list[str]:
        return [f"pay:{letter}" for letter, what in GOODS.items() if getattr(player, what)]

    word = yield from open_choice(
        g,
        "royal",
        seat,
        lambda: ["pay:-", *(owned() if player.cocoa else []), *(waive(g, seat) if owned() else [])],
    )
    if word == "pay:-":
        return
    if word == "waive":
        turn_over(g, seat, "free_cocoa")
        word = yield from g.choose("royal", seat, owned())
    else:
        player.cocoa -= 1
    what = GOODS[word.split(":")[1]]
    setattr(player, what, getattr(player, what) - 1)
    yield from gain(g, seat, power)


def royal_steps(g: Teotihuacan, seat: int, power: int) -> Flow[None]:
    player = g.players[seat]
    for number in range(power - 1):

        def words(first: bool = number == 0) -> list[str]:
            steps = [f"temple:{t}" for t in possible_temples(g, seat)]
            return ["done", *(steps if player.cocoa else []), *(waive(g, seat) if first and steps else [])]

        word = yield from open_choice(g, "royal", seat, words)
        if word == "done":
            return
        if word == "waive":
            turn_over(g, seat, "free_cocoa")
            for _ in range(power - 1):
                yield from any_temple(g, seat)
            return
        player.cocoa -= 1
        yield from temple_step(g, seat, word.split(":")[1])
