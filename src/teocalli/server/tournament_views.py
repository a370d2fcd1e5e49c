"""What is told of a tournament, and to whom: results of tables with the same draws when all have finished (R-01)."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from teocalli.server.tournament_tables import game_told
from teocalli.store import TournamentRow
from teocalli.tournaments.rounds import Outcome, Round
from teocalli.tournaments.standings import Standing
from teocalli.tournaments.tournament import Tournament

Status = Literal["open", "running", "finished"]


@dataclass(frozen=True, slots=True)
class Looker:
    """Who looks at a tournament."""

    person: str | None

    def is_host(self, tournament: Tournament) -> bool:
        """Whether they opened it."""
        return self.person is not None and self.person == tournament.host


def status_of(tournament: Tournament) -> Status:
    """How far it is."""
    return "finished" if tournament.closed else "running" if tournament.started else "open"


def told(tournament_id: str, tournament: Tournament, looker: Looker) -> dict[str, Any]:
    """Give a tournament as somebody may see it."""
    own = tournament.entrant_of(looker.person)
    return {
        "id": tournament_id,
        "version": tournament.version,
        "name": tournament.name,
        **game_told(tournament),
        "rules": tournament.rules.to_json(),
        "status": status_of(tournament),
        "planned": tournament.planned,
        "host": looker.is_host(tournament),
        "own": None if own is None else own.number,
        "own_game": _own_game(tournament, None if own is None else own.number),
        "may": _may(tournament, looker),
        "least": tournament.rules.least_entrants,
        "entrants": [
            {"number": each.number, "name": each.name, "bot": each.bot, "missed": each.missed, "gone": each.gone}
            for each in tournament.entrants.values()
        ],
        "rounds": [_round(tournament, each) for each in tournament.rounds],
        "standings": [_standing(each) for each in tournament.standings()] if tournament.started else [],
    }


def _may(tournament: Tournament, looker: Looker) -> dict[str, bool]:
    """What the one who asks may do now."""
    own, host = tournament.entrant_of(looker.person), looker.is_host(tournament)
    is_open = not tournament.started and not tournament.closed
    return {
        "join": tournament.enterable and own is None and len(tournament.entrants) < tournament.rules.most_entrants,
        "leave": own is not None and not own.gone and not tournament.closed,
        "invite": host and tournament.enterable,
        "start": host and is_open,
        "pair": host and tournament.may_go_on,
        "close": host and not tournament.closed and not tournament.round_open,
        "remove": host and not tournament.closed,
        "delete": host and (tournament.closed or is_open),
    }


def _own_game(tournament: Tournament, number: int | None) -> str | None:
    """The game that somebody has to play now."""
    if number is None or not tournament.rounds:
        return None
    played = tournament.rounds[-1]
    tables = (table for table in played.open_tables if number in played.tables[table])
    return next((played.games.get(table) for table in tables), None)


def _round(tournament: Tournament, each: Round) -> dict[str, Any]:
    shown = each.is_over or not tournament.rules.compares
    return {
        "over": each.is_over,
        "byes": list(each.byes),
        "seed_hash": None if each.seed is None else sha256(bytes.fromhex(each.seed)).hexdigest(),
        "tables": [_table(each, number, shown=shown) for number in range(len(each.tables))],
    }


def _table(each: Round, number: int, *, shown: bool) -> dict[str, Any]:
    """A table; `shown`: nobody who still plays learns anything from how its game goes."""
    outcome = each.outcomes.get(number)
    return {
        "entrants": list(each.tables[number]),
        "game": each.games.get(number),
        "finished": outcome is not None,
        "watch": shown and number in each.games,
        "outcome": None if outcome is None or not shown else _outcome(outcome, len(each.tables[number])),
    }


def _outcome(outcome: Outcome, seats: int) -> dict[str, Any]:
    if outcome.is_played:
        return outcome.to_json()
    places = [1 + (seat == outcome.lost) * (seats - 1) for seat in range(seats)]
    return outcome.to_json() | {"places": places, "points": None}


def _standing(each: Standing) -> dict[str, Any]:
    return {
        "entrant": each.entrant,
        "place": each.place,
        "score": each.halves / 2,
        "buchholz": each.buchholz / 2,
        "sonneborn": each.sonneborn / 4,
        "mean": round(float(each.mean), 2),
        "games": each.games,
    }


def listed(row: TournamentRow, tournament: Tournament | None, looker: Looker) -> dict[str, Any]:
    """Give a tournament in a list; a damaged one has no name."""
    about: dict[str, Any] = {"name": None, "game": None, "status": "broken", "entrants": 0, "own": False}
    if tournament is not None:
        about = {
            "name": tournament.name,
            "game": tournament.game["game"],
            "status": status_of(tournament),
            "entrants": len(tournament.entrants),
            "own": looker.is_host(tournament),
        }
    return {"id": row.id, "created": row.created, "updated": row.updated, **about}


def may_watch(tournament: Tournament, game: str) -> bool | None:
    """Whether whoever follows the tournament may watch a game; None: it is none of it."""
    for each in tournament.rounds:
        if game in each.games.values():
            return each.is_over or not tournament.rules.compares
    return None
