"""Reading a position summary back (U1–U26): what each key must be, and what must fit together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from teocalli.core.errors import Message, PositionError, TeocalliError, message, shown
from teocalli.core.matching import NoMatching, matching
from teocalli.core.summary_reading import BEYOND, Part, check_told, read_plain
from teocalli.games.uxmal import notation as words
from teocalli.games.uxmal import setup
from teocalli.games.uxmal.rules.fields import SEAT_FIELDS, SEATS_OF_LEVEL
from teocalli.games.uxmal.rules.position import LEVELS, TILES
from teocalli.games.uxmal.rules.tables import RuleTables
from teocalli.games.uxmal.state import DECISIONS, UxmalState
from teocalli.games.uxmal.tiles import BLANK, IDOLS, SYMBOLS, turned

if TYPE_CHECKING:
    from teocalli.games.uxmal.game import UxmalGame

KEYS = (
    *("phase", "turn", "to_move", "decision", "track", "levels", "symbols", "priests", "supply", "hands"),
    *("piles", "scores", "undrawn", "drawn", "due", "legal", "winners"),
)
MOST_POINTS = 100_000_000
MOST_TAKEN = 2
"""Cards that a tile can bring (U16)."""
_CORNERS = (8, 9, 1, 0)
"""From a seat's lower left field to its four, clockwise from the upper left."""

Plain = dict[str, Any]


def position_of(game: UxmalGame, summary: Any) -> UxmalState:
    """The position of a summary. Raises `PositionError`."""
    told = read_plain(summary)
    told.check_keys([*KEYS, BEYOND])
    state = UxmalState(game, tables_of(game, told))
    given = _plain(state, told)
    try:
        state.arrange(given)
    except TeocalliError:
        raise PositionError("error-position", where="position", reason=message("position-unsound")) from None
    check_told(told, state)
    return state


def beyond(state: UxmalState) -> Plain:
    """What a position holds beyond its summary."""
    told: Plain = {"turn": state.last_turn, "paid": IDOLS[state.paid]}
    if state.game.options["components"] == "random":
        components = state.tables.components
        told |= {"base": list(components.base), "tiles": list(components.tiles)}
    return told


def tables_of(game: UxmalGame, told: Part) -> RuleTables:
    """The game's tables; random components stand under `beyond` (U4)."""
    own = told.get(BEYOND)
    if own is not None:
        own.check_keys(["turn", "paid", "base", "tiles"])
    if game.options["components"] != "random":
        return game.tables
    if own is None:
        told.refuse(message("uxmal-position-random"))
    parts = {"tiles": ",".join(_texts(own["tiles"])), "base": "/".join(_texts(own["base"]))}
    kept = {key: parts[key] for key in setup.word_keys(game.options) if key in parts}
    for key, value in kept.items():
        if not setup.is_right(key, value, game.players, game.options):
            own[key].refuse(message("uxmal-position-components"))
    return game.tables_of(setup.random_components(game.components, kept))


def _texts(part: Part) -> list[str]:
    return [entry.value if isinstance(entry.value, str) else "?" for entry in part.items()]


def _plain(state: UxmalState, told: Part) -> Plain:
    """The position in plain numbers, as the compiled state takes it."""
    phase = told["phase"].whole(1, LEVELS)
    decision = told["decision"].one_of(DECISIONS)
    levels, symbols = board_letters(told["levels"], "0123"), board_letters(told["symbols"], SYMBOLS)
    _check_levels(told, phase, decision, levels)
    _check_base(state, told["symbols"], levels, symbols)
    drawn, undrawn = _tiles(state, told, levels, symbols)
    hands = _hands(state, told["hands"])
    turn = _turn(state, told, decision)
    return {
        "phase": phase,
        "decision": decision,
        "turn": turn,
        "track": _track(told["track"]),
        "levels": [int(level) for level in levels],
        "symbols": [SYMBOLS.index(symbol) for symbol in symbols],
        **_priests(state, told, phase, levels),
        "hands": hands,
        "scores": [part.whole(0, MOST_POINTS) for part in _by_seat(state, told["scores"])],
        "drawn": -1 if drawn is None else drawn,
        "undrawn": undrawn,
        **_choice(told, decision, hands[turn]),
    }


