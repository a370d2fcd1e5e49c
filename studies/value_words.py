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
        who: what who has one of them is called, with `{}` for it; "" where nothing is said of single ones.
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
_OFFERED = "Only games in which it is on display count."


def _technology_in(era: int) -> Words:
    since = "" if era == 1 else f", players being compared who began era {era} with as many points"
    return Words(
        f"Technologies got in era {era}",
        f"Who got it in era {era} against who did not{since}. {_OFFERED}",
        f"gets {{}} in era {era}",
        name=_text(_NUMBERED),
        shown=era == 1,
        findings=era == 1,
    )


def _ascensions_in(era: int) -> Words:
    since = "" if era == 1 else ", for players who began it with as many points"
    return Words(
        f"Ascensions in era {era}", f"One more Ascension in era {era}{since}.", each="one more Ascension", shown=False
    )


def _turns_in(era: int) -> Words:
    since = "" if era == 1 else ", for players who began the era with as many points"
    return Words(
        f"Turns of era {era}",
        f"What it is worth to use one more turn of era {era} for this instead of collecting cocoa{since}.",
        each="one more turn for {} instead of cocoa",
        name=_turn,
        shown=False,
    )


TEOTIHUACAN: Mapping[str, Words] = {
    "dealt": Words(
        "Starting tiles dealt",
        "Who is dealt a tile among four, of which two are kept. Chance decides that, so the difference is what the"
        " tile is worth in the hands of these players, who often leave it.",
        "is dealt {}",
        name=str,
        help=_help(_STARTING),
        findings=True,
    ),
    "starting": Words(
        "Starting tiles kept",
        "Who keeps a tile against who does not. Which tiles are dealt is chance, which two of the four are kept is not:"
        " a tile that is kept only where the others are bad looks worse than it is.",
        "keeps {}",
        name=str,
        findings=True,
    ),
    "pair": Words(
        "Pairs of Starting tiles",
        "The five best and the five worst of the pairs that are told of; of so many, some look good or bad by chance.",
        "keeps {}",
        name=_pair,
        shown=False,
    ),
    "first turn": Words(
        "First turns",
        "Where the first worker goes and what it does there. The players choose it by what they have.",
        "begins with {}",
        name=_first_turn,
        findings=True,
    ),
    "technology": Words(
        "Technologies",
        f"Who has it at the end against who has not. {_OFFERED} Who buys much is ahead for other reasons too; by when"
        " it is got says more.",
        "has {} at the end",
        name=_text(_NUMBERED),
        help=_help(_NUMBERED),
    ),
    **{f"technology, era {era}": _technology_in(era) for era in (1, 2, 3)},
    "royal": Words(
        "Royal tiles",
        f"One more Worship at the Royal tile. {_OFFERED} A Worship takes a turn and locks a worker, so most are worth"
        " less than what else could have been done.",
        each="one more Worship at {}",
        name=_text("teotihuacan-royal-{}"),
        help=_help("teotihuacan-royal-{}"),
    ),
    "bonus": Words(
        "Temple Bonus tiles",
        f"Who reaches the tile against who does not, whatever temple it lies on. {_OFFERED} Climbing costs steps that"
        " had been worth something elsewhere, and gives the steps' own rewards besides.",
        "reaches the Temple Bonus tile “{}”",
        name=_bonus,
        help=lambda which: _plain(_TEXTS.format(f"teotihuacan-bonus-{which}.help")),
        findings=True,
    ),
    "temple reached": Words(
        "Temples climbed to the Temple Bonus tile",
        "Who stands on step 10 or 11 at the end against who does not.",
        "climbs the {}",
        name=_temple,
        shown=False,
    ),
    "temple top": Words(
        "Tops of the temples",
        "Who stands on the last step at the end, where there is room for one.",
        "takes the top of the {}",
        name=_temple,
        shown=False,
    ),
    "temple steps": Words(
        "Temple steps",
        "One more step, those in the other two temples being equal.",
        each="one more step in the {}",
        name=_temple,
        shown=False,
    ),
    "discovery": Words(
        "Discovery tiles",
        "One more tile of the kind. The price is in it, and so is where and when one gets to claim.",
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
        "Who has it in this era against everybody else.",
        "has the first Ascension in {}",
        shown=False,
        findings=True,
    ),
    "reward": Words(
        "What is taken for an Ascension",
        "One more Ascension with this reward, those with other rewards being equal. Almost everybody takes the fourth"
        " worker first, so of that little can be told.",
        each="one more Ascension for {}",
        name=_REWARDS.__getitem__,
        shown=False,
    ),
    "turns": Words(
        "What turns are used for",
        "One more turn of the game used for this instead of collecting cocoa; boards stand for their main actions.",
        each="one more turn for “{}” instead of cocoa",
        name=_turn,
        findings=True,
    ),
    **{f"turns, era {era}": _turns_in(era) for era in (1, 2, 3)},
    "unlock": Words(
        "Unlocking for 3 cocoa",
        "One more unlocking for 3 cocoa in a turn.",
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
    since = "" if phase == 1 else ", for players who began the phase with as many points"
    return Words(
        f"Actions of phase {phase}",
        f"One more turn of phase {phase} used for this instead of building{since}.",
        each="one more turn of this phase to {} instead of building",
        name=_ACTIONS.__getitem__,
    )


UXMAL: Mapping[str, Words] = {
    "first turn": Words(
        "First turns",
        "What somebody does first. Who begins can only build; the others may place a priest at once.",
        "begins by the action “{}”",
        name=_ACTIONS.__getitem__,
        shown=False,
    ),
    "first build": Words(
        "Cards of the first tile",
        "How many cards the first tile brings that somebody lays.",
        "gets {} for the first tile",
        name={"none": "no card", "1": "one card", "2": "two cards"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "first tile": Words(
        "Where the first tile lies",
        "The seats of level 1: corners, edges, and the four in the middle, on which two levels more are built.",
        "lays the first tile at {}",
        name={"corner": "a corner", "edge": "an edge", "middle": "the middle"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "first priest, turn": Words(
        "When the first priest is placed",
        "In which of one's own turns.",
        "places the first priest in {}",
        name=lambda which: "turn 6 or later" if which == "later" else f"turn {which}",
        findings=True,
    ),
    "first priest, rank": Words(
        "Under whom the first priest is placed",
        "The rank of the idol on which it stands.",
        "places the first priest on {}",
        name=lambda which: "a blank" if which == "0" else f"rank {which}",
        shown=False,
    ),
    "actions": Words(
        "What turns are used for",
        "One more turn of the game used for this instead of building. Everybody places all three priests in every"
        " phase, so what that is worth cannot be told.",
        each="one more turn to {} instead of building",
        name=_ACTIONS.__getitem__,
        findings=True,
    ),
    **{f"actions, phase {phase}": _actions_in(phase) for phase in (1, 2, 3)},
    "cards": Words("Cards by phase", "One more card taken in the phase.", each="one more card in {}", shown=False),
    "two cards": Words("Two cards at once", "One more tile that brings two cards.", each="one more {}", shown=False),
    "movement": Words(
        "Movement",
        "How far priests go: one more card paid, as far being gone; one more field, as many cards being paid. Fields"
        " are counted as they lie, along rows and columns.",
        each="one more {}",
        name={"cards": "card paid", "fields": "field away"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "squares": Words(
        "Honouring and cursing",
        "One more square up or down, each of which costs a card.",
        each="one more {}",
        name={"honour": "square up", "curse": "square down"}.__getitem__,
        shown=False,
        findings=True,
    ),
    "ends a phase": Words(
        "Who ends a phase",
        "Who lays the last tile of the level, after which priests score and the break comes.",
        "ends {}",
        name=lambda which: f"phase {which}",
        shown=False,
        findings=True,
    ),
    "begins a phase": Words(
        "Who begins after the break",
        "Who has the first turn of the next phase.",
        "begins {}",
        name=lambda which: f"phase {which}",
        shown=False,
    ),
}
WORDS: Mapping[str, Mapping[str, Words]] = {"teotihuacan": TEOTIHUACAN, "uxmal": UXMAL}
