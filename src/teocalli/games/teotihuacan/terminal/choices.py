"""What each action does, in words for a list: the action, what it brings, and what is asked next."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teocalli.core.errors import Message, message
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.components import GOODS, Components
from teocalli.games.teotihuacan.tell.stock import STOCK
from teocalli.games.teotihuacan.terminal import table
from teocalli.games.teotihuacan.terminal.palette import Palette

Preview = Mapping[str, Any]

HELPED = ("claim", "use", "tech", "pick")
"""Kinds of actions whose tile is explained."""
STOCK_COSTS = ("cocoa", "wood", "stone", "gold", "vp")


@dataclass(frozen=True)
class Choices:
    """Describes the actions of a seat in a position."""

    position: Mapping[str, Any]
    seat: int
    components: Components
    texts: Texts
    palette: Palette

    def describe(self, preview: Preview) -> str:
        """The action, what is gained by it, and what is asked then."""
        said = self._action(preview)
        result = [self._gains(preview), self._asked(preview)]
        parts = [part for part in (said, *result) if part]
        return self.palette.plain(f" {self.palette.arrow} ".join(parts))

    @staticmethod
    def cost(preview: Preview, palette: Palette) -> str:
        """What has to be given."""
        gives = preview["gives"]
        return palette.short({key: gives[key] for key in STOCK_COSTS if gives.get(key)}, sign="−").plain

    def _gains(self, preview: Preview) -> str:
        gets = dict(preview["gets"])
        if preview["kind"] in ("gain", "cocoa"):
            return ""
        if preview["kind"] in ("build", "deco"):
            gets.pop("track", None)
        for temple in self._named_steps(preview["word"]):
            gets[temple] = gets.get(temple, 1) - 1
        gets = {key: count for key, count in gets.items() if count}
        parts = [message(f"teotihuacan-amount-{key}", count=count) for key, count in gets.items()]
        tiles = [] if preview["kind"] == "claim" else preview["claims"]
        parts += [message(f"teotihuacan-kind-{kind}") for kind in tiles]
        gains = self.texts.format("teotihuacan-drawing-gains", {"amounts": parts}) if parts else ""
        return self.palette.separator.join(part for part in (gains, *self._others(preview)) if part)

    def _others(self, preview: Preview) -> list[str]:
        """What others give and get by it."""
        found = []
        for other in preview["others"]:
            player = self.palette.shape(other["seat"])
            for change in ("gets", "gives"):
                amounts = [message(f"teotihuacan-amount-{key}", count=count) for key, count in other[change].items()]
                if amounts:
                    arguments = {"player": player, "amounts": amounts}
                    found.append(self.texts.format(f"teotihuacan-drawing-other-{change}", arguments))
        return found

    def _named_steps(self, word: str) -> list[str]:
        """Temples whose step the action names already."""
        kind, _, rest = word.partition(":")
        if kind == "temple":
            return [rest]
        board = self._arrival_board()
        return [table.TEMPLE_OF_BOARD[board]] if "step" in rest and board in table.TEMPLE_OF_BOARD else []

    def _asked(self, preview: Preview) -> str:
        """What it leaves to be decided, and what comes by itself after that."""
        later = [message(f"teotihuacan-amount-{key}", count=count) for key, count in preview["later"].items()]
        steps = [*([] if preview["kind"] == "move" else preview["next"]), *later]
        return self.texts.format("teotihuacan-drawing-follows", {"steps": steps}) if steps else ""

    def _action(self, preview: Preview) -> str:
        word, kind = preview["word"], preview["kind"]
        if kind == "move":
            return self._move(preview)
        form = _FORMS.get(kind, Choices._plain)
        return form(self, word, kind)

    # A method for each form of words.

    def _plain(self, word: str, kind: str) -> str:
        key = f"teotihuacan-action-{kind}"
        return self.texts.format(key) if self.texts.has(key) else ""

    def _with_tile(self, word: str, kind: str) -> str:
        """The help of the tile says what it costs and does."""
        tile = self._tile(word.partition(":")[2])
        return f"{self.texts.format(tile)}: {self._help(tile)}"

    def _help(self, key: str) -> str:
        """A help text without the rule numbers at its end."""
        return re.sub(r"\s*\([^()]*T\d+[^()]*\)\.?$", "", self.texts.format(f"{key}.help"))

    def _tile(self, name: str) -> str:
        if name.startswith("ST"):
            return f"teotihuacan-start-{name}"
        return f"teotihuacan-tech-{name}" if name.isdigit() else f"teotihuacan-kind-{name}"

    def _keep(self, word: str, kind: str) -> str:
        tiles = word.partition(":")[2].split(".")
        return " + ".join(self._start(tile) for tile in tiles)

    def _start(self, tile: str) -> str:
        """Boards and gains of a Starting tile, short."""
        entry = self.components.data["starting_tiles"][int(tile.removeprefix("ST")) - 1]
        gains = [self._start_gain(key, count, tile) for key, count in entry["gain"].items()]
        return f"{'/'.join(map(str, entry['boards']))}: {' '.join(gains)}"

    def _start_gain(self, key: str, count: int, tile: str) -> str:
        plain = key.removeprefix("temple_")
        if key in ("technology", "power_up"):
            return self.texts.format(f"teotihuacan-drawing-start-{key}")
        if key == "discovery":
            kind = next((k for offer in self.position["offer"] for t, k in offer if t == tile and k), None)
            return self.texts.format(f"teotihuacan-kind-{kind}") if kind else "?"
        return self.palette.short({plain if plain != "any" else key: count}).plain

    def _amounts(self, word: str, kind: str) -> str:
        letters = word.partition(":")[2]
        amounts = [
            message(f"teotihuacan-amount-{good}", count=letters.count(good[0])) for good in GOODS if good[0] in letters
        ]
        shown: Any = amounts or self.texts.format("teotihuacan-nothing")
        return self.texts.format(f"teotihuacan-action-{kind}", {"amounts": shown})

    def _place(self, word: str, kind: str) -> str:
        boards = [self._board(number) for number in word.partition(":")[2].split(".")]
        return self.texts.format("teotihuacan-action-place", {"boards": boards})

    def _board(self, number: str | int) -> Message:
        return message(f"teotihuacan-board-{number}")

    def _temple(self, word: str, kind: str) -> str:
        temple = word.partition(":")[2]
        step = self.position["players"][self.seat][temple] + 1
        return self.texts.format(
            "teotihuacan-drawing-temple-step",
            {"temple": message(f"teotihuacan-temple-{temple}.title"), "step": min(step, 11)},
        )

    def _power(self, word: str, kind: str) -> str:
        board, power = word.partition(":")[2].split(".")
        key = "ascends" if int(power) == 5 else "raised"
        arguments = {"board": self._board(board), "power": power, "after": str(int(power) + 1)}
        return self.texts.format(f"teotihuacan-drawing-{key}", arguments)

    def _ascend(self, word: str, kind: str) -> str:
        return self.texts.format(f"teotihuacan-action-ascend-{word.partition(':')[2].replace('*', '-free')}")

    def _unlock(self, word: str, kind: str) -> str:
        return self.texts.format(
            "teotihuacan-action-unlock-free" if word.endswith("*") else "teotihuacan-action-unlock"
        )

    def _move(self, preview: Preview) -> str:
        """Where it goes, what collecting brings there, and the main action with its cocoa, if it can be carried out."""
        arrival = preview["arrival"]
        board = arrival["board"]
        colours = arrival["colours"]
        arguments = {"board": self._board(board), "cocoa": colours + 1}
        said = self.texts.format("teotihuacan-drawing-move", arguments)
        main = next((act for act in arrival["acts"] if act["kind"] == "main"), None)
        if main is None:
            return said
        result = self.texts.format("teotihuacan-drawing-move-main", {"colours": colours, "result": self._result(main)})
        return self.palette.separator.join([said, result])

    def _result(self, act: Preview) -> str:
        """What a main action brings, short, and what it leaves to be decided."""
        amounts = {key: count for key, count in act["gets"].items() if key in STOCK}
        raised = act["gets"].get("power")
        parts = [self.palette.short(amounts).plain] if amounts else []
        parts += [self.texts.format("teotihuacan-amount-power", {"count": raised})] if raised else []
        return self.palette.separator.join([*parts, *map(self.texts.message, act["next"])]) or self.palette.nothing

    def _cocoa(self, word: str, kind: str) -> str:
        count = (self.position["arrival"] or {"colours": 0})["colours"] + 1
        return self.texts.format("teotihuacan-action-cocoa", {"count": count})

    def _main(self, word: str, kind: str) -> str:
        extra = word.rstrip("*").removeprefix("main").lstrip("+")
        if extra:
            said = self.texts.format("teotihuacan-action-main-extra", {"count": int(extra)})
        else:
            said = self.texts.format("teotihuacan-action-main")
        return self._without_cocoa(said, word)

    def _without_cocoa(self, said: str, word: str) -> str:
        return self.texts.format("teotihuacan-action-without-cocoa", {"action": said}) if word.endswith("*") else said

    def _worship(self, word: str, kind: str) -> str:
        """The step or Royal tile and the Discovery tile, in their order (T31, T32)."""
        form, _, power = word.removeprefix("worship:").rstrip("*").partition("@")
        said = " + ".join(self._benefit(part) for part in form.split("+"))
        if power:
            said = self.texts.format("teotihuacan-action-with-power", {"action": said, "power": power})
        return self._without_cocoa(said, word)

    def _benefit(self, part: str) -> str:
        board = self._arrival_board()
        if part == "tile":
            return self._claimable(self.position["tiles"].get(str(board)))
        if part == "step":
            temple = table.TEMPLE_OF_BOARD.get(board)
            return self.texts.format(
                f"teotihuacan-amount-{temple}" if temple else "teotihuacan-drawing-one-step", {"count": 1}
            )
        number = part.removeprefix("r")
        return f"{int(number):02} ({self.texts.format(f'teotihuacan-drawing-royal-{number}')})"

    def _arrival_board(self) -> int:
        """Where the turn's worker arrived, 0 outside a turn."""
        return int(self.position["arrival"]["board"]) if self.position["arrival"] else 0

    def _claimable(self, kind: str | None) -> str:
        """A Discovery tile with its price."""
        if kind is None:
            return self.palette.nothing
        price = self.palette.short(table.price(self.components, kind)).plain
        name = self.texts.format(f"teotihuacan-kind-{kind}")
        return f"{name} ({price})" if price else name

    def _crew(self, word: str, kind: str) -> str:
        powers = word.partition(":")[2].split(".")
        return self.texts.format("teotihuacan-action-crew", {"powers": powers})

    def _row(self, word: str, kind: str) -> str:
        return self.texts.format(
            "teotihuacan-action-row", {"row": message(f"teotihuacan-row-{word.partition(':')[2]}")}
        )

    def _deco(self, word: str, kind: str) -> str:
        tile, _, stairway = word.partition(":")[2].partition("@")
        icons = self.components.data["decoration_tiles"][int(tile[1:]) - 1].replace("p", self.palette.nothing)
        stair = message(f"teotihuacan-stairway-{stairway}")
        step = len(self.position["stairs"][stairway])
        arguments = {"icons": icons, "stairway": stair, "step": step}
        return self.texts.format("teotihuacan-drawing-deco", arguments)

    def _build(self, word: str, kind: str) -> str:
        tile, _, rest = word.partition(":")[2].partition("@")
        place, _, turns = rest.partition("r")
        icons = table.icons_turned(self.components, f"{tile}r{turns}").replace("p", self.palette.nothing)
        arguments = {"icons": f"{icons[:2]}/{icons[3]}{icons[2]}", "level": place[0]}
        return self.texts.format("teotihuacan-drawing-build", arguments)

    def _save(self, word: str, kind: str) -> str:
        return self.texts.format(f"teotihuacan-action-save-{word[-1].replace('-', 'none')}")

    def _times(self, word: str, kind: str) -> str:
        return self.texts.format("teotihuacan-action-times", {"count": int(word.partition(":")[2])})

    def _salary(self, word: str, kind: str) -> str:
        if word.endswith("*"):
            return self.texts.format("teotihuacan-action-salary-free")
        return self.texts.format("teotihuacan-action-salary", {"count": int(word.partition(":")[2])})


_FORMS: Mapping[str, Callable[[Choices, str, str], str]] = {
    **dict.fromkeys(HELPED, Choices._with_tile),
    "keep": Choices._keep,
    "gain": Choices._amounts,
    "pay": Choices._amounts,
    "place": Choices._place,
    "temple": Choices._temple,
    "power": Choices._power,
    "ascend": Choices._ascend,
    "unlock": Choices._unlock,
    "cocoa": Choices._cocoa,
    "main": Choices._main,
    "worship": Choices._worship,
    "crew": Choices._crew,
    "row": Choices._row,
    "deco": Choices._deco,
    "build": Choices._build,
    "save": Choices._save,
    "times": Choices._times,
    "salary": Choices._salary,
}
"""How the words of each kind are put into a sentence."""
