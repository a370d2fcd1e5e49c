"""Whether a rule that the engine names as a reason is really in the way, by the rules of the twin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from tests.twin.teotihuacan import actions, turn
from tests.twin.teotihuacan.data import DATA, GOODS, NOBLE_ROWS, TEMPLES, rotations
from tests.twin.teotihuacan.effects import NEVER_ALONE, possible_temples, step_possible, tile_power_up_workers
from tests.twin.teotihuacan.game import Teotihuacan
from tests.twin.teotihuacan.people import Player, Worker

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import Reason, TeotihuacanState


class Question:
    """What was asked about, and where."""

    def __init__(self, twin: Teotihuacan, state: TeotihuacanState, target: str, reason: Reason) -> None:
        assert twin.to_move is not None
        self.g, self.seat, self.number = twin, twin.to_move, reason[1]
        self.frame = state.frames[-1]
        self.target = target
        self.kind, _, self.part = target.partition(":")
        self.kind = self.kind.partition("+")[0].rstrip("*")
        self.form = self.part.rstrip("*").partition("@")[0]

    @property
    def player(self) -> Player:
        return self.g.players[self.seat]

    @property
    def works(self) -> bool:
        """The question is who could carry out the Main action."""
        return self.kind in ("main", "crew")

    @property
    def extra(self) -> int:
        """Extra worker tiles that are used."""
        return int(self.frame[1] if self.kind == "crew" else self.target.rstrip("*").partition("+")[2] or 0)

    def crews(self) -> list[list[Worker]]:
        """Sets of workers that may be used, by the word."""
        if self.kind == "main":
            return actions.crews(self.g, self.seat)
        allowed = {actions.crew_word(crew) for crew in actions.crews(self.g, self.seat)}
        return [crew for crew in self.sets() if actions.crew_word(crew) in allowed]

    def sets(self) -> list[list[Worker]]:
        """Sets of own workers with the powers of the word."""
        here = [w for w in self.player.workers if w.board == self.g.here and not w.locked]
        sets = [list(crew) for size in range(1, 5) for crew in combinations(here, size)]
        return [crew for crew in sets if actions.crew_word(crew) == self.target]

    def workers(self, *, locked: bool) -> list[Worker]:
        """Own workers with the board and power of the word."""
        return [w for w in self.player.workers if w.word == self.part and (w.locked is not None) == locked]

    def movers(self) -> Counter[str]:
        """Workers that a move asks for."""
        board, *powers = self.part.partition(">")[0].split(".")
        return Counter(f"{board}.{power}" for power in powers)


def is_in_the_way(twin: Teotihuacan, state: TeotihuacanState, target: str, reason: Reason) -> bool:
    return bool(_RULES[reason[0]](Question(twin, state, target, reason)))


# Words of other decisions.

_ASKS = {
    **{kind: (kind,) for kind in ("gain", "temple", "crew", "tech", "row", "deco", "save", "keep", "pick")},
    **{"turn": ("move", "rest", "board"), "act": ("cocoa", "main", "worship", "royal"), "claim": ("claim",)},
    **{"power": ("power",), "extra": ("power", "skip"), "ascend": ("ascend",), "end": ("end",), "salary": ("salary",)},
    **{"build": ("build", "done", "level"), "place": ("place", "board")},
}
_ROYAL_ASKS = {2: ("times",), 6: ("times",), 3: ("pay", "waive"), 7: ("pay", "waive"), 8: ("temple", "done", "waive")}


def not_asked(q: Question) -> bool:
    kind = "salary" if q.kind == "salary" else q.kind
    if q.g.decision == "royal":
        waived = q.frame[1] == 7 and q.frame[3]
        return kind not in _ROYAL_ASKS[q.frame[1]] or (kind == "waive" and bool(waived))
    if q.g.decision == "claim" and kind in ("reward", "skip"):
        return kind not in q.g.legal
    return kind not in _ASKS[q.g.decision]


def closed(q: Question) -> bool:
    """Free words stand in no list of this decision: it is closed, or it is somebody else's turn (N5)."""
    first_tile = q.g.decision == "build" and "done" not in q.g.legal
    exchanged = q.g.decision == "royal" and q.frame[1] == 7 and q.frame[3]
    is_open = q.g.decision in ("turn", "act", "claim", "ascend", "build", "royal", "extra", "end")
    return q.g.turn_of != q.seat or not is_open or first_tile or bool(exchanged)


