"""The pages of docs/studies: made of what is kept, and what is kept made of games."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path

import pytest

from studies import __main__ as command
from studies import documents, learning, levels, teotihuacan, uxmal, values_page
from studies.cells import replayed
from studies.estimates import mean_of
from studies.levels import describe, higher_above
from studies.pictures import alone
from teocalli.arena.contest import Contest
from teocalli.arena.plan import PlannedMatch, read_plan
from teocalli.reports.plots import Bar, intervals

STUDIES = Path(__file__).parent.parent.parent / "docs" / "studies"
LUCK_GAMES = {"uxmal": 400, "teotihuacan": 400}
PAGES = (
    "levels",
    "chances",
    "learning",
    "coach",
    "luck",
    "openspiel",
    "strength",
    "values-uxmal",
    "values-teotihuacan",
    "uxmal",
    "teotihuacan",
)


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what is kept, into which the pages are written."""
    for kept in (*STUDIES.glob("*.json"), *STUDIES.glob("*.yaml")):
        (tmp_path / kept.name).write_bytes(kept.read_bytes())
    for module in (documents, learning, levels, values_page):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    return tmp_path


def test_the_pages_say_what_is_kept(copy: Path) -> None:
    assert command.main([]) == 0
    for page in PAGES:
        written = (copy / f"{page}.md").read_text(encoding="utf-8")
        assert written == (STUDIES / f"{page}.md").read_text(encoding="utf-8"), f"python -m studies {page}"
        for picture in re.findall(r"\]\((pictures/[^)]+)\)", written):
            assert (STUDIES / picture).exists()
            assert (copy / picture).read_text(encoding="utf-8").endswith("</svg>\n")


@pytest.mark.parametrize("game", ["uxmal", "teotihuacan"])
def test_what_is_kept_is_of_the_plans(game: str) -> None:
    planned = {match.name: match for match in read_plan(STUDIES / f"{game}.yaml")}
    for cell in json.loads((STUDIES / f"{game}.json").read_text(encoding="utf-8"))["cells"]:
        contest = planned[cell["name"]].contest
        assert cell["options"] == contest.to_json()["options"]
        assert cell["players"] == list(contest.entrants)
        assert cell["games"] >= 400
        assert sum(seat["wins"][0] for seat in cell["seats"]) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("game", ["uxmal", "teotihuacan"])
def test_in_no_tenth_of_the_scale_chances_are_wrong_by_more_than_three_points(game: str) -> None:
    """Over more than 400 games that the models have not seen, all tables of a game together."""
    found = json.loads((STUDIES / "chances.json").read_text(encoding="utf-8"))["cells"]
    cells = [cell for cell in found if cell["game"] == game]
    assert all(cell["games"] >= 400 for cell in cells)
    errors: dict[int, float] = defaultdict(float)
    counts: dict[int, int] = defaultdict(int)
    for tenth in (tenth for cell in cells for tenth in cell["tenths"]):
        number = min(int(10 * tenth["forecast"]), 9)
        errors[number] += tenth["count"] * (tenth["forecast"] - tenth["share"][0])
        counts[number] += tenth["count"]
    assert sorted(counts) == list(range(10))
    assert max(abs(error) / counts[number] for number, error in errors.items()) <= 0.03


@pytest.mark.parametrize("place", range(2))
def test_luck_favours_nobody_and_the_stronger_player_has_more_skill(place: int) -> None:
    """Over more than 400 games played by the program itself."""
    cell = json.loads((STUDIES / "luck.json").read_text(encoding="utf-8"))["cells"][place]
    luck, skill = (mean_of(enumerate(cell[part])) for part in ("luck", "skill"))
    assert cell["games"] == len(cell["luck"]) == len(cell["skill"]) >= LUCK_GAMES[cell["game"]]
    assert luck[1] < 0 < luck[2]
    assert skill[1] > 0


def test_what_is_counted_in_uxmal_adds_up() -> None:
    contest = Contest("uxmal", {}, ("random", "greedy"), seats=2, seed=2)
    games = [contest.play(index) for index in range(4)]
    cell = uxmal.find(PlannedMatch("x", contest, 4), games, games)
    assert cell["changes"]["points"] == (0, 0, 0)
    for shares in cell["cards"].values():
        assert shares["two"][0] + shares["one"][0] + shares["none"][0] == pytest.approx(1)
        assert shares["two"][0] <= shares["offered"][0] <= shares["possible"][0]
    mean = {entry["name"]: entry["winners"] + entry["others"] for entry in (*cell["actions"], *cell["sources"])}
    assert mean["builds"] == pytest.approx(29)
    assert mean["priests"] + mean["cards"] == pytest.approx(2 * cell["measures"]["points"][0])
    assert len(cell["places"]) == 29


def test_what_is_counted_in_teotihuacan_adds_up() -> None:
    contest = Contest("teotihuacan", {}, ("greedy", "greedy"), seats=2, seed=2)
    games = [contest.play(index) for index in range(2)]
    cell = teotihuacan.find(PlannedMatch("x", contest, 2), games, ())
    both = {entry["name"]: entry["winners"] + entry["others"] for entry in cell["actions"]}
    boards = [count for name, count in both.items() if name.startswith("Main: ")]
    assert sum(boards) == pytest.approx(both["Main actions"])
    for game in games:
        words = [word for word in game.words if word.startswith("move:") or word == "rest"]
        assert teotihuacan.turns_of(contest, game) - len(words) in range(
            3
        )  # a rest that has no alternative has no word
    points = {entry["name"]: entry["winners"] + entry["others"] for entry in cell["sources"]}
    assert sum(points[f"era {era}"] for era in (1, 2, 3)) == pytest.approx(2 * cell["measures"]["points"][0])
    sources = [value for name, value in points.items() if "era" not in name]
    assert sum(sources) == pytest.approx(2 * cell["measures"]["points"][0])


def test_a_game_is_replayed_to_its_end() -> None:
    contest = Contest("uxmal", {"components": "random"}, ("random", "random"), seats=2, seed=2)
    game = contest.play(0)
    *_, (_, _, end) = replayed(contest, game)
    assert end.is_terminal()
    assert tuple(end.points()) == game.scores


def test_levels_in_words() -> None:
    assert describe({"number": 3, "blunders": 0.0}) == "the player `greedy`"
    assert describe({"number": 1, "blunders": 0.5}).endswith("50 % of its decisions at random")
    search = {"number": 6, "blunders": 0.0, "playouts": 14000, "seconds": 0.5}
    assert describe(search) == "tree search, 14,000 playouts, at most 500 ms"
    assert higher_above({"share": 0.25, "interval": [0.2, 0.4]}) == (0.75, 0.6, 0.8)


def test_a_picture_stands_alone_in_light_and_dark() -> None:
    svg = alone(intervals([Bar("a", 0.5, 0.4, 0.6, "50 %", 0)], str))
    named = set(re.findall(r"var\((--[\w-]+)\)", svg))
    assert named <= set(re.findall(r"(--[\w-]+): light-dark\(", svg))
    assert svg.index("<rect") < svg.index("<g ")


def test_games_of_another_plan_are_refused(
    copy: Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path_factory.mktemp("games") / "uxmal" / "2-over-1"
    folder.mkdir(parents=True)
    other = {"format": "teocalli-match", "version": 1, "game": "uxmal", "rules": 1, "options": {}}
    folder.joinpath("match.json").write_text(json.dumps({**other, "players": ["greedy"] * 2, "seats": 2, "seed": 9}))
    assert command.main(["levels", "--games", str(folder.parent.parent)]) == 2
    assert "seed" in capsys.readouterr().err
