"""Effects used everywhere: temple and Avenue steps, claiming and using tiles, power-ups, ascension (N3–N12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tests.twin.teotihuacan.data import AVENUE_STACKS, DISCOVERY_STEPS, KINDS, REWARDS, TEMPLES, multisets
from tests.twin.teotihuacan.people import Flow, Worker

if TYPE_CHECKING:
    from tests.twin.teotihuacan.game import Teotihuacan


NEVER_ALONE = ("double_move", "free_move", "free_cocoa", "extra_worker")


def step_possible(g: Teotihuacan, seat: int, temple: str) -> bool:
    here = getattr(g.players[seat], temple)
    if here < 10:
        return True
    return here == 10 and all(getattr(other, temple) < 11 for other in g.players)


def possible_temples(g: Teotihuacan, seat: int) -> list[str]:
    return [temple for temple in TEMPLES if step_possible(g, seat, temple)]


def gain(g: Teotihuacan, seat: int, count: int) -> Flow[None]:
    """Any mix of resources in one word."""
    word = yield from g.choose("gain", seat, [f"gain:{mix}" for mix in multisets(count)])
    g.add_goods(g.players[seat], word.split(":")[1])


def temple_step(g: Teotihuacan, seat: int, temple: str) -> Flow[None]:
    """A fixed step; lapses if it is not possible (N8)."""
    if not step_possible(g, seat, temple):
        return
    player = g.players[seat]
    step = getattr(player, temple) + 1
    setattr(player, temple, step)
    stack = DISCOVERY_STEPS.get((temple, step))
    if stack and g.stacks[stack]:
        claimed = yield from claim(g, seat, stack, "reward")
        if claimed:
            return
    reward = REWARDS[temple][step]
    player.vp += reward.get("vp", 0)
    player.cocoa += reward.get("cocoa", 0)
    if reward.get("any_resource"):
        yield from gain(g, seat, reward["any_resource"])


def any_temple(g: Teotihuacan, seat: int) -> Flow[None]:
    """A step on a temple of choice; lapses if none is possible."""
    word = yield from g.choose("temple", seat, [f"temple:{temple}" for temple in possible_temples(g, seat)])
    if word:
        yield from temple_step(g, seat, word.split(":")[1])


def claimable(g: Teotihuacan, seat: int, kinds: Sequence[str]) -> list[str]:
    return [f"claim:{kind}" for kind in kinds if g.can_pay(g.players[seat], KINDS[kind]["cost"])]


def take_tile(g: Teotihuacan, seat: int, kind: str) -> None:
    g.pay(g.players[seat], KINDS[kind]["cost"])
    g.players[seat].unused[kind] += 1


def claim(g: Teotihuacan, seat: int, stack: str, refusal: str) -> Flow[bool]:
    """Claim a tile of a stack, or the refusal ("reward" or "skip"); True if one was claimed (N8–N10)."""

    def words() -> list[str]:
        kinds = g.stacks[stack]
        offered = kinds[-1:] if g.options["stack_choice"] == "top" else sorted(set(kinds))
        return [refusal, *claimable(g, seat, offered)]

    word = yield from open_choice(g, "claim", seat, words)
    if word == refusal:
        return False
    kind = word.split(":")[1]
    # Of several copies the one drawn last is taken.
    pile = g.stacks[stack]
    del pile[len(pile) - 1 - pile[::-1].index(kind)]
    take_tile(g, seat, kind)
    return True


def avenue_step(g: Teotihuacan, seat: int) -> Flow[None]:
    player = g.players[seat]
    if player.avenue >= 9:
        return
    player.avenue += 1
    stack = AVENUE_STACKS.get(player.avenue)
    if stack and g.stacks[stack]:
        yield from claim(g, seat, stack, "skip")


# Free words.


def open_choice(g: Teotihuacan, decision: str, seat: int, words: Callable[[], list[str]]) -> Flow[str]:
    """An open decision: free words are offered besides, and after one the decision is computed anew (N4, N5)."""
    while True:
        free = free_words(g, seat) if g.turn_of == seat else []
        word = yield from g.choose(decision, seat, [*words(), *free])
        if word not in free:
            return word
        yield from use_free_word(g, seat, word)


def free_words(g: Teotihuacan, seat: int) -> list[str]:
    player = g.players[seat]
    words = []
    locked = any(worker.locked for worker in player.workers)
    if locked and player.cocoa >= 3:
        words.append("unlock")
    if locked and g.options["free_cocoa"] == "wide" and player.unused["free_cocoa"]:
        words.append("unlock*")
    return words + [f"use:{kind}" for kind, n in player.unused.items() if n and usable(g, seat, kind)]


def usable(g: Teotihuacan, seat: int, kind: str) -> bool:
    if kind in NEVER_ALONE or KINDS[kind]["kind"] == "mask":
        return False
    if kind == "avenue_1":
        return g.players[seat].avenue < 9
    if kind == "temple_any":
        return bool(possible_temples(g, seat))
    if kind.startswith("temple_"):
        return step_possible(g, seat, kind.removeprefix("temple_"))
    if kind == "power_up_2":
        return bool(tile_power_up_workers(g, seat))
    return True


def turn_over(g: Teotihuacan, seat: int, kind: str) -> None:
    g.players[seat].unused[kind] -= 1
    g.players[seat].used[kind] += 1


def unlock_all(g: Teotihuacan, seat: int) -> None:
    for worker in g.players[seat].workers:
        worker.locked = None


def use_free_word(g: Teotihuacan, seat: int, word: str) -> Flow[None]:
    if word in ("unlock", "unlock*"):
        if word == "unlock":
            g.players[seat].cocoa -= 3
        else:
            turn_over(g, seat, "free_cocoa")
        unlock_all(g, seat)
        return
    kind = word.split(":")[1]
    turn_over(g, seat, kind)
    if kind == "vp_4":
        g.players[seat].vp += 4
    elif kind == "cocoa_4":
        g.players[seat].cocoa += 4
    elif kind in ("resources_2", "resources_3"):
        yield from gain(g, seat, int(kind[-1]))
    elif kind == "avenue_1":
        yield from avenue_step(g, seat)
    elif kind == "temple_any":
        yield from any_temple(g, seat)
    elif kind == "power_up_2":
        yield from power_ups(g, seat, 2, lambda: tile_power_up_workers(g, seat))
    else:
        yield from temple_step(g, seat, kind.removeprefix("temple_"))


# Power-ups.


def tile_power_up_workers(g: Teotihuacan, seat: int) -> list[Worker]:
    """Own unlocked workers; from the move until the action is carried out not those moved this turn (option any)."""
    waiting = g.moved if g.in_turn_action and g.options["power_up_tile"] == "wait" else []
    return [w for w in g.players[seat].workers if not w.locked and w.power < 6 and w not in waiting]


def die_for(g: Teotihuacan, workers: list[Worker], word: str) -> Worker:
    """Of several own dice that fit one word: outside the crew first, then one not moved this turn (N11)."""
    fitting = [worker for worker in workers if worker.word == word]
    return min(fitting, key=lambda worker: (worker in g.crew, worker in g.moved))


def power_ups(g: Teotihuacan, seat: int, count: int, workers: Callable[[], list[Worker]]) -> Flow[None]:
    """Power-ups of one source, in canonical order (N11)."""
    first, raised, ascended = None, None, False
    for _ in range(count):
        able = workers()
        if first is not None and not ascended:
            able = [w for w in able if w is raised or (w.board, w.power) >= first]
        word = yield from g.choose("power", seat, [f"power:{worker.word}" for worker in able])
        if not word:
            return
        worker = die_for(g, able, word.split(":")[1])
        if first is None:
            first, raised = (worker.board, worker.power), worker
            ascended = worker.power == 5
        yield from power_up(g, seat, worker)


def power_up(g: Teotihuacan, seat: int, worker: Worker) -> Flow[None]:
    worker.power += 1
    if worker.power == 6:
        yield from ascend(g, seat, worker)


def ascend(g: Teotihuacan, seat: int, worker: Worker) -> Flow[None]:
    player = g.players[seat]
    yield from avenue_step(g, seat)
    worker.board, worker.power = 1, 1

    def words() -> list[str]:
        found = ["ascend:vp", "ascend:cocoa"]
        if possible_temples(g, seat):
            found.append("ascend:temple")
            if player.cocoa >= 3:
                found.append("ascend:two")
            if g.options["free_cocoa"] == "wide" and player.unused["free_cocoa"]:
                found.append("ascend:two*")
        if player.wheel:
            found.append("ascend:worker")
        return found

    word = yield from open_choice(g, "ascend", seat, words)
    if word == "ascend:vp":
        player.vp += 5
    elif word == "ascend:cocoa":
        player.cocoa += 5
    elif word == "ascend:temple":
        yield from any_temple(g, seat)
    elif word == "ascend:worker":
        enter_fourth_worker(g, seat)
    else:
        if word == "ascend:two":
            player.cocoa -= 3
        else:
            turn_over(g, seat, "free_cocoa")
        yield from any_temple(g, seat)
        yield from any_temple(g, seat)
    advance_light(g)


def enter_fourth_worker(g: Teotihuacan, seat: int) -> None:
    player = g.players[seat]
    player.wheel = False
    player.workers.append(Worker(1, 3))
    player.cocoa += 2


def advance_light(g: Teotihuacan) -> None:
    if g.light < g.dark:
        g.light += 1
    if g.light == g.dark:
        g.met = True
