"""The next round: who sits out, who sits together, and where.

Those who stand alike play together, nobody meets somebody again where that can be avoided, everybody sits out at most
once before anybody does twice, and has had each seat as often as the others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from types import MappingProxyType

from teocalli.core.chance import generator
from teocalli.tournaments.rounds import Meetings, Round, Table, pairs_of

REMATCH = 1_000_000
"""A meeting again weighs more than any difference of scores."""
TRIES = 12
"""Orders from which tables of more than two are sought, as long as somebody meets somebody again."""

Cost = Callable[[Sequence[int]], int]


def next_round(
    ranked: Sequence[int],
    scores: Mapping[int, int],
    played: Sequence[Round],
    seats: int,
    missed: Mapping[int, int] = MappingProxyType({}),
) -> Round:
    """The next round of those in `ranked`, who stand in this order; `scores`: in half points; `missed`: how many rounds
    somebody missed before they came, which counts as sitting out.

    The first round has nobody met before, so it follows from the order alone. With fewer than `seats` nobody plays.
    """
    meetings = Meetings(played)
    meetings.byes.update(missed)
    byes = _sitting_out(ranked, meetings, len(ranked) % seats)
    playing = [each for each in ranked if each not in byes]
    tables = _tables(playing, scores, meetings, seats)
    return Round(tuple(meetings.seated(table) for table in tables), tuple(byes))


def _sitting_out(ranked: Sequence[int], meetings: Meetings, count: int) -> list[int]:
    """Who sits out: those who have done so the fewest times, and among them the last."""
    places = {each: place for place, each in enumerate(ranked)}
    order = sorted(ranked, key=lambda each: (meetings.byes[each], -places[each]))
    return sorted(order[:count])


def _tables(playing: Sequence[int], scores: Mapping[int, int], meetings: Meetings, seats: int) -> list[list[int]]:
    """Those who play at tables: by groups of the same score, then changed until nobody meets somebody again."""

    def cost(table: Sequence[int]) -> int:
        apart = sum((scores.get(one, 0) - scores.get(other, 0)) ** 2 for one, other in combinations(table, 2))
        return apart + sum(_again(meetings.met[pair]) for pair in pairs_of(table))

    tables = improved(folded(playing, scores, seats), cost)
    if not any(cost(table) >= REMATCH for table in tables):
        return tables
    if seats == 2:
        return improved(without_rematch(tables, meetings), cost)
    return _best_of_several(tables, cost)


def _again(times: int) -> int:
    """What it costs that two meet who have met so often."""
    return REMATCH * times**2


def folded(playing: Sequence[int], scores: Mapping[int, int], seats: int) -> list[list[int]]:
    """Tables of those with the same score: the best of its upper part with the best of its next part, and so on. Who is
    over in a group plays in the next one.
    """
    tables: list[list[int]] = []
    group: list[int] = []
    for each, following in pairwise([*playing, None]):
        group.append(each)  # type: ignore[arg-type]  # only the last one is None, and that is never the first of two
        if following is None or scores.get(following, 0) != scores.get(group[-1], 0):
            count = len(group) // seats
            tables += [group[first : count * seats : count] for first in range(count)]
            group = group[count * seats :]
    return tables


def improved(tables: Sequence[Sequence[int]], cost: Cost) -> list[list[int]]:
    """The tables after exchanging two entrants again and again, as long as that makes them better."""
    best = [list(table) for table in tables]
    costs = [cost(table) for table in best]
    exchanged = True
    while exchanged:
        exchanged = False
        for one, other in combinations(range(len(best)), 2):
            exchanged |= _exchange(best, costs, one, other, cost)
    return best


def _exchange(tables: list[list[int]], costs: list[int], one: int, other: int, cost: Cost) -> bool:
    """Exchange one entrant of each of two tables, if that is better."""
    before = costs[one] + costs[other]
    if before == 0:
        return False
    for here in range(len(tables[one])):
        for there in range(len(tables[other])):
            first, second = list(tables[one]), list(tables[other])
            first[here], second[there] = second[there], first[here]
            after = cost(first), cost(second)
            if sum(after) < before:
                tables[one], tables[other] = first, second
                costs[one], costs[other] = after
                return True
    return False


def without_rematch(tables: Sequence[Sequence[int]], meetings: Meetings) -> list[list[int]]:
    """Pairs of which as few as possible meet again (Edmonds' blossom algorithm); of the others as many as can stay as
    they are.
    """
    import networkx  # noqa: PLC0415 - takes long to load, and is rarely needed

    order = [each for table in tables for each in table]
    places = {each: place for place, each in enumerate(order)}
    begun = {frozenset(table) for table in tables}
    graph = networkx.Graph()
    for pair in map(frozenset, combinations(order, 2)):
        if not meetings.met[pair]:
            graph.add_edge(*pair, weight=1 + (pair in begun))
    mates = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs = sorted((sorted(pair, key=places.__getitem__) for pair in mates), key=lambda pair: places[pair[0]])
    paired = {each for pair in pairs for each in pair}
    alone = [each for each in order if each not in paired]
    return pairs + [alone[n : n + 2] for n in range(0, len(alone), 2)]


def _best_of_several(tables: Sequence[Sequence[int]], cost: Cost) -> list[list[int]]:
    """The best of what is found from several orders; the same each time."""
    chance = generator(len(tables))
    found = [list(table) for table in tables]
    for _ in range(TRIES):
        other = improved(_shuffled(tables, chance), cost)
        if sum(map(cost, other)) < sum(map(cost, found)):
            found = other
        if not any(cost(table) >= REMATCH for table in found):
            break
    return found


def _shuffled(tables: Sequence[Sequence[int]], chance: random.Random) -> list[list[int]]:
    everybody = [each for table in tables for each in table]
    chance.shuffle(everybody)
    seats = len(tables[0])
    return [everybody[n : n + seats] for n in range(0, len(everybody), seats)]


# Everybody with everybody.


def circle_round(entrants: Sequence[int], number: int) -> Round:
    """Round `number`, from 0 on, of a round robin in pairs by the circle method: the first one stays, all others move
    on by a place. Where they are an odd number, the first one is nobody, and whoever would meet them sits out.
    """
    circle: list[int | None] = [*([None] if len(entrants) % 2 else []), *entrants]
    turn = number % (len(circle) - 1)
    moved = [circle[0], *circle[1 + turn :], *circle[1 : 1 + turn]]
    tables: list[Table] = []
    byes: list[int] = []
    for n in range(len(moved) // 2):
        pair = (moved[n], moved[-1 - n])
        one, other = pair if (number if n == 0 else n) % 2 == 0 else pair[::-1]
        if one is None or other is None:
            byes.append(other if one is None else one)  # type: ignore[arg-type]  # one of them is somebody
        else:
            tables.append((one, other))
    return Round(tuple(tables), tuple(byes))


def circle_length(entrants: int) -> int:
    """Rounds of a round robin in pairs."""
    return max(1, entrants - 1 + entrants % 2)


def all_play_all(entrants: Sequence[int], played: Sequence[Round], seats: int) -> Round:
    """The next round of a round robin at tables of more than two: as many as possible meet who have not met, and
    nobody meets somebody again as long as others have not met.
    """
    meetings = Meetings(played)
    byes = _sitting_out(entrants, meetings, len(entrants) % seats)
    playing = [each for each in entrants if each not in byes]

    def cost(table: Sequence[int]) -> int:
        return sum(2 * meetings.met[pair] + 1 if meetings.met[pair] else 0 for pair in pairs_of(table))

    begun = [playing[n : n + seats] for n in range(0, len(playing), seats)]
    tables = _best_of_several(improved(begun, cost), lambda table: cost(table) * REMATCH)
    return Round(tuple(meetings.seated(table) for table in tables), tuple(byes))


def all_play_all_length(entrants: Sequence[int], seats: int) -> int:
    """Rounds until everybody has met everybody by `all_play_all`; at most as many as there are entrants."""
    played: list[Round] = []
    wanted = len(entrants) * (len(entrants) - 1) // 2
    while len(Meetings(played).met) < wanted and len(played) < len(entrants):
        played.append(all_play_all(entrants, played, seats))
    return max(1, len(played))
