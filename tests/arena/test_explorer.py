"""Explorers: what is counted of games, how databases grow, what they tell of positions and of what was done."""

from __future__ import annotations

import json
import math
import statistics
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from teocalli.arena.contest import Contest
from teocalli.arena.explorer import ExplorerFile, Filter, GamesIn, build, moves_at, records_in, shipped, traits_told
from teocalli.arena.explorer.asking import contents, level_message
from teocalli.arena.explorer.collecting import collect
from teocalli.arena.folder import MatchFolder
from teocalli.arena.statistics import wilson_interval
from teocalli.core.errors import TeocalliError
from teocalli.core.exploring import Trait
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import GROUP, Registry, game_class, load_game, register_game
from teocalli.core.state import State
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.games.heap.game import HeapGame
from tests.fixtures.store import load_record, stored_games

HEAP = Contest("heap", {}, ("random", "greedy"), 2, 3)
GAMES = 40


@pytest.fixture(scope="module", autouse=True)
def small_game() -> Iterator[None]:
    """The template's game, beside those that are installed."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("teocalli.core.registry._registry", Registry(found))
        register_game(HeapGame)
        yield


@pytest.fixture(scope="module")
def played() -> list[Record]:
    """Games of Heap, between a player at random and a greedy one."""
    return [HEAP.record(HEAP.play(index)) for index in range(GAMES)]


@pytest.fixture(scope="module")
def heap(played: list[Record], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ExplorerFile]:
    """The database of these games."""
    path = tmp_path_factory.mktemp("explorer") / "heap.sqlite"
    assert sum(build(path, [GamesIn(tuple(played), "here")])) == GAMES
    with ExplorerFile.open(path) as file:
        yield file


def first_words(record: Record) -> str:
    return record.words[1]


def test_what_was_played_at_the_start_is_counted_with_its_results(heap: ExplorerFile, played: list[Record]) -> None:
    game = load_game("heap", 2)
    start = Match(game, ["first:0"]).state
    exact, alike = moves_at(heap, game, start, 0, Filter.like(game))
    here = [record for record in played if record.words[0] == "first:0"]
    assert (exact["likeness"], exact["games"]) == ("exact", len(here))
    assert {each["move"]: each["games"] for each in exact["moves"]} == Counter(map(first_words, here))
    assert math.isclose(sum(each["part"] for each in exact["moves"]), 1, abs_tol=0.001)
    top = exact["moves"][0]
    games = [record for record in here if first_words(record) == top["move"]]
    won = [record.winners is not None and (0 in record.winners) / len(record.winners) for record in games]
    assert top["won"] == [round(each, 4) for each in (statistics.fmean(won), *wilson_interval(sum(won), len(won)))]
    points = [record.scores[0] for record in games if record.scores]
    reach = statistics.NormalDist().inv_cdf(0.975) * statistics.stdev(points) / math.sqrt(len(points))
    mean = statistics.fmean(points)
    assert top["points"] == pytest.approx([mean, mean - reach, mean + reach], abs=0.0001)
    # Whoever begins finds piles of the same sizes.
    assert (alike["likeness"], alike["games"]) == ("piles", GAMES)
    assert {word for each in alike["moves"] for word in each["words"]} <= set(game.legal_words(start))


def test_seats_are_told_apart_by_who_sat_there(heap: ExplorerFile, played: list[Record]) -> None:
    game = load_game("heap", 2)
    assert [each["level"] for each in contents(heap)["levels"]] == ["greedy", "random"]

    def wins(level: str) -> float:
        (kind,) = traits_told(heap, game, Filter((level,)))
        assert sum(row["games"] for row in kind["rows"]) == GAMES
        return float(sum(row["games"] * row["won"][0] for row in kind["rows"]))

    assert wins("greedy") + wins("random") == pytest.approx(GAMES, abs=0.05)
    assert wins("greedy") > wins("random")
    assert traits_told(heap, game, Filter(players=3)) == []


def test_games_count_once_and_rare_positions_can_be_forgotten(played: list[Record], tmp_path: Path) -> None:
    path = tmp_path / "some.sqlite"
    list(build(path, [GamesIn(tuple(played[:10]), "here")]))
    list(build(path, [GamesIn(tuple(played), "here")]))
    game = load_game("heap", 2)
    start = Match(game, ["first:0"]).state
    with ExplorerFile.create(path, "heap", 1) as file:
        assert file.games() == GAMES
        before = moves_at(file, game, start, 0, Filter())
        size = path.stat().st_size
        file.drop_rare(5)
        assert path.stat().st_size < size
        assert moves_at(file, game, start, 0, Filter()) == before
        middle = Match.from_record(played[0])
        late = [moves_at(file, game, middle.state_at(n), n, Filter()) for n in range(len(middle.words))]
        assert all(sum(row["games"] for row in each["moves"]) >= 5 for told in late for each in told)


def test_games_come_from_records_and_folders_of_the_arena(played: list[Record], tmp_path: Path) -> None:
    with MatchFolder(tmp_path / "all" / "cup", HEAP) as folder:
        folder.keep(HEAP.play(0))
    played[1].save(tmp_path / "all" / "one.json")
    unfinished = Record(played[2].game, played[2].rules, played[2].players, {}, played[2].words[:3])
    unfinished.save(tmp_path / "all" / "two.json")
    (tmp_path / "all" / "other.json").write_text("{}")
    places = list(records_in([tmp_path / "all"]))
    assert [len(place.finished) for place in places] == [1, 1]
    assert sum(build(tmp_path / "a.sqlite", places)) == 2
    played[3].save(tmp_path / "three.json")
    assert sum(build(tmp_path / "a.sqlite", list(records_in([tmp_path / "three.json"])))) == 1


def refusal(call: object, *arguments: object) -> str:
    with pytest.raises(TeocalliError) as caught:
        list(call(*arguments))  # type: ignore[operator]
    return caught.value.code


def test_what_is_no_explorer_and_what_does_not_belong_in_it_is_refused(played: list[Record], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_text("no database at all, and longer than its head would be " * 9)
    source = [GamesIn((played[0],), "here")]
    assert refusal(build, wrong, source) == "error-explorer-none"
    assert refusal(ExplorerFile.open, tmp_path / "none.sqlite") == "error-file-missing"
    list(build(tmp_path / "heap.sqlite", source))
    uxmal = Record.from_json(load_record(stored_games()[0]))
    assert refusal(build, tmp_path / "heap.sqlite", [GamesIn((uxmal,), "there")]) == "error-explorer-other"
    assert refusal(build, tmp_path / "new.sqlite", [GamesIn((uxmal, played[0]), "both")]) == "error-explorer-mixed"
    assert refusal(records_in, [tmp_path / "empty"]) == "error-file-missing"
    (tmp_path / "empty").mkdir()
    assert refusal(records_in, [tmp_path / "empty"]) == "error-explorer-empty"
    broken = Record("heap", 1, ["a", "b"], {}, [*played[0].words[:2], "nonsense"], [1, 0], [0])
    assert refusal(build, tmp_path / "heap.sqlite", [GamesIn((broken,), "bad")]) == "error-explorer-record"
    short = Record("heap", 1, ["a", "b"], {}, played[0].words[:2], [1, 0], [0])
    assert refusal(build, tmp_path / "heap.sqlite", [GamesIn((short,), "bad")]) == "error-explorer-record"
    with ExplorerFile.open(tmp_path / "heap.sqlite") as file:
        assert file.games() == 1


@pytest.mark.parametrize("name", ["heap", "teotihuacan", "uxmal"])
def test_everything_that_is_told_has_words_in_every_language(name: str) -> None:
    """What a greedy game has in it, and all that could be played on the way."""
    contest = Contest(name, {}, ("greedy", "greedy"), 2, 1)
    record = contest.record(contest.play(0))
    match, added = Match.from_record(record), collect(record)
    game: Game = match.game
    kinds = {kind.name for kind in game.trait_kinds}
    assert {kind for _, kind, _ in added.traits} == kinds
    traits = {game.move_trait(*asked) for asked in _asked(match)} | set(_traits(match))
    messages = {json.dumps(game.trait_message(trait)) for trait in traits}
    names = [f"{name}-traits-{kind}" for kind in kinds]
    decided = [state for n in range(len(match.words)) if (state := match.state_at(n)).current_player >= 0]
    names += [f"{name}-alike-{each.name}" for state in decided for each in game.likenesses(state)]
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(texts.message(json.loads(each)) for each in messages)
        assert all(texts.format(each, {}) for each in set(names))


def _asked(match: Match) -> Iterator[tuple[State, int]]:
    for n in range(len(match.words)):
        state = match.state_at(n)
        if state.current_player >= 0:
            yield from ((state, action) for action in state.legal_actions())


def _traits(match: Match) -> Iterator[Trait]:
    for _, kind, value in collect(match.record(["a", "b"])).traits:
        yield Trait(kind, value)


def test_traits_are_what_the_games_have() -> None:
    """Starting tiles (T14), Technologies (T47) and main actions (T24) of Teotihuacan; tiles, priests of Uxmal (U10)."""
    contest = Contest("teotihuacan", {}, ("greedy", "greedy"), 2, 1)
    record = contest.record(contest.play(0))
    state = Match.from_record(record).state
    told = collect(record).traits
    for seat in (0, 1):
        has = state.summary()["players"][seat]
        assert {f"ST{n}" for n in range(19)} >= {
            value for who, kind, value in told if (who, kind) == (seat, "starting")
        }
        assert sorted(has["starting"]) == sorted(v for who, kind, v in told if (who, kind) == (seat, "starting"))
        assert sorted(map(str, has["techs"])) == sorted(v for w, kind, v in told if (w, kind) == (seat, "technology"))
    turns, boards = (
        sum(int(value.split(".")[1]) for _, kind, value in told if kind == name and wanted in value)
        for name, wanted in (("acts", "main"), ("boards", ""))
    )
    assert turns == boards >= sum(word.split("+")[0] == "main" for word in record.words) > 0


@pytest.mark.parametrize("name", ["teotihuacan", "uxmal"])
def test_a_database_comes_with_the_game(name: str) -> None:
    path = shipped(name)
    assert path is not None
    assert path.stat().st_size < 1_400_000
    with ExplorerFile.open(path, frozen=True) as file:
        assert (file.game, file.rules) == (name, game_class(name).rules_version)
        told = contents(file)
        assert told["games"] >= 3000
        assert "level:3" in [each["level"] for each in told["levels"]]
        game = load_game(name, 2)
        assert [kind["kind"] for kind in traits_told(file, game, Filter(("level:3",), 2))] == [
            kind.name for kind in game.trait_kinds
        ]


def test_whoever_sat_there_has_a_name() -> None:
    texts = Texts("en", strict=True)
    names = [texts.message(level_message(level)) for level in ("", "person", "level:3", "greedy", "level:3:nonsense=1")]
    assert names[:3] == ["Unknown", "People", "Level 3 – Mason"]
    assert all(names)
