"""The slow twin of Teotihuacan: the whole game as one chain of generators, straight from the rules.

A generator yields `(decision, seat, words)` where somebody (seat None: chance) has a choice, and is sent the
word chosen. What has one outcome is never yielded. Obvious over fast: nested effects are nested generators.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.twin.teotihuacan import eclipse, setup, turn
from tests.twin.teotihuacan.data import DATA, GOODS, KINDS, OPTIONS, PYRAMID, STACKS, cells
from tests.twin.teotihuacan.people import Flow, Player, Worker


class Teotihuacan:
    """A game; `play(word)` goes on, `summary()` is the position summary."""

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        self.options = {name: values[0] for name, values in OPTIONS.items()} | (options or {})
        self.seats = players
        self.solo = players == 1
        self.players = [Player() for _ in range(2 if self.solo else players)]
        if self.solo:
            self.players[1].wheel = False
        self.first = 0
        self.first_known = False
        self.phase, self.turns = "setup", 0
        self.turn_of: int | None = None
        self.era, self.light = 1, 0
        self.dark = DATA["calendar"]["dark_start_by_players"][players]
        self.met = self.last_round = self.finished = False
        self.boards: list[int] = []
        self.royal: list[int] = []
        self.techs: list[int] = []
        self.bonus: list[str] = []
        self.row, self.rows = 11, [0, 0, 0]
        self.icons = [list(row) for row in DATA["pyramid_board_icons"]["rows"]]
        self.levels = [[0] * 8 for _ in range(8)]
        self.places: set[tuple[int, int, int]] = set()
        self.stairs: dict[str, list[str]] = {side: [] for side in "nesw"}
        self.pyramid: list[str] = []
        self.decorations: list[str] = []
        self.tiles: dict[int, str | None] = dict.fromkeys((1, 2, 3, 4, 7))
        self.stacks: dict[str, list[str]] = {name: [] for name in STACKS}
        self.supply_pyramid = list(PYRAMID)
        self.supply_decorations = [f"D{n}" for n in range(1, 16)]
        self.supply_discovery = Counter({name: kind["copies"] for name, kind in KINDS.items()})
        self.offer: list[list[tuple[str, str | None]]] = []
        self.beside: dict[str, str] = {}
        self.neutral: list[list[int]] = [[] for _ in range(DATA["setup"]["neutral_colours_by_players"][players])]
        self.arrival: tuple[int, int] | None = None
        self.moved: list[Worker] = []
        self.crew: list[Worker] = []
        self.turn_techs: list[int] = []
        self.in_turn_action = False
        self.bot_actions: list[str] = []
        self.bot_directions = ""
        self.bot_dice: int | None = None
        self.bot_worship: Worker | None = None
        self.scores: list[int] = []
        self.winners: list[int] = []
        self._flow = self._game()
        self.decision = "over"
        self.to_move: int | None = None
        self.legal: list[str] = []
        self._advance(None)

    def _advance(self, word: str | None) -> None:
        try:
            self.decision, self.to_move, self.legal = self._flow.send(word) if word else next(self._flow)
            self.legal = sorted(self.legal)
        except StopIteration:
            self.decision, self.to_move, self.legal = "over", None, []

    def play(self, word: str) -> None:
        assert word in self.legal, (word, self.decision, self.legal)
        self._advance(word)

    def _game(self) -> Flow[None]:
        yield from setup.set_up(self)
        yield from self._turns(self.first)

    def _turns(self, seat: int) -> Flow[None]:
        self.phase = "play"
        yield from turn.rounds(self, seat)
        eclipse.finish(self)

    def resume(self, seat: int) -> None:
        """Go on with the turn of a seat, after a position was put together by hand."""
        self._flow = self._turns(seat)
        self._advance(None)

    # Choosing.

    def choose(self, decision: str, seat: int | None, words: list[str]) -> Flow[str]:
        """A closed decision: one word is carried out unwritten; without any it lapses, and the word is empty (N2)."""
        words = sorted(set(words))
        if len(words) > 1:
            return (yield decision, seat, words)
        return words[0] if words else ""

    def chance(self, decision: str, words: list[str]) -> Flow[str]:
        return (yield from self.choose(decision, None, words))

    # Small helpers.

    @property
    def here(self) -> int:
        """The board of arrival."""
        assert self.arrival is not None
        return self.arrival[0]

    @property
    def colours(self) -> int:
        """Colours present on arrival."""
        assert self.arrival is not None
        return self.arrival[1]

    @property
    def order(self) -> list[int]:
        """Seats in player order."""
        count = len(self.players)
        return [(self.first + step) % count for step in range(count)]

    def pay(self, player: Player, cost: dict[str, int]) -> None:
        for what, amount in cost.items():
            setattr(player, what, getattr(player, what) - amount)

    def can_pay(self, player: Player, cost: dict[str, int]) -> bool:
        return all(getattr(player, what) >= amount for what, amount in cost.items())

    def add_goods(self, player: Player, letters: str) -> None:
        for letter in letters:
            setattr(player, GOODS[letter], getattr(player, GOODS[letter]) + 1)

    def lay_tile(self, tile: str, level: int, row: int, column: int, icons: list[str]) -> list[str]:
        """Put a Pyramid tile on a place; returns the icons it covers."""
        covered = []
        for (r, c), icon in zip(cells(level, row, column), icons, strict=True):
            covered.append(self.icons[r][c])
            self.icons[r][c] = icon
            self.levels[r][c] = level
        self.places.add((level, row, column))
        return covered

    def matches(self, old: str, new: str) -> bool:
        if old.lower() != new.lower():
            return False
        return new != "p" or self.options["plain_match"] == "yes"

    def draw_discovery(self) -> Flow[str | None]:
        """A Discovery tile from the supply, None if it is empty."""
        words = [f"draw:{kind}" for kind, n in self.supply_discovery.items() if n > 0]
        word = yield from self.chance("draw", words)
        if not word:
            return None
        kind = word.split(":")[1]
        self.supply_discovery[kind] -= 1
        return kind

    def board_at(self, board: int, distance: int) -> int:
        return self.boards[(self.boards.index(board) + distance) % 8]

    # The position summary.

    def summary(self) -> dict[str, Any]:
        arrival = None
        if self.arrival is not None:
            moved = sorted(worker.power for worker in self.moved)
            arrival = {"board": self.arrival[0], "colours": self.arrival[1], "moved": moved}
        owners = {str(t): [s for s, p in enumerate(self.players) if t in p.techs] for t in sorted(self.techs)}
        bot = None
        if self.solo:
            bot = {
                "actions": list(self.bot_actions),
                "directions": self.bot_directions,
                "worship": self.bot_worship.shown if self.bot_worship else None,
                "dice": self.bot_dice,
            }
        return {
            "phase": self.phase,
            "decision": self.decision,
            "to_move": self.to_move,
            "turn_of": self.turn_of,
            "turns": self.turns,
            "first": self.first if self.first_known else None,
            "era": self.era,
            "light": self.light,
            "dark": self.dark,
            "met": self.met,
            "last_round": self.last_round,
            "finished": self.finished,
            "boards": list(self.boards),
            "royal": list(self.royal),
            "techs": sorted(self.techs),
            "bonus": list(self.bonus),
            "owners": owners,
            "buildings": {"row": self.row, "rows": list(self.rows)},
            "icons": ["".join(row) for row in self.icons],
            "levels": ["".join(map(str, row)) for row in self.levels],
            "stairs": {side: list(tiles) for side, tiles in self.stairs.items()},
            "pyramid": list(self.pyramid),
            "decorations": list(self.decorations),
            "tiles": {str(board): kind for board, kind in self.tiles.items()},
            "stacks": {name: list(kinds) for name, kinds in self.stacks.items()},
            "supply": {
                "pyramid": len(self.supply_pyramid),
                "decorations": len(self.supply_decorations),
                "discovery": sum(self.supply_discovery.values()),
            },
            "offer": [[list(pair) for pair in row] for row in self.offer],
            "beside": dict(self.beside),
            "neutral": [sorted(dice) for dice in self.neutral],
            "arrival": arrival,
            "players": [player.shown() for player in self.players],
            "bot": bot,
            "legal": list(self.legal),
            "scores": list(self.scores),
            "winners": list(self.winners),
        }
