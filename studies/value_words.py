"""Words of the pages of values: what groups of things are called, what is said of them, and each thing's own name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from teocalli.core.texts import Texts

_TEXTS = Texts("en")


@dataclass(frozen=True)
class Words:
    """What is said of a group.

    Attributes:
        title: its heading.
        about: what is compared, and what that can tell.
        who: what players who have one of them are called, with `{}` for it; "" where nothing is said of single ones.
        each: what one more of them is, with `{}` for it; "" where one has it or has it not.
        name: what one of them is called.
        help: what it does, below the table; None where its name says all.
        shown: a picture is drawn.
        findings: the best and the worst stand among the findings.

    """

    title: str
    about: str
    who: str = ""
    each: str = ""
    name: Callable[[str], str] = str
    help: Callable[[str], str] | None = None
    shown: bool = True
    findings: bool = False


def _plain(text: str) -> str:
    """A help without the numbers of rules."""
    return re.sub(r" \(T[\dT, ]+\)", "", text)


def _text(form: str) -> Callable[[str], str]:
    return lambda which: _TEXTS.format(form.format(which))


def _help(form: str) -> Callable[[str], str]:
    return lambda which: _plain(_TEXTS.format(f"{form.format(which)}.help"))


def _board(number: str) -> str:
    return _TEXTS.format(f"teotihuacan-board-{number}")


_DOINGS = {"main": "main action", "worship": "Worship", "cocoa": "cocoa"}
_TURNS = {"temples": "Worship at a temple", "palace": "Worship at the Palace", "rest": "Unlock all", "cocoa": "cocoa"}


def _first_turn(which: str) -> str:
    board, _, done = which.partition(".")
    return f"{_board(board)}: {_DOINGS[done]}"


def _turn(which: str) -> str:
    _, _, board = which.partition(" ")
    return _TURNS.get(which) or _board(board)


def _pair(which: str) -> str:
    return which.replace("+", " and ")


def _bonus(which: str) -> str:
    return _TEXTS.format(f"teotihuacan-bonus-{which}")


def _discovery(which: str) -> str:
    return "Any mask" if which == "mask" else _TEXTS.format(f"teotihuacan-kind-{which}")


def _discovery_help(which: str) -> str:
    return "Scores in sets." if which == "mask" else _plain(_TEXTS.format(f"teotihuacan-kind-{which}.help"))


def _temple(which: str) -> str:
    return _TEXTS.format(f"teotihuacan-temple-{which}")


_REWARDS = {
    "vp": "5 VP",
    "cocoa": "5 cocoa",
    "temple": "a temple step",
    "two": "two temple steps for 3 cocoa",
    "worker": "the fourth worker",
}
_STARTING = "teotihuacan-start-{}"
_NUMBERED = "teotihuacan-tech-{}"
_OFFERED = "Only games in which it is on display are counted."


def _technology_in(era: int) -> Words:
    since = "" if era == 1 else f", adjusted for the points at the start of era {era}"
    return Words(
        f"Technologies acquired in era {era}",
        f"Players who got it in era {era} against those who did not{since}. {_OFFERED}",
        f"players who get {{}} in era {era}",
        name=_text(_NUMBERED),
        shown=era == 1,
        findings=era == 1,
    )


def _ascensions_in(era: int) -> Words:
    since = "" if era == 1 else ", adjusted for the points at its start"
    return Words(
        f"Ascensions in era {era}", f"One more Ascension in era {era}{since}.", each="one more Ascension", shown=False
    )


def _turns_in(era: int) -> Words:
    since = "" if era == 1 else ", adjusted for the points at the start of the era"
    return Words(
        f"Turns of era {era}",
        f"One more turn of era {era} spent on this rather than on collecting cocoa{since}.",
        each="one more turn on {} rather than cocoa",
        name=_turn,
        shown=False,
    )


TEOTIHUACAN: Mapping[str, Words] = {
    "dealt": Words(
        "Starting tiles dealt",
        "Each player is dealt four tiles and keeps two. The deal is random, so the difference is the effect of being"
        " dealt the tile, whether it is then kept or not.",
        "players dealt {}",
        name=str,
        help=_help(_STARTING),
        findings=True,
    ),
    "starting": Words(
        "Starting tiles kept",
        "Players who keep the tile against those who do not. The deal is random, the choice of two out of four is not:"
        " a tile that is kept only for want of better ones looks worse than it is.",
        "players who keep {}",
        name=str,
        findings=True,
    ),
    "pair": Words(
        "Pairs of Starting tiles",
        "The five best and five worst of the pairs kept often enough; among so many, some look good or bad by chance.",
        "players who keep {}",
        name=_pair,
        shown=False,
    ),
    "first turn": Words(
        "First turns",
        "Where the first worker goes and what it does there. Players choose this by what they start with.",
        "players who start with {}",
        name=_first_turn,
        findings=True,
    ),
    "technology": Words(
        "Technologies",
        f"Players who own it at the end against those who do not. {_OFFERED} Players who buy a lot are ahead for other"
        " reasons too; when it was acquired says more.",
        "players who own {} at the end",
        name=_text(_NUMBERED),
        help=_help(_NUMBERED),
    ),
    **{f"technology, era {era}": _technology_in(era) for era in (1, 2, 3)},
    "royal": Words(
        "Royal tiles",
        f"One more Worship at the Royal tile. {_OFFERED} Worship takes a turn and locks a worker, so it is often worth"
        " less than what the turn could have been used for instead.",
        each="one more Worship at {}",
        name=_text("teotihuacan-royal-{}"),
        help=_help("teotihuacan-royal-{}"),
    ),
    "bonus": Words(
        "Temple Bonus tiles",
        f"Players who reach the tile against those who do not, on whichever temple it lies. {_OFFERED} The climb costs"
        " steps that could have been taken elsewhere, and the steps have rewards of their own.",
        "players who reach the Temple Bonus tile “{}”",
        name=_bonus,
        help=lambda which: _plain(_TEXTS.format(f"teotihuacan-bonus-{which}.help")),
        findings=True,
    ),
    "temple reached": Words(
        "Temples climbed to the Temple Bonus tile",
        "Players on step 10 or 11 at the end against the others.",
        "players who climb the {}",
        name=_temple,
        shown=False,
    ),
    "temple top": Words(
        "Tops of the temples",
        "Players on the last step at the end, where there is room for one.",
        "players at the top of the {}",
        name=_temple,
        shown=False,
    ),
    "temple steps": Words(
        "Temple steps",
        "One more step, with equal steps in the other two temples.",
        each="one more step in the {}",
        name=_temple,
        shown=False,
    ),
    "discovery": Words(
        "Discovery tiles",
        "One more tile of the kind, its price included.",
        each="one more tile “{}”",
        name=_discovery,
        help=_discovery_help,
        findings=True,
    ),
    "ascensions": Words(
        "Ascensions", "One more Ascension in the game.", each="one more Ascension", shown=False, findings=True
    ),
    **{f"ascensions, era {era}": _ascensions_in(era) for era in (1, 2, 3)},
    "first Ascension": Words(
        "The first Ascension",
        "Players whose first Ascension comes in this era against all others.",
        "players whose first Ascension comes in {}",
        shown=False,
        findings=True,
    ),
    "reward": Words(
        "Rewards of Ascensions",
        "One more Ascension with this reward, with equal numbers of the other rewards. Almost everybody takes the"
        " fourth worker first, so little can be said about that.",
        each="one more Ascension for {}",
        name=_REWARDS.__getitem__,
        shown=False,
    ),
    "turns": Words(
        "How turns are spent",
        "One more turn of the game spent on this rather than on collecting cocoa; a board stands for its main action.",
        each="one more turn on “{}” rather than cocoa",
        name=_turn,
        findings=True,
    ),
    **{f"turns, era {era}": _turns_in(era) for era in (1, 2, 3)},
    "unlock": Words(
        "Unlocking for 3 cocoa",
        "Unlocking all workers for 3 cocoa once more.",
        each="one more unlocking for 3 cocoa",
        shown=False,
        findings=True,
    ),
}

_ACTIONS = {
    "build": "build",
    "place": "place a priest",
    "move": "move a priest",
    "honour": "honour an idol",
    "curse": "curse an idol",
}


def _actions_in(phase: int) -> Words:
    since = "" if phase == 1 else ", adjusted for the points at its start"
    return Words(
        f"Actions of phase {phase}",
        f"One more turn of phase {phase} spent on this rather than on building{since}.",
        each="one more turn of this phase to {} rather than build",
        name=_ACTIONS.__getitem__,
    )


UXMAL: Mapping[str, Words] = {
    "first turn": Words(
        "First turns",
        "A player’s first action. The start player can only build; the others may place a priest at once.",
        "players whose first action is “{}”",
        name=_ACTIONS.__getitem__,
        shown=False,
    ),
    "first build": Words(
        "Cards for the first tile",
        "How many cards a player gets for the first tile.",
        "players who get {} for their first tile",
        name={"none": "no card", "1": "one card", "2": "two cards"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "first tile": Words(
        "Where the first tile goes",
        "The seats of level 1: corners, edges, and the four in the middle, which are built over twice more.",
        "players who lay their first tile at {}",
        name={"corner": "a corner", "edge": "an edge", "middle": "the middle"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "first priest, turn": Words(
        "When the first priest is placed",
        "In which of the player’s own turns.",
        "players who place their first priest in {}",
        name=lambda which: "turn 6 or later" if which == "later" else f"turn {which}",
        findings=True,
    ),
    "first priest, rank": Words(
        "On which idol the first priest is placed",
        "The rank of the idol under it.",
        "players who place their first priest on {}",
        name=lambda which: "a blank" if which == "0" else f"rank {which}",
        shown=False,
    ),
    "actions": Words(
        "How turns are spent",
        "One more turn of the game spent on this rather than on building. Everybody places all three priests in every"
        " phase, so nothing can be said about placing.",
        each="one more turn to {} rather than build",
        name=_ACTIONS.__getitem__,
        findings=True,
    ),
    **{f"actions, phase {phase}": _actions_in(phase) for phase in (1, 2, 3)},
    "cards": Words("Cards by phase", "One more card taken in the phase.", each="one more card in {}", shown=False),
    "two cards": Words("Two cards at once", "One more tile that brings two cards.", each="one more {}", shown=False),
    "movement": Words(
        "Movement",
        "How far priests move: one more card paid for the same distance, one more field of distance for the same number"
        " of cards. Distance is counted along rows and columns.",
        each="one more {}",
        name={"cards": "card paid for movement", "fields": "field of distance"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "squares": Words(
        "Honouring and cursing",
        "One more square up or down; each costs a card.",
        each="one more {}",
        name={"honour": "square up", "curse": "square down"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "ends a phase": Words(
        "Who ends a phase",
        "The player who lays the last tile of the level, after which priests score and the break follows.",
        "players who end {}",
        name=lambda which: f"phase {which}",
        shown=False,
        findings=True,
    ),
    "begins a phase": Words(
        "Who starts after the break",
        "The player who has the first turn of the next phase.",
        "players who start {}",
        name=lambda which: f"phase {which}",
        shown=False,
    ),
}
WORDS: Mapping[str, Mapping[str, Words]] = {"teotihuacan": TEOTIHUACAN, "uxmal": UXMAL}
