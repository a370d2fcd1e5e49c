"""What a position summary of Teotihuacan demands on the page: every die, tile and marker by its name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from teocalli.core.texts import Texts
from tests.fixtures.store import load_record, load_trace, spec_games

ENGLISH = Texts("en")
NAMES = ["Lina", "Bo", "Amélie", "Yuki"]
TEMPLES = ("blue", "red", "green")
GOODS = ("cocoa", "wood", "stone", "gold")
SPEC = spec_games("teotihuacan")

Summary = dict[str, Any]


def say(message_id: str, **arguments: Any) -> str:
    return ENGLISH.format(message_id, arguments)


def moment(game: str, decision: str, part: float) -> tuple[dict[str, Any], Summary]:
    """The record up to a position in which a person is really asked, and its summary."""
    trace = load_trace(SPEC / f"{game}.json")
    asked = [
        n
        for n, each in enumerate(trace)
        if each["to_move"] is not None and each["decision"] == decision and len(each["legal"]) > 1
    ]
    n = asked[round(part * (len(asked) - 1))]
    record = load_record(SPEC / f"{game}.json")
    record["words"] = record["words"][:n]
    record["players"] = NAMES[: len(record["players"])]
    return {key: value for key, value in record.items() if key not in ("scores", "winners")}, trace[n]


class Expected:
    """The names that a summary demands on the page."""

    def __init__(self, summary: Summary, parts: dict[str, Any]) -> None:
        self.summary = summary
        self.parts = parts
        self.players = [
            (NAMES[seat] if not (summary["bot"] and seat == 1) else say("teotihuacan-bot"), player)
            for seat, player in enumerate(summary["players"])
        ]

    def all(self) -> Counter[str]:
        names: Counter[str] = Counter()
        for part in (
            self.workers,
            self.neutral,
            self.boards,
            self.royals_and_technologies,
            self.displays,
            self.discovery_tiles,
            self.pyramid,
            self.markers,
            self.bonuses,
            self.calendar,
            self.goods,
            self.starting_tiles,
            self.bot,
        ):
            names.update(part())
        return names

    def workers(self) -> Iterator[str]:
        """Each die twice: on its board and in its owner's panel."""
        for name, player in self.players:
            for word in player["workers"]:
                board, power, lock, royal = re.fullmatch(r"(\d)\.(\d)(w?)(\d?)", word).groups()  # type: ignore[union-attr]
                place = say(f"teotihuacan-board-{board}")
                if royal:
                    place = say("board-teo-on-royal", board=place, tile=say(f"teotihuacan-royal-{royal}"))
                key = "teotihuacan-locked-name" if lock else "teotihuacan-worker-name"
                yield from [say(key, player=name, power=int(power), board=place)] * 2
            if player["wheel"]:
                yield say("board-teo-wheel", player=name)

    def dice_on_boards(self) -> int:
        """How many dice lie on the boards."""
        return sum(len(player["workers"]) for _, player in self.players) + sum(map(len, self.summary["neutral"]))

    def tiles_in_pyramid(self) -> int:
        """How many tiles have been laid: each covers four cells of its level."""
        return sum(int(level) for levels in self.summary["levels"] for level in levels) // 4

    def neutral(self) -> Iterator[str]:
        for letter, boards in zip("AB", self.summary["neutral"], strict=False):
            for board in boards:
                yield say("board-teo-neutral", letter=letter, board=say(f"teotihuacan-board-{board}"))

    def boards(self) -> Iterator[str]:
        for place, board in enumerate(self.summary["boards"], 1):
            yield say("teotihuacan-board-name", name=say(f"teotihuacan-board-{board}"), number=board, place=place)
        arrival = self.summary["arrival"]
        for board in self.summary["boards"]:
            name = say(f"teotihuacan-board-{board}")
            if arrival and arrival["board"] == board:
                yield say("board-teo-area-arrived", board=name, count=arrival["colours"])
            else:
                yield say("board-teo-area", board=name)

    @staticmethod
    def own_tech(number: int) -> str:
        """A Technology in its owner's panel says what it does."""
        effect = say(f"teotihuacan-tech-{number}.help")
        return say("board-teo-own-tech", tech=say(f"teotihuacan-tech-{number}"), effect=effect)

    def royals_and_technologies(self) -> Iterator[str]:
        for royal in self.summary["royal"]:
            title = f"teotihuacan-royal-{royal}"
            yield say("board-teo-royal", tile=say(title), effect=say(f"{title}.help"))
        for at, number in enumerate(self.summary["techs"]):
            owners = [self.players[seat][0] for seat in self.summary["owners"][str(number)]]
            yield say(
                "board-teo-tech",
                tile=say(f"teotihuacan-tech-{number}"),
                temple=say(f"teotihuacan-temple-{TEMPLES[at % 3]}"),
                owners=owners or say("board-teo-nobody"),
            )
        for _, player in self.players:
            yield from (self.own_tech(number) for number in player["techs"])

    def displays(self) -> Iterator[str]:
        for tile in self.summary["pyramid"]:
            icons = [say(f"teotihuacan-icon-{icon}") for icon in self.parts["pyramid_tiles"][int(tile[1:]) - 1]]
            yield say("teotihuacan-pyramid-tile-name", number=int(tile[1:]), icons=icons)
        yield from map(self.decoration, self.summary["decorations"])
        for what, count in self.summary["supply"].items():
            yield say(f"board-teo-supply-{what}", count=count)
        buildings = self.summary["buildings"]
        built = sum(buildings["rows"])
        value = self.parts["buildings_row"][built]
        yield say("teotihuacan-buildings-name", count=buildings["row"], value=value)
        for row, count in zip(("top", "centre", "bottom"), buildings["rows"], strict=True):
            values = [*self.parts["nobles"][row], 0]
            spaces = len(values) - 1
            name = say(f"teotihuacan-row-{row}")
            yield say("board-teo-nobles-row", row=name, built=count, count=spaces, next=values[count])

    def decoration(self, tile: str) -> str:
        left, right = self.parts["decoration_tiles"][int(tile[1:]) - 1]
        sides = {"left": say(f"teotihuacan-icon-{left}"), "right": say(f"teotihuacan-icon-{right}")}
        return say("teotihuacan-decoration-name", number=int(tile[1:]), **sides)

    def tile(self, kind: str, place: str) -> str:
        cost = next(each["cost"] for each in self.parts["discovery_tiles"] if each["id"] == kind)
        named = [say(f"teotihuacan-amount-{good}", count=count) for good, count in cost.items()]
        title = say(f"teotihuacan-kind-{kind}")
        return say("board-teo-tile", tile=title, cost=named or say("teotihuacan-nothing"), place=place)

    def discovery_tiles(self) -> Iterator[str]:
        for board, kind in self.summary["tiles"].items():
            if kind:
                yield self.tile(kind, say(f"teotihuacan-board-{board}"))
        for stack, kinds in self.summary["stacks"].items():
            track, step = stack.split("_")
            if track == "avenue":
                place = say("board-teo-track-step", track=say("teotihuacan-track-avenue"), step=int(step))
            else:
                place = say("board-teo-temple-step", temple=say(f"teotihuacan-temple-{track}.title"), step=int(step))
            yield say("teotihuacan-stack-name", place=place, count=len(kinds))
            yield from (self.tile(kind, place) for kind in kinds)
        for name, player in self.players:
            for state in ("unused", "used"):
                for kind, count in player[state].items():
                    yield self.tile(kind, say(f"board-teo-{state}", player=name, count=count))

    def pyramid(self) -> Iterator[str]:
        for row, (icons, levels) in enumerate(zip(self.summary["icons"], self.summary["levels"], strict=True), 1):
            for column, (icon, level) in enumerate(zip(icons, levels, strict=True), 1):
                title = say(f"teotihuacan-icon-{icon}")
                yield say("teotihuacan-cell-name", row=row, column=column, icon=title, level=int(level))
        for stair, tiles in self.summary["stairs"].items():
            stairway = say(f"teotihuacan-stairway-{stair}")
            for step, tile in enumerate(tiles):
                place = say("teotihuacan-step-name", stairway=stairway, step=step)
                yield say("board-teo-step", step=place, tile=self.decoration(tile))
            if not tiles:
                left, right = (say(f"teotihuacan-icon-{icon}") for icon in self.parts["stair_icons"][stair])
                place = say("teotihuacan-step-name", stairway=stairway, step=0)
                yield say("board-teo-step-free", step=place, left=left, right=right)

    def markers(self) -> Iterator[str]:
        """Each marker twice: on its track and as a number in its owner's panel."""
        for name, player in self.players:
            for temple in TEMPLES:
                title = say(f"teotihuacan-temple-{temple}.title")
                yield from [say("teotihuacan-temple-name", temple=title, player=name, step=player[temple])] * 2
            for track in ("avenue", "track"):
                yield from [say(f"teotihuacan-{track}-name", player=name, step=player[track])] * 2

    def bonuses(self) -> Iterator[str]:
        for temple, bonus in zip(TEMPLES, self.summary["bonus"], strict=False):
            place = say("board-teo-temple-step", temple=say(f"teotihuacan-temple-{temple}"), step=10)
            yield say("board-teo-temple-bonus", place=place, bonus=say(f"teotihuacan-bonus-{bonus}.help"))

    def calendar(self) -> Iterator[str]:
        summary = self.summary
        yield say("teotihuacan-era", era=summary["era"])
        yield say("teotihuacan-calendar-name", light=summary["light"], dark=summary["dark"])
        if summary["met"] and not summary["last_round"]:
            yield say("board-teo-met")
        else:
            rounds = 0 if summary["last_round"] else summary["dark"] - summary["light"]
            yield say("teotihuacan-rounds-left", count=rounds)

    def goods(self) -> Iterator[str]:
        for name, player in self.players:
            yield from (say(f"teotihuacan-amount-{good}", count=player[good]) for good in GOODS)
            yield say("teotihuacan-amount-vp", count=player["vp"])
            if name != say("teotihuacan-bot"):
                due = sum(2 if word[2] in "456" else 1 for word in player["workers"])
                if player["cocoa"] < due:
                    yield say("board-teo-salary-short", due=due, missing=due - player["cocoa"])
                else:
                    yield say("board-teo-salary", due=due)

    def starting_tiles(self) -> Iterator[str]:
        for name, player in self.players:
            for tile in player["starting"]:
                yield say(f"teotihuacan-start-{tile}")
                if tile in self.summary["beside"]:
                    yield self.tile(self.summary["beside"][tile], say("board-teo-unused", player=name, count=1))
        for tiles in self.summary["offer"]:
            for tile, kind in tiles:
                title = say(f"teotihuacan-start-{tile}")
                yield say("board-teo-start", tile=title, gives=say(f"teotihuacan-start-{tile}.help"))
                if kind:
                    yield self.tile(kind, title)

    def bot(self) -> Iterator[str]:
        bot = self.summary["bot"]
        if not bot:
            return
        for at, action in enumerate(bot["actions"]):
            tile = say(f"teotihuacan-bot-{action}")
            if at == 6:
                yield say("board-teo-bot-aside", tile=tile)
            else:
                yield say("board-teo-bot-tile", tile=tile, place=say(f"board-teo-bot-place-{at}"))
        for number, side in enumerate(bot["directions"], 1):
            yield say("board-teo-direction-left" if side == "L" else "board-teo-direction-right", number=number)


PRINTED = (
    r"Worship space, ",
    r"Main action, ",
    r"\d workers?, lowest power ",
    r"(Top|Bottom) row: ",
    r"Level \d: ",
    r"(blue|red|green) temple, step \d+(:|$)",
    r"(Avenue of the Dead|Pyramid track), space \d(: a Discovery tile|$)",
    r"next Eclipse: ",
    r"Masks: ",
    r"place on level ",
    r"(north|east|south|west) stairway, step \d$",
)
"""Beginnings of the names of what is printed, of what the projection tells, and of free places to choose from."""
