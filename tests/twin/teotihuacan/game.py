"""The slow twin of Teotihuacan: the whole game as one chain of generators, straight from the rules.

A generator yields `(decision, seat, words)` where somebody (seat None: chance) has a choice, and is sent the word chosen.
What has one outcome is never yielded. Obvious over fast: nested effects are nested generators.
"""

from collections import Counter

from tests.twin.teotihuacan import eclipse, setup, solo, turn
from tests.twin.teotihuacan.data import DATA, GOODS, KINDS, OPTIONS, PYRAMID, STACKS, cells


class Worker:
    """A die of a player. `locked`: None, "w" on a Worship space, "w4" on Royal tile 4."""

    def __init__(self, board, power, locked=None):
        self.board, self.power, self.locked = board, power, locked

    @property
    def word(self):
        return f"{self.board}.{self.power}"

    @property
    def shown(self):
        return self.word + (self.locked or "")


class Player:
    def __init__(self):
        self.vp = self.cocoa = self.wood = self.stone = self.gold = 0
        self.blue = self.red = self.green = self.avenue = self.track = 0
        self.techs = []
        self.starting = []
        self.unused = Counter()
        self.used = Counter()
        self.wheel = True
        self.workers = []

    def shown(self):
        return {
            "vp": self.vp,
            "cocoa": self.cocoa,
            "wood": self.wood,
            "stone": self.stone,
            "gold": self.gold,
            "blue": self.blue,
            "red": self.red,
            "green": self.green,
            "avenue": self.avenue,
            "track": self.track,
            "techs": sorted(self.techs),
            "starting": sorted(self.starting, key=lambda tile: int(tile[2:])),
            "unused": {kind: n for kind, n in sorted(self.unused.items()) if n},
            "used": {kind: n for kind, n in sorted(self.used.items()) if n},
            "wheel": self.wheel,
            "workers": sorted(worker.shown for worker in self.workers),
        }


class Teotihuacan:
    """A game; `play(word)` goes on, `summary()` is the position summary."""

    def __init__(self, players, options=None):
        self.options = {name: values[0] for name, values in OPTIONS.items()} | (options or {})
        self.seats = players
        self.solo = players == 1
        self.players = [Player() for _ in range(2 if self.solo else players)]
        if self.solo:
            self.players[1].wheel = False
        self.first = None
        self.phase, self.turn_of, self.turns = "setup", None, 0
        self.era, self.light = 1, 0
        self.dark = DATA["calendar"]["dark_start_by_players"][players]
        self.met = self.last_round = self.finished = False
        self.boards, self.royal, self.techs, self.bonus = [], [], [], []
        self.row, self.rows = 11, [0, 0, 0]
        self.icons = [list(row) for row in DATA["pyramid_board_icons"]["rows"]]
        self.levels = [[0] * 8 for _ in range(8)]
        self.places = set()
        self.stairs = {side: [] for side in "nesw"}
        self.stair_icons = {}
        self.pyramid, self.decorations = [], []
        self.tiles = dict.fromkeys((1, 2, 3, 4, 7))
        self.stacks = {name: [] for name in STACKS}
        self.supply_pyramid = list(PYRAMID)
        self.supply_decorations = [f"D{n}" for n in range(1, 16)]
        self.supply_discovery = Counter({name: kind["copies"] for name, kind in KINDS.items()})
        self.offer, self.beside = [], {}
        self.neutral = [[] for _ in range(DATA["setup"]["neutral_colours_by_players"][players])]
        self.arrival = None
        self.moved, self.crew = [], []
        self.turn_techs = []
        self.in_turn_action = False
        self.bot_actions, self.bot_directions, self.bot_dice, self.bot_worship = [], "", None, None
        self.scores, self.winners = [], []
        self._flow = self._game()
        self.decision, self.to_move, self.legal = "over", None, []
        self._advance(None)

    def _advance(self, word):
        try:
            self.decision, self.to_move, self.legal = self._flow.send(word)
            self.legal = sorted(self.legal)
        except StopIteration:
            self.decision, self.to_move, self.legal = "over", None, []

    def play(self, word):
        assert word in self.legal, (word, self.decision, self.legal)
        self._advance(word)

    def _game(self):
        yield from setup.set_up(self)
        self.phase = "play"
        yield from turn.rounds(self)
        eclipse.finish(self)

    # Choosing.

    def choose(self, decision, seat, words):
        """A closed decision: one word is carried out unwritten, none lapses (N2)."""
        words = sorted(set(words))
        if len(words) > 1:
            return (yield decision, seat, words)
        return words[0] if words else None

    def chance(self, decision, words):
        return (yield from self.choose(decision, None, words))

    # Small helpers.

    @property
    def order(self):
        """Seats in player order."""
        count = len(self.players)
        return [(self.first + step) % count for step in range(count)]

    def pay(self, player, cost):
        for what, amount in cost.items():
            setattr(player, what, getattr(player, what) - amount)

    def can_pay(self, player, cost):
        return all(getattr(player, what) >= amount for what, amount in cost.items())

    def add_goods(self, player, letters):
        for letter in letters:
            setattr(player, GOODS[letter], getattr(player, GOODS[letter]) + 1)

    def lay_tile(self, tile, level, row, column, icons):
        """Put a Pyramid tile on a place; returns the icons it covers."""
        covered = []
        for (r, c), icon in zip(cells(level, row, column), icons, strict=True):
            covered.append(self.icons[r][c])
            self.icons[r][c] = icon
            self.levels[r][c] = level
        self.places.add((level, row, column))
        return covered

    def matches(self, old, new):
        if old.lower() != new.lower():
            return False
        return new != "p" or self.options["plain_match"] == "yes"

    def draw_discovery(self):
        """A Discovery tile from the supply, None if it is empty."""
        words = [f"draw:{kind}" for kind, n in self.supply_discovery.items() if n > 0]
        word = yield from self.chance("draw", words)
        if word is None:
            return None
        kind = word.split(":")[1]
        self.supply_discovery[kind] -= 1
        return kind

    def board_at(self, board, distance):
        return self.boards[(self.boards.index(board) + distance) % 8]

    # The position summary.

    def summary(self):
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
            "first": self.first,
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


