"""Words of Teotihuacan: one decision is one word, the same in every language (notation of the specification).

A word is written from the parts of its action (`Action`) and read by looking it up. Here alone words are put together
and taken apart; everything else asks an action for its parts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import IllegalAction, OptionError, clean_word
from teocalli.games.teotihuacan.notation.action import Action
from teocalli.games.teotihuacan.notation.groups import BOARDS, POWERS, all_actions, letters, place_name
from teocalli.games.teotihuacan.notation.targets import Target, Worker, form_of
from teocalli.games.teotihuacan.notation.tiles import Tile, tile_named
from teocalli.games.teotihuacan.rules.tables import LAYOUT

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import TeotihuacanState

__all__ = [
    "ACTIONS",
    "BOARDS",
    "NUM_ACTIONS",
    "POWERS",
    "WORDS",
    "Action",
    "Target",
    "Tile",
    "Worker",
    "action_of",
    "actions_of",
    "form_of",
    "kind_of",
    "letters",
    "parse",
    "parts_of",
    "place_name",
    "said",
    "tile_named",
    "variants_of",
    "word_of",
]

NUM_ACTIONS = LAYOUT["actions"]
ACTIONS = all_actions(LAYOUT)
"""Every action by its number, a move without the mark of its Free move tile."""
WORDS = [action.word for action in ACTIONS]
"""Their words."""
WITHOUT_TILE = 3
"""Boards that a worker goes without a Free move tile (T23)."""
_BY_WORD = {action.word: action for action in ACTIONS}
_NUMBERS = {word: number for number, word in enumerate(WORDS)}


def parts_of(target: str) -> dict[str, Any]:
    """What a word or target that one may ask about is, part by part, its `kind` included."""
    read = Target.read(target)
    return {"kind": read.kind, **read.parts(_BY_WORD)}


def kind_of(action: int) -> str:
    """The kind of an action: what its word begins with."""
    return ACTIONS[action].kind


def said(state: TeotihuacanState, action: int) -> Action:
    """An action part by part; a move of more than 3 boards is `free`: it takes a Free move tile."""
    found = ACTIONS[action]
    if found.kind == "move" and state.distance(found.board, found.to) > WITHOUT_TILE:
        return found._replace(word=f"{found.word}*", free=True)
    return found


def word_of(state: TeotihuacanState, action: int) -> str:
    """The word of an action; a move of more than 3 boards bears the mark of its Free move tile."""
    return said(state, action).word


def parse(word: str) -> Action:
    """The action that a word says, whatever the position. Raises `OptionError` for what is no word."""
    target = Target.read(word)
    number = _NUMBERS.get(target.plain)
    if number is None:
        raise OptionError("error-teotihuacan-target", word=clean_word(word))
    found = ACTIONS[number]
    return found if word == found.word else found._replace(word=word, free=True)


@cache
def actions_of(target: str) -> tuple[int, ...]:
    """The actions that a word or target stands for.

    Targets are a form of Worship (`worship:step+tile`: in either order, by any worker), a board (`board:5`), and at
    Construction and Decorations a level (`level:2`), a place (`build:@2.0.0`), a stairway (`deco:@n`) and a tile
    (`build:T5`, `deco:D3`); at the Palace a Royal tile (`royal:4`). Raises `OptionError` where there is no such target.
    """
    asked = Target.read(target)
    found = asked.about(ACTIONS)
    if not found and asked.plain not in _NUMBERS:
        raise OptionError("error-teotihuacan-target", word=clean_word(target))
    return found or (_NUMBERS[asked.plain],)


@cache
def variants_of(target: str) -> tuple[int, ...]:
    """The same with all tiles that may be used for it."""
    return Target.read(target).ways(ACTIONS) or actions_of(target)


def action_of(state: TeotihuacanState, word: str) -> int:
    """The legal action of a word. Raises `IllegalAction`."""
    action = _NUMBERS.get(Target.read(word).plain) if isinstance(word, str) else None
    if action is None or not state.is_legal_action(action) or word_of(state, action) != word:
        raise IllegalAction(clean_word(word), state.game.legal_words(state))
    return action
