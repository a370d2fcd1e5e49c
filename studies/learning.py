"""What was learnt: `python -m studies learning [--games FOLDER]`.

`FOLDER/GAME-PLAYERS` is the course of learning (`teocalli learn GAME --players PLAYERS --out …`), and every folder in
`FOLDER/GAME-PLAYERS-matches` a match of the arena whose first player plays by the weights.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from importlib.metadata import version
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from studies.documents import FOLDER, kept, number, percent, table, write_page, write_picture
from studies.pictures import alone as standing_alone
from teocalli.arena.folder import read_match
from teocalli.arena.statistics import Share, summarise
from teocalli.core.files import write_atomically
from teocalli.core.registry import installed_games, load_game
from teocalli.core.texts import Texts
from teocalli.learning.course import BY_ROUND, COURSE_FILE, Course, CourseFolder
from teocalli.reports.plots import Bar, courses, intervals
from teocalli.reports.plots import Course as Line

_TEXTS = Texts("en")
_MILLISECONDS = 1000
_FOUND = """## What helped, and what did not

* **The network at the end of a playout, not instead of it.** Both ways were tried: at the leaf at once
 (`policy=none`), which makes playouts much cheaper in Teotihuacan, and at the end of the turns and rounds that the
 search plays on. With the same weights and equally many playouts, which take Uxmal a seventh more time, the second way
 won 60.8 % against the first (last row of the first table). With the first weights for three players, 36.9 % became
 49.9 % of 396 games (an equal share is 33.3 %); with those for four, 24.2 % became 27.0 % of 149 (25 %): the rest came
 with more games to learn from. What comes of this very turn, a playout finds out better than a network of this size.
* **More self-play than at first.** Weights for two that had learnt from 640 games of Uxmal won 84.6 % when asked at
 the leaf at once. Four times as many games a round, and three rounds, made the rest: the weights of the second round
 won 68.3 % [60.2, 75.4] of 139 games against those first ones, and the weights of the third 56.2 % [49.3, 62.9] of 200
 against the second.
* **Teotihuacan: round after round.** `greedy` never comes to the positions that a search looks at: after its 3,200
 games the weights lost to the built-in evaluation even with twice the time (42 % of 100 games). Each round of games of
 their own brought much: at once and at the same time per decision, about 10 ms, they won 50.0 % [37.2, 62.8] after the
 first (60 games) and 80.6 % [63.7, 90.8] after the second (31 games). At the ends of playouts, with a
 sixth of level 6's, those of the fourth won 72.6 % [63.9, 79.9] of 117 games, and those of the last one no more (first
 row), though their loss is a tenth lower; with as many playouts as level 6 has, it was as much (second row). With so
 much time both ways are about equally good: 350 playouts, played on, won 10 of 18 games against 7,500 at once.
* **Looking less far within turns.** Most of the time of a playout in Teotihuacan goes into finding the best rest of
 each turn. With 50 positions looked at for it instead of 200 (`turn_positions`), a playout takes half the time, and the
 other half is better spent on more of them where time is short: with a sixth of level 6's, 67.5 % [56.6, 76.8] of 80
 games against the same weights with 200. With all of it there is no difference to be seen (second and third row). Level
 7 does so; level 6 is as it was.
* **Longer and shorter playouts.** One round less (`horizon=1`), with 95 playouts instead of 58, won 46 % of 100 games
 in Teotihuacan; a lower `first_play` (0.03) 50 % of 100.
* **More or less exploration.** In Teotihuacan, with a sixth of level 6's time, an `exploration` of 0.25 instead of 0.4
 won 42.5 % [36.7, 48.5] of 200 games, one of 0.6 50.0 % [44.1, 55.9] of 200.
* **Where it ended in Teotihuacan.** Level 7 was to win 75 % against level 6 with level 6's own time, and about 72 %
 is the best that was (second and third row). More playouts do not help any more, as is said above, and nor do
 more games of the same kind: the last round of the table, after whose games the loss was no lower than before, is
 not the one that level 7 plays by, but the one before. Nor do wider layers: with the 3.0 million positions of the last
 five rounds, the loss on games held back was 0.0242 with the program's layers (32 and 16 units), 0.0241 with twice as
 wide ones, and 0.0237 with 128 and 32 units, while that on the games learnt from fell to 0.0196. What is left is games
 whose playouts go on further.
