"""End of a phase: U22 to U25."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.uxmal.tell.report import report_of
from tests.fixtures.plan import OWN
from tests.uxmal.match import UxmalMatch, stored
from tests.uxmal.script import build_anything, complete_level, legal, play, see, start
from tests.uxmal.walk import random_match

PLAYER_COUNTS = [2, 3, 4]


def last_turns(match: UxmalMatch, builder: int) -> UxmalMatch:
    """Place priests until it is `builder`'s turn, then build the last tile of the level."""
    while match.state.turn_player != builder:
        if match.state.decision == "draw":
            play(match, legal(match)[0])
        play(match, legal(match, "place")[0])
    return build_anything(match)


def points_of(level: int, rank: int) -> int:
    """U22 as a formula: 2l + 5 − 2r for ranks 1 to 3, else 0."""
    return 2 * level + 5 - 2 * rank if rank <= 3 else 0


def scored_by_hand(position: dict[str, Any], seat: int) -> int:
    """What the next scoring gives a player, counted from the position summary by U22 and U23."""
    total: int = 0
    for field in position["priests"][seat]:
        row, column = 8 - int(field[1]), "abcdefgh".index(field[0])
        symbol, level = position["symbols"][row][column], int(position["levels"][row][column])
        total += points_of(level, position["track"].index(symbol) + 1) if symbol != "-" else 0
    cards: dict[str, int] = position["hands"][seat]
    return total + 2 * cards[position["track"][0]] + cards[position["track"][1]]


@pytest.mark.parametrize(
    ("level", "rank", "points"),
    [(1, 1, 5), (1, 2, 3), (1, 3, 1), (2, 1, 7), (2, 2, 5), (2, 3, 3), (3, 1, 9), (3, 2, 7), (3, 3, 5)],
)
def test_u22_points_by_level_and_rank(level: int, rank: int, points: int) -> None:
    match = start(base="blank")
    for _ in range(level - 1):
        complete_level(match)
    complete_level(match, leave=1)
    assert priest_projection(match, level, rank) == points


def priest_projection(match: UxmalMatch, level: int, rank: int) -> int:
    """What the next scoring gains by placing a priest on a field of this level with the idol of this rank."""
    idol = see(match)["track"][rank - 1]
    player = match.state.turn_player
    for word in legal(match, "place"):
        after = match.state.clone()
        after.apply_action(match.game.string_to_action(after, word))
        field = after.priests(player)[-1]
        if after.symbol(field) == idol and after.level(field) == level:
            gained: float = after.projected_points()[player] - match.state.projected_points()[player]
            return int(gained)
    raise AssertionError("no such field")


@pytest.mark.parametrize("rank", [4, 5])
def test_u22_ranks_4_and_5_give_nothing(rank: int) -> None:
    match = complete_level(start(base="blank"))
    assert priest_projection(match, 1, rank) == 0


def test_u22_a_blank_gives_nothing() -> None:
    """Of all random games' priests on blanks at a scoring, none adds to the projection."""
    blanks = 0
    for match in random_match(4, {"variant": "no_break"}, seed=2):
        for seat in range(4):
            for part in match.game.view(match.state, seat)["projection"][seat]["priests"]:
                if part["idol"] == "-":
                    blanks += 1
                    assert part["points"] == 0
    assert blanks


