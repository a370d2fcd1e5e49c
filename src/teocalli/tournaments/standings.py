"""How everybody stands: points for each rival who did worse, and what decides between equals.

A rival is whoever sits at the same table; where all tables play the same draws, whoever has the same seat at another
one. Each rival who did worse is worth a point, an equal one half a point; everything is counted in halves.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from teocalli.tournaments.rounds import Round
from teocalli.tournaments.rules import Rules


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands.

    Attributes:
        entrant: number of the entrant.
        place: from 1 on; several may share one.
        halves: half points.
        buchholz: half points of all rivals together.
        sonneborn: those of the rivals who did worse, and half of those of equals, in quarters of a point.
        mean: points of the game, on the average of those that were played to their end.
        games: games that count, and rounds that somebody sat out.

    """

    entrant: int
    place: int
    halves: int
    buchholz: int
    sonneborn: int
    mean: Fraction
    games: int


@dataclass(slots=True)
class _Account:
    """What somebody has got from whom: rivals, each with half points, and half points for nothing."""

    against: list[tuple[int, int]]
    gifts: list[tuple[int, int]]
    points: list[int]
    games: int = 0

    @property
    def halves(self) -> int:
        return sum(halves for _, halves in self.against) + sum(halves for _, halves in self.gifts)


def standings(entrants: Iterable[int], rounds: Sequence[Round], rules: Rules, lot: Mapping[int, int]) -> list[Standing]:
    """Everybody, the best first; `lot`: the order in which equals are listed. What compares seats counts when its round
    is over, else each game as soon as it is.
    """
    accounts = {entrant: _Account([], [], []) for entrant in entrants}
    for each in rounds:
        _enter_byes(each, rules, accounts)
        if not rules.compares:
            _enter_tables(each, accounts)
        elif each.is_over:
            _enter_comparison(each, accounts)
    return _placed([_standing(entrant, accounts) for entrant in accounts], rules, lot)


def _enter_byes(each: Round, rules: Rules, accounts: Mapping[int, _Account]) -> None:
    """Sitting out is worth a victory in a Swiss tournament, else as much as being the equal of all."""
    if rules.compares and not each.is_over:
        return
    rivals = len(each.tables) - 1 if rules.compares else rules.seats - 1
    for entrant in each.byes:
        halves = 2 * rivals if rules.kind == "swiss" and not rules.compares else rivals
        accounts[entrant].gifts.append((rivals, halves))
        accounts[entrant].games += 1


def _enter_tables(each: Round, accounts: Mapping[int, _Account]) -> None:
    for number, outcome in each.outcomes.items():
        table = each.tables[number]
        for seat, entrant in enumerate(table):
            account = accounts[entrant]
            account.games += 1
            account.against += [
                (other, outcome.halves(seat, beside)) for beside, other in enumerate(table) if beside != seat
            ]
            account.points += [outcome.points[seat]] if outcome.is_played else []


def _enter_comparison(each: Round, accounts: Mapping[int, _Account]) -> None:
    """Matchpoints: each seat with the same seat at the other tables, by the margin over the best other player. What was
    not played to its end is everybody's equal, but for who lost it.
    """
    for number, outcome in each.outcomes.items():
        for seat, entrant in enumerate(each.tables[number]):
            account = accounts[entrant]
            account.games += 1
            account.against += [
                (each.tables[other][seat], _compared(each, seat, number, other))
                for other in each.outcomes
                if other != number
            ]
            account.points += [outcome.points[seat]] if outcome.is_played else []


def _compared(each: Round, seat: int, own: int, other: int) -> int:
    mine, theirs = each.outcomes[own], each.outcomes[other]
    if seat in (mine.lost, theirs.lost):
        return 1 if mine.lost == theirs.lost else 0 if mine.lost == seat else 2
    if not mine.is_played or not theirs.is_played:
        return 1
    return 2 if mine.margin(seat) > theirs.margin(seat) else 1 if mine.margin(seat) == theirs.margin(seat) else 0


def _standing(entrant: int, accounts: Mapping[int, _Account]) -> Standing:
    """Whoever sat out has had rivals who stand as they do themselves."""
    own = accounts[entrant]
    gifts = sum(rivals for rivals, _ in own.gifts) * own.halves
    buchholz = sum(accounts[rival].halves for rival, _ in own.against) + gifts
    sonneborn = sum(accounts[rival].halves * halves for rival, halves in own.against)
    sonneborn += sum(own.halves * halves for _, halves in own.gifts)
    mean = Fraction(sum(own.points), len(own.points)) if own.points else Fraction(0)
    return Standing(entrant, 0, own.halves, buchholz, sonneborn, mean, own.games)


def _placed(found: list[Standing], rules: Rules, lot: Mapping[int, int]) -> list[Standing]:
    order = sorted(found, key=lambda each: (*(-part for part in _merit(each, rules)), lot.get(each.entrant, 0)))
    places: defaultdict[tuple[Fraction | int, ...], int] = defaultdict(int)
    counts = Counter(_merit(each, rules) for each in order)
    before = 0
    for merit in dict.fromkeys(_merit(each, rules) for each in order):
        places[merit] = before + 1
        before += counts[merit]
    return [
        Standing(e.entrant, places[_merit(e, rules)], e.halves, e.buchholz, e.sonneborn, e.mean, e.games) for e in order
    ]


def _merit(each: Standing, rules: Rules) -> tuple[Fraction | int, ...]:
    """What decides, one after the other. Where everybody meets everybody all have had the same rivals, so that what
    these have says less than against whom one won.
    """
    if rules.kind == "round_robin":
        return each.halves, each.sonneborn, each.buchholz, each.mean
    return each.halves, each.buchholz, each.sonneborn, each.mean