def _by_seat(state: UxmalState, part: Part) -> list[Part]:
    return part.items(state.game.players, state.game.players)


def _turn(state: UxmalState, told: Part, decision: str) -> int:
    """Whose turn it is; after the end whose it was, if that is known."""
    over = decision == "over"
    found = (told.get(BEYOND) or told).get("turn") if over else told["turn"]
    return 0 if found is None or (over and found.value is None) else found.whole(0, state.game.players - 1)


def _track(part: Part) -> list[int]:
    """Every idol once (U5)."""
    if not isinstance(part.value, str) or sorted(part.value) != sorted(IDOLS):
        part.refuse(message("uxmal-position-track", value=shown(part.value, 20)))
    return [IDOLS.index(letter) for letter in part.value]


# The pyramid.


def board_letters(part: Part, letters: str) -> list[str]:
    """The 64 letters of eight rows, a1 first."""
    rows = part.items(8, 8)
    for row in rows:
        if not isinstance(row.value, str) or len(row.value) != 8 or not set(row.value) <= set(letters):
            row.refuse(message("uxmal-position-row", letters=letters, value=shown(row.value, 20)))
    return [letter for row in reversed(rows) for letter in row.value]


def seat_fields(seat: int) -> list[int]:
    """A seat's four fields, clockwise from the upper left."""
    return [SEAT_FIELDS[seat] + step for step in _CORNERS]


def _check_levels(told: Part, phase: int, decision: str, levels: list[str]) -> None:
    """Lower levels are complete, the phase's consists of whole tiles, nothing lies higher (U3, U12, U17)."""
    part = told["levels"]
    for level in range(1, LEVELS + 1):
        for seat in SEATS_OF_LEVEL[level]:
            built = [field for field in seat_fields(seat) if int(levels[field]) >= level]
            name = words.field_name(SEAT_FIELDS[seat])
            if built and level > phase:
                part.refuse(message("uxmal-position-high", phase=phase, seat=name, level=level))
            if len(built) < 4 and level < phase:
                part.refuse(message("uxmal-position-gap", phase=phase, seat=name, level=level))
            if len(built) not in (0, 4):
                part.refuse(message("uxmal-position-part", seat=name, level=level))
    _check_area(part, levels)
    _check_end(told["decision"], phase, decision, levels)


def _check_area(part: Part, levels: list[str]) -> None:
    """Upper levels are smaller (U3)."""
    for field, level in enumerate(levels):
        if level != "0" and all(field not in seat_fields(seat) for seat in SEATS_OF_LEVEL[int(level)]):
            part.refuse(message("uxmal-position-area", field=words.field_name(field), level=int(level)))


def _check_end(part: Part, phase: int, decision: str, levels: list[str]) -> None:
    """A complete level ends its phase, the third one the game (U17, U26)."""
    laid = [seat for seat in SEATS_OF_LEVEL[phase] if int(levels[SEAT_FIELDS[seat]]) >= phase]
    complete = len(laid) == len(SEATS_OF_LEVEL[phase])
    if complete and decision not in ("take", "over"):
        part.refuse(message("uxmal-position-complete", phase=phase))
    if decision == "over" and not (complete and phase == LEVELS):
        part.refuse(message("uxmal-position-over"))


def _check_base(state: UxmalState, part: Part, levels: list[str], symbols: list[str]) -> None:
    """Where nothing is built the printed board shows, or none (U4)."""
    base = base_of(state.game, state.tables)
    for field, (level, symbol) in enumerate(zip(levels, symbols, strict=True)):
        if level == "0" and symbol != base[field]:
            name = words.field_name(field)
            part.refuse(message("uxmal-position-base", field=name, symbol=base[field], value=symbol))


def base_of(game: UxmalGame, tables: RuleTables) -> list[str]:
    """What shows where nothing is built, a1 first (U4)."""
    printed = game.options["base"] == "printed"
    return list(chain.from_iterable(reversed(tables.components.base))) if printed else [BLANK] * 64