def test_u22_the_table_is_data() -> None:
    match = complete_level(start(base="blank", components=OWN))
    assert [priest_projection(match, 1, rank) for rank in (1, 2, 3, 4)] == [6, 2, 0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_u22_and_u23_scores_counted_by_hand(seed: int) -> None:
    """Every phase end of random games: priests, then cards, counted from the position that is scored."""
    previous, ends = None, 0
    for match in random_match(2 + seed % 3, {"variant": ["standard", "no_break", "forced_break"][seed % 3]}, seed):
        state = match.state
        if previous is not None and (state.phase > previous.phase or state.is_terminal()):
            scored = report_of(previous, match.actions[-1]).scored
            assert scored is not None
            ends += 1
            for player in range(match.game.players):
                gained = state.points()[player] - previous.points()[player]
                assert gained == scored_by_hand(scored.summary(), player)
        previous = state
    assert ends == 3


def test_u23_cards_of_ranks_1_and_2_return_to_the_piles_others_are_kept() -> None:
    previous, ends = None, 0
    for match in random_match(3, {}, seed=5):
        state = match.state
        if previous is not None and (state.phase > previous.phase or state.is_terminal()):
            ends += 1
            before = report_of(previous, match.actions[-1]).scored
            assert before is not None
            scored = before.summary()
            first, second = scored["track"][:2]
            for seat, cards in enumerate(scored["hands"]):
                kept = {idol: 0 if idol in (first, second) else count for idol, count in cards.items()}
                assert see(match)["hands"][seat] == kept
            assert (see(match)["piles"][first], see(match)["piles"][second]) == (9, 9)
        previous = state
    assert ends == 3


def test_u24_rejection_after_phases_1_and_2() -> None:
    match = complete_level(start(track="SJMET"))
    assert see(match)["track"] == "METSJ"
    complete_level(match)
    assert see(match)["track"] == "TSJME"


def test_u24_no_rejection_and_no_break_after_phase_3() -> None:
    match = complete_level(complete_level(start(base="blank")))
    placed = legal(match, "place")[0]
    player = see(match)["turn"]
    play(match, placed)
    complete_level(match)
    position = see(match)
    assert (position["track"], position["phase"], position["decision"]) == ("TSJME", 3, "over")
    assert (position["priests"][player], position["priests"][1 - player]) == ([placed[6:]], [])
    assert (position["supply"][player], position["supply"][1 - player]) == (2, 3)


def one_priest_each(**options: Any) -> UxmalMatch:
    """Phase 1 all but finished; each of three players has one priest on the pyramid."""
    match = complete_level(start(players=3, base="blank", **options), leave=1)
    for _ in range(3):
        play(match, legal(match, "place")[0])
    return match


def test_u9_u24_standard_break_returns_all_priests() -> None:
    position = see(complete_level(one_priest_each()))
    assert (position["priests"], position["supply"]) == ([[], [], []], [3, 3, 3])


def test_u9_u24_no_break_leaves_all_priests_where_they_are() -> None:
    match = one_priest_each(variant="no_break")
    before = see(match)["priests"]
    position = see(complete_level(match))
    assert position["priests"] == before
    assert position["supply"] == [2, 2, 2]


def test_u9_u24_forced_break_leaves_2_then_1_priests() -> None:
    match = complete_level(one_priest_each(variant="forced_break"))
    assert (see(match)["priests"], see(match)["supply"]) == ([[], [], []], [2, 2, 2])
    play(match, legal(match, "place")[0])
    complete_level(match)
    assert (see(match)["priests"], see(match)["supply"]) == ([[], [], []], [1, 1, 1])


def test_u24_a_phase_end_writes_no_words_and_shows_the_new_phase() -> None:
    match = complete_level(start(), leave=1)
    words = len(match.words)
    build_anything(match)
    kinds = [word.partition(":")[0] for word in match.words[words:]]
    assert kinds[:2] == ["build", "draw"]
    assert kinds[2] in {"a1", "c1", "e1", "g1", "a3", "c3", "e3", "g3", "a5", "c5", "e5", "g5", "a7", "c7", "e7", "g7"}
    assert kinds[3:] in ([], ["take"])
    assert (see(match)["phase"], see(match)["decision"]) == (2, "turn")


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("draw", ["after_choosing", "open"])
def test_u25_r16_next_player_starts_wherever_in_the_round_a_phase_ends(players: int, draw: str) -> None:
    for builder in range(players):
        match = start(players=players, base="blank", draw=draw)
        for phase in (1, 2, 3):
            complete_level(match, leave=1)
            last_turns(match, builder)
            if phase == 3:
                assert see(match)["turn"] is None
            else:
                assert (see(match)["phase"], see(match)["turn"]) == (phase + 1, (builder + 1) % players)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("draw", ["after_choosing", "open"])
def test_u25_r16_builder_starts_wherever_in_the_round_a_phase_ends(players: int, draw: str) -> None:
    for builder in range(players):
        match = start(players=players, base="blank", next_starter="builder", draw=draw)
        for phase in (1, 2, 3):
            complete_level(match, leave=1)
            last_turns(match, builder)
            assert see(match)["turn"] == (None if phase == 3 else builder)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_u25_r16_lowest_score_starts_wherever_in_the_round_a_phase_ends(players: int) -> None:
    for builder in range(players):
        match = start(players=players, base="blank", next_starter="lowest_score")
        for phase in (1, 2):
            complete_level(match, leave=1)
            last_turns(match, builder)
            scores = see(match)["scores"]
            after_builder = [(builder + step) % players for step in range(1, players + 1)]
            assert after_builder[-1] == builder
            lowest = [seat for seat in after_builder if scores[seat] == min(scores)]
            assert (see(match)["phase"], see(match)["turn"]) == (phase + 1, lowest[0])


def test_u25_lowest_score_tie_goes_to_the_first_after_the_builder_and_the_builder_is_last() -> None:
    """Two stored games hold phase ends at which the builder shares the lowest score."""
    shown = []
    for name in ("28-4p-lowest-starts-tie", "29-2p-lowest-starts-tie"):
        match = stored(name)
        for number in range(1, len(match.words)):
            before, after = match.state_at(number - 1), match.state_at(number)
            if after.phase == before.phase:
                continue
            scores, builder = after.points(), before.turn_player
            if scores.count(min(scores)) > 1 and scores[builder] == min(scores):
                shown.append(name)
                assert after.turn_player != builder
                between = [(builder + step) % len(scores) for step in range(1, len(scores))]
                assert after.turn_player == next(seat for seat in between if scores[seat] == min(scores))
    assert set(shown) == {"28-4p-lowest-starts-tie", "29-2p-lowest-starts-tie"}