def no_name(q: Question) -> bool:
    powers = {str(worker.power) for worker in turn.moved_here(q.g)}
    named = q.part.rstrip("*").partition("@")[2]
    return named not in powers if len(powers) == 2 else bool(named)


# Things that are not there.


def not_there(q: Question) -> bool:
    g = q.g
    tile = q.part.partition("@")[0]
    if q.kind in ("worship", "royal"):
        royal = (
            [int(part[1:]) for part in q.form.split("+") if part[0] == "r"] if q.kind == "worship" else [int(q.part)]
        )
        return (g.here == 1) != bool(royal) or royal[0] not in g.royal
    if q.kind in ("keep", "pick"):
        offered = {name for row in g.offer for name, _ in row} if q.kind == "pick" else _offer(q)
        return not offered.issuperset(q.part.split("."))
    found = {"tech": [str(number) for number in g.techs], "build": g.pyramid, "deco": g.decorations}
    return q.part not in _lying(q) if q.kind == "claim" else tile not in found[q.kind]


def _offer(q: Question) -> set[str]:
    return {name for name, _ in q.g.offer[q.seat]}


def _lying(q: Question) -> list[str]:
    """Tiles where one is claimed, by the engine's word for the place."""
    _, where, number, _ = q.frame
    if where == 0:
        kind = q.g.tiles[(1, 2, 3, 4, 7)[number]]
        return [kind] if kind else []
    return list(q.g.stacks.values())[number] if where == 1 else [q.g.beside.get(f"ST{number + 1}", "")]


def only_top(q: Question) -> bool:
    return q.g.options["stack_choice"] == "top" and q.part in _lying(q)[:-1] and q.part != _lying(q)[-1]


def not_shown(q: Question) -> bool:
    boards = [DATA["starting_tiles"]["tiles"][int(tile[2:]) - 1]["boards"] for tile in q.player.starting]
    return not {board for pair in boards for board in pair}.issuperset(map(int, q.part.split(".")))


# Workers.


def no_worker(q: Question) -> bool:
    own = q.player.workers
    if q.kind == "use":
        return not tile_power_up_workers(q.g, q.seat)
    if q.kind == "move":
        return bool(q.movers() - Counter(worker.word for worker in own))
    if q.kind == "crew":
        here = [str(worker.power) for worker in own if worker.board == q.g.here and not worker.locked]
        return bool(Counter(q.part.split(".")) - Counter(here))
    if q.kind == "main":
        return not actions.crews(q.g, q.seat)
    if q.kind == "board":
        return all(worker.locked for worker in own)
    return not q.workers(locked=False)


def locked(q: Question) -> bool:
    if q.kind == "board":
        return all(worker.locked for worker in q.player.workers)
    if q.kind != "move":
        return bool(q.workers(locked=True)) and not q.workers(locked=False)
    free = Counter(worker.word for worker in q.player.workers if not worker.locked)
    everybody = Counter(worker.word for worker in q.player.workers)
    return bool(q.movers() - free) and any(free[word] < everybody[word] for word in q.movers())


def not_used(q: Question) -> bool:
    return not any(worker.word == q.part for worker in actions.crew_here(q.g, q.g.here))


def just_moved(q: Question) -> bool:
    return q.g.in_turn_action and all(worker in q.g.moved for worker in q.workers(locked=False))


