"""A position of the twin: legal words, carrying out a word, position summary."""

from __future__ import annotations

import copy
from typing import Any

from tests.twin.uxmal import rules
from tests.twin.uxmal.material import (
    BLANK,
    CARDS_PER_IDOL,
    FIELDS,
    IDOLS,
    PRIESTS,
    SEATS,
    STANDARD,
    Field,
    clockwise,
    field_of,
    name,
    resolve,
    rotations,
)


class Position:
    """One position of Uxmal. `apply` changes it in place; illegal words raise `ValueError`."""

    def __init__(self, players: int, options: dict[str, Any], setup: list[str]) -> None:
        self.players = players
        self.options = resolve(options)
        own = self.options["components"]
        components = {**STANDARD, **own} if isinstance(own, dict) else dict(STANDARD)
        given = dict(word.split(":", 1) for word in setup)
        if "tiles" in given:
            components["tiles"] = given["tiles"].split(",")
        if "base" in given:
            components["base"] = given["base"].split("/")
        self.points: dict[str, list[int]] = components["points"]
        self.card_points: list[int] = components["card_points"]
        self.board: rules.Board = {}
        for column, row in FIELDS:
            printed = components["base"][7 - row][column]
            self.board[column, row] = (0, printed if self.options["base"] == "printed" else BLANK)
        self.track = given["track"]
        self.phase = 1
        self.turn = int(given["first"])
        self.decision = "turn"
        self.priests: list[list[Field]] = [[] for _ in range(players)]
        self.supply = [PRIESTS] * players
        self.hands = [dict.fromkeys(IDOLS, 0) for _ in range(players)]
        self.piles = dict.fromkeys(IDOLS, CARDS_PER_IDOL)
        self.scores = [0] * players
        self.undrawn: list[str] = sorted(components["tiles"])
        self.drawn: str | None = None
        self.pairs: set[tuple[str, int]] = set()
        self.due = 0
        self.last_paid: str | None = None
        self.winners: list[int] = []
        self.begin_turn()

    def copy(self) -> Position:
        twin = copy.copy(self)
        twin.board = dict(self.board)
        twin.priests = [list(fields) for fields in self.priests]
        twin.hands = [dict(hand) for hand in self.hands]
        twin.piles, twin.pairs = dict(self.piles), set(self.pairs)
        twin.supply, twin.scores = list(self.supply), list(self.scores)
        twin.undrawn, twin.winners = list(self.undrawn), list(self.winners)
        return twin

    @property
    def over(self) -> bool:
        return self.decision == "over"

    @property
    def to_move(self) -> int | None:
        return None if self.decision in ("draw", "over") else self.turn

    @property
    def occupied(self) -> set[Field]:
        return {field for fields in self.priests for field in fields}

    # Legal words

    def legal(self) -> list[str]:
        """All legal words, each once, sorted (at a chance decision all outcomes)."""
        words = {
            "turn": self.turn_words,
            "draw": self.draw_words,
            "seat": self.seat_words,
            "take": self.take_words,
            "pay": self.pay_words,
            "over": list[str],
        }[self.decision]()
        return sorted(set(words))

    def turn_words(self) -> list[str]:
        """U10."""
        return ["build", *self.place_words(), *self.move_words(), *self.track_words()]

    def draw_words(self) -> list[str]:
        """U11."""
        return ["draw:" + tile for tile in self.undrawn]

    def seat_words(self) -> list[str]:
        """U12."""
        assert self.drawn is not None
        free = [seat for seat in SEATS[self.phase] if self.board[seat][0] < self.phase]
        return [f"{name(seat)}:{laid}" for seat in free for laid in rotations(self.drawn)]

    def take_words(self) -> list[str]:
        """U16."""
        return [f"take:{idol}{cards}" for idol, cards in self.pairs]

    def pay_words(self) -> list[str]:
        """U20."""
        return ["pay:" + idol for idol in rules.payable(self.hands[self.turn], self.due, self.last_paid)]

    def place_words(self) -> list[str]:
        """U18."""
        if self.supply[self.turn] == 0:
            return []
        return [
            "place:" + name(field)
            for field, (level, symbol) in self.board.items()
            if level >= 1 and symbol != BLANK and field not in self.occupied
        ]

    def move_costs(self, start: Field) -> dict[Field, int]:
        """U19: destinations of the priest on `start` with their costs, payable or not."""
        return rules.destinations(self.board, start, self.occupied, self.options["stop_on_blank"])

    def move_words(self) -> list[str]:
        """U19, U20."""
        cards = sum(self.hands[self.turn].values())
        return [
            f"move:{name(start)}-{name(end)}"
            for start in self.priests[self.turn]
            for end, cost in self.move_costs(start).items()
            if cost <= cards
        ]

    def track_words(self) -> list[str]:
        """U21."""
        words = []
        for idol in IDOLS:
            square = self.track.index(idol) + 1
            for squares in range(1, self.hands[self.turn][idol] + 1):
                if square - squares >= 1:
                    words.append(f"honour:{idol}{squares}")
                if square + squares <= 5:
                    words.append(f"curse:{idol}{squares}")
        return words

    # Carrying out

    def apply(self, word: str) -> None:
        if word not in self.legal():
            raise ValueError(f"{word!r} is not legal: {self.legal()}")
        kind, _, rest = word.partition(":")
        if word == "build":
            self.decision = "seat" if self.drawn else "draw"
        elif kind == "draw":
            self.draw(rest)
        elif kind == "take":
            self.take(rest[0], int(rest[1]))
            self.end_build()
        elif kind == "place":
            self.place(field_of(rest))
        elif kind == "move":
            self.move(field_of(rest[:2]), field_of(rest[3:]))
        elif kind == "pay":
            self.pay(rest)
        elif kind in ("honour", "curse"):
            self.shift_idol(rest[0], int(rest[1]) if kind == "honour" else -int(rest[1]))
        else:
            self.lay(field_of(kind), rest)

    def begin_turn(self) -> None:
        """U11: with draw = open a turn without an open tile begins with a draw."""
        open_draw = self.options["draw"] == "open"
        self.decision = "draw" if open_draw and self.drawn is None and self.undrawn else "turn"

    def end_turn(self) -> None:
        """U10."""
        self.turn = (self.turn + 1) % self.players
        self.begin_turn()

    def draw(self, tile: str) -> None:
        """U11: with draw = open the action is chosen after the draw."""
        self.undrawn.remove(tile)
        self.drawn = tile
        self.decision = "turn" if self.options["draw"] == "open" else "seat"

    def claims(self, seat: Field, laid: str) -> set[tuple[str, int]]:
        """U16."""
        return rules.claims(self.board, seat, laid, self.options, self.piles)

    def lay(self, seat: Field, laid: str) -> None:
        """U13, U16."""
        self.pairs = self.claims(seat, laid)
        for field, symbol in zip(clockwise(seat), laid, strict=True):
            self.board[field] = (self.phase, symbol)
        self.drawn = None
        if len(self.pairs) >= 2:
            self.decision = "take"
            return
        for idol, cards in self.pairs:
            self.take(idol, cards)
        self.end_build()

    def take(self, idol: str, cards: int) -> None:
        self.pairs = set()
        self.piles[idol] -= cards
        self.hands[self.turn][idol] += cards

    def end_build(self) -> None:
        """U17."""
        if all(self.board[seat][0] >= self.phase for seat in SEATS[self.phase]):
            self.end_phase()
        else:
            self.end_turn()

    def place(self, field: Field) -> None:
        """U18."""
        self.supply[self.turn] -= 1
        self.priests[self.turn].append(field)
        self.end_turn()

    def move(self, start: Field, end: Field) -> None:
        """U20."""
        self.due = self.move_costs(start)[end]
        self.priests[self.turn].remove(start)
        self.priests[self.turn].append(end)
        self.last_paid = None
        self.decision = "pay"

    def pay(self, idol: str) -> None:
        """U20."""
        self.hands[self.turn][idol] -= 1
        self.piles[idol] += 1
        self.due -= 1
        self.last_paid = idol
        if self.due == 0:
            self.last_paid = None
            self.end_turn()

    def shift_idol(self, idol: str, squares: int) -> None:
        """U21."""
        self.hands[self.turn][idol] -= abs(squares)
        self.piles[idol] += abs(squares)
        self.track = rules.shifted(self.track, idol, squares, self.options["shift"])
        self.end_turn()

    # End of a phase

    def score_priests(self, seat: int) -> int:
        """U22."""
        return sum(rules.priest_points(self.points, *self.board[field], self.track) for field in self.priests[seat])

    def score_cards(self, seat: int) -> int:
        """U23."""
        first, second = self.track[0], self.track[1]
        return self.card_points[0] * self.hands[seat][first] + self.card_points[1] * self.hands[seat][second]

    def end_phase(self) -> None:
        """U24."""
        builder = self.turn
        for seat in range(self.players):
            self.scores[seat] += self.score_priests(seat)
        for seat in range(self.players):
            self.scores[seat] += self.score_cards(seat)
            for idol in self.track[:2]:
                self.piles[idol] += self.hands[seat][idol]
                self.hands[seat][idol] = 0
        if self.phase == 3:
            self.decision = "over"
            self.winners = rules.winners(self.scores, self.hands)
            return
        self.track = rules.rejected(self.track)
        self.phase += 1
        self.take_break()
        self.turn = rules.next_starter(self.options["next_starter"], builder, self.scores)
        self.begin_turn()

    def take_break(self) -> None:
        """U9, U24: called when the new phase has been counted up."""
        if self.options["variant"] == "no_break":
            return
        priests = PRIESTS if self.options["variant"] == "standard" else PRIESTS + 1 - self.phase
        self.priests = [[] for _ in range(self.players)]
        self.supply = [priests] * self.players

    # Summary

    def rows(self, part: int) -> list[str]:
        return ["".join(str(self.board[column, row][part]) for column in range(8)) for row in reversed(range(8))]

    def summary(self) -> dict[str, Any]:
        """Position summary of the notation, as a dictionary."""
        return {
            "phase": self.phase,
            "turn": None if self.over else self.turn,
            "to_move": self.to_move,
            "decision": self.decision,
            "track": self.track,
            "levels": self.rows(0),
            "symbols": self.rows(1),
            "priests": [sorted(name(field) for field in fields) for fields in self.priests],
            "supply": list(self.supply),
            "hands": [dict(hand) for hand in self.hands],
            "piles": dict(self.piles),
            "scores": list(self.scores),
            "undrawn": list(self.undrawn),
            "drawn": self.drawn,
            "due": self.due,
            "legal": self.legal(),
            "winners": list(self.winners),
        }