def _tiles(state: UxmalState, told: Part, levels: list[str], symbols: list[str]) -> tuple[int | None, list[int]]:
    """The drawn tile and the undrawn ones by number; those that are laid must be the rest (U1, U11)."""
    tiles = list(state.tables.components.tiles)
    rest = list(range(TILES))
    drawn = None if told["drawn"].value is None else _take(told["drawn"], tiles, rest, first=True)
    undrawn = [_take(part, tiles, rest, first=False) for part in reversed(told["undrawn"].items())]
    laid = [seat for level in SEATS_OF_LEVEL for seat in SEATS_OF_LEVEL[level] if is_laid(seat, level, levels)]
    if len(laid) != len(rest):
        told["undrawn"].refuse(
            message("uxmal-position-count", undrawn=len(undrawn), drawn=int(drawn is not None), laid=len(laid))
        )
    shown_at = [shows_at(seat, levels, symbols) for seat in laid]
    try:
        matching([[tile for tile in rest if may_show(tiles[tile], shown)] for shown in shown_at])
    except NoMatching as fault:
        seat = words.field_name(SEAT_FIELDS[laid[fault.place]])
        told["symbols"].refuse(message("uxmal-position-tile", seat=seat, shows="".join(shown_at[fault.place])))
    _check_drawn(state, told, drawn, undrawn)
    return drawn, undrawn


def _take(part: Part, tiles: list[str], rest: list[int], *, first: bool) -> int:
    """The number of a listed tile that is not elsewhere; of equal ones the first is drawn first."""
    found = [number for number in rest if tiles[number] == part.value]
    if not found:
        known = part.value in tiles
        reason = "uxmal-position-twice" if known else "uxmal-position-unknown"
        part.refuse(message(reason, tile=shown(part.value, 20)))
    chosen = found[0] if first else found[-1]
    rest.remove(chosen)
    return chosen


def is_laid(seat: int, level: int, levels: Sequence[str]) -> bool:
    """Whether a tile lies on a seat of this level."""
    return int(levels[SEAT_FIELDS[seat]]) >= level


def level_of(seat: int) -> int:
    """The level to which a seat belongs (U3)."""
    return next(level for level in SEATS_OF_LEVEL if seat in SEATS_OF_LEVEL[level])


def shows_at(seat: int, levels: Sequence[str], symbols: Sequence[str]) -> list[str]:
    """What is seen of a tile, clockwise from the upper left; `?` where another one lies on it."""
    level = str(level_of(seat))
    return [symbols[field] if levels[field] == level else "?" for field in seat_fields(seat)]


def may_show(tile: str, shows: Sequence[str]) -> bool:
    """Whether a tile, turned in some way, shows this."""
    return any(
        all(seen in ("?", own) for seen, own in zip(shows, turned(tile, turns), strict=True)) for turns in range(4)
    )


def _check_drawn(state: UxmalState, told: Part, drawn: int | None, undrawn: list[int]) -> None:
    """A tile lies drawn exactly where the decision needs one (U11)."""
    decision, open_draw = told["decision"].value, state.game.options["draw"] == "open"
    due = decision == "seat" or (open_draw and decision in ("turn", "pay"))
    if due is not (drawn is not None):
        told["drawn"].refuse(message("uxmal-position-drawn" if due else "uxmal-position-not-drawn", decision=decision))
    if decision == "draw" and not undrawn:
        told["undrawn"].refuse(message("uxmal-position-none-left"))


# The players.


def _hands(state: UxmalState, part: Part) -> list[list[int]]:
    """Cards by seat and idol; of each idol no more than there are (U1)."""
    most = state.tables.cards
    hands = []
    for hand in _by_seat(state, part):
        hand.check_keys(list(IDOLS))
        hands.append([hand[idol].whole(0, most) for idol in IDOLS])
    for number, idol in enumerate(IDOLS):
        held = sum(hand[number] for hand in hands)
        if held > most:
            part.refuse(message("uxmal-position-cards", idol=idol, held=held, most=most))
    return hands


