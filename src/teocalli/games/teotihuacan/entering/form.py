"""The form by which a position is entered: all that does not lie on the grid of the pyramid."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING

from teocalli.core.errors import Message, message
from teocalli.core.set_up_form import Field, Form, Group, Value
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.arranging.numbers import PLENTY, WORSHIP, copies
from teocalli.games.teotihuacan.arranging.people import COLOURS_OF_NEUTRAL_DICE
from teocalli.games.teotihuacan.arranging.position import MOST_COLOURS, MOST_SPACE
from teocalli.games.teotihuacan.arranging.rest import ALONE
from teocalli.games.teotihuacan.notation import Worker
from teocalli.games.teotihuacan.rules.position import (
    AVENUE_TOP,
    DICE,
    LAST_ERA,
    PALACE,
    TOP,
    TRACK_TOP,
)

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame

_BOARDS = range(1, 9)
_POWERS = range(1, 6)
_DICE_SUMS = range(2, 13)
_ACTING = {"decision": ["act"]}
_IN_PLAY = {"decision": [name for name in ALONE if name != "over"]}


def form(game: TeotihuacanGame) -> Form:
    """Turn and calendar, table, displays, and what lies before the players."""
    people = [_player(game, seat) for seat in range(game.seats)]
    bot = [_bot()] if game.players == 1 else []
    return Form([_turn(), *people, *bot, _table(game), _displays(), _stairs()], _values(game))


def board(number: int) -> Message:
    """The name of a board."""
    return message(f"teotihuacan-board-{number}")


def player(game: TeotihuacanGame, seat: int) -> Message:
    """What is before a seat; the Teotibot has the second one of a solo game."""
    return message("name-player", number=seat + 1) if seat < game.players else message("teotihuacan-bot")


def worker(each: Worker) -> Message:
    """A worker by board and power, and whether it is locked."""
    if each.royal:
        tile = message(f"teotihuacan-royal-{each.royal}")
        return message("teotihuacan-set-up-worker-royal", power=each.power, tile=tile)
    if each.locked:
        return message("teotihuacan-set-up-worker-locked", power=each.power, board=board(each.board))
    return message("teotihuacan-set-up-worker", power=each.power, board=board(each.board))


def workers() -> Iterable[Worker]:
    """Every worker that a summary can have."""
    royals = sorted(chain.from_iterable(parts.standard().data["royal_tiles"].values()))
    for place in _BOARDS:
        for power in _POWERS:
            yield Worker(place, power)
            if place in WORSHIP:
                yield Worker(place, power, locked=True)
            if place == PALACE:
                yield from (Worker(place, power, locked=True, royal=royal) for royal in royals)


def pyramid_tile(name: str) -> Message:
    """A Pyramid tile with its icons."""
    number = parts.pyramid_tiles().index(name)
    icons = [message(f"teotihuacan-icon-{icon}") for icon in parts.standard().data["pyramid_tiles"][number]]
    return message("teotihuacan-pyramid-tile-name", number=number + 1, icons=icons)


def decoration(name: str) -> Message:
    """A Decoration with its icons."""
    number = parts.decorations().index(name)
    left, right = (message(f"teotihuacan-icon-{icon}") for icon in parts.standard().data["decoration_tiles"][number])
    return message("teotihuacan-decoration-name", number=number + 1, left=left, right=right)


def _values(game: TeotihuacanGame) -> dict[str, list[Value]]:
    standard = parts.standard()
    decisions = [name for name in ALONE if name != "dice" or game.players == 1]
    kinds = [Value(kind, message(f"teotihuacan-kind-{kind}")) for kind in standard.kinds]
    return {
        "decisions": [Value(name, message(f"teotihuacan-set-up-decision-{name}")) for name in decisions],
        "seats": [Value(seat, player(game, seat)) for seat in range(game.seats)],
        "eras": [Value(era, str(era)) for era in range(1, LAST_ERA + 1)],
        "boards": [Value(number, board(number)) for number in _BOARDS],
        "powers": [Value(power, str(power)) for power in _POWERS],
        "workers": [Value(each.text, worker(each)) for each in workers()],
        **{
            f"royal-{category}": [Value(tile, message(f"teotihuacan-royal-{tile}")) for tile in tiles]
            for category, tiles in standard.data["royal_tiles"].items()
        },
        "techs": [Value(number, message(f"teotihuacan-tech-{number}")) for number in standard.technologies],
        "bonuses": [Value(name, message(f"teotihuacan-bonus-{name}")) for name in standard.bonuses],
        "kinds": kinds,
        "kinds-or-none": [Value(None, message("teotihuacan-set-up-no-tile")), *kinds],
        "starting": [Value(name, message(f"teotihuacan-start-{name}")) for name in parts.starting_tiles()],
        "pyramid": [Value(name, pyramid_tile(name)) for name in parts.pyramid_tiles()],
        "decorations": [Value(name, decoration(name)) for name in parts.decorations()],
        **_bot_values(),
    }


def _bot_values() -> dict[str, list[Value]]:
    directions = ("LL", "LR", "RL", "RR")
    return {
        "actions": [Value(name, message(f"teotihuacan-bot-{name}")) for name in parts.standard().bot_actions],
        "directions": [Value(sides, message("teotihuacan-set-up-directions", sides=sides)) for sides in directions],
        "dice": [
            Value(None, message("teotihuacan-set-up-no-dice")),
            *(Value(total, str(total)) for total in _DICE_SUMS),
        ],
    }


def _turn() -> Group:
    return Group(
        message("teotihuacan-set-up-turn"),
        [
            Field("choice", "decision", message("teotihuacan-set-up-decision"), "decisions"),
            Field("choice", "turn_of", message("teotihuacan-set-up-whose"), "seats", only=_IN_PLAY),
            Field("choice", "arrival/board", message("teotihuacan-set-up-arrival"), "boards", only=_ACTING),
            Field("number", "arrival/colours", message("teotihuacan-set-up-colours"), high=MOST_COLOURS, only=_ACTING),
            Field("list", "arrival/moved", message("teotihuacan-set-up-moved"), "powers", high=2, only=_ACTING),
            Field("choice", "first", message("teotihuacan-set-up-first"), "seats"),
            Field("number", "turns", message("teotihuacan-set-up-turns"), high=PLENTY),
            Field("choice", "era", message("teotihuacan-set-up-era"), "eras"),
            Field("number", "light", message("teotihuacan-set-up-light"), high=MOST_SPACE),
            Field("number", "dark", message("teotihuacan-set-up-dark"), low=1, high=MOST_SPACE),
            Field("flag", "last_round", message("teotihuacan-set-up-last-round")),
            Field("flag", "finished", message("teotihuacan-set-up-finished")),
        ],
    )


def _player(game: TeotihuacanGame, seat: int) -> Group:
    own = f"players/{seat}"
    stock = {"vp": PLENTY, "cocoa": PLENTY} | dict.fromkeys(parts.GOODS, PLENTY) | dict.fromkeys(parts.TEMPLES, TOP)
    stock |= {"avenue": AVENUE_TOP, "track": TRACK_TOP}
    kinds = max(copies())
    return Group(
        player(game, seat),
        [
            *(Field("number", f"{own}/{key}", message(f"decide-stock-{key}"), high=top) for key, top in stock.items()),
            Field("list", f"{own}/workers", message("teotihuacan-set-up-workers"), "workers", high=DICE),
            Field("flag", f"{own}/wheel", message("teotihuacan-set-up-wheel")),
            Field("list", f"{own}/techs", message("teotihuacan-set-up-techs-owned"), "techs", high=6),
            Field("counts", f"{own}/unused", message("teotihuacan-set-up-unused"), "kinds", high=kinds, sparse=True),
            Field("counts", f"{own}/used", message("teotihuacan-set-up-used"), "kinds", high=kinds, sparse=True),
            Field("list", f"{own}/starting", message("teotihuacan-set-up-starting"), "starting", high=2),
        ],
        seat,
    )


def _bot() -> Group:
    return Group(
        message("teotihuacan-set-up-bot-tiles"),
        [
            Field("list", "bot/actions", message("teotihuacan-set-up-bot-actions"), "actions", high=7),
            Field("choice", "bot/directions", message("teotihuacan-set-up-bot-directions"), "directions"),
            Field("choice", "bot/worship", message("teotihuacan-set-up-bot-worship"), "workers"),
            Field("choice", "bot/dice", message("teotihuacan-set-up-bot-dice"), "dice"),
        ],
    )


def _table(game: TeotihuacanGame) -> Group:
    return Group(
        message("teotihuacan-set-up-table"),
        [
            Field("order", "boards", message("teotihuacan-set-up-boards"), "boards"),
            *_royal_tiles(),
            Field("list", "techs", message("teotihuacan-set-up-techs"), "techs", low=6, high=6),
            *_bonuses(),
            *_buildings(),
            *(
                Field("list", f"neutral/{at}", message("teotihuacan-set-up-neutral", number=at + 1), "boards", high=3)
                for at in range(COLOURS_OF_NEUTRAL_DICE[game.players])
            ),
        ],
    )


def _royal_tiles() -> Iterable[Field]:
    for at, category in enumerate(parts.standard().data["royal_tiles"]):
        label = message("teotihuacan-set-up-royal", category=category)
        yield Field("choice", f"royal/{at}", label, f"royal-{category}")


def _bonuses() -> Iterable[Field]:
    for at, temple in enumerate(parts.TEMPLES):
        label = message("teotihuacan-set-up-bonus", temple=message(f"teotihuacan-temple-{temple}"))
        yield Field("choice", f"bonus/{at}", label, "bonuses")


def _buildings() -> Iterable[Field]:
    nobles = parts.standard().data["nobles"]
    for at, row in enumerate(parts.ROWS):
        label = message("teotihuacan-set-up-buildings", row=message(f"teotihuacan-row-{row}"))
        yield Field("number", f"buildings/rows/{at}", label, high=len(nobles[row]))


def _displays() -> Group:
    most = max(copies())
    return Group(
        message("teotihuacan-set-up-displays"),
        [
            Field("list", "pyramid", message("teotihuacan-set-up-pyramid"), "pyramid", high=3),
            Field("list", "decorations", message("teotihuacan-set-up-decorations"), "decorations", high=4),
            *(
                Field("choice", f"tiles/{at}", message("teotihuacan-set-up-tile-at", board=board(at)), "kinds-or-none")
                for at in parts.TILE_BOARDS
            ),
            *(
                Field(
                    "list",
                    f"stacks/{name}",
                    message("teotihuacan-set-up-stack", stack=name),
                    "kinds",
                    high=max(most, 5),
                )
                for name in parts.standard().stacks
            ),
        ],
    )


def _stairs() -> Group:
    return Group(
        message("teotihuacan-set-up-stairs"),
        [
            Field("list", f"stairs/{name}", message(f"teotihuacan-stairway-{name}"), "decorations", high=4)
            for name in parts.STAIRWAYS
        ],
    )