* **Alone against the Teotibot: another scale.** On the scale for two, where 30 points are a clear lead, whoever is as
 far behind as most are at the level “Expert” has lost alike, whatever is done: about half of the targets of the last
 round lay below 0.02, and a sixth of level 6's playouts won 21.0 % of 100 games with such weights, 13.6 % of 66
 without. Now 80 points count as a clear lead there, and the margin more than victory (`alone` in `levels.yaml`). With
 it level 6 wins more than before (second and third row of the table of the game alone), and level 7, with the weights
 that learnt from such games, most (first row). A decision took level 7 65 ms of processor time, level 6 88 ms, and
 level 6 as it was 99 ms. At “Standard” it helps as well: with a third of level 6's playouts all of 40 games were won
 instead of 34, with 21.8 ± 7.1 points more over the Teotibot.
* **What the Teotibot is still to get**, as a price in the built-in evaluation, made players hurry: `greedy` was 2
 points worse at “Expert”, and chances of victory at “Standard” were less right (Brier score 0.366 instead of 0.323).
 It is not in the program.
* **Learning from more rounds in the end.** With the positions of the last two rounds, the loss on games held back was
 0.0264, with those of four 0.0253, and with half of them instead of a quarter in each pass 0.0238: positions of one
 game are much alike, so what is needed are games. Twice as wide layers (64 and 32 units) brought nothing with few games
 (0.132 against 0.131).
* **Few passes.** With 72,000 positions, the loss on games held back was lowest after the third pass (0.0301) and then
 rose (0.0314 after the fifth), while the loss on the training games kept falling.
* **Rotating the board** by quarter turns during training, which does not change the value of a position in Uxmal,
 lowered the loss from 0.0322 to 0.0314 with 73,000 positions. It is not in the program, where nothing is specific to a
 game.
* **Priors from the network** (`priors=network`) make a playout more than twice as long (27 µs), since every action is
 tried and evaluated. In Teotihuacan, where they cost a seventh of the playouts, they won 47.5 % [40.6, 54.5] of 200
 games at the same time per decision.

Times in the text are processor time on one core of an Intel Xeon or AMD EPYC, Python 3.11; those in the tables are
 wall-clock time, on a machine shared with other work. Self-play of a round took five to 25 minutes, training half
 a minute to two; all of the weights together took about four hours of processor time, less than a night on one core.
"""


def keep_learning(games: Path) -> None:
    """Take the results of the courses and matches in a folder."""
    for name in _tables():
        if (games / name / COURSE_FILE).exists():
            results = {**_course(games / name), "matches": _matches(games / f"{name}-matches")}
            write_atomically(FOLDER / f"learning-{name}.json", json.dumps(results, indent=1) + "\n")


def _tables() -> list[str]:
    """Every game with every number of players, as the files are called."""
    counts = {game: load_game(game).player_counts for game in installed_games()}
    return [f"{game}-{players}" for game, (least, most) in counts.items() for players in range(least, most + 1)]


def write_learning() -> None:
    """Write the page from the results that are kept."""
    parts = [
        "# What was learnt",
        "The search played against itself, a small network learnt to predict how positions turn out, and the search"
        " then used these predictions: [how](../learning.md). Shares of victories have 95 % intervals (Wilson's, for"
        " the number of independent games that would vary as much as the blocks do); in a block, both have every seat"
        " once, with the same draws.",
    ]
    for name in _tables():
        if (FOLDER / f"learning-{name}.json").exists():
            parts += _of_table(name, kept(f"learning-{name}"))
    write_page("learning", [*parts, _FOUND.replace("\n ", " ").strip()])


def _course(path: Path) -> dict[str, Any]:
    told = json.loads((path / COURSE_FILE).read_text(encoding="utf-8"))
    course = Course(**{name: value for name, value in told.items() if name not in ("version", "rules")})
    rounds = CourseFolder(path, course).rounds()
    folder = {**asdict(course), "rounds": len(rounds), "program": version("teocalli")}
    return {"course": folder, "rounds": [asdict(each) for each in rounds]}


def _matches(folder: Path) -> list[dict[str, Any]]:
    found = []
    for path in sorted(each for each in folder.iterdir() if each.is_dir()) if folder.exists() else []:
        contest, games = read_match(path)
        share = Share.of(games, lambda game: game.win_of(0))
        standings = summarise(games, len(contest.names())).standings
        found.append(
            {
                "name": path.name,
                "players": [_shown(each) for each in contest.entrants],
                "seed": contest.seed,
                "games": share.games,
                "share": share.share,
                "interval": list(share.interval),
                "milliseconds": [
                    _MILLISECONDS * standings[entrant].seconds for entrant in range(min(2, len(contest.entrants)))
                ],
            }
        )
    return found


def _shown(player: str) -> str:
    """A player as it is written, with the weights' file but without its folder."""
    before, network, path = player.partition("network=")
    return before + network + path.rpartition("/")[2]


