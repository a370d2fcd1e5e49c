"""The tables of a tournament: how they are opened, and what their games come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.core.events import Event
from teocalli.core.game import Game
from teocalli.core.registry import load_game
from teocalli.server.bots import check_bot
from teocalli.table.clock import TimeControl
from teocalli.table.company import Company
from teocalli.table.contest import Contest
from teocalli.table.moment import Moment
from teocalli.table.seats import BOT, PERSON, SeatRequest, assign_seats
from teocalli.table.stand_ins import Why
from teocalli.table.table import Table
from teocalli.tournaments.rounds import Outcome
from teocalli.tournaments.tournament import Entrant, Tournament


def game_of(tournament: Tournament) -> Game:
    """The game that is played. Raises `TeocalliError` where it cannot be loaded."""
    wanted = tournament.game
    return load_game(wanted["game"], tournament.rules.seats, wanted["options"])


def key_of(tournament_id: str, number: int, table: int) -> str:
    """By which a table is opened once, whoever opens it; no request has such a key, for it has blanks."""
    return f"{tournament_id} {number} {table}"


def open_table(
    tournament_id: str, tournament: Tournament, number: int, table: int, moment: Moment
) -> tuple[Table, list[Event]]:
    """Open a table of round `number` for those who have been paired there."""
    game, made = game_of(tournament), tournament.rounds[number]
    entrants = [tournament.entrants[each] for each in made.tables[table]]
    seats = assign_seats([_wish(each) for each in entrants], lambda bot: check_bot(bot, game))
    company = Company(tournament_id, public=False, persons=tuple(each.person for each in entrants))
    clock = tournament.game["clock"]
    # Whoever entered has agreed; with a bot at the table no game counts.
    agreed = frozenset(range(len(seats))) if tournament.rules.rated and all(company.persons) else None
    alike = made.seed is not None
    return Table.open(
        game,
        seats,
        take_back=False,
        company=company,
        control=None if clock is None else TimeControl.from_json(clock),
        moment=moment,
        contest=Contest(tournament_id, alike=alike, sealed=alike),
        rated=agreed,
        seed=None if made.seed is None else bytes.fromhex(made.seed),
    )


def _wish(entrant: Entrant) -> SeatRequest:
    return SeatRequest(PERSON if entrant.bot is None else BOT, entrant.name, bot=entrant.bot)


def outcome_of(table: Table) -> Outcome | None:
    """How the game of a table ended; None as long as it goes on."""
    if table.to_move is not None or table.pending:
        return None
    if table.ended is not None:
        return Outcome(lost=table.ended["seat"])
    state = table.match.state
    ranking: list[list[int]] = table.match.game.result(state)["ranking"]
    places = {seat: 1 + sum(map(len, ranking[:n])) for n, shared in enumerate(ranking) for seat in shared}
    seats = range(table.match.game.players)
    points = state.points()
    return Outcome(tuple(points[seat] for seat in seats), tuple(places[seat] for seat in seats))


def not_waited_for(tournament: Tournament, table: Table, entrants: Sequence[int]) -> list[Event]:
    """What is done, as was agreed, about those who have withdrawn, and about who is asked and whose time is up."""
    gone = [seat for seat, each in enumerate(entrants) if tournament.entrants[each].gone]
    done = [event for seat in gone if seat in table.deciders for event in _without(tournament, table, seat, "wish")]
    asked = table.to_move
    if asked is not None and table.not_waited_for(asked) == "time":
        done += _without(tournament, table, asked, "time")
    return done


def _without(tournament: Tournament, table: Table, seat: int, why: Why) -> list[Event]:
    if tournament.rules.absent == "lose":
        return table.lose(seat, why)
    return table.stand_in(seat, tournament.rules.bot, why)


def game_told(tournament: Tournament) -> dict[str, Any]:
    """What is played, as it is shown."""
    return {name: tournament.game[name] for name in ("game", "options", "clock")}