def without_moved(q: Question) -> bool:
    return all(not set(turn.moved_here(q.g)) <= set(crew) for crew in q.sets())


# Numbers.


def most(q: Question) -> bool:
    if q.kind == "main":
        too_many = [crew for crew in actions.crews(q.g, q.seat) if not actions.extra_allowed(q.g, crew, q.extra)]
        return (q.extra > 1 and q.g.options["extra_worker_stack"] == "no") or bool(too_many)
    if q.kind == "salary":
        return int(q.part) > sum(2 if worker.power >= 4 else 1 for worker in q.player.workers)
    if q.kind == "crew":
        return all(len(crew) > 3 or not actions.extra_allowed(q.g, crew, q.extra) for crew in q.sets())
    return (int(q.part) if q.kind == "times" else len(q.part)) > q.number


def exactly(q: Question) -> bool:
    if q.kind == "crew":
        sizes = {len(crew) for crew in actions.crews(q.g, q.seat)}
        return len(q.part.split(".")) != q.number and sizes <= {q.number}
    return len(q.part.replace("-", "")) != q.number and all(len(word) == 5 + q.number for word in _ordinary(q))


def _ordinary(q: Question) -> list[str]:
    return [
        word[:99] if word.startswith("gain:") else f"x{word}" for word in q.g.legal if word.startswith(("gain", "pay"))
    ]


# Cocoa and tiles.


def saves_nothing(q: Question) -> bool:
    if q.kind == "main":
        return q.g.colours == 0
    if q.kind == "worship":
        name = next((part for part in q.form.split("+") if part[0] == "r"), "")
        cost = turn.space_cost(q.g, q.seat, q.g.here, f"w{name[1:]}")
        return cost is not None and max(cost, 0) + ("+" in q.form) == 0
    return q.frame[1] == 3 if q.kind == "waive" else not q.player.workers


def own_worker(q: Question) -> bool:
    codes = [f"w{part[1:]}" for part in q.form.split("+") if part[0] == "r"] or ["w"]
    if q.kind == "royal":
        codes = [f"w{q.part}"]
    return turn.space_cost(q.g, q.seat, q.g.here, codes[0]) is None


def costs_none(q: Question) -> bool:
    return not actions.tile_cost(q.frame[1]).get(GOODS[q.part])


def empty_display(q: Question) -> bool:
    return not (q.g.decorations if q.g.here == 7 else q.g.pyramid)


# Temples.


def _temple(q: Question) -> str:
    if q.kind == "worship":
        return turn.BOARD_TEMPLE[q.g.here]
    return q.part.removeprefix("temple_")


def temple_top(q: Question) -> bool:
    return bool(getattr(q.player, _temple(q)) == 11)


def temple_taken(q: Question) -> bool:
    return getattr(q.player, _temple(q)) == 10 and not step_possible(q.g, q.seat, _temple(q))


def no_match(q: Question) -> bool:
    _, allowed, matches, _ = q.frame
    temple = TEMPLES.index(q.part)
    return bool(matches) and not matches >> 3 * temple & 7 and not allowed >> temple & 1


# Boards.


def _all_open(q: Question) -> bool:
    """Some crew may take Technologies of both rows."""
    crews = [(crew, actions.count_of(q.g, crew, q.extra)) for crew in q.crews()]
    return any(count >= 2 or min(worker.power for worker in crew) >= 4 for crew, count in crews)


def owned(q: Question) -> bool:
    if q.works:
        return all(number in q.player.techs for number in q.g.techs)
    return int(q.part) in q.player.techs


def closed_row(q: Question) -> bool:
    if q.works:
        open_ones = [number for number in q.g.techs if number not in q.player.techs]
        return not _all_open(q) and bool(open_ones) and all(actions.bottom_row(q.g, number) for number in open_ones)
    _, count, strength, _ = q.frame
    return actions.bottom_row(q.g, int(q.part)) and count == 1 and strength < 4