def _of_table(name: str, results: dict[str, Any]) -> list[str]:
    course, rounds = results["course"], results["rounds"]
    title = f"{_TEXTS.format(course['game'] + '-title')}, {_seats(course)}"
    beside = "" if course["players"] == 1 else ", and those of the built-in evaluation"
    return [
        f"## {title}",
        _card(course, rounds),
        _rounds(rounds, alone=course["players"] == 1),
        write_picture(
            f"learning-{name}",
            _curve(rounds, alone=course["players"] == 1),
            f"{title}: losses on games held back{beside}",
        ),
        *_match_parts(name, title, results["matches"]),
    ]


def _card(course: dict[str, Any], rounds: list[dict[str, Any]]) -> str:
    """What was played and learnt from, and the commands that do it again."""
    first = "greedy" if course["greedy"] else "the search without a network"
    commands = "\n".join(_commands(course, rounds))
    return (
        f"**Data.** {_seats(course).capitalize()}, seed {course['seed']}{_options(course)}; {_games(course, rounds)};"
        f" the first round with {first}. λ = {course['trace']:g}, {percent(course['strayed'], 0)} of the decisions at"
        f" random, {course['passes']} passes{_passes(course, rounds)}. No other data was used. To do it again:\n\n"
        f"```sh\n{commands}\n```"
    )


def _games(course: dict[str, Any], rounds: list[dict[str, Any]]) -> str:
    """How many games were played in which way."""
    parts = []
    for (batches, playouts, at_once), group in groupby(rounds, itemgetter("batches", "playouts", "at_once")):
        count = len(list(group))
        way = ", evaluated at once where there is a network" if at_once else ""
        many = "round" if count == 1 else "rounds"
        parts.append(f"{count} {many} of {batches * course['games']} games, {playouts} playouts per decision{way}")
    return "; then ".join(parts)


def _options(course: dict[str, Any]) -> str:
    return "".join(f", {name}={value}" for name, value in course["options"].items())


def _commands(course: dict[str, Any], rounds: list[dict[str, Any]]) -> Iterator[str]:
    """The commands of a course: one for all rounds that learnt in the same way."""
    settings = [f"--option {name}={value}" for name, value in course["options"].items()]
    settings += [f"--{name.replace('_', '-')}" for name in ("greedy", "from_worth") if course[name]]
    done = 0
    for (batches, playouts, at_once, memory, share), group in groupby(rounds, itemgetter(*BY_ROUND)):
        done += len(list(group))
        numbers = {
            "players": course["players"],
            "seed": course["seed"],
            "rounds": done,
            "batches": batches,
            "playouts": playouts,
            "memory": memory,
            "share": f"{share:g}",
            "ladder": course["ladder"],
        }
        told = [f"--{name} {value}" for name, value in numbers.items()]
        told += [*settings, *(["--at-once"] if at_once else [])]
        yield " ".join(["OMP_NUM_THREADS=1 teocalli learn", course["game"], *told, "--out course"])


