"""What lies before the players, their workers, and the Teotibot's tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teocalli.core.errors import message, shown
from teocalli.core.summary_reading import Part
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.arranging.numbers import (
    PLENTY,
    Die,
    Plain,
    kinds,
    marked_worker,
    numbers_of,
    technologies,
    worker,
)
from teocalli.games.teotihuacan.rules.position import AVENUE_TOP, DICE, DIE_WORSHIP, TOP, TRACK_TOP

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.game import TeotihuacanGame

KEYS = (
    *("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track", "techs", "starting"),
    *("unused", "used", "wheel", "workers"),
)
COLOURS_OF_NEUTRAL_DICE = {1: 2, 2: 2, 3: 1, 4: 0}
"""By the number of players (T17)."""
_SPARE = 3
"""Workers in play while the fourth is on the wheel (T13)."""


def players(game: TeotihuacanGame, told: Part, marked: Part | None, royals: list[int]) -> list[Plain]:
    """What lies before each player, as `player_table` has it; dice from `marked` where they are told there."""
    people = told["players"].items(game.seats, game.seats)
    own = None if marked is None else marked.items(game.seats, game.seats)
    found = [
        _player(game, part, royals, None if own is None else own[seat], begun=told["phase"].value != "setup")
        for seat, part in enumerate(people)
    ]
    _check_apart(told["players"], found)
    return found


def _player(game: TeotihuacanGame, part: Part, royals: list[int], marked: Part | None, *, begun: bool) -> Plain:
    part.check_keys(KEYS)
    wheel = part["wheel"].flag()
    if marked is None:
        dice = [worker(entry, royals) for entry in part["workers"].items(0, DICE)]
    else:
        dice = [marked_worker(entry, royals) for entry in marked.items(0, DICE)]
    if (begun or dice) and len(dice) != (_SPARE if wheel else DICE):
        part["workers"].refuse(
            message("teotihuacan-position-workers", count=len(dice), wanted=_SPARE if wheel else DICE)
        )
    return {
        "vp": part["vp"].whole(0, PLENTY),
        "cocoa": part["cocoa"].whole(0, PLENTY),
        "goods": [part[good].whole(0, PLENTY) for good in parts.GOODS],
        "temples": [part[temple].whole(0, TOP) for temple in parts.TEMPLES],
        "avenue": part["avenue"].whole(0, AVENUE_TOP),
        "track": part["track"].whole(0, TRACK_TOP),
        "wheel": wheel,
        "techs": technologies(part["techs"], 0, 6),
        "starting": numbers_of(part["starting"], parts.starting_tiles()),
        "unused": kinds(part["unused"]),
        "used": kinds(part["used"]),
        "dice": dice,
    }


def _check_apart(part: Part, people: list[Plain]) -> None:
    """One marker on step 11 of a temple, one worker on a Worship space, a Starting tile with one player."""
    for number, temple in enumerate(parts.TEMPLES):
        if sum(player["temples"][number] == TOP for player in people) > 1:
            part.refuse(message("teotihuacan-position-top", temple=temple))
    locked = [(board, lock) for player in people for board, _, lock, _ in player["dice"] if lock]
    starting = [number for player in people for number in player["starting"]]
    for board, lock in locked:
        if locked.count((board, lock)) > 1:
            part.refuse(message("teotihuacan-position-space", board=board))
    for number in starting:
        if starting.count(number) > 1:
            part.refuse(message("teotihuacan-position-twice", name=f"ST{number}"))


def check_technologies(told: Part, people: list[Plain], techs: list[int]) -> None:
    """Nobody has a Technology that is not in play (T6)."""
    for seat, player in enumerate(people):
        for number in player["techs"]:
            if number not in techs:
                name = parts.standard().technologies[number]
                told["players"].items()[seat]["techs"].refuse(message("teotihuacan-position-tech", number=name))


def neutral(game: TeotihuacanGame, part: Part) -> list[list[int]]:
    """Boards of the neutral dice by colour, at most three different ones (T17)."""
    colours = COLOURS_OF_NEUTRAL_DICE[game.players]
    found = []
    for colour in part.items(colours, colours):
        boards = [entry.whole(1, 8) for entry in colour.items(0, 3)]
        if len(set(boards)) < len(boards):
            colour.refuse(message("teotihuacan-position-neutral"))
        found.append(boards)
    return found


def bot(game: TeotihuacanGame, part: Part, people: list[Plain], royals: list[int], *, marked: bool) -> Plain:
    """Action tiles, Direction tiles, last dice and the Worship die of the Teotibot (T83, T84)."""
    if game.players > 1:
        if part.value is not None:
            part.refuse(message("teotihuacan-position-no-bot"))
        return {"bot_actions": [], "dirs": [-1, -1], "dice": 0}
    part.check_keys(["actions", "directions", "worship", "dice"])
    directions = part["directions"]
    if not isinstance(directions.value, str) or len(directions.value) not in (0, 2) or set(directions.value) - {*"LR"}:
        directions.refuse(message("teotihuacan-position-directions", value=shown(directions.value, 20)))
    if not marked and part["worship"].value is not None:
        _mark(part["worship"], people[1]["dice"], royals)
    thrown = part["dice"]
    return {
        "bot_actions": numbers_of(part["actions"], parts.standard().bot_actions, 0, 7),
        "dirs": ["LR".index(side) for side in directions.value] or [-1, -1],
        "dice": 0 if thrown.value is None else thrown.whole(2, 12),
    }


def _mark(part: Part, dice: list[Die], royals: list[int]) -> None:
    """The bot's Worship die is one of its workers (T83, S5)."""
    wanted = worker(part, royals)
    if wanted not in dice:
        part.refuse(message("teotihuacan-position-worship", value=part.value))
    dice[dice.index(wanted)] = (*wanted[:3], DIE_WORSHIP)
