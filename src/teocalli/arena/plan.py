"""Plans: files that list matches, so that one command plays them all and goes on where it stopped.

A plan is YAML: `matches`, a list of them, and `defaults`, what holds for all that do not say otherwise. A match has a
`name` (its folder), `game`, `players` (a list, or text with commas), `games`, `seed`, and perhaps `seats`, `options`.
Every scalar is read as text and then as what it should be, so that `yes` stays the option's value that it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from teocalli.arena.contest import Contest
from teocalli.arena.folder import check_same, read_match
from teocalli.arena.result import GameResult
from teocalli.arena.summary import summary_json
from teocalli.core.errors import TeocalliError, clean_word
from teocalli.core.files import read_bounded
from teocalli.core.limits import MOST_YAML_BYTES
from teocalli.core.options import OptionValue
from teocalli.core.registry import game_class
from teocalli.core.yamltext import YamlError, read_yaml

_NEEDED = ("name", "game", "players", "games", "seed")
_KEYS = (*_NEEDED, "seats", "options")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")


class PlanError(TeocalliError, ValueError):
    """A plan that is none, or a match in it that cannot be played."""


@dataclass(frozen=True)
class PlannedMatch:
    """A match of a plan: its name, what is played, and how many games."""

    name: str
    contest: Contest
    games: int


def read_plan(path: Path) -> list[PlannedMatch]:
    """The matches of a plan, each checked. Raises `PlanError`, which names the match and what is wrong."""
    plan = _load(path)
    defaults = plan.get("defaults", {})
    entries = plan.get("matches")
    if set(plan) - {"defaults", "matches"} or not isinstance(entries, list) or not isinstance(defaults, Mapping):
        raise PlanError("error-plan-form", path=str(path))
    matches = [_match(defaults, entry, place) for place, entry in enumerate(entries, start=1)]
    names = [match.name for match in matches]
    for name in names:
        if names.count(name) > 1:
            raise PlanError("error-plan-twice", name=name)
    return matches


def choose(matches: Sequence[PlannedMatch], names: Sequence[str]) -> list[PlannedMatch]:
    """The matches with these names, all if there are none. Raises `PlanError`, which names the known ones."""
    known = {match.name: match for match in matches}
    for name in names:
        if name not in known:
            raise PlanError("error-plan-name", name=clean_word(name), known=", ".join(known))
    return [known[name] for name in names] or list(matches)


def games_of(match: PlannedMatch, folder: Path) -> list[GameResult]:
    """The finished games of a match of the plan that is kept in `folder`. Raises `TeocalliError` if it is another."""
    path = folder / match.name
    if not path.exists():
        return []
    contest, games = read_match(path)
    check_same(path, contest, match.contest)
    return games


def plan_results(matches: Sequence[PlannedMatch], folder: Path) -> dict[str, Any]:
    """What has been played of a plan so far, match by match, as JSON; `planned` games each."""
    played = [(match, games_of(match, folder)) for match in matches]
    return {
        "matches": [
            {"name": match.name, "planned": match.games, **summary_json(match.contest, games)}
            for match, games in played
            if games
        ]
    }


def _load(path: Path) -> Mapping[str, Any]:
    try:
        plan = read_yaml(read_bounded(path, MOST_YAML_BYTES), texts_only=True).value
    except YamlError as error:
        raise PlanError("error-plan-yaml", path=str(path), line=error.line, reason=error.reason) from None
    if not isinstance(plan, Mapping):
        raise PlanError("error-plan-form", path=str(path))
    return plan


def _match(defaults: Mapping[str, Any], entry: Any, place: int) -> PlannedMatch:
    if not isinstance(entry, Mapping):
        raise PlanError("error-plan-entry", place=place)
    values = {**defaults, **entry}
    name = str(values.get("name", place))
    for key in values:
        if key not in _KEYS:
            raise PlanError("error-plan-key", match=clean_word(name), key=clean_word(key), known=", ".join(_KEYS))
    for key in _NEEDED:
        if key not in values:
            raise PlanError("error-plan-lacks", match=clean_word(name), key=key)
    if not _NAME.fullmatch(name):
        raise PlanError("error-plan-bad-name", match=clean_word(name))
    try:
        return PlannedMatch(name, _contest(name, values), _whole(name, values, "games"))
    except PlanError:
        raise
    except TeocalliError as error:
        raise PlanError("error-plan-match", match=name, reason=error.message) from None


def _contest(name: str, values: Mapping[str, Any]) -> Contest:
    players = values["players"]
    entrants = tuple(part.strip() for part in (players.split(",") if isinstance(players, str) else map(str, players)))
    seats = _whole(name, values, "seats") if "seats" in values else len(entrants)
    options = _options(name, str(values["game"]), values.get("options", {}))
    contest = Contest(str(values["game"]), options, entrants, seats, _whole(name, values, "seed", least=0))
    contest.check()
    return contest


def _options(name: str, game: str, options: Any) -> dict[str, OptionValue]:
    known = game_class(game).option_set
    if not isinstance(options, Mapping):
        raise PlanError("error-plan-options", match=name)
    return {key: known[key].parse(value) if isinstance(value, str) else value for key, value in options.items()}


def _whole(name: str, values: Mapping[str, Any], key: str, least: int = 1) -> int:
    text = values[key]
    if not isinstance(text, str) or not re.fullmatch(r"\d{1,18}", text) or int(text) < least:
        raise PlanError("error-plan-number", match=name, key=key, value=clean_word(str(text)), least=least)
    return int(text)