def _passes(course: dict[str, Any], rounds: list[dict[str, Any]]) -> str:
    """How much of the positions a pass takes, and with what training began."""
    shares = " or ".join(dict.fromkeys(percent(each["share"], 0) for each in rounds))
    begun = ", starting from the built-in evaluation" if course["from_worth"] else ""
    return f", each through another {shares} of the positions{begun}"


def _seats(course: dict[str, Any]) -> str:
    return "alone" if course["players"] == 1 else f"{course['players']} players"


def _rounds(rounds: list[dict[str, Any]], *, alone: bool) -> str:
    """The rounds; where nobody is alone, beside the built-in evaluation, which knows only of who is ahead."""
    heads = [
        "Round",
        "Positions",
        "Loss, learnt from",
        "Loss, held back",
        "Built-in evaluation",
        "Ladder",
        "Games",
        "95 %",
    ]
    rows = []
    for place, each in enumerate(rounds):
        end = each["ladder"]
        rows.append(
            [
                str(place),
                number(each["positions"], 0),
                *(f"{loss:.4f}" for loss in each["losses"][-1]),
                "–" if alone else f"{each['worth']:.4f}",
                *(("–", "–", "–") if end is None else (percent(end["share"]), str(end["games"]), _interval(end))),
            ]
        )
    return table(heads, rows)


def _interval(result: dict[str, Any]) -> str:
    low, high = result["interval"]
    return f"{100 * low:.1f} – {100 * high:.1f}"


def _curve(rounds: list[dict[str, Any]], *, alone: bool) -> str:
    unknown = [loss[1] for each in rounds for loss in each["losses"]]
    worth = [each["worth"] for each in rounds for _ in each["losses"]]
    places = [float(place) for place in range(1, len(unknown) + 1)]
    lines = [Line(places, unknown, 1), *([] if alone else [Line(places, worth, 2)])]
    return standing_alone(courses(lines, lambda value: f"{value:.3f}", "pass, round by round", bounds=(0.0,)))


def _match_parts(name: str, title: str, matches: list[dict[str, Any]]) -> list[str]:
    """The matches as a table and as a picture, if there are any."""
    if not matches:
        return []
    bars = [
        Bar(f"row {place + 1}", each["share"], low, high, percent(each["share"]), place)
        for place, each in enumerate(matches)
        for low, high in [each["interval"]]
    ]
    even = 1 / len(matches[0]["players"])
    if even == 1:
        plot = standing_alone(intervals(bars, lambda value: percent(value, 0), bounds=(0.0,)))
        about = f"{title}: share of victories over the Teotibot, row by row of the table"
        return [_table_alone(matches), write_picture(f"learning-{name}-matches", plot, about)]
    plot = standing_alone(intervals(bars, lambda value: percent(value, 0), reference=even, bounds=(even,)))
    about = f"{title}: share of victories of the learnt weights, row by row of the table; the line is an equal share"
    return [_match_table(matches), write_picture(f"learning-{name}-matches", plot, about)]


def _table_alone(matches: list[dict[str, Any]]) -> str:
    heads = ["Player", "Won", "95 %", "Games", "ms per decision"]
    rows = [
        [
            f"`{each['players'][0]}`",
            percent(each["share"]),
            _interval(each),
            str(each["games"]),
            number(each["milliseconds"][0]),
        ]
        for each in matches
    ]
    return table(heads, rows)


def _opponents(players: list[str]) -> str:
    """All others at a table, who are alike."""
    return f"`{players[0]}`" if len(players) == 1 else f"{len(players)} × `{players[0]}`"


def _match_table(matches: list[dict[str, Any]]) -> str:
    heads = ["With the weights", "Against", "Share", "95 %", "Games", "ms per decision", "ms, the other"]
    rows = [
        [
            f"`{each['players'][0]}`",
            _opponents(each["players"][1:]),
            percent(each["share"]),
            _interval(each),
            str(each["games"]),
            *(number(spent) for spent in each["milliseconds"]),
        ]
        for each in matches
    ]
    return table(heads, rows, texts=2)
