"""What each action does, in words for a list: the action, what it brings, and what is asked next."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teocalli.core.errors import Message, message
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.components import GOODS, TEMPLES, Components
from teocalli.games.teotihuacan.notation import POWERS, tile_named
from teocalli.games.teotihuacan.rules.position import TOP
from teocalli.games.teotihuacan.tell.stock import STOCK
from teocalli.games.teotihuacan.terminal import table
from teocalli.games.teotihuacan.terminal.palette import Palette

Preview = Mapping[str, Any]

HELPED = ("claim", "use", "tech", "pick")
"""Kinds of actions whose tile is explained."""
STOCK_COSTS = ("cocoa", "wood", "stone", "gold", "vp")
_STEPS = {f"temple_{temple}": temple for temple in TEMPLES}
"""What the gains of Starting tiles are called among the amounts."""
_SAVED = {"wood": "w", "stone": "s", "": "none"}


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
        for temple in self._named_steps(preview):
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

    def _named_steps(self, preview: Preview) -> list[str]:
        """Temples whose step the action names already."""
        if preview["kind"] == "temple":
            return [preview["temple"]]
        board = self._arrival_board()
        named = "step" in preview.get("benefits", ()) and board in table.TEMPLE_OF_BOARD
        return [table.TEMPLE_OF_BOARD[board]] if named else []

    def _asked(self, preview: Preview) -> str:
        """What it leaves to be decided, and what comes by itself after that."""
        later = [message(f"teotihuacan-amount-{key}", count=count) for key, count in preview["later"].items()]
        steps = [*([] if preview["kind"] == "move" else preview["next"]), *later]
        return self.texts.format("teotihuacan-drawing-follows", {"steps": steps}) if steps else ""

    def _action(self, preview: Preview) -> str:
        return _FORMS.get(preview["kind"], Choices._plain)(self, preview)

    # A method for each kind of action.

    def _plain(self, preview: Preview) -> str:
        key = f"teotihuacan-action-{preview['kind']}"
        return self.texts.format(key) if self.texts.has(key) else ""

    def _with_tile(self, preview: Preview) -> str:
        """The help of the tile says what it costs and does."""
        tile = _tile_text(str(preview.get("tile") or preview["technology"]))
        return f"{self.texts.format(tile)}: {self._help(tile)}"

    def _help(self, key: str) -> str:
        """A help text without the rule numbers at its end."""
        return re.sub(r"\s*\([^()]*T\d+[^()]*\)\.?$", "", self.texts.format(f"{key}.help"))

    def _keep(self, preview: Preview) -> str:
        return " + ".join(self._start(tile) for tile in preview["tiles"])

    def _start(self, tile: str) -> str:
        """Boards and gains of a Starting tile, short."""
        entry = self.components.data["starting_tiles"][tile_named(tile).number - 1]
        gains = [self._start_gain(key, count, tile) for key, count in entry["gain"].items()]
        return f"{'/'.join(map(str, entry['boards']))}: {' '.join(gains)}"

    def _start_gain(self, key: str, count: int, tile: str) -> str:
        if key in ("technology", "power_up"):
            return self.texts.format(f"teotihuacan-drawing-start-{key}")
        if key == "discovery":
            kind = next((k for offer in self.position["offer"] for t, k in offer if t == tile and k), None)
            return self.texts.format(f"teotihuacan-kind-{kind}") if kind else "?"
        return self.palette.short({_STEPS.get(key, key): count}).plain

    def _amounts(self, preview: Preview) -> str:
        counts = zip(GOODS, preview["goods"], strict=True)
        amounts = [message(f"teotihuacan-amount-{good}", count=count) for good, count in counts if count]
        shown: Any = amounts or self.texts.format("teotihuacan-nothing")
        return self.texts.format(f"teotihuacan-action-{preview['kind']}", {"amounts": shown})

    def _place(self, preview: Preview) -> str:
        return self.texts.format("teotihuacan-action-place", {"boards": list(map(_board, preview["boards"]))})

    def _temple(self, preview: Preview) -> str:
        temple = preview["temple"]
        step = self.position["players"][self.seat][temple] + 1
        return self.texts.format(
            "teotihuacan-drawing-temple-step",
            {"temple": message(f"teotihuacan-temple-{temple}.title"), "step": min(step, TOP)},
        )

    def _power(self, preview: Preview) -> str:
        (power,) = preview["powers"]
        key = "ascends" if power == POWERS[-1] else "raised"
        arguments = {"board": _board(preview["board"]), "power": str(power), "after": str(power + 1)}
        return self.texts.format(f"teotihuacan-drawing-{key}", arguments)

    def _ascend(self, preview: Preview) -> str:
        return self.texts.format(f"teotihuacan-action-ascend-{preview['reward']}{'-free' if preview['free'] else ''}")

    def _unlock(self, preview: Preview) -> str:
        return self.texts.format(f"teotihuacan-action-unlock{'-free' if preview['free'] else ''}")

    def _move(self, preview: Preview) -> str:
        """Where it goes, what collecting brings there, and the main action with its cocoa, if it can be carried out."""
        arrival = preview["arrival"]
        colours = arrival["colours"]
        arguments = {"board": _board(arrival["board"]), "cocoa": colours + 1}
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

    def _cocoa(self, preview: Preview) -> str:
        return self.texts.format("teotihuacan-action-cocoa", {"count": preview["gets"].get("cocoa", 0)})

    def _main(self, preview: Preview) -> str:
        extra = preview["extra"]
        said = self.texts.format(f"teotihuacan-action-main{'-extra' if extra else ''}", {"count": extra})
        return self._with_free(said, preview)

    def _with_free(self, said: str, preview: Preview) -> str:
        if not preview["free"]:
            return said
        return self.texts.format("teotihuacan-action-without-cocoa", {"action": said})

    def _worship(self, preview: Preview) -> str:
        """The step or Royal tile and the Discovery tile, in their order (T31, T32)."""
        said = " + ".join(self._benefit(benefit, preview["royal"]) for benefit in preview["benefits"])
        for power in preview["powers"]:
            said = self.texts.format("teotihuacan-action-with-power", {"action": said, "power": str(power)})
        return self._with_free(said, preview)

    def _benefit(self, benefit: str, royal: int) -> str:
        board = self._arrival_board()
        if benefit == "royal":
            return f"{royal:02} ({self.texts.format(f'teotihuacan-drawing-royal-{royal}')})"
        if benefit == "tile":
            return self._claimable(self.position["tiles"].get(str(board)))
        temple = table.TEMPLE_OF_BOARD.get(board)
        key = f"teotihuacan-amount-{temple}" if temple else "teotihuacan-drawing-one-step"
        return self.texts.format(key, {"count": 1})

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

    def _crew(self, preview: Preview) -> str:
        return self.texts.format("teotihuacan-action-crew", {"powers": list(map(str, preview["powers"]))})

    def _row(self, preview: Preview) -> str:
        row = message(f"teotihuacan-row-{preview['row']}")
        return self.texts.format("teotihuacan-action-row", {"row": row})

    def _deco(self, preview: Preview) -> str:
        stairway = preview["stairway"]
        icons = self.components.data["decoration_tiles"][tile_named(preview["tile"]).number - 1]
        arguments = {
            "icons": icons.replace("p", self.palette.nothing),
            "stairway": message(f"teotihuacan-stairway-{stairway}"),
            "step": len(self.position["stairs"][stairway]),
        }
        return self.texts.format("teotihuacan-drawing-deco", arguments)

    def _build(self, preview: Preview) -> str:
        icons = table.icons_turned(self.components, preview["tile"], preview["turn"]).replace("p", self.palette.nothing)
        level, _, _ = preview["place"]
        arguments = {"icons": f"{icons[:2]}/{icons[3]}{icons[2]}", "level": str(level)}
        return self.texts.format("teotihuacan-drawing-build", arguments)

    def _save(self, preview: Preview) -> str:
        return self.texts.format(f"teotihuacan-action-save-{_SAVED[preview['saved']]}")

    def _times(self, preview: Preview) -> str:
        return self.texts.format("teotihuacan-action-times", {"count": preview["number"]})

    def _salary(self, preview: Preview) -> str:
        if preview["free"]:
            return self.texts.format("teotihuacan-action-salary-free")
        return self.texts.format("teotihuacan-action-salary", {"count": preview["number"]})


def _tile_text(name: str) -> str:
    """The text of a tile that words name."""
    return f"teotihuacan-{tile_named(name).family}-{name}"


def _board(number: int) -> Message:
    return message(f"teotihuacan-board-{number}")


_FORMS: Mapping[str, Callable[[Choices, Preview], str]] = {
    **dict.fromkeys(HELPED, Choices._with_tile),
    "keep": Choices._keep,
    "gain": Choices._amounts,
    "pay": Choices._amounts,
    "place": Choices._place,
    "temple": Choices._temple,
    "power": Choices._power,
    "ascend": Choices._ascend,
    "unlock": Choices._unlock,
    "move": Choices._move,
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
"""How the actions of each kind are put into a sentence."""
