"""Settings and specifications: what is understood, and how what is not understood is refused."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teocalli import load_game
from teocalli.core.errors import TeocalliError
from teocalli.core.texts import Texts
from teocalli.players import check_player, known_specifications, make_player
from teocalli.players.settings import POLICIES, RANGES, SearchSettings
from teocalli.players.specification import settings_of
from tests.players.positions import GAMES, middle


def refusal(specification: str) -> str:
    """The sentence by which a specification is refused."""
    with pytest.raises(TeocalliError) as caught:
        make_player(specification)
    for language in ("de", "fr"):
        assert Texts(language).message(caught.value.message)
    return str(caught.value)


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([], {}),
        (["50ms"], {"seconds": 0.05}),
        (["1.5s"], {"seconds": 1.5}),
        (["2000p", "2t"], {"playouts": 2000, "threads": 2}),
        (["exploration=0.7", "policy=worth", "early=true"], {"exploration": 0.7, "policy": "worth", "early": True}),
        (["early=0", "horizon=-1"], {"early": False, "horizon": -1}),
    ],
)
def test_parts_are_understood(parts: list[str], expected: dict[str, object]) -> None:
    found = settings_of("mcts", parts)
    assert found == expected
    assert {name: type(value) for name, value in found.items()} == {n: type(v) for n, v in expected.items()}


@pytest.mark.parametrize(
    ("specification", "fragments"),
    [
        ("mcts:quick", ["“quick”", "“mcts:quick”", "exploration"]),
        ("mcts:", ["“”"]),
        ("mcts:1 s", ["“1 s”"]),
        ("mcts:1s:speed=3", ["“speed=3”"]),
        ("mcts:1s:early=yes", ["“early=yes”"]),
        ("mcts:1s:threads=two", ["“threads=two”"]),
        ("mcts:" + "9" * 5000 + "p", ["means nothing"]),
        ("flat:100p:exploration=-1", ["exploration", "“-1.0”", "0", "100"]),
        ("flat:100p:exploration=nan", ["exploration", "“nan”"]),
        ("mcts:" + "9" * 400 + "s", ["seconds", "“inf”", "3600"]),
        ("mcts:100t:1s", ["threads", "“100”", "64"]),
        ("mcts:1s:policy=best", ["“best”", "even, own, worth, turn"]),
        ("mcts", ["budget", "50ms", "2000p"]),
        ("mcts:0s:0p", ["budget"]),
        ("level:4:0s:0p", ["budget"]),
        ("level:3:fast", ["“fast”"]),
        ("wizard", ["“wizard”", "random", "greedy", "flat:1s", "mcts:1s", "level:1"]),
        ("level", ["“level”", "level:7"]),
        ("level:8", ["“level:8”"]),
        ("greedy:1s", ["“greedy:1s”"]),
        ("", ["“–”", "random"]),
    ],
)
def test_what_is_wrong_is_named(specification: str, fragments: list[str]) -> None:
    sentence = refusal(specification)
    assert all(fragment in sentence for fragment in fragments), sentence
    assert "\n" not in sentence
    assert len(sentence) < 700


def test_a_setting_out_of_its_range_is_refused_with_the_range() -> None:
    for name, (low, high) in RANGES.items():
        for value in (low - 1, high + 1, "much", None):
            with pytest.raises(TeocalliError) as caught:
                SearchSettings.of({"playouts": 1, name: value})
            assert caught.value.code == "error-search-setting"
            assert all(text in str(caught.value) for text in (name, str(low), str(high)))
        for end in (low, high):
            if type(end) is bool or (name, end) != ("playouts", 0):
                assert SearchSettings.of({"playouts": 1, name: end})


def test_every_setting_has_a_range_or_a_list_of_values() -> None:
    assert {field.name for field in fields(SearchSettings)} == {*RANGES, "policy", "priors", "network"}


def test_an_unknown_setting_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TeocalliError) as caught:
        SearchSettings.of({"playouts": 1, "speed": 2})
    assert caught.value.code == "error-search-setting-name"
    assert all(text in str(caught.value) for text in ("speed", "playouts", "temperature"))


def test_known_players_can_be_made() -> None:
    *known, highest = [specification for specification in known_specifications() if specification != "…"]
    for specification in known:
        for name in GAMES:
            check_player(specification, load_game(name))
    check_player(highest, load_game("uxmal"))  # it takes weights, which not every game has


def test_a_player_is_made_with_what_was_written() -> None:
    """Other settings than the game's own change what is found; more playouts are made."""
    state = middle("uxmal")
    player = make_player("mcts:123p:policy=even:early=false:exact=0", seed=1)
    assert player.choose(state) in state.legal_actions()
    searcher = player.of(state.game)  # type: ignore[attr-defined]
    assert searcher.report().new_playouts == 123
    assert (searcher.settings.policy, searcher.settings.threads) == ("even", 1)


def test_more_time_for_a_level_is_used() -> None:
    """A level given a time is no longer bound by its playouts; given playouts it keeps its time."""
    game = load_game("uxmal")
    longer, more = (make_player(text).of(game).settings for text in ("level:4:2s", "level:4:99p"))  # type: ignore[attr-defined]
    assert (longer.seconds, longer.playouts) == (2.0, 0)
    assert (more.seconds, more.playouts) == (0.03, 99)


@pytest.mark.parametrize("name", GAMES)
def test_settings_for_a_level_that_does_not_search_are_refused(name: str) -> None:
    game = load_game(name)
    for specification in ("level:1:2s", "level:3:exploration=0.5"):
        with pytest.raises(TeocalliError) as caught:
            check_player(specification, game)
        assert specification[8:] in str(caught.value)
        assert "4, 5, 6" in str(caught.value)
    check_player("level:1", game)
    check_player("level:4:2s", game)


PARTS = st.one_of(
    st.text(max_size=12),
    st.from_regex(r"\A[0-9.]{1,6}(ms|s|p|t)\Z"),
    st.builds("{}={}".format, st.sampled_from([*RANGES, "policy"]), st.text("0123456789.-+einfatrus_", max_size=8)),
)


@given(st.sampled_from(["mcts", "flat", "level:4", "level:1", "greedy", "random", ""]), st.lists(PARTS, max_size=4))
def test_any_text_is_a_player_or_refused_in_one_sentence(name: str, parts: list[str]) -> None:
    specification = ":".join([name, *parts])
    try:
        make_player(specification)
    except TeocalliError as refused:
        assert str(refused)  # noqa: PT017 - a text is enough: either outcome is right


@given(
    st.floats(0.001, 3600).map(lambda value: round(value, 3)),
    st.integers(0, 1_000_000_000),
    st.integers(1, 64),
    st.sampled_from(POLICIES),
)
def test_what_is_written_comes_back(seconds: float, playouts: int, threads: int, policy: str) -> None:
    parts = [f"{seconds:.3f}s", f"{playouts}p", f"{threads}t", f"policy={policy}"]
    settings = SearchSettings.of(settings_of("mcts", parts))
    assert (settings.playouts, settings.threads, settings.policy) == (playouts, threads, policy)
    assert settings.seconds == pytest.approx(seconds)