def _priests(state: UxmalState, told: Part, phase: int, levels: list[str]) -> Plain:
    """Each on a built field of its own; the others are in the supply (U1, U18, U24)."""
    in_play = state.tables.priests_in(phase)
    seen: set[str] = set()
    placed: list[list[int]] = []
    for own in _by_seat(state, told["priests"]):
        fields = own.items()
        if len(fields) > in_play:
            own.refuse(message("uxmal-position-priests", count=len(fields), most=in_play, phase=phase))
        placed.append([_priest(part, levels, seen) for part in fields])
    return {"priests": placed, "supply": [in_play - len(own) for own in placed]}


def _priest(part: Part, levels: list[str], seen: set[str]) -> int:
    name = part.value
    if not isinstance(name, str) or not words.is_field(name):
        part.refuse(message("uxmal-position-field", value=shown(name, 20)))
    if name in seen:
        part.refuse(message("uxmal-position-shared", field=name))
    if levels[words.field_number(name)] == "0":
        part.refuse(message("uxmal-position-ground", field=name))
    seen.add(name)
    return words.field_number(name)


def _choice(told: Part, decision: str, hand: list[int]) -> Plain:
    """What is still to be taken or paid (U16, U20)."""
    due = told.get("due")
    owed = 0 if due is None and decision != "pay" else told["due"].whole(int(decision == "pay"), 100)
    if decision != "pay" and owed and due is not None:
        due.refuse(message("uxmal-position-due"))
    own = told.get(BEYOND)
    paid = None if own is None or decision != "pay" else own.get("paid")
    first = IDOLS.index(paid.one_of(list(IDOLS))) if paid is not None else 0
    if decision == "pay":
        first = first if paid is not None else _first_paid(told["legal"])
        if owed > sum(hand[first:]):
            told["due"].refuse(message("uxmal-position-pay", due=owed, held=sum(hand[first:])))
    claims = _claims(told["legal"]) if decision == "take" else []
    return {"due": owed, "paid": first, "claims": claims}


def _said(part: Part, kind: str) -> Iterable[words.Action]:
    """The words of one kind that the list of legal words has."""
    for entry in part.items(1):
        said = words.parse(entry.value) if isinstance(entry.value, str) else None
        if said is None or said.kind != kind:
            entry.refuse(message("uxmal-position-word", kind=kind, value=shown(entry.value, 20)))
        yield said


def _first_paid(part: Part) -> int:
    """Cards are paid in the order of idols: the first that may be paid (U20)."""
    return min(IDOLS.index(said.idol) for said in _said(part, "pay"))


def _claims(part: Part) -> list[tuple[int, int]]:
    """The pairs of idol and cards that can be chosen, two or more (U16)."""
    pairs = [(IDOLS.index(said.idol), said.cards) for said in _said(part, "take")]
    if len(set(pairs)) < 2:
        part.refuse(message("uxmal-position-take"))
    return pairs


# What play cannot lead to.


def oddities(state: UxmalState) -> list[Message]:
    """Why no game can lead to this position, as far as that is looked for."""
    laid = TILES - len(state.undrawn) - (state.drawn is not None)
    cards = sum(sum(state.hand(seat)) for seat in range(state.game.players))
    found = []
    if state.phase == 1 and any(state.points()):
        found.append(message("uxmal-oddity-points"))
    if cards > MOST_TAKEN * laid:
        found.append(message("uxmal-oddity-cards", cards=cards, tiles=laid, most=MOST_TAKEN * laid))
    if most := _beyond_scorings(state):
        found.append(message("uxmal-oddity-scored", most=most))
    return found


def _beyond_scorings(state: UxmalState) -> int | None:
    """The most that the scorings until now can have brought a player, if somebody has more (U22, U23)."""
    components = state.tables.components
    scorings = LEVELS if state.decision == "over" else state.phase - 1
    most = sum(
        state.tables.priests_in(level) * max(components.points[level])
        + state.tables.cards * sum(components.card_points)
        for level in range(1, scorings + 1)
    )
    return most if scorings and max(state.points()) > most else None