def full(q: Question) -> bool:
    if q.kind == "row":
        return q.g.rows[_row(q)] == len(NOBLE_ROWS[_row(q)])
    counts = [actions.count_of(q.g, crew, q.extra) for crew in q.crews()]
    return q.g.row == 0 or not any(actions.noble_rows(q.g, count) for count in counts)


def _row(q: Question) -> int:
    return ("top", "centre", "bottom").index(q.part)


def stairway_done(q: Question) -> bool:
    sides = "nesw" if q.works else q.part[-1]
    return all(len(q.g.stairs[side]) == 4 for side in sides)


def stairway_below(q: Question) -> bool:
    sides = "nesw" if q.works else q.part[-1]
    steps = [len(q.g.stairs[side]) for side in sides]
    return not any(actions.stair_allowed(q.g, side) for side in sides) and q.number in steps


def _places(q: Question) -> set[tuple[int, ...]]:
    """Places that the word or thing is about."""
    if q.works:
        return {*q.g.places, *actions.free_places(q.g)}
    if q.kind == "level":
        size = {1: 4, 2: 3, 3: 2, 4: 1}[int(q.part)]
        return {(int(q.part), row, column) for row in range(size) for column in range(size)}
    return {tuple(map(int, q.part.partition("@")[2].partition("r")[0].split(".")))}


def taken(q: Question) -> bool:
    return _places(q) <= q.g.places


def no_place(q: Question) -> bool:
    return not _places(q) & set(actions.free_places(q.g)) and not _places(q) <= q.g.places


_RULES: dict[str, Callable[[Question], bool]] = {
    "not-asked": not_asked,
    "no-name": no_name,
    "closed": closed,
    "other-options": lambda q: q.g.options["free_cocoa"] != "wide",
    "not-there": not_there,
    "only-top": only_top,
    "not-shown": not_shown,
    "never-alone": lambda q: q.part in NEVER_ALONE or q.part.startswith("mask"),
    "no-worker": no_worker,
    "locked": locked,
    "none-locked": lambda q: all(worker.locked is None for worker in q.player.workers),
    "left-board": lambda q: not turn.moved_here(q.g),
    "no-main-action": lambda q: q.g.here == 1,
    "no-worship": lambda q: q.g.here in (5, 6, 8),
    "no-extra-worker": lambda q: q.extra > 0 and q.g.here not in (5, 6, 8),
    "most": most,
    "exactly": exactly,
    "without-moved": without_moved,
    "not-used": not_used,
    "moved": just_moved,
    "order": lambda q: 8 * int(q.part[0]) + int(q.part[2]) < q.frame[3],
    "saves-nothing": saves_nothing,
    "begun": lambda q: q.frame[1] == 8 and q.frame[3] < q.frame[2] - 1,
    "no-goods": lambda q: not any(getattr(q.player, good) for good in GOODS.values()),
    "costs-none": costs_none,
    "own-worker": own_worker,
    "tile-first": lambda q: q.g.options["palace_order"] == "tile_first" and q.form.endswith("+tile"),
    "no-tile": lambda q: q.g.tiles[q.g.here] is None,
    "empty-display": empty_display,
    "no-match": no_match,
    "temple-top": temple_top,
    "temple-taken": temple_taken,
    "no-step": lambda q: not possible_temples(q.g, q.seat),
    "avenue-end": lambda q: q.player.avenue == 9,
    "wheel": lambda q: not q.player.wheel,
    "owned": owned,
    "row": closed_row,
    "workers": lambda q: _row(q) >= q.frame[1],
    "full": full,
    "stairway-done": stairway_done,
    "stairway-below": stairway_below,
    "same-look": lambda q: int(q.part[-1]) not in rotations(q.part.partition("@")[0]),
    "taken": taken,
    "no-place": no_place,
    "first-tile": lambda q: "done" not in q.g.legal,
}
"""By reason, whether its rule is in the way."""
